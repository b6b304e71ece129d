"""Before the first turn: players, decks, Vehicles, and where everybody lands (U-1, V-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from beachhead.games.normandy import actions as a
from beachhead.games.normandy import facts as f
from beachhead.games.normandy.kinds import Answer, Question
from beachhead.games.normandy.state import (
    Deck,
    Normandy,
    NormandyOptions,
    Player,
    TableTask,
    Task,
    Unit,
)
from beachhead.games.normandy.turn.phase import Phase
from beachhead.kernel.contract import Action, Chance, Decision
from beachhead.kernel.decks import Draw
from beachhead.kernel.dice import PLAIN, Roll
from beachhead.kernel.kinds import Dice

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box
    from beachhead.games.normandy.event import Happening

VEHICLES = 3
MOST_SPECIAL_ITEMS = 4


class DrawVehicles(TableTask, frozen=True):
    """To do: draw Vehicles until the set is complete (V-7)."""

    def ask(self, box: Box, s: Normandy) -> Chance | None:
        left = tuple(id for id in in_play(box, s, "vehicle") if id not in s.vehicles)
        wanted = min(VEHICLES, len(left) + len(s.vehicles))
        return Draw(left, None, "V-7", "vehicle") if len(s.vehicles) < wanted else None

    def run(self, h: Happening) -> None:
        """The set is complete."""

    def answer(self, h: Happening, given: Answer) -> None:
        assert isinstance(given, str)
        h.set_table(vehicles=tuple(sorted((*h.s.vehicles, given))), todo=(self, *h.s.todo))
        h.tell(f.VehicleDrawn(given))


class BlindStart(Task, frozen=True):
    """To do: roll two dice, and say which of them is what (V-11)."""

    rule: ClassVar[str] = "V-11"
    dice: Dice = ()

    def thrown(self, s: Normandy) -> int:
        """How many dice are rolled."""
        return 2

    def ways(self) -> tuple[a.StartWith, ...]:
        """One die is the Soldiers, the rest the Courage: the most Soldiers first."""
        pips = [die % 6 + 1 for die in self.dice]
        return tuple(a.StartWith(one, sum(pips) - one) for one in sorted(set(pips), reverse=True))

    def ask(self, box: Box, s: Normandy, seat: int) -> Question | None:
        if not self.dice:
            return Roll((PLAIN,) * self.thrown(s), seat, self.rule, "blind-start")
        return Decision(seat, "blind-start", self.rule, self.ways())

    def answer(self, h: Happening, seat: int, given: Answer) -> None:
        if isinstance(given, a.StartWith):
            h.add(seat, "soldiers", given.soldiers)
            h.add(seat, "courage", given.courage)
            h.tell(f.StartedWith(seat, given.soldiers, given.courage))
        else:
            assert isinstance(given, tuple)
            h.tell(f.BlindStartRolled(seat, given))
            h.push(seat, type(self)(given))


class StartPhase(Phase):
    """Every Unit lands, where the start row has several sectors."""

    def ask(self, box: Box, s: Normandy, seat: int) -> Question | None:
        ground = box.ground(s)
        ways = (a.Land(ground.sectors[to].number) for to in ground.starts if _has_room(box, s, to))
        return Decision(seat, "land", "V-1", tuple(ways))

    def chosen(self, h: Happening, seat: int, action: Action) -> None:
        assert isinstance(action, a.Land)
        h.set_unit(seat, sector=h.ground.by_number[action.sector])
        h.set_turn(seat, step="")
        h.tell(f.Landed(seat, action.sector))

    def end(self, h: Happening, seats: tuple[int, ...]) -> None:
        """Where there was nothing to choose, everybody lands at once."""
        starts = h.ground.starts
        if len(starts) == 1:
            for seat in seats:
                if h.player(seat).unit is not None:
                    h.tell(f.Landed(seat, h.ground.sectors[starts[0]].number))


def _has_room(box: Box, s: Normandy, to: int) -> bool:
    most = box.sector(s, to).units
    landed = (
        player.unit is not None and player.unit.sector == to and not player.turn.step
        for player in s.players
    )
    return most is None or sum(landed) < most


def set_up(h: Happening, options: NormandyOptions, seats: int, player: Player) -> None:
    """Players, Units in the start row, and decks made up from the cards that are in."""
    box = h.box
    h.set_table(options=replace(options), players=(player,) * seats)
    map, starts = box.ground(h.s).map, box.ground(h.s).starts
    against = box.setting(h.s).opponents
    for seat, nation in enumerate(options.nations(seats)):
        if seat in against:
            continue
        given = map.start
        h.set_player(
            seat,
            nation=nation,
            unit=Unit(starts[0]),
            soldiers=0 if options.blind_start else given.soldiers,
            stars=given.stars,
            courage=0 if options.blind_start else given.courage,
            tools=given.tools,
            todo=(BlindStart(),) if options.blind_start else (),
        )
        h.set_turn(seat, step="landing" if len(starts) > 1 else "")
    special = tuple(id for id in map.special_items if id not in box.banned(h.s))
    awards = in_play(box, h.s, "award")
    h.set_table(
        decks=(Deck("award", awards),) if awards else (),
        special=special[: min(seats, MOST_SPECIAL_ITEMS)],
        todo=(DrawVehicles(),) if options.vehicles and map.vehicles else (),
    )


def in_play(box: Box, s: Normandy, kind: str) -> tuple[str, ...]:
    """The cards of a kind that are in the game."""
    banned = box.banned(s)
    return tuple(id for id in box.content.of_kind(kind) if id not in banned)
