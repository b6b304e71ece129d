"""A record, full screen: forward and back with the arrow keys."""

from __future__ import annotations

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import RichLog, Static

from beachhead.locale import next_language
from beachhead.playing.telling import fact_line, over_line
from beachhead.terminal.replaying import Replay
from beachhead.terminal.sheets import RuleSheet
from beachhead.terminal.table_frame import LOW, NARROW
from beachhead.terminal.widgets import SceneView, scroll_page


class ReplayScreen(Screen[None]):
    """Every moment of a game, one at a time."""

    BINDINGS = [
        ("right,space,enter", "go(1)", ""),
        ("left,backspace", "go(-1)", ""),
        Binding("pagedown", "go(10)", priority=True),
        Binding("pageup", "go(-10)", priority=True),
        Binding("home", "go(-1000000)", priority=True),
        Binding("end", "go(1000000)", priority=True),
        Binding("down", "scroll_by(1)", priority=True),
        Binding("up", "scroll_by(-1)", priority=True),
        ("l", "language", ""),
        ("question_mark", "help", ""),
        ("q,escape", "app.quit", ""),
    ]

    def __init__(self, replay: Replay) -> None:
        super().__init__()
        self.replay = replay
        self._speak(replay.texts.language)

    def _speak(self, language: str) -> None:
        self.replay.speak(language)
        self.replay.texts.signs = True

    def compose(self) -> ComposeResult:
        with Horizontal(id="main"):
            yield SceneView(id="table")
            yield RichLog(id="log", wrap=True, markup=False, min_width=20)
        with Vertical(id="prompt"):
            yield Static(id="question", markup=False)
        yield Static(id="keys")

    async def on_mount(self) -> None:
        self.query_one("#log").can_focus = False
        for note in self.replay.notes():
            self.notify(note, severity="warning", timeout=20, markup=False)
        await self._refresh()

    def on_resize(self, event: events.Resize) -> None:
        self.set_class(event.size.width < NARROW, "narrow")
        self.set_class(event.size.height < LOW, "low")

    async def action_go(self, steps: int) -> None:
        self.replay.go(self.replay.at + steps)
        await self._refresh()

    def action_scroll_by(self, pages: int) -> None:
        scroll_page(self.query_one("#table"), pages)

    async def action_language(self) -> None:
        self._speak(next_language(self.replay.texts.language))
        await self._refresh()

    def action_help(self) -> None:
        facts = self.replay.facts
        rule = facts[-1].cites() if facts else None
        self.app.push_screen(RuleSheet(self.replay.texts, rule, self.replay.scene.lookup))

    async def _refresh(self) -> None:
        replay, texts = self.replay, self.replay.texts
        self.query_one("#keys", Static).update(texts.say("replay-keys"))
        await self.query_one(SceneView).show(texts, replay.scene.panels)
        log = self.query_one("#log", RichLog)
        log.clear()
        for step in replay.table.line[: replay.at]:
            for fact in step.facts:
                log.write(fact_line(texts, fact))
        text = texts.say("replay-at", at=replay.at, last=replay.last)
        over = replay.table.over if replay.at == replay.last else None
        if over is not None:
            text = f"{text}\n{over_line(texts, over, ())}"
        self.query_one("#question", Static).update(text)
