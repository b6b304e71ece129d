"""The pieces of the full-screen table: dice, cards, the beach, the score sheet."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.message import Message as Signal
from textual.widget import Widget
from textual.widgets import Static

from beachhead.kernel.kinds import COLOURS
from beachhead.kernel.scene import CardRow, DiceRow, Notes, Panel, Scene, ScoreSheet, Track
from beachhead.locale import Texts
from beachhead.terminal.prompts import DicePick

MARK_SIGNS = {"": "", "matched": "✓", "missing": "✗", "fixed": "=", "blind": "∅"}
PICKED_SIGN = "↻"


class DieFace(Static):
    """One die: its colour as colour and letter, what it shows as a glyph, a mark below."""

    class Toggled(Signal):
        """The player picked this die, or let go of it."""

        def __init__(self, index: int) -> None:
            super().__init__()
            self.index = index

    def __init__(self, texts: Texts, die: int, mark: str, index: int | None) -> None:
        letter, glyph = texts.die_sign(die)
        super().__init__(f"{letter} {glyph}", markup=False, classes=f"die {COLOURS[die // 6]}")
        self.index = index
        self.mark = mark
        self.can_focus = index is not None
        self.tooltip = texts.die(die)
        if index is not None:
            self.border_title = str(index + 1)
        self.show_picked(False)

    def show_picked(self, picked: bool) -> None:
        """Show whether this die is to be thrown again."""
        self.set_class(picked, "picked")
        self.border_subtitle = PICKED_SIGN if picked else MARK_SIGNS[self.mark]

    def on_click(self) -> None:
        self._toggle()

    def key_space(self) -> None:
        self._toggle()

    def key_enter(self) -> None:
        self._toggle()

    def _toggle(self) -> None:
        if self.index is not None:
            self.post_message(self.Toggled(self.index))


class DiceLine(Widget):
    """A row of dice under its title."""

    def __init__(self, texts: Texts, row: DiceRow, pick: DicePick | None) -> None:
        super().__init__(classes="dice-line")
        self.texts = texts
        self.row = row
        self.pick = pick

    def compose(self) -> ComposeResult:
        yield Static(self.texts.message(self.row.title), classes="title")
        marks = self.row.marks or ("",) * len(self.row.dice)
        with Horizontal(classes="dice"):
            for index, (die, mark) in enumerate(zip(self.row.dice, marks, strict=True)):
                movable = self.pick is not None and die in self.pick.movable
                yield DieFace(self.texts, die, mark, index if movable else None)
            if not self.row.dice:
                yield Static(self.texts.say("none-yet"), classes="faint")


class SceneView(VerticalScroll):
    """The whole table, drawn anew after each event."""

    can_focus = False

    async def show(
        self, texts: Texts, scene: Scene, pick: DicePick | None = None, seat: int | None = None
    ) -> None:
        """Draw a scene; `pick`: the dice of that seat can be picked."""
        widgets = [self._panel(texts, panel, pick, seat) for panel in scene.panels]
        await self.remove_children()
        await self.mount_all(widgets)

    def _panel(self, texts: Texts, panel: Panel, pick: DicePick | None, seat: int | None) -> Widget:
        match panel:
            case DiceRow():
                mine = pick if panel.seat is not None and panel.seat == seat else None
                return DiceLine(texts, panel, mine)
            case CardRow():
                return Static(_cards(texts, panel), classes="panel")
            case Track():
                return Static(_track(texts, panel), classes="panel")
            case ScoreSheet():
                return Static(_scores(texts, panel), classes="panel")
            case Notes():
                text = Text(texts.message(panel.title) + "\n", style="bold")
                for line in panel.lines:
                    text.append(texts.message(line), style="not bold")
                return Static(text, classes="panel")


def _track(texts: Texts, track: Track) -> Text:
    text = Text(texts.message(track.title) + "\n", style="bold")
    for index, step in enumerate(track.steps):
        style = "reverse bold" if index == track.at else "not bold dim"
        text.append(f" {texts.message(step)} ", style=style)
        if index + 1 < len(track.steps):
            text.append("›", style="not bold dim")
    return text


def _scores(texts: Texts, sheet: ScoreSheet) -> Grid:
    grid = Grid(title=texts.message(sheet.title), title_justify="left", box=None, pad_edge=False)
    grid.title_style = "bold"
    grid.show_header = False
    for row in sheet.scores:
        grid.add_row("▶" if row.busy else " ", texts.seat(row.seat), texts.message(row.text))
    return grid


def _cards(texts: Texts, row: CardRow) -> Text:
    text = Text(texts.message(row.title) + "\n", style="bold")
    here = [shown for shown in row.cards if shown.status not in ("away", "gone")]
    for shown in here:
        name = texts.card_name(shown.card)
        if shown.seat is not None:
            name = texts.say("card-of", card=name, seat=texts.seat(shown.seat))
        text.append(f"▪ {name}", style="bold")
        text.append(f" · {texts.card_text(shown.card)}\n", style="not bold")
    for status in ("away", "gone"):
        names = [texts.card_name(shown.card) for shown in row.cards if shown.status == status]
        if names:
            line = texts.say(f"cards-{status}", cards=", ".join(names))
            text.append(line + "\n", style="not bold dim")
    text.rstrip()
    return text
