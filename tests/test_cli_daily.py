"""`beachhead daily`, as typed."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from beachhead.games import load_game
from beachhead.kernel import days
from tests.server.house import house
from tests.server.test_daily import ANN, fight, record_of, shown
from tests.test_cli import Runner, run
from tests.test_daily import DAY, SEED, begin, play, written

__all__ = ["run"]
NOW = datetime(2026, 6, 6, 6, 30, tzinfo=UTC)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "battle.jsonl"
    file.write_bytes(written(play(begin(load_game("battle")))))
    return file


def test_the_battles_of_a_day_are_known_without_a_server(run: Runner) -> None:
    english, french = (
        run("daily --day 2026-06-06 --lang en"),
        run("daily --day 2026-06-06 --lang fr"),
    )
    assert english.code == french.code == 0
    assert "2026-06-06" in english.out and "Express!" in english.out
    assert "Les batailles du 2026-06-06" in french.out
    assert run("daily --day 2026-06-07 --lang en").out != english.out
    wrong = run("daily --day soon --lang en")
    assert wrong.code == 2 and "soon" in wrong.err


def test_a_seed_fits_its_fingerprint_or_not(run: Runner) -> None:
    promised = days.day_commitment(DAY, SEED)
    line = f"daily --day {DAY} --lang en --commitment {promised} --seed"
    fits = run(f"{line} {SEED.hex()}")
    assert fits.code == 0 and "is the one" in fits.out
    other = run(f"{line} {'ab' * 32}")
    assert other.code == 1 and "is not the one" in other.out
    assert run(f"{line} 1234").code == 2


def test_a_record_is_checked_with_the_seed_of_its_day(run: Runner, record: Path) -> None:
    line = f"daily --lang en --check {record}"
    genuine = run(f"{line} --seed {SEED.hex()}")
    assert genuine.code == 0 and genuine.out.startswith("Genuine: Battle!, 2026-06-06")
    assert run(line).code == 2, "without the seed nobody can know"
    assert run(f"{line} --seed {'ab' * 32}").code == 2
    record.write_text(record.read_text().replace('"target":30', '"target":5'))
    forged = run(f"{line} --seed {SEED.hex()}")
    assert forged.code == 2 and "other settings" in forged.err
    assert run(f"daily --check {record}.gone").code == 2


async def test_a_server_tells_of_its_days_and_checks_records(
    run: Runner, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    now = NOW
    monkeypatch.setattr(days, "utc_now", lambda: now)
    async with house(tmp_path) as here:
        table, _ = await fight(here, "battle", ANN)
        record = tmp_path / "mine.jsonl"
        record.write_bytes(await record_of(here, table))
        today = await asyncio.to_thread(run, f"daily --server {here.page} --lang en")
        promised = (await shown(here)).commitment
        assert promised in today.out and "Seed:" not in today.out
        assert "finished by 1 player" in today.out
        check = f"daily --server {here.page} --lang en --check {record}"
        assert (await asyncio.to_thread(run, check)).out.startswith("Genuine")
        record.write_text(record.read_text().replace('"target":30', '"target":5'))
        forged = await asyncio.to_thread(run, check)
        assert forged.code == 2 and "other settings" in forged.err
        now += timedelta(days=2)
        line = f"daily --server {here.page} --day 2026-06-06 --lang en --commitment"
        assert "is the one" in (await asyncio.to_thread(run, f"{line} {promised}")).out
        assert (await asyncio.to_thread(run, f"{line} {'0' * 64}")).code == 1
    gone = run(f"daily --server {here.page} --lang en")
    assert gone.code == 2 and here.page in gone.err
