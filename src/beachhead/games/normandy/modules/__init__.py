"""The expansions: the base game does not know of any."""
