"""`beachhead replay` and `beachhead verify`: look at a record, check its dice."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from beachhead.cli.words import Lang, language, say
from beachhead.kernel import record
from beachhead.locale import Texts
from beachhead.playing.telling import verdict_text
from beachhead.terminal.replaying import open_replay, plain_replay


def replay(
    file: Annotated[Path, typer.Argument(help=say("cli-arg-file"))],
    plain: Annotated[bool, typer.Option("--plain", help=say("cli-arg-plain"))] = False,
    pack: Annotated[Path | None, typer.Option(help=say("cli-arg-pack"))] = None,
    lang: Annotated[Lang | None, typer.Option(help=say("cli-arg-lang"))] = None,
) -> None:
    """Step through a record."""
    opened = open_replay(file, language(lang), pack)
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        plain_replay(opened, sys.stdin, sys.stdout)
    else:
        from beachhead.terminal import app  # loads Textual: only when it is shown

        app.replay(opened).run()


def verify(
    file: Annotated[Path, typer.Argument(help=say("cli-arg-file"))],
    pack: Annotated[Path | None, typer.Option(help=say("cli-arg-pack"))] = None,
    lang: Annotated[Lang | None, typer.Option(help=say("cli-arg-lang"))] = None,
) -> None:
    """Check the dice of a record; exit code 0 only if they are as they should be."""
    opened = open_replay(file, language(lang), pack)
    for note in opened.notes():
        print(note)
    verdict = record.verify(opened.reading)
    damaged = opened.reading.fault is not None
    result = "fair-so-far" if damaged and verdict.result == "fair" else verdict.result
    texts = Texts(language(lang))
    print(verdict_text(texts, verdict, result))
    if result != "fair":
        raise typer.Exit(1)
