"""A table is put into words once: for all who see the same, and for nobody else."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from beachhead.games import GAMES, load_game
from beachhead.kernel.contract import AnyGame
from beachhead.kernel.errors import Illegal
from beachhead.kernel.notation import write_action
from beachhead.kernel.once import LAST, once
from beachhead.playing.bots import decisions_of_people
from beachhead.server import protocol as p
from beachhead.server import sockets
from beachhead.server.log import log_lines
from beachhead.server.member import Member
from beachhead.server.metrics import Metrics
from beachhead.server.room import Room
from beachhead.server.rooms import Rooms
from beachhead.server.showing import Showing
from beachhead.server.sockets import Written
from beachhead.server.stores.sqlite import SqliteStore
from beachhead.server.thinking import Thinker
from beachhead.server.words import Words
from tests.secret_game import SecretGame
from tests.server.house import house


class Seen:
    """What one member was sent."""

    def __init__(self, room: Room, seat: int, language: str = "en") -> None:
        self.updates: list[p.Update] = []
        self.member = Member(self._take, frozenset([seat]), language)
        self._room = room

    def _take(self, message: p.FromServer) -> None:
        if isinstance(message, p.Update):
            self.updates.append(message)

    def news(self) -> list[p.Update]:
        """What was told since the last time."""
        found, self.updates = self.updates, []
        return found


@asynccontextmanager
async def around(
    folder: Path, game: AnyGame, seats: int, *languages: str
) -> AsyncIterator[tuple[Room, list[Seen]]]:
    """A table with somebody at each seat."""
    store = SqliteStore(folder / "tables.sqlite")
    rooms = Rooms({game.id: game}, store, Thinker(Metrics()))
    made = await rooms.create(p.TableWish(game.id, (p.SeatWish("friend"),) * seats))
    room = await rooms.find(made.table)
    everybody = [
        Seen(room, seat, language) for seat, language in enumerate(languages or ("en",) * seats)
    ]
    for one in everybody:
        await room.join(one.member, 0)
    async with room.still():
        await room.settle()
    try:
        yield room, everybody
    finally:
        await store.close()


async def act(room: Room, everybody: list[Seen], random: Random) -> None:
    """Somebody who is asked does something, as long as there is something to do."""
    if room.table.over is not None:
        return
    decision = random.choice(list(decisions_of_people(room.table)))
    action = write_action(random.choice(decision.options))
    number = len(room.entered[decision.seat])
    for one in everybody:
        one.news()
    await room.act(everybody[decision.seat].member, p.Act(1, decision.seat, number, action))


async def test_who_sees_the_same_is_told_the_same_words(tmp_path: Path) -> None:
    random = Random(1)
    async with around(tmp_path, load_game("battle"), 3) as (room, everybody):
        for _ in range(12):
            await act(room, everybody, random)
            first, *others = (one.news() for one in everybody)
            for other in others:
                for mine, theirs in zip(first, other, strict=True):
                    assert mine.log is theirs.log and mine.screen.panels is theirs.screen.panels


async def test_who_is_not_asked_is_told_the_very_same(tmp_path: Path) -> None:
    """Whenever they came: then it is put on the wire once."""
    random, same = Random(1), 0
    async with around(tmp_path, load_game("battle"), 4) as (room, everybody):
        late = Seen(room, 3)
        await room.join(late.member, 0)
        for turn in range(12):
            await act(room, [*everybody, late], random)
            news = [one.news() for one in (*everybody, late)]
            told = [updates for updates in news if not any(one.own for one in updates)]
            for first, *others in zip(*told, strict=True):
                assert all(other == first for other in others)
                # At first they have not seen the same; what stands on new cards is told each.
                if turn and not first.screen.faces:
                    assert all(other is first for other in others)
            same += len(told) > 2
    assert same > 6


def test_what_was_put_on_the_wire_is_put_there_again() -> None:
    written, one, same = Written(), p.Done(1, 7), p.Done(1, 7)
    first = written(one)
    assert first == b'{"type":"done","id":1,"version":7}' == written(same)
    assert written(one) is first, "one of the last few is found again"
    for number in range(Written.LATELY):  # none of them is taken for another, in whose place it is
        assert written(p.Done(number, 8)) == b'{"type":"done","id":%d,"version":8}' % number
    assert written(one) == first and written(one) is not first, "and not all that there ever were"


async def test_who_is_told_the_very_same_is_sent_what_was_encoded_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Written, "LATELY", 1000)
    written, encoded = Written(), list[p.FromServer]()
    encode = written._encode

    def noted(message: p.FromServer) -> bytes:
        encoded.append(message)
        return encode(message)

    monkeypatch.setattr(written, "_encode", noted)
    monkeypatch.setattr(sockets, "_written", written)
    async with house(tmp_path) as here, AsyncExitStack() as guests:
        table = await here.table("battle", "me")
        player, *watching = everybody = [
            await guests.enter_async_context(here.guest(table.table, key))
            for key in (table.keys[0], *[table.watch] * 4)
        ]
        for acts in (2, 6):  # at first they have not seen the same
            before = len(encoded)
            for one in everybody:
                one.raw.clear()
            await player.play_on(most=acts)
            for guest in watching:
                while guest.version < player.version:
                    await guest.read()
    assert {raw for one in everybody for raw in one.raw} <= {
        encode(one).decode() for one in encoded
    }
    assert len({id(one) for one in encoded}) == len(encoded)
    assert len(encoded[before:]) < len(player.raw) + 2 * len(watching[0].raw)


async def test_what_those_at_a_screen_are_told_alone_is_told_when_it_changes(
    tmp_path: Path,
) -> None:
    random = Random(1)
    async with around(tmp_path, load_game("normandy"), 3) as (room, everybody):
        for _ in range(12):
            before = [one.member.own for one in everybody]
            await act(room, everybody, random)
            for was, one in zip(before, everybody, strict=True):
                last, now = one.news()[-1].own, one.member.own
                assert (last is None) == (was == now)
                if last is not None:
                    assert replace(last, asks=now.asks, markets=now.markets) == now
                    assert (last.asks is None) == (was.asks == now.asks)
                    assert (last.markets is None) == (was.markets == now.markets)


async def test_other_languages_and_other_names_are_other_words(tmp_path: Path) -> None:
    async with around(tmp_path, load_game("battle"), 2, "en", "fr") as (room, everybody):
        await act(room, everybody, Random(1))
        english, french = (one.news()[-1] for one in everybody)
        assert [line.at for line in english.log] == [line.at for line in french.log]
        assert english.log != french.log
        before = room.words("en")
        assert room.words("en") is before
        await room.rename(everybody[0].member, p.Rename(1, 0, "Zoé", "plum"))
        assert room.words("en") is not before
        await act(room, everybody, Random(2))
        told = [one.news() for one in everybody]
        rows = [panel for update in told[0] for panel in update.screen.panels]
        assert any(isinstance(row, p.ScoresNow | p.ScorePanel | p.DicePanel) for row in rows)


async def test_secrets_keep_words_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each has drawn a die that only they have seen: neither lines nor dice are shared."""
    monkeypatch.setitem(GAMES, SecretGame.id, SecretGame)
    async with around(tmp_path, SecretGame(), 2) as (room, _):
        now, words = Showing(room), room.words("en")
        logs = [now.log("en", 0, now.at, viewer) for viewer in (0, 1, None)]
        drew = [[one.text for one in log if " drew " in one.text] for log in logs]
        assert len(drew[0]) == len(drew[1]) == 1 and drew[0] != drew[1] and not drew[2]
        lying = [words.panels(room.lying(now.at, viewer)) for viewer in (0, 1, None)]
        assert lying[0] != lying[1] != lying[2] != lying[0]


async def test_a_moment_to_look_at_is_no_second_table(tmp_path: Path) -> None:
    """It tells what lies there and what happened; whatever else there is, is as before."""
    random, looks = Random(3), 0
    async with around(tmp_path, load_game("battle"), 2) as (room, everybody):
        while not looks and room.table.over is None:
            await act(room, everybody, random)
            for update in (update for one in everybody for update in one.news() if update.look):
                told = update.screen
                kept = (told.players, told.game, told.commitment, told.lookup, update.own)
                assert kept == (None,) * 5 and update.log
                looks += 1
    assert looks


async def test_of_the_score_sheet_only_lines_that_changed_are_told(tmp_path: Path) -> None:
    random, told = Random(1), []
    async with around(tmp_path, load_game("normandy"), 3) as (room, everybody):
        for _ in range(8):
            before = everybody[0].member.seen.panels
            await act(room, everybody, random)
            for update in everybody[0].news():
                news = [one for one in update.screen.panels if isinstance(one, p.ScoresNow)]
                told += news
                for one in news:
                    sheet = before[one.was]
                    assert isinstance(sheet, p.ScorePanel)
                    assert all(row not in sheet.rows for row in one.rows)
                before = everybody[0].member.seen.panels
    assert any(len(one.rows) < 3 for one in told)


@pytest.mark.parametrize("id", ["battle", "express", "normandy"])
async def test_what_is_remembered_is_what_would_be_said_anew(tmp_path: Path, id: str) -> None:
    random = Random(5)
    async with around(tmp_path, load_game(id), 2) as (room, everybody):
        for _ in range(10):
            await act(room, everybody, random)
            at, texts = len(room.table.line), room.voice("en")
            for one in everybody:
                scene = room.game.look(room.table.state, one.member.viewer)
                fresh = Words(texts)
                assert one.member.seen.panels == fresh.panels(scene.panels)
                view = room.game.view(room.table.state, one.member.viewer)
                assert room.game.panels(view, one.member.viewer) == scene.panels
                glance = room.game.glance(view, one.member.viewer)
                assert (glance.panels, glance.lookup, glance.market) == (
                    scene.panels,
                    scene.lookup,
                    scene.market,
                )
                assert one.member.seen.lookup == fresh.notes(scene)
                for ask in one.member.own.asks or ():
                    decision = room.table.decision(ask.seat)
                    assert decision is not None
                    assert ask == fresh.ask(decision, ask.number, scene, None)
                new = [update for update in one.news() if update.log]
                lines = tuple(
                    replace(line, highlight=None) for update in new for line in update.log
                )
                after = new[0].log_from if new else at
                again = log_lines(texts, room.table.line, after, one.member.viewer, at)
                assert lines == again


def test_the_last_states_are_remembered_and_no_others() -> None:
    asked: list[list[int]] = []

    @once
    def length(rules: str, state: list[int]) -> int:
        asked.append(state)
        return len(state)

    states: list[list[int]] = [[0] * n for n in range(LAST + 1)]
    assert [length("", state) for state in states] == list(range(LAST + 1))
    assert [length("", state) for state in states[1:]] == list(range(1, LAST + 1))
    assert asked == states
    assert length("", states[0]) == 0 and length("", [0]) == 1 and length("other", states[0]) == 0
    assert len(asked) == LAST + 4


async def _all_at_once(room: Room, everybody: list[Seen]) -> list[asyncio.Task[None]]:
    """All who are asked answer before anything is told of it."""
    for one in everybody:
        one.news()
    deeds = [
        room.act(everybody[asked.seat].member, p.Act(1, asked.seat, number, action))
        for asked in decisions_of_people(room.table)
        for number in [len(room.entered[asked.seat])]
        for action in [write_action(asked.options[0])]
    ]
    tasks = [asyncio.create_task(deed) for deed in deeds]
    assert len(tasks) > 1
    return tasks


async def test_those_who_decide_at_the_same_time_are_shown_it_at_once(tmp_path: Path) -> None:
    async with around(tmp_path, load_game("normandy"), 3) as (room, everybody):
        while len(list(decisions_of_people(room.table))) < 3:
            await act(room, everybody, Random(1))
        before, shown = len(room.table.line), []
        for task in await _all_at_once(room, everybody):
            await task
            shown.append([len(one.updates) for one in everybody])
        assert shown == [[1, 1, 1]] * 3, "nobody is told that it is done before they see it"
        for one in everybody:
            (update,) = one.news()
            assert update.version == room.version
            assert {line.at for line in update.log} >= {before + 1, before + 2, before + 3}


async def test_what_is_refused_or_given_up_keeps_nobody_from_seeing_what_happened(
    tmp_path: Path,
) -> None:
    async with around(tmp_path, load_game("normandy"), 3) as (room, everybody):
        while len(list(decisions_of_people(room.table))) < 3:
            await act(room, everybody, Random(1))
        done, gone, _ = await _all_at_once(room, everybody)
        late = asyncio.create_task(room.act(everybody[0].member, p.Act(1, 0, 99, "stand")))
        await asyncio.sleep(0)
        gone.cancel()
        async with asyncio.timeout(20):
            await done
            with pytest.raises(Illegal):
                await late
        assert all(one.updates for one in everybody)


async def test_who_relied_on_somebody_that_is_gone_is_shown_it_all_the_same(tmp_path: Path) -> None:
    async with around(tmp_path, load_game("normandy"), 2) as (room, everybody):
        while len(list(decisions_of_people(room.table))) < 2:
            await act(room, everybody, Random(1))
        looked_at = asyncio.Event()

        async def look() -> None:
            async with room.still():
                await looked_at.wait()

        async with room.still():
            first, second = await _all_at_once(room, everybody)
            await asyncio.sleep(0)
            second.cancel()
            looking = asyncio.create_task(look())
            await asyncio.sleep(0)
            third = asyncio.create_task(room.act(everybody[1].member, p.Act(1, 1, 99, "stand")))
            await asyncio.sleep(0)
        while len(room.entered[0]) == 0 or not room.still().locked() or room._shown.is_set():
            await asyncio.sleep(0.01)
        assert not first.done() and not everybody[0].updates
        third.cancel()
        looked_at.set()
        async with asyncio.timeout(20):
            await asyncio.gather(first, looking)
        assert all(one.updates for one in everybody)
