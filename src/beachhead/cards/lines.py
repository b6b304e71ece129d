"""Which line of a TOML file a key stands on (tomllib does not tell)."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tree_sitter import Node

_KEYS = {"bare_key", "quoted_key", "dotted_key"}
Key = tuple[str | int, ...]


def of_syntax_error(error: tomllib.TOMLDecodeError, text: str) -> tuple[int, str]:
    """The line and the complaint of a parser's error; what never ends is wrong at the last line."""
    detail = str(error)
    where = re.search(r"\(at line (\d+), column \d+\)", detail)
    if where is None:
        last = text.rstrip("\n").count("\n") + 1
        return last, detail.removesuffix("(at end of document)").strip()
    return int(where[1]), detail[: where.start()].strip()


def of_key(text: str, key: Key) -> int:
    """The line of the key, or of the nearest part of its path that is there."""
    import tree_sitter_toml
    from tree_sitter import Language, Parser

    root = Parser(Language(tree_sitter_toml.language())).parse(text.encode()).root_node
    places: dict[Key, int] = {}
    _tables(root, places)
    for length in range(len(key), 0, -1):
        if key[:length] in places:
            return places[key[:length]]
    return 1


def _tables(root: Node, places: dict[Key, int]) -> None:
    counts: Counter[Key] = Counter()
    for node in root.children:
        if node.type == "pair":
            _pair(node, (), places)
        elif node.type in ("table", "table_array_element"):
            header = next(child for child in node.children if child.type in _KEYS)
            path: Key = ()
            parts = _key_parts(header)
            for place, part in enumerate(parts, start=1):
                path = (*path, part)
                new = node.type == "table_array_element" and place == len(parts)
                if counts[path] and not new:
                    path = (*path, counts[path] - 1)
            if node.type == "table_array_element":
                counts[path] += 1
                path = (*path, counts[path] - 1)
            _place(path, node, places)
            for child in node.children:
                if child.type == "pair":
                    _pair(child, path, places)


def _pair(node: Node, parent: Key, places: dict[Key, int]) -> None:
    header, value = (child for child in node.children if child.type not in ("=", "comment"))
    path = (*parent, *_key_parts(header))
    _place(path, node, places)
    _value(value, path, places)


def _value(node: Node, path: Key, places: dict[Key, int]) -> None:
    if node.type == "inline_table":
        for child in node.children:
            if child.type == "pair":
                _pair(child, path, places)
    elif node.type == "array":
        items = [c for c in node.children if c.type not in ("[", "]", ",", "comment")]
        for index, item in enumerate(items):
            _place((*path, index), item, places)
            _value(item, (*path, index), places)


def _place(path: Key, node: Node, places: dict[Key, int]) -> None:
    """Note a path, and what it is in where that has no line of its own: `a` of `a.b` or `[[a]]`."""
    line = node.start_point[0] + 1
    for length in range(1, len(path)):
        places.setdefault(path[:length], line)
    places[path] = line


def _key_parts(node: Node) -> list[str]:
    if node.type == "dotted_key":
        return [
            part for child in node.children if child.type in _KEYS for part in _key_parts(child)
        ]
    return [(node.text or b"").decode().strip("\"'")]
