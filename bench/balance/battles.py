"""Many battles of one kind after the other: how often they are won."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor, Future

from beachhead.simulate.batch import Job, Tally, run_job
from beachhead.simulate.run import wilson

BATCH = 5

Case = dict[str, object]
"""The settings of a battle."""


def rate_table(
    pool: Executor,
    bot: str,
    games: int,
    cases: dict[str, Case],
    units: tuple[int, ...],
    against: int = 0,
) -> str:
    """A line for each case, a column for each number of Units, who have so many against them."""
    playing = {
        name: [list(_play(pool, bot, games, case, number + against)) for number in units]
        for name, case in cases.items()
    }
    names = ["1 Unit" if number == 1 else f"{number} Units" for number in units]
    rows = ["", *names], ["---"] * (1 + len(names))
    found = ([name, *map(_rate, cells)] for name, cells in playing.items())
    return "\n".join(f"| {' | '.join(row)} |" for row in (*rows, *found))


def _play(pool: Executor, bot: str, games: int, case: Case, seats: int) -> Iterator[Future[Tally]]:
    for first in range(0, games, BATCH):
        last = min(first + BATCH, games)
        job = Job("normandy", None, case, (bot,) * seats, "balance", first, last)
        yield pool.submit(run_job, job)


def _rate(playing: list[Future[Tally]]) -> str:
    tallies = [future.result() for future in playing]
    wins, games = sum(t.wins[0] for t in tallies), sum(t.games for t in tallies)
    low, high = wilson(wins, games)
    return f"{100 * wins / games:.1f} ({100 * low:.1f} to {100 * high:.1f})"
