"""The web table, over the wire."""
