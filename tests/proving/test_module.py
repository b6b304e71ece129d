"""The proving module by its rules; what it costs, and what it may not touch."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

import beachhead
from beachhead.games.normandy import actions as a
from beachhead.games.normandy import facts as f
from beachhead.games.normandy.event import Happening
from beachhead.games.normandy.state import Normandy
from beachhead.kernel.contract import Choice, Decision, Draw, Drawn, Event, Over, Roll
from beachhead.kernel.errors import Problem
from beachhead.kernel.fair import fast_stream
from beachhead.kernel.scene import Message, Track, message
from beachhead.kernel.table import Table
from tests.kernel.play import new_header
from tests.proving import ProvingGame
from tests.proving.play import MASTER, UNIT, asked, at_sea, began, given, next_event, settings
from tests.proving.tide.module import GiveOrder, Tide, TideTurned, Wade

TIDE = Path(__file__).parent / "tide"
MOST_LINES = 200


def test_the_module_is_short_and_nothing_else_knows_it() -> None:
    lines = [line for file in TIDE.rglob("*.py") for line in file.read_text().splitlines()]
    assert 0 < len(lines) <= MOST_LINES
    package = Path(beachhead.__file__).parent
    sources = [file for kind in ("py", "toml", "ftl", "md") for file in package.rglob(f"*.{kind}")]
    assert len(sources) > 100
    words = {Tide.id, "shallows", "harbour-master", *(f"X-{n}" for n in range(1, 5))}
    for file in sources:
        text = file.read_text("utf-8")
        assert not [word for word in words if f'"{word}"' in text or f"{word} =" in text], file
        assert "proving" not in text, file


def test_it_is_in_one_list_of_modules_and_nowhere_else() -> None:
    """Whoever imports it names the game that is played with it, and tests that show it."""
    tests = Path(__file__).parents[1]
    found = set()
    for file in tests.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            module = node.module if isinstance(node, ast.ImportFrom) else None
            if module and module.startswith("tests.proving.tide"):
                found.add(file.relative_to(tests).as_posix())
    shown_by = {file for file in found if file.startswith("proving/test_")}
    assert found - shown_by == {"proving/__init__.py"}


def test_contributing_shows_the_module_as_it_is() -> None:
    told = (Path(__file__).parents[2] / "CONTRIBUTING.md").read_text("utf-8")
    section = told.partition("## Add a module to Normandy")[2].partition("\n## ")[0]
    shown = [line.strip() for line in section.splitlines() if line.startswith("    ")]
    written = [line.strip() for line in (TIDE / "module.py").read_text("utf-8").splitlines()]
    assert len(shown) > 10
    assert [line for line in shown if line and line not in written] == []


def test_a_draw_before_phase_1_belongs_to_nobody(game: ProvingGame) -> None:
    """X-1"""
    s = began(game)
    (draw,) = asked(game, s)
    assert isinstance(draw, Draw) and (draw.seat, draw.rule) == (None, "X-1")
    assert set(draw.outcomes()) == {"ebb", "flood"}
    assert s.phase == "tide" and s.turn == 1
    s, facts = game.apply(s, Drawn(None, "flood"))
    assert TideTurned("flood") in facts
    assert [item.seat for item in asked(game, s)] == [MASTER]


def test_the_tide_is_in_force_for_units_and_lifts_the_water(game: ProvingGame) -> None:
    """X-1"""
    ebb, flood = (given(game, began(game), Drawn(None, card)) for card in ("ebb", "flood"))
    for s, defence, stay in ((ebb, [0, 1], 0), (flood, [1, 2], 1)):
        assert [game.box.sector(s, index).defence for index in (0, 1)] == defence
        assert game.box.in_force(s, UNIT).stay == stay
    beach = game.box.ground(ebb).by_number["1"]
    assert game.box.sector(flood, beach) == game.box.sector(ebb, beach)


def test_units_in_the_water_wade_while_those_ashore_move(game: ProvingGame) -> None:
    """X-2: the same slot is another phase on the other map."""
    s = at_sea(game, 3)
    assert [(item.seat, item.ask) for item in asked(game, s)] == [(0, "wade"), (1, "wade")]
    s = given(game, s, Choice(0, Wade("1")), Choice(1, a.Stay()))
    while s.turn < 2 or s.phase != "move":
        s = game.apply(s, next_event(game, s))[0]
    ashore, in_water = asked(game, s)
    assert [(item.seat, item.ask) for item in (ashore, in_water)] == [(0, "move"), (1, "wade")]
    assert isinstance(in_water, Decision) and set(in_water.options) == {a.Stay(), Wade("1")}
    before = s.players[1].courage
    s = given(game, s, Choice(1, Wade("1")))
    assert s.players[1].courage == before
    assert game.box.sector_of(s, 1).number == "1"


def test_an_order_is_secret_until_it_is_given(game: ProvingGame) -> None:
    """X-3"""
    s = given(game, began(game, hand=("blackout", "false-beacon")), Drawn(None, "ebb"))
    (order,) = asked(game, s)
    assert isinstance(order, Decision) and order.rule == "X-3"
    assert set(order.options) == {a.DONE, GiveOrder("blackout"), GiveOrder("false-beacon")}
    s, facts = game.apply(s, Choice(MASTER, GiveOrder("blackout")))
    assert f.SecretPlayed(MASTER, "blackout", by="X-3") in facts
    assert s.players[MASTER].secret == ("false-beacon",)
    (draw,) = (item for item in asked(game, s) if item.seat == MASTER)
    assert isinstance(draw, Draw) and set(draw.deck) == {"search-lights", "harbour-guns"}
    s, facts = game.apply(s, Drawn(MASTER, "search-lights"))
    assert s.players[MASTER].secret == ("false-beacon", "search-lights")
    assert s.phase == "roll" and all(isinstance(item, Roll) for item in asked(game, s))


def test_an_order_hits_every_unit(game: ProvingGame) -> None:
    """X-3"""
    s = given(game, began(game, 3, hand=("harbour-guns", "blackout")), Drawn(None, "ebb"))
    before = [s.players[seat].soldiers for seat in (0, 1)]
    s = given(game, s, Choice(2, GiveOrder("harbour-guns")))
    assert [s.players[seat].soldiers for seat in (0, 1)] == [had - 1 for had in before]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_harbour_master_wins_when_the_units_lose(game: ProvingGame, seats: int) -> None:
    """X-4"""
    ends: dict[bool, Over] = {}
    for number in range(60):
        over = _played(game, seats, f"{seats}/{number}")
        ends[seats - 1 in over.winners] = over
        if len(ends) == 2:
            break
    units = tuple(range(seats - 1))
    assert ends[True].winners == (seats - 1,) and ends[False].winners == units
    for won, over in ends.items():
        assert over.result == "won" and over.result_for(None) == "ranked"
        assert over.result_for(0) == ("lost" if won else "won")
        assert over.result_for(seats - 1) == ("won" if won else "lost")
        told = over.reason_for(seats - 1)
        assert told.id == ("over-tide-won" if won else "over-tide-lost")
        assert isinstance(told, Message) and over.reason_for(0) == over.reason != told


def _played(game: ProvingGame, seats: int, seed: str) -> Over:
    s: Any = game.start(settings(game, map="pegasus-bridge"), seats)
    below = fast_stream(seed)
    while not isinstance(pending := game.pending(s), Over):
        event: Event = next_event(game, s, below)
        s = game.apply(s, event)[0]
    return pending


def test_who_has_no_unit_in_battle_follows_the_phases_of_units(game: ProvingGame) -> None:
    s = at_sea(game, 3)
    h = Happening(game.box, s)
    h.set_unit(1, sector=h.ground.finals[0], home=True)
    tracks = {seat: _track(game, h.s, seat) for seat in (None, 0, 1, 2)}
    assert tracks[None] == tracks[1] == tracks[2]
    assert tracks[None].steps[tracks[None].at] == message("phase-move")
    assert tracks[0].steps[tracks[0].at] == message("phase-wade"), "in the water it has its own"


def _track(game: ProvingGame, s: Normandy, seat: int | None) -> Track:
    (found,) = (panel for panel in game.look(s, seat).panels if isinstance(panel, Track))
    return found


def test_who_learns_the_game_plays_without_it(game: ProvingGame) -> None:
    options: dict[str, Any] = {"tide": True, "level": "cards", "map": "exercise-tiger"}
    with pytest.raises(Problem, match="no-module-in-training"):
        Table(game, new_header(game, 2, **options))
    options["level"] = "everything"
    assert Table(game, new_header(game, 2, **options)).sides == ((0,), (1,))


def test_who_opposes_may_have_any_nation(game: ProvingGame) -> None:
    """The harbour master leads no Unit: his nation is nobody's."""
    same = {"nation_1": "uk", "nation_2": "uk"}
    assert game.faults(settings(game, **same), 2) == []
    assert len(game.faults(settings(game, tide=False, **same), 2)) == 1
