"""Tables to test on, and random play at them."""

from __future__ import annotations

from functools import cache
from typing import Any, Literal

from hypothesis import strategies as st

from beachhead.games import load_game
from beachhead.kernel import fair
from beachhead.kernel.contract import Action, AnyGame, Decision, Over, first_chance
from beachhead.kernel.dice import Below
from beachhead.kernel.fingerprint import content_hash
from beachhead.kernel.kinds import COLOURS, SECTORS, SYMBOLS
from beachhead.kernel.notation import tag
from beachhead.kernel.options import read_options
from beachhead.kernel.table import FORMAT, Header, SeatPlan, Table

SEED = bytes(range(32))


@cache
def loaded(id: str) -> AnyGame:
    """A registered game, loaded once."""
    return load_game(id)


def new_header(
    game: AnyGame,
    seats: int = 2,
    bots: tuple[int, ...] = (),
    dice: Literal["fair", "typed"] = "fair",
    **options: bool | int | str,
) -> Header:
    """The header of a game about to start; the seats in `bots` are not people."""
    plans = tuple(
        SeatPlan(f"Player {seat + 1}", "random" if seat in bots else None) for seat in range(seats)
    )
    commitment = fair.commitment(SEED) if dice == "fair" else None
    rules, content = game.rules_version, content_hash(game, read_options(game, options), seats)
    started = "1944-06-06T06:30:00Z"
    return Header(FORMAT, game.id, rules, content, options, plans, dice, commitment, started)


def new_table(id: str, seats: int = 2, **more: Any) -> Table:
    """A table of a registered game; `more` is bots, dice and options."""
    game = loaded(id)
    return Table(game, new_header(game, seats, **more))


def play_on(table: Table, below: Below, entries: int = 10_000) -> Table:
    """Let chance take every decision, for so many entries or to the end."""
    for _ in range(entries):
        pending = table.pending
        if isinstance(pending, Over):
            break
        if first_chance(pending):
            table.roll(SEED)
            continue
        asked = pending[below(len(pending))]
        assert isinstance(asked, Decision)
        table.choose(asked.seat, asked.options[below(len(asked.options))])
    return table


@cache
def noise(vocabulary: tuple[type[Action], ...]) -> st.SearchStrategy[str]:
    """Anything at all, and texts that look like notation."""
    pieces = [*map(tag, vocabulary), *SYMBOLS, *SECTORS, *COLOURS]
    pieces += ["table", "seat1", "seat2", "seat0", "seat-1", "seat", "seed", "rolls", "draws"]
    pieces += ["undoes", "redoes", "Rk", "Wk", "F4", "rk", "k", "-", "", "1", "-0", "007", "yes"]
    pieces += ["no", "ab", "general", "silver-star", "٣", "²", "İ", "\n", "\x00", "\ud800"]
    tokens = st.sampled_from(pieces) | st.text(max_size=4)
    return st.text() | st.lists(tokens, max_size=7).map(" ".join)
