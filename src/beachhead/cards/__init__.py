"""Cards and maps as data: loading and checking TOML, and the text of a card from its effect."""
