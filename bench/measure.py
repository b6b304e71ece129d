"""How many decisions a game takes, and how often a bot wins it: `playing/measured.toml`."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from statistics import median
from typing import Any

from beachhead.bots import find_bot, preferred_bot
from beachhead.cards.evenings import Evening
from beachhead.games import GAMES, load_game
from beachhead.kernel.contract import Action, AnyGame, Decision
from beachhead.kernel.dice import Below
from beachhead.kernel.fair import fast_stream
from beachhead.kernel.options import read_options
from beachhead.playing.measured import FILE, Measured
from beachhead.simulate import play_game

HEAD = (
    "# Written by `python -m bench.measure --games {games}`: the bots' median decisions and wins.\n"
)


def measure(game: AnyGame, evening: Evening | None, games: int) -> Measured:
    """Play so many games, with as few players as it takes, and look at one of them."""
    options = read_options(game, evening.options if evening else {})
    seats = (evening.seats(game) if evening else game.seats_for(options))[0]
    me = seats - 1 if evening and evening.bots == "first" else 0
    played = [_play(game, options, seats, me, number) for number in range(games)]
    ranked = all(result == "ranked" for _, result in played)
    won = sum(result == "won" for _, result in played)
    return Measured(
        game.id,
        evening.id if evening else "",
        int(median(decisions for decisions, _ in played)),
        None if ranked else round(100 * won / games),
    )


def _play(game: AnyGame, options: Any, seats: int, me: int, number: int) -> tuple[int, str]:
    """How many decisions that was for one of them, and how it ended for him."""
    bot, decisions = find_bot(preferred_bot(game.id), game.id), 0

    def counted(game: AnyGame, view: Any, decision: Decision, below: Below) -> Action:
        nonlocal decisions
        decisions += 1
        return bot(game, view, decision, below)

    bots = tuple(counted if seat == me else bot for seat in range(seats))
    dice, thoughts = (fast_stream(f"measure/{what}/{number}") for what in ("dice", "bots"))
    over, _ = play_game(game, options, bots, dice, thoughts)
    return decisions, over.result_for(me)


def everything() -> Iterator[tuple[AnyGame, Evening | None]]:
    """Every game as it is, and its evenings."""
    for id in GAMES:
        game = load_game(id)
        yield game, None
        yield from ((game, evening) for evening in game.content.evenings)


def main() -> None:
    """Write the file anew."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    games = parser.parse_args().games
    lines = [HEAD.format(games=games)]
    for game, evening in everything():
        one = measure(game, evening, games)
        won = "" if one.won is None else f"won = {one.won}\n"
        lines.append(
            f'\n[[measured]]\ngame = "{one.game}"\nevening = "{one.evening}"\n'
            f"decisions = {one.decisions}\n{won}"
        )
    FILE.write_text("".join(lines), "utf-8")


if __name__ == "__main__":
    main()
