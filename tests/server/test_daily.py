"""The daily battle at a server: one try for each browser, the same dice, results that count."""

from __future__ import annotations

import asyncio
import shutil
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from beachhead.games import GAMES, load_game
from beachhead.games.express import ExpressGame
from beachhead.kernel import days, fair
from beachhead.kernel.errors import Problem
from beachhead.kernel.record import read_record, verify
from beachhead.locale import LANGUAGES
from beachhead.server import protocol as p
from beachhead.server.stores import Standing
from beachhead.server.stores.sqlite import SqliteStore
from tests.server.house import PATIENCE, House, house
from tests.server.test_expiry import rows_of

MORNING = datetime(2026, 6, 6, 6, 30, tzinfo=UTC)
ANN, BOB = "a" * 22, "b" * 22
UPGRADES = sorted(p for p in (Path(__file__).parents[1] / "upgrade").iterdir() if p.name.isdigit())


class Watch:
    """What time it is."""

    def __init__(self) -> None:
        self.now = MORNING

    def __call__(self) -> datetime:
        return self.now


@pytest.fixture(autouse=True)
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    clock = Watch()
    monkeypatch.setattr(days, "utc_now", clock)
    return clock


async def shown(here: House, player: str = "", day: str = "", lang: str = "en") -> p.DayShown:
    headers = {"authorization": f"Bearer {player}"} if player else {}
    path = f"/api/daily/{day}" if day else "/api/daily"
    answer = await here.http.get(path, headers=headers, params={"lang": lang})
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=p.DayShown)


async def battle(here: House, game: str, player: str = "", day: str = "") -> p.BattleShown:
    return next(b for b in (await shown(here, player, day)).battles if b.game == game)


async def sit(here: House, game: str, player: str, day: str = "2026-06-06") -> p.NewTable:
    wish = {"day": day, "game": game, "player": player}
    answer = await here.http.post("/api/daily", json=wish)
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=p.NewTable)


async def fight(here: House, game: str, player: str) -> tuple[p.NewTable, list[p.LogLine]]:
    table = await sit(here, game, player)
    async with here.guest(table.table, table.keys[0]) as guest:
        await guest.play_on()
        assert guest.screen is not None and guest.screen.over is not None
        assert guest.screen.over.played.day == "2026-06-06"
        assert not guest.screen.over.seed and guest.screen.undo is None
        return table, guest.log


async def record_of(here: House, table: p.NewTable) -> bytes:
    headers = {"authorization": f"Bearer {table.keys[0]}"}
    answer = await here.http.get(f"/api/tables/{table.table}/record", headers=headers)
    return answer.content


async def check(here: House, record: bytes, lang: str = "en") -> httpx.Response:
    return await here.http.post("/api/daily/check", content=record, params={"lang": lang})


async def test_a_day_is_promised_before_and_told_after(tmp_path: Path, watch: Watch) -> None:
    async with house(tmp_path) as here:
        today = await shown(here)
        assert [one.game for one in today.battles] == list(GAMES)
        assert today.today and today.tomorrow and not today.seed
        assert all(one.name and one.played == 0 and one.mine is None for one in today.battles)
        later = await here.http.get("/api/daily/2026-06-07")
        assert (later.status_code, later.json()["code"]) == (404, "day-to-come")
        watch.now += timedelta(days=1)
        next_day = await shown(here)
        assert next_day.commitment == today.tomorrow
        assert not (await shown(here, day="2026-06-06")).seed, "some may still be playing"
        watch.now = MORNING + timedelta(days=1, hours=6)
        past = await shown(here, day="2026-06-06")
        assert not past.today and past.commitment == today.commitment
        assert days.day_commitment(MORNING.date(), bytes.fromhex(past.seed)) == today.commitment
    async with house(tmp_path) as here:
        assert (await shown(here, day="2026-06-06")).seed == past.seed
    for other in (tmp_path / "other",):
        async with house(other) as here:
            assert (await shown(here)).commitment != next_day.commitment


@pytest.mark.parametrize("day", ["2026-13-01", "yesterday", "1944-06-06"])
async def test_what_is_no_day_gets_a_clear_answer(day: str, tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        for lang in LANGUAGES:
            answer = await here.http.get(f"/api/daily/{day}", params={"lang": lang})
            assert (answer.status_code, answer.json()["code"]) == (404, "bad-day")
            assert day in answer.json()["text"]


@pytest.mark.parametrize("game", ["battle", "express"])
async def test_two_browsers_get_the_same_dice_for_the_same_answers(
    game: str, tmp_path: Path
) -> None:
    async with house(tmp_path) as here:
        (one, told), (other, same) = await fight(here, game, ANN), await fight(here, game, BOB)
        assert one.table != other.table
        assert [line.text for line in told] == [line.text for line in same]
        for player in (ANN, BOB):
            found = await battle(here, game, player)
            assert found.mine is not None
            assert found.mine.place == 1 and found.mine.text and found.played == 2
            assert [bar.count for bar in found.bars if bar.mine] == [2]
        stranger = await battle(here, game, "c" * 22)
        assert stranger.played == 2 and stranger.mine is None and stranger.bars == ()


async def test_a_browser_has_one_try_and_never_loses_it(place: Path | str, watch: Watch) -> None:
    async with house(place) as here:
        table = await sit(here, "express", ANN)
        assert await sit(here, "express", ANN) == table
        assert (await battle(here, "express", ANN)).mine == p.MineShown(table.table)
        assert (await sit(here, "battle", ANN)).keys != table.keys
    async with house(place) as here:
        watch.now += timedelta(hours=18)
        assert await sit(here, "express", ANN) == table, "begun yesterday"
        await fight(here, "express", ANN)
        assert (await battle(here, "express", ANN, "2026-06-06")).played == 1
        wish = {"day": "2026-06-06", "game": "express", "player": BOB}
        refused = await here.http.post("/api/daily", json=wish)
        assert (refused.status_code, refused.json()["code"]) == (400, "day-past")
        for wrong in ({"player": "short"}, {"game": "chess"}, {"day": "soon"}, {"name": "x" * 99}):
            answer = await here.http.post("/api/daily", json={**wish, "day": "2026-06-07", **wrong})
            assert answer.status_code in (400, 404) and answer.json()["text"], wrong


async def test_what_ends_when_the_seed_is_shown_does_not_count(
    tmp_path: Path, watch: Watch
) -> None:
    async with house(tmp_path) as here:
        table = await sit(here, "express", ANN)
        watch.now = datetime(2026, 6, 7, 12, 0, tzinfo=UTC)
        async with here.guest(table.table, table.keys[0]) as guest:
            await guest.play_on()
        found = await battle(here, "express", ANN, "2026-06-06")
        assert found.played == 0 and found.mine == p.MineShown(table.table)


async def test_nobody_looks_at_the_dice_of_today_by_an_address_alone(
    tmp_path: Path, watch: Watch
) -> None:
    async with house(tmp_path) as here:
        table, _ = await fight(here, "express", ANN)
        where = f"/api/tables/{table.table}/moment"
        assert (await here.http.get(where)).status_code == 403
        mine = await here.http.get(where, headers={"authorization": f"Bearer {table.keys[0]}"})
        assert not msgspec.json.decode(mine.content, type=p.Moment).public
        watch.now = datetime(2026, 6, 8, 12, 0, tzinfo=UTC)
        answer = await here.http.get(where)
        assert msgspec.json.decode(answer.content, type=p.Moment).public


async def test_the_bots_set_a_par_with_the_same_dice(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        par = await _par(here)
        ((name, text),) = [(one.bot, one.text) for one in par]
        assert name == "Sergeant" and text.endswith("points")
    async with house(tmp_path) as here:
        assert (await battle(here, "battle")).par == par


async def test_a_genuine_record_is_told_from_a_forged_one(tmp_path: Path, watch: Watch) -> None:
    async with house(tmp_path) as here:
        table, _ = await fight(here, "battle", ANN)
        record = await record_of(here, table)
        genuine = await check(here, record)
        mine = (await battle(here, "battle", ANN)).mine
        assert mine is not None and genuine.status_code == 200
        assert mine.text in genuine.json()["text"]
        head = {"authorization": f"Bearer {table.keys[0]}"}
        verdict = await here.http.get(f"/api/tables/{table.table}/verdict", headers=head)
        assert verdict.json()["code"] == "fair"
        for wrong, code in (
            (record.replace(b"rolls R", b"rolls Rs R", 1), "day-forged"),
            (record.replace(b'"target":30', b'"target":5', 1), "day-settings"),
            (record.replace(b'"day":"2026-06-06"', b'"day":"2026-06-05"', 1), "day-settings"),
            (record.replace(b'"day":"2026-06-06"', b'"day":"2026-06-07"', 1), "day-to-come"),
            (record.replace(b',"day":"2026-06-06"', b"", 1), "day-none"),
            (b"".join(record.splitlines(keepends=True)[:9]), "day-unfinished"),
            (b"99 points, on my honour", "bad-header"),
            (b"x" * 600_000, "message-too-large"),
        ):
            for lang in LANGUAGES:
                refused = await check(here, wrong, lang)
                assert refused.status_code >= 400 and refused.json()["code"] == code, refused.text
                assert refused.json()["text"]
        assert (await battle(here, "battle")).played == 1, "nothing was counted by being checked"
        watch.now += timedelta(days=2)
        seed = bytes.fromhex((await shown(here, day="2026-06-06")).seed)
        checked = verify(read_record(record, load_game), days.game_seed(seed, "battle"))
        assert checked.result == "fair"
    async with house(tmp_path / "elsewhere") as here:
        refused = await check(here, record)
        assert refused.json()["code"] == "day-dice", "another server has other dice"


async def test_a_battle_that_later_rules_halt_can_be_downloaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as here:
        table, _ = await fight(here, "express", ANN)
        whole = await record_of(here, table)
    monkeypatch.setattr(ExpressGame, "position", lambda *_: {"other": "rules"})
    async with house(tmp_path) as here, here.guest(table.table, table.keys[0]) as guest:
        screen = await guest.shown()
        assert screen.over is None and screen.record
        assert "You can download what was played." in screen.halted
        assert await record_of(here, table) == whole != b""


async def test_dice_and_the_end_of_a_daily_battle_are_not_taken_back(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        table = await sit(here, "express", ANN)
        async with here.guest(table.table, table.keys[0]) as guest:
            ask = await guest.asked()
            assert ask is not None and isinstance(ask.prompt, p.DicePrompt)
            again = next(pick for pick in ask.prompt.picks if " " in pick)
            assert isinstance(await guest.act(ask, again), p.Done)
            assert await guest.asked() is not None
            assert guest.screen is not None and guest.screen.undo is None
            reply = await guest.answer(p.TakeBack(guest.next_id(), 0, 1))
            assert isinstance(reply, p.Refused) and reply.code == "day-undo"
            await guest.play_on()
            assert guest.screen.undo is None
            number = guest.version
            reply = await guest.answer(p.TakeBack(guest.next_id(), 0, number))
            assert isinstance(reply, p.Refused)


async def test_an_end_that_could_not_be_kept_counts_once_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept, failures = SqliteStore.append, 0

    async def full(
        self: SqliteStore, table: str, first: int, entries: Any, standing: Standing
    ) -> None:
        nonlocal failures
        if standing.merit is not None and not failures:
            failures += 1
            raise Problem("not-kept", detail="database or disk is full")
        await kept(self, table, first, entries, standing)

    monkeypatch.setattr(SqliteStore, "append", full)
    async with house(tmp_path) as here:
        table = await sit(here, "express", ANN)
        async with here.guest(table.table, table.keys[0]) as guest:
            with pytest.raises(AssertionError, match="not-kept"):
                await guest.play_on()
            assert (await battle(here, "express")).played == 0
            await guest.play_on()
        assert (await battle(here, "express", ANN)).played == 1


# What is damaged: said of nobody else, and as if it were not there


@pytest.mark.parametrize("bent", ["{", "[1, 2]", '"many"', "null", "[]"])
async def test_a_damaged_result_spoils_no_standings(bent: str, place: Path | str) -> None:
    async with house(place) as here:
        table, _ = await fight(here, "express", ANN)
        await fight(here, "express", BOB)
        change = "update attempt set merit = ?1 where id = ?2 returning id"
        assert len(await rows_of(place, change, bent, table.table)) == 1
        found = await battle(here, "express", BOB)
        assert found.played == 1 and found.mine is not None and found.mine.place == 1
        assert [bar.count for bar in found.bars] == [1]
        found = await battle(here, "express", ANN)
        assert found.played == 1 and found.mine == p.MineShown(table.table)


@pytest.mark.parametrize("bent", ["{", "[]", "7", '{"sergeant": "many"}', '{"sergeant": []}'])
async def test_a_damaged_par_is_set_again(bent: str, place: Path | str) -> None:
    if not isinstance(place, Path) and bent == "{":
        bent = '"{"'  # that it is JSON at all, PostgreSQL sees to itself
    async with house(place) as here:
        par = await _par(here)
        change = "update day set par = ?1 where game = 'battle' returning day"
        assert len(await rows_of(place, change, bent)) == 1
        assert (await battle(here, "battle")).par == ()
        assert await _par(here) == par


async def _par(here: House) -> tuple[p.ParShown, ...]:
    async with asyncio.timeout(PATIENCE):
        while (found := await battle(here, "battle")).thinking:
            await asyncio.sleep(0.1)  # nobody asks more often
    return found.par


@pytest.mark.parametrize("bent", ["{", "[]", "null", '{"target": {}}', '{"taget": 5}'])
async def test_for_damaged_settings_those_of_the_day_are_taken(
    bent: str, place: Path | str
) -> None:
    async with house(place) as here:
        whole = await battle(here, "battle")
        change = "update day set options = ?1 where game = 'battle' returning day"
        assert len(await rows_of(place, change, bent)) == 1
        found = await battle(here, "battle")
        assert (found.settings, found.name) == (whole.settings, whole.name)
        await fight(here, "battle", ANN)


@pytest.mark.parametrize("folder", UPGRADES, ids=lambda folder: str(folder.name))
async def test_a_database_of_an_earlier_version_has_daily_battles(
    folder: Path, tmp_path: Path
) -> None:
    shutil.copy(folder / "tables.sqlite", tmp_path)
    async with house(tmp_path) as here:
        await fight(here, "express", ANN)
        assert (await battle(here, "express", ANN)).played == 1


async def test_an_ordinary_table_has_dice_of_its_own(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        seeds = set()
        for _ in range(2):
            table = await here.table("express", "me")
            async with here.guest(table.table, table.keys[0]) as guest:
                await guest.play_on()
                assert guest.screen is not None and guest.screen.over is not None
                seeds.add(guest.screen.over.seed)
                assert guest.screen.over.played.day == ""
        assert len(seeds) == 2 and all(fair.commitment(bytes.fromhex(seed)) for seed in seeds)
