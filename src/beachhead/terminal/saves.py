"""Where games are kept on this machine: one record each, and its secret seed until it is over."""

from __future__ import annotations

import os
from datetime import UTC, datetime
from itertools import count
from pathlib import Path

from msgspec import Struct
from platformdirs import user_data_path

from beachhead.kernel.contract import AnyGame
from beachhead.kernel.errors import Problem
from beachhead.kernel.record import LoadGame, read_record
from beachhead.kernel.table import Header

SUFFIX = ".jsonl"
SEED_SUFFIX = ".seed"


class Save(Struct, frozen=True):
    """A game to go on with."""

    path: Path
    game: AnyGame
    header: Header
    events: int


def games_folder() -> Path:
    """`BEACHHEAD_DATA`, or the place where this system keeps a program's data."""
    chosen = os.environ.get("BEACHHEAD_DATA")
    return Path(chosen) if chosen else user_data_path("beachhead") / "games"


def new_path(game: str, seed: bytes) -> Path:
    """A name for a new record that is nobody else's: its seed is kept beside it at once.

    The seed is on disk before the record is, and only its owner may read it.
    """
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    folder = games_folder()
    folder.mkdir(parents=True, exist_ok=True)
    for number in count(1):
        tail = "" if number == 1 else f"-{number}"
        path = folder / f"{game}-{stamp}{tail}{SUFFIX}"
        if path.exists():
            continue
        flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL
        try:
            handle = os.open(seed_path(path), flags, 0o600)
        except FileExistsError:
            continue
        with os.fdopen(handle, "w") as file:
            file.write(seed.hex() + "\n")
            file.flush()
            os.fsync(file.fileno())
        return path
    raise AssertionError("count never ends")


def seed_path(record: Path) -> Path:
    """The seed of a running game lies beside its record."""
    return record.with_suffix(SEED_SUFFIX)


def read_seed(record: Path) -> bytes | None:
    """The seed of a running game, if it is there and whole."""
    try:
        return bytes.fromhex(seed_path(record).read_text().strip())
    except (OSError, ValueError):
        return None


def unfinished(load_game: LoadGame) -> list[Save]:
    """Every game kept here that is not over, the newest first."""
    folder = games_folder()
    found = []
    for path in sorted(folder.glob(f"*{SUFFIX}")) if folder.is_dir() else []:
        if not seed_path(path).exists():
            continue
        try:
            reading = read_record(path.read_bytes(), load_game)
        except (OSError, Problem):
            continue
        table = reading.table
        if table.over is None:
            found.append(Save(path, table.game, table.header, len(table.line)))
    return sorted(found, key=lambda save: save.header.started, reverse=True)


def put_right(path: Path, text: str) -> Path:
    """Write a record's good part in place of a damaged one, which is kept beside it."""
    for number in count(1):
        aside = path.with_name(f"{path.stem}.damaged{'' if number == 1 else number}")
        if not aside.exists():
            break
    mended = path.with_name(f"{path.name}.new")
    mended.write_bytes(text.encode())
    path.rename(aside)
    mended.rename(path)
    return aside
