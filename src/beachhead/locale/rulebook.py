"""The rules in the project's own words, by id.

They are in `docs/rules/<language>/*.md`, and `rules.<language>.md` of the games' own folders.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import chain, groupby
from pathlib import Path

from msgspec import Struct

from beachhead.games import GAMES
from beachhead.kernel.errors import Problem

_RULE = re.compile(r"^### ([A-Z]-\d+) · (.+)\n((?:(?!### ).*\n?)*)", re.MULTILINE)


class RuleText(Struct, frozen=True):
    """One rule as a person reads it; the body is Markdown."""

    id: str
    title: str
    body: str
    chapter: str
    """What its file is called: a game, or the modules of one."""
    section: str


def _shared(language: str) -> Path:
    """Inside an installed package, or in the source tree beside it."""
    packaged = Path(__file__).parents[1] / "rulebook" / language
    if packaged.is_dir():
        return packaged
    return Path(__file__).parents[3] / "docs" / "rules" / language


def files(language: str) -> tuple[Path, ...]:
    """Every file with rules; what is in a game's own folders follows the file named after it."""
    own = {
        id: [folder / f"rules.{language}.md" for folder in game.folders]
        for id, game in GAMES.items()
    }
    found: list[Path] = []
    for file in sorted(_shared(language).glob("*.md")):
        found += [file, *own.pop(file.stem, ())]
    found += chain(*own.values())
    return tuple(filter(Path.is_file, found))


def rulebook(language: str) -> dict[str, RuleText]:
    """Every rule of a language, in the order of the files."""
    return _read(files(language))


@cache
def _read(files: tuple[Path, ...]) -> dict[str, RuleText]:
    return {rule.id: rule for file in files for rule in _parse(file.read_text("utf-8"))}


def _parse(text: str) -> list[RuleText]:
    """A file is a chapter (`#`) of sections (`##`) of rules (`###`)."""
    chapter, *sections = re.split(r"^## ", text, flags=re.MULTILINE)
    name = chapter.splitlines()[0].removeprefix("# ")
    rules = []
    for section in sections:
        title, _, rest = section.partition("\n")
        for match in _RULE.finditer(rest):
            rules.append(RuleText(match[1], match[2], match[3].strip(), name, title))
    return rules


def plain_lines(body: str) -> list[str]:
    """Markdown as lines for a pipe or a screen reader: no marks, and a table row by row."""
    found = []
    for line in body.splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if line.startswith("|"):
            if not set("".join(cells)) <= set("-: "):
                found.append("  " + " · ".join(cells))
        else:
            found.append(line)
    return [re.sub(r"[*`]", "", line) for line in found]


def rule_text(id: str, language: str) -> RuleText:
    """One rule; its id may be given in small letters."""
    rules = rulebook(language)
    if id.upper() not in rules:
        raise Problem("unknown-rule", rule=id, known=", ".join(_ranges(tuple(rules))))
    return rules[id.upper()]


def _ranges(ids: tuple[str, ...]) -> Iterator[str]:
    """The first and the last rule of each letter: `T-1 … T-10`."""
    for _, group in groupby(ids, key=lambda id: id.partition("-")[0]):
        first, *others = group
        yield f"{first} … {others[-1]}" if others else first
