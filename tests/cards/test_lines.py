"""Which line a key stands on: compared with a writer that knows where it put everything."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from beachhead.cards.lines import Key, of_key

stable = settings(derandomize=True, deadline=None)

names = st.sampled_from(["do", "when", "effects", "x-1", "a b", "7"])
scalars = st.sampled_from(["1", "true", "'a # b'", '"]"', "1944-06-06", "'''\nx\n'''", '"é"'])


class Writer:
    """Writes TOML in whatever layout it is told, and notes the line of every key."""

    def __init__(self, data: st.DataObject) -> None:
        self.data = data
        self.text = ""
        self.lines: dict[Key, int] = {}

    def flip(self) -> bool:
        return self.data.draw(st.booleans())

    def put(self, text: str) -> None:
        self.text += text

    def note(self, key: Key) -> None:
        self.lines.setdefault(key, self.text.count("\n") + 1)

    def key(self, name: str) -> str:
        return name if name.replace("-", "").isalnum() and self.flip() else f"'{name}'"

    def gap(self) -> None:
        """Inside an array anything may come between items."""
        self.put(self.data.draw(st.sampled_from(["", " ", "\n", "\n  # [ { , \n", " # x\n\n"])))

    def value(self, key: Key, depth: int) -> None:
        kinds = ["scalar", "array", "table"] if depth else ["scalar"]
        match self.data.draw(st.sampled_from(kinds)):
            case "scalar":
                self.put(self.data.draw(scalars))
            case "array":
                self.array(key, depth - 1)
            case "table":
                self.inline_table(key, depth - 1)

    def array(self, key: Key, depth: int) -> None:
        self.put("[")
        for index in range(self.data.draw(st.integers(0, 3))):
            self.gap()
            self.note((*key, index))
            self.value((*key, index), depth)
            self.gap()
            self.put(",")
        self.gap()
        self.put("]")

    def inline_table(self, key: Key, depth: int) -> None:
        self.put("{ ")
        for place, name in enumerate(self.data.draw(st.lists(names, max_size=3, unique=True))):
            self.put(", " if place else "")
            self.pair((*key, name), depth)
        self.put(" }")

    def pair(self, key: Key, depth: int) -> None:
        self.note(key)
        self.put(f"{self.key(str(key[-1]))} = ")
        self.value(key, depth)

    def pairs(self, key: Key) -> None:
        """The body of a table; names of lists of tables are left to those."""
        for name in self.data.draw(
            st.lists(names.filter("effects".__ne__), max_size=3, unique=True)
        ):
            self.put("# comment\n" if self.flip() else "")
            self.pair((*key, name), 2)
            self.put("\n\n" if self.flip() else " # end\n")

    def tables(self, key: Key, header: str, depth: int) -> None:
        """A list of tables under headers, each with such a list in it."""
        for index in range(self.data.draw(st.integers(0 if depth < 3 else 1, 2))):
            self.note(key)
            self.note((*key, index))
            self.put(f"[[{header}]]\n")
            self.pairs((*key, index))
            if depth:
                self.tables((*key, index, "effects"), f"{header}.effects", depth - 1)


def keys_of(value: Any, key: Key = ()) -> list[Key]:
    """Every key of what a parser made of it."""
    inner = value.items() if isinstance(value, dict) else enumerate(value)
    found = []
    for name, item in inner:
        found.append((*key, name))
        if isinstance(item, dict | list):
            found += keys_of(item, (*key, name))
    return found


@settings(stable, max_examples=80)
@given(st.data())
def test_every_key_of_any_layout_is_found_on_its_line(data: st.DataObject) -> None:
    writer = Writer(data)
    writer.put("\n" * data.draw(st.integers(0, 3)))
    writer.tables(("sector",), "sector", 3)
    keys = keys_of(tomllib.loads(writer.text))
    assert set(keys) == set(writer.lines)
    for key in keys:
        assert of_key(writer.text, key) == writer.lines[key], (key, writer.text)


@pytest.mark.parametrize(
    ("text", "key", "line"),
    [
        ("x = 1\r\ny = [\r\n 1,\r\n 2]\r\n", ("y", 1), 4),
        ("\n[ a . b ]\nz = 1", ("a", "b", "z"), 3),
        ("\n[a.b]\nz = 1", ("a",), 2),
        ("[a.b]\nz = 1\n[a]\ny = 1\n", ("a",), 3),
        ("[a]\nb.c = 1\n", ("a", "b"), 2),
        ("x = '''\n[[fake]]\n'''\n\n[[real]]\n", ("real", 0), 5),
        ("x = '''\n[[fake]]\n'''\n", ("fake",), 1),
        ('"a\'b" = 1\n\n3.14 = 2\n', ("3", "14"), 3),
    ],
)
def test_odd_layouts(text: str, key: Key, line: int) -> None:
    tomllib.loads(text)
    assert of_key(text, key) == line


@pytest.mark.parametrize(
    ("key", "line"),
    [
        (("b", 0, "missing"), 3),
        (("b", 1, "t", "missing", "deeper"), 6),
        (("b", 2), 3),
        (("missing",), 1),
        ((), 1),
    ],
)
def test_what_is_not_there_is_told_at_the_nearest_place_that_is(key: Key, line: int) -> None:
    assert of_key("a = 1\n\n[[b]]\nx = 1\n[[b]]\nt = { x = 1 }\n", key) == line
