"""A batch of games between bots, played one after the other in one process."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from platform import node
from typing import Any

from msgspec import Struct, field

from beachhead import __version__
from beachhead.bots import Bot, find_bot
from beachhead.games import load_game
from beachhead.kernel.contract import AnyGame, Choice, Decision, Over
from beachhead.kernel.dice import Below
from beachhead.kernel.errors import Problem
from beachhead.kernel.fair import fast_stream
from beachhead.kernel.fingerprint import content_hash
from beachhead.kernel.options import read_options


class Job(Struct, frozen=True):
    """Some of the games to play."""

    game: str
    pack: Path | None
    options: dict[str, object]
    bots: tuple[str, ...]
    seed: str
    first: int
    last: int
    content: str = ""
    """The fingerprint of what such a game can meet; "" if there are no cards but Beachhead's."""
    version: str = __version__
    """Of Beachhead, where the job comes from."""


class Tally(Struct):
    """What came out of some games."""

    games: int
    wins: list[int]
    scores: list[int]
    squares: list[int]
    ranked: int
    """How many of the games ranked by score."""
    events: int
    lengths: dict[int, int] = field(default_factory=dict)
    """How many games were over after so many events."""
    points: dict[int, int] = field(default_factory=dict)
    """How often a seat had such a score, where games rank by it."""

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.ranked += other.ranked
        self.events += other.events
        for counts, others in ((self.lengths, other.lengths), (self.points, other.points)):
            for value, times in others.items():
                counts[value] = counts.get(value, 0) + times
        for mine, more in (
            (self.wins, other.wins),
            (self.scores, other.scores),
            (self.squares, other.squares),
        ):
            for seat, value in enumerate(more):
                mine[seat] += value


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
    if job.version != __version__:
        raise Problem("cluster-version", worker=node(), found=__version__, version=job.version)
    game = load_game(job.game, job.pack)
    options = read_options(game, job.options)
    if job.content and job.content != content_hash(game, options, len(job.bots)):
        raise Problem("cluster-content", worker=node())
    bots = tuple(find_bot(name, job.game) for name in job.bots)
    seats = len(bots)
    tally = Tally(0, [0] * seats, [0] * seats, [0] * seats, 0, 0)
    lengths: Counter[int] = Counter()
    points: Counter[int] = Counter()
    with without_collector():
        for number in range(job.first, job.last):
            dice = fast_stream(f"{job.seed}/dice/{number}")
            thoughts = fast_stream(f"{job.seed}/bots/{number}")
            over, events = play_game(game, options, bots, dice, thoughts)
            tally.games += 1
            tally.ranked += over.result == "ranked"
            tally.events += events
            lengths[events] += 1
            if over.result == "ranked":
                points.update(over.scores)
            for seat in over.winners:
                tally.wins[seat] += 1
            for seat, score in enumerate(over.scores):
                tally.scores[seat] += score
                tally.squares[seat] += score * score
    tally.lengths, tally.points = dict(lengths), dict(points)
    return tally
