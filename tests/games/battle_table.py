"""Plain skirmishes of Battle! for the tests, so that each shows only what it is about.

The plain Axis dice are skulls, stars and soldiers; `MATCHING` matches up to six of them and
`MISSING` none. Neither earns a medal.
"""

from __future__ import annotations

from beachhead.kernel.contract import Fact
from tests.script import Script

MATCHING = "Rk Rk Ws Ws B1 B1"
MISSING = "R2 R2 Wc Wc Bt Bt"
STRAIGHT = "Rk Rs W1 W2 Bc Bt"
LANDING, BARRIERS, RALLYING_POINT, GANTLET, BLUFFS, BUNKER = range(1, 7)


def battle(seats: int = 2, **options: object) -> Script:
    """A game in which seat 1 starts, unless an option says otherwise."""
    return Script("battle", seats=seats, **{"first_player": "seat", **options})


def axis(count: int = 2, field: int = LANDING) -> str:
    """So many plain Axis dice, and the battlefield die."""
    faces = sorted("ks1ks1"[:count], key="ks1".index)
    return " ".join([*(f"G{face}" for face in faces), f"F{field}"])


def fight(play: Script, enemy: str, allied: str, seat: int = 1) -> list[Fact]:
    """Steps 1 to 3 without a re-roll; returns what the end of step 3 brought about."""
    who = f"seat{seat}"
    return play.do(f"{who} rolls {enemy}", f"{who} rolls {allied}", f"{who} stand")


def win(play: Script, seat: int = 1, count: int = 2, field: int = LANDING) -> list[Fact]:
    """A plain skirmish that is won, if no medal gets in the way."""
    return fight(play, axis(count, field), MATCHING, seat)


def lose(play: Script, seat: int = 1, count: int = 2, field: int = LANDING) -> list[Fact]:
    """A plain skirmish that is lost, if no medal gets in the way."""
    return fight(play, axis(count, field), MISSING, seat)


def win_and_retreat(play: Script, seat: int = 1) -> list[Fact]:
    """A whole turn that banks two points."""
    win(play, seat)
    return play.do(f"seat{seat} retreat")


def give(play: Script, **cards: int) -> None:
    """Put medals (`silver_star=2`) into the hands of seats, counted from 1."""
    for name, seat in cards.items():
        medals = list(play.state.medals)
        medals[_place(play, name.replace("_", "-"))] = seat - 1
        play.set(medals=tuple(medals))


def holder(play: Script, card: str) -> int | None:
    """The seat, from 1, that holds a medal; None: it is in the deck."""
    seat: int = play.state.medals[_place(play, card)]
    return None if seat < 0 else seat + 1


def held(play: Script, seat: int = 1) -> list[str]:
    """The medals that a seat, from 1, holds."""
    return [medal.id for medal in play.game.content.medals if holder(play, medal.id) == seat]


def _place(play: Script, card: str) -> int:
    return [medal.id for medal in play.game.content.medals].index(card)
