"""Reading content files: TOML checked against Structs, with every fault at its line.

A file is a set of lists of entries (`[[medal]]`, `[[sector]]`). A folder of a user's own may add
entries or replace those with the same id.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from msgspec import Struct

from beachhead.cards import lines
from beachhead.cards.building import NO_FAMILIES, Builder, Families, Key
from beachhead.kernel.errors import Problem, Problems


class ContentFile(Struct, frozen=True):
    """One file's entries by list name, each with the place it stands at."""

    path: str
    text: str
    entries: dict[str, list[tuple[Key, Any]]]


def shipped(game: str, *folders: str) -> dict[str, Traversable]:
    """A game's folder of `content/` by the name "", and these folders in it by theirs."""
    root = resources.files("beachhead") / "content" / game
    return {"": root, **{name: root / name for name in folders}}


def load_game_files(
    game: str,
    shapes: Mapping[str, type[Struct]],
    pack: Path | None,
    roots: Mapping[str, Traversable],
    families: Families = NO_FAMILIES,
) -> list[ContentFile]:
    """A game's own content files, then those for it in a user's folder (`PACK/<game>/*.toml`).

    `roots` are the game's own folders, in this order, by what they are called in a user's folder;
    "" is `PACK/<game>` itself.
    """
    theirs = [pack / game / name for name in roots] if pack else []
    files = [file for folder in (*roots.values(), *theirs) for file in _toml_files(folder)]
    unread = sorted(set((pack / game).rglob("*.toml")) - set(files)) if pack else []
    if unread:
        known = ", ".join(f"{game}/{name}".rstrip("/") for name in roots)
        faults = [Problem("not-a-games-folder", path=str(path), known=known) for path in unread]
        raise Problems("bad-content", faults)
    return load(files, shapes, families)


def pack_faults(folder: Path, games: Iterable[str]) -> list[Problem]:
    """What is wrong with how a user's folder is laid out, before its files are read."""
    known = list(games)
    found = [
        Problem("not-a-games-folder", path=str(entry), known=", ".join(known))
        for entry in sorted(folder.iterdir())
        if entry.name not in known and (entry.is_dir() or entry.suffix == ".toml")
    ]
    if not found and not any(file for game in known for file in (folder / game).rglob("*.toml")):
        found.append(Problem("empty-pack", path=str(folder), known=", ".join(known)))
    return found


def latest(files: list[ContentFile], name: str) -> dict[str, tuple[ContentFile, Key, Any]]:
    """The entries of one list by id, a later one in place of an earlier, each with its place."""
    return {
        entry.id: (file, key, entry) for file in files for key, entry in file.entries.get(name, [])
    }


def _toml_files(folder: Traversable) -> list[Traversable]:
    if not folder.is_dir():
        return []
    found = [entry for entry in folder.iterdir() if entry.name.endswith(".toml")]
    return sorted(found, key=lambda entry: entry.name)


def load(
    files: list[Traversable], shapes: Mapping[str, type[Struct]], families: Families = NO_FAMILIES
) -> list[ContentFile]:
    """Read and check files; raises `Problems` with every fault of every file."""
    found: list[Problem] = []
    loaded = [_load_file(file, Builder(shapes, families), found) for file in files]
    if found:
        raise Problems("bad-content", found)
    return [file for file in loaded if file is not None]


def _load_file(file: Traversable, builder: Builder, found: list[Problem]) -> ContentFile | None:
    path = str(file)
    try:
        text = file.read_text("utf-8")
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        line, detail = lines.of_syntax_error(error, text)
        found.append(Problem("bad-toml", file=path, line=line, detail=detail))
        return None
    except (OSError, ValueError, RecursionError) as error:
        found.append(Problem("unreadable-file", file=path, detail=str(error)))
        return None
    entries = builder.file(data)
    faults = [*builder.faults, *_repeated_ids(data)]
    placed = [_placed(fault, key, path, text) for key, fault in faults]
    found += sorted(placed, key=lambda fault: int(fault.args_by_name["line"]))
    return None if faults else ContentFile(path, text, entries)


def _repeated_ids(data: dict[str, Any]) -> Iterator[tuple[Key, Problem]]:
    """Ids that stand twice in one list of a file: which of the two is meant?"""
    for name, raws in data.items():
        seen: set[str] = set()
        for index, raw in enumerate(raws if isinstance(raws, list) else []):
            id = raw.get("id") if isinstance(raw, dict) else None
            if isinstance(id, str) and id in seen:
                yield (name, index, "id"), Problem("id-twice", id=id)
            elif isinstance(id, str):
                seen.add(id)


def fault_at(file: ContentFile, key: Key, fault: Problem) -> Problem:
    """A fault found later, placed at the entry or field it is about."""
    return _placed(fault, key, file.path, file.text)


def _placed(fault: Problem, key: Key, path: str, text: str) -> Problem:
    field = ".".join(f"{part + 1}" if isinstance(part, int) else part for part in key)
    line = lines.of_key(text, key)
    return Problem(fault.code, file=path, line=line, field=field, **fault.args_by_name)
