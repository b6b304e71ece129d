"""How the tests of Normandy's map, Combat and modules get to a moment.

`at("move", troop("2", courage=3), troop("4"))` is a battle of two Units in which Phase 5 has just
begun. Cards, dice and visited sectors are words: `troop("5", specialists="usa-corporal")`.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from beachhead.games.normandy import NormandyGame
from beachhead.games.normandy.event import Happening
from beachhead.games.normandy.turn import flow
from beachhead.kernel.contract import AnyGame
from beachhead.kernel.kinds import read_die
from tests.games.normandy_play import all_of, pass_on, starting, the_game
from tests.games.normandy_whole import changed_player
from tests.script import Script

BEFORE = {
    "roll": "start",
    "tally": "roll",
    "upkeep": "tally",
    "rally": "upkeep",
    "trade": "rally",
    "move": "trade",
    "combat": "move",
}
PROVING_GROUND = """
[[map]]
id = "proving-ground"
number = 99
name = { en = "Proving Ground", fr = "Terrain d'essai" }
text = { en = "What the first map does not have.", fr = "Ce que la première carte n'a pas." }
source = "ours"
start = { soldiers = 5, tools = 2 }
courage = [1, 1, 1]
par = 10
vehicles = true
forward = [
    "1-3", "1-4", "2-4", "2-5", "3-6", "4-6", "4-7", "5-7", "5-8",
    "6-bunker", "7-bunker", "8-bunker",
]
sideways = ["1-2", "3-4", "4-5", "6-7", "7-8"]
mines = ["5-8"]
barriers = ["1-2", "4-6", "7-8"]
sectors = [
    { number = "1", row = 1, at = 0, wide = 3, def = 1 },
    { number = "2", row = 1, at = 3, wide = 3, def = 1, units = 1 },
    { number = "3", row = 2, at = 0, wide = 2, def = 1, units = 1 },
    { number = "4", row = 2, at = 2, wide = 2, def = 1, stay = 2, abilities = [
        { when = "enter", effects = [{ do = "lose-item" }] },
    ] },
    { number = "5", row = 2, at = 4, wide = 2, def = 1, abilities = [
        { when = "enter", effects = [{ do = "lose", stars = 2 }, { do = "take-award" }] },
    ] },
    { number = "6", row = 3, at = 0, wide = 2, def = 2, mgf = 2, special_damage = [
        { do = "lose-specialist" },
    ] },
    { number = "7", row = 3, at = 2, wide = 2, def = 2, mgf = 1, special_damage = [
        { do = "lose-item" },
    ], abilities = [{ when = "always", effects = [{ do = "no-specialists" }] }] },
    { number = "8", row = 3, at = 4, wide = 2, def = 0, abilities = [
        { when = "enter", effects = [{ do = "gain", stars = 1, courage = 2, tools = 3 }] },
    ] },
    { number = "bunker", row = 4, at = 0, wide = 6, def = 2, bunker = "final" },
]
"""
"""A map of the tests' own, so that they stay true when a map of the game is balanced anew."""


@cache
def proving() -> AnyGame:
    """The game with the Proving Ground."""
    with TemporaryDirectory() as folder:
        maps = Path(folder) / "normandy" / "maps"
        maps.mkdir(parents=True)
        (maps / "proving-ground.toml").write_text(PROVING_GROUND, "utf-8")
        return NormandyGame(Path(folder))


def troop(sector: str = "1", **fields: Any) -> dict[str, Any]:
    """A Unit to put on the map, by the number of its sector."""
    nothing = {"stars": 0, "courage": 0, "tools": 0}
    return {"sector": sector, "soldiers": 30, "turns": 1} | nothing | fields


def at(phase: str, *troops: dict[str, Any], turn: int = 1, **options: Any) -> Script:
    """A battle in which these Units now come to a phase."""
    return put(Script(the_game(), len(troops), **options), phase, *troops, turn=turn)


def on_proving_ground(
    phase: str, *troops: dict[str, Any], turn: int = 1, vehicles: str = "", **options: Any
) -> Script:
    """The same on the Proving Ground, with these Vehicles to take."""
    play = Script(proving(), len(troops), map="proving-ground", **options)
    play.set(vehicles=tuple(vehicles.split()))
    return put(play, phase, *troops, turn=turn)


def put(play: Script, phase: str, *troops: dict[str, Any], turn: int = 1) -> Script:
    """Put Units into place and go on to a phase; the facts are what that brings about."""
    players = (
        changed_player(old, step="", todo=(), **_fields(play, fields))
        for old, fields in zip(play.state.players, troops, strict=True)
    )
    play.set(phase=BEFORE[phase], turn=turn, players=tuple(players), todo=())
    battle = Happening(play.game.box, play.state)  # type: ignore[attr-defined]
    flow.advance(battle)
    play.state, play.facts = battle.s, battle.facts
    return play


def _fields(play: Script, fields: dict[str, Any]) -> dict[str, Any]:
    """What a test says of a Unit, as the state has it."""
    by_number = play.game.box.ground(play.state).by_number  # type: ignore[attr-defined]
    read = dict(fields, sector=by_number[fields["sector"]])
    for name, value in fields.items():
        if name == "visited":
            read[name] = tuple(by_number[number] for number in value.split())
        elif name in ("dice", "apart"):
            read[name] = tuple(sorted(map(read_die, value.split())))
        elif name in ("specialists", "hand", "gone"):
            read[name] = tuple(value.split())
    return read


def moves(play: Script, seat: int = 1) -> set[str]:
    """The sectors on offer to a seat (from 1), and `stay`."""
    offered = (option.split() for option in play.options(seat))
    return {words[-1] for words in offered if words[0] in ("move", "stay")}


def offers(play: Script, verb: str, seat: int = 1) -> set[str]:
    """What is on offer with a verb: `offers(play, "find")` are the Items."""
    return set(starting(play.options(seat), verb))


def told(play: Script, name: str) -> list[Any]:
    """All facts of that name so far."""
    return all_of(play.facts, name)


def go_on(play: Script, phase: str) -> None:
    """Do as little as possible until a phase begins or the battle is over."""
    while not play.over and play.state.phase != phase:
        pass_on(play)


def reason(play: Script) -> dict[str, Any]:
    """What the end of a battle says besides which battle it was and how long it took."""
    assert play.over is not None
    return {name: arg for name, arg in play.over.reason.args if name not in ("map", "turns")}
