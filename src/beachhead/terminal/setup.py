"""Setting a game up: ready-made evenings, and every setting with what does not fit beside it."""

from __future__ import annotations

from pathlib import Path

from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widgets import Button, Input, Label, OptionList, Select, Static
from textual.widgets.option_list import Option

from beachhead.bots import bots_for, preferred_bot
from beachhead.cards.evenings import Evening, find_evening
from beachhead.games import load_game
from beachhead.kernel.errors import Problem
from beachhead.kernel.options import Spec, grouped
from beachhead.locale import Texts
from beachhead.playing.checking import Checked, check
from beachhead.playing.plans import Plan, seat_plans
from beachhead.terminal.describe import evening_line


class SetupScreen(Screen[None]):
    """Players, dice and every setting of a game, each with the rule behind it."""

    BINDINGS = [("escape", "app.pop_screen", ""), ("q", "app.quit", "")]

    def __init__(self, game: str, language: str, pack: Path | None) -> None:
        super().__init__()
        self.game = load_game(game, pack)
        self.texts = Texts(language, self.game)
        self.pack = pack
        self.specs = self.game.specs()
        self.guided = False
        """Whether the evening that was taken last is for those who learn."""
        self._due = False
        """Whether the form has changed and is about to be looked at."""
        self._offered: dict[str, list[str]] = {}
        """The choices of settings that do not offer all of theirs now."""

    def compose(self) -> ComposeResult:
        say = self.texts.say
        seats = self.game.seats
        with VerticalScroll(id="home"):
            yield Label(say(f"game-{self.game.id}"), classes="title")
            yield from self._evenings()
            yield from self._row("players", [(str(n), n) for n in seats], seats[0])
            yield from self._row("bots", [(str(n), n) for n in range(seats[-1])], 0)
            bots = [(say(f"bot-{name}"), name) for name in bots_for(self.game.id)]
            yield from self._row("bot", bots, preferred_bot(self.game.id))
            where = [(say(f"setup-where-{where}"), where) for where in ("last", "first")]
            yield from self._row("where", where, "last")
            yield Label("", id="roles", classes="help", markup=False)
            dice = [(say("dice-fair"), "fair"), (say("dice-typed"), "typed")]
            yield from self._row("dice", dice, "fair")
            yield Button(say("setup-start"), id="start", variant="primary", compact=True)
            for group, specs in grouped(self.specs).items():
                yield Label(say(f"group-{self.game.id}-{group}"), classes="title")
                if about := self.texts.group_help(group):
                    yield Label(about, classes="help")
                for spec in specs:
                    yield from self._option(spec)
        yield Static(say("setup-keys"), id="keys")

    def _evenings(self) -> ComposeResult:
        """Ready-made settings: whoever takes some finds the form filled in."""
        evenings = self.game.content.evenings
        if not evenings:
            return
        yield Label(self.texts.say("setup-evenings"), classes="help")
        lines = [evening_line(self.texts, evening) for evening in evenings]
        options = [Option(line, id=one.id) for line, one in zip(lines, evenings, strict=True)]
        yield OptionList(*options, id="evenings", markup=False, compact=True)

    def _row(
        self, name: str, choices: list[tuple[str, int]] | list[tuple[str, str]], value: object
    ) -> ComposeResult:
        with Horizontal(classes="form-row"):
            yield Select(choices, value=value, allow_blank=False, compact=True, id=f"set-{name}")
            yield Label(self.texts.say(f"setup-{name}"), classes="help")
        yield Label("", id=f"fault-{name}", classes="fault", markup=False)

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
        yield Label("", id=f"fault-{spec.name}", classes="fault", markup=False)

    def on_mount(self) -> None:
        self.query_one("#start").focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """An evening is taken: the form as it has it, and Start under one's hand."""
        evening = find_evening(self.game, event.option.id or "")
        self.guided = evening.guided
        for spec in self.specs:
            value = evening.options.get(spec.name, spec.default)
            self._offer(spec, spec.choices)
            self._set(f"opt-{spec.name}", value)
        self._seat(evening)
        self.query_one("#start").focus()

    def _seat(self, evening: Evening) -> None:
        """As many players as an evening is for; bots join where some are missing."""
        seats = evening.seats(self.game)
        before, bots = self._players()
        players = min(max(before, seats[0]), seats[-1])
        bots = min(bots + max(0, players - before), players)
        if evening.bots:
            bots = players - 1 if evening.bots == "first" else max(bots, 1)
        self._set("set-players", players)
        self._set("set-bots", bots)
        self._set("set-where", evening.bots or "last")

    def on_select_changed(self) -> None:
        self._check_soon()

    def on_input_changed(self) -> None:
        self._check_soon()

    def _check_soon(self) -> None:
        """Once for all that changes together."""
        if not self._due:
            self._due = True
            self.call_later(self._check)

    def _check(self) -> None:
        """Tell what does not fit beside its setting, and offer the places that do."""
        self._due = False
        checked = check(self.game, self._options(), self._players()[0])
        beside: dict[str, list[str]] = {}
        for fault, settings in checked.faults:
            for name in settings or ("players",):
                beside.setdefault(name, []).append(self.texts.problem(fault))
        for label in self.query(".fault").results(Label):
            told = "\n".join(beside.get((label.id or "").removeprefix("fault-"), ()))
            label.update(told)
            label.display = bool(told)
        for spec in self.specs:
            if spec.name == checked.where:
                self._offer(spec, checked.fitting)
        self.query_one("#roles", Label).update(self._roles(checked))

    def _roles(self, checked: Checked) -> str:
        """Whose seats are somebody's in particular."""
        return "\n".join(
            self.texts.say("setup-role", number=seat + 1, role=self.texts.message(role))
            for seat, role in checked.roles.items()
        )

    def _offer(self, spec: Spec, fitting: tuple[str, ...]) -> None:
        """Only these choices, and the one that is chosen, so that it does not change unseen."""
        if not spec.choices:
            return
        select = self.query_one(f"#opt-{spec.name}", Select)
        offered = [one for one in spec.choices if one in fitting or one == select.value]
        if offered != self._offered.get(spec.name, list(spec.choices)):
            self._offered[spec.name] = offered
            with self.prevent(Select.Changed):
                chosen = select.value
                select.set_options([(self.texts.choice(spec, one), one) for one in offered])
                select.value = chosen

    def _set(self, id: str, value: object) -> None:
        field = self.query_one(f"#{id}")
        field.value = str(value) if isinstance(field, Input) else value  # type: ignore[attr-defined]

    def _options(self) -> dict[str, object]:
        return {spec.name: self._value(f"opt-{spec.name}") for spec in self.specs}

    def _value(self, id: str) -> object:
        return self.query_one(f"#{id}").value  # type: ignore[attr-defined]

    def _players(self) -> tuple[int, int]:
        """How many, and how many of them bots."""
        return int(str(self._value("set-players"))), int(str(self._value("set-bots")))

    def plan(self) -> Plan:
        """What the form says."""
        players, bots = self._players()
        bots_first = self._value("set-where") == "first"
        return Plan(
            game=self.game,
            seats=seat_plans((), players, bots, str(self._value("set-bot")), bots_first),
            options=self._options(),
            typed_dice=self._value("set-dice") == "typed",
            guided=self.guided,
        )

    def on_button_pressed(self) -> None:
        try:
            self.app.begin(self.plan(), self.texts.language)  # type: ignore[attr-defined]
        except Problem as problem:
            self.notify(self.texts.problem(problem), severity="error", timeout=15, markup=False)
