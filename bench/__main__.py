"""`make bench`: events per second of random games, ours and the peers', in one run on one core.

Rounds of all are interleaved, because a machine's pace changes while it runs, and measured in
processor time, because others use it too; the median counts.
"""

from __future__ import annotations

import cProfile
import os
import pstats
import statistics
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path

from beachhead.bots import find_bot
from beachhead.games import load_game
from beachhead.kernel.fair import fast_stream
from beachhead.simulate.batch import play_game, without_collector
from beachhead.simulate.run import simulate
from bench.peers import catanatron_actions, pig_steps

ROUNDS = 5
SECONDS = 2.0
WARM_UP = 3.0
SEATS = 2
OURS = {"Express!": "express", "Battle!": "battle", "Normandy": "normandy"}
WIN_RATE_GAMES = 10_000
WORKERS = 2
WIN_RATE_SECONDS = 50
"""In which these battles are to be fought, on so many cores."""
AIMS = {("Normandy", "OpenSpiel pig"): 0.06, ("Normandy", "catanatron"): 1.95}
"""Ratios to reach: half again of what they were when this was written."""


def our_events(id: str, seconds: float, seed: int) -> tuple[int, float]:
    """Random games of ours, two seats, default options: as the simulation plays them."""
    game = load_game(id)
    options = game.options_type()
    bots = (find_bot("random", id),) * SEATS
    stream = fast_stream(str(seed))
    events = 0
    started = time.process_time()
    with without_collector():
        while time.process_time() - started < seconds:
            events += play_game(game, options, bots, stream, stream)[1]
    return events, time.process_time() - started


def main() -> None:
    """Print the paces and their ratios, then where our time goes."""
    _win_rate()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    runners: dict[str, Callable[[float, int], tuple[int, float]]] = {
        **{name: partial(our_events, id) for name, id in OURS.items()},
        "OpenSpiel pig": pig_steps,
        "catanatron": catanatron_actions,
    }
    for name, run in runners.items():
        print(f"warming up {name}", flush=True)
        run(WARM_UP, 0)
    paces: dict[str, list[float]] = {name: [] for name in runners}
    for round in range(1, ROUNDS + 1):
        for name, run in runners.items():
            events, seconds = run(SECONDS, round)
            paces[name].append(events / seconds)
    medians = {name: statistics.median(rounds) for name, rounds in paces.items()}
    print(f"\nevents per second, median (least to most) of {ROUNDS} rounds of {SECONDS:.0f} s")
    for name, rounds in paces.items():
        print(f"  {name:14} {medians[name]:10,.0f}  ({min(rounds):,.0f} to {max(rounds):,.0f})")
    print("\nratios")
    for ours in OURS:
        for peer in ("OpenSpiel pig", "catanatron"):
            ratio, aim = medians[ours] / medians[peer], AIMS.get((ours, peer))
            judged = _judged(ratio >= aim, f"{aim:g}") if aim else ""
            print(f"  {ours:9} / {peer:14} {ratio:6.2f}  {judged}")
    for id in OURS.values():
        _where_time_goes(id)


def _win_rate() -> None:
    """How long it takes to know a win rate to about one point: many games of the sergeant."""
    summary = simulate("normandy", {}, ("sergeant",), WIN_RATE_GAMES, "bench", WORKERS)
    (squad,) = summary.sides
    assert squad.ci95 is not None
    low, high = squad.ci95
    print(
        f"{summary.games:,} games of Normandy's sergeant on {WORKERS} cores:"
        f" {summary.seconds:.0f} s, win rate {100 * low:.1f} to {100 * high:.1f} %"
        f"  {_judged(summary.seconds <= WIN_RATE_SECONDS, f'{WIN_RATE_SECONDS} s')}",
        flush=True,
    )


def _judged(reached: bool, aim: str) -> str:
    return f"(aim {aim}: {'reached' if reached else 'missed'})"


def _where_time_goes(id: str) -> None:
    profile = cProfile.Profile()
    profile.enable()
    our_events(id, SECONDS, 1)
    profile.disable()
    by_file: Counter[str] = Counter()
    for (file, _, _), (_, _, own, _, _) in pstats.Stats(profile).stats.items():  # type: ignore[attr-defined]
        path = Path(file)
        inside = "beachhead" in path.parts
        by_file["/".join(path.parts[-2:]) if inside else "C functions, random, this loop"] += own
    total = sum(by_file.values())
    print(f"\nwhere the time of {id} goes (cProfile, own time by file)")
    for file, seconds in by_file.most_common(9):
        print(f"  {100 * seconds / total:5.1f} %  {file}")


if __name__ == "__main__":
    main()
