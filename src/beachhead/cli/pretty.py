"""Cards and maps for somebody who looks at a terminal."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from beachhead.drawing import board_lines, board_words
from beachhead.kernel.scene import Board, Notes, Scene
from beachhead.locale import Texts

WIDEST = 140
"""A wider drawing is no easier to read."""


def width() -> int:
    """How many columns there are to draw in."""
    return min(shutil.get_terminal_size((100, 40)).columns, WIDEST)


def cards_table(texts: Texts, heading: str, entries: Sequence[dict[str, Any]]) -> RenderableType:
    """Cards of one kind, each with its name and price, what it does, and where it is from."""
    table = Table(box=box.ROUNDED, show_header=False, show_lines=True, width=width())
    table.add_column(width=max(18, width() // 4))
    table.add_column(ratio=1)
    for entry in entries:
        name = Text(entry["title"], style="bold")
        name.append(f"\n{entry['id']}", style="not bold dim")
        does = Text(entry["text"])
        if entry["note"]:
            does.append(f"\n{entry['note']}", style="italic")
        origin = texts.say(f"source-{entry['source']}")
        does.append(f"\n{origin}", style="dim")
        table.add_row(name, does)
    count = texts.say("cards-count", count=len(entries))
    return Group(Text.assemble((heading, "bold"), (f"  {count}", "dim")), table, "")


def map_picture(texts: Texts, scene: Scene) -> RenderableType:
    """A map drawn with its legend, what there is to know of it, and each sector in a sentence."""
    parts: list[RenderableType] = []
    for panel in scene.panels:
        if isinstance(panel, Board):
            title, *drawn = board_lines(texts, panel, width())
            parts.append(Text(title, style="bold"))
            parts.append(Text("\n".join(drawn), no_wrap=True))
            parts.append("")
            _, *told = board_words(texts, panel)
            parts += [
                Padding(Text(line.strip()), (0, 0, 0, len(line) - len(line.lstrip())))
                for line in told
            ]
        elif isinstance(panel, Notes):
            lines = "\n".join(texts.message(line) for line in panel.lines)
            parts.append(Panel(Text(lines), title=texts.message(panel.title), width=width()))
    return Group(*parts)
