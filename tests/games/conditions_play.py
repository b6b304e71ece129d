"""How the tests of Battle Conditions get to a moment."""

from __future__ import annotations

from collections import Counter
from typing import Any

from beachhead.bots import find_bot
from beachhead.games.normandy.cards.decks import deck_of
from beachhead.games.normandy.map.effective import SectorNow
from beachhead.games.normandy.modules.conditions.state import TABLE, ConditionsTable
from beachhead.games.normandy.state import Deck
from beachhead.kernel.contract import Action
from beachhead.kernel.fair import fast_stream
from tests.games.normandy_fight import at, troop
from tests.games.normandy_play import the_game
from tests.script import Script

BATTLE: dict[str, Any] = {"battle_conditions": True}
WEATHER = BATTLE | {"persistent_weather": True}
OBSERVATION = BATTLE | {"forward_observation": True}
EVERY = the_game().content.of_kind("condition")
MGF_SECTOR, QUIET_SECTOR = "9", "1"
"""On Exercise Tiger."""


def lying(play: Script) -> tuple[str, ...]:
    return TABLE.of(play.state).lying


def lay(play: Script, *cards: str) -> Script:
    """Put Conditions on the table, out of their deck."""
    others = tuple(deck for deck in play.state.decks if deck.name != "condition")
    deck = Deck("condition", tuple(id for id in EVERY if id not in cards))
    play.set(decks=(*others, deck), **{TABLE.name: ConditionsTable(cards)})
    return play


def here(play: Script, number: str) -> SectorNow:
    """A sector as it is now."""
    box = play.game.box  # type: ignore[attr-defined]
    found: SectorNow = box.sector(play.state, box.ground(play.state).by_number[number])
    return found


def conditions(play: Script) -> Deck:
    deck = deck_of(play.state, "condition")
    assert deck is not None
    return deck


def accounted(play: Script) -> Counter[str]:
    deck = conditions(play)
    return Counter((*deck.cards, *deck.top, *deck.played, *lying(play)))


def observing(*hands: str) -> Script:
    return lay(at("rally", *(troop(hand=hand) for hand in hands), **OBSERVATION), "salvage")


def advised(play: Script, seat: int = 1) -> Action:
    decision = play.decision(seat)
    assert decision is not None
    bot = find_bot("sergeant", "normandy")
    view = play.game.view(play.state, seat - 1)
    return bot(play.game, view, decision, fast_stream("bot"))
