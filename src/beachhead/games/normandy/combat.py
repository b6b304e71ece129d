"""Phase 6: MGF and DEF, and who has taken the Bunker (V-4 to V-6)."""

from __future__ import annotations

from beachhead.games.normandy import facts as f
from beachhead.games.normandy.battle import Battle
from beachhead.games.normandy.effects import DONE, Question, pips
from beachhead.games.normandy.points import points
from beachhead.games.normandy.rules import Rules, in_battle
from beachhead.games.normandy.state import Do, Normandy, Suffer
from beachhead.games.normandy.tasks import SIX
from beachhead.games.normandy.terms import defence, fires
from beachhead.games.normandy.using import usable
from beachhead.kernel.contract import Action, Decision
from beachhead.kernel.dice import PLAIN, Roll
from beachhead.kernel.kinds import Dice


def begin(b: Battle) -> None:
    """The guns fire first, then every Unit counts its losses."""
    for seat in in_battle(b.s):
        if fires(b.content, b.s, b.unit(seat).sector):
            b.change(seat, step="fire")
        else:
            _fight(b, seat)


def ask(rules: Rules, s: Normandy, seat: int) -> Question | None:
    """The MGF dice, and cards that turn them."""
    unit = s.units[seat]
    if unit.step == "fire":
        return Roll((PLAIN,) * fires(rules.content, s, unit.sector), seat, "V-4", "fire")
    return Decision(seat, "fire", "V-4", (DONE, *usable(rules, s, seat, "fire")))


def rolled(b: Battle, seat: int, result: Dice) -> None:
    """The guns have fired."""
    b.tell(f.MgfFired(seat, result, pips(result)))
    b.change(seat, fire=result, step="aimed")


def settled(b: Battle, seat: int) -> None:
    """The MGF dice count once no card can turn them any more."""
    if b.unit(seat).step == "aimed" and not usable(b.rules, b.s, seat, "fire"):
        _hit(b, seat)


def chosen(b: Battle, seat: int, action: Action) -> None:
    """Leave the MGF dice as they are."""
    b.tell(f.UnitReady(seat, b.s.phase))
    _hit(b, seat)


def _hit(b: Battle, seat: int) -> None:
    """A 6 destroys a Vehicle, and does Special Damage where the sector says so."""
    unit = b.unit(seat)
    sixes = sum(die % 6 + 1 == SIX for die in unit.fire)
    if sixes:
        b.lose_vehicle(seat)
        key = (b.s.options.map, unit.sector, "six")
        b.queue(seat, *map(Do, b.content.sector_effects[key]))
    _fight(b, seat)


def _fight(b: Battle, seat: int) -> None:
    """DEF and MGF together (V-4)."""
    b.change(seat, step="")
    fire = fire_on(b.rules, b.s, seat, b.unit(seat).fire)
    fallen = defence_of(b.rules, b.s, seat)
    b.tell(f.Fought(seat, fallen, fire))
    if fire:
        b.queue(seat, Suffer("fire", fire, "V-4"))
    if fallen:
        b.queue(seat, Suffer("combat", fallen, "V-4"))


def defence_of(rules: Rules, s: Normandy, seat: int) -> int:
    """The DEF that a Unit meets, after everything that lowers it."""
    here = defence(rules.content, s, s.units[seat].sector)
    return max(0, here - rules.terms(s, seat).lower_def)


def fire_on(rules: Rules, s: Normandy, seat: int, dice: Dice) -> int:
    """The Soldiers that these MGF dice cost a Unit, after everything that lowers them."""
    terms = rules.terms(s, seat)
    return 0 if terms.no_fire else max(0, pips(dice) - terms.fire)


def end(b: Battle) -> None:
    """Who stands in a final Bunker has taken it; all there: the battle is won (V-6)."""
    finals = b.ground.finals
    for seat in in_battle(b.s):
        if b.unit(seat).sector in finals:
            if b.unit(seat).moved:
                b.tell(f.BunkerTaken(seat))
            if b.s.options.bunker_wait == "safe":
                b.change(seat, home=True, dice=(), locked=(), apart=(), fire=())
    if all(unit.sector in finals for unit in b.s.units):
        b.tell(f.BattleWon(b.s.turn))
        if b.s.options.victory_points:
            b.tell(f.Scored(points(b.rules, b.s)))
        b.set(phase="over", ended="won")
