"""The Badges module."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Struct

from beachhead.games.normandy.box import Box
from beachhead.games.normandy.cards.decks import DrawCard, left_to_draw
from beachhead.games.normandy.cards.shapes import UnitCard
from beachhead.games.normandy.event import Happening
from beachhead.games.normandy.kinds import Window
from beachhead.games.normandy.modules.badges.at_once import ReadAnew, UseAtOnce
from beachhead.games.normandy.modules.module import Module, own_faults
from beachhead.games.normandy.modules.parts import OfOptions, OfPlayer, OfTurn
from beachhead.games.normandy.state import Deck, Normandy, NormandyOptions
from beachhead.games.normandy.turn.start import in_play
from beachhead.games.normandy.words.word import Price
from beachhead.kernel.contract import Action, Fact
from beachhead.kernel.dice import COURAGE
from beachhead.kernel.errors import Problem
from beachhead.kernel.highlights import Highlight
from beachhead.kernel.kinds import Seat
from beachhead.kernel.options import OfSeat, Rule

KIND = "badge"
HEART, HONOR_HEART = 1, 3
"""The Courage that an enemy gains by a Badge of the Units."""
HONOR_COST = 10


class Badge(UnitCard, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A Badge, used once, or kept with Badge of Honor."""

    rule = "D-1"
    kind = KIND


class BadgeOptions(Struct, frozen=True):
    """The settings of this module."""

    badges: Annotated[bool, Rule("D-1")] = False
    badge_of_honor: Annotated[bool, Rule("D-2")] = False
    badge_of_courage: Annotated[bool, Rule("D-3")] = False
    badge_of_assistance: Annotated[bool, Rule("D-4")] = False
    assisted_1: Annotated[bool, Rule("D-4"), OfSeat(0)] = False
    assisted_2: Annotated[bool, Rule("D-4"), OfSeat(1)] = False
    assisted_3: Annotated[bool, Rule("D-4"), OfSeat(2)] = False
    assisted_4: Annotated[bool, Rule("D-4"), OfSeat(3)] = False
    assisted_5: Annotated[bool, Rule("D-4"), OfSeat(4)] = False
    assisted_6: Annotated[bool, Rule("D-4"), OfSeat(5)] = False

    def assists(self, seat: int) -> bool:
        """Whether a seat starts with a Badge (D-4)."""
        alone: bool = getattr(self, f"assisted_{seat + 1}")
        return self.badge_of_assistance or alone


class BadgesPlayer(Struct, frozen=True, gc=False):
    """What belongs to a player."""

    drawn: int = 0
    """The Badges that the Unit has drawn, wherever they are now."""


class BadgesTurn(Struct, frozen=True, gc=False):
    """What belongs to a turn."""

    drawn: bool = False
    """A Unit gets one Badge a turn at most."""


OPTIONS = OfOptions(BadgeOptions)
PLAYER = OfPlayer("badges", BadgesPlayer)
TURN = OfTurn("badges", BadgesTurn)


class DrawBadge(Action, frozen=True):
    """Draw a Badge instead of anything else that a Battle Cry brings."""


class BuyBadge(Action, frozen=True):
    """Draw a Badge for a Star and a Courage."""


class BadgeForBattleCry(Fact, frozen=True):
    rule = "D-1"
    seat: Seat

    def highlight(self) -> Highlight:
        return Highlight("medal")


class BadgeBought(Fact, frozen=True):
    rule = "D-3"
    seat: Seat

    def highlight(self) -> Highlight:
        return Highlight("medal")


class Badges(Module):
    """The hooks of this module."""

    id = "badges"
    rule_ids = ("D-1", "D-2", "D-3", "D-4", "D-5")
    options = OPTIONS
    player = PLAYER
    heeds_others = False
    turn = TURN
    tasks = (UseAtOnce, ReadAnew)
    shapes = {KIND: Badge}
    actions = (DrawBadge, BuyBadge)
    facts = (BadgeForBattleCry, BadgeBought)

    def active(self, options: NormandyOptions) -> bool:
        return OPTIONS.of(options).badges

    def faults(self, box: Box, options: NormandyOptions, seats: int) -> list[Problem]:
        return own_faults(OPTIONS, "badges", options)

    def prepare(self, h: Happening) -> None:
        h.set_table(decks=(*h.s.decks, Deck(KIND, in_play(h.box, h.s, KIND))))
        for seat in h.s.units():
            if OPTIONS.of(h.s.options).assists(seat):
                _draw(h, seat, "D-4")

    def instead_of_rwb(self, box: Box, s: Normandy, seat: int, symbol: int) -> tuple[Action, ...]:
        return (DrawBadge(),) if symbol == COURAGE and _may_draw(s, seat) else ()

    def options_at(self, box: Box, s: Normandy, seat: int, window: Window) -> tuple[Action, ...]:
        player = s.players[seat]
        pays = player.stars > 0 and player.courage > 0 and OPTIONS.of(s.options).badge_of_courage
        return (BuyBadge(),) if window == "trade" and pays and _may_draw(s, seat) else ()

    def chosen(self, h: Happening, seat: int, action: Action) -> bool:
        match action:
            case DrawBadge():
                h.tell(BadgeForBattleCry(seat))
                if OPTIONS.of(h.s.options).badge_of_honor:
                    h.push(seat, UseAtOnce())
                rule = "D-1"
            case BuyBadge():
                h.tell(BadgeBought(seat))
                h.add(seat, "stars", -1)
                h.add(seat, "courage", -1)
                rule = "D-3"
            case _:
                return False
        TURN.put(h, seat, BadgesTurn(drawn=True))
        _draw(h, seat, rule)
        _embolden(h)
        return True

    def keeps(self, box: Box, s: Normandy, card: str) -> bool:
        return box.content.kinds[card] == KIND and OPTIONS.of(s.options).badge_of_honor

    def tradable(self, box: Box, s: Normandy, card: str) -> bool:
        return not self.keeps(box, s, card)

    def points(self, box: Box, s: Normandy) -> int:
        if not OPTIONS.of(s.options).badge_of_honor:
            return 0
        return -HONOR_COST * sum(PLAYER.of(s, seat).drawn for seat in s.units())

    def position(self, box: Box, s: Normandy) -> dict[str, Any]:
        """How many Badges were drawn is written down where it counts (D-2)."""
        if not OPTIONS.of(s.options).badge_of_honor:
            return {}
        return {"drawn": [PLAYER.of(s, seat).drawn for seat in s.units()]}


def _draw(h: Happening, seat: int, rule: str) -> None:
    PLAYER.put(h, seat, BadgesPlayer(PLAYER.of(h.s, seat).drawn + 1))
    h.push(seat, DrawCard(KIND, False, rule, cause=h.cause))


def _embolden(h: Happening) -> None:
    """Who plays against the Units takes heart from a Badge that they draw (D-1, D-2)."""
    honor = OPTIONS.of(h.s.options).badge_of_honor
    for enemy in h.box.setting(h.s).opponents:
        gain = Price(courage=HONOR_HEART if honor else HEART)
        with h.because("D-1"):
            h.gain(enemy, "D-2" if honor else "D-1", gain)


def _may_draw(s: Normandy, seat: int) -> bool:
    return left_to_draw(s, KIND) > 0 and not TURN.of(s, seat).drawn
