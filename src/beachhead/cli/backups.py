"""`beachhead backup` and `beachhead restore`: all tables of a server, in one file.

A database has programs of its own for that: `beachhead restored` says that they were used.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from beachhead.cli.serving import DataOption, data_folder
from beachhead.cli.words import Lang, language, say
from beachhead.locale import Texts

LangOption = Annotated[Lang | None, typer.Option(help=say("cli-arg-lang"))]


def backup(
    file: Annotated[Path, typer.Argument(help=say("cli-arg-backup"))],
    data: DataOption = None,
    lang: LangOption = None,
) -> None:
    """Copy all tables into a file, whether a server is running or not."""
    from beachhead.server.stores.backup import back_up  # takes a while to load

    tables = back_up(data_folder(data), file)
    print(Texts(language(lang)).say("backup-made", path=str(file), tables=tables))


def restore(
    file: Annotated[Path, typer.Argument(help=say("cli-arg-backup"))],
    data: DataOption = None,
    lang: LangOption = None,
) -> None:
    """Put the tables of such a file in the place of those that are there."""
    from beachhead.server.stores.backup import restore as put_back

    texts, folder = Texts(language(lang)), data_folder(data)
    tables, aside = put_back(folder, file)
    print(texts.say("backup-restored", path=str(folder), tables=tables))
    if aside is not None:
        print(texts.say("backup-aside", path=str(aside)))


def restored(
    store: Annotated[str, typer.Option(help=say("cli-arg-restored-store"))],
    lang: LangOption = None,
) -> None:
    """Say that what is in a database was put in the place of something else."""
    from beachhead.server.sharing.shared import check_place
    from beachhead.server.stores.places import place

    check_place(store)
    from beachhead.server.stores.postgres_schema import mark_restored

    tables = asyncio.run(mark_restored(store))
    print(Texts(language(lang)).say("backup-restored", path=place(store), tables=tables))
