"""The same game as numbered lines: for pipes, for screen readers, for anyone who likes it so."""

from __future__ import annotations

from collections.abc import Callable
from typing import TextIO

from beachhead.kernel.contract import Action, Chance, Decision, Roll
from beachhead.kernel.errors import Problem
from beachhead.kernel.kinds import SYMBOL_LETTERS
from beachhead.kernel.notation import resolve, write_action
from beachhead.kernel.scene import Board
from beachhead.locale import next_language
from beachhead.locale.rulebook import plain_lines, rule_text
from beachhead.playing.plans import Plan, table_texts
from beachhead.playing.prompts import DicePick, Menu, Prompt, prompt_for, warned
from beachhead.playing.telling import about, fact_line, next_game_name, seat_and_role, typed_help
from beachhead.terminal.answers import read_number
from beachhead.terminal.describe import ending_lines, notes_lines, panel_lines
from beachhead.terminal.session import Session

CLEAR = "\x1b[2J\x1b[3J\x1b[H"
"""Nothing is left on a screen, nor above it."""


class Leave(Exception):
    """The player wants to go, or the input has ended."""


class PlainTable:
    """Asks and answers on two streams."""

    def __init__(self, session: Session, language: str, source: TextIO, sink: TextIO) -> None:
        self.session = session
        self.texts = table_texts(language, session.table)
        self._unsaved = False
        self._board: list[str] = []
        self._source = source
        self._sink = sink
        self._commands: dict[str, Callable[[Decision | Chance], None]] = {
            "?": self._help,
            "t": lambda _: self._show_table(),
            "u": lambda _: self._undo(),
            "r": lambda _: self._redo(),
            "l": lambda _: self._switch_language(),
            "n": self._leave,
        }

    def run(self) -> Plan | None:
        """Play until the game is over or the player leaves; what to play after it, if anything."""
        self._print(self.texts.say("plain-welcome"))
        promise = self.session.table.header.commitment
        if promise:
            self._print(self.texts.say("plain-commitment", hash=promise))
        try:
            self._try(self.session.advance)
            while True:
                while self.session.over is None:
                    self._turn()
                self._tell_end()
                following = self._play_on()
                if following is not None or not self._takes_back():
                    return following
        except Leave:
            if self.session.over is None:
                self._print(self._farewell())
            return None
        finally:
            self.session.close()

    def _takes_back(self) -> bool:
        """Who plays alone may take the last step back, even after the end."""
        if self.session.table.alone is None:
            return False
        if self._read(self.texts.say("plain-over-prompt")).lower() == "u":
            self._undo()
        return self.session.over is None

    def _tell_end(self) -> None:
        self._show_table()
        for line in ending_lines(self.texts, self.session):
            self._print(line)

    def _play_on(self) -> Plan | None:
        """What follows the game that has ended, if something does and is wanted."""
        name = next_game_name(self.texts, self.session.table)
        try:
            wanted = bool(name) and self._yes(self.texts.say("plain-next", name=name))
        except Leave:
            return None
        return self.session.plan(following=True) if wanted else None

    def _farewell(self) -> str:
        if self.session.path is None or not self.session.path.exists():
            return self.texts.say("plain-left-unsaved")
        return self.texts.say("plain-left", path=str(self.session.path))

    def _turn(self) -> None:
        if self.session.hand_over is not None and not self._unsaved:
            self._hand_over(self.session.hand_over)
            return
        roll = self.session.typed_roll()
        if roll is not None:
            self._ask_roll(roll)
            return
        decisions = self.session.decisions()
        if not decisions or self._unsaved:
            self._stop_saving_or_retry()
            return
        decision = decisions[0]
        self._show_table(whole=False)
        action = self._ask(decision)
        if action is not None:
            self._try(lambda: self.session.choose(decision.seat, action))

    def _hand_over(self, seat: int) -> None:
        """What comes next is for one person alone, and what was shown before for another."""
        if self._sink.isatty():
            self._sink.write(CLEAR)
        self._read(
            self.texts.say(
                "plain-hand-over", seat=seat_and_role(self.texts, self.session.table, seat)
            )
        )
        self.session.take(seat)

    def _stop_saving_or_retry(self) -> None:
        """Nothing can happen while it cannot be saved, unless the player does without."""
        self._unsaved = False
        answer = self._read(self.texts.say("plain-unsaved-prompt"))
        if answer == "w":
            self._stop_saving()
        self._try(self.session.advance)

    def _try(self, act: Callable[[], None]) -> None:
        """Do something to the game and tell what happened, and what went wrong."""
        try:
            act()
        except Problem as problem:
            self._tell_news()
            self._print(self.texts.problem(problem))
            self._unsaved = problem.code == "not-saved"
        else:
            self._tell_news()

    def _tell_news(self) -> None:
        for fact in self.session.news():
            self._print(fact_line(self.texts, fact))

    def _show_table(self, whole: bool = True) -> None:
        """The table; of a map, after the first time, what has changed and is of account."""
        self._print("")
        for panel in self.session.scene(self.session.viewer).panels:
            lines = panel_lines(self.texts, panel, whole)
            if isinstance(panel, Board):
                if lines == self._board and not whole:
                    continue
                if not self._board:
                    lines, self._board = panel_lines(self.texts, panel), lines
                elif not whole:
                    self._board = lines
            for line in lines:
                self._print(line)

    def _ask_roll(self, roll: Chance) -> None:
        self._print("")
        self._print(self.texts.roll(roll))
        self._print(typed_help(self.texts, roll))
        prompt = "prompt-roll" if isinstance(roll, Roll) else "prompt-draw"
        answer = self._read(self.texts.say(prompt))
        if _is_face(answer, roll) or not self._command(answer, roll):
            self._try(lambda: self.session.enter(roll, answer))

    def _ask(self, decision: Decision) -> Action | None:
        """Ask until an action is chosen, or a command changed what is asked."""
        self._print("")
        scene = self.session.scene(decision.seat)
        self._print(self.session.asked(self.texts, decision))
        options = decision.options
        known = about(self.texts, scene, options)
        while True:
            prompt = prompt_for(self.texts, options, known)
            self._print_prompt(prompt, decision.seat)
            answer = self._read(self.texts.say("prompt"))
            if self._command(answer, decision):
                return None
            try:
                chosen = self._pick(prompt, answer, decision)
            except Problem as problem:
                self._print(self.texts.problem(problem))
                continue
            if len(chosen) == 1:
                return chosen[0]
            options = chosen

    def _print_prompt(self, prompt: Prompt, seat: int) -> None:
        if isinstance(prompt, Menu):
            for number, entry in enumerate(prompt.entries, start=1):
                self._print(self.texts.say("menu-entry", number=number, text=entry.label))
            return
        for number, die in enumerate(self.session.dice_of(seat), start=1):
            id = "menu-entry" if die in prompt.movable else "menu-entry-fixed"
            text = self.texts.value("die", die)
            self._print(self.texts.say(id, number=number, text=text, do=prompt.do))
        none = _flag(prompt.none)
        text = self.texts.say("pick-dice", do=prompt.do, most=prompt.most, none=none)
        self._print(warned(text, prompt.none_warning))

    def _pick(self, prompt: Prompt, answer: str, decision: Decision) -> tuple[Action, ...]:
        words = answer.replace(",", " ").split()
        numbers = [read_number(word) for word in words]
        picked = [number for number in numbers if number is not None]
        if not picked or len(picked) < len(words):
            return (resolve(answer, decision.options),)
        if isinstance(prompt, Menu):
            if len(picked) != 1 or not 1 <= picked[0] <= len(prompt.entries):
                raise Problem("not-in-menu", answer=answer, last=len(prompt.entries))
            return prompt.entries[picked[0] - 1].options
        return (self._pick_dice(prompt, picked, answer, decision.seat),)

    def _pick_dice(self, prompt: DicePick, picked: list[int], answer: str, seat: int) -> Action:
        if picked == [0] and prompt.none is not None:
            return prompt.none
        dice = self.session.dice_of(seat)
        in_range = all(1 <= number <= len(dice) for number in picked)
        if not in_range or len(set(picked)) != len(picked):
            raise Problem("not-in-menu", answer=answer, last=len(dice))
        taken = tuple(sorted(dice[number - 1] for number in picked))
        if taken not in prompt.by_dice:
            raise prompt.refusal()
        return prompt.by_dice[taken]

    def _command(self, answer: str, now: Decision | Chance) -> bool:
        if answer in self._commands:
            self._commands[answer](now)
            return True
        return False

    def _leave(self, now: Decision | Chance) -> None:
        """Nothing more this turn."""
        if isinstance(now, Decision):
            self._try(lambda: self.session.leave(now))

    def _help(self, now: Decision | Chance) -> None:
        rule = rule_text(now.rule, self.texts.language)
        options = now.options if isinstance(now, Decision) else ()
        example = write_action(options[-1]) if options else "none"
        self._print(self.texts.say("plain-keys", example=example))
        self._print(self.texts.say("rule-title", id=rule.id, title=rule.title))
        self._print("\n".join(plain_lines(rule.body)))
        for notes in self.session.scene(now.seat).lookup:
            self._print("\n".join(notes_lines(self.texts, notes)))

    def _undo(self) -> None:
        try:
            plan = self.session.undo_plan()
            if self._all_agree("undo", plan.agreed):
                self.session.undo(plan)
                self._print(self.texts.say("undone"))
            else:
                self._print(self.texts.say("not-undone"))
        except Problem as problem:
            self._print(self.texts.problem(problem))

    def _redo(self) -> None:
        try:
            plan = self.session.table.redo_plan()
        except Problem as problem:
            self._print(self.texts.problem(problem))
            return
        if self._all_agree("redo", plan.agreed):
            self._try(lambda: self.session.redo(plan))
        else:
            self._print(self.texts.say("not-redone"))

    def _all_agree(self, do: str, seats: tuple[int, ...]) -> bool:
        if not seats:
            return True
        return self._yes(self.texts.say(f"{do}-agree", count=len(seats)))

    def _yes(self, question: str) -> bool:
        return self._read(question).lower() in self.texts.say("words-for-yes").split()

    def _switch_language(self) -> None:
        language = next_language(self.texts.language)
        self.texts = table_texts(language, self.session.table)
        self._board = []
        self._print(self.texts.say("plain-welcome"))

    def _stop_saving(self) -> None:
        self.session.stop_saving()
        self._print(self.texts.say("saving-off"))

    def _read(self, prompt: str) -> str:
        self._sink.write(prompt)
        self._sink.flush()
        line = self._source.readline()
        if not line:
            self._print("")
            raise Leave
        answer = line.strip()
        if answer in ("q", "Q"):
            raise Leave
        return answer

    def _print(self, text: str) -> None:
        self._sink.write(text + "\n")


def _is_face(answer: str, roll: Chance) -> bool:
    """Whether a letter that could be a command shows a lone die's face."""
    return isinstance(roll, Roll) and len(roll.pool) == 1 and answer in SYMBOL_LETTERS


def _flag(value: object) -> str:
    return "yes" if value is not None else "no"
