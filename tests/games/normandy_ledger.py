"""Normandy's books: what the facts of an event say about the resources of Units."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from beachhead.games.normandy import facts as f
from beachhead.games.normandy.kinds import RESOURCES
from beachhead.games.normandy.modules.atlantikwall.facts import (
    DecorationBought,
    GermanItemFound,
    GermanRallied,
)
from beachhead.games.normandy.modules.badges.module import BadgeBought
from beachhead.games.normandy.modules.crossing.facts import (
    CameAshore,
    DiceCost,
    Disembarked,
    HullHit,
    Steered,
)
from beachhead.games.normandy.state import Normandy
from beachhead.kernel.contract import Fact
from tests.games.normandy_whole import wholes

Ledger = Counter[tuple[int, str]]
"""So much more (or, below 0, less) for a seat of a resource."""


def told(facts: Iterable[Fact]) -> Ledger:
    """Every gain, loss, gift and price in some facts."""
    found: Ledger = Counter()
    for fact in facts:
        match fact:
            case f.Gained(seat, resource, amount):
                found[seat, resource] += amount
            case f.Lost(seat, resource, amount):
                found[seat, resource] -= amount
            case f.DiceCounted(seat):
                for name in RESOURCES:
                    found[seat, name] += getattr(fact, name)
            case f.Given(seat, other, resource, amount):
                found[seat, resource] -= amount
                found[other, resource] += amount
            case f.SpecialistRallied(seat, _, stars) | GermanRallied(seat, _, stars):
                found[seat, "stars"] -= stars
            case f.ItemFound(seat, _, tools) | GermanItemFound(seat, _, tools):
                found[seat, "tools"] -= tools
            case f.VehicleTaken(seat, _, stars, tools):
                found[seat, "stars"] -= stars
                found[seat, "tools"] -= tools
            case (
                f.AwardBought(seat, courage)
                | f.Advanced(seat, _, courage)
                | DecorationBought(seat, courage)
            ):
                found[seat, "courage"] -= courage
            case f.StartedWith(seat, soldiers, courage):
                found[seat, "soldiers"] += soldiers
                found[seat, "courage"] += courage
            case DiceCost(seat, soldiers, stars, courage, tools, lost):
                found[seat, "soldiers"] -= soldiers
                found[seat, "stars"] += stars - 3 * lost
                found[seat, "courage"] -= courage
                found[seat, "tools"] -= tools
            case HullHit(seat, tools) | Disembarked(seat, _, tools):
                found[seat, "tools"] -= tools
            case Steered(seat, _, courage):
                found[seat, "courage"] -= courage
            case CameAshore(seat, _, courage, _, stars, tools):
                found[seat, "courage"] -= courage
                found[seat, "stars"] -= stars
                found[seat, "tools"] -= tools
            case BadgeBought(seat):
                found[seat, "stars"] -= 1
                found[seat, "courage"] -= 1
    return clean(found)


def changed(before: Normandy, after: Normandy) -> Ledger:
    """How the resources of all Units really differ."""
    found: Ledger = Counter()
    for seat, (old, new) in enumerate(zip(wholes(before), wholes(after), strict=True)):
        for name in RESOURCES:
            found[seat, name] = getattr(new, name) - getattr(old, name)
    return clean(found)


def clean(ledger: Ledger) -> Ledger:
    """Without what is nothing, so that ledgers can be compared."""
    return Counter({key: amount for key, amount in ledger.items() if amount})
