"""`beachhead play`: sit down at the terminal table."""

from __future__ import annotations

import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from beachhead.cli.words import Lang, game_options, language, say
from beachhead.games import GAMES, load_game
from beachhead.kernel.errors import Problem
from beachhead.locale import Texts
from beachhead.terminal.plain import PlainTable
from beachhead.terminal.session import Plan, Session, new_session, resume_session, seat_plans


class DiceKind(StrEnum):
    """Who rolls."""

    fair = "fair"
    typed = "typed"


def play(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(help=say("cli-arg-game"))] = None,
    players: Annotated[int | None, typer.Option(help=say("cli-arg-players"))] = None,
    bots: Annotated[int, typer.Option(help=say("cli-arg-bots"))] = 0,
    bot: Annotated[str, typer.Option(help=say("cli-arg-bot"))] = "sergeant",
    name: Annotated[list[str] | None, typer.Option(help=say("cli-arg-name"))] = None,
    dice: Annotated[DiceKind, typer.Option(help=say("cli-arg-dice"))] = DiceKind.fair,
    plain: Annotated[bool, typer.Option("--plain", help=say("cli-arg-plain"))] = False,
    resume: Annotated[Path | None, typer.Option(help=say("cli-arg-resume"))] = None,
    pack: Annotated[Path | None, typer.Option(help=say("cli-arg-pack"))] = None,
    lang: Annotated[Lang | None, typer.Option(help=say("cli-arg-lang"))] = None,
) -> None:
    """Play."""
    speech = language(lang)
    if resume is not None:
        resumed = resume_session(resume, pack)
        _sit_down(resumed.session, speech, plain, resumed.notes)
        return
    if game is None and plain:
        game = _ask_game(speech)
    if game is None:
        if context.args:
            raise Problem("stray-word", word=context.args[0])
        from beachhead.terminal import app  # loads Textual: only when it is shown

        app.home(speech, pack).run()
        return
    loaded = load_game(game, pack)
    seats = seat_plans(tuple(name or ()), players or max(1, bots), bots, bot)
    plan = Plan(game, seats, game_options(loaded, context.args), dice == DiceKind.typed, pack)
    _sit_down(new_session(plan), speech, plain, [])


def _ask_game(speech: str) -> str:
    """Which game, as numbered lines."""
    texts = Texts(speech)
    ids = list(GAMES)
    print(texts.say("ask-game"))
    for number, id in enumerate(ids, start=1):
        text = texts.say(
            "home-game", game=texts.say(f"game-{id}"), line=texts.say(f"game-{id}-line")
        )
        print(texts.say("menu-entry", number=number, text=text))
    print(texts.say("prompt"), end="", flush=True)
    answer = sys.stdin.readline().strip()
    if answer in ids:
        return answer
    if answer.isdecimal() and 1 <= int(answer) <= len(ids):
        return ids[int(answer) - 1]
    raise Problem("not-in-menu", answer=answer, last=len(ids))


def _sit_down(session: Session, speech: str, plain: bool, notes: list[Problem]) -> None:
    texts = Texts(speech)
    if plain:
        for note in notes:
            print(texts.problem(note))
        PlainTable(session, speech, sys.stdin, sys.stdout).run()
        return
    from beachhead.terminal import app

    kept = app.table(session, speech, notes).run()
    if kept and session.over is None:
        print(texts.say("plain-left", path=kept))
