"""Tables that nobody is at leave memory, and come back as they were."""

from __future__ import annotations

import asyncio
import gc
import sys
import threading
import weakref
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from beachhead.bots import find_bot
from beachhead.games import load_game
from beachhead.kernel import fair
from beachhead.kernel.contract import AnyGame, Choice, Decision, Over, first_chance
from beachhead.kernel.errors import Problem
from beachhead.kernel.notation import Undo
from beachhead.kernel.table import SeatPlan, Table
from beachhead.playing.plans import Plan, new_table, now
from beachhead.server import expiry, kept_table, limits, replaying, rooms, snapshots, sweeping
from beachhead.server import protocol as p
from beachhead.server.kept_table import KeptTable
from beachhead.server.member import Member
from beachhead.server.metrics import Metrics
from beachhead.server.rooms import Rooms
from beachhead.server.stores import Kept, Lobby, Person, Snapshot
from beachhead.server.stores.sqlite import SqliteStore
from beachhead.server.thinking import Thinker
from beachhead.server.waiting import fingerprint
from tests.server.house import house

SEED = bytes(range(32))
KEY = "key-of-the-seat"


@pytest.fixture(autouse=True)
def short_games_are_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshots, "BEHIND", 30)
    monkeypatch.setattr(snapshots, "WORTH", 10)


def first_decision(table: Table) -> Decision:
    assert not isinstance(table.pending, Over)
    return next(item for item in table.pending if isinstance(item, Decision))


def played(game: str, steps: int, seats: int = 1, **options: Any) -> Kept:
    """A table at which bots have played, and taken back what they did now and then."""
    plan = Plan(load_game(game), (SeatPlan(""),) * seats, options)
    table, _ = new_table(plan, SEED)
    below, bot = fair.fast_stream(f"{game} {steps}"), find_bot("sergeant", game)
    while len(table.line) < steps and table.over is None:
        if first_chance(table.pending) is not None:
            table.roll(SEED)
            continue
        asked = first_decision(table)
        view = table.game.view(table.state, asked.seat)
        table.choose(asked.seat, bot(table.game, view, asked, below))
        if below(6) == 0:
            undo = table.undo_plan(asked.seat)
            table.append(Undo(undo.seat, undo.steps, table.people))
    assert table.over is None
    return Kept(
        id="t",
        header=table.header,
        seed=SEED.hex(),
        keys=tuple(fingerprint(KEY) for _ in range(seats + 1)),
        people=(Person(),) * seats,
        entries=tuple(table.noted),
    )


@pytest.fixture
async def store(tmp_path: Path) -> Any:
    store = SqliteStore(tmp_path / "tables.sqlite")
    yield store
    await store.close()


def same(one: Table, other: Table) -> None:
    assert one.state == other.state and one.pending == other.pending
    assert one.rolls_of_all() == other.rolls_of_all() and one.noted == other.noted
    assert (len(one.line), len(one.entries)) == (len(other.line), len(other.entries))
    assert (one.played_by, one.seed_at) == (other.played_by, other.seed_at)
    first = max(one.line.first, other.line.first)
    assert one.line[first:] == other.line[first:]


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("battle", 2, {}),
        ("normandy", 2, {"missions": True, "war_heroes": True, "battle_conditions": True}),
        ("normandy", 2, {"atlantikwall": True}),
    ],
)
async def test_a_table_goes_on_from_a_snapshot_as_from_its_beginning(
    game: str, seats: int, options: dict[str, Any], store: SqliteStore
) -> None:
    kept = played(game, 90, seats, **options)
    await store.create(kept)
    whole = KeptTable(load_game(game), kept, store)
    await whole.put_away()
    loaded = await store.load("t")
    assert loaded is not None and loaded.snapshot is not None
    opened = KeptTable(load_game(game), loaded, store)
    assert opened.table.line.first > 0 and opened.halted is None
    same(opened.table, whole.table)
    assert [len(one) for one in opened.entered] == [len(one) for one in whole.entered]
    assert [opened.length_after(at) for at in range(opened.table.entries.first, whole.version)] == [
        whole.length_after(at) for at in range(opened.table.entries.first, whole.version)
    ]
    await opened.reach(0)
    assert opened.table.line.first == 0
    same(opened.table, whole.table)
    assert opened.table.line == whole.table.line and opened.table.entries == whole.table.entries


async def put_away(
    store: SqliteStore, game: AnyGame, kept: Kept
) -> tuple[KeptTable, Kept, Snapshot]:
    """A table that has left memory, as it was, as it is kept, and its snapshot."""
    await store.create(kept)
    whole = KeptTable(game, kept, store)
    await whole.put_away()
    loaded = await store.load(kept.id)
    assert loaded is not None and loaded.snapshot is not None
    return whole, loaded, loaded.snapshot


async def test_a_snapshot_that_is_wrong_costs_time_and_nothing_else(store: SqliteStore) -> None:
    kept = played("battle", 60, 2)
    game = load_game("battle")
    whole, loaded, good = await put_away(store, game, kept)
    held = snapshots.unpack(good.body)
    assert held is not None
    first = msgspec.msgpack.encode(whole.table.first_state)
    elsewhere = replace(held, middle=replace(held.middle, state=first))
    for bad in (
        replace(good, made_by="0.0 other other"),
        replace(good, body=b""),
        replace(good, body=good.body[:-9]),
        replace(good, entries=good.entries - 1),
        replace(good, body=snapshots.pack(elsewhere)),
        replace(good, body=msgspec.msgpack.encode(held)),  # as earlier versions wrote it
    ):
        opened = KeptTable(game, replace(loaded, snapshot=bad), store)
        assert opened.table.line.first == 0 and opened.halted is None
        same(opened.table, whole.table)
    rolls = tuple((seat, count + 1) for seat, count in held.middle.rolls)
    body = snapshots.pack(replace(held, middle=replace(held.middle, rolls=rolls)))
    opened = KeptTable(game, replace(loaded, snapshot=replace(good, body=body)), store)
    assert opened.halted is None, "its dice do not come out so, and it is played from its start"
    same(opened.table, whole.table)


async def test_no_bit_of_a_snapshot_can_be_bent_unnoticed(store: SqliteStore) -> None:
    kept = played("normandy", 50, 2)
    game = load_game("normandy")
    whole, loaded, good = await put_away(store, game, kept)
    assert snapshots.open_at(Table(game, kept.header), loaded) is not None
    opened = []
    for at in range(len(good.body)):
        bent = bytearray(good.body)
        bent[at] ^= 1 << at % 8
        bad = replace(loaded, snapshot=replace(good, body=bytes(bent)))
        opened += [at] if snapshots.open_at(Table(game, kept.header), bad) is not None else []
    assert opened == []
    table = KeptTable(game, bad, store)
    assert table.table.line.first == 0 and table.halted is None
    same(table.table, whole.table)


async def test_a_snapshot_of_other_entries_is_not_used(store: SqliteStore, tmp_path: Path) -> None:
    kept = played("battle", 60, 2)
    await store.create(kept)
    await KeptTable(load_game("battle"), kept, store).put_away()
    other = replace(kept, id="u")
    await store.create(other)
    await store._writer.ask(lambda db: db.execute("update snapshot set game = 'u'").rowcount)
    loaded = await store.load("u")
    assert loaded is not None and loaded.snapshot is None and not loaded.damaged


async def rooms_of(store: SqliteStore, kept: Kept, ids: str) -> Rooms:
    """The same table several times, each with an id of its own, and none of them open."""
    for id in ids:
        await store.create(replace(kept, id=id))
    return Rooms({"battle": load_game("battle")}, store, Thinker(Metrics()))


async def test_rooms_that_nobody_is_in_are_put_away_and_open_again(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = await rooms_of(store, played("battle", 60, 2), "abcd")
    seen = [weakref.ref(await opened.find(id)) for id in "abc"]
    await opened.tidy()
    assert len(opened) == 3 and all(one() is not None for one in seen)
    monkeypatch.setattr(rooms, "IDLE_SECONDS", -1.0)
    await opened.tidy()
    assert len(opened) == 0
    await asyncio.sleep(0)
    assert [one() for one in seen] == [None] * 3, "nothing holds on to them"
    assert (await opened.find("a")).table.line.first > 0
    monkeypatch.setattr(rooms, "IDLE_SECONDS", 1e9)
    monkeypatch.setattr(rooms, "MOST_OPEN", 2)
    for id in "bcd":
        await opened.find(id)
        assert len(opened) <= 2


async def test_who_comes_while_rooms_are_put_away_finds_one(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = await rooms_of(store, played("battle", 2, 2), "abcdef")
    for id in "abcd":
        await opened.find(id)
    still_in_use = await opened.find("b")

    async def slowly(room: KeptTable) -> None:
        still_in_use.members.add(Member(lambda _: None, frozenset(), "en"))
        await asyncio.sleep(0.01)

    monkeypatch.setattr(KeptTable, "put_away", slowly)
    monkeypatch.setattr(rooms, "MOST_OPEN", 1)
    found = await asyncio.gather(*(opened.find(id) for id in "efef"))
    assert [room.id for room in found] == [*"efef"]
    assert opened.in_use("b") and await opened.find("b") is still_in_use


async def test_what_lies_before_the_snapshot_is_there_when_somebody_looks(tmp_path: Path) -> None:
    kept = played("battle", 60)
    store = SqliteStore(tmp_path / "tables.sqlite")
    await store.create(kept)
    whole = KeptTable(load_game("battle"), kept, store)
    await whole.put_away()
    await store.close()
    bearer = {"authorization": f"Bearer {KEY}"}
    for what in ("course", "moment?at=3", "moment"):
        async with house(tmp_path) as here:
            answer = await here.http.get(f"/api/tables/t/{what}", headers=bearer)
            assert answer.status_code == 200, answer.text
            if what == "course":
                assert {line["at"] for line in answer.json()} >= {1, 2, len(whole.table.line)}
            elif what == "moment":
                assert answer.json()["last"] == len(whole.table.line)
    async with house(tmp_path) as here, here.guest("t", KEY) as guest:
        await guest.shown()
        assert guest.version == whole.version and guest.log[0].at == 1
    async with house(tmp_path) as here, here.guest("t", KEY, version=whole.version) as guest:
        await guest.shown()
        assert all(line.at > len(whole.table.line) for line in guest.log)
        for _ in range(20):
            assert guest.screen is not None and guest.screen.undo is not None
            wish = p.TakeBack(guest.next_id(), 0, guest.screen.undo.number)
            assert isinstance(await guest.answer(wish), p.Done)


async def test_entries_are_never_played_again_on_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not for who comes, looks back, goes on elsewhere or checks, nor when the disk is full."""
    async with house(tmp_path) as here:
        table = await here.table("battle", "me")
        async with here.guest(table.table, table.keys[0]) as guest:
            await guest.play_on()
    loop_thread, again = threading.current_thread(), list[threading.Thread]()
    real = Table.append

    def listen(self: Table, entry: Any, kept: str | None = None) -> Any:
        if kept is not None or self.journal.__name__ == "no_journal":
            again.append(threading.current_thread())
        return real(self, entry, kept)

    monkeypatch.setattr(Table, "append", listen)
    key = {"authorization": f"Bearer {table.keys[0]}"}
    async with house(tmp_path) as here:
        for what in ("moment?at=2", "course", "verdict", "numbers", "record"):
            where = f"/api/tables/{table.table}/{what}"
            assert (await here.http.get(where, headers=key)).status_code == 200
        where = f"/api/tables/{table.table}/go-on?at=4"
        new = (await here.http.post(where, headers=key)).json()
        async with here.guest(new["table"], new["keys"][0]) as guest:
            ask = await guest.asked()
            assert ask is not None

            async def full(self: SqliteStore, *_: object) -> None:
                raise Problem("not-kept", detail="database or disk is full")

            with monkeypatch.context() as patched:
                patched.setattr(SqliteStore, "append", full)
                with pytest.raises(AssertionError, match="not-kept"):
                    await guest.play_on()
            await guest.play_on()
    assert again and loop_thread not in again


async def test_what_is_all_known_is_never_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However far somebody reads back, takes back, or is told all of it anew."""
    again = list[object]()
    monkeypatch.setattr(kept_table, "played", lambda *game: again.append(game))
    async with house(tmp_path) as here:
        table = await here.table("battle", "me")
        async with here.guest(table.table, table.keys[0]) as guest:
            await guest.play_on(most=3)
            await guest.send(p.Older(0))
            await guest.send(p.Speak("fr"))
            await guest.shown()
            assert guest.screen is not None and guest.screen.undo is not None
            wish = p.TakeBack(guest.next_id(), 0, guest.screen.undo.number)
            assert isinstance(await guest.answer(wish), p.Done)
    assert not again


@pytest.mark.parametrize("entries", [1, replaying.LONG + 1])
async def test_games_are_looked_through_one_after_the_other(entries: int) -> None:
    running, most = 0, 0
    lock = threading.Lock()

    def work() -> None:
        nonlocal running, most
        with lock:
            running += 1
            most = max(most, running)
        threading.Event().wait(0.001)
        with lock:
            running -= 1

    many = (replaying.off_the_loop(entries, work) for _ in range(8))
    await asyncio.gather(*many)
    assert most == 1


async def test_the_loop_has_its_turn_more_often_as_long_as_something_is_done_beside_it() -> None:
    usual, seen = sys.getswitchinterval(), list[float]()

    def fails() -> None:
        seen.append(sys.getswitchinterval())
        raise Problem("not-over")

    doing = (replaying.off_the_loop(entries, fails) for entries in (1, replaying.LONG + 1))
    assert len(await asyncio.gather(*doing, return_exceptions=True)) == 2
    assert seen == [pytest.approx(replaying.TURN)] * 2 and sys.getswitchinterval() == usual


async def test_what_could_not_be_kept_is_as_if_it_had_not_been(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Choices, dice, what was taken back and put back: all at once, and all of it undone."""
    kept = played("battle", 20, 2)
    await store.create(kept)
    game = load_game("battle")
    table = KeptTable(game, kept, store)
    before = KeptTable(game, kept, store)
    for _ in range(3):
        table.roll()
        asked = first_decision(table.table)
        table.append(Choice(asked.seat, asked.options[0]))
        undo = table.table.undo_plan(asked.seat)
        table.append(Undo(undo.seat, undo.steps, table.table.people))
        table.append(table.table.redo_plan())
        table.go_back()
        same(table.table, before.table)
        assert table.table._undone == before.table._undone
        assert [len(one) for one in table.entered] == [len(one) for one in before.entered]
    table.roll()
    await table.save()
    again = await store.load("t")
    assert again is not None and [*again.entries] == table.table.noted


async def test_an_open_table_stays_in_memory_while_it_may_be_listed(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else it would be listed anew as if its host had just left."""
    monkeypatch.setattr(rooms, "IDLE_SECONDS", -1.0)
    kept = replace(played("battle", 0, 2), lobby=Lobby((0,), "en", (1,), opened=now()))
    await store.create(kept)
    opened = Rooms({"battle": load_game("battle")}, store, Thinker(Metrics()))
    await opened.find("t")
    await opened.tidy()
    assert len(opened) == 1
    monkeypatch.setattr(limits, "OPEN_FOR", -1.0)
    await opened.tidy()
    assert len(opened) == 0


async def test_nobody_plays_while_everything_in_memory_is_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    swept = asyncio.Event()
    monkeypatch.setattr(expiry, "TIDY_SECONDS", 0.02)
    monkeypatch.setattr(expiry, "sweep", swept.set)
    usual = gc.get_threshold()
    async with house(tmp_path) as here:
        table = await here.table("express", "me")
        assert gc.get_threshold() == sweeping.SELDOM
        async with here.guest(table.table, table.keys[0]) as guest:
            await guest.shown()
            swept.clear()
            await asyncio.sleep(0.2)
            assert not swept.is_set()
        async with asyncio.timeout(20):
            await swept.wait()
    assert gc.get_threshold() == usual


def test_what_is_loaded_when_a_server_starts_is_not_looked_at_unless_that_was_said_before() -> None:
    loaded: list[object] = [object()]

    def looked_at() -> bool:
        return any(one is loaded for one in gc.get_objects())

    gc.unfreeze()
    try:
        with sweeping.sweeping_seldom():
            assert not looked_at()
        assert looked_at()
    finally:
        gc.freeze()  # as for all tests
    loaded = [object()]
    with sweeping.sweeping_seldom():
        assert looked_at()
    assert gc.get_freeze_count()
