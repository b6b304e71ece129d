"""Tables and saved games to keep, so that later versions are tried on them.

python -m tests.upgrade.make FOLDER        with the version that they are to be of

FOLDER is named after the number with which records of that version begin (`FORMAT`).
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from beachhead.bots import find_bot
from beachhead.games import load_game
from beachhead.kernel import fair
from beachhead.kernel.fair import fast_stream
from beachhead.kernel.notation import read_entry, write_action
from beachhead.kernel.table import Header, Table
from beachhead.server import protocol as p
from beachhead.terminal.session import Session
from tests.server.house import Guest, House, house
from tests.terminal.tables import session

MODULES = {"gold_dice": True, "badges": True, "badge_of_assistance": True, "victory_points": True}
BATTLE = {"map": "gold-beach", **MODULES}
PLAIN = {"map": "exercise-tiger"}
MOVES = 24


class Left(Struct, frozen=True):
    """How to come back to a table that was left."""

    name: str
    table: str
    keys: tuple[str, ...]


class Player:
    """Plays at tables of a server as a sergeant would."""

    def __init__(self, folder: Path, here: House) -> None:
        self._database = folder / "tables.sqlite"
        self._here = here
        self._below = fast_stream("upgrade")

    async def play(self, name: str, most: int, game: str, *seats: str, **wish: Any) -> Left:
        """A table at which so much was decided, and what was decided last taken back."""
        table = await self._here.table(game, *seats, **wish)
        keys = tuple(key for key in table.keys if key)
        async with self._here.guest(table.table, *keys) as guest:
            for _ in range(most):
                if (ask := await guest.asked()) is None:
                    break
                assert isinstance(await guest.act(ask, self._choose(table.table, ask)), p.Done)
            assert (await guest.asked() is None) == (name == "finished"), name
            await _take_back(guest)
        return Left(name, table.table, keys)

    def _choose(self, id: str, ask: p.Ask) -> str:
        table = self._read(id)
        decision = table.decision(ask.seat)
        assert decision is not None
        bot = find_bot("sergeant", table.game.id)
        view = table.game.view(table.state, ask.seat)
        return write_action(bot(table.game, view, decision, self._below))

    def _read(self, id: str) -> Table:
        with closing(sqlite3.connect(self._database)) as database:
            (header,) = database.execute("select header from game where id = ?", (id,)).fetchone()
            query = "select body from event where game = ? order by seq"
            bodies = database.execute(query, (id,)).fetchall()
        begun = msgspec.json.decode(header, type=Header)
        table = Table(load_game(begun.game), begun)
        for (body,) in bodies:
            table.append(read_entry(body, table.game.actions))
        return table


async def _take_back(guest: Guest) -> None:
    undo = guest.screen.undo if guest.screen else None
    if undo is not None and not undo.ask:
        reply = await guest.answer(p.TakeBack(guest.next_id(), undo.seat, undo.number))
        assert isinstance(reply, p.Done), reply


def _save(sitting: Session) -> None:
    below, table = fast_stream("upgrade"), sitting.table
    bot = find_bot("sergeant", table.game.id)
    sitting.advance()
    for _ in range(MOVES):
        asked = sitting.decisions()[0]
        view = table.game.view(table.state, asked.seat)
        sitting.choose(asked.seat, bot(table.game, view, asked, below))
    sitting.close()


async def main(folder: Path) -> None:
    """Play a little of everything."""
    folder.mkdir(parents=True)
    fair.new_seed = lambda: bytes([3] * 32)  # with these none of them is over too soon
    async with house(folder) as here:
        play = Player(folder, here).play
        left = [
            await play("battle", MOVES, "battle", "me", "sergeant"),
            await play("express", MOVES, "express", "me", "me", options={"beach": "gold"}),
            await play("normandy", MOVES, "normandy", "me", "sergeant", options=BATTLE),
            await play("plain", MOVES, "normandy", "me", options=PLAIN),
            await play("finished", 10_000, "express", "me"),
        ]
    (folder / "tables.json").write_bytes(msgspec.json.format(msgspec.json.encode(left), indent=1))
    os.environ["BEACHHEAD_DATA"] = str(folder / "games")
    _save(session("express", players=2, seed=3))
    _save(session("normandy", seed=4, options=dict(BATTLE)))
    _save(session("normandy", seed=5, options=dict(PLAIN)))


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
