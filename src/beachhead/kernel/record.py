"""Records on disk: a header line, then one line for each entry, only ever added to.

    {"beachhead":1,"game":"express",…}
    {"n":1,"event":"table rolls Gk"}
    {"n":2,"event":"seat1 rolls Rk Rs W1 W2 Bc Bt"}

A damaged record gives the state up to the damage, and says where and what it is.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TypeAlias

import msgspec
from msgspec import Struct

from beachhead.kernel import fair
from beachhead.kernel.contract import AnyGame, Rolled, chance_for
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

    def __init__(self, table: Table, fault: Fault | None, warnings: list[Problem]) -> None:
        self.table = table
        self.fault = fault
        self.warnings = warnings


def write_header(header: Header) -> str:
    """The first line."""
    return msgspec.json.encode(header).decode() + "\n"


def write_line(number: int, entry: Entry) -> str:
    """The line of one entry."""
    return msgspec.json.encode(_Line(number, write_entry(entry))).decode() + "\n"


def write_record(header: Header, entries: Iterable[Entry]) -> str:
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
    warnings = _differences(game, header)
    for at, line in enumerate(lines[1:], start=2):
        try:
            if at == len(lines) and not complete:
                raise Malformed("line-cut-short")
            table.append(_read_line(line, at - 1, game))
        except Problem as problem:
            return Reading(table, Fault(at, problem, len(lines) - at), warnings)
    return Reading(table, None, warnings)


def _read_header(line: bytes) -> Header:
    try:
        header = msgspec.json.decode(line, type=Header)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Malformed("bad-header", detail=str(error)) from None
    if header.beachhead != FORMAT:
        raise Malformed("unknown-format", format=header.beachhead, known=FORMAT)
    return header


def _read_line(line: bytes, number: int, game: AnyGame) -> Entry:
    try:
        parsed = msgspec.json.decode(line, type=_Line)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Malformed("bad-line", detail=str(error)) from None
    if parsed.n != number:
        raise Malformed("wrong-number", found=parsed.n, expected=number)
    return read_entry(parsed.event, game.actions)


def _differences(game: AnyGame, header: Header) -> list[Problem]:
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

    def __init__(self, path: Path, header: Header | None = None) -> None:
        self.path = path
        path.parent.mkdir(parents=True, exist_ok=True)
        self._file = path.open("xb" if header else "ab", buffering=0)
        try:
            if header:
                self._write(write_header(header))
            else:
                self._drop_part_of_line()
        except OSError:
            self.close()
            if header:
                path.unlink(missing_ok=True)
            raise

    def _drop_part_of_line(self) -> None:
        """What a kill left of a last line never counted; the next line must not be glued to it."""
        data = self.path.read_bytes()
        whole = data.rfind(b"\n") + 1
        if 0 < whole < len(data):
            self._file.truncate(whole)

    def keep(self, number: int, entry: Entry) -> None:
        """A journal for a `Table`."""
        self._write(write_line(number, entry))

    def _write(self, text: str) -> None:
        """Write a whole line or nothing: what a full disk cut short is taken off again."""
        data = text.encode()
        start = self._file.seek(0, os.SEEK_END)
        try:
            if self._file.write(data) != len(data):
                raise OSError(28, os.strerror(28), str(self.path))
            os.fsync(self._file.fileno())
        except OSError:
            self._file.truncate(start)
            raise

    def close(self) -> None:
        """Done with this file."""
        self._file.close()


class Verdict(Struct, frozen=True):
    """What checking the dice of a record found."""

    result: str
    """fair · typed · unfinished · no-seed · wrong-seed · wrong-roll"""
    rolls: int
    line: int = 0
    recorded: str = ""
    expected: str = ""


def verify(table: Table) -> Verdict:
    """Check every roll of a finished record against the seed that was committed to."""
    rolls = table.rolls
    if table.header.dice == "typed":
        return Verdict("typed", rolls)
    seed = next((entry for entry in table.entries if isinstance(entry, Seed)), None)
    if seed is None:
        return Verdict("no-seed" if table.over else "unfinished", rolls)
    secret = bytes.fromhex(seed.hex)
    if fair.commitment(secret) != table.header.commitment:
        return Verdict("wrong-seed", rolls)
    again = Table(table.game, table.header)
    for line, entry in enumerate(table.entries, start=2):
        if isinstance(entry, Rolled):
            chance = chance_for(again.pending)
            assert chance is not None
            expected = chance.draw(fair.dice_stream(secret, again.rolls))
            if (chance.seat, expected) != (entry.seat, entry.result):
                written = (chance.write(entry.result), chance.write(expected))
                return Verdict("wrong-roll", rolls, line, *written)
        again.append(entry)
    return Verdict("fair", rolls)
