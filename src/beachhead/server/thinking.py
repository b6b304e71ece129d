"""Bots think in processes of their own: those that answer at once never wait for the others."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import TypeAlias

import msgspec

from beachhead.bots import Enough, find_bot, takes_its_time
from beachhead.games import load_game
from beachhead.kernel.contract import Action, AnyGame, Choice, Decision
from beachhead.kernel.fair import bot_stream
from beachhead.kernel.notation import read_action, write_action
from beachhead.kernel.table import Step, Table
from beachhead.server.lanes import Lane
from beachhead.server.metrics import Metrics

Load: TypeAlias = Callable[[str, Path | None], AnyGame]
"""How a process finds a game by its name."""
LOOKING = 3
"""How much longer a bot waits while people look at what was decided."""
THOUGHT = 5.0
"""Seconds for one thought: then the best answer so far counts. The more wait, the shorter."""
LEAST = 0.5
"""Seconds for one thought, however many wait."""
UNWATCHED = 120.0
"""Seconds for one thought at a table that nobody sees: its budget ends it, not the clock."""


class Thinker:
    """The bots of all tables."""

    def __init__(
        self,
        metrics: Metrics,
        workers: int = 1,
        pack: Path | None = None,
        pause: float = 0.0,
        load: Load = load_game,
    ) -> None:
        """`workers`: processes for quick bots, and as many for those that take their time.

        `pause`: seconds that a bot takes at least, so that people can watch what it does.
        """
        self._metrics = metrics
        self._pause = pause
        self._pack = pack
        self._load = load
        self._watched = Lane(workers), Lane(workers, modest=2)
        self._unwatched = Lane(1, modest=5), Lane(1, modest=5)
        """For those that answer at once, and for those that take their time."""

    async def choose(
        self, table: Table, seed: bytes, decision: Decision, bot: str = "", watched: bool = True
    ) -> Action:
        """What a bot does, from its view alone; `bot`: another one than the table's.

        Raises whatever is wrong with the bot, and `BrokenProcessPool` if it was killed.
        """
        bot = bot or table.header.seats[decision.seat].bot or ""
        view = msgspec.msgpack.encode(table.game.view(table.state, decision.seat))
        asked = (decision.seat, decision.ask, decision.rule)
        options = tuple(map(write_action, decision.options))
        where = (self._load, table.header.game, self._pack)
        question = (*where, bot, view, asked, options, seed, len(table.entries))
        lane, seconds = self._lane(bot, table.header.game, watched)
        pause = self._pause * (LOOKING if _was_decided(table.line) else 1) * watched

        async def think() -> str:
            with self._metrics.thought.time():
                return await lane.run(_think, *question, seconds=seconds)

        chosen, _ = await asyncio.gather(think(), asyncio.sleep(pause))
        action = read_action(chosen, table.game.actions)
        if action not in decision.options:
            raise ValueError(f"{bot} chose {chosen}, which was not on offer")
        return action

    def _lane(self, bot: str, game: str, watched: bool) -> tuple[Lane, Callable[[], float]]:
        """Where a bot thinks, and how long it may, which is settled when its turn comes."""
        slow = takes_its_time(bot, game)
        if not watched:
            return self._unwatched[slow], lambda: UNWATCHED
        lane = self._watched[slow]
        return lane, lambda: max(LEAST, THOUGHT / (1 + lane.waiting))

    async def close(self) -> None:
        """No more thoughts."""
        await asyncio.gather(*(lane.close() for lane in (*self._watched, *self._unwatched)))


def _was_decided(line: Sequence[Step]) -> bool:
    """Whether anything was decided by the last choice, or since."""
    for step in reversed(line):
        if any(fact.decisive for fact in step.facts):
            return True
        if isinstance(step.event, Choice):
            break
    return False


@cache
def loaded(load: Load, id: str, pack: Path | None) -> AnyGame:
    """A game with its content, read once in each process."""
    return load(id, pack)


def _think(
    enough: Enough,
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
    game = loaded(load, game_id, pack)
    state = msgspec.msgpack.decode(view, type=game.state_type)
    actions = tuple(read_action(option, game.actions) for option in options)
    decision = Decision(*asked, actions)
    below = bot_stream(seed, decision.seat, entry)
    return write_action(find_bot(bot, game_id, enough)(game, state, decision, below))
