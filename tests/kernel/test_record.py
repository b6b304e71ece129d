"""Records: written, read back, and read as far as they go when they are damaged."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from beachhead.kernel import fair
from beachhead.kernel.errors import Malformed, Problem, Problems
from beachhead.kernel.notation import Seed, Undo
from beachhead.kernel.record import Reading, read_record, write_header, write_line, write_record
from beachhead.kernel.table import FORMAT, Header, Table
from tests.kernel.play import SEED, loaded, new_header, new_table, play_on

stable = settings(derandomize=True, deadline=None)


def finished(id: str, seats: int, play: str, **options: Any) -> Table:
    """A whole random game with undos and a redo in it, closed with its seed."""
    below = fair.fast_stream(play)
    table = play_on(new_table(id, seats, **options), below, entries=5)
    table.append(Undo(0, 2, table.people))
    table.append(Undo(0, 1, table.people))
    table.append(table.redo_plan())
    play_on(table, below)
    table.append(Seed(SEED.hex()))
    return table


GAMES = [
    ("battle", 2, {"target": 5}),
    ("battle", 1, {"solo_turns": 2, "kommandant": True}),
    ("express", 1, {}),
    ("express", 3, {"sectors": "advanced", "beach": "sword"}),
]
SMALL = finished("battle", 1, "small", solo_turns=1)
DATA = write_record(SMALL.header, SMALL.noted).encode()
LINES = DATA.splitlines(keepends=True)


def states_of(table: Table) -> list[tuple[Any, Any]]:
    """State and pending before the first entry and after each."""
    again = Table(table.game, table.header)
    seen = [(again.state, again.pending)]
    for entry in table.entries:
        again.append(entry)
        seen.append((again.state, again.pending))
    return seen


STATES = states_of(SMALL)


def read(data: bytes) -> Reading:
    return read_record(data, loaded)


def test_the_small_record_has_a_bit_of_everything() -> None:
    kinds = {type(entry).__name__ for entry in SMALL.entries}
    assert kinds == {"Choice", "Rolled", "Undo", "Redo", "Seed"}
    assert len(LINES) == len(SMALL.entries) + 1 > 10


@pytest.mark.parametrize("play", ["a", "b", "c"])
@pytest.mark.parametrize(("id", "seats", "options"), GAMES)
def test_a_whole_game_is_written_and_read_back(
    id: str, seats: int, options: dict[str, Any], play: str
) -> None:
    table = finished(id, seats, play, **options)
    text = write_record(table.header, table.noted)
    reading = read(text.encode())
    assert reading.fault is None
    assert reading.warnings == []
    assert reading.table.header == table.header
    assert reading.table.entries == table.entries
    assert reading.table.line == table.line
    assert reading.table.pending == table.pending == table.over
    assert write_record(reading.table.header, reading.table.noted) == text


def test_a_record_is_a_header_line_and_numbered_lines_of_notation() -> None:
    table = new_table("express", 1)
    play_on(table, fair.fast_stream("lines"), entries=2)
    header, *lines = write_record(table.header, table.noted).splitlines()
    assert msgspec.json.decode(header)["beachhead"] == FORMAT
    assert [msgspec.json.decode(line)["n"] for line in lines] == [1, 2]
    assert lines[0].startswith('{"n":1,"event":"seat1 rolls G')


def test_cut_off_at_any_byte_it_is_played_up_to_the_cut() -> None:
    header_ends = len(LINES[0])
    for cut in range(len(DATA)):
        data = DATA[:cut]
        if cut < header_ends:
            with pytest.raises(Malformed):
                read(data)
            continue
        whole = data.count(b"\n")
        reading = read(data)
        table = reading.table
        assert (table.state, table.pending) == STATES[whole - 1]
        assert table.entries == SMALL.entries[: whole - 1]
        if data.endswith(b"\n"):
            assert reading.fault is None
        else:
            assert reading.fault is not None
            assert reading.fault.line == whole + 1
            assert reading.fault.problem.code == "line-cut-short"
            assert reading.fault.lines_after == 0


def check_damage(data: bytes, first_touched: int) -> None:
    """Read damaged data; what comes before the line that was first touched must still count."""
    try:
        reading = read(data)
    except Problem:
        assert first_touched == 1
        return
    table = reading.table
    assert (table.state, table.pending) == states_of(table)[-1]
    if first_touched == 1:
        return
    before = first_touched - 2
    assert table.header == SMALL.header
    assert table.entries[:before] == SMALL.entries[:before]
    lines = data.count(b"\n") + (not data.endswith(b"\n"))
    if reading.fault is None:
        assert len(table.entries) == lines - 1
        return
    assert first_touched <= reading.fault.line <= lines
    assert reading.fault.lines_after == lines - reading.fault.line
    assert len(table.entries) == reading.fault.line - 2
    if reading.fault.line == first_touched:
        assert (table.state, table.pending) == STATES[before]


def line_of(at: int) -> int:
    return DATA[:at].count(b"\n") + 1


bytes_in_records = st.integers(0, 255) | st.sampled_from(b'\n"{}:,\\ 0123456789seatRWBGFkst')


@settings(stable, max_examples=1500)
@given(st.integers(0, len(DATA) - 1), bytes_in_records)
def test_one_changed_byte_leaves_what_comes_before_it(at: int, byte: int) -> None:
    check_damage(DATA[:at] + bytes([byte]) + DATA[at + 1 :], line_of(at))


@settings(stable, max_examples=500)
@given(st.integers(0, len(DATA)), st.integers(0, 60), st.binary(max_size=12))
def test_bytes_lost_and_added_leave_what_comes_before_them(at: int, lost: int, new: bytes) -> None:
    check_damage(DATA[:at] + new + DATA[at + lost :], line_of(at))


@settings(stable, max_examples=300)
@given(st.binary() | st.text().map(lambda text: text.encode("utf-8", "surrogatepass")))
def test_anything_else_is_a_problem(data: bytes) -> None:
    with pytest.raises(Problem):
        read(data)


VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**70), 2**70)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=5)
    | st.sampled_from(["battle", "express", "fair", "target", "beach"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["target", "beach", "name", "x"]), inner, max_size=3)
    ),
    max_leaves=4,
)


@settings(stable, max_examples=500)
@given(st.dictionaries(st.sampled_from(Header.__struct_fields__), VALUES, max_size=3))
def test_a_header_with_other_values_is_read_or_a_problem(changes: dict[str, Any]) -> None:
    header = msgspec.json.decode(LINES[0]) | changes
    line = msgspec.json.encode(header) + b"\n"
    try:
        reading = read(line)
    except Problem as problem:
        assert str(problem)
    else:
        assert read(write_header(reading.table.header).encode()).table.header == (
            reading.table.header
        )


@pytest.mark.parametrize("number", range(1, len(LINES) - 1))
def test_a_missing_line_is_told_by_number(number: int) -> None:
    reading = read(b"".join(LINES[:number] + LINES[number + 1 :]))
    assert reading.fault is not None
    assert reading.fault.line == number + 1
    assert reading.fault.lines_after == len(LINES) - number - 2
    assert reading.fault.problem.code == "wrong-number"
    assert reading.fault.problem.args_by_name == {"found": number + 1, "expected": number}
    assert (reading.table.state, reading.table.pending) == STATES[number - 1]


@pytest.mark.parametrize("number", range(1, len(LINES)))
def test_a_duplicated_line_is_told_by_number(number: int) -> None:
    reading = read(b"".join(LINES[: number + 1] + LINES[number:]))
    assert reading.fault is not None
    assert reading.fault.line == number + 2
    assert reading.fault.problem.code == "wrong-number"
    assert reading.fault.problem.args_by_name == {"found": number, "expected": number + 1}
    assert (reading.table.state, reading.table.pending) == STATES[number]


def test_two_lines_in_each_others_place_are_told_by_number() -> None:
    reading = read(b"".join([LINES[0], LINES[1], LINES[3], LINES[2], *LINES[4:]]))
    assert reading.fault is not None
    assert (reading.fault.line, reading.fault.problem.code) == (3, "wrong-number")


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (b"", "bad-line"),
        (b"{}", "bad-line"),
        (b'{"n":1}', "bad-line"),
        (b'{"n":1,"event":5}', "bad-line"),
        (b'{"n":1,"event":"seat1 rolls Gk","x":1}', "bad-line"),
        (b'{"n":"1","event":"seat1 rolls Gk"}', "bad-line"),
        (b'{"n":1,"event":"seat1 rolls \xff"}', "bad-line"),
        (b'{"n":1,"event":"\\ud800"}', "bad-line"),
        (b'{"n":' + b"9" * 5000 + b',"event":"seat1 rolls Gk"}', "bad-line"),
        (b'{"n":1,"event":' + b"[" * 100_000, "bad-line"),
        (b'{"n":0,"event":"seat1 rolls Gk"}', "wrong-number"),
        (b'{"n":1,"event":"seat1 stand"}', "not-on-offer"),
        (b'{"n":1,"event":"seat1 rolls Rk"}', "not-on-offer"),
        (b'{"n":1,"event":"table rolls Gk"}', "not-on-offer"),
        (b'{"n":1,"event":"seat2 rolls Gk"}', "no-such-seat"),
        (b'{"n":1,"event":"seat2 stand"}', "no-such-seat"),
        (b'{"n":1,"event":"seat1 fly"}', "unknown-verb"),
        (b'{"n":1,"event":"seat1 undoes 1"}', "nothing-to-undo"),
        (b'{"n":1,"event":"seat2 undoes 1"}', "no-such-seat"),
        (b'{"n":1,"event":"seat1 redoes"}', "nothing-to-redo"),
        (b'{"n":1,"event":"seed ab"}', "seed-too-early"),
    ],
)
def test_what_is_wrong_with_a_line_is_said(line: bytes, code: str) -> None:
    header = write_header(new_header(loaded("express"), 1)).encode()
    reading = read(header + line + b"\n")
    assert reading.fault is not None
    assert (reading.fault.line, reading.fault.problem.code) == (2, code)
    assert reading.table.entries == []


@pytest.mark.parametrize("seat", ["seat3", "seat9", "seat999999999"])
def test_a_seat_that_is_not_at_the_table_is_told_even_when_every_seat_rolls(seat: str) -> None:
    header = write_header(new_header(loaded("battle"), 2)).encode()
    line = f'{{"n":1,"event":"{seat} rolls Rk Rk Wk Wk Bk Bk"}}\n'.encode()
    reading = read(header + line)
    assert reading.fault is not None
    assert reading.fault.problem.code == "no-such-seat"


def test_other_rules_and_other_content_are_warnings() -> None:
    header = replace(SMALL.header, rules="pocket-0", content="f" * 64)
    reading = read(write_record(header, SMALL.noted).encode())
    assert reading.fault is None
    assert reading.table.entries == SMALL.entries
    rules, content = reading.warnings
    assert (rules.code, rules.args_by_name) == (
        "other-rules",
        {"recorded": "pocket-0", "here": SMALL.game.rules_version},
    )
    assert (content.code, content.args_by_name) == (
        "other-content",
        {"recorded": "f" * 12, "here": SMALL.header.content[:12]},
    )


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"beachhead": 0}, "unknown-format"),
        ({"beachhead": FORMAT + 1}, "unknown-format"),
        ({"game": "chess"}, "unknown-game"),
        ({"options": {"target": 4}}, "bad-options"),
        ({"seats": ()}, "bad-options"),
        ({"extra": 1}, "bad-header"),
        ({"dice": "loaded"}, "bad-header"),
    ],
)
def test_what_is_wrong_with_a_header_is_said(change: dict[str, Any], code: str) -> None:
    header = msgspec.json.decode(LINES[0]) | change
    with pytest.raises(Problem) as error:
        read(msgspec.json.encode(header) + b"\n" + b"".join(LINES[1:]))
    assert error.value.code == code
    assert isinstance(error.value, Problems if code == "bad-options" else Problem)


def test_a_line_is_written_alone_as_it_stands_in_the_whole() -> None:
    alone = [write_line(n, noted) for n, noted in enumerate(SMALL.noted, start=1)]
    assert [line.encode() for line in alone] == LINES[1:]
