"""Reading content files: TOML checked against Structs, with every fault at its line.

A file is a set of lists of entries (`[[medal]]`, `[[sector]]`). A folder of a user's own may add
entries or replace those with the same id.
"""

from __future__ import annotations

import tomllib
import types
from collections.abc import Iterable, Iterator, Mapping
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, TypeAlias, Union, get_args, get_origin

import msgspec
from msgspec import Struct
from msgspec.inspect import type_info
from msgspec.structs import fields

from beachhead.cards import lines
from beachhead.kernel.errors import Problem, Problems

Key: TypeAlias = tuple[str | int, ...]


class ContentFile(Struct, frozen=True):
    """One file's entries by list name, each with the place it stands at."""

    path: str
    text: str
    entries: dict[str, list[tuple[Key, Any]]]


def load_game_files(
    game: str, shapes: Mapping[str, type[Struct]], folder: Path | None
) -> list[ContentFile]:
    """A game's own content files, then those for it in a user's folder (`FOLDER/<game>/*.toml`)."""
    files = _toml_files(resources.files("beachhead") / "content" / game)
    if folder and (folder / game).is_dir():
        files += _toml_files(folder / game)
    return load(files, shapes)


def pack_faults(folder: Path, games: Iterable[str]) -> list[Problem]:
    """What is wrong with how a user's folder is laid out, before its files are read."""
    known = list(games)
    found = [
        Problem("not-a-games-folder", path=str(entry), known=", ".join(known))
        for entry in sorted(folder.iterdir())
        if entry.name not in known and (entry.is_dir() or entry.suffix == ".toml")
    ]
    if not found and not any(file for game in known for file in (folder / game).glob("*.toml")):
        found.append(Problem("empty-pack", path=str(folder), known=", ".join(known)))
    return found


def latest(files: list[ContentFile], name: str) -> dict[str, tuple[ContentFile, Key, Any]]:
    """The entries of one list by id, a later one in place of an earlier, each with its place."""
    return {
        entry.id: (file, key, entry) for file in files for key, entry in file.entries.get(name, [])
    }


def _toml_files(folder: Traversable) -> list[Traversable]:
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
    faults = [*_file_faults(data, shapes), *_repeated_ids(data)]
    placed = [_placed(fault, key, path, text) for key, fault in faults]
    found += sorted(placed, key=lambda fault: int(fault.args_by_name["line"]))
    if faults:
        return None
    entries: dict[str, list[tuple[Key, Any]]] = {
        name: [((name, i), msgspec.convert(raw, shapes[name])) for i, raw in enumerate(raws)]
        for name, raws in data.items()
    }
    return ContentFile(path, text, entries)


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


def _file_faults(
    data: dict[str, Any], shapes: Mapping[str, type[Struct]]
) -> Iterator[tuple[Key, Problem]]:
    for name, raws in data.items():
        if name not in shapes:
            yield (name,), Problem("unknown-field", expected=", ".join(shapes))
        elif not isinstance(raws, list):
            yield (name,), Problem("wrong-value", expected=f"[[{name}]]", found=_kind(raws))
        else:
            for index, raw in enumerate(raws):
                yield from _faults(raw, shapes[name], (name, index))


def _faults(value: Any, shape: Any, key: Key) -> Iterator[tuple[Key, Problem]]:
    """Everything wrong with a value that should have this shape."""
    if get_origin(shape) in (Union, types.UnionType):
        union, shape = shape, _member(value, shape)
        if shape is union and isinstance(value, dict) and "do" in value:
            fault = Problem("wrong-value", expected=expected(shape), found=_found(value["do"]))
            yield (*key, "do"), fault
            return
    if isinstance(shape, type) and issubclass(shape, Struct):
        yield from _struct_faults(value, shape, key)
    elif get_origin(shape) is tuple and isinstance(value, list):
        for index, item in enumerate(value):
            yield from _faults(item, get_args(shape)[0], (*key, index))
    else:
        try:
            msgspec.convert(value, shape)
        except msgspec.ValidationError:
            yield key, Problem("wrong-value", expected=expected(shape), found=_found(value))


def _member(value: Any, union: Any) -> Any:
    """The member of a union of Structs that a table's `do` names; other unions are left alone."""
    members = {
        member.__struct_config__.tag: member
        for member in get_args(union)
        if isinstance(member, type) and issubclass(member, Struct)
    }
    if None in members:
        return members[None] if isinstance(value, dict) else union
    tagged = isinstance(value, dict) and value.get("do")
    return members.get(tagged, union) if isinstance(tagged, str) else union


def _struct_faults(value: Any, shape: type[Struct], key: Key) -> Iterator[tuple[Key, Problem]]:
    if not isinstance(value, dict):
        yield key, Problem("wrong-value", expected="{ … }", found=_found(value))
        return
    known = {field.encode_name: field for field in fields(shape)}
    tag_field = shape.__struct_config__.tag_field
    for name in value:
        if name not in known and name != tag_field:
            yield (*key, name), Problem("unknown-field", expected=", ".join(known))
    for name, field in known.items():
        if name in value:
            yield from _faults(value[name], field.type, (*key, name))
        elif field.required:
            yield (*key, name), Problem("missing-field", expected=expected(field.type))


def expected(shape: Any) -> str:
    """What a field may hold, in signs that need no language."""
    if get_origin(shape) in (Union, types.UnionType):
        parts = [part for part in get_args(shape) if part is not types.NoneType]
        tags = [getattr(part, "__struct_config__", None) for part in parts]
        if all(config is not None and config.tag for config in tags):
            return "do = " + " | ".join(f'"{config.tag}"' for config in tags if config)
        return " | ".join(expected(part) for part in parts)
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
