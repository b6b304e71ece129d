"""Everything that a lasting effect of Normandy can change, measured in play.

Each measure looks at one thing through what the game asks and tells. It also says, for every effect
that may change it, how: so a card is right if each measure differs by exactly its own effects.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from msgspec.structs import replace

from beachhead.games.moves import Reroll, SitOut
from beachhead.games.normandy import actions as a
from beachhead.games.normandy import facts as f
from beachhead.games.normandy.kinds import RESOURCES
from beachhead.games.normandy.map.ground import Ground
from beachhead.games.normandy.modules.gold_dice.words import GoldDiceEffect
from beachhead.games.normandy.state import Normandy
from beachhead.games.normandy.words.card_words import (
    Cheaper,
    Dearer,
    NoItems,
    NoSpecialists,
    NoTrade,
    OneMore,
    TradeAnywhere,
)
from beachhead.games.normandy.words.dice_words import (
    ExchangeDie,
    FewerLocks,
    FewerRerolls,
    IgnoreSkulls,
    LessFromDice,
    MoreFromDice,
    MoreRerolls,
    OnlyDice,
)
from beachhead.games.normandy.words.ground_words import (
    Leap,
    LessFire,
    LowerDef,
    MoveAgain,
    NoFire,
    NoSideways,
    Pass,
    StayLonger,
)
from beachhead.games.normandy.words.word import Effect
from beachhead.kernel.contract import (
    Action,
    Chance,
    Choice,
    Decision,
    Fact,
    Over,
    chance_for,
    decision_for,
)
from beachhead.kernel.dice import ALLIED_POOL, GOLD, PLAIN, Roll
from beachhead.kernel.kinds import SYMBOLS, Dice
from tests.games.normandy_stage import (
    CONTENT,
    GAME,
    SEATS,
    STRAIGHT,
    at,
    change,
    options,
    roll,
    tell,
)
from tests.games.normandy_whole import whole

Names = frozenset[str]
SKULLS: Dice = (0, 0, 6, 8, 13, 15)
"""Three skulls and three others, no RWB."""
COUNTED: Dice = (1, 2, 9, 10, 17, 17)
"""One of each symbol that gives something, two tools, no RWB."""
NEVER = 12
"""Turns after which nobody looks any more."""

Change = Callable[[Any, Any, Names], Any]
"""How an effect changes what is measured: `change(value, effect, ahead)`, with the next row."""


class Measure(NamedTuple):
    """Something to look at, and the effects that may change it."""

    look: Callable[[Normandy, int], Any]
    by: dict[type[Effect], Change]


def _chosen(s: Normandy, seat: int, kind: type[Action]) -> list[Any]:
    return [option for option in options(s, seat) if isinstance(option, kind)]


def _told(facts: list[Fact], kind: type[Fact], seat: int) -> Any:
    """The one fact of a kind about a seat, or None."""
    found = [fact for fact in facts if isinstance(fact, kind) and fact.seat == seat]  # type: ignore[attr-defined]
    return found[0] if found else None


# Dice


def dice_thrown(s: Normandy, seat: int) -> tuple[int, int]:
    """How many coloured and how many Gold dice are thrown."""
    s = at(s, seat, "roll", step="muster")
    ways = [*_chosen(s, seat, a.Throw), *_chosen(s, seat, SitOut)]
    chance = chance_for(GAME.pending(tell(s, seat, ways[0]).after), seat)
    assert isinstance(chance, Roll)
    golden = chance.pool.count(GOLD)
    return len(chance.pool) - golden, golden


def _thrown(s: Normandy, seat: int) -> Normandy:
    return roll(at(s, seat, "roll", step="throw", pool=ALLIED_POOL), seat, STRAIGHT).after


def locks(s: Normandy, seat: int) -> int:
    """How many dice are locked."""
    ways = _chosen(_thrown(s, seat), seat, a.Lock)
    sizes = {len(way.dice) for way in ways} or {0}
    assert len(sizes) == 1
    return sizes.pop()


def rerolls(s: Normandy, seat: int) -> int:
    """How often dice can be thrown again."""
    s = _thrown(s, seat)
    if ways := _chosen(s, seat, a.Lock):
        s = tell(s, seat, ways[0]).after
    times = 0
    while ways := _chosen(s, seat, Reroll):
        s = tell(s, seat, ways[0]).after
        s = roll(s, seat, ways[0].dice).after
        times += 1
    return times


def _counted(s: Normandy, seat: int, dice: Dice) -> tuple[Normandy, list[Fact]]:
    """The Upkeep of these dice; nobody else has any."""
    s = at(s, seat, "tally", busy=False, step="tally", dice=dice)
    done = tell(s, seat, a.Done())
    return done.after, done.facts


def skulls(s: Normandy, seat: int) -> int:
    """How many dice the skulls cancel."""
    after, facts = _counted(s, seat, SKULLS)
    fact = _told(facts, f.DiceCancelled, seat)
    ways = [fact] if fact else _chosen(after, seat, a.Cancel)
    return len(ways[0].dice) if ways else 0


def counted(s: Normandy, seat: int) -> tuple[int, ...]:
    """What dice bring."""
    _, facts = _counted(s, seat, COUNTED)
    fact = _told(facts, f.DiceCounted, seat)
    return tuple(getattr(fact, name) for name in RESOURCES)


def _more(value: tuple[int, ...], effect: MoreFromDice, ahead: Names) -> tuple[int, ...]:
    brings = {"star": 1, "soldier": 0, "two-soldiers": 0, "courage": 2, "tool": 3}[effect.symbol]
    shown = sum(SYMBOLS[die % 6] == effect.symbol for die in COUNTED)
    return tuple(n + shown * effect.by * (at == brings) for at, n in enumerate(value))


def _less(value: tuple[int, ...], effect: LessFromDice, ahead: Names) -> tuple[int, ...]:
    one_less = MoreFromDice(effect.symbol, -1)
    return _more(value, one_less, ahead)


def exchanges(s: Normandy, seat: int) -> bool:
    """Whether the Unit may exchange a die with every other, not only with one who has a card."""
    s = at(s, seat, "tally", step="tally", dice=STRAIGHT)
    ways = [a.Exchange(other, die, theirs) for other, die, theirs in _swaps(s, seat)]
    return bool(ways) and set(ways) <= set(_chosen(s, seat, a.Exchange))


def _swaps(s: Normandy, seat: int) -> Iterator[tuple[int, int, int]]:
    """A die of each colour for another of the same, with every other Unit."""
    for other in range(len(s.players)):
        for die in whole(s, seat).dice if other != seat else ():
            for theirs in whole(s, other).dice:
                if die // 6 == theirs // 6 and die != theirs:
                    yield other, die, theirs


# Buying


def _shopping(s: Normandy, seat: int) -> Normandy:
    return at(s, seat, "rally", step="rally", stars=99, tools=99, bought=())


def _buy(s: Normandy, seat: int, kind: type[Action]) -> tuple[Normandy, int] | None:
    """Take the dearest card that does nothing by itself: what it cost less than is printed."""
    ways = [w for w in _chosen(s, seat, kind) if CONTENT.by_id[w.card].when == "use"]
    if not ways:
        return None
    way = max(ways, key=lambda w: getattr(CONTENT.by_id[w.card], "cost", 0))
    done = tell(s, seat, way)
    paid = _told(done.facts, f.SpecialistRallied, seat) or _told(done.facts, f.ItemFound, seat)
    price = paid.stars if isinstance(paid, f.SpecialistRallied) else paid.tools
    return done.after, CONTENT.by_id[way.card].cost - price  # type: ignore[attr-defined]


def _bought(s: Normandy, seat: int, kind: type[Action]) -> tuple[int, ...]:
    """What each card of a kind costs less, as many as the Unit may buy."""
    s, less = _shopping(s, seat), []
    while (bought := _buy(s, seat, kind)) is not None:
        s, saved = bought
        less.append(saved)
    return tuple(less)


def rallied(s: Normandy, seat: int) -> tuple[int, ...]:
    return _bought(s, seat, a.Rally)


def found(s: Normandy, seat: int) -> tuple[int, ...]:
    return _bought(s, seat, a.Find)


def _one_more(what: str) -> Change:
    return lambda value, effect, _: (*value, 0) if effect.what == what else value


def _first_cheaper(what: str) -> Change:
    """Only the first of a turn is cheaper; what is tried out costs more than any card saves."""
    return lambda value, effect, _: (
        (value[0] + effect.by, *value[1:]) if effect.what == what and value else value
    )


def _first_dearer(what: str) -> Change:
    return lambda value, effect, _: (
        (value[0] - effect.by, *value[1:]) if effect.what == what and value else value
    )


def vehicle_price(s: Normandy, seat: int) -> int:
    """The Stars that a Vehicle costs."""
    vehicle = max(CONTENT.of_kind("vehicle"), key=lambda id: CONTENT.by_id[id].stars)  # type: ignore[attr-defined]
    s = replace(change(_shopping(s, seat), seat, vehicle=None), vehicles=(vehicle,))
    fact = _told(tell(s, seat, a.TakeVehicle(vehicle)).facts, f.VehicleTaken, seat)
    return int(fact.stars)


def _cheaper(what: str) -> Change:
    return lambda value, effect, _: (
        max(0, value - effect.by) if effect.what == what and value is not None else value
    )


def _dearer(what: str) -> Change:
    return lambda value, effect, _: (
        value + effect.by if effect.what == what and value is not None else value
    )


def award_price(s: Normandy, seat: int) -> int:
    """The Courage that an Award costs."""
    s = at(s, seat, "trade", step="trade", courage=20, bought=())
    fact = _told(tell(s, seat, a.BuyAward()).facts, f.AwardBought, seat)
    return int(fact.courage)


def partners(s: Normandy, seat: int) -> int:
    """How many Units the Unit may give something."""
    s = at(s, seat, "trade", step="trade", stars=2, used=())
    return len({way.seat for way in _chosen(s, seat, a.Give) if way.resource == "stars"})


# Moving


def _moving(s: Normandy, seat: int) -> Normandy:
    return at(s, seat, "move", step="move", courage=40, bought=(), turns=1)


def entered(s: Normandy, seat: int) -> Names:
    """Where the Unit may go."""
    return frozenset(way.sector for way in _chosen(_moving(s, seat), seat, a.Move))


def ahead_of(s: Normandy, seat: int) -> Names:
    """The sectors of the next row."""
    ground = Ground(CONTENT.maps["proving-ground"])
    ahead = ground.rows[ground.sectors[whole(s, seat).sector].row + 1]
    return frozenset(ground.sectors[to].number for to in ahead)


def _leapt(value: Names, effect: Leap, ahead: Names) -> Names:
    return value | {name for name in ahead if not name.startswith("needy")}


def _passed(value: Names, effect: Pass, ahead: Names) -> Names:
    opened = {"barriers": "barred", "needs": "needy"}
    names = tuple(opened[what] for what in effect.what if what in opened)
    return value | {name for name in ahead if name.startswith(names)}


def _open_way(s: Normandy, seat: int) -> str:
    """The sector ahead that has no hindrance: the first one, and like the Unit's own."""
    ground = Ground(CONTENT.maps["proving-ground"])
    return ground.sectors[ground.ahead[whole(s, seat).sector][0]].number


def _move(s: Normandy, seat: int, to: str) -> tuple[Normandy, list[Fact]] | None:
    s = _moving(s, seat)
    if a.Move(to) not in options(s, seat):
        return None
    after, facts = GAME.apply(s, Choice(seat, a.Move(to)))
    return after, list(facts)


def price(s: Normandy, seat: int) -> int | None:
    """The Courage that the way without hindrances costs."""
    moved = _move(s, seat, _open_way(s, seat))
    return int(_told(moved[1], f.Advanced, seat).courage) if moved else None


def _free(value: int | None, effect: Pass, ahead: Names) -> int | None:
    return 0 if "courage" in effect.what and value is not None else value


def explodes(s: Normandy, seat: int) -> bool:
    """Whether Land Mines on the way explode."""
    moved = _move(s, seat, "mined")
    return moved is not None and _asked(moved[0], seat) == "mines"


def robbed(s: Normandy, seat: int) -> bool:
    """Whether a sector takes what it takes from those who enter."""
    moved = _move(s, seat, "lossy")
    if moved is None:
        return False
    return _asked(moved[0], seat) == "forfeit" or _told(moved[1], f.ItemLost, seat) is not None


def _asked(s: Normandy, seat: int) -> str:
    pending = GAME.pending(s)
    assert not isinstance(pending, Over)
    asked = decision_for(pending, seat) or chance_for(pending, seat)
    return asked.ask if asked else ""


def _spared(what: str) -> Change:
    return lambda value, effect, _: value and what not in effect.what


def moves_again(s: Normandy, seat: int) -> bool:
    """Whether the Unit may Advance once more after it has."""
    moved = _move(s, seat, _open_way(s, seat))
    return moved is not None and bool(_chosen(moved[0], seat, a.Move))


def stays(s: Normandy, seat: int) -> int:
    """The turns that the Unit may stay in a sector."""
    s = _moving(s, seat)
    return max(t for t in range(NEVER) if a.Stay() in options(change(s, seat, turns=t), seat))


# Combat


def combat(s: Normandy, seat: int) -> tuple[int, int]:
    """What the DEF and the MGF cost."""
    s = at(s, seat, "move", busy=False, step="move", turns=1)
    done = tell(s, seat, a.Stay())
    after, facts = done.after, done.facts
    while (fought := _told(facts, f.Fought, seat)) is None:
        pending = GAME.pending(after)
        assert not isinstance(pending, Over)
        event = _pass(decision_for(pending, seat) or chance_for(pending, seat), seat)
        after, more = GAME.apply(after, event)
        facts += more
    return fought.defence, fought.fire


def _pass(asked: Decision | Chance | None, seat: int) -> Any:
    assert asked is not None
    if isinstance(asked, Decision):
        return Choice(seat, a.Done())
    assert isinstance(asked, Roll)
    return asked.event((PLAIN * 6 + 4,) * len(asked.pool))


MEASURES: dict[str, Measure] = {
    "dice": Measure(
        dice_thrown,
        {
            OnlyDice: lambda value, effect, _: (min(value[0], effect.dice), value[1]),
            GoldDiceEffect: lambda value, effect, _: (value[0], value[1] + effect.dice),
        },
    ),
    "locks": Measure(locks, {FewerLocks: lambda value, effect, _: max(0, value - effect.dice)}),
    "rerolls": Measure(
        rerolls,
        {
            MoreRerolls: lambda value, effect, _: value + effect.times,
            FewerRerolls: lambda value, effect, _: value - effect.times,
        },
    ),
    "skulls": Measure(
        skulls, {IgnoreSkulls: lambda value, effect, _: max(0, value - effect.skulls)}
    ),
    "counted": Measure(counted, {MoreFromDice: _more, LessFromDice: _less}),
    "exchanges": Measure(exchanges, {ExchangeDie: lambda *_: True}),
    "rallied": Measure(
        rallied,
        {
            OneMore: _one_more("specialist"),
            Cheaper: _first_cheaper("specialist"),
            Dearer: _first_dearer("specialist"),
            NoSpecialists: lambda *_: (),
        },
    ),
    "found": Measure(
        found,
        {
            OneMore: _one_more("item"),
            Cheaper: _first_cheaper("item"),
            Dearer: _first_dearer("item"),
            NoItems: lambda *_: (),
        },
    ),
    "vehicle price": Measure(
        vehicle_price, {Cheaper: _cheaper("vehicle"), Dearer: _dearer("vehicle")}
    ),
    "award price": Measure(award_price, {Cheaper: _cheaper("award"), Dearer: _dearer("award")}),
    "partners": Measure(partners, {TradeAnywhere: lambda *_: SEATS - 1, NoTrade: lambda *_: 0}),
    "entered": Measure(
        entered,
        {Leap: _leapt, Pass: _passed, NoSideways: lambda value, _, ahead: value & ahead},
    ),
    "price": Measure(
        price, {Cheaper: _cheaper("advance"), Dearer: _dearer("advance"), Pass: _free}
    ),
    "mines": Measure(explodes, {Pass: _spared("mines")}),
    "losses": Measure(robbed, {Pass: _spared("losses")}),
    "moves again": Measure(moves_again, {MoveAgain: lambda *_: True}),
    "stays": Measure(stays, {StayLonger: lambda value, effect, _: value + effect.turns}),
    "combat": Measure(
        combat,
        {
            LowerDef: lambda value, effect, _: (max(0, value[0] - effect.by), value[1]),
            LessFire: lambda value, effect, _: (value[0], max(0, value[1] - effect.soldiers)),
            NoFire: lambda value, *_: (value[0], 0),
        },
    ),
}

MEASURED = {effect for measure in MEASURES.values() for effect in measure.by}
"""The lasting effects that some measure shows."""
