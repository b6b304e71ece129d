"""The German alone: the automated Unit lands, sweeps over the map, and storms the Bunker (K-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import asdict, replace

from beachhead.games.normandy import facts as base
from beachhead.games.normandy.kinds import Answer, Question
from beachhead.games.normandy.map.effective import SectorNow
from beachhead.games.normandy.modules.atlantikwall.solo import facts as f
from beachhead.games.normandy.modules.atlantikwall.solo.cards import ALONE_DECORATION
from beachhead.games.normandy.modules.atlantikwall.solo.route import onward, route, stay
from beachhead.games.normandy.modules.atlantikwall.state import (
    DECORATION,
    TABLE,
    Automaton,
    german,
)
from beachhead.games.normandy.state import Deck, Normandy, TableTask, Task, changes
from beachhead.games.normandy.turn import mgf
from beachhead.games.normandy.turn.combat import fire_on
from beachhead.games.normandy.turn.losses import Forfeit, Mines, Suffer
from beachhead.games.normandy.turn.phase import Phase
from beachhead.games.normandy.turn.start import in_play
from beachhead.games.normandy.words.word import Do, Price
from beachhead.kernel.contract import Chance
from beachhead.kernel.decks import Draw
from beachhead.kernel.dice import Roll
from beachhead.kernel.kinds import Dice
from beachhead.kernel.scene import Message, message

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box
    from beachhead.games.normandy.event import Happening

HELD = "held"
"""How a battle ends that the German has survived."""
SHOTS = 4
"""How often the Scharfschütze looks for the Sniper until he finds him (K-11)."""
with_automaton = changes(Automaton)


def automaton(s: Normandy) -> Automaton:
    """The automated Unit."""
    return TABLE.of(s).automaton


def put(h: Happening, unit: Automaton) -> None:
    """The automated Unit has changed."""
    TABLE.put(h, replace(TABLE.of(h.s), automaton=unit))


def set_up(h: Happening) -> None:
    """His deck as it is alone; nobody is there to take a Vehicle, but the Unit lands (K-10)."""
    cards = (*in_play(h.box, h.s, DECORATION), *in_play(h.box, h.s, ALONE_DECORATION))
    others = (deck for deck in h.s.decks if deck.name != DECORATION)
    decks = (*others, Deck(DECORATION, tuple(sorted(cards))))
    h.set_table(decks=decks, special=(), todo=(LandAutomaton(),))


def printed(box: Box, s: Normandy) -> SectorNow:
    """The sector in which the Unit is, as printed."""
    return box.setting(s).printed[automaton(s).sector]


def idle_guns(box: Box, s: Normandy, sector: int) -> int:
    """The MGF of a sector that nobody mans: they fire at the German (K-11)."""
    at = box.setting(s).printed[sector]
    return 0 if box.owner(s, german(s)).sector(box, s, at).mgf else at.mgf


def idle_mines(box: Box, s: Normandy, one: int, other: int) -> bool:
    """Whether there are Land Mines between two sectors that nobody has armed (K-11)."""
    mined = (one, other) in box.ground(s).mined
    return mined and not box.owner(s, german(s)).mines_explode(box, s)


class LandAutomaton(TableTask, frozen=True):
    """To do: draw where the automated Unit starts."""

    def ask(self, box: Box, s: Normandy) -> Chance | None:
        ground = box.ground(s)
        numbers = tuple(sorted(ground.sectors[index].number for index in ground.starts))
        return Draw(numbers, None, "K-10", "landing") if len(numbers) > 1 else None

    def run(self, h: Happening) -> None:
        (only,) = h.ground.starts
        self.answer(h, h.ground.sectors[only].number)

    def answer(self, h: Happening, given: Answer) -> None:
        assert isinstance(given, str)
        sector = h.ground.by_number[given]
        put(h, Automaton(sector, heading=route(h.ground, sector).heading))
        h.tell(f.AutomatonLanded(given))


class Sweep(Phase):
    """The Unit stays, and its Sniper may fire, or it goes on (K-10, K-11)."""

    def begin(self, h: Happening, seat: int) -> None:
        unit = automaton(h.s)
        if unit.turns < stay(h.ground, unit.sector):
            self._stay(h, seat, unit)
        else:
            self._move(h, seat, unit, next_sector(h.box, h.s))

    def _stay(self, h: Happening, seat: int, unit: Automaton) -> None:
        put(h, with_automaton(unit, turns=unit.turns + 1))
        h.tell(f.AutomatonStayed(h.ground.sectors[unit.sector].number, unit.turns + 1))
        if fires(unit) and h.player(seat).specialists:
            h.tell(f.SniperFired(seat))
            h.queue(seat, Forfeit("specialist", 1, "K-11"))

    def _move(self, h: Happening, seat: int, unit: Automaton, to: int) -> None:
        ground, advances = h.ground, h.ground.row[to] > h.ground.row[unit.sector]
        heading = route(ground, to).heading if advances else unit.heading
        first = advances and not unit.sniper
        sniper = h.s.turn if first else unit.sniper
        put(h, with_automaton(unit, sector=to, turns=1, heading=heading, sniper=sniper))
        sector = ground.sectors[to]
        h.tell(f.AutomatonMoved(sector.number, advances, sector.defence))
        if first:
            h.tell(f.SniperRallied())
        if idle_mines(h.box, h.s, unit.sector, to):
            h.queue(seat, Mines())


def next_sector(box: Box, s: Normandy) -> int:
    """Where the Unit goes when it leaves its sector."""
    unit = automaton(s)
    return onward(box.ground(s), unit.sector, unit.heading).sectors[1]


def turns_left(box: Box, s: Normandy) -> int:
    """In how many turns the Unit storms the Bunker; 0 once it has."""
    unit = automaton(s)
    left = onward(box.ground(s), unit.sector, unit.heading).turns
    return left - unit.turns + 1 if left else 0


def fires(unit: Automaton) -> bool:
    """Whether the Unit has a Sniper; he was rallied in an earlier turn if it stays now."""
    return bool(unit.sniper) and not unit.sniper_dead


class MeetDef(Task, frozen=True):
    """To do: lose Soldiers by the printed DEF."""

    def run(self, h: Happening, seat: int) -> None:
        sector, soldiers = printed(h.box, h.s), h.player(seat).soldiers
        h.tell(f.DefMet(seat, sector.number, sector.defence, max(0, sector.defence - soldiers)))
        h.lose_soldiers(seat, sector.defence, "combat", "K-4")


class HoldTheWall(Phase):
    """Guns that nobody mans fire at the German, and he meets the printed DEF (K-4, K-11)."""

    def title(self, s: Normandy) -> Message | None:
        return message("phase-combat")

    def begin(self, h: Happening, seat: int) -> None:
        if idle_guns(h.box, h.s, automaton(h.s).sector):
            h.set_turn(seat, step="fire")
        else:
            self._fight(h, seat)

    def ask(self, box: Box, s: Normandy, seat: int) -> Question | None:
        pool = mgf.pool(s.options, idle_guns(box, s, automaton(s).sector))
        return Roll(pool, seat, mgf.rule(s.options), "fire")

    def rolled(self, h: Happening, seat: int, result: Dice) -> None:
        loss = fire_on(h.box, h.s, seat, result)
        if h.s.options.mgf_dice == "gray":
            h.tell(base.GrayDiceFired(seat, result, **asdict(loss)))
        else:
            h.tell(base.MgfFired(seat, result, loss.soldiers))
        h.set_turn(seat, fire=result, step="")
        if mgf.hits_hard(result):
            h.queue(seat, *map(Do, printed(h.box, h.s).six))
        if loss != Price():
            besides = replace(loss, soldiers=0)
            h.queue(seat, Suffer("fire", loss.soldiers, mgf.rule(h.s.options), besides))
        self._fight(h, seat)

    def _fight(self, h: Happening, seat: int) -> None:
        h.queue(seat, MeetDef())

    def end(self, h: Happening, seats: tuple[int, ...]) -> None:
        """Whoever is left when the Bunker has been stormed has won."""
        (seat,) = seats
        if automaton(h.s).sector in h.ground.finals:
            h.tell(f.BunkerHeld(seat, h.player(seat).strength))
            h.set_table(phase="over", ended=HELD)


SWEEP, HOLD_THE_WALL = Sweep(), HoldTheWall()
