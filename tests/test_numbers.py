"""The numbers after a game: of each seat, and of those of a side together."""

from __future__ import annotations

import pytest

from beachhead.games import load_game
from beachhead.games.normandy import facts as f
from beachhead.games.normandy.modules.atlantikwall.facts import Assaulted
from beachhead.kernel.table import SeatPlan, Table
from beachhead.locale import LANGUAGES
from beachhead.playing.numbers import labels, side_lines, sides, sums
from beachhead.playing.plans import Plan, new_table, table_texts
from beachhead.terminal.session import Session

BOT = SeatPlan("", "sergeant")
WALL = {"atlantikwall": True, "map": "exercise-fabius"}


@pytest.fixture(scope="module")
def played() -> Table:
    """Games of two Units against the German, until there was an Assault: then it is at an end."""
    while True:
        table, seed = new_table(Plan(load_game("normandy"), (BOT,) * 3, WALL))
        sat = Session(table, seed, None)
        sat.stop_saving()
        sat.advance()
        if any(isinstance(fact, Assaulted) for step in table.line for fact in step.facts):
            return table


def test_they_are_what_happened(played: Table) -> None:
    every = sums(played)
    lost = [0, 0, 0]
    for step in played.line:
        for fact in step.facts:
            if isinstance(fact, f.Lost) and fact.resource == "soldiers":
                lost[fact.seat] += fact.amount
    assert [one.counted["soldiers"] for one in every] == lost and sum(lost) > 0
    assert every[2].counted["assaults"] > 0


def test_a_side_is_its_seats_together(played: Table) -> None:
    one, two, german = sums(played)
    allies, wall = sides(played, [one, two, german])
    assert (allies.seats, wall.seats) == ((0, 1), (2,))
    assert allies.choices == one.choices + two.choices
    assert allies.counted == one.counted + two.counted and wall.counted == german.counted
    assert allies.counted["assaults"] == wall.counted["assaults"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_side_has_a_line(played: Table, language: str) -> None:
    texts = table_texts(language, played)
    allies, wall = side_lines(texts, played)
    assert texts.seat(0) in allies and texts.seat(1) in allies
    assert texts.say("role-german") in wall
    for _, label in labels(texts, played, sums(played)):
        assert label in allies and label in wall


def test_who_play_together_have_no_sides() -> None:
    table, _ = new_table(Plan(load_game("normandy"), (BOT,) * 2, {}))
    assert side_lines(table_texts("en", table), table) == []
