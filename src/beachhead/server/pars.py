"""What the bots make of a daily battle, with the dice that everybody has; worked out once."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from datetime import date

from beachhead.kernel.contract import AnyGame, Choice, first_chance
from beachhead.kernel.table import SeatPlan
from beachhead.playing.bots import next_decision
from beachhead.playing.daily import Merit, daily_table, par_bots
from beachhead.server.stores import Battle, Days
from beachhead.server.thinking import Thinker

log = logging.getLogger("beachhead.server")


class Pars:
    """Bots at tables that nobody sees. They think apart from all others, so that no table waits."""

    def __init__(self, games: Mapping[str, AnyGame], store: Days, thinker: Thinker) -> None:
        self._games = games
        self._store = store
        self._thinker = thinker
        self._at_work: dict[tuple[date, str], asyncio.Task[None]] = {}

    def want(self, day: date, game: str, battle: Battle, seed: bytes) -> bool:
        """Have those bots play who have not: whether there are any."""
        missing = [bot for bot in par_bots(game) if bot not in battle.par]
        if missing and (day, game) not in self._at_work:
            work = asyncio.create_task(self._work(day, game, battle, seed, missing))
            self._at_work[day, game] = work
            work.add_done_callback(lambda _: self._at_work.pop((day, game), None))
        return bool(missing)

    async def _work(
        self, day: date, game: str, battle: Battle, seed: bytes, missing: list[str]
    ) -> None:
        """What goes wrong is tried again when somebody asks again."""
        try:
            for bot in missing:
                merit = await self._play(self._games[game], day, battle, seed, bot)
                await self._store.keep_par(day, game, bot, merit)
        except Exception as error:
            log.warning("no par yet: %r", error)

    async def _play(self, game: AnyGame, day: date, battle: Battle, seed: bytes, bot: str) -> Merit:
        table = daily_table(game, day, battle.options, seed, SeatPlan("", bot))
        while table.over is None:
            if first_chance(table.pending) is not None:
                table.roll(seed)
                continue
            decision = next_decision(table)
            assert decision is not None
            action = await self._thinker.choose(table, seed, decision, watched=False)
            table.append(Choice(decision.seat, action))
        return game.merit(table.state)

    def close(self) -> None:
        """No more of it."""
        for work in self._at_work.values():
            work.cancel()
