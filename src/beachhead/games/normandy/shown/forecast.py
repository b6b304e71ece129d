"""What a Unit has to expect where it goes, or stays: Land Mines and Combat (V-2 to V-5)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from msgspec.structs import replace

from beachhead.games.normandy.dice_sets import SIX
from beachhead.games.normandy.kinds import RESOURCES
from beachhead.games.normandy.state import Normandy, with_player, with_seat, with_turn, with_unit
from beachhead.games.normandy.training import of_use
from beachhead.games.normandy.turn import mgf
from beachhead.games.normandy.turn.combat import defence_of, fire_on
from beachhead.games.normandy.turn.losses import Suffer
from beachhead.games.normandy.turn.move import crosses_mines, may_stay, on_entering, price
from beachhead.games.normandy.words.conditions import meets
from beachhead.games.normandy.words.resource_words import Gain, Lose, LoseSpecialist
from beachhead.games.normandy.words.word import Effect, Price
from beachhead.kernel.dice import outcomes
from beachhead.kernel.kinds import Dice

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box


Fate: TypeAlias = Literal["lives", "short", "may-fall", "falls"]
"""Of a Unit; `short`: Specialists may have to fall for missing Soldiers (V-5)."""


class Outlook(NamedTuple):
    """Of one choice, before anything is rolled; cards that could still be used are left out."""

    defence: int
    """The DEF that the Unit will meet."""
    fire: tuple[int, int]
    """The fewest and the most Soldiers that MGF will cost."""
    last_turn: bool
    """Whether the Unit will have to move on next turn."""
    fate: Fate
    besides: Price
    """The most that MGF will cost of anything else (V-10)."""
    left: tuple[tuple[int, int], tuple[int, int]]
    """How strong the Unit will be at worst and at best, and how many of it Specialists."""
    odds: Fraction | None = None
    """How likely the Unit is to fall, where that is open and no dice but MGF and mines decide."""


class _Fight(NamedTuple):
    """One way in which Combat can go."""

    defence: int
    fire: Price
    specialists: int
    """Lost to Special Damage."""
    toll: int
    """The Soldiers lost before it, by a module."""
    weight: int = 1
    """How many throws of the MGF dice come to this."""


class _Left(NamedTuple):
    """What is left of a Unit."""

    soldiers: int
    specialists: int
    short: bool = False
    """Whether Specialists had to fall for missing Soldiers."""
    wiped_out: bool = False
    """Whether at any moment there was nobody left (V-5)."""

    def strength(self) -> tuple[int, int]:
        """Everybody, and how many of them are Specialists."""
        return self.soldiers + self.specialists, self.specialists

    def less(self, s: Normandy, losses: int) -> _Left:
        """After losses in battle."""
        missing = max(0, losses - self.soldiers)
        soldiers, specialists = self.soldiers + missing - losses, self.specialists - missing
        dead = soldiers + specialists <= 0 or (missing > 0 and not s.options.few_good_men)
        return _Left(
            soldiers, max(0, specialists), self.short or missing > 0, self.wiped_out or dead
        )

    def after(self, effect: Effect, face: int) -> _Left:
        """After an effect whose dice all show the same."""
        soldiers, specialists = self.soldiers, self.specialists
        match effect:
            case Gain():
                soldiers += effect.soldiers + effect.dice * face
            case Lose():
                soldiers = max(0, soldiers - effect.soldiers)
            case LoseSpecialist():
                specialists = max(0, specialists - effect.number)
        dead = soldiers + specialists <= 0
        return _Left(soldiers, specialists, self.short, self.wiped_out or dead)


def _left(
    s: Normandy, seat: int, effects: Iterable[Effect], face: int, fight: _Fight, mines: int
) -> _Left:
    """Land Mines, then what entering does, then what modules take, then Combat."""
    player = s.players[seat]
    left = _Left(player.soldiers, len(player.specialists))
    if mines:
        left = left.less(s, mines)
    for effect in effects:
        left = left.after(effect, face)
    if fight.toll:
        left = left.less(s, fight.toll)
    left = left._replace(specialists=max(0, left.specialists - fight.specialists))
    return left.less(s, fight.defence + fight.fire.soldiers)


def outlook(box: Box, s: Normandy, seat: int, to: int) -> Outlook:
    """What happens to a Unit that goes to a sector, or stays if it is its own."""
    there = _in_sector(box, s, seat, to)
    mined = crosses_mines(box, s, seat, to)
    effects = _effects_on_entering(box, s, there, seat) if there is not s else []
    there = _at_combat(box, _after(there, seat, effects))
    fights = list(_fights(box, there, seat))
    best = [_left(there, seat, effects, SIX, fight, 1 if mined else 0) for fight in fights]
    # A Land Mine 6 would destroy the Vehicle before Combat (V-7).
    hardest = _fights(box, _without_vehicle(there, seat), seat) if mined else fights
    worst = [_left(there, seat, effects, 1, fight, SIX if mined else 0) for fight in hardest]
    soldiers = [fight.fire.soldiers for fight in fights]
    fate = _fate(best, worst)
    return Outlook(
        defence_of(box, there, seat),
        (min(soldiers), max(soldiers)),
        not may_stay(box, _next_turn(box, there, seat), seat),
        fate,
        Price(0, *(max(fight.fire.of(name) for fight in fights) for name in RESOURCES[1:])),
        (min(map(_Left.strength, worst)), max(map(_Left.strength, best))),
        _odds(box, there, seat, effects, mined) if fate == "may-fall" else None,
    )


def _odds(box: Box, s: Normandy, seat: int, effects: list[Effect], mined: bool) -> Fraction | None:
    """How likely a Unit is to fall to Land Mines and Combat."""
    if any(isinstance(effect, Gain) and effect.dice for effect in effects):
        return None
    falls = throws = 0
    for mines in range(1, SIX + 1) if mined else (0,):
        # A Land Mine 6 destroys the Vehicle before Combat (V-7).
        for fight in _fights(box, _without_vehicle(s, seat) if mines == SIX else s, seat):
            throws += fight.weight
            if _left(s, seat, effects, 0, fight, mines).wiped_out:
                falls += fight.weight
    return Fraction(falls, throws)


def outlook_aimed(box: Box, s: Normandy, seat: int) -> Outlook:
    """What happens to a Unit in Combat once the MGF dice lie there."""
    fight = _fight(box, s, seat, s.players[seat].turn.fire)
    left = _left(s, seat, (), 0, fight, 0)
    lost, strength = fight.fire.soldiers, left.strength()
    fate, besides = _fate([left], [left]), replace(fight.fire, soldiers=0)
    return Outlook(fight.defence, (lost, lost), False, fate, besides, (strength, strength))


def wipes_out(s: Normandy, seat: int) -> bool:
    """Whether a Unit that takes all the losses it has before it is wiped out."""
    player = s.players[seat]
    losses = sum(task.soldiers for task in player.todo if isinstance(task, Suffer))
    return _Left(player.soldiers, len(player.specialists)).less(s, losses).wiped_out


def _fate(best: Iterable[_Left], worst: list[_Left]) -> Fate:
    if all(left.wiped_out for left in best):
        return "falls"
    if any(left.wiped_out for left in worst):
        return "may-fall"
    return "short" if any(left.short for left in worst) else "lives"


def _fights(box: Box, s: Normandy, seat: int) -> Iterator[_Fight]:
    """Combat for everything that the MGF dice may show; the worst of them do more harm."""
    pool = mgf.pool(s.options, box.sector_of(s, seat).mgf)
    for dice, weight in outcomes(pool).items():
        yield _fight(box, s, seat, dice, weight)


def _fight(box: Box, s: Normandy, seat: int, dice: Dice, weight: int = 1) -> _Fight:
    """Combat with these MGF dice."""
    hard = mgf.hits_hard(dice)
    damage = [box.content.effects[key] for key in box.sector_of(s, seat).six] if hard else []
    lost = sum(effect.number for effect in damage if isinstance(effect, LoseSpecialist))
    after = _without_vehicle(s, seat) if hard else s
    fire = fire_on(box, after, seat, dice)
    return _Fight(defence_of(box, after, seat), fire, lost, box.toll(s, seat), weight)


def _effects_on_entering(box: Box, s: Normandy, there: Normandy, seat: int) -> list[Effect]:
    """What the sector does, and what the Unit's cards do by themselves."""
    content = box.content
    keys = list(on_entering(box, s, seat, there.unit(seat).sector))
    for id in there.players[seat].serving:
        card = content.by_id[id]
        if card.when == "enter" and meets(box, there, seat, card.condition):
            keys += content.parts[id]
    return [content.effects[key] for key in keys]


def _in_sector(box: Box, s: Normandy, seat: int, to: int) -> Normandy:
    player, unit = s.players[seat], s.unit(seat)
    if to == unit.sector:
        return s
    turn = with_turn(player.turn, moved=player.turn.moved + 1)
    unit = with_unit(unit, sector=to, turns=1)
    courage = player.courage - price(box, s, seat, to)
    return with_seat(s, seat, with_player(player, unit=unit, turn=turn, courage=courage))


def _after(s: Normandy, seat: int, effects: Iterable[Effect]) -> Normandy:
    """With the Stars, the Courage and the Item Points that effects leave to a Unit."""
    player, useful = s.players[seat], of_use(s.options.level)
    has = {name: player.has(name) for name in RESOURCES[1:]}
    for effect in effects:
        for name in has:
            if isinstance(effect, Gain) and name in useful:
                has[name] += effect.amounts.of(name)
            elif isinstance(effect, Lose):
                has[name] = max(0, has[name] - effect.amounts.of(name))
    return with_seat(s, seat, replace(player, **has))


def _at_combat(box: Box, s: Normandy) -> Normandy:
    for module in box.modules(s):
        s = module.at_combat(box, s)
    return s


def _next_turn(box: Box, s: Normandy, seat: int) -> Normandy:
    for module in box.modules(s):
        s = module.next_turn(box, s)
    player, unit = s.players[seat], s.unit(seat)
    later, turn = with_unit(unit, turns=unit.turns + 1), with_turn(player.turn, moved=0, now=())
    return with_seat(s, seat, with_player(player, unit=later, turn=turn))


def _without_vehicle(s: Normandy, seat: int) -> Normandy:
    return with_seat(s, seat, with_player(s.players[seat], vehicle=None))
