"""What every kind of table shares: sitting down, asking, telling, typing dice in, bots."""
