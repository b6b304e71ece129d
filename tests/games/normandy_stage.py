"""A stage for one card of Normandy: a map made for it, three Units, and any moment of a turn.

The first Unit holds the card. The second is with it, unless the card works alone; the third is in
another sector. Whoever is not asked about the card has something to do, so that no phase ends by
itself.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from beachhead.games import load_game
from beachhead.games.moves import Reroll
from beachhead.games.normandy import actions as a
from beachhead.games.normandy.cards.content import NormandyContent
from beachhead.games.normandy.cards.shapes import DeckSpecialist, Specialist, UnitCard, Vehicle
from beachhead.games.normandy.kinds import Window
from beachhead.games.normandy.map.ground import Ground
from beachhead.games.normandy.modules.conditions.state import ConditionsTable
from beachhead.games.normandy.modules.missions.state import MissionsPlayer
from beachhead.games.normandy.state import Deck, Normandy, Player, Step, Task
from beachhead.games.normandy.words.conditions import If
from beachhead.games.normandy.words.word import Do
from beachhead.kernel.contract import (
    Action,
    AnyGame,
    Chance,
    Choice,
    Decision,
    Event,
    Fact,
    Over,
    chance_for,
    decision_for,
)
from beachhead.kernel.dice import ALLIED_POOL, PLAIN
from beachhead.kernel.kinds import SYMBOLS, Dice
from beachhead.kernel.options import read_options
from tests.games.normandy_whole import changed, changed_player, whole

FOLDER = Path(__file__).parent / "proving_ground"
SEATS = 3
MISSION = "sanders-destroyers"
"""What the holder has to do, and cannot."""
LYING = "salvage"
"""The Battle Condition on the table: what it did is done."""
HOLDER, BESIDE, FAR = range(SEATS)
STRAIGHT: Dice = (0, 2, 7, 9, 16, 17)
"""Every symbol, so that a card for any of them can work."""
PAIRS: Dice = (1, 1, 8, 8, 15, 15)
"""What the other Units have."""
FIRE: Dice = (PLAIN * 6 + 2, PLAIN * 6 + 4)
"""MGF dice: 3 and 5."""


def _load() -> AnyGame:
    """The game with the map of the tests; BEACHHEAD_PACK=FOLDER adds a pack whose cards to try."""
    with TemporaryDirectory() as folder:
        for pack in (os.environ.get("BEACHHEAD_PACK", FOLDER), FOLDER):
            shutil.copytree(pack, folder, dirs_exist_ok=True)
        return load_game("normandy", Path(folder))


GAME = _load()
CONTENT: NormandyContent = GAME.content
ELSEWHERE = ("naval", "at-sea", "condition")
"""Kinds of cards that nobody holds ashore: other tests try them, and all that is about a German."""
CARDS: dict[str, UnitCard] = {
    id: card
    for id, card in sorted(CONTENT.by_id.items())
    if card.acts
    and CONTENT.kinds[id] not in ELSEWHERE
    and id not in CONTENT.folders["atlantikwall"]
}


class Setting(Struct, frozen=True):
    """What a condition can ask for, as the holder of the card finds it."""

    has: str | None = None
    rwbs: tuple[int, ...] = ()
    bunker: bool = False
    mgf: bool = True
    alone: bool = False
    moved: bool = False
    soldiers: int = 70
    low: bool = False
    """In the first row."""

    @property
    def like(self) -> str:
        """How the names of sectors end that are like this."""
        return "b" * self.bunker + "m" * self.mgf

    @property
    def sector(self) -> str:
        return "1" if self.low else f"home{self.like}"


def setting_for(condition: If | None) -> Setting:
    """A setting in which a condition is true."""
    found = Setting()
    if condition is None:
        return found
    if condition.has is not None:
        found = replace(found, has=condition.has)
    if condition.rwb is not None:
        found = replace(found, rwbs=(SYMBOLS.index(condition.rwb),))
    for name in ("bunker", "mgf", "alone", "moved"):
        if (wanted := getattr(condition, name)) is not None:
            found = replace(found, **{name: wanted})
    if condition.soldiers is not None:
        found = replace(found, soldiers=condition.soldiers)
    return found


def settings_against(condition: If) -> Iterator[tuple[str, Setting]]:
    """Settings in which one part of a condition is false, and which part it is."""
    good = setting_for(condition)
    if condition.has is not None:
        yield "has", replace(good, has=None)
    if condition.rwb is not None:
        other = (SYMBOLS.index(condition.rwb) + 1) % len(SYMBOLS)
        yield "rwb", replace(good, rwbs=(other,))
    for name in ("bunker", "mgf", "alone", "moved"):
        if getattr(condition, name) is not None:
            yield name, replace(good, **{name: not getattr(good, name)})
    if condition.soldiers is not None:
        yield "soldiers", replace(good, soldiers=condition.soldiers + 1)
    if condition.row is not None and condition.row > 1:
        yield "row", replace(good, low=True)


# The Units and what they have


def nation_of(card: UnitCard) -> str:
    own = card.nation if isinstance(card, DeckSpecialist) else None
    return own or next(iter(CONTENT.nations))


def _specialists(nation: str, card: UnitCard) -> list[Specialist]:
    """Those of a nation who do nothing by themselves, the Regular ones first."""
    quiet = [c for c in CONTENT.own_set[nation] if c.when in ("use", "rwb") and _others(c, card)]
    return sorted(quiet, key=lambda c: (c.rank == "reserve", c.cost))


def _others(one: Specialist, card: UnitCard) -> bool:
    """Whether a Specialist is neither the card itself nor another of its title (H-2)."""
    return not isinstance(card, Specialist) or one.role != card.role


def _player(player: Player, card: UnitCard) -> Player:
    """Plenty of everything: to pay with, to use at the Final Tally, to lose, and to get back."""
    served = tuple(c.id for c in _specialists(player.nation, card)[:2])
    gone = next(
        c.id
        for c in CONTENT.own_set[player.nation]
        if c.rank == "regular" and c.when != "taken" and c.id not in served and _others(c, card)
    )
    quiet = [c for c in CONTENT.regular_items if c.when == "use" and c.id != card.id]
    items = [c.id for c in sorted(quiet, key=lambda c: "tally" not in c.windows())]
    held, spent = tuple(items[:2]), tuple(items[2:3])
    return changed_player(
        player,
        specialists=served,
        gone=(gone,),
        hand=held,
        spent=spent,
        found=held + spent,
        turns=3,
    )


IN_PLAY = (
    "atlantikwall_cards",
    "badges",
    "battle_conditions",
    "gold_dice",
    "missions",
    "war_heroes",
    "way_to_hell",
)
MODULES = dict.fromkeys(IN_PLAY, True)


@cache
def _start(nation: str) -> Normandy:
    others = [id for id in CONTENT.nations if id != nation]
    nations = {f"nation_{seat + 1}": id for seat, id in enumerate((nation, *others[: SEATS - 1]))}
    given = {"map": "proving-ground", **MODULES, **nations}
    state: Normandy = GAME.start(read_options(GAME, given), SEATS)
    state = replace(state, conditions=ConditionsTable((LYING,)))
    return changed(state, HOLDER, missions=MissionsPlayer(held=(MISSION,)))


def set_up(card: UnitCard, setting: Setting, held: bool = True) -> Normandy:
    """The card (or without it: not) in the first Unit, everybody in place, no phase yet."""
    s = _start(nation_of(card))
    players = [_player(player, card) for player in s.players]
    here = sector(setting.sector)
    elsewhere = sector(replace(setting, bunker=not setting.bunker, low=False).sector)
    places = (here, sector("3") if setting.alone else here, elsewhere)
    players = [changed_player(one, sector=at) for one, at in zip(players, places, strict=True)]
    one = players[HOLDER]
    pay = card.pay
    one = changed_player(
        one,
        soldiers=setting.soldiers,
        stars=one.stars + (pay.stars if pay else 0),
        courage=one.courage + (pay.courage if pay else 0),
        tools=one.tools + (pay.tools if pay else 0),
        rwbs=setting.rwbs,
        moved=int(setting.moved),
    )
    if setting.has is not None:
        one = replace(one, specialists=(*one.specialists, _titled(setting.has, one.nation)))
    players[HOLDER] = one
    decks = tuple(
        Deck(deck.name, tuple(id for id in deck.cards if id not in (card.id, LYING)))
        for deck in s.decks
    )
    s = replace(s, players=tuple(players), decks=decks, turn=1, todo=())
    return with_card(s, card) if held else s


def without_card(s: Normandy, card: UnitCard) -> Normandy:
    """The holder has it no more; what was used up is gone anyway."""
    one = whole(s, HOLDER)
    left = {
        name: tuple(id for id in getattr(one, name) if id != card.id)
        for name in ("specialists", "hand")
    }
    return change(s, HOLDER, **left, vehicle=None if one.vehicle == card.id else one.vehicle)


def with_card(s: Normandy, card: UnitCard) -> Normandy:
    one = whole(s, HOLDER)
    if isinstance(card, Specialist):
        return change(s, HOLDER, specialists=(*one.specialists, card.id))
    if isinstance(card, Vehicle):
        return change(s, HOLDER, vehicle=card.id)
    return change(s, HOLDER, hand=(*one.hand, card.id))


def _titled(title: str, nation: str) -> str:
    pool = (*CONTENT.own_set[nation], *CONTENT.common_pool)
    return next(card.id for card in pool if card.role == title)


def sector(number: str) -> int:
    return Ground(CONTENT.maps["proving-ground"]).by_number[number]


change = changed
"""Another state: a seat with other values."""


# Moments

WAITING: dict[str, Step] = {
    "roll": "throw",
    "tally": "tally",
    "rally": "rally",
    "trade": "trade",
    "move": "move",
    "combat": "fire",
}
"""What keeps a Unit busy in each phase."""

MOMENTS: dict[Window, tuple[str, dict[str, Any]]] = {
    "muster": ("roll", {"step": "muster"}),
    "roll": ("roll", {"step": "lock", "dice": STRAIGHT}),
    "tally": ("tally", {"step": "tally", "dice": STRAIGHT}),
    "rally": ("rally", {"step": "rally"}),
    "trade": ("trade", {"step": "trade"}),
    "move": ("move", {"step": "move"}),
    "ready": ("move", {"step": "ready"}),
    "fire": ("combat", {"step": "aimed", "fire": FIRE}),
}


def at(s: Normandy, seat: int, phase: str, busy: bool = True, **unit: Any) -> Normandy:
    """A phase, with one Unit about something; the others are busy, or done."""
    fresh = {"todo": (), "dice": (), "fire": (), "locked": (), "rerolled": 0, "pool": ALLIED_POOL}
    for other in range(len(s.players)):
        dice = PAIRS if phase == "tally" and busy else ()
        s = change(s, other, **{**fresh, "dice": dice, "step": WAITING[phase] if busy else ""})
    return replace(change(s, seat, **unit), phase=phase)


def at_window(s: Normandy, window: Window, seat: int = HOLDER) -> Normandy:
    phase, unit = MOMENTS[window]
    return at(s, seat, phase, **unit)


# Playing


class Answer(NamedTuple):
    """Something that a Unit was asked on the way, and what was answered."""

    seat: int
    effect: str
    """The key of the effect that asked, or nothing."""
    asked: Decision | Chance
    given: Any
    then: Normandy


class Played(NamedTuple):
    """An event, with everything that it set off answered."""

    before: Normandy
    after: Normandy
    facts: list[Fact]
    answers: list[Answer]

    def answered(self, seat: int, effect: str) -> list[Answer]:
        return [one for one in self.answers if (one.seat, one.effect) == (seat, effect)]


def options(s: Normandy, seat: int = HOLDER) -> tuple[Action, ...]:
    decision = decision_for(GAME.pending(s), seat)
    return decision.options if decision else ()


def play(s: Normandy, event: Event, way: int = 0, for_whom: int = FAR) -> Played:
    """Let something happen, and answer whatever Units are asked on account of it."""
    after, facts = GAME.apply(s, event)
    told, answers = list(facts), []
    while not after.ended and (busy := [u for u in range(SEATS) if whole(after, u).todo]):
        seat = busy[0]
        task = whole(after, seat).todo[0]
        asked = _asked(after, seat)
        given = _answer(asked, way, for_whom)
        key = task.effect if isinstance(task, Do) else ""
        chosen = Choice(seat, given) if isinstance(asked, Decision) else asked.event(given)
        after, facts = GAME.apply(after, chosen)
        answers.append(Answer(seat, key, asked, given, after))
        told += facts
    return Played(s, after, told, answers)


def _asked(s: Normandy, seat: int) -> Decision | Chance:
    pending = GAME.pending(s)
    assert not isinstance(pending, Over)
    asked = decision_for(pending, seat) or chance_for(pending, seat)
    assert asked is not None, f"seat {seat} waits for nothing"
    return asked


def _answer(asked: Decision | Chance, way: int, for_whom: int) -> Any:
    """The way that is tried, the Unit that is meant, as many dice as allowed; else the first."""
    if not isinstance(asked, Decision):
        return asked.draw(lambda n: n // 2)
    match asked.ask:
        case "for-whom":
            return a.For(for_whom)
        case "choose":
            return asked.options[way % len(asked.options)]
        case "reroll-card":
            rerolls = [option for option in asked.options if isinstance(option, Reroll)]
            return max(rerolls, key=lambda option: len(option.dice))
    return asked.options[0]


def roll(s: Normandy, seat: int, result: Dice) -> Played:
    """A Unit's dice fall like this."""
    chance = chance_for(GAME.pending(s), seat)
    assert chance is not None
    return play(s, chance.event(result))  # type: ignore[arg-type]


def tell(s: Normandy, seat: int, action: Action) -> Played:
    return play(s, Choice(seat, action))


def busy_with(s: Normandy, task: Task) -> Normandy:
    """The holder has to do this first; the others are about to move."""
    return at(s, HOLDER, "move", step="", todo=(task,))
