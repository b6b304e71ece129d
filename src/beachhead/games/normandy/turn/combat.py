"""Phase 6: MGF and DEF, and who has taken the Bunker (V-4 to V-6, V-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import asdict, replace

from beachhead.games.normandy import actions as a
from beachhead.games.normandy import facts as f
from beachhead.games.normandy.cards.using import usable
from beachhead.games.normandy.kinds import Question
from beachhead.games.normandy.state import Normandy
from beachhead.games.normandy.turn import mgf
from beachhead.games.normandy.turn.ending import points
from beachhead.games.normandy.turn.losses import Suffer
from beachhead.games.normandy.turn.phase import Phase
from beachhead.games.normandy.words.word import NOTHING, Do, Price
from beachhead.games.normandy.words.worth import PIPS
from beachhead.kernel.contract import Action, Decision
from beachhead.kernel.dice import Roll
from beachhead.kernel.kinds import Dice
from beachhead.kernel.scene import Message, message

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box
    from beachhead.games.normandy.event import Happening
    from beachhead.games.normandy.map.effective import SectorNow
    from beachhead.games.normandy.words.in_force import InForce


TITLE = message("phase-combat")


class CombatPhase(Phase):
    """The guns fire first, then every Unit counts its losses."""

    def title(self, s: Normandy) -> Message | None:
        return TITLE

    def begin(self, h: Happening, seat: int) -> None:
        if h.box.sector_of(h.s, seat).mgf:
            h.set_turn(seat, step="fire")
        else:
            _fight(h, seat)

    def ask(self, box: Box, s: Normandy, seat: int) -> Question | None:
        if s.players[seat].turn.step == "fire":
            pool = mgf.pool(s.options, box.sector_of(s, seat).mgf)
            return Roll(pool, seat, mgf.rule(s.options), "fire")
        options = (a.DONE, *usable(box, s, seat, "fire"))
        return Decision(seat, "fire", mgf.rule(s.options), options)

    def rolled(self, h: Happening, seat: int, result: Dice) -> None:
        loss = mgf.cost(h.player(seat), result)
        if h.s.options.mgf_dice == "gray":
            h.tell(f.GrayDiceFired(seat, result, **asdict(loss)))
        else:
            h.tell(f.MgfFired(seat, result, loss.soldiers))
        h.set_turn(seat, fire=result, step="aimed")

    def chosen(self, h: Happening, seat: int, action: Action) -> None:
        """Leave the MGF dice as they are."""
        h.tell(f.UnitReady(seat, h.s.phase))
        _hit(h, seat)

    def settled(self, h: Happening, seat: int) -> None:
        """The MGF dice count once no card can turn them any more."""
        if h.turn(seat).step == "aimed" and not usable(h.box, h.s, seat, "fire"):
            _hit(h, seat)

    def end(self, h: Happening, seats: tuple[int, ...]) -> None:
        """Who stands in a final Bunker has taken it; all there: the battle is won (V-6)."""
        finals = h.ground.finals
        if not h.box.bunkers_fall(h.s):
            return
        for seat in seats:
            if h.unit(seat).sector in finals:
                if h.turn(seat).moved:
                    h.tell(f.BunkerTaken(seat))
                if h.s.options.bunker_wait == "safe":
                    h.set_unit(seat, home=True)
                    h.set_turn(seat, dice=(), locked=(), apart=(), fire=())
        if all(h.unit(seat).sector in finals for seat in h.s.units()):
            h.tell(f.BattleWon(h.s.turn))
            if h.s.options.victory_points:
                h.tell(f.Scored(points(h.box, h.s)))
            h.set_table(phase="over", ended="won")


def _hit(h: Happening, seat: int) -> None:
    """A 6, or a skull, destroys a Vehicle, and does Special Damage where the sector says so."""
    if mgf.hits_hard(h.turn(seat).fire):
        with h.because("fire"):
            h.lose_vehicle(seat)
        h.queue(seat, *map(Do, h.box.sector_of(h.s, seat).six))
    h.set_turn(seat, step="")
    _fight(h, seat)


def _fight(h: Happening, seat: int) -> None:
    """DEF and MGF together (V-4)."""
    fire = fire_on(h.box, h.s, seat, h.turn(seat).fire)
    fallen = defence_of(h.box, h.s, seat)
    h.tell(f.Fought(seat, fallen, fire.soldiers))
    if fire != NOTHING:
        besides = replace(fire, soldiers=0)
        h.queue(seat, Suffer("fire", fire.soldiers, mgf.rule(h.s.options), besides))
    if fallen:
        h.queue(seat, Suffer("combat", fallen, "V-4"))
    for module in h.box.modules_of(h.s, seat):
        module.fought(h, seat)


def defence_of(box: Box, s: Normandy, seat: int) -> int:
    """The DEF that a Unit meets where it is."""
    return defence_in(box.sector_of(s, seat), box.in_force(s, seat))


def defence_in(sector: SectorNow, in_force: InForce) -> int:
    """The DEF that a Unit meets in a sector, after everything that lowers it."""
    return max(0, sector.defence - in_force.lower_def)


def usual_losses(box: Box, s: Normandy, seat: int) -> float:
    """What Combat costs where a Unit is, on average, before anything that lowers MGF."""
    return defence_of(box, s, seat) + PIPS * box.sector_of(s, seat).mgf


def fire_on(box: Box, s: Normandy, seat: int, dice: Dice) -> Price:
    """What these MGF dice cost a Unit, after everything that lowers the Soldiers lost."""
    if not dice:
        return NOTHING
    in_force, loss = box.in_force(s, seat), mgf.cost(s.players[seat], dice)
    left = 0 if in_force.no_fire else max(0, loss.soldiers - in_force.fire)
    return replace(loss, soldiers=left)
