"""The requirements that Missions are written in (M-2), each with all there is to know of it.

A requirement says what it asks for, whether that can be had at all, what of it is missing now, and
every way to give it up (`gift.py`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from typing import TYPE_CHECKING, Literal

from beachhead.cards.content import CardId, ColourName, Id, SymbolName
from beachhead.games.normandy.cards.offers import supply
from beachhead.games.normandy.cards.shapes import DeckSpecialist, Item, Specialist
from beachhead.games.normandy.dice_sets import subsets
from beachhead.games.normandy.kinds import RESOURCES, Amount, Positive, Small
from beachhead.games.normandy.modules.missions.gift import (
    NOTHING,
    Gift,
    dice_now,
    rwbs_now,
    takes_part,
)
from beachhead.games.normandy.modules.missions.state import TABLE
from beachhead.games.normandy.state import Normandy
from beachhead.games.normandy.turn.upkeep import straight
from beachhead.games.normandy.words.word import Price
from beachhead.kernel.dice import SKULL
from beachhead.kernel.emblems import Emblem, Glyph, Pictured, less
from beachhead.kernel.kinds import COLOURS, SYMBOLS, Dice, kebab
from beachhead.kernel.scene import Message, Ref, message

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box

Where = Literal["next-to-bunker", "mgf", "mines"]
WHERE: dict[Where, Glyph] = {"next-to-bunker": "bunker", "mgf": "mgf", "mines": "mine"}
"""How such a place is drawn."""


class Requirement(
    Pictured, frozen=True, gc=False, tag=kebab, tag_field="do", forbid_unknown_fields=True
):
    """One thing that a Mission asks for."""

    def said(self) -> Message:
        """Its text."""
        raise NotImplementedError

    def lacks(self, box: Box, s: Normandy, seat: int) -> Message | None:
        """What of it a Unit lacks now, if anything; all of it where Missions do not count."""
        return self._lacks(box, s, seat) if takes_part(box, s, seat) else self.said()

    def ways(self, box: Box, s: Normandy, seat: int) -> tuple[Gift, ...]:
        """Every way in which a Unit could meet it now; none where Missions do not count."""
        return self._ways(box, s, seat) if takes_part(box, s, seat) else ()

    def _lacks(self, box: Box, s: Normandy, seat: int) -> Message | None:
        return None if self._ways(box, s, seat) else self.said()

    def _ways(self, box: Box, s: Normandy, seat: int) -> tuple[Gift, ...]:
        raise NotImplementedError

    def can_be_had(self, box: Box, s: Normandy, seat: int) -> bool:
        """Whether a Unit can still come to meet it by itself (M-4, M-8)."""
        return True

    def is_lost(self, box: Box, s: Normandy, seat: int) -> bool:
        """Whether a Unit can no longer come to meet it, whoever helps."""
        return not self.can_be_had(box, s, seat)

    def one_each(self) -> Iterator[Requirement]:
        """Itself, or the alternatives that it consists of."""
        yield self


class GiveSpecialist(Requirement, frozen=True):
    """A Specialist of this title."""

    drawn = Emblem("specialist", less(1))
    title: Id

    def said(self) -> Message:
        return message("need-specialist", title=Ref("title", self.title))

    def cards(self, box: Box, s: Normandy, seat: int) -> tuple[Specialist, ...]:
        """Those of this title whom a Unit could ever have."""
        pool = (*box.content.own_set[s.players[seat].nation], *box.content.common_pool)
        banned = box.banned(s)
        return tuple(card for card in pool if card.role == self.title and card.id not in banned)

    def _titled(self, box: Box, ids: Iterable[str]) -> tuple[Specialist, ...]:
        """Those of this title among some cards."""
        cards = (box.content.by_id[id] for id in ids)
        return tuple(c for c in cards if isinstance(c, Specialist) and c.role == self.title)

    def _ways(self, box: Box, s: Normandy, seat: int) -> tuple[Gift, ...]:
        found = self._titled(box, s.players[seat].specialists)
        return tuple(Gift(specialists=(card.id,)) for card in found)

    def can_be_had(self, box: Box, s: Normandy, seat: int) -> bool:
        """He serves in the Unit; or he, and no War Hero in his place, is neither lost nor taken."""
        player = s.players[seat]
        if self._titled(box, player.specialists):
            return True
        others = (id for n, one in enumerate(s.players) if n != seat for id in one.specialists)
        taken = [card for card in self._titled(box, others) if card.rank in ("ranking", "unique")]
        taken += self._titled(box, (*s.gone, *player.gone))
        if not all(isinstance(card, DeckSpecialist) for card in taken):
            return False
        return any(card not in taken for card in self.cards(box, s, seat))


class GiveItem(Requirement, frozen=True):
    """This Item."""

    drawn = Emblem("item", less(1))
    item: CardId

    def said(self) -> Message:
        return message("need-item", item=Ref("card", self.item))

    def _ways(self, box: Box, s: Normandy, seat: int) -> tuple[Gift, ...]:
        return (Gift(items=(self.item,)),) if self.item in s.players[seat].hand else ()

    def can_be_had(self, box: Box, s: Normandy, seat: int) -> bool:
        """Special Items come onto the map if they are not there (M-4), unless they were used."""
        card, player = box.content.by_id.get(self.item), s.players[seat]
        if not isinstance(card, Item) or card.id in (*box.banned(s), *TABLE.of(s).out):
            return False
        if card.id in player.hand:
            return True
        if supply(box, s) is not None:  # nobody knows when it will come
            return False
        had = player.found if s.options.item_copies == "per-player" else ()
        if card.special or s.options.item_copies == "one":
            had = tuple(
                id for one in s.players for id in (*one.found, *one.hand, *one.spent, *one.gone)
            )
        return card.id not in had

    def is_lost(self, box: Box, s: Normandy, seat: int) -> bool:
        """Not as long as another Unit can give it to this one, or it may still come."""
        lying = supply(box, s)
        if lying is not None and self.item in lying.on_top + lying.below:
            return False
        return not any(self.can_be_had(box, s, one) for one in s.units())


class GiveRwb(Requirement, frozen=True):
    """What an RWB of this symbol brings; its dice are kept (M-3)."""

    symbol: SymbolName

    def emblems(self) -> tuple[Emblem, ...]:
        return (Emblem("rwb", less(1)), Emblem(self.symbol))

    def said(self) -> Message:
        return message("need-rwb", rwb=Ref("rwb", self.symbol))

    def _ways(self, box: Box, s: Normandy, seat: int) -> tuple[Gift, ...]:
        symbol = SYMBOLS.index(self.symbol)
        return (Gift(rwbs=(symbol,)),) if symbol in rwbs_now(box, s, seat) else ()


class GiveDice(Requirement, frozen=True):
    """So many dice of the tally that show this, or are of this colour and no skulls."""

    dice: Small
    symbol: SymbolName | None = None
    colour: ColourName | None = None

    def emblems(self) -> tuple[Emblem, ...]:
        return (Emblem(self.symbol or "die", less(self.dice)),)

    def said(self) -> Message:
        return self._said(self.dice)

    def _said(self, dice: int) -> Message:
        symbol, colour = self.symbol or "none", self.colour or "none"
        return message("need-dice", dice=dice, symbol=symbol, colour=colour)

    def fitting(self, dice: Dice) -> Dice:
        """Those of some dice that will do."""
        return tuple(die for die in dice if self._fits(*divmod(die, len(SYMBOLS))))

    def _fits(self, colour: int, face: int) -> bool:
        shown = face != SKULL if self.symbol is None else SYMBOLS[face] == self.symbol
        return shown and self.colour in (None, COLOURS[colour])

    def _lacks(self, box: Box, s: Normandy, seat: int) -> Message | None:
        short = self.dice - len(self.fitting(dice_now(s, seat)))
        return self._said(short) if short > 0 else None

    def _ways(self, box: Box, s: Normandy, seat: int) -> tuple[Gift, ...]:
        found = self.fitting(dice_now(s, seat))
        return tuple(Gift(dice=dice) for dice in subsets(found, self.dice))


class GiveStraight(Requirement, frozen=True):
    """A Straight: a die of each symbol that it has, and no Award for it."""

    drawn = Emblem("straight", less(1))

    def said(self) -> Message:
        return message("need-straight")

    def _ways(self, box: Box, s: Normandy, seat: int) -> tuple[Gift, ...]:
        dice = dice_now(s, seat)
        if not dice or not straight(box, s, seat):
            return ()
        symbols = sorted({die % len(SYMBOLS) for die in dice})
        showing = (dict.fromkeys(d for d in dice if d % len(SYMBOLS) == n) for n in symbols)
        return tuple(Gift(dice=tuple(sorted(chosen))) for chosen in product(*showing))


class Give(Requirement, frozen=True):
    """Resources."""

    soldiers: Amount = 0
    stars: Amount = 0
    courage: Amount = 0
    tools: Amount = 0

    def emblems(self) -> tuple[Emblem, ...]:
        return self.price.emblems(less)

    @property
    def price(self) -> Price:
        return Price(self.soldiers, self.stars, self.courage, self.tools)

    def said(self) -> Message:
        return message("need-resources", list=Ref("list", self.price.listed()))

    def _lacks(self, box: Box, s: Normandy, seat: int) -> Message | None:
        player = s.players[seat]
        short = Price(*(max(0, self.price.of(name) - player.has(name)) for name in RESOURCES))
        if short == Price():
            return None
        return message("need-resources", list=Ref("list", short.listed()))

    def _ways(self, box: Box, s: Normandy, seat: int) -> tuple[Gift, ...]:
        has = s.players[seat].has
        enough = all(has(name) >= self.price.of(name) for name in RESOURCES)
        return (Gift(price=self.price),) if enough else ()


class Be(Requirement, frozen=True):
    """A place where the Unit has to be: nothing is given up for it."""

    where: Where | None = None
    row: Positive | None = None
    """This row or a higher one."""

    def emblems(self) -> tuple[Emblem, ...]:
        return (Emblem(WHERE[self.where] if self.where else "flag"),)

    def said(self) -> Message:
        if self.where is None:
            return message("need-row", row=self.row or 1)
        return message(f"need-{self.where}")

    def _ways(self, box: Box, s: Normandy, seat: int) -> tuple[Gift, ...]:
        return (NOTHING,) if self.true_of(box, s, s.unit(seat).sector) else ()

    def _lacks(self, box: Box, s: Normandy, seat: int) -> Message | None:
        """Of a row, with the sectors by which to find it on the map."""
        if self.row is None or self._ways(box, s, seat):
            return super()._lacks(box, s, seat)
        map = box.ground(s).map
        numbers = (sector.number for sector in map.sectors if sector.row == self.row)
        here = (message("cell-title", sector=Ref("place-short", number)) for number in numbers)
        return message("need-row-of", row=self.row, sectors=Ref("list", tuple(here)))

    def true_of(self, box: Box, s: Normandy, sector: int) -> bool:
        """Whether a sector is such a place, of the battle map alone."""
        ground = box.ground(s)
        row = ground.sectors[sector].row
        if ground.sheet_of[sector] is not ground.map or row < (self.row or 1):
            return False
        match self.where:
            case "next-to-bunker":
                return any(box.sector(s, other).bunker for other in ground.next_to[sector])
            case "mgf":
                return box.sector(s, sector).mgf > 0
            case "mines":
                return any(sector in pair for pair in ground.mined)
        return True

    def can_be_had(self, box: Box, s: Normandy, seat: int) -> bool:
        """The Unit is there, or such a place lies before it and is not the final Bunker."""
        ground, unit = box.ground(s), s.unit(seat)
        behind = {*unit.visited, *ground.finals} - {unit.sector}
        row = ground.row[unit.sector]
        ahead = (n for n in range(len(ground.sectors)) if ground.row[n] >= row)
        return any(n not in behind and self.true_of(box, s, n) for n in ahead)


class AnyOf(Requirement, frozen=True):
    """One of several, by choice."""

    of: tuple[Requirement, ...]

    def emblems(self) -> tuple[Emblem, ...]:
        return tuple(emblem for one in self.of for emblem in one.emblems())

    def said(self) -> Message:
        first, *others = (alternative.said() for alternative in self.of)
        for other in others:
            first = message("need-or", first=Ref("list", (first,)), then=Ref("list", (other,)))
        return message("need-either", any=Ref("list", (first,)))

    def _ways(self, box: Box, s: Normandy, seat: int) -> tuple[Gift, ...]:
        return tuple(way for one in self.of for way in one.ways(box, s, seat))

    def can_be_had(self, box: Box, s: Normandy, seat: int) -> bool:
        return any(alternative.can_be_had(box, s, seat) for alternative in self.of)

    def is_lost(self, box: Box, s: Normandy, seat: int) -> bool:
        return all(alternative.is_lost(box, s, seat) for alternative in self.of)

    def one_each(self) -> Iterator[Requirement]:
        yield from self.of


REQUIREMENTS: tuple[type[Requirement], ...] = (
    GiveSpecialist,
    GiveItem,
    GiveRwb,
    GiveDice,
    GiveStraight,
    Give,
    Be,
    AnyOf,
)
