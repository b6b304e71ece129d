"""The daily battle: seeds, dice that are the same for everybody, and records that are not."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable, Iterator
from datetime import UTC, date, datetime, timedelta
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from beachhead.bots import find_bot
from beachhead.games import GAMES, load_game
from beachhead.kernel import days, fair
from beachhead.kernel.contract import AnyGame, Choice, Decision, Over, decision_for, first_chance
from beachhead.kernel.errors import Illegal, Problem
from beachhead.kernel.notation import Seed, Undo
from beachhead.kernel.record import read_record, verify, write_record
from beachhead.kernel.table import SeatPlan, Table
from beachhead.locale import LANGUAGES, Texts
from beachhead.playing.daily import battle_of, daily_table, judge, merit_text

DAY = date(2026, 6, 6)
SEED = bytes(range(32))
PERSON = SeatPlan("")


def seed_of(game: str) -> bytes:
    return days.game_seed(SEED, game)


def begin(game: AnyGame, seed: bytes = b"") -> Table:
    seed = seed or seed_of(game.id)
    return daily_table(game, DAY, battle_of(game, DAY), seed, PERSON)


def play(table: Table, choose: str = "sergeant", seed: bytes = b"") -> Table:
    """A person who plays as a bot would."""
    seed = seed or seed_of(table.game.id)
    bot, below = find_bot(choose, table.game.id), fair.fast_stream(choose)
    while table.over is None:
        if first_chance(table.pending) is not None:
            table.roll(seed)
            continue
        decision = decision_for(table.pending, 0)
        assert decision is not None
        table.choose(0, bot(table.game, table.state, decision, below))
    return table


def written(table: Table) -> bytes:
    return write_record(table.header, table.noted).encode()


def judged(record: bytes, game: str) -> tuple[int, ...]:
    return judge(record, load_game, battle_of(load_game(game), DAY), DAY, seed_of(game))


def test_a_day_is_committed_to_without_telling_its_seed() -> None:
    secret = b"s" * 32
    seed = days.day_seed(secret, DAY)
    assert seed == hmac.new(secret, b"day/2026-06-06", hashlib.sha256).digest()
    promised = days.day_commitment(DAY, seed)
    assert promised == hashlib.sha256(b"beachhead/day/2026-06-06/" + seed).hexdigest()
    others = {
        days.day_commitment(DAY + timedelta(n), days.day_seed(secret, DAY + timedelta(n)))
        for n in range(9)
    }
    assert len(others) == 9 and promised in others
    assert len({days.game_seed(seed, game) for game in GAMES}) == len(GAMES)


def test_the_seed_is_shown_at_noon_of_the_day_after(monkeypatch: pytest.MonkeyPatch) -> None:
    for now, open in (
        (datetime(2026, 6, 6, 0, 0, tzinfo=UTC), True),
        (datetime(2026, 6, 7, 11, 59, tzinfo=UTC), True),
        (datetime(2026, 6, 7, 12, 0, tzinfo=UTC), False),
    ):
        monkeypatch.setattr(days, "utc_now", lambda now=now: now)
        assert days.is_open(DAY) is open


@pytest.mark.parametrize("text", ["", "today", "2026-6-6", "20260606", "2026-02-30", "1944-06-06"])
def test_what_is_no_day_is_refused(text: str) -> None:
    with pytest.raises(Problem, match="bad-day"):
        days.read_day(text)
    assert days.read_day("2026-06-06") == DAY


@pytest.mark.parametrize("id", GAMES)
def test_every_day_has_a_battle_that_can_be_fought_alone(id: str) -> None:
    game = load_game(id)
    met = []
    for number in range(200):
        settings = battle_of(game, DAY + timedelta(number))
        assert settings == battle_of(game, DAY + timedelta(number))
        met.append(settings)
        if number < 24:
            daily_table(game, DAY, settings, SEED, PERSON)
    if where := game.where(game.options_type()):
        places = [settings[where] for settings in met]
        assert set(places) == {c for s in game.specs() if s.name == where for c in s.choices}
        assert all(one != next for one, next in pairwise(places))


@pytest.mark.parametrize("id", GAMES)
def test_the_same_choices_bring_the_same_dice(id: str) -> None:
    game = load_game(id)
    one, other = play(begin(game)), play(begin(game))
    assert one.entries == other.entries
    assert one.entries != play(begin(game, SEED), seed=SEED).entries


def first_throws(table: Table) -> dict[Any, tuple[Any, str]]:
    """What was thrown first for everything, in each turn."""
    found: dict[Any, tuple[Any, str]] = {}
    state = table.first_state
    for step in table.line:
        if not isinstance(step.event, Choice):
            pending = table.game.pending(state)
            assert not isinstance(pending, Over)
            ask = next(
                p for p in pending if p.seat == step.event.seat and not isinstance(p, Decision)
            )
            pool = getattr(ask, "pool", None)
            found.setdefault((table.game.clock(state), ask.ask), (pool, step.event.text()))
        state = step.state
    return found


@pytest.mark.parametrize("id", GAMES)
def test_whoever_played_otherwise_before_throws_the_same_in_a_turn(id: str) -> None:
    """The first throw of a turn does not depend on how many there were in earlier ones."""
    game = load_game(id)
    cautious, wild = first_throws(play(begin(game))), first_throws(play(begin(game), "random"))
    shared = [key for key in cautious.keys() & wild.keys() if cautious[key][0] == wild[key][0]]
    assert len({clock for clock, _ in shared}) > 1
    assert [cautious[key] for key in shared] == [wild[key] for key in shared]


@pytest.mark.parametrize("id", GAMES)
def test_a_genuine_record_is_judged_by_the_game(id: str) -> None:
    game = load_game(id)
    table = play(begin(game))
    merit = judged(written(table), id)
    assert merit == game.merit(table.state)
    assert len(merit) == len(game.merits)
    assert verify(read_record(written(table), load_game)).result == "no-seed"
    assert verify(read_record(written(table), load_game), seed_of(id)).result == "fair"
    assert verify(read_record(written(table), load_game), SEED).result == "no-seed"
    for language in LANGUAGES:
        assert Texts(language, game).message(merit_text(game, merit))


def lines(record: bytes) -> list[Any]:
    return [msgspec.json.decode(line) for line in record.splitlines()]


def with_line(record: bytes, at: int, **changed: Any) -> bytes:
    """A record in which one line says something else."""
    all = lines(record)
    all[at] = all[at] | changed
    return b"".join(msgspec.json.encode(line) + b"\n" for line in all)


def better_dice(record: bytes) -> bytes:
    """The first throw of our own shows nothing but stars."""
    at, line = next(
        (at, line)
        for at, line in enumerate(lines(record))
        if line.get("event", "").startswith("seat1 rolls R")
    )
    thrown = " ".join(word[0] + "s" if len(word) == 2 else word for word in line["event"].split())
    return with_line(record, at, event=thrown, state="")


FORGED: dict[str, tuple[str, Callable[[bytes], bytes]]] = {
    "other dice": ("day-forged", better_dice),
    "another day": ("day-other", lambda r: with_line(r, 0, day="2026-06-07")),
    "no day": ("day-other", lambda r: with_line(r, 0, day="")),
    "two players": ("day-not-alone", lambda r: with_line(r, 0, seats=[{"name": ""}] * 2)),
    "a bot": ("day-not-alone", lambda r: with_line(r, 0, seats=[{"name": "", "bot": "sergeant"}])),
    "own dice": ("day-not-alone", lambda r: with_line(r, 0, dice="typed", commitment=None)),
    "dice of another record": ("day-not-alone", lambda r: with_line(r, 0, given=99)),
    "other settings": ("day-settings", lambda r: with_line(r, 0, options={"target": 5})),
    "another seed": ("day-dice", lambda r: with_line(r, 0, commitment=fair.commitment(SEED))),
    "other rules": ("other-rules", lambda r: with_line(r, 0, rules="mine")),
    "other cards": ("other-content", lambda r: with_line(r, 0, content="f" * 64)),
    "no end": ("day-unfinished", lambda r: b"".join(r.splitlines(keepends=True)[:-3])),
    "a line left out": (
        "day-forged",
        lambda r: b"".join(r.splitlines(keepends=True)[:3] + r.splitlines(keepends=True)[4:]),
    ),
    "another state": ("day-forged", lambda r: with_line(r, -1, state="0" * 16)),
    "no record": ("bad-header", lambda _: b"I have 99 points."),
}


@pytest.mark.parametrize("how", FORGED)
def test_a_forged_record_is_refused(how: str) -> None:
    code, forge = FORGED[how]
    with pytest.raises(Problem) as refused:
        judged(forge(written(play(begin(load_game("battle"))))), "battle")
    assert refused.value.code == code
    for language in LANGUAGES:
        assert Texts(language).problem(refused.value)


def as_it_goes(table: Table) -> Iterator[Table]:
    """A table before each decision but the first, all dice lying still."""
    bot, below = find_bot("sergeant", table.game.id), fair.fast_stream("x")
    while table.over is None:
        if first_chance(table.pending) is not None:
            table.roll(seed_of(table.game.id))
            continue
        if any(isinstance(step.event, Choice) for step in table.line):
            yield table
        decision = decision_for(table.pending, 0)
        assert decision is not None
        table.choose(0, bot(table.game, table.state, decision, below))


def test_nothing_that_was_seen_of_the_dice_is_taken_back() -> None:
    taken_back = refused = 0
    for table in as_it_goes(begin(load_game("normandy"))):
        try:
            plan = table.undo_plan(0)
        except Illegal as problem:
            assert problem.code == "day-undo"
            refused += 1
            continue
        if not taken_back:
            table.append(plan)
            table.append(table.redo_plan())
            taken_back += 1
    assert refused and taken_back
    with pytest.raises(Illegal, match="day-undo"):
        table.append(Undo(0, 1, (0,)))
    table.append(Seed(seed_of("normandy").hex()))
    with pytest.raises(Illegal, match="day-undo"):
        table.append(Undo(0, 1, (0,)))
    assert judged(written(table), "normandy") == table.game.merit(table.state)


def test_an_end_that_was_taken_back_does_not_count() -> None:
    """Such a record can be written by hand only."""
    table = play(begin(load_game("express")))
    last = written(table).count(b"\n")
    seed, undo = f"seed {seed_of('express').hex()}", "seat1 takes back 1"
    more = "".join(
        f'{{"n":{last + n},"event":"{event}"}}\n' for n, event in enumerate((seed, undo))
    )
    with pytest.raises(Problem) as refused:
        judged(written(table) + more.encode(), "express")
    assert refused.value.code == "day-forged"
