"""Real dice and cards, typed in."""

from __future__ import annotations

from beachhead.kernel.contract import AnyGame, Chance, Draw, Outcome, Roll
from beachhead.kernel.errors import NotationError, Problem
from beachhead.kernel.kinds import COLOUR_LETTERS, is_numbered


def read_typed(game: AnyGame, chance: Chance, text: str) -> Outcome:
    """What was typed in for a chance."""
    if isinstance(chance, Draw):
        return chance.event(_read_card(game, chance, text))
    return chance.event(_read_dice(chance, text))


def _read_dice(roll: Roll, text: str) -> tuple[int, ...]:
    """Dice in notation, or just what they show, in the order of the colours asked for."""
    words, compact = text.split(), "".join(text.split())
    colours = [COLOUR_LETTERS[colour] for colour in roll.pool]
    with_colours = bool(words) and all(
        len(word) == 2 and word[0] in COLOUR_LETTERS for word in words
    )
    typed = len(words) if with_colours else len(compact)
    if typed != len(colours):
        raise Problem("typed-count", wanted=len(colours), typed=typed, text=text)
    # Each by itself: there are letters that are two when small.
    small = map(str.lower, compact)
    dice = words if with_colours else map("".join, zip(colours, small, strict=True))
    try:
        return roll.read(" ".join(dice))
    except NotationError:
        numbered = [is_numbered(colour) for colour in roll.pool]
        faces = "numbers" if all(numbered) else "both" if any(numbered) else "symbols"
        wanted = " ".join(colours)
        raise Problem("typed-dice", text=text, wanted=wanted, faces=faces) from None


def _read_card(game: AnyGame, draw: Draw, text: str) -> str:
    """A card by its id or its name in any language, in small letters or capitals."""
    for card in draw.outcomes():
        names = game.content.name_of("card", card)
        if names and names.has(text):
            return card
    return draw.read(" ".join(text.casefold().split()))
