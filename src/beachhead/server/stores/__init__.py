"""Where tables are kept, whatever keeps them. An entry is on disk before its `append` returns."""

from __future__ import annotations

from datetime import date
from typing import Literal, Protocol, TypeAlias

from msgspec import Struct

from beachhead.kernel.errors import Illegal, Problem
from beachhead.kernel.notation import Noted
from beachhead.kernel.table import Header
from beachhead.playing.daily import Merit, Settings

Life: TypeAlias = Literal["", "empty", "going", "over"]
"""How far a table has come: nobody has done anything, somebody has, it is over; "" if unknown."""


class Overtaken(Illegal):
    """Another process has kept something else of the same table first: nothing was kept."""

    def __init__(self) -> None:
        super().__init__("stale")


class Gone(Problem):
    """A table is not kept any more: another process has forgotten it."""

    def __init__(self) -> None:
        super().__init__("table-gone")


class Person(Struct, frozen=True):
    """What somebody at a table is called, and the colour that stands for them."""

    name: str = ""
    colour: str = ""


class Lobby(Struct, frozen=True):
    """Why nobody plays at a table yet: not everybody who is to sit there has come."""

    host: tuple[int, ...]
    """The seats of whoever set it up."""
    lang: str
    """What they speak."""
    free: tuple[int, ...]
    """Seats that nobody has come to so far."""
    strangers: tuple[int, ...] = ()
    """Seats of those who found the table among the open ones."""
    opened: str = ""
    """Since when anybody may sit down; "" if only those may who have a link."""


class Snapshot(Struct, frozen=True):
    """What a table had come to after so many entries: only so that they need not be played again.

    One that is wrong, or missing, costs time and nothing else.
    """

    entries: int
    made_by: str
    """The rules, the content and the program that it is good for."""
    body: bytes


class Kept(Struct, frozen=True):
    """A table as it is kept: what it began with, and the entries of its record in notation."""

    id: str
    header: Header
    seed: str
    keys: tuple[str, ...]
    """Fingerprints of the keys of the seats, and of the key to watch: the keys are kept nowhere."""
    people: tuple[Person, ...]
    guided: bool = False
    entries: tuple[Noted, ...] = ()
    """All of them, or those before the first that is damaged."""
    lobby: Lobby | None = None
    """None once the game has begun."""
    damaged: int = 0
    """How many entries are not as they were written, or come after such a one."""
    touched: str = ""
    """When something was kept of it last, as the store has it; "" if that is damaged."""
    snapshot: Snapshot | None = None
    """The last one, if it is of these entries."""
    revision: int = 0
    """How often who sits there was changed, as far as the store counts that."""


class Idle(Struct, frozen=True):
    """A table at which nothing has happened for a while."""

    table: str
    touched: str
    life: Life
    damaged: bool = False
    """Whether one of these is not as it was written."""


class Standing(Struct, frozen=True):
    """How a table stands after some entries."""

    life: Life = "going"
    merit: tuple[int, ...] | None = None
    """What a daily battle came to, with the entries that end it."""


class Battle(Struct, frozen=True):
    """What is fought for on a day, and what bots made of it so far."""

    options: dict[str, bool | int | str]
    par: dict[str, Merit]


class Attempt(Struct, frozen=True):
    """Somebody's one try at a battle: their table, and what it came to if it is over."""

    table: str
    merit: Merit | None


class Days(Protocol):
    """What is kept of the daily battle: the secret, what was fought for, and what came of it.

    Of a browser that plays there is only a fingerprint, another one for each day and game: who
    played yesterday cannot be found among those who play today.
    """

    async def secret(self) -> bytes:
        """What the seeds of all days come from; raises `daily-damaged` if nobody can know it."""

    async def battle(self, day: date, game: str, settings: Settings) -> Battle:
        """What is fought for: once somebody has asked, it stays so whatever an upgrade brings."""

    async def keep_par(self, day: date, game: str, bot: str, merit: Merit) -> None:
        """What a bot made of it."""

    async def begin(self, table: Kept, player: str) -> str:
        """Keep a table for somebody's try; if there was one before, that is the one."""

    async def attempt(self, day: date, game: str, player: str) -> Attempt | None:
        """Somebody's try."""

    async def results(self, day: date, game: str) -> dict[Merit, int]:
        """How often the battle of a day came to what."""


class Store(Protocol):
    """Keeps tables."""

    @property
    def restored(self) -> int:
        """When a copy was put in place of all: versions count from it; 0 if never.

        Known as soon as anything was read.
        """

    @property
    def days(self) -> Days:
        """The daily battles, kept in the same place."""

    async def create(self, table: Kept) -> None:
        """Keep a new table."""

    async def append(
        self, table: str, first: int, entries: list[Noted], standing: Standing
    ) -> None:
        """Keep more entries of a table, numbered from `first`, and what they make of it.

        All of that or nothing; raises `Overtaken` if another process has kept such entries.
        """

    async def change(self, table: Kept) -> None:
        """Keep who sits at a table, by which keys, and whether it waits; not its entries.

        Raises `Overtaken` if another process has kept another revision.
        """

    async def load(self, table: str) -> Kept | None:
        """A table, if there is one of that name; raises `table-damaged` if it cannot be read."""

    async def since(self, table: str, entries: int) -> Kept | None:
        """A table as others have kept it meanwhile, with what comes after so many entries alone.

        None if nobody else keeps anything here; raises `Gone` if there is no such table any more.
        """

    async def keep_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """Have a table open sooner the next time; that is not something that happens to it.

        It is kept with the checksum of the last of its entries, and is good with that alone.
        """

    async def opened(self, since: str) -> list[str]:
        """The tables that wait, and that anybody may sit down at since then or later."""

    async def count(self) -> int:
        """How many tables are kept."""

    async def untouched(self, empty: str, others: str) -> list[Idle]:
        """Tables that are not known to be over, and that were touched before these times at last.

        Some of them, if there are many; those that are empty, and all others; "" for none.
        """

    async def touch(self, table: str) -> bool:
        """Keep a table as if something had just happened there; whether it is still there."""

    async def forget(self, table: str, touched: str) -> bool:
        """Keep a table no longer, unless something has happened there since it was touched."""

    async def settle(self, table: str, life: Life) -> bool:
        """How far a table has come, if that was not known; whether it was not."""

    async def answer(self) -> None:
        """Return if tables can be kept."""

    async def close(self) -> None:
        """Finish what was begun."""
