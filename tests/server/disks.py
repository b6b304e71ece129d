"""People play while their server's disk is full, or cannot be written to: a real and small one; or
while a PostgreSQL may only be read.

Whatever they do then is refused as not kept, and `/health` says so; as soon as there is room again
the same server goes on, and all that was called done is on the disk.

A disk on which files are open for writing cannot be mounted anew as read-only. So the files of the
tables are made immutable, which ext4 refuses to write to though they are open: what SQLite is told
is an error of another number, and what it makes of it is the same.
"""

from __future__ import annotations

import asyncio
import errno
import sqlite3
import subprocess
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from beachhead.server.stores.places import place
from tests.server.house import PATIENCE
from tests.server.kills import People, Played, people_at
from tests.server.postgres import Postgres, ask, cut

ROUNDS = 3
SIZE = 16 << 20
NEEDED = "A small disk has to be mounted for this, by root, with mkfs.ext4 and a loop device"
FILES = ("tables.sqlite", "tables.sqlite-wal")


class Disk:
    """A small disk, for tables and nothing else."""

    def __init__(self, mounted: Path) -> None:
        self.data = mounted / "data"
        self._ballast = mounted / "ballast"

    def fill(self) -> None:
        """To the last byte."""
        with self._ballast.open("ab", buffering=0) as ballast:
            for size in (1 << 16, 1):
                try:
                    while True:
                        ballast.write(bytes(size))
                except OSError as error:
                    assert error.errno == errno.ENOSPC, error

    def make_room(self) -> None:
        self._ballast.unlink()

    def lock(self) -> None:
        """Nothing is written to the tables any more, by nobody."""
        self._mark("+i")

    def unlock(self) -> None:
        self._mark("-i")

    def _mark(self, how: str) -> None:
        files = (str(self.data / name) for name in FILES)
        subprocess.run(("chattr", how, *files), check=True)


@contextmanager
def small_disk() -> Iterator[Disk]:
    """Until the end of the block."""
    with TemporaryDirectory() as folder:
        image, mounted = Path(folder, "image"), Path(folder, "disk")
        image.touch()
        mounted.mkdir()
        try:
            with image.open("r+b") as file:
                file.truncate(SIZE)
            subprocess.run(("mkfs.ext4", "-q", "-m", "0", str(image)), check=True)
            subprocess.run(("mount", "-o", "loop", str(image), str(mounted)), check=True)
        except (OSError, subprocess.CalledProcessError) as error:
            raise AssertionError(f"{NEEDED}: {error}") from error
        disk = Disk(mounted)
        try:
            yield disk
        finally:
            subprocess.run(("umount", str(mounted)), check=True)


async def play_on_bad_disk(disk: Disk) -> tuple[Played, int]:
    """How much was done, and how often something was refused."""
    async with people_at(disk.data) as people:
        for _ in range(ROUNDS):
            await people.go_on()
            disk.fill()
            await _refused(people, "full")
            disk.make_room()
            await people.go_on()
            disk.lock()
            await _refused(people, "disk I/O error")
            disk.unlock()
        await people.go_on()
        await _told(people, 200, "ok")
    with closing(sqlite3.connect(disk.data / FILES[0])) as database:
        assert database.execute("pragma integrity_check").fetchall() == [("ok",)]
    played = await people.check()
    return played, sum(friends.not_kept for friends in people.tables)


async def play_while_only_read(server: Postgres, rounds: int = ROUNDS) -> tuple[Played, int]:
    """The same of two processes at a database in which nothing may be written now and then."""
    database = server.database()
    name = place(database).rpartition("/")[2]
    async with people_at(database, 2) as people:
        for _ in range(rounds):
            await people.go_on()
            await _may_be_written(server, name, may=False)
            await _refused(people, "read-only")
            await _may_be_written(server, name, may=True)
        await people.go_on()
        await _told(people, 200, "ok")
    played = await people.check()
    return played, sum(friends.not_kept for friends in people.tables)


async def _may_be_written(server: Postgres, name: str, may: bool) -> None:
    """By who connects from now on; all others are cut off."""
    change = f"alter database {name} set default_transaction_read_only = {'off' if may else 'on'}"
    await ask(server.url(), change)
    await cut(server.url(name))


async def _refused(people: People, why: str) -> None:
    """Until it was so at every table, and whoever looks after the server is told."""
    before = [friends.not_kept for friends in people.tables]
    until = time.monotonic() + PATIENCE
    while any(
        friends.not_kept <= count for friends, count in zip(people.tables, before, strict=True)
    ):
        people.look()
        assert time.monotonic() < until, f"nothing is refused, though it should be: {why}"
        await asyncio.sleep(0.01)
    await _told(people, 503, why)


async def _told(people: People, status: int, said: str) -> None:
    """Before long: the disk is not asked as often as one may ask."""
    async with people.servers.house(0).http as http, asyncio.timeout(PATIENCE):
        while True:
            answer = await http.get("/health")
            if answer.status_code == status and said in answer.text:
                return
            await asyncio.sleep(0.1)
