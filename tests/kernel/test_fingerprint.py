"""Fingerprints: where they are taken, what they are of, and what an upgrade leaves in a record."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from beachhead.kernel import fair
from beachhead.kernel.contract import first_chance
from beachhead.kernel.errors import Illegal
from beachhead.kernel.notation import Noted, Redo, Seed, Undo, Upgrade
from beachhead.kernel.record import Reading, read_record, verify, write_record
from beachhead.kernel.table import Table
from tests.kernel.play import SEED, loaded, new_header, new_table, play_on
from tests.secret_game import SecretGame, Secrets

PLAYED = play_on(new_table("battle", 2), fair.fast_stream("fingerprints"), entries=60)


def read(table: Table, noted: list[Noted]) -> Reading:
    return read_record(write_record(table.header, noted).encode(), loaded)


def changed(noted: list[Noted], at: int, **change: str) -> list[Noted]:
    return [*noted[:at], noted[at]._replace(**change), *noted[at + 1 :]]


@pytest.mark.parametrize("id", ["battle", "express", "normandy"])
def test_one_is_taken_wherever_the_dice_lie_still(id: str) -> None:
    table = new_table(id, 2)
    while table.over is None and len(table.entries) < 200:
        play_on(table, fair.fast_stream(f"still {len(table.entries)}"), entries=1)
        assert bool(table.noted[-1].state) == (first_chance(table.pending) is None)
    reading = read(table, table.noted)
    assert reading.fault is None and reading.table.noted == table.noted


def test_what_is_taken_back_and_put_back_comes_to_the_same() -> None:
    table = new_table("battle", 1)
    play_on(table, fair.fast_stream("back"), entries=1)
    seen = [table.noted[-1].state]
    while not (table.noted[-1].state and len(seen) > 3):
        play_on(table, fair.fast_stream(f"back {len(seen)}"), entries=1)
        seen.append(table.noted[-1].state)
    last = max(at for at, state in enumerate(seen[:-1]) if state)
    steps = len(seen) - 1 - last
    table.append(Undo(0, steps, (0,)))
    assert table.noted[-1].state == seen[last] != seen[-1]
    table.append(Redo(0, (0,)))
    assert table.noted[-1].state == seen[-1]


def test_a_state_that_it_does_not_come_to_any_more_is_a_fault_at_that_entry() -> None:
    at = max(number for number, noted in enumerate(PLAYED.noted) if noted.state)
    reading = read(PLAYED, changed(PLAYED.noted, at, state="0" * 16))
    assert reading.fault is not None and reading.fault.problem.code == "other-state"
    assert reading.table.noted == PLAYED.noted[:at]
    assert reading.other_course is not None and reading.other_course.code == "other-course"
    told = reading.other_course.args_by_name
    assert (told["entry"], told["event"]) == (at + 1, PLAYED.noted[at].event)


def test_nothing_changes_when_an_entry_does_not_lead_to_where_it_led() -> None:
    again = Table(PLAYED.game, PLAYED.header)
    before = (again.state, again.pending, list(again.entries), again.rolls)
    with pytest.raises(Illegal, match="other-state"):
        again.append(PLAYED.entries[0], "0" * 16)
    assert (again.state, again.pending, list(again.entries), again.rolls) == before


def bent(noted: list[Noted]) -> tuple[int, str]:
    """A roll at which the dice come to lie still, and other dice in its place."""
    at = next(n for n, one in enumerate(noted) if " rolls " in one.event and one.state)
    who, _, *dice = noted[at].event.split()
    face = "k" if {die[1] for die in dice} != {"k"} else "t"
    return at, " ".join((who, "rolls", *(die[0] + face for die in dice)))


def test_dice_that_were_bent_are_found_although_the_state_tells_as_well() -> None:
    table = play_on(new_table("express", 1), fair.fast_stream("bent"))
    table.append(Seed(SEED.hex()))
    at, roll = bent(table.noted)
    reading = read(table, changed(table.noted, at, event=roll))
    assert reading.fault is not None and reading.fault.problem.code == "other-state"
    verdict = verify(reading)
    assert (verdict.result, verdict.line) == ("wrong-roll", at + 2)
    assert verdict.recorded in roll and verdict.expected in table.noted[at].event


def test_with_its_seed_dice_that_do_not_come_from_it_are_found_before_the_end() -> None:
    table = play_on(new_table("express", 1), fair.fast_stream("bent"), entries=8)
    assert read_record(write_record(table.header, table.noted).encode(), loaded, SEED).fault is None
    at, roll = bent(table.noted)
    data = write_record(table.header, changed(table.noted, at, event=roll, state="")).encode()
    fault = read_record(data, loaded, SEED).fault
    assert fault is not None and (fault.line, fault.problem.code) == (at + 2, "other-dice")
    assert fault.problem.args_by_name["expected"] in table.noted[at].event
    other = bytes(32)  # not the one that was promised: it tells nothing
    assert read_record(data, loaded, other).fault != fault


def test_going_on_by_other_rules_is_noted_once_and_before_what_is_new() -> None:
    header = replace(PLAYED.header, rules="pocket-0", content="f" * 64)
    text = write_record(header, PLAYED.noted)
    table = read_record(text.encode(), loaded).table
    played = len(table.entries)
    with pytest.raises(Illegal):
        table.append(Redo(0))
    assert len(table.entries) == played
    play_on(table, fair.fast_stream("on"), entries=4)
    upgrade = Upgrade(PLAYED.header.rules, PLAYED.header.content)
    assert table.entries[played] == upgrade and table.entries.count(upgrade) == 1
    again = read(table, table.noted)
    assert again.fault is None and again.warnings == []
    assert again.table.header == header and again.table.state == table.state


def test_a_record_from_before_there_were_any_says_that_it_has_none() -> None:
    header = replace(PLAYED.header, beachhead=1, content="f" * 64)
    reading = read_record(write_record(header, PLAYED.entries).encode(), loaded)
    assert reading.fault is None and reading.table.state == PLAYED.state
    assert [warning.code for warning in reading.warnings] == ["older-record"]
    play_on(reading.table, fair.fast_stream("on"), entries=2)
    assert read(reading.table, reading.table.noted).warnings == []


class MoreFields(SecretGame):
    """The same game, whose state is made otherwise."""

    def position(self, s: Secrets) -> dict[str, object]:
        return {"new": (), **dict(reversed(super().position(s).items()))}


def test_neither_order_nor_what_is_not_there_is_in_a_fingerprint() -> None:
    games = (SecretGame(), MoreFields())
    tables = [Table(game, new_header(game)) for game in games]
    for table in tables:
        play_on(table, fair.fast_stream("fields"))
    assert tables[0].noted == tables[1].noted and any(noted.state for noted in tables[0].noted)
