"""Before the table: which game, or which game to take up again."""

from __future__ import annotations

from pathlib import Path

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from beachhead.games import GAMES, load_game
from beachhead.locale import Texts, next_language
from beachhead.terminal.describe import save_line
from beachhead.terminal.saves import unfinished
from beachhead.terminal.setup import SetupScreen


class HomeScreen(Screen[None]):
    """The games, and the games to go on with. Calls back with what was picked."""

    BINDINGS = [("l", "language", ""), ("q", "app.quit", "")]

    def __init__(self, language: str, pack: Path | None) -> None:
        super().__init__()
        self.texts = Texts(language)
        self.pack = pack

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="home"):
            yield Static(id="banner")
            yield OptionList(id="games", markup=False)
        yield Static(id="keys")

    def on_screen_resume(self) -> None:
        self._fill()

    def _fill(self) -> None:
        say = self.texts.say
        self.query_one("#banner", Static).update(say("home-banner"))
        self.query_one("#keys", Static).update(say("home-keys"))
        games = self.query_one("#games", OptionList)
        games.clear_options()
        for id in GAMES:
            label = say("home-game", game=say(f"game-{id}"), line=say(f"game-{id}-line"))
            games.add_option(Option(label, id=f"game:{id}"))
        for save in unfinished(lambda id: load_game(id, self.pack)):
            games.add_option(Option(save_line(self.texts.language, save), id=f"save:{save.path}"))
        games.highlighted = 0
        games.focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        kind, _, value = (event.option.id or "").partition(":")
        if kind == "game":
            self.app.push_screen(SetupScreen(value, self.texts.language, self.pack))
        else:
            self.app.resume(Path(value), self.texts.language)  # type: ignore[attr-defined]

    def action_language(self) -> None:
        self.texts = Texts(next_language(self.texts.language))
        self._fill()
