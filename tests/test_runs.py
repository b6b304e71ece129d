"""Runs of simulations: who plays them, and how they go on after they were killed."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from argparse import Namespace
from collections.abc import Callable
from concurrent.futures import Executor
from pathlib import Path

import msgspec
import pytest
from bench.balance import __main__ as bench
from bench.balance.battles import rate_table
from bench.balance.conditions import DRAWN, _changes
from bench.balance.study import Study, battles

from beachhead.games import load_game
from beachhead.kernel.errors import Problem
from beachhead.locale import LANGUAGES, Texts
from beachhead.simulate import Summary, batch, simulate
from beachhead.simulate.batch import Job, run_job
from beachhead.simulate.executors import Here, _same_everywhere, executor
from beachhead.simulate.journal import keeping
from tests.test_cli import Runner

GAMES, PART = 100, 1
KILLED_AFTER = 11
"""Games, when the run below is killed."""


def play(journal: Path | None = None, workers: int = 1, seed: str = "1") -> Summary:
    return simulate("battle", {}, ("random",) * 2, GAMES, seed, workers, journal=journal)


def figures(summary: Summary) -> dict[str, object]:
    """What comes out of a run, however long it took and whatever was played before."""
    return msgspec.structs.asdict(summary) | {"seconds": 0, "kept": 0}


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Runner:
    return Runner(monkeypatch, capsys)


KILLED = """
import os, signal, sys
from pathlib import Path
from beachhead.simulate import simulate

def tell(played):
    if played > int(sys.argv[3]):
        os.kill(os.getpid(), signal.SIGKILL)

if __name__ == "__main__":
    journal, workers = Path(sys.argv[1]), int(sys.argv[2])
    simulate("battle", {}, ("random",) * 2, 100, "1", workers, None, tell, journal=journal)
"""


@pytest.mark.parametrize("workers", [1, 2])
def test_a_killed_run_goes_on(tmp_path: Path, workers: int) -> None:
    journal, script = tmp_path / "journal", tmp_path / "killed.py"
    script.write_text(KILLED)
    command = [sys.executable, str(script), str(journal), str(workers), str(KILLED_AFTER)]
    assert subprocess.run(command, check=False).returncode == -signal.SIGKILL
    with journal.open("ab") as file:
        file.write(b'0123abcd {"part":99,"result":{"games":3,"wi')  # torn while it was written
    again = play(journal, workers=3 - workers)
    assert KILLED_AFTER < again.kept < GAMES
    assert figures(again) == figures(play())
    done = play(journal)
    assert done.kept == GAMES
    assert figures(done) == figures(again)


def test_what_is_kept_is_not_played_again(tmp_path: Path) -> None:
    played: list[int] = []

    def three(first: int) -> list[int]:
        played.append(first)
        return [first, first + 1, first + 2]

    expected = [[0, 1, 2], [3, 4, 5], [6, 7, 8]]
    for _ in range(2):
        with keeping(Here(), tmp_path / "journal", {"of": "threes"}) as (pool, _):
            assert [pool.submit(three, first).result() for first in (0, 3, 6)] == expected
        assert played == [0, 3, 6]


@pytest.mark.parametrize("bend", [lambda line: line[:-9], lambda line: line.replace(b":1", b":2")])
def test_a_line_that_is_not_whole_is_played_again(tmp_path: Path, bend: object) -> None:
    journal = tmp_path / "journal"
    whole = play(journal)
    first, second, *others = journal.read_bytes().splitlines()
    assert callable(bend)
    journal.write_bytes(b"\n".join((first, bend(second), *others, b"")))
    again = play(journal)
    assert again.kept == GAMES - PART
    assert figures(again) == figures(whole)


def test_a_first_line_that_was_torn_begins_a_journal_anew(tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    whole = play(journal)
    journal.write_bytes(journal.read_bytes()[:40])
    again = play(journal)
    assert again.kept == 0
    assert figures(again) == figures(whole)


def test_a_journal_of_another_run_is_left_alone(tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    play(journal)
    before = journal.read_bytes()
    with pytest.raises(Problem) as refused:
        play(journal, seed="2")
    assert refused.value.code == "journal-of-another"
    assert refused.value.args_by_name["what"] == "seed"
    assert journal.read_bytes() == before


def test_other_files_are_no_journals(tmp_path: Path, typed: Runner) -> None:
    diary = tmp_path / "diary"
    diary.write_text("Dear diary,\n")
    ran = typed(f"simulate battle --games 2 --journal {diary} --lang en")
    assert ran.code == 2
    assert "is no journal of a simulation" in ran.err
    assert diary.read_text() == "Dear diary,\n"
    assert "could not be written" in typed(f"simulate battle --games 2 --journal {tmp_path}").err


def test_it_is_told_what_was_kept(tmp_path: Path, typed: Runner) -> None:
    line = f"simulate battle --games 2 --bot random --lang en --journal {tmp_path / 'journal'}"
    assert "a second" in typed(line).out
    assert "2 of the games were in" in typed(line).out
    assert "a second" not in typed(line).out


def test_a_cluster_plays_the_same_games(tmp_path: Path) -> None:
    from distributed import LocalCluster  # takes a second, so not for every test

    random = ("random",) * 2
    with LocalCluster(  # type: ignore[no-untyped-call]
        n_workers=1, threads_per_worker=1, processes=False, protocol="tcp", dashboard_address=None
    ) as dask:
        address = dask.scheduler_address
        journal = tmp_path / "journal"
        there = simulate("battle", {}, random, GAMES, "1", cluster=address, journal=journal)
    assert figures(there) == figures(play())
    assert play(journal).kept == GAMES, "what a cluster played goes on here"


@pytest.mark.parametrize("address", ["", "here", "tcp://", "http://localhost:8786"])
def test_an_address_that_is_none(address: str) -> None:
    with pytest.raises(Problem, match="bad-cluster-address"), executor(cluster=address):
        pass


def test_a_cluster_that_does_not_answer(
    monkeypatch: pytest.MonkeyPatch, unused_tcp_port: int
) -> None:
    monkeypatch.setattr("beachhead.simulate.executors.REACHED_WITHIN", "0.2s")
    nobody = f"tcp://127.0.0.1:{unused_tcp_port}"
    with pytest.raises(Problem, match="no-cluster"), executor(cluster=nobody):
        pass


def test_without_dask(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(Problem, match="no-dask"), executor(cluster="tcp://127.0.0.1:1"):
        pass


def test_every_worker_has_the_same_beachhead() -> None:
    with pytest.raises(Problem, match="no-cluster-workers"):
        _same_everywhere("tcp://somewhere:1", {})
    for found in ("0.0.1", ModuleNotFoundError("beachhead")):
        with pytest.raises(Problem, match="cluster-version"):
            _same_everywhere("tcp://somewhere:1", {"one": found})


def test_every_worker_looks_whether_it_has_the_same(
    pack: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that came later as well: its cards may be others, or its Beachhead."""
    job = Job("battle", None, {}, ("random",) * 2, "1", 0, 1, version="0.0.1")
    with pytest.raises(Problem, match="cluster-version"):
        run_job(job)
    random = ("random",) * 2
    assert simulate("battle", {}, random, 1, "1", pack=pack).games == 1
    monkeypatch.setattr(batch, "load_game", lambda id, _: load_game(id))
    with pytest.raises(Problem, match="cluster-content") as found:
        simulate("battle", {}, random, 1, "1", pack=pack)
    for lang in LANGUAGES:
        assert "--pack" in Texts(lang).problem(found.value)


def test_balance_goes_on_from_its_journal(tmp_path: Path) -> None:
    """Battles of a study, a rate and changes: each is written and read by its own type."""
    study, conditions = Study(("award",), (1,)), ("bright-sunshine",)

    def measured(pool: Executor) -> list[object]:
        fought = list(battles(pool, study, range(2)))
        rates = rate_table(pool, "sergeant", 2, {"here": {}}, (1,))
        return [fought, rates, pool.submit(_changes, DRAWN, conditions, [0]).result()]

    first = measured(Here())
    for parts in (0, 3):
        with keeping(Here(), tmp_path / "journal", {}) as (pool, done):
            assert len(done) == parts
            assert measured(pool) == first


SUMS: list[int] = []
"""What was added up in the section below, which is measured here instead of battles."""


def added(one: int, other: int) -> int:
    SUMS.append(one + other)
    return one + other


def sums(pool: Executor, args: Namespace) -> str:
    found = [pool.submit(added, args.games, number).result() for number in range(3)]
    return f"{sum(found)}\n"


@pytest.fixture
def balance(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[[str], str]:
    """Runs `python -m bench.balance` in this process, and tells what the page says then."""
    page = tmp_path / "balance.md"
    page.write_text("# Balance\n")
    monkeypatch.setattr(bench, "PAGE", page)
    monkeypatch.setattr(bench, "SECTIONS", {"sums": ("The sums", sums, ("games",))})
    SUMS.clear()

    def run(line: str) -> str:
        monkeypatch.setattr(sys, "argv", ["balance", *line.split()])
        bench.main()
        return page.read_text()

    return run


def test_the_command_of_balance_goes_on_from_its_journal(
    balance: Callable[[str], str], tmp_path: Path
) -> None:
    journal = tmp_path / "new" / "journal"
    line = f"sums --games 5 --workers 1 --journal {journal}"
    assert "## The sums\n" in balance(line) and SUMS == [5, 6, 7]
    assert (journal / "sums.jsonl").exists()
    assert balance(line).endswith("\n18\n") and SUMS == [5, 6, 7]
    with pytest.raises(Problem, match="journal-of-another"):
        balance(line.replace("5", "6", 1))


def test_the_command_of_balance_has_others_play(balance: Callable[[str], str]) -> None:
    with pytest.raises(Problem, match="bad-cluster-address"):
        balance("sums --cluster here")
    assert balance("sums --workers 2").endswith("\n1503\n") and not SUMS


def test_the_command_of_balance_shows_how_far_it_is(
    balance: Callable[[str], str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    line = "sums --workers 1"
    balance(line)
    assert capsys.readouterr().out == "balance.md: sums written\n", "a pipe gets no bars"
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    balance(line)
    shown = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", capsys.readouterr().out)
    assert re.search(r"sums .*3/3", shown)


def test_what_goes_wrong_with_a_part_is_told(tmp_path: Path) -> None:
    job = Job("chess", None, {}, ("random",), "1", 0, 1)
    with keeping(Here(), tmp_path / "journal", {}) as (pool, _):
        failed = pool.submit(run_job, job).exception()
    assert isinstance(failed, Problem)
    assert failed.code == "unknown-game"


def test_workers_do_not_outlive_a_killed_run() -> None:
    script = """
import time
from beachhead.simulate.executors import executor
with executor(2) as pool:
    list(pool.map(abs, range(9)))
    print("ready", flush=True)
    time.sleep(600)
"""
    with subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE) as parent:
        assert parent.stdout is not None
        assert parent.stdout.readline() == b"ready\n"
        parent.kill()
        assert parent.stdout.read() == b"", "which ends when nobody is left who could print"
