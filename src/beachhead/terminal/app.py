"""The full-screen program: home, set-up, table, replay."""

from __future__ import annotations

from pathlib import Path

from textual.app import App
from textual.screen import Screen

from beachhead.kernel.errors import Problem
from beachhead.locale import Texts
from beachhead.playing.plans import Plan
from beachhead.terminal.home import HomeScreen
from beachhead.terminal.replay_screen import ReplayScreen
from beachhead.terminal.replaying import Replay
from beachhead.terminal.session import Left, Session, new_session, resume_session
from beachhead.terminal.table_screen import TableScreen


class BeachheadApp(App[Left]):
    """Shows one screen at a time; ends with the game that was left, if one was."""

    TITLE = "Beachhead"
    CSS_PATH = "app.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, first: Screen[None], pack: Path | None = None) -> None:
        super().__init__()
        self.first = first
        self.pack = pack

    def on_mount(self) -> None:
        self.theme = "textual-dark"
        self.push_screen(self.first)

    def begin(self, plan: Plan, language: str) -> None:
        """A new game; a `Problem` with the plan is the caller's to tell."""
        self._sit_down(new_session(plan), language, [])

    def resume(self, path: Path, language: str) -> None:
        """A kept game goes on."""
        try:
            resumed = resume_session(path, self.pack)
        except Problem as problem:
            self.notify(
                Texts(language).problem(problem), severity="error", timeout=15, markup=False
            )
            return
        self._sit_down(resumed.session, language, resumed.notes)

    def play_on(self, plan: Plan, language: str) -> None:
        """Another game at the table where one has ended."""
        self.switch_screen(TableScreen(new_session(plan), language, []))

    def go_home(self, language: str) -> None:
        """Back to the games, whatever screens were gone through."""
        while len(self.screen_stack) > 1:
            self.pop_screen()
        self.push_screen(HomeScreen(language, self.pack))

    def _sit_down(self, session: Session, language: str, notes: list[Problem]) -> None:
        self.push_screen(TableScreen(session, language, notes))


def home(language: str, pack: Path | None) -> BeachheadApp:
    """The program from its start."""
    return BeachheadApp(HomeScreen(language, pack), pack)


def table(
    session: Session, language: str, notes: list[Problem], pack: Path | None = None
) -> BeachheadApp:
    """The program at a table."""
    return BeachheadApp(TableScreen(session, language, notes), pack)


def replay(replay: Replay) -> BeachheadApp:
    """The program looking at a record."""
    return BeachheadApp(ReplayScreen(replay))
