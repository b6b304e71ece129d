"""Records on disk: a header line, then one line for each entry, only ever added to.

    {"beachhead":1,"game":"express",…}
    {"n":1,"event":"table rolls Gk"}
    {"n":2,"event":"seat1 rolls Rk Rs W1 W2 Bc Bt"}

A damaged record gives the state up to the damage, and says where and what it is.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from errno import ENOSPC
from pathlib import Path
from typing import TypeAlias

import msgspec
from msgspec import Struct

from beachhead.kernel import fair
from beachhead.kernel.contract import AnyGame, Outcome, chance_for
from beachhead.kernel.errors import Malformed, Problem
from beachhead.kernel.notation import Entry, Seed, read_entry, write_entry
from beachhead.kernel.table import FORMAT, Header, Table

LoadGame: TypeAlias = Callable[[str], AnyGame]


class _Line(Struct, frozen=True, forbid_unknown_fields=True):
    n: int
    event: str


class Fault(Struct, frozen=True):
    """The first thing wrong in a record; everything before that line counts."""

    line: int
    problem: Problem
    lines_after: int


class Reading:
    """What could be read: the table so far, what is wrong, and what differs from its playing."""

    def __init__(
        self, table: Table, fault: Fault | None, warnings: list[Problem], seed: bytes | None
    ) -> None:
        self.table = table
        self.fault = fault
        self.warnings = warnings
        self.seed = seed
        """The seed that was committed to, if the record shows it, even after a fault."""


def write_header(header: Header) -> str:
    """The first line."""
    return msgspec.json.encode(header).decode() + "\n"


def write_line(number: int, entry: Entry | str) -> str:
    """The line of one entry, or of one that is in notation already."""
    body = entry if isinstance(entry, str) else write_entry(entry)
    return msgspec.json.encode(_Line(number, body)).decode() + "\n"


def write_record(header: Header, entries: Iterable[Entry | str]) -> str:
    """A whole record."""
    lines = [write_line(number, entry) for number, entry in enumerate(entries, start=1)]
    return write_header(header) + "".join(lines)


def read_record(data: bytes, load_game: LoadGame) -> Reading:
    """Play a record as far as it is valid. Raises `Problem` if not even the header is."""
    lines = data.split(b"\n")
    complete = lines[-1] == b""
    if complete:
        lines.pop()
    header = _read_header(lines[0] if lines else b"")
    if len(lines) == 1 and not complete:
        raise Malformed("line-cut-short")
    game = load_game(header.game)
    table = Table(game, header)
    warnings = differences(game, header)
    for at, line in enumerate(lines[1:], start=2):
        try:
            if at == len(lines) and not complete:
                raise Malformed("line-cut-short")
            table.append(_read_line(line, at - 1, game))
        except Problem as problem:
            fault = Fault(at, problem, len(lines) - at)
            return Reading(table, fault, warnings, _find_seed(lines, header))
    return Reading(table, None, warnings, _find_seed(lines, header))


def _find_seed(lines: list[bytes], header: Header) -> bytes | None:
    """The seed on the last line, if it is the one that was committed to."""
    try:
        entry = read_entry(msgspec.json.decode(lines[-1], type=_Line).event, ())
    except (msgspec.DecodeError, UnicodeDecodeError, Problem):
        return None
    seed = bytes.fromhex(entry.hex) if isinstance(entry, Seed) else b""
    return seed if fair.commitment(seed) == header.commitment else None


def _read_header(line: bytes) -> Header:
    try:
        header = msgspec.json.decode(line, type=Header)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise Malformed("bad-header") from None
    if header.beachhead != FORMAT:
        raise Malformed("unknown-format", format=header.beachhead, known=FORMAT)
    return header


def _read_line(line: bytes, number: int, game: AnyGame) -> Entry:
    try:
        parsed = msgspec.json.decode(line, type=_Line)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise Malformed("bad-line") from None
    if parsed.n != number:
        raise Malformed("wrong-number", found=parsed.n, expected=number)
    return read_entry(parsed.event, game.actions)


def differences(game: AnyGame, header: Header) -> list[Problem]:
    """What is not as it was when a record was begun: its rules, or its content."""
    found = []
    if header.rules != game.rules_version:
        found.append(Problem("other-rules", recorded=header.rules, here=game.rules_version))
    if header.content != game.content.hash:
        found.append(
            Problem("other-content", recorded=header.content[:12], here=game.content.hash[:12])
        )
    return found


class RecordFile:
    """A record being written. Every entry is on disk before `keep` returns."""

    def __init__(self, path: Path, header: Header | None = None, size: int | None = None) -> None:
        """A new record with this header, or one to go on with that is still of this size."""
        self.path = path
        path.parent.mkdir(parents=True, exist_ok=True)
        self._file = path.open("xb" if header else "ab", buffering=0)
        try:
            self._size = self._file.seek(0, os.SEEK_END) if size is None else size
            if header:
                self._write(write_header(header))
        except OSError:
            self.close()
            if header:
                path.unlink(missing_ok=True)
            raise

    def keep(self, number: int, entry: Entry) -> None:
        """A journal for a `Table`."""
        self._write(write_line(number, entry))

    def _write(self, text: str) -> None:
        """Write a whole line or nothing: what a full disk cut short is taken off again."""
        data = text.encode()
        if self._file.seek(0, os.SEEK_END) != self._size:
            raise Problem("record-changed", path=str(self.path))
        try:
            if self._file.write(data) != len(data):
                raise OSError(ENOSPC, os.strerror(ENOSPC), str(self.path))
            os.fsync(self._file.fileno())
        except OSError:
            self._file.truncate(self._size)
            raise
        self._size += len(data)

    def close(self) -> None:
        """Done with this file."""
        self._file.close()


class Verdict(Struct, frozen=True):
    """What checking the dice of a record found."""

    result: str
    """fair · typed · unfinished · no-seed · wrong-roll"""
    rolls: int
    line: int = 0
    recorded: str = ""
    expected: str = ""


def verify(reading: Reading) -> Verdict:
    """Check every roll and draw that could be read against the seed that was committed to."""
    table = reading.table
    rolls = table.rolls
    if table.header.dice == "typed":
        return Verdict("typed", rolls)
    if reading.seed is None:
        return Verdict("no-seed" if table.over else "unfinished", rolls)
    again = Table(table.game, table.header)
    for line, entry in enumerate(table.entries, start=2):
        if isinstance(entry, Outcome) and len(again.entries) >= table.header.given:
            chance = chance_for(again.pending, entry.seat)
            assert chance is not None
            stream = fair.dice_stream(reading.seed, entry.seat, again.rolls_by(entry.seat))
            expected = chance.happen(stream)
            if expected != entry:
                return Verdict("wrong-roll", rolls, line, entry.text(), expected.text())
        again.append(entry)
    return Verdict("fair", rolls)
