"""Moving at sea, mines, leaving the craft, and the beach (C-8, C-9, C-11, C-12)."""

from __future__ import annotations

from beachhead.games.normandy import actions as a
from beachhead.games.normandy.box import Box, remembered
from beachhead.games.normandy.cards.offers import discount
from beachhead.games.normandy.cards.using import usable
from beachhead.games.normandy.event import Happening
from beachhead.games.normandy.kinds import Answer, Question
from beachhead.games.normandy.modules.crossing import facts as f
from beachhead.games.normandy.modules.crossing.actions import (
    Disembark,
    GoAshore,
    PayOff,
    Steer,
    WadeOn,
)
from beachhead.games.normandy.modules.crossing.leaving import CheckCraft, disembark, ways_out
from beachhead.games.normandy.modules.crossing.losses import in_safe_zone
from beachhead.games.normandy.modules.crossing.mines import SeaMines, sets_off_mines
from beachhead.games.normandy.modules.crossing.parts import (
    ABOARD,
    OPTIONS,
    TABLE,
    TURN,
    afloat,
    with_aboard,
    with_table,
)
from beachhead.games.normandy.modules.crossing.sea_map import LANDING, SeaSector
from beachhead.games.normandy.modules.crossing.words import SoftLanding
from beachhead.games.normandy.state import Normandy, Task
from beachhead.games.normandy.turn.move import has_room
from beachhead.games.normandy.turn.phase import Phase
from beachhead.games.normandy.words.in_force import InForce
from beachhead.games.normandy.words.word import Price
from beachhead.kernel.contract import Action, Decision
from beachhead.kernel.scene import Message, message

PAID_OFF = {"soldiers": 3, "courage": 2}
"""What a Unit gets for its Naval Specialist."""
WORTH = {"soldiers": 1, "courage": 2, "passengers": 3, "awards": 5}
"""What the crossing by itself is scored by."""
STAY = a.Stay()


class SteerPhase(Phase):
    """Every craft moves or not; who is in the water wades."""

    def title(self, s: Normandy) -> Message | None:
        return message("phase-steer")

    def begin(self, h: Happening, seat: int) -> None:
        if TURN.of(h.s, seat).left is None:
            h.set_turn(seat, step="steer")

    def ask(self, box: Box, s: Normandy, seat: int) -> Question | None:
        return Decision(seat, "steer", "C-8", options(box, s, seat))

    def settled(self, h: Happening, seat: int) -> None:
        """Who cannot but stay has nothing to decide."""
        if h.turn(seat).step == "steer" and options(h.box, h.s, seat) == (STAY,):
            h.tell(f.KeptStation(seat))
            h.set_turn(seat, step="")

    def chosen(self, h: Happening, seat: int, action: Action) -> None:
        h.set_turn(seat, step="")
        match action:
            case Steer(sector) | WadeOn(sector):
                _go(h, seat, h.ground.by_number[sector])
            case Disembark(sector):
                disembark(h, seat, h.ground.by_number[sector], rule="C-11")
            case GoAshore(sector):
                _land(h, seat, h.ground.by_number[sector])
            case _:
                h.tell(f.KeptStation(seat))


@remembered
def options(box: Box, s: Normandy, seat: int) -> tuple[Action, ...]:
    """Stay, wherever the Unit may go, and Awards that are played at sea."""
    ground = box.ground(s)
    step = Steer if afloat(s, seat) else WadeOn
    ways: list[Action] = [] if must_move(box, s, seat) else [STAY]
    for to in targets(box, s, seat):
        number = ground.sectors[to].number
        ways.append(step(number) if is_sea(box, s, to) else GoAshore(number))
    if may_disembark(box, s, seat):
        ways += [Disembark(ground.sectors[to].number) for to in ways_out(box, s, seat)]
    return (*ways, *usable(box, s, seat, "move"))


def is_sea(box: Box, s: Normandy, sector: int) -> bool:
    """Whether a sector is of the Sea Map."""
    return isinstance(box.ground(s).sectors[sector], SeaSector)


def must_move(box: Box, s: Normandy, seat: int) -> bool:
    """In a panic a craft goes sideways, if it can (C-5)."""
    turn = TURN.of(s, seat)
    return turn.sideways and not turn.stalled and bool(targets(box, s, seat))


def may_disembark(box: Box, s: Normandy, seat: int) -> bool:
    """A Unit may leave its craft where one can stand, unless the craft has to run sideways."""
    if not afloat(s, seat) or must_move(box, s, seat):
        return False
    return in_safe_zone(box, s, s.unit(seat).sector)


def targets(box: Box, s: Normandy, seat: int) -> tuple[int, ...]:
    """The sectors that a Unit at sea may go to, those of the beach among them."""
    here, ground, turn = s.unit(seat).sector, box.ground(s), TURN.of(s, seat)
    if afloat(s, seat) and turn.stalled:
        return ()
    beside = ground.beside[here]
    if afloat(s, seat) and turn.sideways:
        return beside
    courage = s.players[seat].courage
    ahead = (to for to in ground.ahead[here] if toll(box, s, seat, to) <= courage)
    return (*(to for to in ahead if has_room(box, s, to)), *beside)


def toll(box: Box, s: Normandy, seat: int, to: int) -> int:
    """The Courage that a move costs: craft alone pay, for going on."""
    ground = box.ground(s)
    if not afloat(s, seat) or ground.row[to] == ground.row[s.unit(seat).sector]:
        return 0
    in_force = box.in_force(s, seat)
    cost = ground.courage(to) if is_sea(box, s, to) else landing_cost(in_force)
    return max(0, cost - discount(s, seat, in_force, "advance"))


def landing_cost(in_force: InForce) -> int:
    """The Courage that it takes to run a craft onto the beach."""
    soft = sum(word.by for word in in_force.effects if isinstance(word, SoftLanding))
    return max(0, LANDING - soft)


def _go(h: Happening, seat: int, to: int) -> None:
    courage, number = toll(h.box, h.s, seat, to), h.ground.sectors[to].number
    mined = sets_off_mines(h.box, h.s, seat, to)
    h.tell(f.Steered(seat, number, courage) if afloat(h.s, seat) else f.WadedOn(seat, number))
    h.set_unit(seat, sector=to, turns=1)
    h.add(seat, "courage", -courage)
    if mined:
        h.queue(seat, SeaMines())
    h.queue(seat, CheckCraft())


def _land(h: Happening, seat: int, to: int) -> None:
    """The sea is behind them: Stars and the hull count no more, Passengers are to be had."""
    courage, aboard = toll(h.box, h.s, seat, to), ABOARD.of(h.s, seat)
    number, came = h.ground.sectors[to].number, len(aboard.passengers)
    player = h.player(seat)
    h.tell(f.CameAshore(seat, number, courage, came, player.stars, player.tools))
    h.set_unit(seat, sector=to, turns=0, visited=())
    h.set_player(seat, stars=0, tools=0, courage=player.courage - courage)
    if not OPTIONS.of(h.s.options).crossing_only:
        aboard = with_aboard(aboard, passengers=())
    ABOARD.put(h, seat, with_aboard(aboard, by="", landed=h.s.turn))
    h.queue(seat, *((LeaveNaval(),) if aboard.naval else ()), Assemble())


class LeaveNaval(Task, frozen=True):
    """To do: say what the Naval Specialist is exchanged for."""

    def ask(self, box: Box, s: Normandy, seat: int) -> Question | None:
        return Decision(seat, "pay-off", "C-12", (PayOff("soldiers"), PayOff("courage")))

    def answer(self, h: Happening, seat: int, given: Answer) -> None:
        assert isinstance(given, PayOff)
        aboard = ABOARD.of(h.s, seat)
        h.tell(f.NavalPaidOff(seat, aboard.naval))
        ABOARD.put(h, seat, with_aboard(aboard, naval=""))
        with h.because(aboard.naval):
            h.gain(seat, "C-12", Price(**{given.gets: PAID_OFF[given.gets]}))

    def told(self, box: Box, s: Normandy, seat: int) -> tuple[Message, ...]:
        return (s.players[seat].said("soldiers", "courage"),)


class Assemble(Task, frozen=True):
    """To do: see whether the battle can begin, or the crossing is done."""

    def run(self, h: Happening, seat: int) -> None:
        chosen, turn = OPTIONS.of(h.s.options), h.s.turn
        aboard = [ABOARD.of(h.s, other) for other in h.s.units()]
        everybody = not any(one.by or one.naval for one in aboard)
        if chosen.crossing_only and everybody:
            h.tell(f.CrossingDone(turn, score(h.box, h.s)))
            h.set_table(phase="over", ended="won")
        elif (everybody or chosen.continuous_play) and not TABLE.of(h.s).begins:
            TABLE.put(h, with_table(TABLE.of(h.s), begins=turn + 1))
            h.tell(f.BattleBegins(turn + 1))


def landed_with(box: Box, s: Normandy) -> dict[str, int]:
    """What everybody has landed with, as far as it is scored."""
    players, kinds = [s.players[seat] for seat in s.units()], box.content.kinds
    return {
        "soldiers": sum(player.soldiers for player in players),
        "courage": sum(player.courage for player in players),
        "passengers": sum(len(ABOARD.of(s, seat).passengers) for seat in s.units()),
        "awards": sum(kinds[id] == "award" for player in players for id in player.hand),
    }


def score(box: Box, s: Normandy) -> int:
    """What that is worth, if the crossing is played by itself."""
    return sum(WORTH[what] * number for what, number in landed_with(box, s).items())
