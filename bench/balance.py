"""`make balance`: plays many battles and writes docs/balance.md from what came out."""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from pathlib import Path

from beachhead.games import load_game
from beachhead.locale import Texts
from beachhead.simulate.run import Job, run_job, wilson
from bench.cards import card_rows

PAGE = Path(__file__).parents[1] / "docs" / "balance.md"
SEATS = (1, 2, 3, 4)
TEACHER = "exercise-tiger"
LEVELS = ("dice", "cards", "everything")
BATCH = 5
PAGE_TEXT = """# Balance

Written by `make balance BALANCE='{arguments}'`, in {minutes:.0f} minutes. Rates are in per cent of
the battles won, with their 95 % interval; all settings are the default ones.

## Exercise Tiger, step by step: the sergeant, {games} battles each

{training}

## The sergeant on every map, {games} battles each

{sergeant}

## The general on every map, {general_games} battles each

It imagines about {budget} events for a decision.

{general}

## The cards

{card_games} battles of the sergeant, alone and with two Units, over all maps and nations, every
fourth with Gold dice, Badges and the cards of Way to Hell. *Got in*: in how many of the battles in
which the card was on offer somebody got it. *Adds*: by how many points the win rate of those
battles is higher than that of the same battles, with the same dice, without the card.

{cards}
"""


def win_rates(
    pool: ProcessPoolExecutor,
    bot: str,
    games: int,
    cases: list[dict[str, object]],
) -> dict[tuple[str, int], tuple[int, int]]:
    """Wins and games for every case and number of Units."""
    jobs = {
        pool.submit(run_job, job): (str(case), seats)
        for case, seats in product(cases, SEATS)
        for job in _jobs(bot, games, case, seats)
    }
    found: dict[tuple[str, int], tuple[int, int]] = {}
    for future, key in jobs.items():
        tally = future.result()
        wins, played = found.get(key, (0, 0))
        found[key] = (wins + tally.wins[0], played + tally.games)
    return found


def _jobs(bot: str, games: int, case: dict[str, object], seats: int) -> Iterator[Job]:
    for first in range(0, games, BATCH):
        last = min(first + BATCH, games)
        yield Job("normandy", None, case, (bot,) * seats, "balance", first, last)


def rate_table(
    names: list[str], cases: list[dict[str, object]], found: dict[tuple[str, int], tuple[int, int]]
) -> str:
    """A line for each case, a column for each number of Units."""
    rows = ["| | 1 Unit | 2 Units | 3 Units | 4 Units |", "|---|---|---|---|---|"]
    for name, case in zip(names, cases, strict=True):
        cells = " | ".join(_rate(*found[str(case), seats]) for seats in SEATS)
        rows.append(f"| {name} | {cells} |")
    return "\n".join(rows)


def _rate(wins: int, games: int) -> str:
    low, high = wilson(wins, games)
    return f"{100 * wins / games:.1f} ({100 * low:.1f} to {100 * high:.1f})"


def arguments() -> argparse.Namespace:
    """How many battles of each kind."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--general-games", type=int, default=60)
    parser.add_argument("--budget", type=int, default=1000)
    parser.add_argument("--card-games", type=int, default=2400)
    parser.add_argument("--workers", type=int, default=2)
    return parser.parse_args()


def main() -> None:
    """Play, and write the page."""
    args = arguments()
    game = load_game("normandy")
    texts = Texts("en", game)
    ids = game.content.choices("map")
    maps: list[dict[str, object]] = [{"map": id} for id in ids]
    names = [f"{game.content.maps[id].code} {texts.name('map', id)}" for id in ids]
    levels: list[dict[str, object]] = [{"map": TEACHER, "level": level} for level in LEVELS]
    began = time.time()
    with ProcessPoolExecutor(args.workers) as pool:
        training = win_rates(pool, "sergeant", args.games, levels)
        sergeant = win_rates(pool, "sergeant", args.games, maps)
        cards = card_rows(pool, args.card_games)
        general = win_rates(pool, f"general:{args.budget}", args.general_games, maps)
    given = {name: value for name, value in vars(args).items() if name != "workers"}
    page = PAGE_TEXT.format(
        arguments=" ".join(f"--{name.replace('_', '-')} {n}" for name, n in given.items()),
        minutes=(time.time() - began) / 60,
        training=rate_table([f"level `{name}`" for name in LEVELS], levels, training),
        sergeant=rate_table(names, maps, sergeant),
        general=rate_table(names, maps, general),
        cards="\n".join(cards),
        **given,
    )
    PAGE.write_text(page, "utf-8")
    print(f"{PAGE.name} written after {time.time() - began:.0f} s")


if __name__ == "__main__":
    main()
