"""`beachhead`: one command with a subcommand for each thing to do."""

from __future__ import annotations

import io
import sys
from typing import Annotated

import typer

from beachhead import __version__
from beachhead.cli import backups, content, daily, inform, play, records, serving, simulation
from beachhead.cli.words import asked_for, say
from beachhead.kernel.errors import Problem
from beachhead.locale import Texts, default_language

app = typer.Typer(
    help=say("cli-help"), no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False
)
FREE = {"allow_extra_args": True, "ignore_unknown_options": True}
"""For commands that take a game's own settings, such as `--beach omaha`."""

app.command("play", help=say("cli-play"), context_settings=FREE)(play.play)
app.command("serve", help=say("cli-serve"))(serving.serve)
app.command("backup", help=say("cli-backup"))(backups.backup)
app.command("restore", help=say("cli-restore"))(backups.restore)
app.command("restored", help=say("cli-restored"))(backups.restored)
app.command("replay", help=say("cli-replay"))(records.replay)
app.command("daily", help=say("cli-daily"))(daily.daily)
app.command("verify", help=say("cli-verify"))(records.verify)
app.command("cards", help=say("cli-cards"))(inform.cards)
app.command("map", help=say("cli-map"))(content.map)
app.add_typer(content.content_app, name="content")
app.command("rules", help=say("cli-rules"))(inform.rules)
app.command("evenings", help=say("cli-evenings"))(inform.evenings)
app.command("games", help=say("cli-games"))(inform.games)
app.command("odds", help=say("cli-odds"))(inform.odds)
app.command("simulate", help=say("cli-simulate"), context_settings=FREE)(simulation.simulate)


@app.callback(invoke_without_command=True)
def version(
    show: Annotated[bool, typer.Option("--version", help=say("cli-version"))] = False,
) -> None:
    """Tell the version, if asked."""
    if show:
        print(__version__)
        raise typer.Exit


def main() -> None:
    """Run, and say in one clear sentence what was wrong if something was."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        app()
    except Problem as problem:
        language = asked_for(sys.argv) or default_language()
        print(Texts(language).problem(problem), file=sys.stderr)
        sys.exit(2)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)
