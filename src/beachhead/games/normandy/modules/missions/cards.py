"""The cards of the Missions module, and what can be wrong with a Mission in a content file."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from beachhead.cards.building import Key
from beachhead.cards.content import History, Names
from beachhead.games.normandy.cards.shapes import UnitCard
from beachhead.games.normandy.kinds import When
from beachhead.games.normandy.modules.missions.requirements import (
    AnyOf,
    Be,
    Give,
    GiveDice,
    GiveItem,
    GiveRwb,
    GiveSpecialist,
    GiveStraight,
    Requirement,
)
from beachhead.games.normandy.modules.missions.state import MISSION, PROMOTION
from beachhead.games.normandy.modules.module import Placed
from beachhead.games.normandy.words.word import Effect, Price
from beachhead.kernel.emblems import Emblem, Timing
from beachhead.kernel.errors import Problem
from beachhead.kernel.scene import Message

WAYS = ("first", "second", "third")
"""The alternatives of a Mission, by what they are called."""


class Mission(UnitCard, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A Special Mission: what has to be given up for it, and whose deed it is called after."""

    rule = "M-1"
    kind = MISSION
    works = ("always",)
    acts = False
    when: When = "always"
    effects: tuple[Effect, ...] = ()
    asks: tuple[Requirement, ...]
    history: History

    def frame(self) -> str:
        return "card-mission"

    def clauses(self) -> dict[str, tuple[Message, ...]]:
        """What it asks for, then the alternatives, and where."""
        either = tuple(need for need in self.asks if isinstance(need, AnyOf))
        places = tuple(need for need in self.asks if isinstance(need, Be))
        asks = tuple(need for need in self.asks if not isinstance(need, AnyOf | Be))
        parts = {"asks": asks, "either": either, "places": places}
        return {name: tuple(need.said() for need in needs) for name, needs in parts.items()}

    def emblems(self) -> tuple[Emblem, ...]:
        return tuple(dict.fromkeys(emblem for need in self.asks for emblem in need.emblems()))

    def timing(self) -> Timing:
        return "to-do"

    def note(self) -> Names:
        return self.history

    def every(self) -> tuple[Requirement, ...]:
        """All that it asks for, alternatives one by one."""
        return tuple(one for need in self.asks for one in need.one_each())

    def versions(self) -> dict[str, tuple[Requirement, ...]]:
        """What it asks for, by the alternative that is chosen, if it has any."""
        chosen = list(product(*(tuple(need.one_each()) for need in self.asks)))
        names = WAYS if len(chosen) > 1 else ("only",)
        return dict(zip(names, chosen, strict=False))


class Promotion(UnitCard, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A Field Promotion: kept, and played once like an Item."""

    rule = "M-5"
    kind = PROMOTION


def mission_faults(card: Mission, placed: Placed) -> Iterator[tuple[Key, Problem]]:
    """Everything about a Mission that does not fit together."""
    if card.effects:
        yield ("effects",), Problem("wrong-value", expected="[]", found="[ … ]")
    if all(isinstance(need, Be) for need in card.asks):
        yield ("asks",), Problem("asks-nothing")
        return
    unsound = [at for at, need in enumerate(card.asks) if not _is_sound(need)]
    for at in unsound:
        choice = isinstance(card.asks[at], AnyOf)
        yield ("asks", at), Problem("bad-any-of" if choice else "pointless-need")
    if sum(isinstance(need, AnyOf) for need in card.asks) > 1:
        yield ("asks",), Problem("one-any-of")
    elif not unsound and not all(map(_go_together, _ranked(card, placed))):
        yield ("asks",), Problem("never-together")
    for at, need in enumerate(card.asks):
        yield from (((("asks", at)), fault) for fault in _unknown(need, placed))
        yield from _no_such_row(("asks", at), need, placed)


def _is_sound(need: Requirement) -> bool:
    match need:
        case AnyOf(of):
            flat = not any(isinstance(one, AnyOf) for one in of)
            return flat and 1 < len(of) <= len(WAYS) and all(map(_is_sound, of))
        case Give():
            return need.price != Price()
        case Be(where, row):
            return (where is None) != (row is None)
        case GiveDice(symbol=symbol, colour=colour):
            return symbol is not None or colour is not None
    return True


def _ranked(card: Mission, placed: Placed) -> Iterator[tuple[list[str], tuple[Requirement, ...]]]:
    """What it asks for, with the ranks of the Specialists among that."""
    ranks = {entry.role: entry.rank for _, _, entry in placed["specialist"].values()}
    for version in card.versions().values():
        titles = (need.title for need in version if isinstance(need, GiveSpecialist))
        yield [ranks.get(title, "") for title in titles], version


def _go_together(ranked: tuple[list[str], tuple[Requirement, ...]]) -> bool:
    """One Reserve and one Unique Specialist at most; dice go before RWBs are counted."""
    ranks, needs = ranked
    rwbs = [need.symbol for need in needs if isinstance(need, GiveRwb)]
    early = any(isinstance(need, GiveDice | GiveStraight) for need in needs) or "skull" in rwbs
    late = any(symbol != "skull" for symbol in rwbs)
    return ranks.count("reserve") < 2 and ranks.count("unique") < 2 and not (early and late)


def _no_such_row(at: Key, need: Requirement, placed: Placed) -> Iterator[tuple[Key, Problem]]:
    """A row that no battle map has below its final Bunker."""
    if isinstance(need, AnyOf):
        for number, one in enumerate(need.of):
            yield from _no_such_row((*at, "of", number), one, placed)
    maps = (map for _, _, map in placed["map"].values())
    last = max(one.row for map in maps for one in map.sectors if one.bunker != "final")
    if isinstance(need, Be) and need.row is not None and need.row > last:
        found = Problem("wrong-value", expected=f"1..{last}", found=str(need.row))
        yield (*at, "row"), found


def _unknown(need: Requirement, placed: Placed) -> Iterator[Problem]:
    """Titles and Items that nothing names."""
    for one in need.one_each():
        if isinstance(one, GiveSpecialist) and one.title not in placed["title"]:
            expected = ", ".join(sorted(placed["title"]))
            yield Problem("unknown-title", title=one.title, expected=expected)
        if isinstance(one, GiveItem) and one.item not in placed["item"]:
            expected = ", ".join(sorted(placed["item"]))
            yield Problem("unknown-card", card=one.item, expected=expected)
