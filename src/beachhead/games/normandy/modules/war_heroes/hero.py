"""War Heroes as cards, and which of them a Unit may have (H-1, H-2)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from beachhead.cards.building import Key
from beachhead.cards.content import History, Names
from beachhead.games.normandy.cards.shapes import Specialist, titled
from beachhead.games.normandy.modules.module import Placed
from beachhead.games.normandy.state import Normandy
from beachhead.kernel.errors import Problem
from beachhead.kernel.scene import Message, Ref

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box


class Hero(Specialist, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A War Hero: a Specialist of his title in all respects but how one gets him."""

    rule = "H-1"
    lives = 1
    history: History

    def title(self) -> Message:
        paid = {"cost": self.cost, "lives": self.lives}
        return titled("hero", self.tags, card=Ref("card", self.id), **paid)

    def note(self) -> Names:
        return self.history

    @property
    def for_all(self) -> bool:
        """Whether there is only one of his title for the whole table."""
        return self.rank in ("ranking", "unique")


def hero_faults(hero: Hero, placed: Placed) -> Iterator[tuple[Key, Problem]]:
    """A Hero has the rank of the Specialists of his title, if there are any (H-2)."""
    decks = (card for _, _, card in placed["specialist"].values())
    ranks = sorted({card.rank for card in decks if card.role == hero.role})
    if ranks and hero.rank not in ranks:
        expected = " | ".join(f'"{rank}"' for rank in ranks)
        yield ("rank",), Problem("wrong-value", expected=expected, found=f'"{hero.rank}"')


def heroes_for(box: Box, s: Normandy, seat: int) -> Iterator[Hero]:
    """The Heroes whom a Unit may have now, the cheapest first."""
    content, player = box.content, s.players[seat]
    serving = {id for one in s.players for id in one.specialists}
    known = {id for one in s.players for id in one.gone}.union(serving, s.gone)
    of_unit = set(_titles(box, (*player.specialists, *player.gone)))
    of_table = of_unit.union(_titles(box, (*serving, *_rallied(box, s))))
    full = set[str]()
    if not content.reserves.isdisjoint(player.specialists):
        full.add("reserve")
    if not content.uniques.isdisjoint(serving):
        full.add("unique")
    out = known | box.banned(s)
    for hero in content.of_type(Hero):
        met = of_table if hero.for_all else of_unit
        if hero.id not in out and hero.role not in met and hero.rank not in full:
            yield hero


def displaced(box: Box, s: Normandy, seat: int) -> frozenset[str]:
    """The Specialists whom Heroes keep from a Unit: those of its own, and those for all (H-2)."""
    content, player = box.content, s.players[seat]
    of_unit = _heroes(box, (*player.specialists, *player.gone))
    of_table = _heroes(box, (*(id for one in s.players for id in one.specialists), *s.gone))
    titles = {hero.role for hero in of_unit} | {hero.role for hero in of_table if hero.for_all}
    if not titles:
        return frozenset()
    pool = (*content.own_set[player.nation], *content.common_pool)
    return frozenset(card.id for card in pool if card.role in titles)


def _rallied(box: Box, s: Normandy) -> frozenset[str]:
    """The Specialists for all who are gone, and whom somebody had (H-2)."""
    never = (module.never_served(box, s) for module in box.modules(s))
    return frozenset(s.gone).difference(*never)


def _titles(box: Box, ids: Iterable[str]) -> Iterator[str]:
    cards = (box.content.by_id[id] for id in ids)
    return (card.role for card in cards if isinstance(card, Specialist))


def _heroes(box: Box, ids: Iterable[str]) -> Iterator[Hero]:
    cards = (box.content.by_id[id] for id in ids)
    return (card for card in cards if isinstance(card, Hero))
