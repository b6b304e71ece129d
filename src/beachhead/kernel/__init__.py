"""What every game shares: the contract, dice, notation, records, undo, fair dice, options."""
