"""Words about dice: what is rolled, locked, changed, and what a tally brings."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from beachhead.cards.content import ColourName, SymbolName
from beachhead.games.moves import Reroll, Stand, rerolls_of
from beachhead.games.normandy import actions as a
from beachhead.games.normandy import facts as f
from beachhead.games.normandy.dice_sets import COLOURS, changes, subsets, without
from beachhead.games.normandy.kinds import Answer, Question, Small, Window
from beachhead.games.normandy.state import Normandy
from beachhead.games.normandy.turn.mgf import turn, turned
from beachhead.games.normandy.words.word import Do, Effect, Lasting
from beachhead.games.normandy.words.worth import SOLDIER, STAR, TOOL
from beachhead.kernel.dice import Roll, colours
from beachhead.kernel.emblems import Emblem, less, more
from beachhead.kernel.kinds import COLOURS as COLOUR_NAMES
from beachhead.kernel.kinds import SYMBOLS
from beachhead.kernel.scene import Message, message

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box
    from beachhead.games.normandy.event import Happening
    from beachhead.games.normandy.words.in_force import InForce

IN_THE_AIR = -1
"""In `Do.left`: dice that a card throws again have not come to rest."""
SYMBOL = {"star": STAR, "courage": 0.6, "tool": TOOL}
"""What one more from a die is worth, again and again: Courage is soon enough."""


class ChangeDice(Effect, frozen=True):
    """Change dice of the tally: what they show, their colour, or both."""

    dice: Small = 1
    shows: SymbolName | None = None
    """Only dice that show this."""
    to: SymbolName | None = None
    """Only to this."""
    symbol: bool = True
    colour: bool = False
    fire: bool = False
    """May be used on an MGF die instead: the worst one is turned to the mildest."""

    def emblems(self) -> tuple[Emblem, ...]:
        to = (Emblem(self.to),) if self.to else ()
        return (Emblem("turn", str(self.dice) if self.dice > 1 else ""), *to)

    def windows(self) -> frozenset[Window]:
        return frozenset(("tally", "fire") if self.fire else ("tally",))

    def is_sound(self) -> bool:
        return self.symbol or (self.colour and self.to is None)

    def changes(self, dice: tuple[int, ...]) -> tuple[a.Change, ...]:
        """Every change of one die that it allows."""
        return changes(dice, self.shows, self.to, self.symbol, self.colour)

    def possible(self, box: Box, s: Normandy, seat: int) -> bool:
        turn = s.players[seat].turn
        if s.phase == "combat":
            return self.fire and turned(s.players[seat], turn.fire) is not None
        return bool(self.changes(turn.dice))

    def ask(self, box: Box, s: Normandy, seat: int, task: Do) -> Question | None:
        options = self.changes(s.players[seat].turn.dice)
        if not options or s.phase == "combat":
            return None
        return task.decision(box, seat, "change", (*options, a.DONE))

    def told(self, task: Do) -> tuple[Message, ...]:
        return (message("asked-changes", dice=task.left or self.dice),)

    def run(self, h: Happening, seat: int, task: Do) -> None:
        """There is no die of the tally to change; of MGF dice it is the worst."""
        fire = h.turn(seat).fire
        way = turned(h.player(seat), fire) if h.s.phase == "combat" and self.fire else None
        if way is not None:
            h.set_turn(seat, fire=turn(fire, *way))
            by = h.content.rule_of(task.effect)
            h.tell(f.DieTurned(seat, *way, by=by, cause=task.effect))

    def answer(self, h: Happening, seat: int, task: Do, given: Answer) -> None:
        by = h.content.rule_of(task.effect)
        if not isinstance(given, a.Change):
            h.tell(f.Declined(seat, by=by))
            return
        dice = [*without(h.turn(seat).dice, (given.die,)), given.becomes]
        h.set_turn(seat, dice=tuple(sorted(dice)))
        h.tell(f.DieTurned(seat, given.die, given.becomes, by=by))
        left = (task.left or self.dice) - 1
        if left:
            h.push(seat, Do(task.effect, left))

    def once(self) -> float:
        each = (2.3 if self.colour else 2.0) if self.symbol else 1.2
        return (each + 0.6) * self.dice


class AddDie(Effect, frozen=True):
    """A result joins the tally: of this symbol and colour, or of choice."""

    used_in = ("tally",)
    symbol: SymbolName | None = None
    colour: ColourName | None = None

    def emblems(self) -> tuple[Emblem, ...]:
        return (Emblem(self.symbol or "die", more(1)),)

    def results(self) -> tuple[int, ...]:
        """Every die that it may add."""
        faces = range(len(SYMBOLS)) if self.symbol is None else (SYMBOLS.index(self.symbol),)
        found = COLOURS if self.colour is None else (COLOUR_NAMES.index(self.colour),)
        return tuple(colour * 6 + face for colour in found for face in faces)

    def ask(self, box: Box, s: Normandy, seat: int, task: Do) -> Question | None:
        options = tuple(map(a.AddDie, self.results()))
        return task.decision(box, seat, "add-die", options) if len(options) > 1 else None

    def run(self, h: Happening, seat: int, task: Do) -> None:
        (die,) = self.results()
        self._add(h, seat, task, die, cause=task.effect)

    def answer(self, h: Happening, seat: int, task: Do, given: Answer) -> None:
        assert isinstance(given, a.AddDie)
        self._add(h, seat, task, given.die)

    def _add(self, h: Happening, seat: int, task: Do, die: int, cause: str = "") -> None:
        h.set_turn(seat, dice=tuple(sorted((*h.turn(seat).dice, die))))
        h.tell(f.DieAdded(seat, die, by=h.content.rule_of(task.effect), cause=cause))

    def once(self) -> float:
        return 3.0 if self.symbol is None else 2.0


class DiscardDice(Effect, frozen=True):
    """So many dice (of such) leave the tally: they cancel nothing and count for nothing."""

    used_in = ("tally",)
    dice: Small
    shows: SymbolName | None = None
    of: ColourName | None = None
    """Only dice of this colour."""
    each: bool = False
    """So many of each colour."""

    def emblems(self) -> tuple[Emblem, ...]:
        return (Emblem(self.shows or "die", less(self.dice)),)

    def is_sound(self) -> bool:
        return not (self.each and self.of)

    def takes(self, dice: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
        """Every choice of dice that it takes out: as many as it says, or all there are."""
        found = tuple(
            die
            for die in dice
            if self.shows in (None, SYMBOLS[die % 6]) and self.of in (None, COLOUR_NAMES[die // 6])
        )
        if not self.each:
            return self._some(found)
        by_colour = [self._some(tuple(d for d in found if d // 6 == one)) for one in COLOURS]
        return tuple(tuple(die for some in way for die in some) for way in product(*by_colour))

    def _some(self, dice: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
        return subsets(dice, min(self.dice, len(dice)))

    def possible(self, box: Box, s: Normandy, seat: int) -> bool:
        return self.takes(s.players[seat].turn.dice) != ((),)

    def ask(self, box: Box, s: Normandy, seat: int, task: Do) -> Question | None:
        options = tuple(map(a.Discard, self.takes(s.players[seat].turn.dice)))
        return task.decision(box, seat, "discard", options) if len(options) > 1 else None

    def run(self, h: Happening, seat: int, task: Do) -> None:
        (dice,) = self.takes(h.turn(seat).dice)
        self._discard(h, seat, task, dice, cause=task.effect)

    def answer(self, h: Happening, seat: int, task: Do, given: Answer) -> None:
        assert isinstance(given, a.Discard)
        self._discard(h, seat, task, given.dice)

    def _discard(
        self, h: Happening, seat: int, task: Do, dice: tuple[int, ...], cause: str = ""
    ) -> None:
        if dice:
            h.set_turn(seat, dice=without(h.turn(seat).dice, dice))
            by = h.content.rule_of(task.effect)
            h.tell(f.DiceDiscarded(seat, dice, by=by, cause=cause))

    def once(self) -> float:
        return 0.9 * min(self.dice, 2) if self.shows == "skull" else -2.0 * self.dice


class RerollDice(Effect, frozen=True):
    """Throw dice of the tally again, locked ones too."""

    used_in = ("tally",)
    dice: Small

    def emblems(self) -> tuple[Emblem, ...]:
        return (Emblem("reroll", str(self.dice)),)

    def possible(self, box: Box, s: Normandy, seat: int) -> bool:
        return bool(s.players[seat].turn.dice)

    def ask(self, box: Box, s: Normandy, seat: int, task: Do) -> Question | None:
        turn = s.players[seat].turn
        if task.left == IN_THE_AIR:
            return Roll(turn.pool, seat, box.content.rule_of(task.effect), "allied")
        return task.decision(box, seat, "reroll-card", rerolls_of(turn.dice, self.dice))

    def answer(self, h: Happening, seat: int, task: Do, given: Answer) -> None:
        turn = h.turn(seat)
        if isinstance(given, tuple):
            dice = tuple(sorted(turn.dice + given))
            h.set_turn(seat, dice=dice)
            h.tell(f.DiceThrown(seat, dice))
        elif isinstance(given, Reroll):
            left = without(turn.dice, given.dice)
            h.set_turn(seat, dice=left, pool=colours(given.dice))
            h.tell(f.DiceRethrown(seat, given.dice))
            h.push(seat, Do(task.effect, IN_THE_AIR))
        else:
            assert isinstance(given, Stand)
            h.tell(f.DiceStand(seat, turn.dice))

    def once(self) -> float:
        return 1.2 * self.dice


class CountRwb(Effect, frozen=True):
    """The Unit has one more RWB this turn, of a symbol of its choice or of this one."""

    used_in = ("tally",)
    symbol: SymbolName | None = None

    def emblems(self) -> tuple[Emblem, ...]:
        symbol = (Emblem(self.symbol),) if self.symbol else ()
        return (Emblem("rwb", more(1)), *symbol)

    def ask(self, box: Box, s: Normandy, seat: int, task: Do) -> Question | None:
        if self.symbol is not None:
            return None
        options = tuple(a.CallRwb(symbol) for symbol in range(len(SYMBOLS)))
        return task.decision(box, seat, "call-rwb", options)

    def run(self, h: Happening, seat: int, task: Do) -> None:
        assert self.symbol is not None
        self._call(h, seat, task, SYMBOLS.index(self.symbol))

    def answer(self, h: Happening, seat: int, task: Do, given: Answer) -> None:
        assert isinstance(given, a.CallRwb)
        self._call(h, seat, task, given.symbol)

    def _call(self, h: Happening, seat: int, task: Do, symbol: int) -> None:
        h.set_turn(seat, rwbs=(*h.turn(seat).rwbs, symbol))
        name = h.content.rwb_names[h.box.rwb(h.s, seat, symbol)]
        own, by = name not in SYMBOLS, h.content.rule_of(task.effect)
        h.tell(f.NamedRwbCalled(seat, name, by=by) if own else f.RwbCalled(seat, symbol, by=by))

    def once(self) -> float:
        return 6.0


class CopyTally(Effect, frozen=True):
    """The Unit takes the Final Tally of another Unit instead of its own."""

    drawn = Emblem("copy")
    used_in = ("tally",)
    needs_others = True

    def possible(self, box: Box, s: Normandy, seat: int) -> bool:
        return bool(_whole_tallies(box, s, seat))

    def ask(self, box: Box, s: Normandy, seat: int, task: Do) -> Question | None:
        others = tuple(map(a.For, _whole_tallies(box, s, seat)))
        return task.decision(box, seat, "whose-tally", others) if others else None

    def run(self, h: Happening, seat: int, task: Do) -> None:
        """There is nobody to copy."""

    def answer(self, h: Happening, seat: int, task: Do, given: Answer) -> None:
        assert isinstance(given, a.For)
        dice = h.turn(given.seat).dice
        h.set_turn(seat, dice=dice)
        h.tell(f.TallyCopied(seat, given.seat, dice, by=h.content.rule_of(task.effect)))

    def once(self) -> float:
        return 6.5


def _whole_tallies(box: Box, s: Normandy, seat: int) -> tuple[int, ...]:
    """The seats of other Units whose dice all lie on the table."""
    return tuple(
        other for other in box.in_reach(s, seat) if other != seat and not _throws(s, other)
    )


def _throws(s: Normandy, seat: int) -> bool:
    todo = s.players[seat].todo
    return any(isinstance(task, Do) and task.left == IN_THE_AIR for task in todo)


class FewerLocks(Lasting, frozen=True):
    """So many dice fewer are locked."""

    used_in = ("roll",)
    dice: Small

    def emblems(self) -> tuple[Emblem, ...]:
        return (Emblem("lock", less(self.dice)),)

    def possible(self, box: Box, s: Normandy, seat: int) -> bool:
        return s.players[seat].turn.step == "lock"

    def add(self, force: InForce) -> None:
        force.locks = max(0, force.locks - self.dice)

    def each_turn(self) -> float:
        return 0.5 * min(self.dice, 2)


class OnlyDice(Lasting, frozen=True):
    """Only so many dice are rolled; the player chooses what stays out."""

    used_in = ()
    dice: Small

    def emblems(self) -> tuple[Emblem, ...]:
        return (Emblem("die", str(self.dice)),)

    def add(self, force: InForce) -> None:
        force.dice = min(force.dice, self.dice)

    def each_turn(self) -> float:
        return -2.2 * max(0, 6 - self.dice)


class MoreRerolls(Lasting, frozen=True):
    """So many re-rolls more."""

    used_in = ("roll",)
    times: Small

    def emblems(self) -> tuple[Emblem, ...]:
        return (Emblem("reroll", more(self.times)),)

    def add(self, force: InForce) -> None:
        force.rerolls += self.times

    def once(self) -> float:
        return 1.2 * min(self.times, 2)

    def each_turn(self) -> float:
        return 1.0 * min(self.times, 2)


class FewerRerolls(Lasting, frozen=True):
    """So many re-rolls fewer."""

    used_in = ()
    times: Small

    def emblems(self) -> tuple[Emblem, ...]:
        return (Emblem("reroll", less(self.times)),)

    def add(self, force: InForce) -> None:
        force.rerolls -= self.times

    def each_turn(self) -> float:
        return -1.5 * min(self.times, 2)


class IgnoreSkulls(Lasting, frozen=True):
    """So many skulls cancel nothing."""

    used_in = ("tally",)
    skulls: Small

    def emblems(self) -> tuple[Emblem, ...]:
        return (Emblem("skull", str(self.skulls), struck=True),)

    def possible(self, box: Box, s: Normandy, seat: int) -> bool:
        return any(die % 6 == 0 for die in s.players[seat].turn.dice)

    def add(self, force: InForce) -> None:
        force.skulls += self.skulls

    def each_turn(self) -> float:
        return 0.6 * min(self.skulls, 2)


class MoreFromDice(Lasting, frozen=True):
    """Each die showing this gives so much more of its resource."""

    used_in = ("tally",)
    symbol: SymbolName
    by: Small

    def emblems(self) -> tuple[Emblem, ...]:
        return (Emblem(self.symbol, more(self.by)), Emblem("die"))

    def is_sound(self) -> bool:
        return self.symbol != "skull"

    def add(self, force: InForce) -> None:
        force.more[SYMBOLS.index(self.symbol)] += self.by

    def each_turn(self) -> float:
        return 1.4 * SYMBOL.get(self.symbol, SOLDIER) * self.by


class LessFromDice(Lasting, frozen=True):
    """Each die showing this gives one less of its resource."""

    used_in = ()
    symbol: SymbolName

    def emblems(self) -> tuple[Emblem, ...]:
        return (Emblem(self.symbol, less(1)), Emblem("die"))

    def is_sound(self) -> bool:
        return self.symbol != "skull"

    def add(self, force: InForce) -> None:
        force.more[SYMBOLS.index(self.symbol)] -= 1

    def each_turn(self) -> float:
        return -1.4 * SYMBOL.get(self.symbol, SOLDIER)


class ExchangeDie(Lasting, frozen=True):
    """The Unit may exchange a die of the same colour with another Unit, or alone with a pool."""

    drawn = Emblem("trade")
    used_in = ()

    def add(self, force: InForce) -> None:
        force.exchange = True

    def each_turn(self) -> float:
        return 1.2
