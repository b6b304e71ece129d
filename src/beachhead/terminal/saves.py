"""Where games are kept on this machine: one record each, and its secret seed until it is over."""

from __future__ import annotations

import os
from datetime import UTC, datetime
from pathlib import Path

from msgspec import Struct
from platformdirs import user_data_path

from beachhead.kernel.errors import Problem
from beachhead.kernel.record import LoadGame, read_record

SUFFIX = ".jsonl"
SEED_SUFFIX = ".seed"


class Save(Struct, frozen=True):
    """A kept game."""

    path: Path
    game: str
    seats: tuple[str, ...]
    started: str
    events: int
    finished: bool


def games_folder() -> Path:
    """`BEACHHEAD_DATA`, or the place where this system keeps a program's data."""
    chosen = os.environ.get("BEACHHEAD_DATA")
    return Path(chosen) if chosen else user_data_path("beachhead") / "games"


def now() -> str:
    """The time, as records write it."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def new_path(game: str) -> Path:
    """A name that no record has yet."""
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    folder = games_folder()
    number = 1
    while True:
        tail = "" if number == 1 else f"-{number}"
        path = folder / f"{game}-{stamp}{tail}{SUFFIX}"
        if not path.exists():
            return path
        number += 1


def seed_path(record: Path) -> Path:
    """The seed of a running game lies beside its record."""
    return record.with_suffix(SEED_SUFFIX)


def keep_seed(record: Path, seed: bytes) -> None:
    """Keep the seed where only its owner reads it."""
    path = seed_path(record)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(mode=0o600)
    path.write_text(seed.hex() + "\n")


def read_seed(record: Path) -> bytes | None:
    """The seed of a running game, if it is there and whole."""
    try:
        return bytes.fromhex(seed_path(record).read_text().strip())
    except (OSError, ValueError):
        return None


def list_saves(load_game: LoadGame) -> list[Save]:
    """Every readable game that is kept here, the newest first."""
    folder = games_folder()
    found = []
    for path in sorted(folder.glob(f"*{SUFFIX}")) if folder.is_dir() else []:
        try:
            table = read_record(path.read_bytes(), load_game).table
        except (OSError, Problem):
            continue
        header = table.header
        names = tuple(seat.name for seat in header.seats)
        over = table.over is not None
        found.append(Save(path, header.game, names, header.started, len(table.line), over))
    return sorted(found, key=lambda save: save.started, reverse=True)
