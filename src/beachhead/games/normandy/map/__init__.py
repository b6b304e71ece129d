"""The map: as it is printed, joined with others, and as it is now."""
