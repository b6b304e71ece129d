"""The web table: rooms, sockets, the store."""
