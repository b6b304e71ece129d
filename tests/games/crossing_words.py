"""What a Naval Specialist does at sea, by his word: with him, and without him."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from beachhead.games.normandy.modules.crossing.words import (
    ClearLane,
    Seaworthy,
    SoftLanding,
    SparesHull,
)
from beachhead.games.normandy.words.dice_words import MoreRerolls
from beachhead.games.normandy.words.ground_words import LowerDef
from beachhead.games.normandy.words.word import Effect
from tests.games.crossing_play import SKULLS, at_sea, roll, set_aboard, shells, to_steer
from tests.games.normandy_play import change, tally, unit
from tests.script import Script

STALLED = "Rt R1 Wt Wk Bt Bk"
PANIC = "Rc R1 Wc Wk Bc Bk"


def _craft(sector: str, naval: str) -> Script:
    play = at_sea(sector)
    set_aboard(play, naval=naval, passengers=())
    return play


def _clear_lane(word: Any, naval: str) -> object:
    """Whether there is a roll for mines."""
    play = _craft("b2", naval)
    to_steer(play)
    play.do("seat1 steer c2")
    return 0 if play.state.turn == 1 else 1


def _seaworthy(word: Any, naval: str) -> object:
    """Whether the craft may go on after a panic, and after its motor has stalled."""
    ahead = 0
    for dice in (PANIC, STALLED):
        play = _craft("b2", naval)
        roll(play, dice)
        shells(play, "D6 D6")
        ahead += "steer c2" in play.options(1)
    return ahead // 2


def _soft_landing(word: SoftLanding, naval: str) -> object:
    """The Courage that is left after going ashore, divided by what the word says."""
    play = _craft("f2", naval)
    change(play, courage=5)
    to_steer(play)
    play.do("seat1 go-ashore 1")
    return (unit(play).courage - 1) // word.by


def _spares_hull(word: SparesHull, naval: str) -> object:
    play = _craft("b1", naval)
    roll(play, SKULLS)
    before = unit(play).tools
    shells(play, "D2 D3")
    play.do("seat1 rolls D1 D1")
    return (8 - (before - unit(play).tools)) // word.tools


def _more_rerolls(word: MoreRerolls, naval: str) -> object:
    play = _craft("b1", naval)
    tallied = 0
    play.do("seat1 rolls R1 R1 W1 W1 B1 B1")
    play.do(f"seat1 {play.options(1)[0]}")
    while play.asks(1) == "reroll":
        play.do("seat1 reroll B1")
        play.do("seat1 rolls B1")
        tallied += 1
    return (tallied - 2) // word.times


def _lower_def(word: LowerDef, naval: str) -> object:
    play = _craft("e1", naval)
    before = unit(play).soldiers
    tally(play, SKULLS)
    return (1 + 3 - (before - unit(play).soldiers)) // word.by


SEA_WORDS: dict[type[Effect], Callable[[Any, str], object]] = {
    ClearLane: _clear_lane,
    Seaworthy: _seaworthy,
    SoftLanding: _soft_landing,
    SparesHull: _spares_hull,
}
AT_SEA = SEA_WORDS | {MoreRerolls: _more_rerolls, LowerDef: _lower_def}
"""Each gives 1 with the Specialist aboard, and 0 without him."""
