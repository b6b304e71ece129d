"""Everything the program says, in the player's language, from Fluent files."""

from beachhead.locale.texts import LANGUAGES, Texts, default_language, next_language, prepare

__all__ = ["LANGUAGES", "Texts", "default_language", "next_language", "prepare"]
