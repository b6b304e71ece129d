"""The order of things: slots of the turn one after the other, until everybody is done (T-1)."""

from __future__ import annotations

from beachhead.games.normandy import actions as a
from beachhead.games.normandy import facts as f
from beachhead.games.normandy.box import Box
from beachhead.games.normandy.cards import using
from beachhead.games.normandy.event import Happening
from beachhead.games.normandy.kinds import Answer, Question
from beachhead.games.normandy.state import Normandy
from beachhead.games.normandy.turn.combat import CombatPhase
from beachhead.games.normandy.turn.move import MovePhase
from beachhead.games.normandy.turn.phase import Slot
from beachhead.games.normandy.turn.rally import RallyPhase
from beachhead.games.normandy.turn.roll import RollPhase
from beachhead.games.normandy.turn.start import StartPhase
from beachhead.games.normandy.turn.tally import TallyPhase
from beachhead.games.normandy.turn.trade import TradePhase
from beachhead.games.normandy.turn.upkeep import UpkeepPhase
from beachhead.kernel.contract import Action, Decision

SLOTS = (
    Slot("start", StartPhase()),
    Slot("roll", RollPhase()),
    Slot("tally", TallyPhase()),
    Slot("upkeep", UpkeepPhase()),
    Slot("rally", RallyPhase()),
    Slot("trade", TradePhase()),
    Slot("move", MovePhase()),
    Slot("combat", CombatPhase()),
)
"""What comes before the first turn, and then the turn, again and again."""


def questions(box: Box, s: Normandy) -> list[Question]:
    """Everything that is asked now; while the table has something to do, everybody waits."""
    if s.todo:
        asked = s.todo[0].ask(box, s)
        assert asked is not None
        return [asked]
    found = [question(box, s, seat) for seat in range(len(s.players))]
    return [item for item in found if item is not None]


def first_question(box: Box, s: Normandy) -> Question:
    """What comes first of that: a chance, or else the decision of the first seat."""
    if s.todo:
        return questions(box, s)[0]
    first: Question | None = None
    for seat, player in enumerate(s.players):
        if first is not None and not player.todo and box.phase(s, seat).only_decides:
            continue
        asked = question(box, s, seat)
        if asked is not None and type(asked) is not Decision:
            return asked
        first = first or asked
    assert first is not None
    return first


def question(box: Box, s: Normandy, seat: int) -> Question | None:
    """What a player has to decide or roll now."""
    player = s.players[seat]
    if player.todo:
        return player.todo[0].ask(box, s, seat)
    return box.phase(s, seat).ask(box, s, seat) if player.turn.step else None


def answered(h: Happening, seat: int | None, given: Answer) -> None:
    """What was asked of a player (None: the table) is decided, rolled or drawn."""
    if seat is None:
        task, *rest = h.s.todo
        h.set_table(todo=tuple(rest))
        task.answer(h, given)
    elif todo := h.s.players[seat].todo:
        doing = todo[0]
        h.pop(seat)
        h.cause = doing.cause
        doing.answer(h, seat, given)
        h.cause = ""
        h.check_strength(seat)
    elif isinstance(given, tuple):
        h.box.phase(h.s, seat).rolled(h, seat, given)
    else:
        assert not isinstance(given, str)
        _chosen(h, seat, given)


def _chosen(h: Happening, seat: int, action: Action) -> None:
    phase = h.box.phase(h.s, seat)
    if type(action) is a.Use:
        using.use(h, seat, action.card)
        phase.used(h, seat)
    elif not h.by_module(seat, action):
        phase.chosen(h, seat, action)


def advance(h: Happening) -> None:
    """Go on until somebody has to decide or roll, or it is over."""
    while not h.s.ended:
        before = h.s
        if before.todo and _table_waits(h):
            return
        busy = False
        for seat, player in enumerate(before.players):
            if player.todo or player.turn.step:
                busy = True
                settle_player(h, seat)
        if h.s is not before:
            continue
        if busy:
            h.box.setting(before).phases[before.phase].blocked(h)
            return
        _next_slot(h)


def _table_waits(h: Happening) -> bool:
    """Do what the table has to do, until it has to draw or roll."""
    while h.s.todo and not h.s.ended:
        task, *rest = h.s.todo
        if task.ask(h.box, h.s) is not None:
            return True
        h.set_table(todo=tuple(rest))
        task.run(h)
    return False


def settle_player(h: Happening, seat: int) -> None:
    """Do whatever a player has to do in this slot that waits for nobody."""
    if h.s.players[seat].todo:
        h.settle(seat)
    player = h.s.players[seat]
    if player.turn.step and not player.todo and not h.s.ended:
        h.box.phase(h.s, seat).settled(h, seat)


def _next_slot(h: Happening) -> None:
    setting = h.box.setting(h.s)
    if h.s.phase in setting.ending:
        for phase, seats in h.box.in_phases(h.s):
            phase.end(h, seats)
        if h.s.ended:
            return
    following, new_turn = setting.after[h.s.phase]
    h.set_table(phase=following)
    if new_turn:
        _next_turn(h)
    in_phases = h.box.in_phases(h.s)
    titles = {phase.title(h.s): True for phase, seats in in_phases if seats}
    titles.pop(None, None)
    if titles:
        h.tell(f.PhaseBegun(tuple(titles)))
    for phase, seats in in_phases:
        phase.open(h)
        for seat in seats:
            if not h.s.ended:
                phase.begin(h, seat)


def _next_turn(h: Happening) -> None:
    """Everything of the last turn is put away."""
    turn = h.s.turn + 1
    h.set_table(turn=turn, relief=())
    h.tell(f.TurnBegun(turn))
    for seat, player in enumerate(h.s.players):
        if player.unit is None or not player.unit.is_out:
            h.set_player(seat, turn=type(player.turn)(lying=player.turn.dice))
