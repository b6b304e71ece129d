"""The tide: a draw of the table, a second map, and a harbour master who plays against the Units."""
