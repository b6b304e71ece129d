"""The pieces of the full-screen table: dice, cards, the beach, the score sheet."""

from __future__ import annotations

from rich.console import Console, ConsoleOptions, Group, RenderResult
from rich.table import Table as Grid
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.message import Message as Signal
from textual.widget import Widget
from textual.widgets import Static

from beachhead.drawing import board_lines, seat_sign
from beachhead.kernel.kinds import COLOURS
from beachhead.kernel.scene import Board, CardRow, DiceRow, Notes, Panel, Scene, ScoreSheet, Track
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
    """A row of dice under its title."""

    def __init__(self, texts: Texts, row: DiceRow, pick: DicePick | None, compact: bool) -> None:
        super().__init__(classes="dice-line")
        self.compact = compact
        self.texts = texts
        self.row = row
        self.pick = pick

    def compose(self) -> ComposeResult:
        yield Static(self.texts.message(self.row.title), classes="title")
        with Horizontal(classes="dice compact" if self.compact else "dice"):
            for index, die in enumerate(self.row.dice):
                movable = self.pick is not None and die in self.pick.movable
                mark, number = self._mark(index), index if movable else None
                yield DieFace(self.texts, die, mark, number, self.compact)
            if not self.row.dice:
                yield Static(self.texts.say("none-yet"), classes="faint")
        for made in self.row.sets:
            yield Static(f"{MADE_SIGN} {self.texts.message(made.title)}", markup=False)

    def _mark(self, place: int) -> str:
        """Everything that there is to say of a die, in signs."""
        row = self.row
        signs = MARK_SIGNS[row.marks[place]] if row.marks else ""
        signs += LOCKED_SIGN if place in row.locked else ""
        return signs + (MADE_SIGN if any(place in made.places for made in row.sets) else "")


class SceneView(VerticalScroll):
    """The whole table, drawn anew after each event."""

    can_focus = False

    async def show(
        self, texts: Texts, scene: Scene, pick: DicePick | None = None, seat: int | None = None
    ) -> None:
        """Draw a scene; `pick`: the dice of that seat can be picked, and are in sight."""
        widgets = [self._panel(texts, panel, pick, seat) for panel in scene.panels]
        await self.remove_children()
        await self.mount_all(widgets)
        for line in widgets:
            if isinstance(line, DiceLine) and seat is not None and line.row.seat == seat:
                self.call_after_refresh(line.scroll_visible, animate=False)

    def show_on_board(self, seat: int) -> None:
        """Scroll to where a seat stands on the map."""
        self.call_after_refresh(self._scroll_to_seat, seat)

    def _scroll_to_seat(self, seat: int) -> None:
        for panel in self.query(BoardPanel):
            at = panel.virtual_region.y + panel.line_of(seat)
            self.scroll_to(y=at - self.size.height // 2, animate=False)

    def _panel(self, texts: Texts, panel: Panel, pick: DicePick | None, seat: int | None) -> Widget:
        match panel:
            case DiceRow():
                mine = pick if panel.seat is not None and panel.seat == seat else None
                return DiceLine(texts, panel, mine, self.screen.has_class("narrow"))
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

    def line_of(self, seat: int) -> int:
        """How far down a seat's token is drawn; 0 if the map is told in words."""
        lines = board_lines(self.texts, self.board, self.size.width)
        return next(
            (
                n
                for n, line in enumerate(lines)
                if seat_sign(seat) in line or seat_sign(seat, afloat=True) in line
            ),
            0,
        )


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
