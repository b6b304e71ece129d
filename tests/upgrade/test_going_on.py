"""With other cards a table goes on, or is halted and says where: on the page, at the terminal."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from beachhead.games import load_game
from beachhead.kernel import fair
from beachhead.kernel.errors import Problem
from beachhead.kernel.notation import Upgrade
from beachhead.kernel.record import read_record, verify
from beachhead.locale import LANGUAGES, Texts
from beachhead.playing.plans import Plan, seat_plans
from beachhead.terminal import app, saves
from beachhead.terminal.home import HomeScreen
from beachhead.terminal.replaying import open_replay, plain_replay
from beachhead.terminal.session import Session, new_session, resume_session
from beachhead.terminal.table_screen import TableScreen
from tests.server.house import house

GOES_ON, HALTED = 1, 2
"""Seeds of dice with which the medal of the pack is not played, and is, at the tables below."""


@pytest.fixture
def seed(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> int:
    number: int = request.param
    monkeypatch.setattr(fair, "new_seed", lambda: bytes([number] * 32))
    return number


@pytest.mark.parametrize("seed", [GOES_ON], indirect=True)
async def test_a_table_goes_on_without_a_card_that_nobody_had(
    tmp_path: Path, pack: Path, seed: int
) -> None:
    async with house(tmp_path, pack) as here:
        table = await here.table("battle", "me", "sergeant")
        async with here.guest(table.table, table.keys[0]) as guest:
            await guest.play_on(most=3)
            ask, before = await guest.asked(), list(guest.log)
    async with house(tmp_path) as here, here.guest(table.table, table.keys[0]) as guest:
        assert await guest.asked() == ask and guest.log[: len(before)] == before
        assert guest.screen is not None and guest.screen.halted == ""
        await guest.play_on()
        assert guest.screen.over is not None
        key = {"authorization": f"Bearer {table.watch}"}
        record = (await here.http.get(f"/api/tables/{table.table}/record", headers=key)).content
    reading = read_record(record, load_game)
    assert (reading.fault, reading.warnings) == (None, [])
    assert verify(reading).result == "fair"
    assert sum(isinstance(entry, Upgrade) for entry in reading.table.entries) == 1


def left(pack: Path) -> tuple[Session, Path]:
    """A game with a pack of one's own, left after a while."""
    plan = Plan(load_game("battle", pack), seat_plans((), 2, 1, "sergeant"), {})
    sitting = new_session(plan)
    sitting.advance()
    while len(sitting.table.entries) < 60:
        asked = sitting.decisions()[0]
        sitting.choose(asked.seat, asked.options[-1])
    sitting.close()
    assert sitting.path is not None
    return sitting, sitting.path


@pytest.mark.parametrize("seed", [GOES_ON], indirect=True)
def test_a_saved_game_goes_on_and_its_record_says_from_where(pack: Path, seed: int) -> None:
    sitting, path = left(pack)
    before = path.read_bytes()
    resumed = resume_session(path)
    assert path.read_bytes() == before
    assert resumed.session.table.state == sitting.table.state
    (note,) = resumed.notes
    for language, word in zip(LANGUAGES, ("the same", "au même"), strict=True):
        assert word in Texts(language).problem(note)
    asked = resumed.session.decisions()[0]
    resumed.session.choose(asked.seat, asked.options[0])
    resumed.session.close()
    assert path.read_bytes().startswith(before)
    first = path.read_bytes().removeprefix(before).splitlines()[0].decode()
    assert f'"upgrade {load_game("battle").rules_version} ' in first
    assert resume_session(path).notes == []


@pytest.mark.parametrize("seed", [HALTED], indirect=True)
def test_a_saved_game_that_takes_another_course_is_not_taken_up_and_not_touched(
    pack: Path, seed: int
) -> None:
    sitting, path = left(pack)
    before = path.read_bytes()
    with pytest.raises(Problem) as refused:
        resume_session(path)
    number, event = where(sitting)
    for language in LANGUAGES:
        said = Texts(language).problem(refused.value)
        assert f"{number} ({event})" in said and "--pack" in said
    assert path.read_bytes() == before
    assert resume_session(path, pack).session.table.state == sitting.table.state


def where(sitting: Session) -> tuple[int, str]:
    """The first entry at which the medal of the pack was played."""
    noted = enumerate(sitting.table.noted, start=1)
    return next((n, one.event) for n, one in noted if "play order-of-merit" in one.event)


@pytest.mark.parametrize("seed", [HALTED], indirect=True)
async def test_the_full_screen_tells_it_as_well(pack: Path, seed: int) -> None:
    sitting, path = left(pack)
    number, event = where(sitting)
    assert [save.path for save in saves.unfinished(load_game)] == [path]
    program = app.home("en", None)
    async with program.run_test(size=(120, 40), notifications=True) as pilot:
        program.resume(path, "en")
        await pilot.pause()
        assert isinstance(program.screen, HomeScreen)
        (told,) = program._notifications
        assert f"{number} ({event})" in told.message
    program = app.home("en", pack)
    async with program.run_test(size=(120, 40)) as pilot:
        program.resume(path, "en")
        await pilot.pause()
        assert isinstance(program.screen, TableScreen)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", [GOES_ON, HALTED], indirect=True)
def test_a_replay_says_whether_it_comes_to_the_same(pack: Path, seed: int, language: str) -> None:
    sitting, path = left(pack)
    sink = io.StringIO()
    replay = open_replay(path, language)
    plain_replay(replay, io.StringIO(""), sink)
    (note,) = replay.notes()
    assert sink.getvalue().startswith(note)
    if seed == GOES_ON:
        assert replay.last == len(sitting.table.line)
        assert ("the same" if language == "en" else "au même") in note
        return
    number, event = where(sitting)
    assert len(replay.table.entries) == number - 1
    assert f"{number} ({event})" in note
    assert f" {len(sitting.table.entries) - number} " in note
