"""Any process may serve any table: people at one table by way of two see each other and play on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime, timedelta
from typing import Any, cast

import asyncpg
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from beachhead.games import load_game
from beachhead.kernel.errors import Problem
from beachhead.kernel.notation import Undo
from beachhead.locale import LANGUAGES, Texts
from beachhead.server import app, limits, snapshots
from beachhead.server import protocol as p
from beachhead.server.expiry import Housekeeping
from beachhead.server.kept_table import KeptTable
from beachhead.server.open_tables import OpenTables
from beachhead.server.room import Room
from beachhead.server.rooms import Rooms
from beachhead.server.sharing import neighbours
from beachhead.server.sharing import postgres as exchange
from beachhead.server.sharing.exchange import Alone
from beachhead.server.sharing.news import (
    Around,
    CalledAgain,
    Kept,
    LinesOpen,
    News,
    Opened,
    Present,
    Took,
)
from beachhead.server.stores import Gone, Overtaken
from beachhead.server.stores.postgres import PostgresStore
from beachhead.server.stores.rows import summed
from tests.server.house import PATIENCE, Guest, House, first_action, house
from tests.server.postgres import Postgres, ask, cut
from tests.server.shown import Shown
from tests.server.test_idle import played


@pytest.fixture
async def here(database: str) -> AsyncIterator[House]:
    async with house(database, open_tables=True) as one:
        yield one


@pytest.fixture
async def there(database: str) -> AsyncIterator[House]:
    async with house(database, open_tables=True) as other:
        yield other


@asynccontextmanager
async def both(here: House, there: House, table: p.NewTable) -> AsyncIterator[tuple[Guest, Guest]]:
    """Ann by way of one process, Ben by way of another, and each sees that the other is there."""
    async with (
        here.guest(table.table, table.keys[0]) as ann,
        there.guest(table.table, table.keys[1]) as ben,
    ):
        for guest in (ann, ben):
            await until(guest, lambda guest: _screens(guest)[:2] == [1, 1])
        yield ann, ben


async def until(guest: Guest, seen: Callable[[Guest], bool]) -> None:
    """Read on until it is so."""
    async with asyncio.timeout(PATIENCE):
        while guest.screen is None or not seen(guest):
            await guest.read()


def _screens(guest: Guest) -> list[int]:
    return [player.screens for player in shown(guest).players]


async def test_each_sees_the_moves_of_the_other_and_the_game_ends(
    here: House, there: House
) -> None:
    table = await here.table("express", "me", "friend", "sergeant")
    async with (
        here.guest(table.table, table.keys[0]) as ann,
        there.guest(table.table, table.keys[1]) as ben,
    ):
        await asyncio.gather(ann.play_on(), ben.play_on())
        assert ann.version == ben.version and ann.log == ben.log
        headers = {"Authorization": f"Bearer {table.watch}"}
        for one in (here, there):
            where = f"/api/tables/{table.table}/verdict"
            assert (await one.http.get(where, headers=headers)).json()["code"] == "fair"


async def test_who_acts_at_the_same_moment_is_overtaken_and_judged_again(
    here: House, there: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both are asked, and neither hears of the other before both write."""
    table = await here.table("normandy", "me", "friend")
    kept, meet = PostgresStore.append, asyncio.Barrier(2)
    tried, overtaken = 0, 0

    async def at_once(self: PostgresStore, *args: Any) -> None:
        nonlocal tried, overtaken
        tried += 1
        if tried <= 2:
            await meet.wait()
        try:
            await kept(self, *args)
        except Overtaken:
            overtaken += 1
            raise

    async with both(here, there, table) as (ann, ben):
        one, two = await ann.asked(), await ben.asked()
        assert one is not None and two is not None
        monkeypatch.setattr(PostgresStore, "append", at_once)
        replies = await asyncio.gather(
            ann.act(one, first_action(one.prompt)), ben.act(two, first_action(two.prompt))
        )
        assert all(isinstance(reply, p.Done) for reply in replies), replies
        assert overtaken == 1
        last = max(reply.version for reply in replies if isinstance(reply, p.Done))
        for guest in (ann, ben):
            await until(guest, lambda guest: guest.version == last)
        assert ann.log == ben.log


async def test_a_late_click_is_stale(here: House, there: House) -> None:
    """The same seat at two screens, at two processes."""
    table = await here.table("express", "me")
    async with (
        here.guest(table.table, table.keys[0]) as one,
        there.guest(table.table, table.keys[0]) as two,
    ):
        ask = await two.asked()
        assert ask is not None and await one.asked() == ask
        assert isinstance(await one.act(ask, first_action(ask.prompt)), p.Done)
        other = next(
            action for action in _actions(ask.prompt) if action != first_action(ask.prompt)
        )
        reply = await two.act(ask, other)
        assert isinstance(reply, p.Refused) and reply.code == "stale"
        again = await two.act(ask, first_action(ask.prompt))
        assert isinstance(again, p.Done)  # as if it had been sent twice: that is what was done


def _actions(prompt: p.Prompt) -> list[str]:
    if isinstance(prompt, p.DicePrompt):
        return [*prompt.picks] + ([prompt.none] if prompt.none else [])
    found = []
    for entry in prompt.entries:
        found += _actions(entry.next) if entry.next is not None else [entry.action]
    return found


async def test_phrases_names_and_goodbyes_reach_the_other_process(
    here: House, there: House
) -> None:
    table = await here.table("express", "me", "friend")
    async with there.guest(table.table, table.keys[1], lang="fr") as ben:
        async with here.guest(table.table, table.keys[0]) as ann:
            await until(ben, lambda guest: _screens(guest)[:2] == [1, 1])
            await ann.answer(p.Phrase(ann.next_id(), 0, "hello"))
            await until(ben, lambda guest: bool(guest.said))
            assert ben.said[0].seat == 0 and ben.said[0].text == "Bonjour\u00a0!"
            await ann.answer(p.Rename(ann.next_id(), 0, "Ann", "navy"))
            await until(ben, lambda guest: _player(guest, 0).name == "Ann")
            taken = await ben.answer(p.Rename(ben.next_id(), 1, "Ann", "rust"))
            assert isinstance(taken, p.Refused)
        await until(ben, lambda guest: _screens(guest) == [0, 1])


def _player(guest: Guest, seat: int) -> p.Player:
    return shown(guest).players[seat]


@pytest.mark.parametrize("agree", [True, False])
async def test_what_is_taken_back_needs_the_other_process(
    agree: bool, here: House, there: House
) -> None:
    table = await here.table("express", "me", "friend")
    async with both(here, there, table) as (ann, ben):
        ask = await ann.asked()
        assert ask is not None and isinstance(ask.prompt, p.DicePrompt)
        await ann.act(ask, ask.prompt.picks[0])
        before, undo = ann.version, shown(ann).undo
        assert undo is not None and undo.ask
        await ann.answer(p.TakeBack(ann.next_id(), undo.seat, undo.number))
        await until(ben, lambda guest: shown(guest).proposal is not None)
        proposal = shown(ben).proposal
        assert proposal is not None and proposal.seat == 0
        reply = await ben.answer(p.Answer(ben.next_id(), 1, proposal.number, agree))
        assert isinstance(reply, p.Done)
        for guest in (ann, ben):
            await until(guest, lambda guest: bool(guest.noticed) and not shown(guest).proposal)
        assert ann.noticed == ben.noticed and ann.log == ben.log
        assert ann.version == ben.version and (ann.version > before) == agree


async def _whose_turn(ann: Guest, ben: Guest) -> Guest:
    while not (shown(ann).asks or shown(ben).asks):
        await ann.read()
    return ann if shown(ann).asks else ben


def _at(version: int) -> Callable[[Guest], bool]:
    return lambda guest: guest.version >= version


def shown(guest: Guest) -> Shown:
    assert guest.screen is not None
    return guest.screen


async def test_a_table_waits_for_who_comes_by_way_of_another_process(
    here: House, there: House
) -> None:
    table = await here.table("express", "me", "friend", wait=True)
    async with here.guest(table.table, table.keys[0]) as ann:
        screen = await ann.shown()
        assert screen.gathering == p.Gathering(missing=(1,)) and screen.host == 0
        await ann.answer(p.Hold(ann.next_id(), 0, hold=True))
        async with there.guest(table.table, table.keys[1]) as ben:
            await until(ben, lambda guest: shown(guest).gathering == p.Gathering(holding=(0,)))
            await until(ann, lambda guest: not _gathering(guest).missing)
        await until(ann, lambda guest: _gathering(guest).missing == (1,))
        async with there.guest(table.table, table.keys[1]) as ben:
            await until(ann, lambda guest: not _gathering(guest).missing)
            await ann.answer(p.Hold(ann.next_id(), 0, hold=False))
            for guest in (ann, ben):
                await until(guest, lambda guest: shown(guest).gathering is None)
            assert await ann.asked() or await ben.asked()


def _gathering(guest: Guest) -> p.Gathering:
    found = shown(guest).gathering
    assert found is not None
    return found


async def test_the_host_begins_with_a_bot_and_the_other_process_sees_it(
    here: House, there: House
) -> None:
    table = await here.table("express", "me", "friend", "friend", wait=True)
    async with both(here, there, table) as (ann, ben):
        await ann.answer(p.Begin(ann.next_id(), 0, bots=True))
        await until(ben, lambda guest: shown(guest).gathering is None)
        assert [bool(player.bot) for player in shown(ben).players] == [False, False, True]
        await asyncio.gather(ann.play_on(), ben.play_on())
        assert ann.log == ben.log


async def test_an_open_table_is_found_and_each_of_its_seats_taken_once(
    here: House, there: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await here.table("express", "me", "friend", "friend", open=True)
    async with here.guest(table.table, table.keys[0]) as host:
        await host.shown()
        async with asyncio.timeout(PATIENCE):
            while not (listed := (await there.http.get("/api/open")).json()):
                await asyncio.sleep(0.01)
        assert [one["table"] for one in listed] == [table.table] and listed[0]["free"] == 2
        where = f"/api/open/{table.table}"
        taken = await asyncio.gather(
            *(one.http.post(where, json={"name": name}) for one, name in _three(here, there))
        )
        found = [answer.json() for answer in taken if answer.status_code == 200]
        assert sorted(answer.status_code for answer in taken) == [200, 200, 409]
        await until(host, lambda guest: len(_gathering(guest).strangers) == 2)
        async with (
            there.guest(table.table, found[0]["key"]) as one,
            here.guest(table.table, found[1]["key"]) as two,
        ):
            for guest in (host, one, two):
                await until(guest, lambda guest: shown(guest).gathering is None)
            mine = [_mine(guest) for guest in (host, one, two)]
            assert sorted(mine) == [[0], [1], [2]]


def _three(here: House, there: House) -> list[tuple[House, str]]:
    return [(here, "Ben"), (there, "Cid"), (there, "Dot")]


def _mine(guest: Guest) -> list[int]:
    return list(shown(guest).seats)


async def test_who_plays_again_calls_those_at_the_other_process_each_with_their_key(
    here: House, there: House
) -> None:
    table = await here.table("express", "me", "friend")
    async with both(here, there, table) as (ann, ben):
        await asyncio.gather(ann.play_on(), ben.play_on())
        new = await here.table("express", "me", "friend")
        async with here.guest(table.table, table.watch) as watching:
            await watching.shown()
            await ann.answer(p.Again(ann.next_id(), 0, new.table, new.keys))
            while not isinstance(called := await ben.read(), p.Called):
                pass
            assert (called.table, called.keys) == (new.table, (new.keys[1],))
            assert not any(new.keys[1] in raw for raw in (*ann.raw, *watching.raw))


async def test_one_process_plays_the_bots_and_another_goes_on_when_nobody_is_there(
    here: House, there: House, database: str
) -> None:
    table = await here.table("battle", "me", "sergeant")
    async with there.guest(table.table, table.keys[0]) as two:
        async with here.guest(table.table, table.keys[0]) as one:
            await until(two, lambda guest: _screens(guest)[0] == 2)
            await one.play_on(most=3)
        await two.play_on()
        assert shown(two).over is not None


async def test_nobody_sees_the_secret_of_another(
    here: House, there: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    heard = exchange.PostgresExchange._heard

    def listen(self: exchange.PostgresExchange, *args: Any) -> None:
        told.append(args[-1])
        heard(self, *args)

    monkeypatch.setattr(exchange.PostgresExchange, "_heard", listen)
    table = await here.table("normandy", "me", "friend")
    async with both(here, there, table) as (ann, ben):
        for _ in range(4):
            await asyncio.gather(ann.play_on(most=1), ben.play_on(most=1))
        news = [msgspec.json.decode(one)[1] for one in told]
        kinds = {one["type"] for one in news if one is not None}
        # What happened itself is not among them.
        assert kinds <= {"Kept", "Around", "LinesOpen", "Took", "Opened"}, kinds
        for key in (*table.keys, table.watch):
            assert not any(key in one for one in told)


async def test_who_was_there_by_way_of_a_process_that_was_killed_is_gone(
    here: House, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(exchange, "HEARTBEAT", 0.05)
    table = await here.table("express", "me", "friend")
    async with here.guest(table.table, table.keys[0]) as ann:
        await ann.shown()
        ghost = exchange.PostgresExchange(database)
        await ghost.open()
        ghost.tell(CalledAgain(table.table, 1, "", ("\N{GAME DIE}" * 3000,)))  # too much to be told
        ghost.tell(Around(table.table, (Present(frozenset({1}), skips=False),)))
        await until(ann, lambda guest: _screens(guest) == [1, 1])
        await ghost.close()  # which says no goodbye
        await until(ann, lambda guest: _screens(guest) == [1, 0])


async def test_what_a_process_kept_and_did_not_tell_before_it_was_killed_is_found(
    here: House, there: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(exchange, "HEARTBEAT", 0.05)
    tell, tellers = exchange.PostgresExchange.tell, set[exchange.PostgresExchange]()

    def secretly(self: exchange.PostgresExchange, news: News) -> None:
        tellers.add(self)
        if not isinstance(news, Kept):
            tell(self, news)

    monkeypatch.setattr(exchange.PostgresExchange, "tell", secretly)
    table = await here.table("normandy", "me", "friend")
    async with both(here, there, table) as (ann, ben):
        tellers.clear()
        assert await ben.play_on(most=1) == 1
        assert ann.version < ben.version
        (killed,) = tellers
        await killed.close()
        await until(ann, _at(ben.version))
        assert ann.log == ben.log


async def test_what_could_not_be_told_while_one_line_was_cut_is_found(
    here: House, there: House, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """More than waits for a line is dropped; the others may not even notice that it was cut."""
    monkeypatch.setattr(exchange, "HEARTBEAT", PATIENCE)
    tell, tellers = exchange.PostgresExchange.tell, set[exchange.PostgresExchange]()
    dropping = True

    def drop(self: exchange.PostgresExchange, news: News) -> None:
        tellers.add(self)
        if not (dropping and isinstance(news, Kept)):
            tell(self, news)

    table = await here.table("normandy", "me", "friend")
    async with both(here, there, table) as (ann, ben):
        monkeypatch.setattr(exchange.PostgresExchange, "tell", drop)
        assert await ann.play_on(most=1) == 1
        assert ben.version < ann.version
        dropping = False
        (teller,) = tellers
        number = int(teller.me, 16)
        hang_up = f"select pg_terminate_backend(pid) from ({HOLDERS}) as holders where objid = $1"
        assert await ask(database, hang_up, number)
        await until(ben, _at(ann.version))


class Ear:
    """Somebody who listens."""

    def __init__(self, then: Callable[[], None] = lambda: None) -> None:
        self.heard, self.ended = list[News](), list[str]()
        self._then = then

    def hear(self, process: str, news: News) -> None:
        self.heard.append(news)

    def gone(self, process: str) -> None:
        self.ended.append(process)

    def back(self) -> None:
        self._then()


HOLDERS = "select pid, objid from pg_locks where locktype = 'advisory'"


async def test_who_comes_is_let_in_though_others_overtake_what_follows(
    here: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is fetched for them may end somebody's turn, and that may have been kept already."""
    table = await here.table("express", "me", "friend")
    catch_up, tries = Room.catch_up, 0

    async def overtaken(self: Room) -> None:
        nonlocal tries
        tries += 1
        if tries == 1:
            raise Overtaken
        await catch_up(self)

    async with here.guest(table.table, table.keys[0]) as ann:
        await ann.shown()
        monkeypatch.setattr(Room, "catch_up", overtaken)
        async with here.guest(table.table, table.keys[1]) as ben:
            assert isinstance(await ben.read(), p.Update)
    assert tries > 1


async def test_who_is_heard_of_while_one_looks_around_is_not_gone() -> None:
    looking, ear = exchange.PostgresExchange(""), Ear()

    def heard(process: str) -> None:
        envelope = exchange.Envelope(process, LinesOpen({}))
        looking._heard(None, 0, "", msgspec.json.encode(envelope).decode())

    class Slow:
        async def fetch(self, query: str) -> list[tuple[int]]:
            heard("00000001")
            return []

    looking.listen(ear)
    heard("00000002")
    await looking._look_around(Slow())
    assert ear.ended == ["00000002"]


async def test_what_happens_while_a_table_is_being_opened_is_seen_by_who_comes(
    here: House, there: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is told before there is a room that could hear it."""
    table = await here.table("normandy", "me", "friend")
    load, loaded, go_on = PostgresStore.load, asyncio.Event(), asyncio.Event()

    async def slowly(self: PostgresStore, id: str) -> Any:
        found = await load(self, id)
        loaded.set()
        await go_on.wait()
        return found

    async with here.guest(table.table, table.keys[0]) as ann:
        await ann.asked()
        heard = _heard(monkeypatch)
        monkeypatch.setattr(PostgresStore, "load", slowly)
        async with there.guest(table.table, table.keys[1]) as ben:
            await loaded.wait()
            await ann.play_on(most=1)
            async with asyncio.timeout(PATIENCE):
                while ann.version not in [one.entries for one in heard if isinstance(one, Kept)]:
                    await asyncio.sleep(0.02)
            go_on.set()
            await until(ben, _at(ann.version))
            assert ann.log == ben.log


def _heard(monkeypatch: pytest.MonkeyPatch) -> list[News]:
    """All that any process has heard from another from now on."""
    hear, heard = Rooms.hear, list[News]()

    def listen(self: Rooms, process: str, news: News) -> None:
        hear(self, process, news)
        heard.append(news)

    monkeypatch.setattr(Rooms, "hear", listen)
    return heard


async def test_who_is_elsewhere_is_asked_though_a_table_cannot_be_shown_as_it_is(
    here: House, there: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody would be asked again as long as it is open there."""
    table = await here.table("express", "me", "friend")
    load = Rooms._load

    async def missed_something(self: Rooms, id: str) -> tuple[Room, bool]:
        return (await load(self, id))[0], True

    async def away(self: Room) -> None:
        raise Problem("not-kept", detail="the connection was closed")

    async with here.guest(table.table, table.keys[0]) as ann:
        await ann.shown()
        with monkeypatch.context() as patched:
            patched.setattr(Rooms, "_load", missed_something)
            patched.setattr(Room, "catch_up", away)
            assert not await _is_let_in(there, table)
        async with there.guest(table.table, table.keys[1]) as ben:
            await until(ben, lambda guest: _screens(guest) == [1, 1])


async def test_what_was_missed_while_the_line_was_cut_is_fetched(
    here: House, there: House, database: str
) -> None:
    table = await here.table("normandy", "me", "friend")
    async with both(here, there, table) as (ann, ben):
        for _ in range(3):
            await cut(database)
            player, other = (ann, ben) if (await _whose_turn(ann, ben)) is ann else (ben, ann)
            await until(other, _at(await _insist(player)))
        for guest in (ann, ben):  # they see each other again as well
            await until(guest, lambda guest: _screens(guest)[:2] == [1, 1])
        async with asyncio.timeout(PATIENCE):
            while not ben.said:  # what is said is not kept: a line may still be cut unseen
                await ann.answer(p.Phrase(ann.next_id(), 0, "hello"))
                with suppress(TimeoutError):
                    await asyncio.wait_for(ben.read(), 0.5)


async def test_a_restart_of_the_database_loses_nothing_and_everybody_plays_on(
    here: House, there: House, database_server: Postgres
) -> None:
    table = await here.table("express", "me", "friend", "sergeant")
    async with both(here, there, table) as (ann, ben):
        player = await _whose_turn(ann, ben)
        ask = await player.asked()
        assert ask is not None
        before = player.version
        database_server.stop()
        reply = await player.act(ask, first_action(ask.prompt))
        assert isinstance(reply, p.Refused) and reply.code == "not-kept"
        assert (await here.http.get("/health")).status_code == 503
        database_server.start()
        assert await _insist(player) > before
        await asyncio.gather(ann.play_on(), ben.play_on())
        assert ann.log == ben.log


async def _insist(guest: Guest) -> int:
    """Until what is asked next is answered, as somebody would who is told to try again."""
    ask = await guest.asked()
    assert ask is not None
    async with asyncio.timeout(PATIENCE):
        while isinstance(reply := await guest.act(ask, first_action(ask.prompt)), p.Refused):
            assert reply.code == "not-kept", reply
            await asyncio.sleep(0.05)
    return reply.version


@pytest.fixture
def two_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "LINES_EACH", 2)
    monkeypatch.setattr(limits, "CALLS_AT_ONCE", 2000.0)  # however long the word takes to get round


async def test_what_was_let_in_by_one_process_counts_at_the_other(
    two_lines: None, here: House, there: House
) -> None:
    table = await here.table("express", "me", "friend")
    async with both(here, there, table) as (ann, _):
        async with there.stranger() as third:
            reply = await third.read()
            assert isinstance(reply, p.Refused) and reply.code == "too-many-lines"
        await ann.connection.close()
        async with asyncio.timeout(PATIENCE):
            while not await _is_let_in(there, table):  # until that is known there
                await asyncio.sleep(0.05)


async def _is_let_in(there: House, table: p.NewTable) -> bool:
    try:
        async with there.guest(table.table, table.watch) as third:
            return isinstance(await third.read(), p.Update)
    except ConnectionClosed:
        return False


async def test_a_process_that_begins_learns_what_is_open_at_the_others(
    two_lines: None, here: House, database: str
) -> None:
    table = await here.table("express", "me", "friend")
    async with (
        here.guest(table.table, table.keys[0]) as ann,
        here.guest(table.table, table.keys[1]) as ben,
        house(database) as late,
    ):
        await ann.shown()
        await ben.shown()
        async with asyncio.timeout(PATIENCE):
            while await _is_let_in(late, table):  # until that is known there
                await asyncio.sleep(0.05)


async def test_a_process_that_begins_learns_from_where_tables_were_opened(
    here: House, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "OPEN_EACH", 2)
    for _ in range(2):
        await here.table("express", "me", "friend", open=True)
    hear, told = OpenTables.hear, asyncio.Event()

    def listen(self: OpenTables, process: str, news: News) -> None:
        hear(self, process, news)
        if isinstance(news, Opened) and len(news.tables) == 2:
            told.set()

    monkeypatch.setattr(OpenTables, "hear", listen)
    async with house(database, open_tables=True) as late:
        await asyncio.wait_for(told.wait(), PATIENCE)
        refused = await late.wish("express", "me", "friend", open=True)
        assert refused.status_code == 429 and refused.json()["code"] == "too-many-open-each"


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_who_does_not_hear_the_others_says_so(
    lang: str, here: House, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A pooler that gives each transaction another connection passes nothing on."""

    async def nothing(self: Any, *args: Any) -> None:
        pass

    async def told(status: int) -> str:
        async with asyncio.timeout(PATIENCE):
            while (answer := await here.http.get(f"/health?lang={lang}")).status_code != status:
                await asyncio.sleep(0.05)
        return answer.text.strip()

    assert await told(200) == "ok"
    with monkeypatch.context() as pooled:
        pooled.setattr(exchange, "PATIENCE", 0.2)
        pooled.setattr(asyncpg.Connection, "add_listener", nothing)
        await cut(database)
        problem = Problem("not-heard", detail=exchange.DEAF)
        async with asyncio.timeout(PATIENCE):
            while await told(503) != Texts(lang).problem(problem):
                pass
    assert await told(200) == "ok"


async def test_the_same_told_again_at_once_is_heard_as_often(database: str) -> None:
    """PostgreSQL leaves out of what is told at once whatever was told before."""
    one, two = exchange.PostgresExchange(database), exchange.PostgresExchange(database)
    lines = LinesOpen({"::": 1})
    told: list[News] = [Took("tables", "::"), lines, LinesOpen({}), lines] * 20

    def tell_all() -> None:
        for news in told:
            one.tell(news)

    ear = Ear(tell_all)
    two.listen(ear)
    await two.open()
    await one.open()
    async with asyncio.timeout(PATIENCE):
        while len(ear.heard) < len(told):
            await asyncio.sleep(0.01)
    assert ear.heard == told
    await one.close()
    await two.close()


async def test_new_tables_of_one_address_are_counted_by_all_processes(
    here: House, there: House
) -> None:
    wish = {"game": "express", "seats": [{"kind": "me"}]}
    made = 0
    while (await here.http.post("/api/tables", json=wish)).status_code == 201:
        made += 1
    assert made >= limits.TABLES_AT_ONCE
    async with asyncio.timeout(PATIENCE):
        while (await there.http.post("/api/tables", json=wish)).status_code != 429:
            made += 1
    assert made < 2 * limits.TABLES_AT_ONCE


@pytest.fixture
def scarce(limit: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of this everybody has one, and no more."""
    monkeypatch.setattr(limits, f"{limit}_AT_ONCE", 1.0)
    monkeypatch.setattr(limits, f"{limit}_A_SECOND", 0.0)


@pytest.mark.parametrize(
    ("limit", "asked"),
    [
        ("TABLES", "POST /api/daily"),
        ("SEATS", "POST /api/open/x"),
        ("CHECKS", "POST /api/check"),
        ("LOOKS", "GET /api/open"),
        ("LOOKS", "GET /api/daily"),
        ("LISTS", "POST /api/mine"),
        ("REPLAYS", "GET /api/tables/x/course"),
        ("REPLAYS", "POST /api/daily/check"),
    ],
)
async def test_what_costs_much_is_counted_by_all_processes(
    asked: str, scarce: None, here: House, there: House
) -> None:
    async def status(one: House) -> int:
        return (await one.http.request(*asked.split())).status_code

    table = await here.table("express", "me", "friend")
    async with both(here, there, table) as (ann, ben):
        assert await status(here) != 429
        assert await status(here) == 429
        await ann.answer(p.Phrase(ann.next_id(), 0, "hello"))
        await until(ben, lambda guest: bool(guest.said))  # by then all else was told as well
        assert await status(there) == 429


@pytest.mark.parametrize("limit", ["CALLS"])
async def test_calls_to_tables_are_counted_by_all_processes(
    scarce: None, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "CALLS_AT_ONCE", 3.0)
    async with house(database) as here, house(database) as there:
        table = await here.table("express", "me", "friend")
        async with both(here, there, table) as (ann, ben), here.guest(table.table, table.watch):
            await ann.answer(p.Phrase(ann.next_id(), 0, "hello"))
            await until(ben, lambda guest: bool(guest.said))  # by then all else was told as well
            with pytest.raises(InvalidStatus):
                async with there.guest(table.table, table.watch):
                    pass


async def test_who_opened_a_table_from_a_snapshot_is_told_what_was_taken_back_before_it(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(snapshots, "BEHIND", 2)
    game, stores = load_game("battle"), (PostgresStore(database), PostgresStore(database))
    await stores[0].create(played("battle", 90, 2))
    opened = []
    for store in stores:
        kept = await store.load("t")
        assert kept is not None
        opened.append(KeptTable(game, kept, store))
        await opened[0].put_away()
    one, two = opened
    assert two.table.line.first > 0
    while len(one.table.line) >= two.table.line.first:
        wanted = one.table.undo_plan(0, 1)
        one.append(Undo(wanted.seat, wanted.steps, one.table.people))
    await one.save()
    assert await two.fetch() and two.halted is None
    assert two.table.state == one.table.state and two.version == one.version
    for store in stores:
        await store.close()


@pytest.fixture
def keepers(monkeypatch: pytest.MonkeyPatch) -> list[Housekeeping]:
    """Who forgets tables, in each process."""
    found: list[Housekeeping] = []

    class Noted(Housekeeping):
        async def run(self) -> None:
            found.append(self)

    monkeypatch.setattr(app, "Housekeeping", Noted)
    return found


async def age(database: str, table: str, hours: float) -> None:
    """As if nothing had happened there for so long."""
    then = (datetime.now(UTC) - timedelta(hours=hours)).isoformat(timespec="seconds")
    change = "update game set touched = $2, touched_sum = $3 where id = $1"
    await ask(database, change, table, *summed(table, then))


async def kept(database: str) -> int:
    return len(await ask(database, "select id from game"))


@pytest.mark.parametrize("hours", [22.5, 25])
async def test_a_table_that_somebody_comes_to_at_one_process_is_not_forgotten_by_another(
    hours: float, keepers: list[Housekeeping], here: House, there: House, database: str
) -> None:
    table = await here.table("express", "me", "friend")
    await age(database, table.table, hours)
    async with here.guest(table.table, table.watch) as guest:
        await guest.shown()
        await keepers[1].expire()
        assert await kept(database) == 1
        (row,) = await ask(database, "select touched from game")
        assert datetime.now(UTC) - datetime.fromisoformat(row["touched"]) < timedelta(hours=1)


async def test_a_table_that_somebody_stays_at_is_not_forgotten_by_another_process(
    keepers: list[Housekeeping], here: House, there: House, database: str
) -> None:
    table = await here.table("express", "me", "friend")
    async with here.guest(table.table, table.watch) as guest:
        await guest.shown()
        await age(database, table.table, 25)  # while the process that they are at does not look
        await keepers[0].expire()
        await keepers[1].expire()
        assert await kept(database) == 1
    await age(database, table.table, 25)
    await keepers[1].expire()
    assert await kept(database) == 0


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_whoever_sits_at_a_table_that_is_gone_is_told_so(
    lang: str, here: House, there: House, database: str
) -> None:
    table = await here.table("express", "me", "friend", "sergeant")
    text = Texts(lang).problem(Gone())
    async with (
        here.guest(table.table, table.keys[0], lang=lang) as ann,
        there.guest(table.table, table.keys[1], lang=lang) as ben,
    ):
        wish = await ann.asked()
        assert wish is not None and await ben.shown()
        store = PostgresStore(database)
        (row,) = await ask(database, "select touched from game")
        assert await store.forget(table.table, row["touched"])
        await store.close()
        for _ in range(2):
            reply = await ann.act(wish, first_action(wish.prompt))
            assert isinstance(reply, p.Refused) and (reply.code, reply.text) == ("table-gone", text)
        assert shown(ann).halted == text and not shown(ann).asks
        reply = await ben.answer(p.Rename(ben.next_id(), 1, "Ben", "navy"))
        assert isinstance(reply, p.Refused) and reply.code == "table-gone"
        for house in (here, there):
            async with house.guest(table.table, table.watch) as late:
                told = await late.read()
                assert isinstance(told, p.Refused) and told.code == "no-such-table"


class Quiet:
    """As much of a room as hears from elsewhere."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    def still(self) -> asyncio.Lock:
        return self._lock

    def wake(self) -> None:
        pass


@pytest.mark.parametrize(
    ("code", "tries"), [("not-kept", 2), ("table-gone", 1), ("table-damaged", 1)]
)
async def test_what_will_never_be_taken_in_is_left_out(
    code: str, tries: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(neighbours, "AGAIN", 0.0)
    room, tried = Quiet(), list[str]()
    elsewhere = neighbours.Neighbours(cast(Room, room), Alone())

    async def fail_once() -> None:
        tried.append(code)
        if len(tried) == 1:
            raise Problem(code)

    async def go_on() -> None:
        tried.append("next")

    elsewhere._soon(fail_once)
    elsewhere._soon(go_on)
    assert elsewhere._hearing is not None
    await elsewhere._hearing
    assert tried == [*[code] * tries, "next"]
