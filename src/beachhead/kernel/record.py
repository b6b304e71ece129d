"""Records on disk: a header line, then one line for each entry, only ever added to.

    {"beachhead":2,"game":"express",…}
    {"n":1,"event":"table rolls Gk"}
    {"n":2,"event":"seat1 rolls Rk Rs W1 W2 Bc Bt","state":"5f0c2d…"}

A damaged record gives the state up to the damage, and says where and what it is. So does one that
other rules or other content lead elsewhere: the fingerprints of its states tell.
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
from beachhead.kernel.errors import Illegal, Malformed, Problem
from beachhead.kernel.notation import Entry, Noted, Seed, read_entry, write_entry
from beachhead.kernel.table import FORMAT, Header, Table

SHOWN = b"seed "
"""In every line that shows a seed."""
LoadGame: TypeAlias = Callable[[str], AnyGame]


class _Line(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    n: int
    event: str
    state: str = ""


class Fault(Struct, frozen=True):
    """The first thing wrong in a record; everything before that line counts."""

    line: int
    problem: Problem
    lines_after: int
    event: str = ""
    """What stands there, if it can be read at all."""


class Reading:
    """What could be read: the table so far, what is wrong, and what differs from its playing."""

    def __init__(self, table: Table, fault: Fault | None, seed: bytes | None) -> None:
        self.table = table
        self.fault = fault
        self.warnings = differences(table)
        self.seed = seed
        """The seed that was committed to, if the record shows it, even after a fault."""

    @property
    def other_course(self) -> Problem | None:
        """Why this is not to be played on here: it is not damaged, but leads elsewhere."""
        fault = self.fault
        if fault is None or not fault.event:
            return None
        if not self.warnings and fault.problem.code not in ELSEWHERE:
            return None
        return other_course(self.table, fault.event, fault.problem)


def write_header(header: Header) -> str:
    """The first line."""
    return msgspec.json.encode(header).decode() + "\n"


def write_line(number: int, entry: Entry | Noted) -> str:
    """The line of one entry, or of one that is in notation already."""
    noted = entry if isinstance(entry, Noted) else Noted(write_entry(entry))
    return msgspec.json.encode(_Line(number, *noted)).decode() + "\n"


def write_record(header: Header, entries: Iterable[Entry | Noted]) -> str:
    """A whole record."""
    lines = [write_line(number, entry) for number, entry in enumerate(entries, start=1)]
    return write_header(header) + "".join(lines)


def read_record(data: bytes, load_game: LoadGame, seed: bytes | None = None) -> Reading:
    """Play a record as far as it is valid. Raises `Problem` if not even the header is.

    With the seed of a game that is not over, its dice must be the ones that come from there.
    """
    lines = data.split(b"\n")
    complete = lines[-1] == b""
    if complete:
        lines.pop()
    header = read_header(lines[0] if lines else b"")
    if len(lines) == 1 and not complete:
        raise Malformed("line-cut-short")
    game = load_game(header.game)
    table = Table(game, header)
    shown = _find_seed(lines, header)
    if seed is not None and fair.commitment(seed) != header.commitment:
        seed = None
    for at, line in enumerate(lines[1:], start=2):
        event = ""
        try:
            if at == len(lines) and not complete:
                raise Malformed("line-cut-short")
            noted = _read_line(line, at - 1)
            event = noted.event
            table.append(read_again(table, noted, seed), noted.state)
        except Problem as problem:
            return Reading(table, Fault(at, problem, len(lines) - at, event), shown)
    return Reading(table, None, shown)


def read_again(table: Table, noted: Noted, seed: bytes | None) -> Entry:
    """The next entry that was kept; with the seed that was committed to, dice must come from it."""
    entry = read_entry(noted.event, table.game.actions)
    if isinstance(entry, Outcome) and seed is not None:
        expected = _expected(table, entry, seed)
        if expected is not None and expected != entry:
            raise Illegal("other-dice", expected=expected.text())
    return entry


def _expected(table: Table, entry: Outcome, seed: bytes) -> Outcome | None:
    """What comes from the seed now, if it is known: `given` dice were rolled elsewhere."""
    chance = chance_for(table.pending, entry.seat)
    if chance is None or len(table.entries) < table.header.given:
        return None
    return chance.happen(table.stream(seed, chance))


def _find_seed(lines: list[bytes], header: Header) -> bytes | None:
    """The last seed that is shown, if it is the one that was committed to."""
    shown = (line for line in reversed(lines[1:]) if SHOWN in line)
    try:
        entry = read_entry(msgspec.json.decode(next(shown, b""), type=_Line).event, ())
    except (msgspec.DecodeError, UnicodeDecodeError, Problem):
        return None
    seed = bytes.fromhex(entry.hex) if isinstance(entry, Seed) else b""
    return seed if fair.commitment(seed) == header.commitment else None


def read_header(line: bytes) -> Header:
    """What a record was started with, from its first line."""
    try:
        header = msgspec.json.decode(line, type=Header)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise Malformed("bad-header") from None
    if not 1 <= header.beachhead <= FORMAT:
        raise Malformed("unknown-format", format=header.beachhead, known=FORMAT)
    return header


def _read_line(line: bytes, number: int) -> Noted:
    try:
        parsed = msgspec.json.decode(line, type=_Line)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise Malformed("bad-line") from None
    if parsed.n != number:
        raise Malformed("wrong-number", found=parsed.n, expected=number)
    return Noted(parsed.event, parsed.state)


def differences(table: Table) -> list[Problem]:
    """What is not as it was when a table was played at last: its rules, or what it can meet."""
    found = []
    (rules, content), (rules_here, content_here) = table.played_by, table.here
    if rules != rules_here:
        found.append(Problem("other-rules", recorded=rules, here=rules_here))
    if content != content_here and table.header.beachhead == 1 and content == table.header.content:
        found.append(Problem("older-record"))
    elif content != content_here:
        found.append(Problem("other-content", recorded=content[:12], here=content_here[:12]))
    return found


ELSEWHERE = ("other-state", "other-dice")
"""What is legal, but leads elsewhere than it did."""


def other_course(table: Table, event: str, problem: Problem) -> Problem:
    """Why a table is not to be played on: the next entry is not what it was any more."""
    here = Problem("other-course", entry=len(table.entries) + 1, event=event, problem=problem)
    begun = differences(table)
    return Problem("begun-with-others", begun=begun[0], course=here) if begun else here


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

    def keep(self, number: int, noted: Noted) -> None:
        """A journal for a `Table`."""
        self._write(write_line(number, noted))

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
    """fair · reopened · typed · unfinished · no-seed · wrong-roll"""
    rolls: int
    line: int = 0
    recorded: str = ""
    expected: str = ""


def verify(reading: Reading, known: bytes | None = None) -> Verdict:
    """Check every roll and draw that could be read against the seed that was committed to.

    `known`: the seed, for a record that does not show it, such as one of a daily battle.
    """
    table = reading.table
    seed = reading.seed
    if seed is None and known is not None and fair.commitment(known) == table.header.commitment:
        seed = known
    rolls = table.rolls
    if table.header.dice == "typed":
        return Verdict("typed", rolls)
    if seed is None:
        return Verdict("no-seed" if table.over else "unfinished", rolls)
    again = Table(table.game, table.header)
    for line, entry in enumerate((*table.entries, *_led_elsewhere(reading)), start=2):
        if isinstance(entry, Outcome):
            expected = _expected(again, entry, seed)
            if expected is not None and expected != entry:
                return Verdict("wrong-roll", rolls, line, entry.text(), expected.text())
        again.append(entry, "")
    if table.reopened:
        return Verdict("reopened", rolls, table.reopened + 1)
    return Verdict("fair", rolls)


def _led_elsewhere(reading: Reading) -> tuple[Entry, ...]:
    """A legal entry that comes to another state than was kept: were these the dice?"""
    fault = reading.fault
    if fault is None or fault.problem.code != "other-state":
        return ()
    return (read_entry(fault.event, reading.table.game.actions),)
