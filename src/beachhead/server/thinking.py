"""Bots think in processes of their own, so that nobody waits for them at another table."""

from __future__ import annotations

import asyncio
import os
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from typing import Any

import msgspec

from beachhead.bots import find_bot
from beachhead.games import load_game
from beachhead.kernel.contract import Action, Decision
from beachhead.kernel.fair import bot_stream
from beachhead.kernel.notation import read_action, write_action
from beachhead.kernel.table import Table


class Thinker:
    """Some processes, started when the first bot has to decide something."""

    def __init__(self, workers: int = 1) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, table: Table, seed: bytes, decision: Decision) -> Action:
        """What a bot does, from its view alone."""
        bot = table.header.seats[decision.seat].bot or ""
        view = msgspec.msgpack.encode(table.game.view(table.state, decision.seat))
        asked = (decision.seat, decision.ask, decision.rule)
        options = tuple(map(write_action, decision.options))
        question = (table.header.game, bot, view, asked, options, seed, len(table.entries))
        try:
            chosen = await self._run(question)
        except BrokenProcessPool:
            # A process was killed, by the system or by somebody: another one takes its place.
            self._pool = None
            chosen = await self._run(question)
        return read_action(chosen, table.game.actions)

    async def _run(self, question: tuple[Any, ...]) -> str:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._workers, get_context("forkserver"), initializer=_end_with_the_server
            )
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, _think, *question)

    def close(self) -> None:
        """No more thoughts."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def _end_with_the_server() -> None:
    """A server that is killed cannot tell its processes to stop: they look for themselves."""
    server = parent_process()
    assert server is not None

    def wait() -> None:
        server.join()
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


def _think(
    game_id: str,
    bot: str,
    view: bytes,
    asked: tuple[int, str, str],
    options: tuple[str, ...],
    seed: bytes,
    entry: int,
) -> str:
    game = load_game(game_id)
    state = msgspec.msgpack.decode(view, type=game.state_type)
    actions = tuple(read_action(option, game.actions) for option in options)
    decision = Decision(*asked, actions)
    below = bot_stream(seed, decision.seat, entry)
    return write_action(find_bot(bot, game_id)(game, state, decision, below))
