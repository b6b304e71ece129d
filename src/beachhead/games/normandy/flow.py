"""The order of things: phases one after the other, each until every Unit is done (T-1)."""

from __future__ import annotations

from collections.abc import Callable

from beachhead.games.normandy import actions as a
from beachhead.games.normandy import combat, move, rally, roll, start, tasks, trade, upkeep, using
from beachhead.games.normandy import facts as f
from beachhead.games.normandy.battle import Battle
from beachhead.games.normandy.effects import Question
from beachhead.games.normandy.rules import Rules, in_battle
from beachhead.games.normandy.state import Normandy, Phase
from beachhead.kernel.contract import Action
from beachhead.kernel.kinds import Dice

ASK: dict[Phase, Callable[[Rules, Normandy, int], Question | None]] = {
    "start": start.ask,
    "roll": roll.ask,
    "tally": roll.ask,
    "upkeep": upkeep.ask,
    "rally": rally.ask,
    "trade": trade.ask,
    "move": move.ask,
    "combat": combat.ask,
}
CHOSEN: dict[Phase, Callable[[Battle, int, Action], None]] = {
    "start": start.chosen,
    "roll": roll.chosen,
    "tally": roll.tally_chosen,
    "upkeep": upkeep.chosen,
    "rally": rally.chosen,
    "trade": trade.chosen,
    "move": move.chosen,
    "combat": combat.chosen,
}
NEXT: dict[Phase, tuple[Phase, Callable[[Battle], None]]] = {
    "start": ("roll", roll.begin),
    "roll": ("tally", roll.begin_tally),
    "tally": ("upkeep", upkeep.begin),
    "upkeep": ("rally", rally.begin),
    "rally": ("trade", trade.begin),
    "trade": ("move", move.begin),
    "move": ("combat", combat.begin),
    "combat": ("roll", roll.begin),
}
SETTLED: dict[Phase, Callable[[Battle, int], None]] = {
    "roll": roll.settled,
    "tally": roll.end_tally_if_nothing,
    "rally": rally.end_if_nothing,
    "trade": trade.end_if_nothing,
    "move": move.settled,
    "combat": combat.settled,
}
"""What a Unit does by itself once nothing is left to be done for it."""


def question(rules: Rules, s: Normandy, seat: int) -> Question | None:
    """What a Unit has to decide or roll now."""
    unit = s.units[seat]
    if unit.todo:
        return tasks.ask(rules, s, seat, unit.todo[0])
    return ASK[s.phase](rules, s, seat) if unit.step else None


def chosen(b: Battle, seat: int, action: Action) -> None:
    """A player has decided something that was on offer."""
    if b.unit(seat).todo:
        tasks.answer(b, seat, action)
    elif isinstance(action, a.Use):
        using.use(b, seat, action.card)
        if b.s.phase == "trade":
            tasks.settle(b, seat)
            trade.used(b, seat)
    elif not b.by_module(seat, action):
        CHOSEN[b.s.phase](b, seat, action)


def rolled(b: Battle, seat: int, result: Dice) -> None:
    """A Unit's dice have come to rest."""
    if b.unit(seat).todo:
        tasks.answer(b, seat, result)
    elif b.s.phase == "combat":
        combat.rolled(b, seat, result)
    else:
        roll.rolled(b, seat, result)


def advance(b: Battle) -> None:
    """Go on until somebody has to decide or roll, or it is over."""
    while not b.s.ended:
        before = b.s
        for seat, unit in enumerate(before.units):
            if unit.todo or unit.step:
                _settle(b, seat)
        if b.s.ended:
            return
        if not _busy(b.s):
            if b.s.phase == "start" and start.draws(b.rules, b.s):
                return
            _next_phase(b)
        elif b.s is before:
            _end_if_stuck(b)
            return


def _busy(s: Normandy) -> bool:
    """Whether any Unit has something left to do in this phase."""
    for unit in s.units:  # noqa: SIM110 (a generator would cost more than the rest of the loop)
        if unit.step or unit.todo:
            return True
    return False


def _settle(b: Battle, seat: int) -> None:
    if b.s.units[seat].todo:
        tasks.settle(b, seat)
    unit = b.s.units[seat]
    if unit.step and not unit.todo and not b.s.ended:
        settled = SETTLED.get(b.s.phase)
        if settled is not None:
            settled(b, seat)


def _end_if_stuck(b: Battle) -> None:
    """A Unit that cannot move when it must is lost (V-2)."""
    if b.s.phase == "move" and (seat := move.stuck(b.rules, b.s)) is not None:
        b.tell(f.UnitStuck(seat))
        b.set(phase="over", ended="stuck")


def _next_phase(b: Battle) -> None:
    if b.s.phase == "combat":
        combat.end(b)
        if b.s.ended:
            return
        b.set(relief=())
    phase, begin = NEXT[b.s.phase]
    turn = b.s.turn + (phase == "roll")
    b.set(phase=phase, turn=turn)
    if phase == "roll":
        b.tell(f.TurnBegun(turn))
    begin(b)


def questions(rules: Rules, s: Normandy) -> list[Question]:
    """Everything that is asked now."""
    found = [question(rules, s, seat) for seat in in_battle(s)]
    return [item for item in found if item is not None]
