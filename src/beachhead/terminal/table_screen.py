"""The table, full screen: what lies there, what happened, and what to do now."""

from __future__ import annotations

from collections.abc import Callable

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical
from textual.notifications import SeverityLevel
from textual.screen import Screen
from textual.widgets import Input, OptionList, RichLog, Static

from beachhead.kernel.contract import Action, Chance, Decision
from beachhead.kernel.errors import Problem
from beachhead.kernel.notation import Undo
from beachhead.locale import next_language
from beachhead.playing.numbers import side_lines
from beachhead.playing.plans import table_texts
from beachhead.playing.prompts import DicePick, Entry, Menu, Prompt, prompt_for, warned
from beachhead.playing.telling import (
    about,
    fact_line,
    named_place,
    over_line,
    seat_and_role,
    typed_help,
)
from beachhead.terminal.session import Left, Session
from beachhead.terminal.sheets import QuestionSheet, RuleSheet
from beachhead.terminal.widgets import PICKED_SIGN, PICKED_SIGNS, DieFace, SceneView, scroll_page

NARROW, LOW = 100, 30
"""Fewer columns or lines than these call for the small layout."""
COMMANDS = {"?": "help", "u": "undo", "r": "redo", "l": "language", "q": "leave"}
"""Keys that work where dice are typed in, too: alone, then Enter."""


class TableScreen(Screen[None]):
    """One game, from wherever it stands to its end."""

    BINDINGS = [
        ("question_mark", "help", ""),
        ("u", "undo", ""),
        ("r", "redo", ""),
        ("l", "language", ""),
        ("q", "leave", ""),
        ("escape", "back", ""),
        ("a", "pick_all", ""),
        Binding("pagedown", "scroll_by('#table', 1)", priority=True),
        Binding("pageup", "scroll_by('#table', -1)", priority=True),
        Binding("shift+down", "scroll_by('#log', 1)", priority=True),
        Binding("shift+up", "scroll_by('#log', -1)", priority=True),
    ]

    def __init__(self, session: Session, language: str, notes: list[Problem]) -> None:
        super().__init__()
        self.session = session
        self.notes = notes
        self.picked: set[int] = set()
        self.path: list[Entry] = []
        """The menu entries gone into in this decision, the innermost last."""
        self._typed_number = 0
        """What the digits typed so far in a long menu amount to."""
        self._speak(language)

    def _speak(self, language: str) -> None:
        self.texts = table_texts(language, self.session.table, signs=True)

    def compose(self) -> ComposeResult:
        with Horizontal(id="main"):
            yield SceneView(id="table")
            yield RichLog(id="log", wrap=True, markup=False, min_width=20)
        with Vertical(id="prompt"):
            yield Static(id="question", markup=False)
            yield OptionList(id="choices", markup=False)
            yield Input(id="typed")
        yield Static(id="keys", markup=False)

    async def on_mount(self) -> None:
        self.query_one("#log").can_focus = False
        for note in self.notes:
            self.notify(self.texts.problem(note), severity="warning", timeout=15, markup=False)
        self._tell_promise()
        await self._act(self.session.advance)

    def _tell_promise(self) -> None:
        """The dice are promised before they are rolled."""
        promise = self.session.table.header.commitment
        if promise:
            text = self.texts.say("plain-commitment", hash=promise)
            self.query_one("#log", RichLog).write(text)

    def on_unmount(self) -> None:
        self.session.close()

    def on_resize(self, event: events.Resize) -> None:
        small = event.size.width < NARROW or event.size.height < LOW
        if small != self.has_class("narrow"):
            self.set_class(small, "narrow")
            self.call_after_refresh(self._refresh)
        self.call_after_refresh(self._tell_again)

    def action_scroll_by(self, id: str, pages: int) -> None:
        scroll_page(self.query_one(id), pages)

    async def _act(self, act: Callable[[], None]) -> None:
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
        self.path = []
        self.picked = set()
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
            self._warn(problem, "error")
            await self._refresh()

    def _warn(self, problem: Problem, severity: SeverityLevel = "information") -> None:
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
        await self._act(self.session.advance)

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

    @property
    def decision(self) -> Decision | None:
        """What is asked now: of the first seat that has to decide."""
        return next(iter(self.session.decisions()), None)

    @property
    def prompt(self) -> Prompt | None:
        """The step of the decision that the player is at."""
        decision = self.decision
        if decision is None:
            return None
        options = self.path[-1].options if self.path else decision.options
        known = about(self.texts, self.session.scene(decision.seat), options)
        return prompt_for(self.texts, options, known)

    async def _refresh(self) -> None:
        """Draw the table and the question."""
        decision = self.decision
        seat = decision.seat if decision else self.session.viewer
        prompt = self.prompt
        pick = prompt if isinstance(prompt, DicePick) else None
        scene = self.session.scene(seat)
        view = self.query_one(SceneView)
        await view.show(self.texts, scene, pick, seat)
        if decision is not None and any(map(named_place, decision.options)):
            view.show_on_board(decision.seat)
        self._show_keys()
        self._ask()

    def _show_keys(self) -> None:
        if self.session.over is not None:
            bar = self.texts.say("key-bar-over")
        elif self.session.typed_roll() is not None or self.has_class("narrow"):
            bar = self.texts.say("key-bar-short")
        else:
            bar = self.texts.say("key-bar", keys=self._kind_of_keys())
        self.query_one("#keys", Static).update(bar)

    def _kind_of_keys(self) -> str:
        """What the number keys are good for now."""
        match self.prompt:
            case DicePick(takes_all=together):
                return "all-dice" if together else "dice"
            case Menu(entries) if len(entries) >= 10:
                return "long"
        return "menu"

    def _ask(self) -> None:
        choices = self.query_one("#choices", OptionList)
        typed = self.query_one("#typed", Input)
        roll = self.session.typed_roll()
        over = self.session.over
        typed.display = roll is not None
        choices.display = roll is None
        choices.clear_options()
        if over is not None:
            path = self.session.path
            kept = (
                "\n"
                + self.texts.say("plain-kept", path=str(path), dice=self.session.table.header.dice)
                if path
                else ""
            )
            told = over_line(self.texts, over, self.session.table.people)
            numbers = side_lines(self.texts, self.session.table)
            self._question("\n".join([told, *numbers]) + kept)
            choices.add_options([self.texts.say("over-again"), self.texts.say("over-leave")])
            if self.session.table.alone is not None:
                choices.add_option(self.texts.say("over-take-back"))
        elif roll is not None:
            self._ask_roll(roll, typed)
            return
        elif self.session.hand_over is not None:
            name = seat_and_role(self.texts, self.session.table, self.session.hand_over)
            self._question(self.texts.say("hand-over", seat=name))
            choices.add_option(self.texts.say("hand-over-taken", seat=name))
        else:
            self._ask_decision(choices)
        choices.highlighted = 0
        choices.focus()

    def _ask_roll(self, roll: Chance, typed: Input) -> None:
        self._question(f"{self.texts.roll(roll)}\n{typed_help(self.texts, roll)}")
        typed.value = ""
        typed.focus()

    def _ask_decision(self, choices: OptionList) -> None:
        decision, prompt = self.decision, self.prompt
        if decision is None or prompt is None:
            return
        if self.path:
            chosen = " › ".join(entry.short for entry in self.path)
            text = self.texts.say("ask-further", chosen=chosen)
            self._question(self.texts.say("ask-line", text=text, rule=decision.rule))
        else:
            self._question(self.session.asked(self.texts, decision))
        if isinstance(prompt, Menu):
            labels = [
                self.texts.say("menu-entry", number=number, text=entry.label)
                for number, entry in enumerate(prompt.entries, start=1)
            ]
        else:
            labels = [self._throw_label(prompt)]
            if prompt.none is not None:
                labels.append(warned(self.texts.action(prompt.none), prompt.none_warning))
        self._typed_number = 0
        choices.add_options(labels)

    def _throw_label(self, pick: DicePick) -> str:
        dice = self._picked_dice()
        said = self.texts.value("dice", dice)
        limits = {"most": pick.most, "all": "yes" if pick.takes_all else "no"}
        args = {"do": pick.do, "dice": said, "count": len(dice), **limits}
        fits = not dice or dice in pick.by_dice
        return self.texts.say("throw-picked" if fits else "picked-so-far", **args)

    def _question(self, text: str) -> None:
        self.query_one("#question", Static).update(text)

    def _dice(self) -> tuple[int, ...]:
        decision = self.decision
        return self.session.dice_of(decision.seat) if decision else ()

    def _picked_dice(self) -> tuple[int, ...]:
        dice = self._dice()
        return tuple(sorted(dice[index] for index in self.picked))

    def on_die_face_toggled(self, event: DieFace.Toggled) -> None:
        self._toggle(event.index)

    def _toggle(self, index: int) -> None:
        prompt, dice = self.prompt, self._dice()
        if not isinstance(prompt, DicePick) or index >= len(dice):
            return
        if dice[index] not in prompt.movable:
            self._warn(prompt.refusal())
            return
        self.picked ^= {index}
        self._show_picked(prompt)

    def _show_picked(self, pick: DicePick) -> None:
        sign = PICKED_SIGNS.get(pick.do, PICKED_SIGN)
        for face in self.query(DieFace):
            if face.index is not None:
                face.show_picked(sign if face.index in self.picked else "")
        choices = self.query_one("#choices", OptionList)
        choices.replace_option_prompt_at_index(0, self._throw_label(pick))

    def action_pick_all(self) -> None:
        prompt = self.prompt
        if isinstance(prompt, DicePick) and prompt.takes_all:
            movable = {i for i, die in enumerate(self._dice()) if die in prompt.movable}
            self.picked = set() if self.picked == movable else movable
            self._show_picked(prompt)

    async def on_key(self, event: events.Key) -> None:
        if isinstance(self.focused, DieFace) and await self._key_on_die(event.key):
            event.stop()
            return
        if not (event.character and event.character.isdecimal()) or self.session.typed_roll():
            return
        number = int(event.character)
        prompt = self.prompt
        if isinstance(prompt, DicePick):
            if number:
                self._toggle(number - 1)
            elif prompt.none is not None:
                await self._act_on(prompt.none)
        elif isinstance(prompt, Menu):
            await self._key_in_menu(prompt, number)

    async def _key_in_menu(self, menu: Menu, digit: int) -> None:
        """A digit chooses at once; where there are ten entries or more, it leads to one."""
        if len(menu.entries) < 10:
            if 1 <= digit <= len(menu.entries):
                await self._choose(menu.entries[digit - 1])
            return
        number = 10 * self._typed_number + digit
        if number > len(menu.entries):
            number = digit
        if number:
            self._typed_number = number
            self.query_one("#choices", OptionList).highlighted = number - 1

    async def _key_on_die(self, key: str) -> bool:
        """A die has the focus: Enter throws as from the menu, arrows move on or back to it."""
        prompt = self.prompt
        if key == "enter" and isinstance(prompt, DicePick):
            await self._throw(prompt, 0)
        elif key in ("up", "down", "escape"):
            self.query_one("#choices").focus()
        elif key in ("left", "right"):
            (self.focus_next if key == "right" else self.focus_previous)(DieFace)
        else:
            return False
        return True

    async def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if self.session.over is not None:
            if event.option_index == 0:
                self.app.go_home(self.texts.language)  # type: ignore[attr-defined]
            elif event.option_index == 1:
                self.app.exit()
            else:
                await self.action_undo()
            return
        if (seat := self.session.hand_over) is not None:
            await self._act(lambda: self.session.take(seat))
            return
        prompt = self.prompt
        if isinstance(prompt, Menu):
            await self._choose(prompt.entries[event.option_index])
        elif isinstance(prompt, DicePick):
            await self._throw(prompt, event.option_index)

    async def _throw(self, prompt: DicePick, row: int) -> None:
        if row == 1 and prompt.none is not None:
            await self._act_on(prompt.none)
            return
        action = prompt.by_dice.get(self._picked_dice())
        if action is not None:
            await self._act_on(action)
        elif self.picked:
            self._warn(prompt.refusal())
        else:
            self._warn(prompt.nothing_picked())

    async def _choose(self, entry: Entry) -> None:
        if len(entry.options) == 1:
            await self._act_on(entry.options[0])
        else:
            self.path.append(entry)
            await self._refresh()

    async def _act_on(self, action: Action) -> None:
        decision = self.decision
        if decision is not None:
            await self._act(lambda: self.session.choose(decision.seat, action))

    async def on_input_submitted(self, event: Input.Submitted) -> None:
        roll = self.session.typed_roll()
        command = COMMANDS.get(event.value.strip())
        if command is not None:
            event.input.clear()
            await self.run_action(command)
        elif roll is not None:
            await self._act(lambda: self.session.enter(roll, event.value))

    async def action_back(self) -> None:
        if self.path:
            self.path.pop()
            self.picked = set()
            await self._refresh()

    def action_help(self) -> None:
        roll, decision = self.session.typed_roll(), self.decision
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
                await self._act(act)

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
        self._speak(next_language(self.texts.language))
        self.app.clear_notifications()
        self._tell_again()
        await self._refresh()

    def action_leave(self) -> None:
        self.session.close()
        unfinished = self.session.path is not None and self.session.over is None
        left = Left(str(self.session.path), self.texts.language) if unfinished else None
        self.app.exit(left)
