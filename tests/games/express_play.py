"""How the tests of Express! get to a moment and throw dice.

Symbols are the letters of notation: k skull, s star, 1 soldier, 2 two soldiers, c courage, t tool.
Axis dice are such letters (`"ks Kt"`: gray skull and star, the Kommandant on a tool); a soldier's
dice are three groups of them, red, white and blue (`"ck cs c1"`: an RWB of courage).
"""

from __future__ import annotations

from beachhead.games.express.sector import arrive
from beachhead.kernel.contract import Fact
from beachhead.kernel.kinds import read_die
from beachhead.kernel.scene import Arg
from tests.script import Script, names

PLAIN = "kk ss 11"
"""A tally without RWB or straight; it matches the first n symbols of `ENEMY`."""
ENEMY = "kkss11"
STRAIGHT = "ks 12 ct"


def at(sector: int, hand: str = "", *, seats: int = 1, gone: str = "", **options: object) -> Script:
    """A game in which the squad now arrives at a sector (from 1) with these Specialists."""
    play = Script("express", seats, **options)
    play.set(hand=tuple(hand.split()), gone=tuple(gone.split()))
    facts: list[Fact] = []
    play.state = arrive(play.game.content, play.state, sector - 1, facts)
    play.facts = facts
    return play


def axis_roll(symbols: str) -> str:
    """The line for an Axis roll: letters are gray dice, a word such as `Kt` is a die."""
    words = symbols.split()
    dice = [
        die for word in words for die in ([word] if word[0] == "K" else [f"G{c}" for c in word])
    ]
    return _rolls(1, dice)


def allied_roll(seat: int, symbols: str) -> str:
    """The line for a soldier's roll: the symbols on red, white and blue dice."""
    groups = zip("RWB", symbols.split(), strict=True)
    return _rolls(seat, [colour + symbol for colour, group in groups for symbol in group])


def _rolls(seat: int, dice: list[str]) -> str:
    return " ".join([f"seat{seat} rolls", *sorted(dice, key=read_die)])


def fight(play: Script, axis: str, *tallies: str) -> list[Fact]:
    """The Axis dice fall, every soldier rolls this and stands; returns all that happened."""
    before = len(play.facts)
    play.do(axis_roll(axis))
    for seat, tally in enumerate(tallies, start=1):
        play.do(allied_roll(seat, tally), f"seat{seat} stand")
    return play.facts[before:]


def storm(play: Script) -> list[str]:
    """Play alone to the end with nothing but skulls on all dice; returns the Axis rolls' pools."""
    pools = []
    while not play.over:
        pool, ask = play.pool(), play.asks()
        if pool:
            if "G" in pool:
                pools.append(pool)
            play.do("seat1 rolls " + " ".join(colour + "k" for colour in pool))
        elif ask == "rally":
            play.do("seat1 rally medic")
        else:
            play.do({"reroll": "seat1 stand", "specialists": "seat1 done"}[str(ask)])
    return pools


def told(play: Script, name: str) -> bool:
    """Whether a fact of that name has happened so far."""
    return name in names(play.facts)


def why(play: Script) -> dict[str, Arg]:
    """What the end of a game says besides where the squad was stopped."""
    assert play.over is not None
    where = ("beach", "taken", "sector", "number")
    return {name: arg for name, arg in play.over.reason.args if name not in where}
