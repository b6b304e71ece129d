"""A real PostgreSQL of the test's own: its folder, its socket, and it ends with the tests."""

from __future__ import annotations

import asyncio
import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import asyncpg

from beachhead.server.stores.postgres_schema import prepare

DEBIAN = Path("/usr/lib/postgresql")
MISSING = (
    "These tests need a PostgreSQL, and there is none on this machine. `make test` installs "
    "Debian's where it may; elsewhere: apt-get install postgresql."
)
QUICK = ("fsync=off", "full_page_writes=off")
"""Whoever pulls the plug of the machine meanwhile does not want to know what the tests found."""
SETTINGS = (
    "listen_addresses=",
    "shared_buffers=16MB",
    "max_connections=200",
    "log_min_messages=panic",
)


def program(name: str) -> str:
    """One of PostgreSQL's own."""
    for folder in sorted(DEBIAN.glob("*/bin"), reverse=True):
        if (folder / name).exists():
            return str(folder / name)
    found = shutil.which(name)
    if found is None:
        raise AssertionError(MISSING)
    return found


def _somebody_else() -> tuple[str, ...]:
    """PostgreSQL refuses to be run by root, and ends when whoever started it does."""
    ends = ("setpriv", "--pdeathsig", "QUIT")
    if os.getuid() != 0:
        return ends
    return (
        *ends,
        "--reuid",
        _user(),
        "--regid",
        str(pwd.getpwnam(_user()).pw_gid),
        "--clear-groups",
    )


def _user() -> str:
    if os.getuid() != 0:
        return pwd.getpwuid(os.getuid()).pw_name
    known = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"


class Postgres:
    """A server for as many databases as there are tests."""

    def __init__(self, folder: Path, quick: bool) -> None:
        self._folder = folder
        self._settings = (*SETTINGS, *(QUICK if quick else ()), f"unix_socket_directories={folder}")
        self._numbers = itertools.count(1)
        self._process: subprocess.Popen[bytes] | None = None

    def set_up(self) -> None:
        """A new folder of tables, and the server started."""
        made = (program("initdb"), "--auth=trust", "--username=tests", "--no-sync")
        where = ("--encoding=UTF8", "--locale=C", "--pgdata", str(self._folder / "data"))
        command = (*_somebody_else(), *made, *where)
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=self._folder)
        self.start()

    def start(self) -> None:
        """Start it, and wait until it answers."""
        options = [word for setting in self._settings for word in ("-c", setting)]
        command = (program("postgres"), "-D", str(self._folder / "data"), *options)
        self._process = subprocess.Popen(
            (*_somebody_else(), *command), cwd=self._folder, stderr=subprocess.DEVNULL
        )
        ready = (program("pg_isready"), "--quiet", "--host", str(self._folder))
        while subprocess.run(ready, check=False).returncode:
            assert self._process.poll() is None, "PostgreSQL does not start"

    def stop(self) -> None:
        """At once, as if the plug of its machine had been pulled."""
        assert self._process is not None
        self._process.send_signal(signal.SIGQUIT)
        self._process.wait()

    def restart(self) -> None:
        """It is gone for a moment. (A server ends with the thread that started it: no other.)"""
        self.stop()
        self.start()

    def url(self, database: str = "postgres") -> str:
        """Where a database is."""
        return f"postgresql://tests@/{database}?host={self._folder}"

    async def guarded(self, password: str) -> str:
        """A new database of somebody who has to say a password, which is not in its address."""
        name = f"guarded{next(self._numbers)}"
        await ask(self.url(), f"create role {name} login password '{password}'")
        await ask(self.url(), f"create database {name} owner {name}")
        rules = self._folder / "data" / "pg_hba.conf"
        rules.write_text(f"local all {name} scram-sha-256\n{rules.read_text()}")
        await ask(self.url(), "select pg_reload_conf()")
        url = self.url(name).replace("tests@", f"{name}@")
        with suppress(asyncpg.InvalidPasswordError):
            while True:  # until it has read that
                await ask(url, "select")
        return url

    def database(self) -> str:
        """A new one, laid out and with nothing in it: its address."""
        name = f"test{next(self._numbers)}"
        with ThreadPoolExecutor(1) as apart:  # where no other loop runs
            apart.submit(asyncio.run, self._make(name)).result()
        return self.url(name)

    async def _make(self, name: str) -> None:
        if name == "test1":
            await ask(self.url(), "create database prepared")
            await prepare(self.url("prepared"))
        await ask(self.url(), f"create database {name} template prepared")


@contextmanager
def postgres(quick: bool = True) -> Iterator[Postgres]:
    """Until the end of the block."""
    with tempfile.TemporaryDirectory(prefix="beachhead-", ignore_cleanup_errors=True) as folder:
        if os.getuid() == 0:
            shutil.chown(folder, _user())
        server = Postgres(Path(folder), quick)
        server.set_up()
        try:
            yield server
        finally:
            server.stop()


async def cut(url: str) -> None:
    """Every connection to a database is cut."""
    others = "datname = current_database() and pid <> pg_backend_pid()"
    await ask(url, f"select pg_terminate_backend(pid) from pg_stat_activity where {others}")


async def ask(url: str, query: str, *args: Any) -> list[Any]:
    """Something of a database, besides those who use it."""
    connection = await asyncpg.connect(url)
    try:
        return list(await connection.fetch(query, *args))
    finally:
        await connection.close()
