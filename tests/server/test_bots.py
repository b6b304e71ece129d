"""Bots that think long, fail or are told to: nobody waits for them in vain."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from beachhead.bots import EVERY_GAME, MOST_BUDGET, ONE_GAME, Enough, check_bot, find_bot
from beachhead.games import load_game
from beachhead.kernel.contract import Action, AnyGame, Choice, Decision
from beachhead.kernel.errors import Problem
from beachhead.kernel.table import SeatPlan
from beachhead.locale import LANGUAGES, Texts
from beachhead.playing.bots import next_decision
from beachhead.playing.plans import Plan, new_table
from beachhead.server import app, bots, lanes, thinking
from beachhead.server.lanes import Lane
from beachhead.server.metrics import Metrics
from beachhead.server.room import Room
from beachhead.server.stores.folder import TABLES
from beachhead.server.stores.sqlite import SqliteStore
from beachhead.server.thinking import Thinker
from tests.server.house import PATIENCE, Guest, house

LONG = 600.0
"""Seconds that no test waits for."""


# What happens in another process


def until_told(enough: Enough) -> str:
    while not enough():
        pass
    return "told"


def meets(enough: Enough, folder: Path, me: str, other: str) -> bool:
    """Whether another is at work at the same time, who waits for us as we do for them."""
    (folder / me).touch()
    while not (met := (folder / other).exists()) and not enough():
        time.sleep(0.01)
    return met


def killed(enough: Enough) -> str:
    os._exit(1)


def stopped(enough: Enough) -> str:
    """Neither the time nor anything else is looked at any more."""
    os.kill(os.getpid(), signal.SIGSTOP)
    return "went on"


def stopping(*_: Any) -> Action:
    os.kill(os.getpid(), signal.SIGSTOP)
    raise AssertionError


def raising(*_: Any) -> Action:
    raise RecursionError("a bot has lost its way")


def dying(*_: Any) -> Action:
    os._exit(1)


def cheating(game: AnyGame, view: Any, decision: Decision, below: Any) -> Action:
    return next(action() for action in game.actions if action() not in decision.options)


def load_bad(bad: Callable[..., Action], everywhere: bool, id: str, pack: Path | None) -> AnyGame:
    """A game where the random bot fails, or all do; in the process that calls this."""
    EVERY_GAME["random"] = bad
    if everywhere:
        ONE_GAME[id] = dict.fromkeys(ONE_GAME[id], bad)
    return load_game(id, pack)


# What may be asked for


@pytest.mark.parametrize("bot", ["general:9999999", "general:40", "general:" + "9" * 5000])
async def test_nobody_says_over_the_wire_how_long_a_bot_thinks(bot: str, tmp_path: Path) -> None:
    wish = {"game": "normandy", "seats": [{"kind": "me"}, {"kind": "bot", "bot": bot}]}
    async with house(tmp_path) as here:
        answer = await here.http.post("/api/tables", json=wish)
        assert (answer.status_code, answer.json()["code"]) == (400, "unknown-bot")


@pytest.mark.parametrize("budget", [str(MOST_BUDGET + 1), "9999999", "9" * 5000])
def test_a_new_game_has_no_bot_that_thinks_without_end(budget: str) -> None:
    seats = (SeatPlan("Ann"), SeatPlan("", f"general:{budget}"))
    with pytest.raises(Problem) as raised:
        new_table(Plan(load_game("normandy"), seats, {}))
    assert raised.value.code == "bad-budget"
    for lang in LANGUAGES:
        assert "100" in Texts(lang).problem(raised.value)
    check_bot(f"general:{MOST_BUDGET}", "normandy")


def test_a_bot_of_an_old_game_thinks_as_long_as_bots_may_now() -> None:
    old = find_bot("general:9999999", "normandy")
    assert isinstance(old, partial) and old.keywords == {"budget": MOST_BUDGET}


async def test_a_table_whose_bot_was_told_how_long_to_think_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "THOUGHT", 0.0)
    monkeypatch.setattr(thinking, "LEAST", 0.0)
    options = {"map": "exercise-tiger", "level": "dice"}
    async with house(tmp_path) as here:
        table = await here.table("normandy", "me", "general", options=options)
    store = SqliteStore(tmp_path / TABLES)
    kept = await store.load(table.table)
    assert kept is not None
    seats = (kept.header.seats[0], SeatPlan("", "general:9999999"))
    await store.change(replace(kept, header=replace(kept.header, seats=seats)))
    await store.close()
    async with house(tmp_path) as here, here.guest(table.table, table.keys[0]) as guest:
        await guest.play_on()
        key = {"Authorization": f"Bearer {table.watch}"}
        again = await here.http.post(f"/api/tables/{table.table}/go-on?at=1", headers=key)
        assert again.status_code == 201


# In processes of their own


async def test_who_answers_at_once_does_not_wait_for_who_takes_time() -> None:
    thinker = Thinker(Metrics())
    slow, _ = thinker._lane("general", "normandy", watched=True)
    unwatched, _ = thinker._lane("sergeant", "battle", watched=False)
    table, seed = new_table(Plan(load_game("battle"), (SeatPlan("", "sergeant"),) * 2, {}))
    while (decision := next_decision(table)) is None:
        table.roll(seed)
    busy = [
        asyncio.create_task(lane.run(until_told, seconds=lambda: LONG))
        for lane in (slow, unwatched)
    ]
    try:
        assert await thinker.choose(table, seed, decision) in decision.options
        assert not any(task.done() for task in busy)
    finally:
        await thinker.close()


@pytest.mark.parametrize("bot", ["sergeant", "general"])
async def test_as_many_bots_think_at_the_same_time_as_there_are_processes_for_them(
    bot: str, tmp_path: Path
) -> None:
    thinker = Thinker(Metrics(), workers=2)
    lane, _ = thinker._lane(bot, "normandy", watched=True)
    pairs = (("one", "other"), ("other", "one"))
    try:
        met = await asyncio.gather(
            *(lane.run(meets, tmp_path, *pair, seconds=lambda: PATIENCE / 2) for pair in pairs)
        )
        assert met == [True, True]
    finally:
        await thinker.close()


async def test_a_server_has_as_many_processes_for_bots_as_it_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[int] = []

    class Noted(Thinker):
        def __init__(self, metrics: Metrics, workers: int, *more: Any) -> None:
            super().__init__(metrics, workers, *more)
            told.append(workers)

    monkeypatch.setattr(app, "Thinker", Noted)
    async with house(tmp_path, bots=2):
        assert told == [2]


async def test_what_nobody_waits_for_any_more_is_stopped() -> None:
    lane = Lane(1)
    try:
        first = asyncio.create_task(lane.run(until_told, seconds=lambda: LONG))
        second = asyncio.create_task(lane.run(until_told, seconds=lambda: 0.0))
        while not lane.waiting:
            await asyncio.sleep(0.01)
        first.cancel()
        assert await second == "told"
    finally:
        await lane.close()


async def test_after_a_process_was_killed_there_is_another() -> None:
    lane = Lane(1)
    try:
        with pytest.raises(BrokenProcessPool):
            await lane.run(killed, seconds=lambda: LONG)
        assert await lane.run(until_told, seconds=lambda: 0.0) == "told"
    finally:
        await lane.close()


@pytest.mark.parametrize("cancelled", [False, True])
async def test_a_process_that_hangs_is_killed_and_there_is_another(
    cancelled: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever waits next gets its place, even if nobody waits for what it did any more."""
    monkeypatch.setattr(lanes, "PATIENCE", 0.2)
    lane = Lane(1)
    try:
        hanging = asyncio.create_task(lane.run(stopped, seconds=lambda: 0.0))
        await handed_over(lane)
        monkeypatch.setattr(lanes, "PATIENCE", LONG)  # on a busy machine the next needs a while
        if cancelled:
            hanging.cancel()
        another = lane.run(until_told, seconds=lambda: 0.0)
        assert await asyncio.wait_for(another, PATIENCE) == "told"
        with pytest.raises(asyncio.CancelledError if cancelled else BrokenProcessPool):
            await hanging
        assert not lane._ends, "what is done is not ended any more"
    finally:
        await lane.close()


async def test_a_process_that_hangs_does_not_keep_a_server_from_ending(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(lanes, "ENDING", 0.1)
    lane = Lane(1)
    hanging = asyncio.create_task(lane.run(stopped, seconds=lambda: LONG))
    await handed_over(lane)
    await asyncio.wait_for(lane.close(), PATIENCE)
    with pytest.raises(BrokenProcessPool):
        await hanging


async def handed_over(lane: Lane) -> None:
    while not lane._ends:
        await asyncio.sleep(0.01)


def test_the_more_wait_the_less_each_thinks() -> None:
    lane, seconds = Thinker(Metrics())._lane("general", "normandy", watched=True)
    assert seconds() == thinking.THOUGHT
    lane.waiting = 4
    assert seconds() == thinking.THOUGHT / 5
    lane.waiting = 1000
    assert seconds() == thinking.LEAST


# Bots that fail


@pytest.mark.parametrize(("bad", "lang"), [(raising, "en"), (dying, "fr"), (cheating, "fr")])
async def test_for_a_bot_that_fails_another_plays_and_everybody_is_told(
    bad: Callable[..., Action], lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "AGAIN", 0.0)
    load = partial(load_bad, bad, False)
    async with house(tmp_path, load=load) as here:
        table = await here.table("battle", "me", "random")
        async with here.guest(table.table, table.keys[0], lang=lang) as guest:
            while not guest.noticed:
                await guest.play_on(most=1)
            await guest.play_on(most=2)
            name = next(one.name for one in guest.screen.players if one.bot)  # type: ignore[union-attr]
    assert guest.noticed == [Texts(lang).say("bot-replaced", seat=name)]


async def told_and_goes_on(guest: Guest) -> None:
    """Something is said of a bot, and the game goes on."""
    while not guest.noticed:
        await guest.play_on(most=1)
    assert await guest.play_on(most=2) == 2


async def test_for_a_bot_that_hangs_another_plays_and_everybody_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "AGAIN", 0.0)
    monkeypatch.setattr(lanes, "PATIENCE", 0.2)
    monkeypatch.setattr(thinking, "THOUGHT", 0.0)
    async with house(tmp_path, load=partial(load_bad, stopping, False)) as here:
        table = await here.table("battle", "me", "random")
        async with here.guest(table.table, table.keys[0]) as guest:
            await told_and_goes_on(guest)


async def test_if_no_bot_can_decide_anything_legal_is_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "AGAIN", 0.0)
    async with house(tmp_path, load=partial(load_bad, raising, True)) as here:
        table = await here.table("battle", "me", "sergeant")
        async with here.guest(table.table, table.keys[0]) as guest:
            await told_and_goes_on(guest)
            assert len(guest.noticed) == 1


async def test_if_bots_cannot_go_on_it_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "AGAIN", 0.0)
    plain = Room.append

    def append(self: Room, entry: Any, kept: str | None = None) -> None:
        if isinstance(entry, Choice) and entry.seat == 1:
            raise AssertionError("the rules have lost their way")
        plain(self, entry, kept)

    monkeypatch.setattr(Room, "append", append)
    async with house(tmp_path) as here:
        table = await here.table("battle", "me", "sergeant")
        async with here.guest(table.table, table.keys[0], lang="fr") as guest:
            while not guest.noticed:
                if guest.screen and guest.screen.asks:
                    await guest.play_on(most=1)
                else:
                    await guest.read()
    assert guest.noticed == [Texts("fr").say("bots-stuck")]


async def test_while_nobody_is_there_no_bot_thinks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, stopped = asyncio.Event(), asyncio.Event()

    async def choose(self: Thinker, *_: object) -> Action:
        begun.set()
        try:
            await asyncio.sleep(LONG)
        except asyncio.CancelledError:
            stopped.set()
            raise
        raise AssertionError

    monkeypatch.setattr(Thinker, "choose", choose)
    async with house(tmp_path) as here:
        table = await here.table("battle", "sergeant", "me")
        for _ in range(2):
            async with here.guest(table.table, table.keys[1]) as guest:
                await guest.shown()
                await begun.wait()
            await stopped.wait()
            begun.clear()
            stopped.clear()
