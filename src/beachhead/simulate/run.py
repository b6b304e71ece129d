"""Play many games between bots and sum them up; the same seed gives the same result."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from math import sqrt
from pathlib import Path
from typing import Any

from msgspec import Struct

from beachhead import __version__
from beachhead.bots import check_bot
from beachhead.games import load_game
from beachhead.kernel.contract import AnyGame
from beachhead.kernel.errors import Problems
from beachhead.kernel.fingerprint import content_hash
from beachhead.kernel.options import read_options
from beachhead.kernel.table import table_faults
from beachhead.simulate.batch import Job, Tally, run_job, without_collector
from beachhead.simulate.executors import executor
from beachhead.simulate.journal import keeping

Z95 = 1.959963984540054
BATCH = 500
"""Games sent to a worker at a time, at most: a tenth of a second or more."""
AHEAD = 256
"""Batches that wait for a worker at most: enough for those of a cluster."""
PARTS = 100
"""In how many parts, at least, many games are played: whoever waits can be told how far it is."""


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
    kept: int = 0
    """How many of the games were in the journal already, and took no time."""


def simulate(
    game_id: str,
    given: dict[str, object],
    bots: tuple[str, ...],
    games: int,
    seed: str,
    workers: int = 1,
    pack: Path | None = None,
    tell: Callable[[int], None] = lambda _: None,
    cluster: str | None = None,
    journal: Path | None = None,
) -> Summary:
    """Play so many games; whatever is wrong with the options is told before any is played.

    While they are played, `tell` is called with how many have been. They are played by so many
    processes, or by a cluster; with a journal, what it has of this run is not played again.
    """
    game = load_game(game_id, pack)
    options = read_options(game, given)
    if faults := table_faults(game, options, len(bots)):
        raise Problems("bad-options", faults)
    for name in bots:
        check_bot(name, game_id)
    size = min(BATCH, -(-games // PARTS))
    content = content_hash(game, options, len(bots))
    jobs = (
        Job(game_id, pack, given, bots, seed, first, min(first + size, games), content)
        for first in range(0, games, size)
    )
    run = _run(game, options, content, bots, seed, games) | {"part": size} if journal else {}
    started = time.perf_counter()
    total = Tally(0, [0] * len(bots), [0] * len(bots), [0] * len(bots), 0, 0)
    with (
        without_collector(),
        executor(workers, cluster) as players,
        keeping(players, journal, run) as (pool, done),
    ):
        for tally in _finished(pool, jobs):
            total.add(tally)
            tell(total.games)
    kept = sum(min(size, games - part * size) for part in done)
    return _summary(game, options, bots, seed, total, time.perf_counter() - started, kept)


def _finished(pool: Executor, jobs: Iterable[Job]) -> Iterator[Tally]:
    """What comes out of jobs, as they are done; not all of a million lie at the workers at once."""
    playing: set[Future[Tally]] = set()
    for job in jobs:
        playing.add(pool.submit(run_job, job))
        done = {future for future in playing if future.done()}
        if not done and len(playing) >= AHEAD:
            done = wait(playing, return_when=FIRST_COMPLETED).done
        playing -= done
        yield from (future.result() for future in done)
    while playing:
        done, playing = wait(playing, return_when=FIRST_COMPLETED)
        yield from (future.result() for future in done)


def _run(
    game: AnyGame, options: Any, content: str, bots: tuple[str, ...], seed: str, games: int
) -> dict[str, Any]:
    """What a run is, for its journal: any other would come out differently."""
    return {
        "beachhead": __version__,
        "game": game.id,
        "rules": game.rules_version,
        "content": content,
        "options": options,
        "bots": bots,
        "seed": seed,
        "games": games,
    }


def _summary(
    game: AnyGame,
    options: Any,
    bots: tuple[str, ...],
    seed: str,
    tally: Tally,
    seconds: float,
    kept: int,
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
        kept=kept,
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
