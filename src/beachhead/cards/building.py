"""Values of a content file built in the shapes of Structs, with everything that is wrong with them.

A field whose type is a *family* (a class that `families` names) holds any of its members, by the
word that their table's `do` says.
"""

from __future__ import annotations

import types
from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any, TypeAlias, Union, get_args, get_origin

import msgspec
from msgspec import Meta, Struct
from msgspec.inspect import type_info
from msgspec.structs import FieldInfo, fields

from beachhead.kernel.errors import Problem

Key: TypeAlias = tuple[str | int, ...]
Families: TypeAlias = Mapping[type[Struct], tuple[type[Struct], ...]]
NO_FAMILIES: Families = types.MappingProxyType({})


class Builder:
    """Builds the entries of one file; what is wrong with them is found in `faults`."""

    def __init__(self, shapes: Mapping[str, type[Struct]], families: Families) -> None:
        self.shapes = shapes
        self.families = families
        self.faults: list[tuple[Key, Problem]] = []

    def file(self, data: dict[str, Any]) -> dict[str, list[tuple[Key, Any]]]:
        """The entries of a file by list name, each with the place it stands at."""
        entries: dict[str, list[tuple[Key, Any]]] = {}
        for name, raws in data.items():
            if name not in self.shapes:
                self._fault((name,), Problem("unknown-field", expected=", ".join(self.shapes)))
            elif not isinstance(raws, list):
                fault = Problem("wrong-value", expected=f"[[{name}]]", found=_kind(raws))
                self._fault((name,), fault)
            else:
                entries[name] = [
                    ((name, index), self._build(raw, self.shapes[name], (name, index)))
                    for index, raw in enumerate(raws)
                ]
        return entries

    def _fault(self, key: Key, fault: Problem) -> None:
        self.faults.append((key, fault))

    def _build(self, value: Any, shape: Any, key: Key) -> Any:
        """A value of a file in its shape."""
        parts = _parts(shape)
        if isinstance(value, dict):
            members = [member for part in parts for member in self._members(part)]
            chosen = _chosen(value, members)
            if chosen is not None:
                return self._struct(value, chosen, key)
            if "do" in value and (members or len(parts) > 1):
                key, value = (*key, "do"), value["do"]
            if not any(get_origin(part) is dict for part in parts):
                return self._wrong(value, shape, key)
        if isinstance(value, list) and (item := _item(parts)) is not None:
            return tuple(self._build(raw, item, (*key, at)) for at, raw in enumerate(value))
        try:
            return msgspec.convert(value, shape)
        except msgspec.ValidationError:
            return self._wrong(value, shape, key)

    def _wrong(self, value: Any, shape: Any, key: Key) -> None:
        fault = Problem("wrong-value", expected=self._expected(shape), found=_found(value))
        if isinstance(value, str) and (like := _examples(shape)):
            fault = Problem("bad-id", found=_found(value), like=like)
        self._fault(key, fault)

    def _struct(self, value: dict[str, Any], shape: type[Struct], key: Key) -> Any:
        before = len(self.faults)
        known = _known(shape)
        for name in value:
            if name not in known and name != shape.__struct_config__.tag_field:
                fault = Problem("unknown-field", expected=", ".join(known))
                self._fault((*key, name), fault)
        built = {}
        for name, field in known.items():
            if name in value:
                built[field.name] = self._build(value[name], field.type, (*key, name))
            elif field.required:
                fault = Problem("missing-field", expected=self._expected(field.type))
                self._fault((*key, name), fault)
        return shape(**built) if len(self.faults) == before else None

    def _members(self, part: Any) -> list[type[Struct]]:
        """The Structs that a table may be: of a family its members, else the Struct itself."""
        if not (isinstance(part, type) and issubclass(part, Struct)):
            return []
        return sorted(self.families.get(part, (part,)), key=_tag)

    def _expected(self, shape: Any) -> str:
        """What a field may hold, in signs that need no language."""
        parts = [part for part in _parts(shape) if part is not types.NoneType]
        tags = [_tag(member) for part in parts for member in self._members(part) or [Struct]]
        if all(tags):
            return "do = " + " | ".join(f'"{tag}"' for tag in tags)
        if len(parts) > 1:
            return " | ".join(self._expected(part) for part in parts)
        (shape,) = parts
        bare = get_args(shape)[0] if get_origin(shape) is Annotated else shape
        if get_origin(bare) is tuple:
            return f"[{self._expected(get_args(bare)[0])}, …]"
        return _expected_value(shape)


def _parts(shape: Any) -> tuple[Any, ...]:
    return get_args(shape) if get_origin(shape) in (Union, types.UnionType) else (shape,)


def _item(parts: tuple[Any, ...]) -> Any:
    """The shape of the items of a list, if a list is one of the parts."""
    lists = (get_args(part) for part in parts if get_origin(part) is tuple)
    return next((args[0] for args in lists if args[-1:] == (...,)), None)


def _tag(shape: type[Struct]) -> str:
    return str(shape.__struct_config__.tag or "")


def _chosen(value: dict[str, Any], members: list[type[Struct]]) -> type[Struct] | None:
    """The one that a table's `do` names; a Struct without a tag needs no naming."""
    return next((member for member in members if _tag(member) in ("", value.get("do"))), None)


@cache
def _known(shape: type[Struct]) -> dict[str, FieldInfo]:
    return {field.encode_name: field for field in fields(shape)}


def _expected_value(shape: Any) -> str:
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
            return '"…"'
        case _:
            return "{ … }"


def _examples(shape: Any) -> str:
    """Texts that fit where only some do: a pattern says nothing to most people."""
    marks = [mark for part in _parts(shape) for mark in getattr(part, "__metadata__", ())]
    found = [one for mark in marks if isinstance(mark, Meta) for one in mark.examples or ()]
    return ", ".join(f'"{one}"' for one in found)


def _found(value: Any) -> str:
    if isinstance(value, str):
        return f'"{value}"'
    return str(value) if isinstance(value, bool | int | float) else _kind(value)


def _kind(value: Any) -> str:
    return (
        "{ … }" if isinstance(value, dict) else "[ … ]" if isinstance(value, list) else str(value)
    )
