"""Bots think in processes of their own, so that nobody waits for them at another table."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from multiprocessing import get_context, parent_process
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from beachhead.bots import find_bot
from beachhead.games import load_game
from beachhead.kernel.contract import Action, AnyGame, Choice, Decision
from beachhead.kernel.fair import bot_stream
from beachhead.kernel.notation import read_action, write_action
from beachhead.kernel.table import Step, Table
from beachhead.server.metrics import Metrics

Load: TypeAlias = Callable[[str, Path | None], AnyGame]
"""How a process finds a game by its name."""
LOOKING = 3
"""How much longer a bot waits while people look at what was decided."""


class Thinker:
    """Some processes, started when the first bot has to decide something."""

    def __init__(
        self,
        metrics: Metrics,
        workers: int = 1,
        pack: Path | None = None,
        pause: float = 0.0,
        load: Load = load_game,
    ) -> None:
        """`pause`: seconds that a bot takes at least, so that people can watch what it does."""
        self._metrics = metrics
        self._pause = pause
        self._workers = workers
        self._pack = pack
        self._load = load
        self._pool: ProcessPoolExecutor | None = None

    async def choose(
        self, table: Table, seed: bytes, decision: Decision, watched: bool = True
    ) -> Action:
        """What a bot does, from its view alone; raises `BrokenProcessPool` if it was killed."""
        bot = table.header.seats[decision.seat].bot or ""
        view = msgspec.msgpack.encode(table.game.view(table.state, decision.seat))
        asked = (decision.seat, decision.ask, decision.rule)
        options = tuple(map(write_action, decision.options))
        question = (
            self._load,
            table.header.game,
            self._pack,
            bot,
            view,
            asked,
            options,
            seed,
            len(table.entries),
        )
        pause = self._pause * (LOOKING if _was_decided(table.line) else 1) * watched
        chosen, _ = await asyncio.gather(self._run(question), asyncio.sleep(pause))
        return read_action(chosen, table.game.actions)

    async def _run(self, question: tuple[Any, ...]) -> str:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._workers, get_context("forkserver"), initializer=_end_with_the_server
            )
        pool, loop = self._pool, asyncio.get_running_loop()
        try:
            with self._metrics.thought.time():
                return await loop.run_in_executor(pool, _think, *question)
        except BrokenProcessPool:
            # A process was killed, by the system or by somebody: whoever asks again gets another.
            if self._pool is pool:
                self._pool = None
            raise

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


def _was_decided(line: list[Step]) -> bool:
    """Whether anything was decided by the last choice, or since."""
    for step in reversed(line):
        if any(fact.decisive for fact in step.facts):
            return True
        if isinstance(step.event, Choice):
            break
    return False


@cache
def _game(load: Load, id: str, pack: Path | None) -> AnyGame:
    """A game with its content, read once in each process."""
    return load(id, pack)


def _think(
    load: Load,
    game_id: str,
    pack: Path | None,
    bot: str,
    view: bytes,
    asked: tuple[int, str, str],
    options: tuple[str, ...],
    seed: bytes,
    entry: int,
) -> str:
    game = _game(load, game_id, pack)
    state = msgspec.msgpack.decode(view, type=game.state_type)
    actions = tuple(read_action(option, game.actions) for option in options)
    decision = Decision(*asked, actions)
    below = bot_stream(seed, decision.seat, entry)
    return write_action(find_bot(bot, game_id)(game, state, decision, below))
