"""Fair dice: the stream is what it says it is, has no bias, and a record can be checked."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from beachhead.kernel import fair
from beachhead.kernel.contract import Choice, Decision, Rolled, chance_for, first_chance
from beachhead.kernel.dice import ALLIED_POOL, Roll
from beachhead.kernel.fair import new_seed
from beachhead.kernel.notation import Seed, Undo, write_entry
from beachhead.kernel.record import Reading, Verdict, read_record, verify, write_record
from beachhead.kernel.table import Table
from tests.kernel.play import SEED, loaded, new_table, play_on

stable = settings(derandomize=True, deadline=None)

# HMAC-SHA256 of each text under the key 00 01 … 1f, as `openssl dgst -sha256 -mac HMAC` gives it.
KNOWN = {
    "dice/1/0/0": "d8c5320c7211b1c3e6a8d451ac19a4cc7d32a5a11b54893c45402df8d900821a",
    "dice/1/0/1": "25d182a6c670e86eef522347e0406c11d81f13b69f18597b8906abce85ca35cd",
    "dice/1/7/0": "26bab06e1203bde8a95e43157ded259e535c21e42ec115ffbfdddfd2e6715ccd",
    "bot/1/4/0": "de18f87c63a44bd68ae01df1d6651734540f65ec0dc673bbe93c749933ad3f91",
}


def check(table: Table) -> Verdict:
    """What a reader of the record finds."""
    return verify(read_record(write_record(table.header, table.noted).encode(), loaded))


def words(digest: str) -> list[int]:
    """The four 64-bit numbers of one block."""
    return [int(digest[at : at + 16], 16) for at in range(0, 64, 16)]


def independent(seed: bytes, label: str) -> Callable[[int], int]:
    """Each number from a fresh block: its first word that does not favour small numbers."""
    block = -1

    def below(n: int) -> int:
        nonlocal block
        unbiased: list[int] = []
        while not unbiased:
            block += 1
            digest = hmac.new(seed, f"{label}/{block}".encode(), hashlib.sha256).hexdigest()
            unbiased = [word for word in words(digest) if word // n < 2**64 // n]
        return unbiased[0] % n

    return below


def test_known_answers() -> None:
    """Fixed for ever: a record made today must still check out in ten years."""
    assert fair.commitment(SEED) == (
        "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    )
    everything = 2**64
    below = fair.dice_stream(SEED, 0, 0)
    assert below(everything) == words(KNOWN["dice/1/0/0"])[0]
    assert below(46656) == words(KNOWN["dice/1/0/1"])[0] % 46656
    assert fair.dice_stream(SEED, 0, 7)(everything) == words(KNOWN["dice/1/7/0"])[0]
    assert fair.bot_stream(SEED, 1, 4)(everything) == words(KNOWN["bot/1/4/0"])[0]


@settings(stable, max_examples=200)
@given(
    st.binary(max_size=80),
    st.text(max_size=10),
    st.lists(st.integers(1, 2**64) | st.integers(2**63, 2**63 + 9), min_size=1, max_size=8),
)
def test_the_stream_is_the_one_described(seed: bytes, label: str, asked: list[int]) -> None:
    stream, other = fair.fair_stream(seed, label), independent(seed, label)
    assert [stream(n) for n in asked] == [other(n) for n in asked]


def test_words_that_do_not_divide_evenly_are_thrown_away() -> None:
    """Just above 2^63 half of all words would favour the small numbers: none of those is used."""
    n = 2**63 + 1
    stream, other = fair.fair_stream(SEED, "reject"), independent(SEED, "reject")
    drawn = [stream(n) for _ in range(100)]
    assert drawn == [other(n) for _ in range(100)]
    digests = [
        hmac.new(SEED, f"reject/{block}".encode(), hashlib.sha256).hexdigest()
        for block in range(200)
    ]
    blocks = [[word for word in words(digest) if word < n] for digest in digests]
    assert drawn == [block[0] for block in blocks if block][:100]
    assert any(not block for block in blocks[:100])
    firsts = [words(digest)[0] for digest in digests]
    assert any(block and block[0] != first for block, first in zip(blocks, firsts, strict=True))


@pytest.mark.parametrize(
    ("n", "unfair", "largest"),
    [
        (6, 2**64 - 4, 5),
        (46656, 2**64 - 2**64 % 46656, 46655),
        (2**63 + 1, 2**63 + 1, 2**63),
        (2**64 - 1, 2**64 - 1, 2**64 - 2),
    ],
)
def test_exactly_the_words_from_the_last_even_share_on_are_thrown_away(
    n: int, unfair: int, largest: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first and the last unfair word are passed over, the largest fair one is taken."""
    block = b"".join(word.to_bytes(8, "big") for word in (unfair, 2**64 - 1, unfair - 1, 0))

    class Crafted:
        def copy(self) -> Crafted:
            return self

        def update(self, label: bytes) -> None:
            assert label == b"crafted/0"

        def digest(self) -> bytes:
            return block

    monkeypatch.setattr(fair, "_keyed", lambda _: Crafted())
    assert fair.fair_stream(SEED, "crafted")(n) == largest


@pytest.mark.parametrize("n", [0, -1, 2**64 + 1])
def test_what_a_word_cannot_hold_is_not_asked_for(n: int) -> None:
    with pytest.raises(ValueError):
        fair.fair_stream(SEED, "x")(n)


def chi_square(counts: Counter[int], kinds: int) -> float:
    expected = counts.total() / kinds
    return sum((counts[kind] - expected) ** 2 / expected for kind in range(kinds))


def test_numbers_are_spread_evenly() -> None:
    """On this seed; a chi-square beyond these would come up once in a thousand seeds."""
    stream = fair.fair_stream(SEED, "even")
    assert chi_square(Counter(stream(6) for _ in range(6000)), 6) < 20.5
    firsts = Counter(fair.dice_stream(SEED, 0, roll)(6) for roll in range(6000))
    assert chi_square(firsts, 6) < 20.5
    roll = Roll(ALLIED_POOL, 0, "P-1")
    dice = Counter(
        die for number in range(1000) for die in roll.draw(fair.dice_stream(SEED, 0, number))
    )
    assert chi_square(dice, 18) < 40.8


def test_every_roll_and_every_bot_has_a_stream_of_its_own() -> None:
    streams = [fair.dice_stream(SEED, 0, roll) for roll in range(25)]
    streams += [fair.bot_stream(SEED, seat, entry) for seat in range(4) for entry in range(12)]
    streams += [fair.dice_stream(bytes(32), 0, 0)]
    drawn = [stream(2**64) for stream in streams for _ in range(12)]
    assert len(set(drawn)) == len(drawn)


def test_what_a_bot_thinks_does_not_shift_the_dice() -> None:
    table = new_table("battle", 1)
    thinking = fair.bot_stream(SEED, 0, 0)
    for _ in range(99):
        thinking(6)
    table.roll(SEED)
    again = new_table("battle", 1)
    again.roll(SEED)
    assert table.entries == again.entries


def test_seeds_are_fresh_and_long() -> None:
    seeds = {new_seed() for _ in range(20)}
    assert len(seeds) == 20
    assert {len(seed) for seed in seeds} == {32}


def test_the_fast_stream_is_reproducible_and_in_range() -> None:
    one, same, other = (fair.fast_stream(seed) for seed in ("a", "a", "b"))
    drawn = [one(6) for _ in range(600)]
    assert drawn == [same(6) for _ in range(600)]
    assert drawn != [other(6) for _ in range(600)]
    assert set(drawn) == set(range(6))


def closed(id: str, seats: int, **options: Any) -> Table:
    """A game to the end, with a roll taken back, and the seed shown."""
    table = new_table(id, seats, **options)
    table.roll(SEED)
    table.append(Undo(0, 1, table.people))
    play_on(table, fair.fast_stream("verify"))
    table.append(Seed(SEED.hex()))
    return table


@pytest.mark.parametrize(
    ("id", "seats", "options"),
    [("battle", 2, {"target": 5}), ("battle", 1, {}), ("express", 1, {}), ("express", 4, {})],
)
def test_a_record_of_fair_dice_is_found_fair(id: str, seats: int, options: dict[str, Any]) -> None:
    table = closed(id, seats, **options)
    rolls = sum(isinstance(entry, Rolled) for entry in table.entries)
    assert check(table) == Verdict("fair", rolls)


def test_dice_rolled_on_a_real_table_are_typed() -> None:
    table = play_on(new_table("express", 1, dice="typed"), fair.fast_stream("typed"))
    assert check(table) == Verdict("typed", table.rolls)


def test_a_game_that_goes_on_is_unfinished_and_one_that_kept_its_seed_has_none() -> None:
    table = new_table("express", 1)
    assert check(table) == Verdict("unfinished", 0)
    play_on(table, fair.fast_stream("verify"), entries=4)
    assert check(table) == Verdict("unfinished", table.rolls)
    play_on(table, fair.fast_stream("verify"))
    assert check(table) == Verdict("no-seed", table.rolls)


def test_a_seed_that_was_not_committed_to_does_not_count() -> None:
    table = closed("express", 1)
    table.header = replace(table.header, commitment=fair.commitment(bytes(32)))
    assert check(table) == Verdict("no-seed", table.rolls)
    data = write_record(table.header, table.noted).encode()
    fault = read_record(data, loaded).fault
    assert fault is not None
    assert fault.problem.code == "seed-does-not-fit"


def with_another_roll(table: Table, at: int, most: int) -> Iterator[Reading]:
    """The record with other results of the roll at this entry, each as a reader finds it."""
    before = Table(table.game, table.header)
    for earlier in table.entries[:at]:
        before.append(earlier)
    chance = first_chance(before.pending)
    assert chance is not None
    results: list[Any] = list(chance.outcomes())[:most]
    for other in [chance.event(result) for result in results]:
        if other != table.entries[at]:
            changed = [*table.entries[:at], other, *table.entries[at + 1 :]]
            yield read_record(write_record(table.header, changed).encode(), loaded)


def test_dice_are_checked_up_to_the_damage() -> None:
    """A changed last roll makes the seed come too early; the roll is still found."""
    table = closed("express", 1)
    at = max(i for i, entry in enumerate(table.entries) if isinstance(entry, Rolled))
    found = 0
    for reading in with_another_roll(table, at, 100):
        verdict = verify(reading)
        assert (verdict.result, verdict.line) == ("wrong-roll", at + 2)
        found += reading.fault is not None
    assert found


def passive() -> Table:
    """A game in which every decision is the first on offer: most rolls could be others."""
    table = new_table("battle", 1, solo_turns=3)
    while not table.over:
        if first_chance(table.pending):
            table.roll(SEED)
        else:
            assert isinstance(table.pending, tuple)
            (asked,) = table.pending
            assert isinstance(asked, Decision)
            table.append(Choice(asked.seat, asked.options[0]))
    table.append(Seed(SEED.hex()))
    return table


def other_result(table: Table, at: int) -> Table | None:
    """The record with another result of the roll at this entry, if it can be played to the end."""
    readings = with_another_roll(table, at, 200)
    return next((reading.table for reading in readings if reading.fault is None), None)


def test_a_roll_that_was_changed_is_found_at_its_line() -> None:
    table = passive()
    found = 0
    for at, entry in enumerate(table.entries):
        if not isinstance(entry, Rolled) or (bent := other_result(table, at)) is None:
            continue
        verdict = check(bent)
        assert (verdict.result, verdict.line) == ("wrong-roll", at + 2)
        assert verdict.rolls == table.rolls
        assert f"seat1 rolls {verdict.recorded}" == write_entry(bent.entries[at])
        assert f"seat1 rolls {verdict.expected}" == write_entry(entry)
        found += 1
    assert found >= 3


def test_a_roll_taken_back_and_thrown_again_the_same_is_found() -> None:
    """A second try is a new roll; whoever repeats the first has chosen the dice."""
    table = closed("battle", 1, solo_turns=1)
    first, undo, second = table.entries[:3]
    assert isinstance(first, Rolled) and isinstance(second, Rolled)
    assert first.result != second.result
    cheated = Table(table.game, table.header)
    for entry in (first, undo, first):
        cheated.append(entry)
    play_on(cheated, fair.fast_stream("cheat"))
    cheated.append(Seed(SEED.hex()))
    assert check(cheated).result == "wrong-roll"
    assert check(cheated).line == 4


def test_who_rolls_first_changes_nobodys_dice() -> None:
    table = new_table("battle", 2, target=5)
    chance = chance_for(table.pending, 1)
    assert chance is not None
    table.append(chance.happen(fair.dice_stream(SEED, 1, 0)))
    play_on(table, fair.fast_stream("turn"))
    table.append(Seed(SEED.hex()))
    assert check(table).result == "fair"


def test_a_seat_that_takes_anothers_dice_is_found() -> None:
    table = new_table("battle", 2, target=5)
    chance = chance_for(table.pending, 1)
    assert chance is not None
    table.append(chance.happen(fair.dice_stream(SEED, 0, 0)))
    play_on(table, fair.fast_stream("turn"))
    table.append(Seed(SEED.hex()))
    assert (check(table).result, check(table).line) == ("wrong-roll", 2)
