"""The pieces of the full-screen table: dice, cards, the beach, the score sheet."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, Group, RenderResult
from rich.table import Table as Grid
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.message import Message as Signal
from textual.widget import Widget
from textual.widgets import Static

from beachhead.drawing import board_lines, seat_sign
from beachhead.kernel.kinds import COLOURS
from beachhead.kernel.scene import (
    NOBODY,
    Board,
    CardRow,
    DiceRow,
    Notes,
    Panel,
    ScoreSheet,
    Track,
)
from beachhead.locale import Texts
from beachhead.playing.prompts import DicePick
from beachhead.terminal.describe import card_heading

MARK_SIGNS = {"": "", "matched": "✓", "missing": "✗", "blind": "∅"}
LOCKED_SIGN = "="
MADE_SIGN = "◆"
"""For dice that make an RWB or a Straight."""
PICKED_SIGNS = {"reroll": "↻", "play-reroll": "↻"}
PICKED_SIGN = "●"
"""For dice that are picked, but not to be thrown again."""
BESIDE = 8
"""How many dice there is room for side by side."""
BEHIND = 6
"""Of how many lines of the map, behind where one is, one keeps sight."""


def scroll_page(part: Widget, pages: int) -> None:
    """A page further down, or up if `pages` is negative."""
    (part.scroll_page_down if pages > 0 else part.scroll_page_up)(animate=False)


class DieFace(Static):
    """One die: its colour as colour and letter, what it shows as a glyph, a mark below."""

    class Toggled(Signal):
        """The player picked this die, or let go of it."""

        def __init__(self, index: int) -> None:
            super().__init__()
            self.index = index

    def __init__(self, texts: Texts, die: int, mark: str, index: int | None, compact: bool) -> None:
        super().__init__(markup=False, classes=f"die {COLOURS[die // 6]}")
        self.signs = texts.die_sign(die)
        self.index = index
        self.mark = mark
        self.compact = compact
        self.set_class(compact, "compact")
        self.can_focus = index is not None
        self.tooltip = texts.die(die)
        self.show_picked("")

    def show_picked(self, sign: str) -> None:
        """Show that this die is picked, with a sign for what is done with it; or (nothing) not."""
        self.set_class(bool(sign), "picked")
        mark = sign or self.mark
        number = "" if self.index is None else str(self.index + 1)
        letter, glyph = self.signs
        if self.compact:
            self.update(f"{number} {letter}{glyph}{mark}")
        else:
            self.update(f"{letter} {glyph}")
            self.border_title, self.border_subtitle = number, mark

    def on_click(self) -> None:
        self._toggle()

    def key_space(self) -> None:
        self._toggle()

    def _toggle(self) -> None:
        if self.index is not None:
            self.post_message(self.Toggled(self.index))


class DiceLine(Widget):
    """A row of dice under its title, or (compact) beside it."""

    def __init__(self, texts: Texts, row: DiceRow, pick: DicePick | None, compact: bool) -> None:
        super().__init__(classes="dice-line compact" if compact else "dice-line")
        self.compact = compact
        self.texts = texts
        self.row = row
        self.pick = pick

    def compose(self) -> ComposeResult:
        yield Static(self.texts.message(self.row.title), classes="title", markup=False)
        faces = self._faces()
        with Vertical(classes="rows"):
            for first in range(0, len(faces), BESIDE):
                yield Horizontal(*faces[first : first + BESIDE], classes="dice")
            if not faces:
                yield Static(self.texts.say("none-yet"), classes="faint")
        for made in self.row.sets:
            yield Static(f"{MADE_SIGN} {self.texts.message(made.title)}", markup=False)

    def _mark(self, place: int) -> str:
        """Everything that there is to say of a die, in signs."""
        row = self.row
        signs = MARK_SIGNS[row.marks[place]] if row.marks else ""
        signs += LOCKED_SIGN if place in row.locked else ""
        return signs + (MADE_SIGN if any(place in made.places for made in row.sets) else "")

    def _faces(self) -> list[DieFace]:
        movable = self.pick.movable if self.pick else ()
        return [
            DieFace(
                self.texts, die, self._mark(place), place if die in movable else None, self.compact
            )
            for place, die in enumerate(self.row.dice)
        ]


class SceneView(VerticalScroll):
    """The whole table, drawn anew after each event."""

    can_focus = False
    _sought: tuple[int | None, ...] = ()
    """The seat to keep in sight, if any is."""

    async def show(self, texts: Texts, panels: Sequence[Panel]) -> None:
        """Draw these panels."""
        widgets = [self._panel(texts, panel) for panel in panels]
        await self.remove_children()
        await self.mount_all(widgets)

    def look_at(self, seat: int | None) -> None:
        """Keep in sight where a seat is on the map, if there is one."""
        self._sought = (seat,)
        self.call_after_refresh(self.find_sought)

    def on_resize(self) -> None:
        self.call_after_refresh(self.find_sought)

    def find_sought(self) -> None:
        """Scroll to it: what lies ahead matters more than what lies behind."""
        for panel in self.query(BoardPanel) if self._sought else ():
            at = panel.virtual_region.y + panel.line_of(*self._sought)
            below = min(self.size.height // 2, BEHIND)
            self.scroll_to(y=at + below - self.size.height, animate=False)

    def _panel(self, texts: Texts, panel: Panel) -> Widget:
        match panel:
            case DiceRow():
                return DiceLine(texts, panel, None, self.screen.has_class("low"))
            case CardRow():
                return Static(_cards(texts, panel), classes="panel")
            case Track():
                return Static(_track(texts, panel), classes="panel")
            case ScoreSheet():
                return Static(_scores(texts, panel), classes="panel")
            case Notes():
                text = Text(texts.message(panel.title) + "\n", style="bold")
                text.append("\n".join(map(texts.message, panel.lines)), style="not bold")
                return Static(text, classes="panel")
            case Board():
                return BoardPanel(texts, panel)


class BoardPanel(Static):
    """A map on the table."""

    def __init__(self, texts: Texts, board: Board) -> None:
        super().__init__(BoardDrawing(texts, board), classes="panel")
        self.texts = texts
        self.board = board

    def on_resize(self) -> None:
        """It has its place now, or another one."""
        if isinstance(self.parent, SceneView):
            self.parent.find_sought()

    def line_of(self, seat: int | None) -> int:
        """How far down a seat is drawn, or else who is foremost; 0 if the map is in words."""
        lines = board_lines(self.texts, self.board, self.size.width)
        here = {one for cell in self.board.cells for one in cell.seats if one != NOBODY}
        wanted = here if seat not in here else {seat}
        signs = [seat_sign(one, afloat) for one in wanted for afloat in (False, True)]
        found = (n for n, line in enumerate(lines) if any(sign in line for sign in signs))
        return next(found, 0)


class BoardDrawing:
    """A map, drawn for whatever width there is."""

    def __init__(self, texts: Texts, board: Board) -> None:
        self.texts = texts
        self.board = board

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for number, line in enumerate(board_lines(self.texts, self.board, options.max_width)):
            text = Text(line, style="" if number else "bold", no_wrap=True, end="\n")
            text.highlight_regex(r"\[\d+\]", "bold reverse")
            yield text


def _track(texts: Texts, track: Track) -> Text:
    text = Text(texts.message(track.title) + "\n", style="bold")
    for index, step in enumerate(track.steps):
        style = "reverse bold" if index == track.at else "not bold dim"
        unbroken = texts.message(step).replace(" ", "\u00a0")
        text.append(f" {unbroken} ", style=style)
        if index + 1 < len(track.steps):
            text.append("›", style="not bold dim")
    return text


def _scores(texts: Texts, sheet: ScoreSheet) -> Group:
    grid = Grid(box=None, pad_edge=False, show_header=False)
    for row in sheet.scores:
        grid.add_row("▶" if row.busy else " ", texts.seat(row.seat), texts.message(row.text))
    return Group(Text(texts.message(sheet.title), style="bold"), grid)


def _cards(texts: Texts, row: CardRow) -> Text:
    text = Text(texts.message(row.title) + "\n", style="bold")
    here = [shown for shown in row.cards if shown.status not in ("away", "gone")]
    for shown in here:
        text.append(f"▪ {card_heading(texts, shown)}", style="bold")
        does = texts.card_text(shown.card)
        text.append(f" · {does}\n" if does else "\n", style="not bold")
        if note := texts.card_note(shown.card):
            text.append(f"  {note}\n", style="not bold dim")
    for status in ("away", "gone"):
        names = [texts.card_title(shown.card) for shown in row.cards if shown.status == status]
        if names:
            line = texts.say(f"cards-{status}", cards=", ".join(names))
            text.append(line + "\n", style="not bold dim")
    text.rstrip()
    return text
