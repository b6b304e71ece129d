"""The order of things: phases one after the other, each until every Unit is done (T-1)."""

from __future__ import annotations

from collections.abc import Callable

from beachhead.games.normandy import actions as a
from beachhead.games.normandy import facts as f
from beachhead.games.normandy.box import Box, in_battle
from beachhead.games.normandy.cards import using
from beachhead.games.normandy.event import Happening
from beachhead.games.normandy.state import Normandy, Phase
from beachhead.games.normandy.turn import combat, move, rally, roll, start, tasks, trade, upkeep
from beachhead.games.normandy.words.doing import Question
from beachhead.kernel.contract import Action
from beachhead.kernel.kinds import Dice

ASK: dict[Phase, Callable[[Box, Normandy, int], Question | None]] = {
    "start": start.ask,
    "roll": roll.ask,
    "tally": roll.ask,
    "upkeep": upkeep.ask,
    "rally": rally.ask,
    "trade": trade.ask,
    "move": move.ask,
    "combat": combat.ask,
}
CHOSEN: dict[Phase, Callable[[Happening, int, Action], None]] = {
    "start": start.chosen,
    "roll": roll.chosen,
    "tally": roll.tally_chosen,
    "upkeep": upkeep.chosen,
    "rally": rally.chosen,
    "trade": trade.chosen,
    "move": move.chosen,
    "combat": combat.chosen,
}
NEXT: dict[Phase, tuple[Phase, Callable[[Happening], None]]] = {
    "start": ("roll", roll.begin),
    "roll": ("tally", roll.begin_tally),
    "tally": ("upkeep", upkeep.begin),
    "upkeep": ("rally", rally.begin),
    "rally": ("trade", trade.begin),
    "trade": ("move", move.begin),
    "move": ("combat", combat.begin),
    "combat": ("roll", roll.begin),
}
SETTLED: dict[Phase, Callable[[Happening, int], None]] = {
    "roll": roll.settled,
    "tally": roll.end_tally_if_nothing,
    "rally": rally.end_if_nothing,
    "trade": trade.end_if_nothing,
    "move": move.settled,
    "combat": combat.settled,
}
"""What a Unit does by itself once nothing is left to be done for it."""


def question(box: Box, s: Normandy, seat: int) -> Question | None:
    """What a Unit has to decide or roll now."""
    unit = s.units[seat]
    if unit.todo:
        return tasks.ask(box, s, seat, unit.todo[0])
    return ASK[s.phase](box, s, seat) if unit.step else None


def chosen(h: Happening, seat: int, action: Action) -> None:
    """A player has decided something that was on offer."""
    if h.unit(seat).todo:
        tasks.answer(h, seat, action)
    elif isinstance(action, a.Use):
        using.use(h, seat, action.card)
        if h.s.phase == "trade":
            tasks.settle(h, seat)
            trade.used(h, seat)
    elif not h.by_module(seat, action):
        CHOSEN[h.s.phase](h, seat, action)


def rolled(h: Happening, seat: int, result: Dice) -> None:
    """A Unit's dice have come to rest."""
    if h.unit(seat).todo:
        tasks.answer(h, seat, result)
    elif h.s.phase == "combat":
        combat.rolled(h, seat, result)
    else:
        roll.rolled(h, seat, result)


def advance(h: Happening) -> None:
    """Go on until somebody has to decide or roll, or it is over."""
    while not h.s.ended:
        before = h.s
        for seat, unit in enumerate(before.units):
            if unit.todo or unit.step:
                _settle(h, seat)
        if h.s.ended:
            return
        if not _busy(h.s):
            if h.s.phase == "start" and start.draws(h.box, h.s):
                return
            _next_phase(h)
        elif h.s is before:
            _end_if_stuck(h)
            return


def _busy(s: Normandy) -> bool:
    """Whether any Unit has something left to do in this phase."""
    for unit in s.units:  # noqa: SIM110 (a generator would cost more than the rest of the loop)
        if unit.step or unit.todo:
            return True
    return False


def _settle(h: Happening, seat: int) -> None:
    if h.s.units[seat].todo:
        tasks.settle(h, seat)
    unit = h.s.units[seat]
    if unit.step and not unit.todo and not h.s.ended:
        settled = SETTLED.get(h.s.phase)
        if settled is not None:
            settled(h, seat)


def _end_if_stuck(h: Happening) -> None:
    """A Unit that cannot move when it must is lost (V-2)."""
    if h.s.phase == "move" and (seat := move.stuck(h.box, h.s)) is not None:
        h.tell(f.UnitStuck(seat))
        h.set(phase="over", ended="stuck")


def _next_phase(h: Happening) -> None:
    if h.s.phase == "combat":
        combat.end(h)
        if h.s.ended:
            return
        h.set(relief=())
    phase, begin = NEXT[h.s.phase]
    turn = h.s.turn + (phase == "roll")
    h.set(phase=phase, turn=turn)
    if phase == "roll":
        h.tell(f.TurnBegun(turn))
    begin(h)


def questions(box: Box, s: Normandy) -> list[Question]:
    """Everything that is asked now."""
    found = [question(box, s, seat) for seat in in_battle(s)]
    return [item for item in found if item is not None]
