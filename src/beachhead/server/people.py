"""What people at a table may be called, look like and say."""

from __future__ import annotations

from beachhead.kernel.errors import Problem

COLOURS = ("olive", "sand", "navy", "rust", "slate", "plum")
PHRASES = ("hello", "thanks", "well-done", "bad-luck", "your-turn", "one-moment", "sorry", "bye")
LONGEST_NAME = 24


def check_name(name: str) -> str:
    """A name as people may have one: short, and without tricks."""
    plain = " ".join(name.split())
    if len(plain) > LONGEST_NAME or not plain.isprintable():
        raise Problem("bad-name", most=LONGEST_NAME)
    return plain


def check_colour(colour: str) -> str:
    """One of the colours that there are."""
    if colour not in COLOURS:
        raise Problem("bad-colour", known=", ".join(COLOURS))
    return colour


def check_phrase(phrase: str) -> str:
    """One of the phrases that there are."""
    if phrase not in PHRASES:
        raise Problem("unknown-phrase", known=", ".join(PHRASES))
    return phrase
