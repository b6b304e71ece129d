"""Play many games between bots and sum them up; the same seed gives the same result."""

from __future__ import annotations

import gc
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from math import sqrt
from pathlib import Path
from typing import Any

from msgspec import Struct, field

from beachhead.bots import Bot, check_bot, find_bot
from beachhead.games import load_game
from beachhead.kernel.contract import AnyGame, Choice, Decision, Over
from beachhead.kernel.dice import Below
from beachhead.kernel.errors import Problems
from beachhead.kernel.fair import fast_stream
from beachhead.kernel.options import read_options
from beachhead.kernel.table import table_faults

Z95 = 1.959963984540054
BATCH = 500
"""Games sent to a worker at a time, at most: a tenth of a second or more."""
PARTS = 100
"""In how many parts, at least, many games are played: whoever waits can be told how far it is."""


class Job(Struct, frozen=True):
    """Some of the games to play."""

    game: str
    pack: Path | None
    options: dict[str, object]
    bots: tuple[str, ...]
    seed: str
    first: int
    last: int


class Tally(Struct):
    """What came out of some games."""

    games: int
    wins: list[int]
    scores: list[int]
    squares: list[int]
    ranked: int
    """How many of the games ranked by score."""
    events: int
    lengths: Counter[int] = field(default_factory=Counter)
    """How many games were over after so many events."""
    points: Counter[int] = field(default_factory=Counter)
    """How often a seat had such a score, where games rank by it."""

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.ranked += other.ranked
        self.events += other.events
        self.lengths += other.lengths
        self.points += other.points
        for mine, more in (
            (self.wins, other.wins),
            (self.scores, other.scores),
            (self.squares, other.squares),
        ):
            for seat, value in enumerate(more):
                mine[seat] += value


class Side(Struct):
    """How often those won who win together."""

    seats: tuple[int, ...]
    wins: int
    win_rate: float | None
    """None where nobody can lose."""
    ci95: tuple[float, float] | None


class Summary(Struct):
    """The result of a simulation; figures are for each seat where they are lists."""

    game: str
    bots: tuple[str, ...]
    options: dict[str, Any]
    seed: str
    games: int
    wins: list[int]
    scores: list[float]
    """Mean score."""
    scores_ci95: list[tuple[float, float]]
    sides: tuple[Side, ...]
    events: int
    seconds: float
    lengths: dict[int, int]
    """How many games were over after so many events."""
    points: dict[int, int]
    """How often a seat had such a score, where games rank by it."""


def play_game(
    game: AnyGame, options: Any, bots: tuple[Bot, ...], dice: Below, thoughts: Below
) -> tuple[Over, int]:
    """One game from start to end: how it ended, and after how many events."""
    first, apply, view = game.first, game.apply, game.view
    state = game.start(options, len(bots))
    events = 0
    while True:
        now = first(state)
        if isinstance(now, Decision):
            seat = now.seat
            state, _ = apply(
                state, Choice(seat, bots[seat](game, view(state, seat), now, thoughts))
            )
        elif isinstance(now, Over):
            return now, events
        else:
            state, _ = apply(state, now.happen(dice))
        events += 1


@contextmanager
def without_collector() -> Iterator[None]:
    """States hold no cycles, so the cycle collector would only walk our tables again and again."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def run_job(job: Job) -> Tally:
    """Play a job's games, each with dice of its own."""
    game = load_game(job.game, job.pack)
    options = read_options(game, job.options)
    bots = tuple(find_bot(name, job.game) for name in job.bots)
    seats = len(bots)
    tally = Tally(0, [0] * seats, [0] * seats, [0] * seats, 0, 0)
    with without_collector():
        for number in range(job.first, job.last):
            dice = fast_stream(f"{job.seed}/dice/{number}")
            thoughts = fast_stream(f"{job.seed}/bots/{number}")
            over, events = play_game(game, options, bots, dice, thoughts)
            tally.games += 1
            tally.ranked += over.result == "ranked"
            tally.events += events
            tally.lengths[events] += 1
            if over.result == "ranked":
                tally.points.update(over.scores)
            for seat in over.winners:
                tally.wins[seat] += 1
            for seat, score in enumerate(over.scores):
                tally.scores[seat] += score
                tally.squares[seat] += score * score
    return tally


def simulate(
    game_id: str,
    given: dict[str, object],
    bots: tuple[str, ...],
    games: int,
    seed: str,
    workers: int = 1,
    pack: Path | None = None,
    tell: Callable[[int], None] = lambda _: None,
) -> Summary:
    """Play so many games; whatever is wrong with the options is told before any is played.

    While they are played, `tell` is called with how many have been.
    """
    game = load_game(game_id, pack)
    options = read_options(game, given)
    if faults := table_faults(game, options, len(bots)):
        raise Problems("bad-options", faults)
    for name in bots:
        check_bot(name, game_id)
    size = min(BATCH, -(-games // PARTS))
    jobs = [
        Job(game_id, pack, given, bots, seed, first, min(first + size, games))
        for first in range(0, games, size)
    ]
    started = time.perf_counter()
    total = Tally(0, [0] * len(bots), [0] * len(bots), [0] * len(bots), 0, 0)
    if workers > 1:
        with ProcessPoolExecutor(workers) as pool:
            _gather(pool.map(run_job, jobs), total, tell)
    else:
        _gather(map(run_job, jobs), total, tell)
    return _summary(game, options, bots, seed, total, time.perf_counter() - started)


def _gather(tallies: Iterator[Tally], total: Tally, tell: Callable[[int], None]) -> None:
    for tally in tallies:
        total.add(tally)
        tell(total.games)


def _summary(
    game: AnyGame, options: Any, bots: tuple[str, ...], seed: str, tally: Tally, seconds: float
) -> Summary:
    means = [score / tally.games for score in tally.scores]
    return Summary(
        game=game.id,
        bots=bots,
        options={name: getattr(options, name) for name in options.__struct_fields__},
        seed=seed,
        games=tally.games,
        wins=tally.wins,
        scores=[round(mean, 6) for mean in means],
        scores_ci95=[
            _mean_interval(mean, square, tally.games)
            for mean, square in zip(means, tally.squares, strict=True)
        ],
        sides=tuple(_side(side, tally) for side in game.sides(options, len(bots))),
        events=tally.events,
        seconds=round(seconds, 3),
        lengths=dict(sorted(tally.lengths.items())),
        points=dict(sorted(tally.points.items())),
    )


def _side(seats: tuple[int, ...], tally: Tally) -> Side:
    """Who is alone and plays for points cannot lose."""
    wins = tally.wins[seats[0]]
    if tally.ranked and len(tally.wins) == 1:
        return Side(seats, wins, None, None)
    return Side(seats, wins, round(wins / tally.games, 6), wilson(wins, tally.games))


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a win rate."""
    rate = wins / games
    centre = rate + Z95**2 / (2 * games)
    spread = Z95 * sqrt(rate * (1 - rate) / games + Z95**2 / (4 * games**2))
    scale = 1 + Z95**2 / games
    return round((centre - spread) / scale, 6), round((centre + spread) / scale, 6)


def _mean_interval(mean: float, square: int, games: int) -> tuple[float, float]:
    variance = max(square / games - mean**2, 0.0)
    spread = Z95 * sqrt(variance / games)
    return round(mean - spread, 6), round(mean + spread, 6)
