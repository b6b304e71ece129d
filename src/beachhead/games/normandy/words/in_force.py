"""What is in force for a Unit now: its cards, its sector, and what was used this turn, added up."""

from __future__ import annotations

from collections.abc import Iterable

from beachhead.games.normandy.cards.content import NormandyContent
from beachhead.games.normandy.cards.shapes import Specialist
from beachhead.games.normandy.state import Normandy, Unit
from beachhead.games.normandy.words import vocabulary as v
from beachhead.kernel.kinds import SYMBOLS

DICE, LOCKS, REROLLS = 6, 2, 2


class InForce:
    """All lasting effects added up."""

    __slots__ = (
        "again",
        "cheaper",
        "dice",
        "effects",
        "exchange",
        "fire",
        "leap",
        "locks",
        "lower_def",
        "more",
        "no_fire",
        "no_items",
        "no_specialists",
        "one_more",
        "passes",
        "rerolls",
        "skulls",
        "stay",
        "trade_anywhere",
    )

    def __init__(self, effects: Iterable[v.Effect]) -> None:
        self.effects = tuple(effects)
        self.dice = DICE
        self.locks = LOCKS
        self.rerolls = REROLLS
        self.skulls = 0
        self.stay = 0
        self.lower_def = 0
        self.fire = 0
        self.more = [0] * len(SYMBOLS)
        self.cheaper = dict.fromkeys(("specialist", "item", "vehicle", "award", "advance"), 0)
        self.one_more = {"specialist": 0, "item": 0}
        self.passes: set[str] = set()
        kinds = {type(effect) for effect in self.effects}
        self.leap = v.Leap in kinds
        self.again = v.MoveAgain in kinds
        self.no_fire = v.NoFire in kinds
        self.trade_anywhere = v.TradeAnywhere in kinds
        self.exchange = v.ExchangeDie in kinds
        self.no_items = v.NoItems in kinds
        self.no_specialists = v.NoSpecialists in kinds
        for effect in self.effects:
            self._add(effect)

    def _add(self, effect: v.Effect) -> None:
        match effect:
            case v.OnlyDice(dice):
                self.dice = min(self.dice, dice)
            case v.FewerLocks(dice):
                self.locks = max(0, self.locks - dice)
            case v.MoreRerolls(times):
                self.rerolls += times
            case v.IgnoreSkulls(skulls):
                self.skulls += skulls
            case v.MoreFromDice(symbol, by):
                self.more[SYMBOLS.index(symbol)] += by
            case v.Cheaper(what, by):
                self.cheaper[what] += by
            case v.OneMore(what):
                self.one_more[what] += 1
            case v.Pass(what):
                self.passes.update(what)
            case v.StayLonger(turns):
                self.stay += turns
            case v.LowerDef(by):
                self.lower_def += by
            case v.LessFire(soldiers):
                self.fire += soldiers


class InForceTable:
    """InForce by what they come from: the same cards in the same sector have the same in_force."""

    def __init__(self, content: NormandyContent) -> None:
        self.content = content
        self._known: dict[tuple[object, ...], InForce] = {}
        self._last: dict[int, tuple[Unit, Normandy | None, InForce]] = {}
        """What was asked last for a seat: the Unit, the state if that matters, and its in_force."""
        self._conditional = {
            id for id, card in content.by_id.items() if card.when == "always" and card.condition
        }

    def of(self, s: Normandy, seat: int) -> InForce:
        """What is in force for a Unit; asked of the same Unit again and again, so remembered."""
        unit = s.units[seat]
        last = self._last.get(seat)
        if last is not None and last[0] is unit and (last[1] is None or last[1] is s):
            return last[2]
        held = serving(unit)
        met: tuple[str, ...] | None = None
        if not self._conditional.isdisjoint(held):
            by_id = self.content.by_id
            met = tuple(
                id
                for id in held
                if id in self._conditional and meets(self.content, s, seat, by_id[id].condition)
            )
        key = (s.options.map, held, unit.sector, unit.now, met)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = InForce(self._gather(s, unit, met or ()))
        self._last[seat] = (unit, None if met is None else s, found)
        return found

    def _gather(self, s: Normandy, unit: Unit, met: tuple[str, ...]) -> list[v.Effect]:
        content = self.content
        keys = [*content.sector_effects[s.options.map, unit.sector, "always"], *unit.now]
        for id in serving(unit):
            if content.by_id[id].when == "always" and (id not in self._conditional or id in met):
                keys += content.parts[id]
        return [content.effects[key] for key in keys]


def serving(unit: Unit) -> tuple[str, ...]:
    """The cards that serve a Unit all the time."""
    return (*unit.specialists, unit.vehicle) if unit.vehicle else unit.specialists


def titles(content: NormandyContent, unit: Unit) -> set[str]:
    """The titles of a Unit's Specialists."""
    cards = (content.by_id[id] for id in unit.specialists)
    return {card.role for card in cards if isinstance(card, Specialist)}


def fires(content: NormandyContent, s: Normandy, sector: int) -> int:
    """How many MGF dice a sector has that still fire."""
    return 0 if sector in s.silent else content.grounds[s.options.map].sectors[sector].mgf


def defence(content: NormandyContent, s: Normandy, sector: int) -> int:
    """The DEF of a sector, after what was used there this turn (T-8)."""
    printed = content.grounds[s.options.map].sectors[sector].defence
    return max(0, printed - sum(relief.by for relief in s.relief if relief.sector == sector))


def meets(content: NormandyContent, s: Normandy, seat: int, condition: v.If | None) -> bool:
    """Whether a condition is true for a Unit now."""
    if condition is None:
        return True
    unit = s.units[seat]
    sector = content.grounds[s.options.map].sectors[unit.sector]
    others = sum(u.sector == unit.sector and not u.home for u in s.units) - 1
    wanted = condition
    return (
        (wanted.has is None or wanted.has in titles(content, unit))
        and (wanted.rwb is None or SYMBOLS.index(wanted.rwb) in unit.rwbs)
        and (wanted.bunker is None or wanted.bunker == (sector.bunker is not None))
        and (wanted.mgf is None or wanted.mgf == bool(fires(content, s, unit.sector)))
        and (wanted.alone is None or wanted.alone == (others == 0))
        and (wanted.moved is None or wanted.moved == bool(unit.moved))
        and (wanted.soldiers is None or unit.soldiers <= wanted.soldiers)
        and (wanted.row is None or sector.row >= wanted.row)
    )
