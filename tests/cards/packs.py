"""Folders of a user's own content, written by tests."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

from beachhead.games import load_game
from beachhead.kernel.errors import Problems

MEDAL = """\
[[medal]]
id = "silver-star"
name = { en = "Silver Star", fr = "Étoile d'argent" }
source = "ours"
earned = "star"
turn = "any"
effects = [{ do = "restart-skirmish" }]
"""

SECTOR = """\
[[sector]]
id = "utah-basic-1"
beach = "utah"
level = "basic"
number = 1
source = "ours"
"""


class Fault(NamedTuple):
    """A fault as a person reads it."""

    code: str
    file: str
    line: int
    field: str
    expected: str


def put(pack: Path, name: str, text: str) -> Path:
    """Write a file of a pack."""
    path = pack / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    return path


def faults(game: str, pack: Path) -> list[Fault]:
    """What is wrong with the content of a pack."""
    with pytest.raises(Problems) as error:
        load_game(game, pack)
    assert error.value.code == "bad-content"
    found = []
    for problem in error.value.found:
        args = problem.args_by_name
        name = str(Path(args["file"]).relative_to(pack)) if str(pack) in args["file"] else "ours"
        line, field = args.get("line", 0), args.get("field", "")
        found.append(Fault(problem.code, name, line, field, args.get("expected", "")))
    return found


def line_of(text: str, fragment: str) -> int:
    """The one line that holds this."""
    (line,) = (n for n, line in enumerate(text.splitlines(), start=1) if fragment in line)
    return line
