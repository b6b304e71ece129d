"""`beachhead simulate`: many games between bots."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeRemainingColumn,
)

from beachhead.bots import preferred_bot
from beachhead.cards.evenings import find_evening
from beachhead.cli.plot import summary_plot
from beachhead.cli.words import EveningOption, Lang, game_options, language, on_screen, say
from beachhead.games import load_game
from beachhead.kernel.contract import AnyGame
from beachhead.kernel.errors import Problem
from beachhead.kernel.options import read_options
from beachhead.locale import Texts
from beachhead.simulate import Side, Summary
from beachhead.simulate import simulate as run
from beachhead.simulate.executors import EXAMPLE


def simulate(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help=say("cli-arg-game"))],
    evening: EveningOption = None,
    games: Annotated[int, typer.Option(min=1, help=say("cli-arg-games"))] = 1000,
    bot: Annotated[list[str] | None, typer.Option(help=say("cli-arg-sim-bot"))] = None,
    players: Annotated[int | None, typer.Option(min=1, help=say("cli-arg-players"))] = None,
    seed: Annotated[str, typer.Option(help=say("cli-arg-seed"))] = "1",
    workers: Annotated[int, typer.Option(min=1, help=say("cli-arg-workers"))] = 1,
    cluster: Annotated[
        str | None, typer.Option(metavar=EXAMPLE, help=say("cli-arg-cluster"))
    ] = None,
    journal: Annotated[Path | None, typer.Option(help=say("cli-arg-journal"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=say("cli-arg-json"))] = False,
    pack: Annotated[Path | None, typer.Option(help=say("cli-arg-pack"))] = None,
    lang: Annotated[Lang | None, typer.Option(help=say("cli-arg-lang"))] = None,
) -> None:
    """Play many games and sum them up."""
    loaded = load_game(game, pack)
    names = bot or [preferred_bot(game)]
    if len(names) > 1 and players not in (None, 1, len(names)):
        raise Problem("bots-and-players", bots=len(names), players=players)
    chosen = find_evening(loaded, evening) if evening else None
    total = players or (chosen.seats(loaded)[0] if chosen else 1)
    seats = tuple(names) if len(names) > 1 else tuple(names) * total
    if chosen:
        chosen.seat(loaded, len(seats))
    given = game_options(loaded, context.args, chosen)
    texts = Texts(language(lang), loaded)
    with progress(texts.say("simulating"), wanted=not as_json) as tell:
        summary = run(
            game,
            given,
            seats,
            games,
            seed,
            workers,
            pack,
            lambda played: tell(played, games),
            cluster=cluster,
            journal=journal,
        )
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(summary), indent=2).decode())
        return
    _print_summary(texts, loaded, summary)
    if summary.kept:
        print(texts.say("simulated-kept", games=summary.kept, journal=str(journal)))
    else:
        _print_pace(texts, summary)
    if on_screen():
        Console(highlight=False).print(summary_plot(texts, summary))


@contextmanager
def progress(name: str, wanted: bool = True) -> Iterator[Callable[[int, int], None]]:
    """How far it is, for whoever sits and waits: how much of how much; gone when it is done."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    hidden = not (wanted and on_screen())
    with Progress(
        *columns, TimeRemainingColumn(), console=Console(), transient=True, disable=hidden
    ) as bar:
        task = bar.add_task(name, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def _print_summary(texts: Texts, game: AnyGame, summary: Summary) -> None:
    name = texts.say(f"game-{summary.game}")
    print(texts.say("simulated", game=name, games=summary.games, seed=summary.seed))
    where = game.where(read_options(game, summary.options))
    for spec in game.specs():
        value = summary.options[spec.name]
        if spec.name == where or value != spec.default:
            label = texts.say(f"option-{game.id}-{spec.name}")
            said = texts.choice(spec, value)
            print(texts.say("simulated-setting", label=label, value=said))
    rivals = len(summary.sides) > 1 and all(len(side.seats) == 1 for side in summary.sides)
    for side in summary.sides[:1] if rivals else summary.sides:
        _print_side(texts, side, alone=len(summary.sides) == 1)
    if rivals or any(summary.scores):
        _print_seats(texts, summary)
    else:
        print(texts.say("simulated-bots", bots=", ".join(summary.bots)))


def _print_pace(texts: Texts, summary: Summary) -> None:
    pace = round(summary.events / summary.seconds) if summary.seconds else 0
    print(texts.say("simulated-pace", events=summary.events, seconds=summary.seconds, rate=pace))


def _print_side(texts: Texts, side: Side, alone: bool) -> None:
    """How often a side won; one that has nobody against it needs no name."""
    if side.win_rate is None or side.ci95 is None:
        return
    low, high = (100 * end for end in side.ci95)
    seats = () if alone else tuple(str(seat + 1) for seat in side.seats)
    named = {"count": len(seats), "seats": ", ".join(seats)}
    print(texts.say("simulated-wins", rate=100 * side.win_rate, low=low, high=high, **named))


def _print_seats(texts: Texts, summary: Summary) -> None:
    for seat, (mean, interval) in enumerate(zip(summary.scores, summary.scores_ci95, strict=True)):
        low, high = interval
        args = {"seat": seat + 1, "bot": summary.bots[seat], "wins": summary.wins[seat]}
        print(texts.say("simulated-seat", mean=mean, low=low, high=high, **args))
