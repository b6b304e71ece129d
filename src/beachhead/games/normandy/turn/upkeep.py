"""Phase 2: the marker, the Straight, skulls, resources and RWBs (T-3 to T-6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from beachhead.games.normandy import actions as a
from beachhead.games.normandy import facts as f
from beachhead.games.normandy.cards.decks import cards_in, leave
from beachhead.games.normandy.cards.using import triggers
from beachhead.games.normandy.dice_sets import (
    EVEN,
    GROWING,
    counts,
    is_straight,
    not_skulls,
    rwbs,
    skulls,
    subsets,
    without,
)
from beachhead.games.normandy.kinds import Answer, Question
from beachhead.games.normandy.state import Normandy, Task, with_turn
from beachhead.games.normandy.training import of_use
from beachhead.games.normandy.turn.phase import Phase
from beachhead.games.normandy.words.choice import choose, ways_of
from beachhead.games.normandy.words.word import Do
from beachhead.kernel.contract import Action, Decision
from beachhead.kernel.dice import COURAGE, SKULL, SOLDIER, STAR, TOOL, TWO_SOLDIERS
from beachhead.kernel.kinds import SYMBOLS, Dice
from beachhead.kernel.scene import Message, Ref, message

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box
    from beachhead.games.normandy.event import Happening

RWB_SIZE = 3
TITLE = message("phase-upkeep")


class UpkeepPhase(Phase):
    """Turn the marker, then read the dice."""

    deck: ClassVar[str] = "award"
    """What a Straight is rewarded with."""
    straight_rule: ClassVar[str] = "T-6"

    def title(self, s: Normandy) -> Message | None:
        return TITLE

    def begin(self, h: Happening, seat: int) -> None:
        turns = h.unit(seat).turns + 1
        h.set_unit(seat, turns=turns)
        h.tell(f.MarkerTurned(seat, turns))
        self.read_dice(h, seat)

    def read_dice(self, h: Happening, seat: int) -> None:
        """The Straight first, if there is one to take a card for."""
        if straight(h.box, h.s, seat):
            h.tell(f.StraightRolled(seat))
            if cards_in(h.s, self.deck):
                h.set_turn(seat, step="straight")
                return
        _skulls(h, seat)

    def ask(self, box: Box, s: Normandy, seat: int) -> Question | None:
        turn = s.players[seat].turn
        if turn.step == "straight":
            awards = tuple(a.TakeAward(card) for card in cards_in(s, self.deck))
            # Besides the dice, the Award costs nothing but an RWB that needs a die of the Straight.
            free = s.options.straight == "besides" and not rwbs_of(box, s, seat, turn.dice)
            counting = () if free and awards else (a.CountDice(),)
            return Decision(seat, "straight", self.straight_rule, awards + counting)
        ways = subsets(not_skulls(turn.dice), active_skulls(box, s, seat))
        return Decision(seat, "cancel", "T-3", tuple(map(a.Cancel, ways)))

    def chosen(self, h: Happening, seat: int, action: Action) -> None:
        match action:
            case a.TakeAward(card):
                h.set_turn(seat, step="", straight=True)
                self.reward(h, seat, card)
                if h.s.options.straight == "besides":
                    _skulls(h, seat)
                else:
                    _after_dice(h, seat, (), h.turn(seat).rwbs)
            case a.CountDice():
                h.tell(f.UnitReady(seat, h.s.phase))
                _skulls(h, seat)
            case a.Cancel(dice):
                _count(h, seat, dice)

    def reward(self, h: Happening, seat: int, card: str) -> None:
        """A player takes a card for his Straight."""
        leave(h, self.deck, card, self.straight_rule, by_choice=True)
        h.tell(f.CardDrawn(seat, card, by=self.straight_rule))
        h.take(seat, card)


def straight(box: Box, s: Normandy, seat: int) -> bool:
    """Whether a player's dice are a Straight (T-6)."""
    dice = s.players[seat].turn.dice
    found = is_straight(dice)
    for module in box.modules_of(s, seat):
        found = module.is_straight(box, s, seat, dice, found)
    return found


def active_skulls(box: Box, s: Normandy, seat: int) -> int:
    """The skulls that really cancel a die: not ignored, not in an RWB or a Straight."""
    dice = _beside_straight(box, s, seat, s.players[seat].turn.dice)
    in_rwbs = RWB_SIZE * rwbs_of(box, s, seat, dice).count(SKULL)
    return max(0, skulls(dice) - in_rwbs - box.in_force(s, seat).skulls)


def rwbs_of(box: Box, s: Normandy, seat: int, dice: Dice) -> tuple[int, ...]:
    """The symbols of the RWBs that dice make."""
    found = rwbs(dice)
    for module in box.modules_of(s, seat):
        found = module.rwbs(box, s, seat, dice, found)
    return found


def _beside_straight(box: Box, s: Normandy, seat: int, dice: Dice) -> Dice:
    """The dice that may serve in RWBs: a Straight that was taken keeps one of each symbol (T-4)."""
    if not s.players[seat].turn.straight:
        return dice
    for symbol in range(len(SYMBOLS)):
        ways = [without(dice, (die,)) for die in dict.fromkeys(dice) if die % 6 == symbol]
        dice = max(ways, key=lambda left: len(rwbs_of(box, s, seat, left)), default=dice)
    return dice


def _skulls(h: Happening, seat: int) -> None:
    dice = h.turn(seat).dice
    active = active_skulls(h.box, h.s, seat)
    if active < skulls(dice):
        h.tell(f.SkullsIgnored(seat, skulls(dice) - active))
    others = not_skulls(dice)
    if not active or not others:
        _spare_skulls(h, seat, active)
        _count(h, seat, ())
    elif active >= len(others):
        _spare_skulls(h, seat, active - len(others))
        _count(h, seat, others)
    else:
        h.set_turn(seat, step="cancel")


def _spare_skulls(h: Happening, seat: int, spare: int) -> None:
    if spare and h.s.options.spare_skulls == "soldiers":
        h.lose_soldiers(seat, spare, "skulls", "T-3")


def _count(h: Happening, seat: int, cancelled: Dice) -> None:
    """The dice that are left give resources and make RWBs (T-4, T-5)."""
    if h.s.ended:
        return
    player, turn = h.player(seat), h.turn(seat)
    left = without(turn.dice, cancelled)
    if cancelled:
        h.tell(f.DiceCancelled(seat, cancelled))
        for module in h.box.modules_of(h.s, seat):
            module.cancelled(h, seat, len(cancelled))
        player = h.player(seat)
    made = rwbs_left(h.box, h.s, seat, left)
    soldiers, stars, courage, tools = resources(h.box, h.s, seat, left)
    h.set_player(
        seat,
        turn=with_turn(player.turn, step="", rwbs=made + turn.rwbs, counted=left),
        soldiers=player.soldiers + soldiers,
        stars=player.stars + stars,
        courage=player.courage + courage,
        tools=player.tools + tools,
    )
    h.tell(f.DiceCounted(seat, soldiers, stars, courage, tools))
    _after_dice(h, seat, made, turn.rwbs)


def rwbs_left(box: Box, s: Normandy, seat: int, left: Dice) -> tuple[int, ...]:
    """The symbols of the RWBs of a tally of which the skulls left so much (T-4)."""
    serving = s.players[seat].turn.dice if s.options.skull_order == "rwb-first" else left
    return rwbs_of(box, s, seat, _beside_straight(box, s, seat, serving))


def _after_dice(h: Happening, seat: int, made: tuple[int, ...], called: tuple[int, ...]) -> None:
    """What the RWBs of the dice bring, and those of cards, then what comes every turn."""
    h.queue(seat, *bonuses(h, seat, made), *bonuses(h, seat, called, called=True), EveryTurn())


def bonuses(
    h: Happening, seat: int, symbols: tuple[int, ...], called: bool = False
) -> tuple[Bonus, ...]:
    """To do: get what RWBs of these symbols bring; `called`: cards count as them."""
    found: tuple[Bonus, ...] = ()
    for symbol in symbols:
        key = h.box.rwb(h.s, seat, symbol)
        name = h.content.rwb_names[key]
        own = name not in SYMBOLS
        h.tell(f.NamedRwbMade(seat, symbol, name) if own else f.RwbMade(seat, symbol))
        found += (Bonus(key, called),)
    return found


def resources(box: Box, s: Normandy, seat: int, dice: Dice) -> tuple[int, int, int, int]:
    """Soldiers, Stars, Courage and Item Points that dice give, as far as they are of use."""
    shown = counts(dice)
    more = box.in_force(s, seat).more
    soldiers = shown[SOLDIER] * max(0, 1 + more[SOLDIER])
    soldiers += shown[TWO_SOLDIERS] * max(0, 2 + more[TWO_SOLDIERS])
    found = shown[TOOL]
    tools = GROWING[min(found, len(GROWING) - 1)]
    if s.options.tools == "even":
        tools = EVEN * found
    stars = shown[STAR] * max(0, 1 + more[STAR])
    courage = shown[COURAGE] * max(0, 1 + more[COURAGE])
    tools = max(0, tools + found * more[TOOL])
    useful = of_use(s.options.level)
    return (
        soldiers,
        stars if "stars" in useful else 0,
        courage,
        tools if "tools" in useful else 0,
    )


class Bonus(Task, frozen=True):
    """To do: get what an RWB brings, by its key, or what a module offers instead."""

    rwb: str
    called: bool = False
    """Whether a card counts as the RWB, and no dice make it."""

    @property
    def cause(self) -> str:
        return self.rwb

    def ask(self, box: Box, s: Normandy, seat: int) -> Question | None:
        ways = self._ways(box, s, seat)
        return Decision(seat, "choose", "T-5", ways) if len(ways) > 1 else None

    def _ways(self, box: Box, s: Normandy, seat: int) -> tuple[Action, ...]:
        """The ways of its choice, all of it, or nothing; and what modules offer."""
        keys = box.content.parts[self.rwb]
        ways: tuple[Action, ...] = (a.Choose(self.rwb) if keys else a.DONE,)
        if len(keys) == 1 and (choice := box.content.effects[keys[0]]).ways:
            ways = ways_of(choice, keys[0])
        symbol = box.content.rwb_symbols[self.rwb]
        for module in box.modules_of(s, seat):
            ways += module.instead_of_rwb(box, s, seat, symbol)
        return ways

    def run(self, h: Happening, seat: int) -> None:
        h.push(seat, *map(Do, h.content.parts[self.rwb]))

    def answer(self, h: Happening, seat: int, given: Answer) -> None:
        match given:
            case a.Choose(way):
                choose(h, seat, way)
            case a.Done():
                h.tell(f.Declined(seat, by="T-5"))
            case Action():
                h.by_module(seat, given)

    def told(self, box: Box, s: Normandy, seat: int) -> tuple[Message, ...]:
        name = box.content.rwb_names[self.rwb]
        has = s.players[seat].said(*of_use(s.options.level))
        return (message("asked-rwb", rwb=Ref("rwb", name)), has)


class EveryTurn(Task, frozen=True):
    """To do: get what the sector and the Unit's cards give in every Upkeep."""

    def run(self, h: Happening, seat: int) -> None:
        if h.player(seat).unit is not None:
            h.queue(seat, *map(Do, h.box.sector_of(h.s, seat).turn))
        triggers(h, seat, ("turn", "rwb") if h.turn(seat).rwbs else ("turn",))
