"""Setting a game up in numbered lines: an evening, or setting by setting."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TextIO

from beachhead.bots import preferred_bot
from beachhead.kernel.contract import AnyGame
from beachhead.kernel.errors import Problem
from beachhead.kernel.options import Spec, grouped
from beachhead.locale import Texts
from beachhead.playing.checking import Checked, check
from beachhead.playing.plans import Plan, new_table, seat_plans
from beachhead.terminal.answers import read_number
from beachhead.terminal.describe import evening_line


def choose_line(texts: Texts, lines: Sequence[str], source: TextIO, sink: TextIO) -> int:
    """The number of the line that was chosen."""
    for number, line in enumerate(lines, start=1):
        sink.write(texts.say("menu-entry", number=number, text=line) + "\n")
    while True:
        sink.write(texts.say("prompt"))
        sink.flush()
        typed = source.readline()
        number = read_number(typed.strip()) or 0
        if 1 <= number <= len(lines):
            return number
        problem = Problem("not-in-menu", answer=typed.strip(), last=len(lines))
        if not typed:
            raise problem
        sink.write(texts.problem(problem) + "\n")


class PlainSetup:
    """Asks on two streams what is to be played; alone, with bots where more are needed."""

    def __init__(self, game: AnyGame, language: str, source: TextIO, sink: TextIO) -> None:
        self.game = game
        self.texts = Texts(language, game)
        self.options: dict[str, object] = {}
        self.players = game.seats[0]
        self.bots_first = False
        self._source, self._sink = source, sink

    def plan(self) -> Plan:
        """An evening, the usual settings, or settings that were chosen one by one."""
        say, evenings = self.texts.say, self.game.content.evenings
        self._print(say("plain-evenings"))
        lines = [evening_line(self.texts, evening) for evening in evenings]
        number = self._choose([*lines, say("plain-usual"), say("plain-choose")])
        if number <= len(evenings):
            evening = evenings[number - 1]
            self.options = dict(evening.options)
            self.players, _ = evening.sit(self.game, 1, 0, None)
            self.bots_first = evening.bots == "first"
            return self._plan(evening.guided)
        if number == len(evenings) + 2:
            self._change_settings()
        return self._plan()

    def _plan(self, guided: bool = False) -> Plan:
        bot = preferred_bot(self.game.id)
        seats = seat_plans((), self.players, self.players - 1, bot, self.bots_first)
        return Plan(self.game, seats, self.options, guided=guided)

    def _change_settings(self) -> None:
        """Group by group, until somebody starts with settings that fit."""
        say, id = self.texts.say, self.game.id
        groups = grouped(self.game.specs())
        while True:
            self._print(say("plain-groups"))
            lines = [say("setup-start"), say("plain-players", players=self.players)]
            for group in groups:
                name, about = say(f"group-{id}-{group}"), self.texts.group_help(group)
                lines.append(f"{name}. {about}" if about else name)
            lines.append(self._place())
            number = self._choose(lines)
            if number == 1 and self._fits():
                return
            if number == 2:
                counts = list(self.game.seats)
                self.players = counts[self._choose(list(map(str, counts))) - 1]
                self._tell_faults()
            if number == len(lines):
                self.bots_first = not self.bots_first
            elif number > 2:
                self._change(list(groups.values())[number - 3])

    def _place(self) -> str:
        """The seat of the one who asks, and whose it is."""
        mine = self.players - 1 if self.bots_first else 0
        role = self._check().roles.get(mine)
        text = self.texts.say("plain-place", number=mine + 1)
        return f"{text} · {self.texts.message(role)}" if role else text

    def _fits(self) -> bool:
        try:
            new_table(self._plan())
        except Problem as problem:
            self._print(self.texts.problem(problem))
            return False
        return True

    def _change(self, specs: list[Spec]) -> None:
        """The settings of a group, as they are; then one of them."""
        checked = self._check()
        lines = [self._line(spec, checked) for spec in specs]
        number = self._choose([*lines, self.texts.say("plain-back")])
        if number > len(specs):
            return
        spec = specs[number - 1]
        values = checked.fitting if spec.name == checked.where else spec.values()
        chosen = self._choose([self.texts.choice(spec, value) for value in values])
        self.options[spec.name] = values[chosen - 1]
        self._print(self._line(spec, self._check()))

    def _check(self) -> Checked:
        return check(self.game, self.options, self.players)

    def _line(self, spec: Spec, checked: Checked) -> str:
        """A setting with what it means, what it is now, and what is wrong with it."""
        say, key = self.texts.say, f"option-{self.game.id}-{spec.name}"
        value = self.texts.choice(spec, self.options.get(spec.name, spec.default))
        text = say("plain-setting", label=say(key), value=value, help=say(f"{key}-help"))
        faults = (fault for fault, beside in checked.faults if spec.name in beside)
        return "\n".join([say("ask-line", text=text, rule=spec.rule), *map(self._told, faults)])

    def _told(self, fault: Problem) -> str:
        return f"  ! {self.texts.problem(fault)}"

    def _tell_faults(self) -> None:
        """What does not fit now, wherever it stands."""
        for fault, _ in self._check().faults:
            self._print(self._told(fault))

    def _choose(self, lines: list[str]) -> int:
        return choose_line(self.texts, lines, self._source, self._sink)

    def _print(self, text: str) -> None:
        self._sink.write(text + "\n")
