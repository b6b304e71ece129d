"""Reading content files: TOML checked against Structs, with every fault at its line.

A file is a set of lists of entries (`[[medal]]`, `[[sector]]`). A folder of a user's own may add
entries or replace those with the same id. A field whose type is a *family* (a Struct class with
`tag_field="do"` that has subclasses) holds any member of it that is known when the file is read.
"""

from __future__ import annotations

import tomllib
import types
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, TypeAlias, Union, get_args, get_origin

import msgspec
from msgspec import Struct
from msgspec.inspect import type_info
from msgspec.structs import FieldInfo, fields

from beachhead.cards import lines
from beachhead.kernel.errors import Problem, Problems

Key: TypeAlias = tuple[str | int, ...]
Faults: TypeAlias = list[tuple[Key, Problem]]


class ContentFile(Struct, frozen=True):
    """One file's entries by list name, each with the place it stands at."""

    path: str
    text: str
    entries: dict[str, list[tuple[Key, Any]]]


def load_game_files(
    game: str,
    shapes: Mapping[str, type[Struct]],
    pack: Path | None,
    folders: tuple[str, ...] = ("",),
) -> list[ContentFile]:
    """A game's own content files, then those for it in a user's folder (`PACK/<game>/*.toml`).

    `folders` are the subfolders to read, in this order; "" is the game's folder itself.
    """
    roots = [resources.files("beachhead") / "content" / game, *([pack / game] if pack else [])]
    files = [file for root in roots for name in folders for file in _toml_files(root / name)]
    unread = sorted(set((pack / game).rglob("*.toml")) - set(files)) if pack else []
    if unread:
        known = ", ".join(f"{game}/{name}".rstrip("/") for name in folders)
        faults = [Problem("not-a-games-folder", path=str(path), known=known) for path in unread]
        raise Problems("bad-content", faults)
    return load(files, shapes)


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


def load(files: list[Traversable], shapes: Mapping[str, type[Struct]]) -> list[ContentFile]:
    """Read and check files; raises `Problems` with every fault of every file."""
    found: list[Problem] = []
    loaded = [_load_file(file, shapes, found) for file in files]
    if found:
        raise Problems("bad-content", found)
    return [file for file in loaded if file is not None]


def _load_file(
    file: Traversable, shapes: Mapping[str, type[Struct]], found: list[Problem]
) -> ContentFile | None:
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
    faults: Faults = []
    entries = _build_file(data, shapes, faults)
    faults += _repeated_ids(data)
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


def _build_file(
    data: dict[str, Any], shapes: Mapping[str, type[Struct]], faults: Faults
) -> dict[str, list[tuple[Key, Any]]]:
    """The entries of a file by list name; everything wrong with them is added to the faults."""
    entries: dict[str, list[tuple[Key, Any]]] = {}
    for name, raws in data.items():
        if name not in shapes:
            faults.append(((name,), Problem("unknown-field", expected=", ".join(shapes))))
        elif not isinstance(raws, list):
            fault = Problem("wrong-value", expected=f"[[{name}]]", found=_kind(raws))
            faults.append(((name,), fault))
        else:
            entries[name] = [
                ((name, index), _build(raw, shapes[name], (name, index), faults))
                for index, raw in enumerate(raws)
            ]
    return entries


def _build(value: Any, shape: Any, key: Key, faults: Faults) -> Any:
    """A value of a file in its shape; everything wrong with it is added to the faults."""
    parts = _parts(shape)
    if isinstance(value, dict):
        members = [member for part in parts for member in _members(part)]
        chosen = _chosen(value, members)
        if chosen is not None:
            return _build_struct(value, chosen, key, faults)
        if "do" in value and (members or len(parts) > 1):
            key, value = (*key, "do"), value["do"]
        faults.append((key, _wrong(value, shape)))
        return None
    if isinstance(value, list) and (item := _item(parts)) is not None:
        return tuple(_build(raw, item, (*key, at), faults) for at, raw in enumerate(value))
    try:
        return msgspec.convert(value, shape)
    except msgspec.ValidationError:
        faults.append((key, _wrong(value, shape)))
        return None


def _parts(shape: Any) -> tuple[Any, ...]:
    return get_args(shape) if get_origin(shape) in (Union, types.UnionType) else (shape,)


def _item(parts: tuple[Any, ...]) -> Any:
    """The shape of the items of a list, if a list is one of the parts."""
    lists = (get_args(part) for part in parts if get_origin(part) is tuple)
    return next((args[0] for args in lists if args[-1:] == (...,)), None)


def _members(part: Any) -> list[type[Struct]]:
    """The Structs that a table may be: of a family, the members known by now that are no family."""
    if not (isinstance(part, type) and issubclass(part, Struct)):
        return []
    family = part.__subclasses__() if part.__struct_config__.tag_field else []
    leaves = [leaf for member in family for leaf in _members(member)]
    return sorted(leaves, key=_tag) or [part]


def _tag(shape: type[Struct]) -> str:
    return str(shape.__struct_config__.tag or "")


def _chosen(value: dict[str, Any], members: list[type[Struct]]) -> type[Struct] | None:
    """The one that a table's `do` names; a Struct without a tag needs no naming."""
    return next((member for member in members if _tag(member) in ("", value.get("do"))), None)


def _build_struct(value: dict[str, Any], shape: type[Struct], key: Key, faults: Faults) -> Any:
    before = len(faults)
    known = _known(shape)
    for name in value:
        if name not in known and name != shape.__struct_config__.tag_field:
            faults.append(((*key, name), Problem("unknown-field", expected=", ".join(known))))
    built = {}
    for name, field in known.items():
        if name in value:
            built[field.name] = _build(value[name], field.type, (*key, name), faults)
        elif field.required:
            fault = Problem("missing-field", expected=expected(field.type))
            faults.append(((*key, name), fault))
    return shape(**built) if len(faults) == before else None


@cache
def _known(shape: type[Struct]) -> dict[str, FieldInfo]:
    return {field.encode_name: field for field in fields(shape)}


def _wrong(value: Any, shape: Any) -> Problem:
    return Problem("wrong-value", expected=expected(shape), found=_found(value))


def expected(shape: Any) -> str:
    """What a field may hold, in signs that need no language."""
    parts = [part for part in _parts(shape) if part is not types.NoneType]
    tags = [_tag(member) for part in parts for member in _members(part) or [Struct]]
    if all(tags):
        return "do = " + " | ".join(f'"{tag}"' for tag in tags)
    if len(parts) > 1:
        return " | ".join(expected(part) for part in parts)
    (shape,) = parts
    if get_origin(shape) is tuple:
        return f"[{expected(get_args(shape)[0])}, …]"
    info = type_info(shape)
    match info:
        case msgspec.inspect.LiteralType():
            return " | ".join(f'"{value}"' for value in info.values)
        case msgspec.inspect.BoolType():
            return "true | false"
        case msgspec.inspect.IntType():
            low, high = ("…" if end is None else end for end in (info.ge, info.le))
            return f"{low}..{high}"
        case msgspec.inspect.StrType():
            return f'"{info.pattern}"' if info.pattern else '"…"'
        case _:
            return "{ … }"


def _found(value: Any) -> str:
    if isinstance(value, str):
        return f'"{value}"'
    return str(value) if isinstance(value, bool | int | float) else _kind(value)


def _kind(value: Any) -> str:
    return (
        "{ … }" if isinstance(value, dict) else "[ … ]" if isinstance(value, list) else str(value)
    )
