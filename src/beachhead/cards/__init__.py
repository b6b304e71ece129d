"""Cards and maps as data: what every card has, and loading and checking the TOML."""
