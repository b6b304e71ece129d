"""What people at a table may be called, look like and say."""

from __future__ import annotations

import re
from unicodedata import category, normalize

from beachhead.kernel.contract import Sides
from beachhead.kernel.errors import Problem

COLOURS = ("olive", "sand", "navy", "rust", "slate", "plum")
PHRASES = ("hello", "thanks", "well-done", "bad-luck", "your-turn", "one-moment", "sorry", "bye")
OF_FRIENDS = ("need-help", "can-spare", "wait-for-me", "we-can-do-it")
OF_RIVALS = ("good-luck", "how-lucky", "catch-up", "another-game")
LONGEST_NAME, LONGEST_SENT = 24, 240
"""Letters, and with all their marks: to put those in order takes the longer the more there are."""
UNSEEN = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\uffa0\ufffc"
    "\U00016fe4\U0001d159\U000e0100-\U000e01ef]"
)
"""Letters, signs and marks that show nothing, besides what Python calls not printable."""
PICTURED = re.compile("[\ufe00-\ufe0f]")
"""What phones put behind a sign to have it in colour: it shows nothing by itself."""
STACKED = 2
"""Marks on one letter, as some languages write it."""


def check_name(name: str) -> str:
    """A name as people may have one: short, all of it to be seen, and written in one way.

    Letters of two alphabets may still look the same.
    """
    if len(name) > LONGEST_SENT:
        raise Problem("bad-name", most=LONGEST_NAME)
    plain = " ".join(normalize("NFC", PICTURED.sub("", name)).split())
    marks = "".join("x" if category(letter) in ("Mn", "Me") else " " for letter in plain)
    tricks = UNSEEN.search(plain) or marks.startswith("x") or "x" * (STACKED + 1) in marks
    if len(plain) > LONGEST_NAME or not plain.isprintable() or tricks:
        raise Problem("bad-name", most=LONGEST_NAME)
    return plain


def check_colour(colour: str) -> str:
    """One of the colours that there are."""
    if colour not in COLOURS:
        raise Problem("bad-colour", known=", ".join(COLOURS))
    return colour


def phrases_for(sides: Sides) -> tuple[str, ...]:
    """What can be said at a table: among those who win together, and to those who do not."""
    friends = OF_FRIENDS if any(len(side) > 1 for side in sides) else ()
    return (*PHRASES, *friends, *(OF_RIVALS if len(sides) > 1 else ()))


def check_phrase(sides: Sides, phrase: str) -> str:
    """One of the phrases that there are."""
    known = phrases_for(sides)
    if phrase not in known:
        raise Problem("unknown-phrase", known=", ".join(known))
    return phrase
