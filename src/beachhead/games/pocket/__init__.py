"""What Battle! and Express! share: dice actions and the reading of a tally (rules P-1 to P-4)."""
