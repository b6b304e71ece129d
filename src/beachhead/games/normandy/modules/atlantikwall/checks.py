"""What can be wrong with the German's cards, and with those against him, in a content file."""

from __future__ import annotations

from collections.abc import Iterator

from beachhead.cards.building import Key
from beachhead.games.normandy.cards.shapes import UnitCard
from beachhead.games.normandy.modules.atlantikwall.cards import (
    Decoration,
    GermanItem,
    GermanSpecialist,
)
from beachhead.games.normandy.modules.atlantikwall.harm import GermanLoses, Hit, LoseOneOf
from beachhead.games.normandy.modules.atlantikwall.solo import words as solo_words
from beachhead.games.normandy.modules.atlantikwall.state import DECORATION
from beachhead.games.normandy.modules.atlantikwall.words import HIS, OF_HIM, StealDice
from beachhead.games.normandy.modules.module import Placed
from beachhead.games.normandy.words import dice_words, resource_words
from beachhead.games.normandy.words.card_words import Cheaper
from beachhead.games.normandy.words.choice import Choose, walk
from beachhead.games.normandy.words.word import Effect
from beachhead.kernel.errors import Problem

ORDINARY = 6
"""So many ordinary Decorations there are for each Black one (K-6)."""
AT_HOME: tuple[type[Effect], ...] = (*HIS, StealDice, LoseOneOf, Choose, Cheaper, *solo_words.WORDS)
"""What a card may do for him, besides whatever is about resources or dice."""
FOR_ANYBODY = {resource_words.__name__, dice_words.__name__}


def card_faults(card: UnitCard, placed: Placed) -> Iterator[tuple[Key, Problem]]:
    """Everything about a card that does not fit its side."""
    if isinstance(card, GermanSpecialist | GermanItem | Decoration):
        yield from _his_faults(card)
    else:
        for at, effect in enumerate(card.effects):
            if any(isinstance(part, (*HIS, Hit)) for part in _of_holder((effect,))):
                yield ("effects", at), Problem("only-for-german")
    if isinstance(card, Decoration) and card.id == list(placed[DECORATION])[-1]:
        yield from _mix_faults([entry for _, _, entry in placed[DECORATION].values()])


def _of_holder(effects: tuple[Effect, ...]) -> Iterator[Effect]:
    """What a card does, without what it does to the German."""
    against = {
        id(part)
        for effect in walk(effects)
        if isinstance(effect, GermanLoses)
        for part in walk(way_part for way in effect.of for way_part in way)
    }
    return (effect for effect in walk(effects) if id(effect) not in against)


def _his_faults(card: UnitCard) -> Iterator[tuple[Key, Problem]]:
    if card.condition is not None:
        yield ("if",), Problem("not-for-german")
    if card.who not in ("unit", "any", "all"):
        yield ("who",), Problem("not-for-german")
    if isinstance(card, GermanSpecialist) and card.rank != "regular":
        yield ("rank",), Problem("not-for-german")
    for at, effect in enumerate(card.effects):
        if not all(_fits(card, part) for part in walk((effect,))):
            yield ("effects", at), Problem("not-for-german")


def _fits(card: UnitCard, effect: Effect) -> bool:
    """Whether he can do it for himself, or to Units."""
    if card.who == "unit":
        return isinstance(effect, AT_HOME) or type(effect).__module__ in FOR_ANYBODY
    return not isinstance(effect, (*HIS, *OF_HIM))


def _mix_faults(cards: list[Decoration]) -> Iterator[tuple[Key, Problem]]:
    """K-6: one Decoration in seven is Black."""
    black = sum(card.black for card in cards)
    ordinary = len(cards) - black
    if ordinary != ORDINARY * black:
        yield (), Problem("decoration-mix", ordinary=ordinary, black=black)
