"""How the tests of the German player get to a moment."""

from __future__ import annotations

from typing import Any

from beachhead.games.normandy.modules.atlantikwall.state import german
from tests.games.normandy_play import change, normandy, pass_on, the_game, to_phase, unit
from tests.script import Script

TWELVE = "7"
"""A sector of Exercise Fabius with DEF 12 and MGF."""
HIS_NOTHING = "Rk Rk Wk Wk K1 K1"
"""The German's dice that bring nothing."""


def wall(units: int = 1, **options: object) -> Script:
    """A battle of Exercise Fabius against a German, before the first dice are thrown."""
    play = normandy(units + 1, **{"map": "exercise-fabius", "atlantikwall": True, **options})
    while not play.state.turn:
        pass_on(play)
    return play


def keepable() -> tuple[str, ...]:
    """The Decorations that he keeps: all but the Black ones."""
    content = the_game().content
    found = (content.by_id[id] for id in content.of_kind("decoration"))
    return tuple(card.id for card in found if not card.black)


def his(play: Script) -> Any:
    """What the German has and is about."""
    return unit(play, german(play.state) + 1)


def change_his(play: Script, **fields: Any) -> None:
    """Give the German other values."""
    change(play, german(play.state) + 1, **fields)


def to_move(play: Script, *sectors: str, soldiers: int = 30) -> None:
    """The Units are in these sectors with so many Soldiers, and have yet to move."""
    for seat, sector in enumerate(sectors, start=1):
        change(play, seat, sector=sector, soldiers=soldiers, turns=0, visited=())
    to_phase(play, "move")
    for seat in range(1, len(sectors) + 1):
        change(play, seat, soldiers=soldiers)


def fight(play: Script) -> None:
    """Nobody does anything more before Combat is fought."""
    turn = play.state.turn
    while play.over is None and play.state.turn == turn:
        pass_on(play)
