"""Cards: their shapes, the content they come from, decks, offers and use."""
