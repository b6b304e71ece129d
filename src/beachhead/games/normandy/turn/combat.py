"""Phase 6: MGF and DEF, and who has taken the Bunker (V-4 to V-6)."""

from __future__ import annotations

from beachhead.games.normandy import facts as f
from beachhead.games.normandy.box import Box, in_battle
from beachhead.games.normandy.cards.using import usable
from beachhead.games.normandy.event import Happening
from beachhead.games.normandy.state import Do, Normandy, Suffer
from beachhead.games.normandy.turn.points import points
from beachhead.games.normandy.turn.tasks import SIX
from beachhead.games.normandy.words.doing import DONE, Question, pips
from beachhead.games.normandy.words.in_force import defence, fires
from beachhead.kernel.contract import Action, Decision
from beachhead.kernel.dice import PLAIN, Roll
from beachhead.kernel.kinds import Dice


def begin(h: Happening) -> None:
    """The guns fire first, then every Unit counts its losses."""
    for seat in in_battle(h.s):
        if fires(h.content, h.s, h.unit(seat).sector):
            h.change(seat, step="fire")
        else:
            _fight(h, seat)


def ask(box: Box, s: Normandy, seat: int) -> Question | None:
    """The MGF dice, and cards that turn them."""
    unit = s.units[seat]
    if unit.step == "fire":
        return Roll((PLAIN,) * fires(box.content, s, unit.sector), seat, "V-4", "fire")
    return Decision(seat, "fire", "V-4", (DONE, *usable(box, s, seat, "fire")))


def rolled(h: Happening, seat: int, result: Dice) -> None:
    """The guns have fired."""
    h.tell(f.MgfFired(seat, result, pips(result)))
    h.change(seat, fire=result, step="aimed")


def settled(h: Happening, seat: int) -> None:
    """The MGF dice count once no card can turn them any more."""
    if h.unit(seat).step == "aimed" and not usable(h.box, h.s, seat, "fire"):
        _hit(h, seat)


def chosen(h: Happening, seat: int, action: Action) -> None:
    """Leave the MGF dice as they are."""
    h.tell(f.UnitReady(seat, h.s.phase))
    _hit(h, seat)


def _hit(h: Happening, seat: int) -> None:
    """A 6 destroys a Vehicle, and does Special Damage where the sector says so."""
    unit = h.unit(seat)
    sixes = sum(die % 6 + 1 == SIX for die in unit.fire)
    if sixes:
        h.lose_vehicle(seat)
        key = (h.s.options.map, unit.sector, "six")
        h.queue(seat, *map(Do, h.content.sector_effects[key]))
    _fight(h, seat)


def _fight(h: Happening, seat: int) -> None:
    """DEF and MGF together (V-4)."""
    h.change(seat, step="")
    fire = fire_on(h.box, h.s, seat, h.unit(seat).fire)
    fallen = defence_of(h.box, h.s, seat)
    h.tell(f.Fought(seat, fallen, fire))
    if fire:
        h.queue(seat, Suffer("fire", fire, "V-4"))
    if fallen:
        h.queue(seat, Suffer("combat", fallen, "V-4"))


def defence_of(box: Box, s: Normandy, seat: int) -> int:
    """The DEF that a Unit meets, after everything that lowers it."""
    here = defence(box.content, s, s.units[seat].sector)
    return max(0, here - box.in_force(s, seat).lower_def)


def fire_on(box: Box, s: Normandy, seat: int, dice: Dice) -> int:
    """The Soldiers that these MGF dice cost a Unit, after everything that lowers them."""
    in_force = box.in_force(s, seat)
    return 0 if in_force.no_fire else max(0, pips(dice) - in_force.fire)


def end(h: Happening) -> None:
    """Who stands in a final Bunker has taken it; all there: the battle is won (V-6)."""
    finals = h.ground.finals
    for seat in in_battle(h.s):
        if h.unit(seat).sector in finals:
            if h.unit(seat).moved:
                h.tell(f.BunkerTaken(seat))
            if h.s.options.bunker_wait == "safe":
                h.change(seat, home=True, dice=(), locked=(), apart=(), fire=())
    if all(unit.sector in finals for unit in h.s.units):
        h.tell(f.BattleWon(h.s.turn))
        if h.s.options.victory_points:
            h.tell(f.Scored(points(h.box, h.s)))
        h.set(phase="over", ended="won")
