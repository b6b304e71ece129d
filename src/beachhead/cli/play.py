"""`beachhead play`: sit down at the terminal table."""

from __future__ import annotations

import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from beachhead.bots import preferred_bot
from beachhead.cards.evenings import find_evening
from beachhead.cli.words import EveningOption, Lang, game_options, language, say
from beachhead.games import GAMES, load_game, load_games
from beachhead.kernel.errors import Problem
from beachhead.locale import Texts
from beachhead.playing.plans import Plan, seat_plans
from beachhead.terminal.describe import save_line
from beachhead.terminal.plain import PlainTable
from beachhead.terminal.plain_setup import PlainSetup, choose_line
from beachhead.terminal.saves import unfinished
from beachhead.terminal.session import Left, Session, new_session, resume_session


class DiceKind(StrEnum):
    """Who rolls."""

    fair = "fair"
    typed = "typed"


def play(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(help=say("cli-arg-game"))] = None,
    evening: EveningOption = None,
    players: Annotated[int | None, typer.Option(help=say("cli-arg-players"))] = None,
    bots: Annotated[int, typer.Option(help=say("cli-arg-bots"))] = 0,
    bots_first: Annotated[
        bool, typer.Option("--bots-first", help=say("cli-arg-bots-first"))
    ] = False,
    bot: Annotated[str | None, typer.Option(help=say("cli-arg-bot"))] = None,
    name: Annotated[list[str] | None, typer.Option(help=say("cli-arg-name"))] = None,
    dice: Annotated[DiceKind, typer.Option(help=say("cli-arg-dice"))] = DiceKind.fair,
    plain: Annotated[bool, typer.Option("--plain", help=say("cli-arg-plain"))] = False,
    resume: Annotated[Path | None, typer.Option(help=say("cli-arg-resume"))] = None,
    pack: Annotated[Path | None, typer.Option(help=say("cli-arg-pack"))] = None,
    lang: Annotated[Lang | None, typer.Option(help=say("cli-arg-lang"))] = None,
) -> None:
    """Play."""
    speech = language(lang)
    plain = plain or not (sys.stdin.isatty() and sys.stdout.isatty())
    if pack is not None:
        load_games(pack)
    alone = resume is not None or (game is None and not plain)
    if alone and (context.args or evening or players or bots or name or (resume and game)):
        raise Problem("needs-a-new-game")
    if game is None and resume is None and plain:
        game, resume = _ask_game(speech, pack)
        if game is not None and load_game(game, pack).content.evenings:
            setup = PlainSetup(load_game(game, pack), speech, sys.stdin, sys.stdout)
            _sit_down(new_session(setup.plan()), speech, plain, [], pack)
            return
    if resume is not None:
        resumed = resume_session(resume, pack)
        _sit_down(resumed.session, speech, plain, resumed.notes, pack)
        return
    if game is None:
        from beachhead.terminal import app  # loads Textual: only when it is shown

        _say_goodbye(app.home(speech, pack).run())
        return
    loaded = load_game(game, pack)
    names = tuple(name or ())
    chosen = find_evening(loaded, evening) if evening else None
    people = max(1, len(names))
    total = players if players is not None else min(people + bots, loaded.seats[-1])
    if chosen:
        total, bots = chosen.sit(loaded, people, bots, players)
        chosen.seat(loaded, total)
        bots_first = bots_first or chosen.bots == "first"
    seats = seat_plans(names, total, bots, bot or preferred_bot(game), bots_first)
    options = game_options(loaded, context.args, chosen)
    guided = chosen is not None and chosen.guided
    plan = Plan(loaded, seats, options, dice == DiceKind.typed, guided)
    _sit_down(new_session(plan), speech, plain, [], pack)


def _ask_game(speech: str, pack: Path | None) -> tuple[str | None, Path | None]:
    """A new game, or one to go on with, as numbered lines."""
    texts = Texts(speech)
    choices: list[tuple[str | None, Path | None]] = []
    lines = []
    for id in GAMES:
        choices.append((id, None))
        name, line = texts.say(f"game-{id}"), texts.say(f"game-{id}-line")
        lines.append(texts.say("home-game", game=name, line=line))
    for save in unfinished(lambda id: load_game(id, pack)):
        choices.append((None, save.path))
        lines.append(save_line(speech, save))
    print(texts.say("ask-game"))
    return choices[choose_line(texts, lines, sys.stdin, sys.stdout) - 1]


def _sit_down(
    session: Session, speech: str, plain: bool, notes: list[Problem], pack: Path | None
) -> None:
    if plain:
        for note in notes:
            print(Texts(speech).problem(note))
        table = PlainTable(session, speech, sys.stdin, sys.stdout)
        while following := table.run():
            session = new_session(following)
            table = PlainTable(session, table.texts.language, sys.stdin, sys.stdout)
        return
    from beachhead.terminal import app

    _say_goodbye(app.table(session, speech, notes, pack).run())


def _say_goodbye(left: Left | None) -> None:
    """Tell where a game is kept, in the language that was spoken last."""
    if left is not None:
        print(Texts(left.language).say("plain-left", path=left.path))
