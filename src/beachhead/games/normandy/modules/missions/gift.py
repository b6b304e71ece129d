"""What is given up for a Mission, and whether it is there (M-2, M-3)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from beachhead.games.normandy.kinds import RESOURCES
from beachhead.games.normandy.modules.missions.state import UNREAD
from beachhead.games.normandy.state import Normandy, Turn
from beachhead.games.normandy.turn.upkeep import rwbs_of
from beachhead.games.normandy.words.word import Price
from beachhead.kernel.dice import SKULL
from beachhead.kernel.kinds import SYMBOLS, Dice
from beachhead.kernel.scene import Message, Ref, message

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box


class Gift(NamedTuple):
    """What is given up together for a Mission, or for a part of it."""

    specialists: tuple[str, ...] = ()
    items: tuple[str, ...] = ()
    rwbs: tuple[int, ...] = ()
    """Their symbols."""
    dice: Dice = ()
    price: Price = Price()

    def and_(self, other: Gift) -> Gift:
        """Both together."""
        amounts = (self.price.of(name) + other.price.of(name) for name in RESOURCES)
        return Gift(
            self.specialists + other.specialists,
            self.items + other.items,
            self.rwbs + other.rwbs,
            tuple(sorted(self.dice + other.dice)),
            Price(*amounts),
        )

    @property
    def early(self) -> bool:
        """Whether it is given before the dice are read: what skulls could cancel, or skulls."""
        return bool(self.dice) or SKULL in self.rwbs

    def leaves_somebody(self, s: Normandy, seat: int) -> bool:
        """Whether there is a Soldier or a Specialist more in a Unit than what it takes."""
        return s.players[seat].strength > self.price.soldiers + len(self.specialists)

    def is_there(self, box: Box, s: Normandy, seat: int) -> bool:
        """Whether a Unit has all of it at once, and somebody is left to tell of it."""
        player = s.players[seat]
        return (
            self.leaves_somebody(s, seat)
            and len(set(self.specialists)) == len(self.specialists)
            and Counter(self.items) <= Counter(player.hand)
            and Counter(self.rwbs) <= Counter(rwbs_now(box, s, seat))
            and Counter(self.dice) <= Counter(dice_now(s, seat))
            and all(player.has(name) >= self.price.of(name) for name in RESOURCES)
        )

    def listed(self) -> tuple[Message, ...]:
        """All that goes, each thing by its name."""
        cards = (message("card-name", card=Ref("card", id)) for id in self.specialists + self.items)
        rwbs = (message("gift-rwb", rwb=Ref("rwb", SYMBOLS[symbol])) for symbol in self.rwbs)
        dice = (message("gift-dice", dice=Ref("dice", self.dice)),) if self.dice else ()
        return (*cards, *rwbs, *dice, *self.price.listed())


NOTHING = Gift()


def takes_part(box: Box, s: Normandy, seat: int) -> bool:
    """Whether a Unit has a Phase 2 to do a Mission in: not at sea (C-14), nor once it is home."""
    return box.phase_in(s, seat, "upkeep") is box.phase_of_units(s, "upkeep")


def dice_now(s: Normandy, seat: int) -> Dice:
    """The dice that can still be given up: until Upkeep reads them."""
    turn = s.players[seat].turn
    return turn.dice if s.phase in ("roll", "tally") or turn.step == UNREAD else ()


def rwbs_now(box: Box, s: Normandy, seat: int) -> tuple[int, ...]:
    """The RWBs that can be given up: of dice and of cards, until they bring something."""
    turn: Turn = s.players[seat].turn
    if dice := dice_now(s, seat):
        return rwbs_of(box, s, seat, dice) + turn.rwbs
    return turn.rwbs if s.phase in ("tally", "upkeep") else ()
