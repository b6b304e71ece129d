"""How the tests of the crossing get a craft to a place and a moment."""

from __future__ import annotations

from typing import Any

from beachhead.games.normandy.modules.crossing.parts import Aboard, with_aboard
from beachhead.kernel.contract import Fact
from tests.games.normandy_play import change, normandy, tally, the_box, unit
from tests.script import Script

OMAHA: dict[str, Any] = {"map": "omaha-beach", "crossing": True}
SKULLS = "Rk Rk Wk Wk B1 Bt"
"""Costs a Soldier and an Item Point; no RWB."""


def boarded(seats: int = 1, **options: Any) -> Script:
    """Passengers are dealt, and every craft is about to start."""
    play = normandy(seats, **(OMAHA | options))
    while deck := play.deck(None):
        play.do(f"table draws {deck[0]}")
    return play


def at_sea(*sectors: str, **options: Any) -> Script:
    """Craft in these sectors, with their dice to be thrown."""
    play = boarded(len(sectors), **options)
    for seat in range(1, len(sectors) + 1):
        play.do(f"seat{seat} launch a{seat}")
    for seat, sector in enumerate(sectors, start=1):
        change(play, seat, sector=sector)
    return play


def aboard(play: Script, seat: int = 1) -> Aboard:
    """How a Unit is at sea, and who is with it."""
    found: Aboard = play.state.players[seat - 1].crossing
    return found


def set_aboard(play: Script, seat: int = 1, **fields: Any) -> None:
    """Put a Unit into the water, or others aboard."""
    change(play, seat, crossing=with_aboard(aboard(play, seat), **fields))


def roll(play: Script, *dice: str) -> list[Fact]:
    """Every seat at sea has such a Final Tally; returns all that happened."""
    before = len(play.facts)
    for seat, thrown in enumerate(dice, start=1):
        tally(play, thrown, seat)
    while play.state.phase == "tally":
        seat = next(n for n in range(1, len(dice) + 1) if play.asks(n))
        play.do(f"seat{seat} done")
    return play.facts[before:]


def shells(play: Script, dice: str = "D6 D6") -> list[Fact]:
    """The shells fall."""
    return play.do(f"table rolls {dice}")


def to_steer(play: Script, *dice: str) -> None:
    """Dice are thrown, and shells fall where nobody is: now everybody may move."""
    roll(play, *(dice or (SKULLS,) * len(play.state.players)))
    numbers = {_shell(play, seat) for seat in range(len(play.state.players))}
    dice_for = {12: "D6 D6", 2: "D1 D1", 3: "D1 D2", 11: "D5 D6"}
    shells(play, next(pair for number, pair in dice_for.items() if number not in numbers))


def _shell(play: Script, seat: int) -> int:
    sector = the_box().ground(play.state).sectors[unit(play, seat + 1).sector]
    return getattr(sector, "shell", 0)
