"""What stands between the network and the tables: who may come in, how often, and with what."""
