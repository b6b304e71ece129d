"""Before the table: which game, which settings, or which game to take up again."""

from __future__ import annotations

from pathlib import Path

from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widgets import Button, Input, Label, OptionList, Select, Static
from textual.widgets.option_list import Option

from beachhead.bots import bots_for, preferred_bot
from beachhead.games import GAMES, load_game
from beachhead.kernel.errors import Problem
from beachhead.kernel.options import Spec, grouped
from beachhead.locale import Texts, next_language
from beachhead.playing.plans import Plan, seat_plans
from beachhead.terminal.describe import save_line
from beachhead.terminal.saves import unfinished


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


class SetupScreen(Screen[None]):
    """Players, dice and every setting of a game, each with the rule behind it."""

    BINDINGS = [("escape", "app.pop_screen", ""), ("q", "app.quit", "")]

    def __init__(self, game: str, language: str, pack: Path | None) -> None:
        super().__init__()
        self.game = load_game(game, pack)
        self.texts = Texts(language, self.game)
        self.pack = pack
        self.specs = self.game.specs()

    def compose(self) -> ComposeResult:
        say = self.texts.say
        seats = self.game.seats
        with VerticalScroll(id="home"):
            yield Label(say(f"game-{self.game.id}"), classes="title")
            yield from self._row("players", [(str(n), n) for n in seats], seats[0])
            yield from self._row("bots", [(str(n), n) for n in range(seats[-1])], 0)
            bots = [(say(f"bot-{name}"), name) for name in bots_for(self.game.id)]
            yield from self._row("bot", bots, preferred_bot(self.game.id))
            dice = [(say("dice-fair"), "fair"), (say("dice-typed"), "typed")]
            yield from self._row("dice", dice, "fair")
            yield Button(say("setup-start"), id="start", variant="primary", compact=True)
            for group, specs in grouped(self.specs).items():
                yield Label(say(f"group-{self.game.id}-{group}"), classes="title")
                for spec in specs:
                    yield from self._option(spec)
        yield Static(say("setup-keys"), id="keys")

    def _row(
        self, name: str, choices: list[tuple[str, int]] | list[tuple[str, str]], value: object
    ) -> ComposeResult:
        with Horizontal(classes="form-row"):
            yield Select(choices, value=value, allow_blank=False, compact=True, id=f"set-{name}")
            yield Label(self.texts.say(f"setup-{name}"), classes="help")

    def _option(self, spec: Spec) -> ComposeResult:
        key = f"{self.game.id}-{spec.name}"
        say = self.texts.say
        with Horizontal(classes="form-row"):
            id = f"opt-{spec.name}"
            values = (True, False) if spec.kind == "flag" else spec.choices
            if values:
                choices = [(self.texts.choice(spec, v), v) for v in values]
                yield Select(choices, value=spec.default, allow_blank=False, compact=True, id=id)
            else:
                yield Input(str(spec.default), type="integer", compact=True, id=id)
            text = say("setup-option", label=say(f"option-{key}"), help=say(f"option-{key}-help"))
            yield Label(say("ask-line", text=text, rule=spec.rule), classes="help", markup=False)

    def on_mount(self) -> None:
        self.query_one("#start").focus()

    def _value(self, id: str) -> object:
        return self.query_one(f"#{id}").value  # type: ignore[attr-defined]

    def plan(self) -> Plan:
        """What the form says."""
        players, bots = int(str(self._value("set-players"))), int(str(self._value("set-bots")))
        return Plan(
            game=self.game,
            seats=seat_plans((), players, bots, str(self._value("set-bot"))),
            options={spec.name: self._value(f"opt-{spec.name}") for spec in self.specs},
            typed_dice=self._value("set-dice") == "typed",
        )

    def on_button_pressed(self) -> None:
        try:
            self.app.begin(self.plan(), self.texts.language)  # type: ignore[attr-defined]
        except Problem as problem:
            self.notify(self.texts.problem(problem), severity="error", timeout=15, markup=False)
