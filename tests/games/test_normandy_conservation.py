"""Normandy: nothing appears or vanishes. After every event of many games, all is accounted for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import product
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from beachhead.bots import find_bot
from beachhead.games import load_game
from beachhead.games.normandy import facts as f
from beachhead.games.normandy.cards.content import NormandyContent
from beachhead.games.normandy.cards.shapes import Item, Specialist
from beachhead.games.normandy.kinds import RESOURCES
from beachhead.games.normandy.modules.atlantikwall.facts import (
    Assaulted,
    DecorationBought,
    DieStolen,
    GermanItemFound,
    GermanRallied,
)
from beachhead.games.normandy.modules.atlantikwall.solo.facts import (
    PoolDieTaken,
    SecondTallyBegun,
    TallyChosen,
)
from beachhead.games.normandy.modules.atlantikwall.words import taken_by
from beachhead.games.normandy.modules.badges.module import BadgeBought
from beachhead.games.normandy.modules.conditions.state import TABLE
from beachhead.games.normandy.modules.crossing.parts import at_sea, fights
from beachhead.games.normandy.modules.gold_dice.module import WildPlayed
from beachhead.games.normandy.modules.missions.facts import ItemMadeAvailable, ItemTakenOut
from beachhead.games.normandy.modules.supply_snafu.module import SnafuTable
from beachhead.games.normandy.modules.war_heroes.module import LedTheWay
from beachhead.games.normandy.state import Normandy
from beachhead.games.normandy.words.dice_words import IN_THE_AIR
from beachhead.games.normandy.words.word import Do
from beachhead.kernel.contract import AnyGame, Choice, Decision, Event, Fact, Over
from beachhead.kernel.dice import colours
from beachhead.kernel.fair import fast_stream
from beachhead.kernel.kinds import Dice
from tests.games.normandy_ledger import Ledger, changed, told
from tests.games.normandy_whole import Whole, wholes
from tests.option_sets import around, start

GAME: AnyGame = load_game("normandy")
CONTENT: NormandyContent = GAME.content
MOST_EVENTS = 1000
"""A random game may be long; what can go wrong has gone wrong by then."""
PLENTY = {"soldiers": 200, "stars": 40, "courage": 40, "tools": 60}
WITH_CARDS = {"vehicles": True, "badges": True, "badge_of_courage": True, "war_heroes": True}
"""For games in which many cards are had and used, and nobody dies soon."""
MOVED: set[type[Fact]] = {
    *(f.Gained, f.Lost, f.DiceCounted, f.Given, f.SpecialistRallied, f.ItemFound, f.VehicleTaken),
    *(f.AwardBought, f.Advanced, BadgeBought, f.CardGiven, f.CardTaken, f.CardDrawn, f.CardUsed),
    *(f.VehicleLost, f.SpecialistLost, f.ItemLost, f.TallyCopied, f.DieTurned, f.DiceExchanged),
    *(f.DieAdded, f.DiceDiscarded, LedTheWay),
}
"""Facts about resources, cards and dice that go from one place to another."""

WALKS = [
    (bot, map, 1 + (number + more) % 4, rich)
    for number, map in enumerate(CONTENT.maps)
    for more, (bot, rich) in enumerate(product(("random", "sergeant"), (False, True)))
]


@pytest.mark.rule("T-7", "T-9", "V-5", "V-7")
@pytest.mark.parametrize(("bot", "map", "seats", "rich"), WALKS)
def test_dice_cards_and_resources_are_accounted_for(
    bot: str, map: str, seats: int, rich: bool
) -> None:
    assert walk(bot, map, seats, rich)


def test_the_walks_see_everything_that_moves() -> None:
    """If walks never got anywhere, they would prove nothing."""
    left = set(MOVED)
    for bot, map, seats, rich in WALKS[::-1]:
        left -= walk(bot, map, seats, rich) if rich and left else set()
    assert left == set()


WALL: set[type[Fact]] = {
    *(Assaulted, DecorationBought, DieStolen, GermanItemFound, GermanRallied),
    *(f.SecretDrawn, f.SecretPlayed, PoolDieTaken, TallyChosen),
}
"""What moves between the Units and the German, and when he is alone."""


@pytest.mark.rule("K-1", "K-6")
def test_on_both_sides_of_the_wall_everything_is_accounted_for() -> None:
    seen: set[type[Fact]] = set()
    for number, map in enumerate(CONTENT.maps):
        for bot in ("random", "sergeant"):
            seats = (1, 2, 4, 7)[number % 4]
            seen |= walk(bot, map, seats, rich=True, atlantikwall=True, level="everything")
    assert seen >= WALL


@pytest.mark.rule("V-9")
def test_without_cards_only_what_is_of_use_is_collected_given_and_told() -> None:
    moved: Ledger = Counter()
    for game in range(4):
        random = Random(f"dice alone {game}")
        chosen = around(GAME, {"map": "exercise-tiger", "seats": 3, "level": "dice"}, random)
        assert chosen is not None
        s: Normandy = start(GAME, chosen)
        while not isinstance(pending := GAME.pending(s), Over):
            before, event = s, _next(s, pending[0], "random", random)
            s, facts = GAME.apply(before, event)
            assert told(facts) == changed(before, s)
            moved |= told(facts)
    assert {resource for _, resource in moved} == {"soldiers", "courage"}


def walk(bot: str, map: str, seats: int, rich: bool, **more: Any) -> set[type[Fact]]:
    """Play and check; gives what was seen."""
    random = Random(f"{bot}/{map}/{seats}/{rich}")
    fixed = {"map": map, "seats": seats, "level": "everything", **more}
    if rich and not more:
        fixed |= WITH_CARDS
    chosen = around(GAME, fixed, random)
    assert chosen is not None
    s: Normandy = start(GAME, chosen)
    if rich:
        s = replace(s, players=tuple(replace(player, **PLENTY) for player in s.players))
    books = Books(s)
    seen: set[type[Fact]] = set()
    for _ in range(MOST_EVENTS):
        pending = GAME.pending(s)
        if isinstance(pending, Over):
            break
        before, event = s, _next(s, pending[random.randrange(len(pending))], bot, random)
        s, facts = GAME.apply(before, event)
        books.check(before, s, facts)
        seen.update(type(fact) for fact in facts)
    return seen


def _next(s: Normandy, now: Any, bot: str, random: Random) -> Event:
    below = fast_stream(str(random.random()))
    if isinstance(now, Decision):
        return Choice(now.seat, find_bot(bot, GAME.id)(GAME, s, now, below))
    event: Event = now.happen(below)
    return event


class Books:
    """What there was at first, and what has left the game for good since."""

    def __init__(self, s: Normandy) -> None:
        self.decks = {deck.name: Counter((*deck.cards, *deck.played)) for deck in s.decks}
        self.special = Counter(s.special) + _only(_supply(s), special=True)
        self.regular = _only(_supply(s), special=False)
        self.vehicles: Counter[str] = Counter(s.vehicles)
        self.wrecks: Counter[str] = Counter()
        self.throws: dict[int, tuple[int, ...]] = {}
        self._dice(s, ())

    def check(self, before: Normandy, s: Normandy, facts: tuple[Fact, ...]) -> None:
        """Everything that must hold after an event."""
        for fact in facts:
            if isinstance(fact, f.VehicleDrawn):
                self.vehicles[fact.card] += 1
            elif isinstance(fact, f.VehicleLost):
                self.wrecks[fact.card] += 1
            elif isinstance(fact, ItemMadeAvailable):
                self.special[fact.card] += 1
            elif isinstance(fact, ItemTakenOut) and fact.card in self.special:
                self.special[fact.card] -= 1
        self._resources(before, s, facts)
        self._dice(s, facts)
        self._decks(s)
        self._items(s)
        self._vehicles(s)
        _specialists(s)

    def _resources(self, before: Normandy, s: Normandy, facts: tuple[Fact, ...]) -> None:
        assert changed(before, s) == told(facts), facts
        assert all(getattr(unit, name) >= 0 for unit in wholes(s) for name in RESOURCES)

    def _dice(self, s: Normandy, facts: tuple[Fact, ...]) -> None:
        """The dice that lie and those in the air are as many as were taken up, of those colours."""
        for fact in facts:
            match fact:
                case f.TallyCopied(seat, _, dice):
                    self.throws[seat] = colours(dice)
                case f.DieTurned(seat, die, becomes) if die // 6 in self.throws.get(seat, ()):
                    self._replace(seat, (die,), (becomes,))
                case f.DieAdded(seat, die):
                    self._replace(seat, (), (die,))
                case f.DiceDiscarded(seat, dice):
                    self._replace(seat, dice, ())
                case DieStolen(seat, other, die):
                    self._replace(other, (die,), ())
                    self._replace(seat, (), (taken_by(s, seat, die),))
                case PoolDieTaken(seat, die):
                    self._replace(seat, (), (die,))
                case SecondTallyBegun(seat):
                    self.throws[seat] = s.players[seat].turn.pool
                case TallyChosen(seat, dice):
                    self.throws[seat] = colours(dice)
                case f.DiceExchanged(_, _, gives, takes):
                    assert gives // 6 == takes // 6
                case WildPlayed(_, die, becomes):
                    assert die // 6 == becomes // 6
        for seat, unit in enumerate(wholes(s)):
            if s.phase not in ("roll", "tally") or unit.step in ("muster", "apart"):
                continue
            if unit.player.unit is not None and unit.is_out:
                continue
            if s.options.crossing and not (at_sea(s, seat) or fights(s, seat)):  # type: ignore[attr-defined]
                continue
            if unit.step == "throw" and not unit.dice and not unit.rerolled:
                self.throws[seat] = tuple(sorted(unit.pool))
            there = colours(unit.dice) + (unit.pool if _in_the_air(unit) else ())
            assert tuple(sorted(there)) == self.throws[seat], (seat, unit)

    def _replace(self, seat: int, gone: Dice, come: Dice) -> None:
        left = list(self.throws[seat])
        for die in gone:
            left.remove(die // 6)
        self.throws[seat] = tuple(sorted((*left, *colours(come))))

    def _decks(self, s: Normandy) -> None:
        """Every card of a deck is in one place: to be drawn, played, in a hand or to be done."""
        missions = (unit.missions for unit in wholes(s))
        orders = [id for own in missions for id in own.drawn + own.held + own.done]
        kept = (id for unit in wholes(s) for id in (*unit.hand, *unit.secret))
        hands = Counter([*kept, *orders])
        hands.update(TABLE.of(s).lying)
        for deck in s.decks:
            held = Counter({id: n for id, n in hands.items() if _deck(id) == deck.name})
            drawn = Counter(deck.cards) + Counter(deck.top)
            assert drawn + Counter(deck.played) + held == self.decks[deck.name]
        assert {_deck(id) for id in hands} <= {"item", "german-item", *self.decks}

    def _items(self, s: Normandy) -> None:
        """Special Items are on offer, held, used or lost; Regular ones as often as found.

        Where they come from decks (O-2), so many are gone from these as were found.
        """
        away = Counter(id for unit in wholes(s) for id in (*unit.hand, *unit.spent, *unit.gone))
        lying = _supply(s)
        on_offer = Counter(s.special) + _only(lying, special=True)
        assert _only(away, special=True) + on_offer == +self.special
        every = Counter(id for unit in wholes(s) for id in unit.found)
        found = _only(every, special=False)
        assert _only(away, special=False) == found
        his = [Counter({id: n for id, n in some.items() if _is_his(id)}) for some in (away, every)]
        assert his[0] == his[1] and all(times == 1 for times in his[0].values())
        if self.regular:
            assert _only(lying, special=False) + found == self.regular
        else:
            assert all(len(set(unit.found)) == len(unit.found) for unit in wholes(s))
        if s.options.item_copies == "one":
            assert all(times == 1 for times in found.values())

    def _vehicles(self, s: Normandy) -> None:
        in_use = Counter(unit.vehicle for unit in wholes(s) if unit.vehicle is not None)
        assert Counter(s.vehicles) + in_use + self.wrecks == self.vehicles
        assert all(times == 1 for times in self.vehicles.values())


def _in_the_air(unit: Whole) -> bool:
    task = unit.todo[0] if unit.todo else None
    return unit.step == "throw" or (isinstance(task, Do) and task.left == IN_THE_AIR)


def _deck(card: str) -> str:
    """The deck of a card, or what else it is."""
    return {"alone-decoration": "decoration", "alone-item": "german-item"}.get(
        CONTENT.kinds[card], CONTENT.kinds[card]
    )


def _is_his(card: str) -> bool:
    return CONTENT.kinds[card] in ("german-item", "alone-item")


def _supply(s: Normandy) -> tuple[str, ...]:
    """What lies in the two decks of Supply Snafu."""
    decks: SnafuTable = s.supply_snafu  # type: ignore[attr-defined]
    return (*filter(None, decks.tops), *decks.below)


def _only(cards: Iterable[str], special: bool) -> Counter[str]:
    found = (CONTENT.by_id[id] for id in Counter(cards).elements())
    return Counter(card.id for card in found if isinstance(card, Item) and card.special == special)


def _specialists(s: Normandy) -> None:
    """Nobody serves twice, or serves and is lost; Reserve, Ranking and Unique ones are few."""
    common = [*s.gone]
    unique = 0
    for unit in wholes(s):
        if unit.player.unit is None:
            assert len(set(unit.specialists)) == len(unit.specialists)
            continue
        own = [id for id in unit.gone if CONTENT.kinds[id] != "hero"]
        common += [id for id in unit.gone if CONTENT.kinds[id] == "hero"]
        titles = GAME.box.titles(unit.player)  # type: ignore[attr-defined]
        assert len(titles) == len(unit.specialists), unit.specialists
        reserve = 0
        for id in unit.specialists:
            card = CONTENT.by_id[id]
            assert isinstance(card, Specialist)
            nation = getattr(card, "nation", None)
            assert nation in (None, unit.nation)
            (common if nation is None else own).append(id)
            reserve += card.rank == "reserve"
            unique += card.rank == "unique"
        assert len(set(own)) == len(own), own
        assert reserve <= 1
    assert len(set(common)) == len(common), common
    assert unique <= 1
