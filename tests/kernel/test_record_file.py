"""Records on disk: every entry is there before it counts, and a full disk harms nothing."""

from __future__ import annotations

import errno
import os
import resource
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from io import FileIO
from pathlib import Path
from typing import Any

import pytest

from beachhead.games.battle.state import Pass
from beachhead.kernel import fair
from beachhead.kernel.contract import Choice, first_chance
from beachhead.kernel.errors import Problem
from beachhead.kernel.notation import Redo, Seed, Undo
from beachhead.kernel.record import Reading, RecordFile, read_record, write_record
from beachhead.kernel.table import Table
from tests.kernel.play import SEED, loaded, new_header, new_table, play_on

HEADER = new_header(loaded("battle"), 1, solo_turns=1)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "records" / "game.jsonl"


def read(path: Path) -> Reading:
    return read_record(path.read_bytes(), loaded)


def snapshot(table: Table) -> tuple[Any, ...]:
    """All that a table is."""
    return (
        *(table.state, table.pending, list(table.entries), list(table.line)),
        *(bool(table._undone), table.rolls, table.over),
    )


class FullDisk:
    """A file on a disk with room for so many bytes more."""

    def __init__(self, file: FileIO, room: int) -> None:
        self.file = file
        self.room = room

    def write(self, data: bytes) -> int:
        if not self.room:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return self.file.write(data[: self.room])

    def __getattr__(self, name: str) -> Any:
        return getattr(self.file, name)


def next_roll(table: Table) -> None:
    table.roll(SEED)


def next_choice(table: Table) -> None:
    decision = table.decision(0)
    assert decision is not None
    table.choose(0, decision.options[0])


def undo_all(table: Table) -> None:
    table.append(Undo(0, len(table.line), (0,)))


def redo(table: Table) -> None:
    table.append(Redo(0))


def close(table: Table) -> None:
    table.append(Seed(SEED.hex()))


def before(act: Callable[[Table], None], table: Table) -> Table:
    """Bring a table to a moment where this can be done."""
    if act in (next_choice, undo_all, redo):
        while first_chance(table.pending):
            table.roll(SEED)
    if act is redo:
        next_choice(table)
        undo_all(table)
    if act is close:
        play_on(table, fair.fast_stream("disk"))
    return table


ACTS = [next_roll, next_choice, undo_all, redo, close]


def test_every_entry_is_in_the_file_when_it_counts(path: Path) -> None:
    below = fair.fast_stream("file")
    with closing(RecordFile(path, HEADER)) as file:
        assert path.read_bytes() == write_record(HEADER, []).encode()
        table = Table(loaded("battle"), HEADER, file.keep)
        while table.over is None:
            play_on(table, below, entries=1)
            assert path.read_text() == write_record(HEADER, table.noted)
        close(table)
    assert path.read_text() == write_record(HEADER, table.noted)
    reading = read(path)
    assert reading.fault is None
    assert snapshot(reading.table) == snapshot(table)


def test_a_file_closed_at_any_moment_is_opened_again_and_goes_on(path: Path) -> None:
    RecordFile(path, HEADER).close()
    below = fair.fast_stream("again")
    while True:
        reading = read(path)
        assert reading.fault is None
        table = reading.table
        if table.over:
            break
        with closing(RecordFile(path)) as file:
            table.journal = file.keep
            play_on(table, below, entries=2)
    assert len(table.entries) > 4
    through = play_on(Table(loaded("battle"), HEADER), fair.fast_stream("again"))
    assert snapshot(table) == snapshot(through)


def test_a_new_record_never_writes_over_an_old_one(path: Path) -> None:
    path.parent.mkdir()
    path.write_text("precious\n")
    with pytest.raises(FileExistsError):
        RecordFile(path, HEADER)
    assert path.read_text() == "precious\n"


@pytest.mark.parametrize("act", ACTS, ids=lambda act: act.__name__)
def test_a_full_disk_leaves_whole_lines_and_an_unchanged_table(
    act: Callable[[Table], None], path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(RecordFile(path, HEADER)) as file:
        table = before(act, Table(loaded("battle"), HEADER, file.keep))
        was, whole = snapshot(table), path.read_bytes()
        for room in (0, 1, 5, 12, 20):
            with monkeypatch.context() as patch:
                patch.setattr(file, "_file", FullDisk(file._file, room))
                with pytest.raises(OSError) as error:
                    act(table)
            assert error.value.errno == errno.ENOSPC
            assert path.read_bytes() == whole
            assert snapshot(table) == was
        act(table)
    assert path.read_text() == write_record(HEADER, table.noted)
    assert len(path.read_bytes()) > len(whole)
    reading = read(path)
    assert reading.fault is None
    assert snapshot(reading.table) == snapshot(table)


@contextmanager
def files_no_longer_than(size: int) -> Iterator[None]:
    """The system itself cuts off what is written beyond this size."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@pytest.mark.parametrize("room", [0, 1, 10, 25])
def test_a_line_cut_short_by_the_system_is_taken_off_again(path: Path, room: int) -> None:
    with closing(RecordFile(path, HEADER)) as file:
        table = Table(loaded("battle"), HEADER, file.keep)
        next_roll(table)
        was, whole = snapshot(table), path.read_bytes()
        with files_no_longer_than(len(whole) + room), pytest.raises(OSError):
            next_roll(table)
        assert path.read_bytes() == whole
        assert snapshot(table) == was
        next_roll(table)
    assert path.read_text() == write_record(HEADER, table.noted)


def broken_sync(descriptor: int) -> None:
    raise OSError(errno.EIO, f"descriptor {descriptor}")


def test_a_line_that_did_not_reach_the_disk_does_not_count(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(RecordFile(path, HEADER)) as file:
        table = Table(loaded("battle"), HEADER, file.keep)
        was, whole = snapshot(table), path.read_bytes()
        with monkeypatch.context() as patch:
            patch.setattr(os, "fsync", broken_sync)
            with pytest.raises(OSError):
                next_roll(table)
        assert path.read_bytes() == whole
        assert snapshot(table) == was


def test_a_record_that_could_not_even_be_begun_is_not_there_and_can_be_begun_later(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", broken_sync)
        with pytest.raises(OSError):
            RecordFile(path, HEADER)
    assert not path.exists()
    RecordFile(path, HEADER).close()
    assert read(path).table.header == HEADER


def test_two_programs_do_not_write_into_each_other(path: Path) -> None:
    with closing(RecordFile(path, HEADER)) as file, closing(RecordFile(path)) as other:
        table = Table(loaded("battle"), HEADER, file.keep)
        rival = Table(loaded("battle"), HEADER, other.keep)
        next_roll(table)
        whole, was = path.read_bytes(), snapshot(rival)
        with pytest.raises(Problem, match="record-changed"):
            next_roll(rival)
        assert path.read_bytes() == whole
        assert snapshot(rival) == was


def test_a_file_without_a_single_whole_line_is_left_alone(path: Path) -> None:
    """It is no record of ours: nothing in it may be lost."""
    path.parent.mkdir()
    path.write_bytes(b"something else")
    RecordFile(path).close()
    assert path.read_bytes() == b"something else"


def test_a_journal_is_told_the_number_and_the_entry_and_nothing_that_was_refused() -> None:
    kept: list[tuple[int, object]] = []
    table = new_table("battle", 1)
    table.journal = lambda number, noted: kept.append((number, noted))
    next_roll(table)
    with pytest.raises(Exception, match="not-on-offer"):
        table.append(Choice(0, Pass()))
    with pytest.raises(Exception, match="nothing-to-redo"):
        redo(table)
    next_roll(table)
    assert kept == list(enumerate(table.noted, start=1))
