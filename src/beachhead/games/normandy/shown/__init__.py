"""What lies on the table, what belongs to a question, what a choice will bring."""
