"""Which cards the German has alone: some are out, others stand for one of his (K-11, K-12)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from beachhead.cards.building import Key
from beachhead.cards.content import Id, Source
from beachhead.games.normandy.cards.content import NormandyContent
from beachhead.games.normandy.modules.atlantikwall.cards import (
    Decoration,
    GermanItem,
    GermanSpecialist,
)
from beachhead.games.normandy.modules.module import Placed
from beachhead.games.normandy.state import NormandyOptions
from beachhead.kernel.errors import Problem
from beachhead.kernel.scene import Ref

ALONE_DECORATION = "alone-decoration"
"""The list of Decorations that join the deck."""


class AloneSpecialist(GermanSpecialist, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A Specialist as he is alone."""

    stands_for: Id
    """The card whose place this one takes."""


class AloneItem(GermanItem, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An Item as it is alone."""

    stands_for: Id


class AloneDecoration(Decoration, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A Decoration as it is alone."""

    stands_for: Id


class OutAlone(Struct, frozen=True, forbid_unknown_fields=True):
    """Cards that the German alone plays without."""

    id: Id
    source: Source
    cards: tuple[Id, ...]


FOR_UNITS = (
    *("victory_points", "crossing", "missions", "war_heroes", "badges"),
    *("gold_dice", "gold_solitaire", "touch_of_gold", "rwb_and_g", "wild_dice"),
    *("playing_with_fire", "supply_snafu"),
)
"""Settings that are only about Units: alone nobody leads one."""
SHAPES: dict[str, type[Struct]] = {
    "alone-specialist": AloneSpecialist,
    "alone-item": AloneItem,
    ALONE_DECORATION: AloneDecoration,
    "out-alone": OutAlone,
}


def banned(content: NormandyContent, alone: bool) -> frozenset[str]:
    """Alone: what is out, and what another card stands for; else those other cards."""
    every = AloneSpecialist | AloneItem | AloneDecoration
    stand_ins = {c.id: c.stands_for for c in content.by_id.values() if isinstance(c, every)}
    if not alone:
        return frozenset(stand_ins)
    out = (entry for entry in content.entries().values() if isinstance(entry, OutAlone))
    return frozenset((*stand_ins.values(), *(id for entry in out for id in entry.cards)))


def content_faults(entry: Any, placed: Placed) -> Iterator[tuple[Key, Problem]]:
    """Cards that are named and do not exist."""
    his = [id for kind in ("german-specialist", "german-item", "decoration") for id in placed[kind]]
    named: dict[Key, str] = {}
    if isinstance(entry, AloneSpecialist | AloneItem | AloneDecoration):
        named = {("stands_for",): entry.stands_for}
    elif isinstance(entry, OutAlone):
        named = {("cards", at): card for at, card in enumerate(entry.cards)}
    for at, card in named.items():
        if card not in his:
            yield at, Problem("unknown-card", card=card, expected=", ".join(sorted(his)))


def setting_faults(options: NormandyOptions) -> list[Problem]:
    """K-10: settings that do nothing alone."""
    chosen = (name for name in FOR_UNITS if getattr(options, name, False))
    return [Problem("german-alone", name=Ref("setting", name), rule="K-10") for name in chosen]
