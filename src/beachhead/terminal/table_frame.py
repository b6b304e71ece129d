"""Around the question: what lies on the table, what happened, taking back, leaving."""

from __future__ import annotations

from collections.abc import Callable

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.notifications import SeverityLevel
from textual.screen import Screen
from textual.widgets import Input, OptionList, RichLog, Static

from beachhead.kernel.errors import Problem
from beachhead.kernel.notation import Undo
from beachhead.locale import next_language
from beachhead.playing.plans import table_texts
from beachhead.playing.prompts import DicePick, Prompt
from beachhead.playing.telling import fact_line
from beachhead.terminal.answering import Answering
from beachhead.terminal.own_strip import OwnStrip, at_hand
from beachhead.terminal.session import Left, Session
from beachhead.terminal.sheets import HistorySheet, QuestionSheet, RuleSheet
from beachhead.terminal.widgets import SceneView, scroll_page

NARROW, LOW = 100, 36
"""With fewer columns the log is below the table; with fewer lines, dice take one each."""


class TableFrame(Screen[None]):
    """A table; whoever asks at it says what in `ask`."""

    BINDINGS = [
        ("question_mark", "help", ""),
        ("u", "undo", ""),
        ("r", "redo", ""),
        ("l", "language", ""),
        ("q", "leave", ""),
        ("h", "history", ""),
        Binding("pagedown", "scroll_by('#table', 1)", priority=True),
        Binding("pageup", "scroll_by('#table', -1)", priority=True),
        Binding("shift+down", "scroll_by('#log', 1)", priority=True),
        Binding("shift+up", "scroll_by('#log', -1)", priority=True),
    ]

    def __init__(self, session: Session, language: str, notes: list[Problem]) -> None:
        super().__init__()
        self.session = session
        self.notes = notes
        self.texts = table_texts(language, session.table, signs=True)
        self.answering = Answering(session, self.texts)

    @property
    def prompt(self) -> Prompt | None:
        """The step of the decision that the player is at."""
        return self.answering.prompt

    @property
    def picked(self) -> set[int]:
        """The dice that are picked, by their places."""
        return self.answering.picked

    def compose(self) -> ComposeResult:
        with Horizontal(id="main"):
            yield SceneView(id="table")
            yield RichLog(id="log", wrap=True, markup=False, min_width=20)
        yield OwnStrip(id="mine")
        with Vertical(id="prompt"):
            with VerticalScroll(id="asked", can_focus=False):
                yield Static(id="question", markup=False)
            yield OptionList(id="choices", markup=False)
            yield Input(id="typed")
        yield Static(id="keys", markup=False)

    async def on_mount(self) -> None:
        self.query_one("#log").can_focus = False
        for note in self.notes:
            self.notify(self.texts.problem(note), severity="warning", timeout=15, markup=False)
        self._tell_promise()
        await self.act(self.session.advance)

    def _tell_promise(self) -> None:
        """The dice are promised before they are rolled."""
        promise = self.session.table.header.commitment
        if promise:
            text = self.texts.say("plain-commitment", hash=promise)
            self.query_one("#log", RichLog).write(text)

    def on_unmount(self) -> None:
        self.session.close()

    def on_resize(self, event: events.Resize) -> None:
        narrow, low = event.size.width < NARROW, event.size.height < LOW
        if (narrow, low) != (self.has_class("narrow"), self.has_class("low")):
            self.set_class(narrow, "narrow")
            self.set_class(low, "low")
            self.call_after_refresh(self._refresh)
        self.call_after_refresh(self._tell_again)

    def action_scroll_by(self, id: str, pages: int) -> None:
        scroll_page(self.query_one(id), pages)

    async def act(self, act: Callable[[], None]) -> None:
        """Do something to the game, tell what happened, and ask what is next."""
        viewer = self.session.viewer
        try:
            act()
        except Problem as problem:
            self._tell_news()
            await self._trouble(problem)
            return
        if self.session.viewer == viewer:
            self._tell_news()
        else:
            self._tell_again()
        self.answering.begin()
        await self._refresh()

    async def _trouble(self, problem: Problem) -> None:
        if problem.code == "not-saved":
            say = self.texts.say
            answers = {
                "retry": say("answer-retry"),
                "off": say("answer-saving-off"),
                "quit": say("answer-quit"),
            }
            self.app.push_screen(
                QuestionSheet(self.texts.problem(problem), answers), self._save_answer
            )
        else:
            self.warn(problem, "error")
            await self._refresh()

    def warn(self, problem: Problem, severity: SeverityLevel = "information") -> None:
        """Tell what was wrong, in place of what was told before."""
        self.app.clear_notifications()
        self.notify(self.texts.problem(problem), severity=severity, markup=False)

    async def _save_answer(self, answer: str | None) -> None:
        if answer == "quit":
            self.action_leave()
            return
        if answer == "off":
            self.session.stop_saving()
            self.notify(self.texts.say("saving-off"), severity="warning", markup=False)
        await self.act(self.session.advance)

    def _tell_news(self) -> None:
        log = self.query_one("#log", RichLog)
        for fact in self.session.news():
            log.write(fact_line(self.texts, fact))

    def _tell_again(self) -> None:
        """The log anew: in another language, for another width, or for other eyes."""
        self.query_one("#log", RichLog).clear()
        self._tell_promise()
        self.session.tell_all_again()
        self._tell_news()

    async def _refresh(self) -> None:
        """Draw the table, what is at hand, and the question."""
        decision, prompt = self.answering.decision, self.prompt
        seat = decision.seat if decision else self.session.viewer
        pick = prompt if isinstance(prompt, DicePick) else None
        panels = self.session.scene(seat).panels
        await self.query_one(OwnStrip).show(self.texts, panels, pick, seat)
        own = at_hand(panels, seat)
        view = self.query_one(SceneView)
        await view.show(self.texts, [panel for panel in panels if panel not in own])
        view.look_at(seat)
        self._show_keys()
        self.ask()

    def _show_keys(self) -> None:
        if self.session.over is not None:
            bar = self.texts.say("key-bar-over")
        elif self.session.typed_roll() is not None or self.has_class("narrow"):
            bar = self.texts.say("key-bar-short")
        else:
            bar = self.texts.say("key-bar", keys=self.answering.keys())
        self.query_one("#keys", Static).update(bar)

    def ask(self) -> None:
        """Put the question, or what is to be done, below the table."""
        raise NotImplementedError

    def action_history(self) -> None:
        lines = [fact_line(self.texts, fact) for fact in self.session.told()]
        self.app.push_screen(HistorySheet(self.texts, lines))

    def action_help(self) -> None:
        roll, decision = self.session.typed_roll(), self.answering.decision
        now = roll or decision or self.session.over
        lookup = self.session.scene(decision.seat if decision else None).lookup
        self.app.push_screen(RuleSheet(self.texts, now.rule if now else None, lookup))

    async def action_undo(self) -> None:
        try:
            plan = self.session.undo_plan()
        except Problem as problem:
            await self._trouble(problem)
        else:
            await self._if_agreed("undo", plan.agreed, lambda: self._take_back(plan))

    async def action_redo(self) -> None:
        try:
            plan = self.session.table.redo_plan()
        except Problem as problem:
            await self._trouble(problem)
        else:
            await self._if_agreed("redo", plan.agreed, lambda: self.session.redo(plan))

    async def _if_agreed(self, do: str, seats: tuple[int, ...], act: Callable[[], None]) -> None:
        """Do what some have to agree to, once they have."""

        async def answered(answer: str | None) -> None:
            if answer == "yes":
                await self.act(act)

        if seats:
            question = self.texts.say(f"{do}-question", count=len(seats))
            answers = {"no": self.texts.say("answer-no"), "yes": self.texts.say(f"{do}-answer")}
            self.app.push_screen(QuestionSheet(question, answers), answered)
        else:
            await answered("yes")

    def _take_back(self, plan: Undo) -> None:
        self.session.undo(plan)
        self.query_one("#log", RichLog).write(self.texts.say("undone"))

    async def action_language(self) -> None:
        language = next_language(self.texts.language)
        self.texts = self.answering.texts = table_texts(language, self.session.table, signs=True)
        self.app.clear_notifications()
        self._tell_again()
        await self._refresh()

    def action_leave(self) -> None:
        self.session.close()
        unfinished = self.session.path is not None and self.session.over is None
        left = Left(str(self.session.path), self.texts.language) if unfinished else None
        self.app.exit(left)
