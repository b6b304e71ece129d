"""What the German does in each slot of the turn: all but moving (K-1, K-4 to K-6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from beachhead.games.normandy import actions as a
from beachhead.games.normandy.box import remembered
from beachhead.games.normandy.cards.decks import DrawCard, left_to_draw
from beachhead.games.normandy.cards.offers import discount
from beachhead.games.normandy.cards.using import usable
from beachhead.games.normandy.kinds import Question, Window
from beachhead.games.normandy.modules.atlantikwall import facts as f
from beachhead.games.normandy.modules.atlantikwall.actions import BuyDecoration, HoldOut
from beachhead.games.normandy.modules.atlantikwall.cards import GermanItem, GermanSpecialist
from beachhead.games.normandy.modules.atlantikwall.state import (
    DECORATION,
    PRICE,
    TABLE,
    Wall,
    allies,
    alone,
    short_of,
)
from beachhead.games.normandy.state import Normandy
from beachhead.games.normandy.turn.losses import Forfeit
from beachhead.games.normandy.turn.phase import Phase
from beachhead.games.normandy.turn.roll import RollPhase
from beachhead.games.normandy.turn.upkeep import UpkeepPhase
from beachhead.games.normandy.words.word import Price
from beachhead.kernel.contract import Action, Decision
from beachhead.kernel.scene import Message, message

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box
    from beachhead.games.normandy.event import Happening


def is_idle(s: Normandy, seat: int, options: tuple[Action, ...]) -> bool:
    """Whether he need not be asked; with Decorations he is, or others would see what they are."""
    return len(options) == 1 and (alone(s) or not s.players[seat].secret)


class Waiting(Phase):
    """Cards that he may use now, as long as there are any."""

    window: ClassVar[Window]

    def begin(self, h: Happening, seat: int) -> None:
        h.set_turn(seat, step=h.s.phase)

    def options(self, box: Box, s: Normandy, seat: int) -> tuple[Action, ...]:
        return (a.DONE, *usable(box, s, seat, self.window))

    def chosen(self, h: Happening, seat: int, action: Action) -> None:
        h.tell(f.GermanReady(seat, h.s.phase))
        h.set_turn(seat, step="")

    def settled(self, h: Happening, seat: int) -> None:
        if is_idle(h.s, seat, self.options(h.box, h.s, seat)):
            h.set_turn(seat, step="")


class GermanTally(Waiting):
    """Cards for the Final Tallies, his own and those of Units."""

    window = "tally"

    def title(self, s: Normandy) -> Message | None:
        return message("phase-german-tally")

    def ask(self, box: Box, s: Normandy, seat: int) -> Question | None:
        return Decision(seat, "german-tally", "K-1", self.options(box, s, seat))


class Ready(Waiting):
    """Cards before Combat, when everybody has moved."""

    window = "ready"

    def title(self, s: Normandy) -> Message | None:
        return message("phase-german-ready")

    def ask(self, box: Box, s: Normandy, seat: int) -> Question | None:
        return Decision(seat, "german-ready", "K-1", self.options(box, s, seat))


class GermanUpkeep(UpkeepPhase):
    """He reads his dice as Units do; a Straight brings a Decoration (K-6)."""

    deck = DECORATION
    straight_rule = "K-6"

    def begin(self, h: Happening, seat: int) -> None:
        self.read_dice(h, seat)

    def ask(self, box: Box, s: Normandy, seat: int) -> Question | None:
        asked = super().ask(box, s, seat)
        if isinstance(asked, Decision) and asked.ask == "straight":
            return Decision(seat, "german-straight", self.straight_rule, asked.options)
        return asked

    def reward(self, h: Happening, seat: int, card: str) -> None:
        with h.because("T-6"):
            DrawCard(DECORATION, True, self.straight_rule, secret=True).answer(h, seat, card)


class GermanRally(Phase):
    """Any number of Specialists and Items from his pool (K-1)."""

    def title(self, s: Normandy) -> Message | None:
        return message("phase-rally")

    def begin(self, h: Happening, seat: int) -> None:
        h.set_turn(seat, step="rally")

    def ask(self, box: Box, s: Normandy, seat: int) -> Question | None:
        return Decision(seat, "rally", "K-1", pool_options(box, s, seat))

    def chosen(self, h: Happening, seat: int, action: Action) -> None:
        match action:
            case a.Rally(id):
                card = h.content.by_id[id]
                assert isinstance(card, GermanSpecialist)
                stars = price(h.box, h.s, seat, card)
                h.add(seat, "stars", -stars)
                h.tell(f.GermanRallied(seat, id, stars))
            case a.Find(id):
                card = h.content.by_id[id]
                assert isinstance(card, GermanItem)
                tools = price(h.box, h.s, seat, card)
                h.add(seat, "tools", -tools)
                h.tell(f.GermanItemFound(seat, id, tools))
                h.set_player(seat, found=(*h.player(seat).found, id))
            case _:
                h.tell(f.GermanReady(seat, h.s.phase))
                h.set_turn(seat, step="")
                return
        h.set_turn(seat, bought=(*h.turn(seat).bought, _what(card)))
        h.take(seat, id)

    def settled(self, h: Happening, seat: int) -> None:
        if is_idle(h.s, seat, pool_options(h.box, h.s, seat)):
            h.set_turn(seat, step="")


@remembered
def pool_options(box: Box, s: Normandy, seat: int) -> tuple[Action, ...]:
    """Done, and everything in his pool that he can pay for, unless a Condition forbids it."""
    player, (specialists, items) = s.players[seat], in_pool(box, s, seat)
    force = box.in_force(s, seat)
    rallied = (card for card in specialists if price(box, s, seat, card) <= player.stars)
    found = (card for card in items if price(box, s, seat, card) <= player.tools)
    return (
        a.DONE,
        *(a.Rally(card.id) for card in rallied if not force.no_specialists),
        *(a.Find(card.id) for card in found if not force.no_items),
        *usable(box, s, seat, "rally"),
    )


def in_pool(
    box: Box, s: Normandy, seat: int
) -> tuple[tuple[GermanSpecialist, ...], tuple[GermanItem, ...]]:
    """The Specialists and Items that he may still have; who wakes something comes again (K-3)."""
    player, banned = s.players[seat], box.banned(s)
    specialists = tuple(
        card
        for card in box.content.of_type(GermanSpecialist)
        if card.id not in (*player.specialists, *banned)
        and (card.returns or card.wakes or card.id not in player.gone)
    )
    every = box.content.of_type(GermanItem)
    return specialists, tuple(card for card in every if card.id not in (*player.found, *banned))


def price(box: Box, s: Normandy, seat: int, card: GermanSpecialist | GermanItem) -> int:
    return max(0, card.cost - discount(s, seat, box.in_force(s, seat), _what(card)))


def _what(card: GermanSpecialist | GermanItem) -> str:
    """What a discount calls such a card."""
    return "specialist" if isinstance(card, GermanSpecialist) else "item"


class GermanTrade(Phase):
    """Decorations for Courage, as many as he likes (K-6)."""

    def title(self, s: Normandy) -> Message | None:
        return message("phase-decorations")

    def begin(self, h: Happening, seat: int) -> None:
        h.set_turn(seat, step="decorate")

    def ask(self, box: Box, s: Normandy, seat: int) -> Question | None:
        return Decision(seat, "decorate", "K-6", _decorating(box, s, seat))

    def chosen(self, h: Happening, seat: int, action: Action) -> None:
        if isinstance(action, BuyDecoration):
            h.add(seat, "courage", -PRICE)
            h.tell(f.DecorationBought(seat, PRICE))
            h.push(seat, DrawCard(DECORATION, False, "K-6", secret=True))
            return
        h.tell(f.GermanReady(seat, h.s.phase))
        h.set_turn(seat, step="")

    def settled(self, h: Happening, seat: int) -> None:
        if is_idle(h.s, seat, _decorating(h.box, h.s, seat)):
            h.set_turn(seat, step="")


def _decorating(box: Box, s: Normandy, seat: int) -> tuple[Action, ...]:
    buys = s.players[seat].courage >= PRICE and left_to_draw(s, DECORATION) > 0
    return (a.DONE, *((BuyDecoration(),) if buys else ()), *usable(box, s, seat, "trade"))


class ManTheWall(Phase):
    """Before Combat the German counts his losses by the highest printed DEF (K-4)."""

    def begin(self, h: Happening, seat: int) -> None:
        h.set_turn(seat, step="wall")

    def ask(self, box: Box, s: Normandy, seat: int) -> Question | None:
        most = may_send(box, s, seat)
        return Decision(seat, "wall", "K-9", tuple(map(HoldOut, range(most + 1)))) if most else None

    def chosen(self, h: Happening, seat: int, action: Action) -> None:
        assert isinstance(action, HoldOut)
        self._count(h, seat, action.specialists)

    def settled(self, h: Happening, seat: int) -> None:
        if h.turn(seat).step == "wall" and not may_send(h.box, h.s, seat):
            self._count(h, seat, 0)

    def _count(self, h: Happening, seat: int, specialists: int) -> None:
        sector, defence = highest(h.box, h.s)
        short = short_of(h.s, defence)
        TABLE.put(h, Wall(short - specialists, h.s.turn))
        h.set_turn(seat, step="")
        number = h.ground.sectors[sector].number
        h.tell(f.WallManned(seat, number, defence, short - specialists))
        with h.because("combat"):
            h.lose(seat, "K-4", Price(soldiers=min(defence, 99)))
        if specialists:
            h.push(seat, Forfeit("specialist", specialists, "K-9"))


def highest(box: Box, s: Normandy) -> tuple[int, int]:
    """The sector with Units whose printed DEF is the highest, and that DEF."""
    printed = box.setting(s).printed
    here = {s.unit(seat).sector for seat in allies(box, s)}
    sector = max(here, key=lambda index: (printed[index].defence, -index))
    return sector, printed[sector].defence


def may_send(box: Box, s: Normandy, seat: int) -> int:
    """How many Specialists could take the place of Soldiers (V-5 holds for him too)."""
    short = short_of(s, highest(box, s)[1])
    return min(short, len(s.players[seat].specialists)) if s.options.few_good_men else 0


ROLL = RollPhase()
TALLY = GermanTally()
UPKEEP = GermanUpkeep()
RALLY = GermanRally()
TRADE = GermanTrade()
READY = Ready()
WALL = ManTheWall()
