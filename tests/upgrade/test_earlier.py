"""Tables and saved games of earlier versions are shown, and go on if no rule changed for them."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from beachhead.games import load_game
from beachhead.kernel.errors import Problem
from beachhead.kernel.notation import Upgrade
from beachhead.kernel.record import read_record, verify
from beachhead.kernel.table import Table
from beachhead.server import protocol as p
from beachhead.server.stores.schema import open_database
from beachhead.terminal import saves
from beachhead.terminal.session import resume_session
from tests.server.house import house
from tests.upgrade.make import Left

FOLDERS = sorted(path for path in Path(__file__).parent.iterdir() if path.name.isdigit())
GO_ON = {"battle": "battle", "express": "express", "plain": "normandy"}
"""The tables whose rules are the same, or whose course they did not change, and their games."""
SAVED = [path for folder in FOLDERS for path in sorted((folder / "games").glob("*.jsonl"))]


@pytest.fixture(params=FOLDERS, ids=lambda folder: str(folder.name))
def earlier(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A copy of what an earlier version left behind."""
    return Path(shutil.copytree(request.param, tmp_path / request.param.name))


def left_at(folder: Path) -> dict[str, tuple[Left, int]]:
    """The tables, each with how many entries it has."""
    left = msgspec.json.decode((folder / "tables.json").read_bytes(), type=list[Left])
    with closing(sqlite3.connect(folder / "tables.sqlite")) as database:
        counted = dict(database.execute("select game, count(*) from event group by game"))
    return {table.name: (table, counted[table.table]) for table in left}


def is_of_other_rules(table: Table) -> bool:
    """Whether it was begun by rules and cards that are others today, as far as one can know."""
    begun = table.header
    return begun.beachhead == 1 or (begun.rules, begun.content) != table.here


async def test_tables_of_then_and_of_now_go_on_in_one_server(earlier: Path) -> None:
    tables = left_at(earlier)
    async with house(earlier) as here:
        for name, game in GO_ON.items():
            left, entries = tables[name]
            new = await here.table(game, "me")
            async with here.guest(left.table, *left.keys) as then:
                screen = await then.shown()
                assert (screen.halted, screen.over, then.version) == ("", None, entries)
                async with here.guest(new.table, new.keys[0]) as now:
                    assert await now.play_on(most=2) > 0
                    assert await then.play_on(most=2) > 0
                    assert then.version > entries
    async with house(earlier) as here:
        for name in GO_ON:
            left, entries = tables[name]
            async with here.guest(left.table, *left.keys) as then:
                assert (await then.shown()).halted == "" and then.version > entries
                await then.play_on()
                record = (
                    await here.http.get(
                        f"/api/tables/{left.table}/record",
                        headers={"authorization": f"Bearer {left.keys[0]}"},
                    )
                ).content
            reading = read_record(record, load_game)
            assert (reading.fault, reading.warnings) == (None, [])
            assert verify(reading).result == "fair"
            upgrades = [e for e in reading.table.entries if isinstance(e, Upgrade)]
            assert len(upgrades) == is_of_other_rules(reading.table)


async def test_a_table_that_met_a_card_which_is_another_now_is_halted_there(earlier: Path) -> None:
    left, entries = left_at(earlier)["normandy"]
    async with house(earlier) as here, here.guest(left.table, *left.keys) as guest:
        screen = await guest.shown()
        assert 0 < guest.version < entries and screen.over is None
        assert f"at entry {guest.version + 1} (" in screen.halted
        assert load_game("normandy").rules_version in screen.halted
        assert f" {entries - guest.version} " in screen.halted
        assert screen.asks == ()
    assert left_at(earlier)["normandy"] == (left, entries)


async def test_a_game_that_was_over_is_shown_and_its_dice_are_checked(earlier: Path) -> None:
    left, entries = left_at(earlier)["finished"]
    async with house(earlier) as here, here.guest(left.table, *left.keys) as guest:
        screen = await guest.shown()
        assert screen.over is not None and screen.record and guest.version == entries
        key = {"authorization": f"Bearer {left.keys[0]}"}
        answer = await here.http.get(f"/api/tables/{left.table}/verdict", headers=key)
        assert msgspec.json.decode(answer.content, type=p.Trouble).code == "fair"


def test_a_database_is_opened_again_and_again(earlier: Path) -> None:
    columns = "select name from pragma_table_info('event')"
    for _ in range(2):
        with closing(sqlite3.connect(earlier / "tables.sqlite")) as database:
            before = [name for (name,) in database.execute(columns)]
        open_database(earlier / "tables.sqlite").close()
    assert before == ["game", "seq", "body", "state", "sum"]


def named(path: Path) -> str:
    return f"{path.parts[-3]}-{path.stem[:7]}"


def has_badges(saved: Path) -> bool:
    with saved.open("rb") as file:
        return b'"badges":true' in next(file)


@pytest.mark.parametrize("saved", [p for p in SAVED if has_badges(p)], ids=named)
def test_a_saved_game_whose_badges_do_something_else_now_says_so(
    saved: Path, games_folder: Path
) -> None:
    shutil.copytree(saved.parent, games_folder)
    with pytest.raises(Problem) as refused:
        resume_session(games_folder / saved.name)
    assert refused.value.code == "begun-with-others"
    reading = read_record(saved.read_bytes(), load_game)
    assert (games_folder / saved.name).read_bytes() == saved.read_bytes()
    course = refused.value.args_by_name["course"]
    assert isinstance(course, Problem)
    assert course.args_by_name["entry"] == len(reading.table.entries) + 1
    drawn = [fact for step in reading.table.line for fact in step.facts if fact.cites() == "D-4"]
    assert len(drawn) == 1, "a Badge of Assistance is for every seat, as it was"


@pytest.mark.parametrize("saved", [p for p in SAVED if not has_badges(p)], ids=named)
def test_a_saved_game_goes_on(saved: Path, games_folder: Path) -> None:
    shutil.copytree(saved.parent, games_folder)
    path = games_folder / saved.name
    before = path.read_bytes()
    assert path in [save.path for save in saves.unfinished(load_game)]
    resumed = resume_session(path)
    sitting, entries = resumed.session, len(resumed.session.table.entries)
    told = ["same-course"] * is_of_other_rules(sitting.table)
    assert [note.code for note in resumed.notes] == told
    while sitting.over is None:
        asked = sitting.decisions()[0]
        sitting.choose(asked.seat, asked.options[0])
    sitting.close()
    assert path.read_bytes().startswith(before)
    reading = read_record(path.read_bytes(), load_game)
    assert (reading.fault, reading.warnings) == (None, [])
    assert len(reading.table.entries) > entries and verify(reading).result == "fair"
