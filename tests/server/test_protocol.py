"""What the server says to messages that are late, doubled, broken, too large or somebody else's."""

from __future__ import annotations

from pathlib import Path

import pytest

from beachhead.server import limits
from beachhead.server import protocol as p
from beachhead.server.doors import gate
from beachhead.server.sockets import PACKED
from tests.server.house import first_action, house, messages, read, unpacked

TOO_BIG = 1009


async def test_a_doubled_action_counts_once(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        table = await here.table("express", "me")
        async with here.guest(table.table, table.keys[0]) as guest:
            ask = await guest.asked()
            assert ask is not None
            action = first_action(ask.prompt)
            assert isinstance(await guest.act(ask, action), p.Done)
            version = guest.version
            assert isinstance(await guest.act(ask, action), p.Done)
            assert guest.version == version


async def test_a_late_action_changes_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        table = await here.table("normandy", "me")
        async with here.guest(table.table, table.keys[0]) as guest:
            ask = await guest.asked()
            assert ask is not None and isinstance(ask.prompt, p.DicePrompt)
            one, other = ask.prompt.picks[0], ask.prompt.picks[-1]
            await guest.act(ask, one)
            version = guest.version
            reply = await guest.act(ask, other)
            assert isinstance(reply, p.Refused) and reply.code == "stale"
            early = p.Act(guest.next_id(), ask.seat, ask.number + 7, one)
            reply = await guest.answer(early)
            assert isinstance(reply, p.Refused) and reply.code == "stale"
            assert guest.version == version


@pytest.mark.parametrize(
    ("action", "code"),
    [
        ("fly", "unknown-verb"),
        ("lock", "not-on-offer"),
        ("lock Zz Zz", "not-a-die"),
        ("", "unknown-verb"),
        ("stand x", "too-many-words"),
    ],
)
async def test_an_action_that_is_none_is_refused_with_a_sentence(
    action: str, code: str, tmp_path: Path
) -> None:
    async with house(tmp_path) as here:
        table = await here.table("normandy", "me")
        async with here.guest(table.table, table.keys[0], lang="fr") as guest:
            ask = await guest.asked()
            assert ask is not None
            version = guest.version
            reply = await guest.act(ask, action)
            assert isinstance(reply, p.Refused)
            assert reply.code == code and reply.text
            assert guest.version == version
            assert isinstance(await guest.act(ask, first_action(ask.prompt)), p.Done)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '{"type":"fly"}',
        '{"type":"act","id":1}',
        '{"type":"act","id":"1","seat":0,"number":0,"action":"stand"}',
        '{"type":"act","id":1,"seat":0,"number":0,"action":"stand","more":1}',
        '{"type":"speak","lang":"tlh"}',
        "x" * (limits.MESSAGE_BYTES + 1),
        b"\0\xff",
    ],
)
async def test_a_message_without_sense_is_answered_and_the_game_goes_on(
    text: str | bytes, tmp_path: Path
) -> None:
    async with house(tmp_path) as here:
        table = await here.table("express", "me")
        async with here.guest(table.table, table.keys[0]) as guest:
            await guest.asked()
            await guest.connection.send(text)
            while not isinstance(reply := await guest.read(), p.Refused):
                pass
            assert reply.id == 0 and reply.text
            assert await guest.play_on(most=1) == 1


async def test_a_huge_message_ends_the_connection_and_nothing_else(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        table = await here.table("express", "me")
        async with here.guest(table.table, table.keys[0]) as guest:
            await guest.asked()
            await guest.connection.send("x" * 100_000)
            assert await guest.closed() == TOO_BIG
        async with here.guest(table.table, table.keys[0]) as guest:
            assert await guest.play_on(most=1) == 1


async def test_a_flood_is_held_back(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        table = await here.table("express", "me")
        async with here.guest(table.table, table.keys[0]) as guest:
            await guest.asked()
            for number in range(1, 200):
                await guest.send(p.Phrase(number, 0, "hello"))
            codes: list[str] = []
            while len(codes) < 199:
                reply = await guest.read()
                if isinstance(reply, p.Done | p.Refused):
                    codes.append(reply.code if isinstance(reply, p.Refused) else "")
            assert codes[0] == "" and "too-fast" in codes


async def test_to_be_told_everything_anew_counts_as_many_messages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MESSAGES_AT_ONCE", 2.5 * limits.WHOLE)
    monkeypatch.setattr(limits, "MESSAGES_A_SECOND", 0.0)
    async with house(tmp_path) as here:
        table = await here.table("express", "me")
        async with here.guest(table.table, table.keys[0]) as guest:
            await guest.asked()
            for lang in ("fr", "en", "fr"):
                await guest.send(p.Speak(lang))
            while not isinstance(reply := await guest.read(), p.Refused):
                pass
            assert reply.code == "too-fast"
            assert isinstance(await guest.answer(p.Phrase(1, 0, "hello")), p.Done)


async def test_a_key_opens_only_its_own_table_and_seat(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        mine = await here.table("express", "me", "friend")
        other = await here.table("express", "me")
        async with here.guest(mine.table, other.keys[0]) as thief:
            reply = await thief.read()
            assert isinstance(reply, p.Refused) and reply.code == "wrong-key"
            assert await thief.closed() == gate.POLICY
        async with here.guest(mine.table, mine.keys[0]) as ann:
            ask = await ann.asked()
            assert ask is not None
            wish = p.Act(ann.next_id(), 1, 0, first_action(ask.prompt))
            reply = await ann.answer(wish)
            assert isinstance(reply, p.Refused) and reply.code == "not-your-seat"


async def test_who_watches_cannot_act(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        table = await here.table("express", "me")
        async with here.guest(table.table, table.watch) as watching:
            await watching.shown()
            for wish in (
                p.Act(1, 0, 0, "stand"),
                p.TakeBack(2, 0, 0),
                p.PutBack(3, 0, 0),
                p.Rename(4, 0, "Eve", "navy"),
                p.Phrase(5, 0, "hello"),
                p.Answer(6, 0, 0, True),
            ):
                reply = await watching.answer(wish)
                assert isinstance(reply, p.Refused) and reply.code == "not-your-seat"


async def test_who_does_not_say_hello_learns_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        async with here.stranger() as guest:
            await guest.send(p.Act(1, 0, 0, "stand"))
            reply = await guest.read()
            assert isinstance(reply, p.Refused) and reply.code == "hello-first"
            assert await guest.closed() == gate.POLICY
        async with here.guest("no-table", "no-key") as guest:
            reply = await guest.read()
            assert isinstance(reply, p.Refused) and reply.code == "no-such-table"


async def test_a_page_of_another_site_gets_no_socket(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        with pytest.raises(Exception, match="403"):
            async with here.stranger(Origin="http://elsewhere.example"):
                pass


async def test_who_comes_back_is_told_what_was_missed_and_no_more(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        table = await here.table("express", "me", "friend")
        async with here.guest(table.table, table.keys[1]) as ben:
            async with here.guest(table.table, table.keys[0]) as ann:
                await ann.asked()
                seen, version = list(ann.log), ann.version
            await ben.play_on(most=1)
            async with here.guest(table.table, table.keys[0], version=version) as back:
                await back.shown()
                assert seen + back.log == ben.log
        async with here.guest(table.table, table.keys[0], version=10**6) as lost:
            await lost.shown()
            assert lost.log == ben.log


async def test_a_log_is_told_from_its_end_and_read_backwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "LOG_LINES", 5)
    monkeypatch.setattr(limits, "LOG_LINES_MORE", 4)
    async with house(tmp_path) as here:
        table = await here.table("normandy", "me")
        (key,) = table.keys
        async with here.guest(table.table, key) as ann:
            await ann.play_on(most=10)
            whole, version = list(ann.log), ann.version
        assert len(whole) > 12
        async with here.guest(table.table, key) as late:
            await late.shown()
            told = len(late.log)
            assert 5 <= told < len(whole) and late.log == whole[-told:]
            assert late.left_out is not None and late.left_out.upto < late.log[0].at
            # Nobody reads on beyond what they were told, or before the beginning.
            for upto in (10**9, -5):
                await late.send(p.Older(upto))
                while not isinstance(earlier := await late.read(), p.Earlier):
                    pass
                assert len(earlier.log) <= 8 and late.log == whole[-told:]
            await late.read_back()
            assert late.log == whole
        # Who was away for long is told the end as well, and no longer what was known.
        async with here.guest(table.table, key, version=1) as back:
            back.log = whole[:1]
            await back.shown()
            assert back.left_out is not None and back.log == whole[-len(back.log) :]
        async with here.guest(table.table, key, version=version) as here_again:
            await here_again.shown()
            assert here_again.left_out is None and here_again.log == []


async def test_who_comes_back_forgets_what_was_taken_back_meanwhile(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        table = await here.table("normandy", "me")
        async with here.guest(table.table, table.keys[0]) as guest:
            await guest.play_on(most=1)
            seen, version = list(guest.log), guest.version
        async with here.guest(table.table, table.keys[0]) as other:
            undo = (await other.shown()).undo
            assert undo is not None
            await other.answer(p.TakeBack(other.next_id(), undo.seat, undo.number))
            ask = await other.asked()
            assert ask is not None and isinstance(ask.prompt, p.DicePrompt)
            await other.act(ask, ask.prompt.picks[-1])
            now = list(other.log)
        assert now[: len(seen)] != seen
        async with here.guest(table.table, table.keys[0], version=version) as back:
            back.log = seen
            await back.shown()
            assert back.log == now


async def test_moments_come_together_and_what_is_large_comes_packed(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        battle, normandy = await here.table("battle", "me"), await here.table("normandy", "me")
        async with here.guest(battle.table, battle.keys[0]) as guest:
            await guest.play_on(most=60)
        async with here.guest(normandy.table, normandy.keys[0]) as other:
            await other.shown()
    assert isinstance(other.frames[0], bytes)
    for frame in (*guest.frames, *other.frames):
        assert isinstance(frame, bytes) == (len(unpacked(frame)) >= PACKED)
    together = [[read(one) for one in messages(frame)] for frame in guest.frames]
    several = [frame for frame in together if len(frame) > 1]
    assert several
    for *looks, last in several:
        assert all(isinstance(one, p.Update) and one.look for one in looks)
        assert isinstance(last, p.Update) and not last.look
