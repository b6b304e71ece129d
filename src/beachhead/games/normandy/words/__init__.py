"""The words that cards, sectors and RWBs are written in, each with all that it does."""
