"""The table, full screen: what is asked there, and how it is answered."""

from __future__ import annotations

from textual import events
from textual.widgets import Input, OptionList, Static

from beachhead.kernel.contract import Action
from beachhead.kernel.errors import Problem
from beachhead.playing.prompts import DicePick, Entry, Menu
from beachhead.playing.telling import next_game_name, seat_and_role, typed_help
from beachhead.terminal.describe import ending_lines
from beachhead.terminal.own_strip import OwnStrip
from beachhead.terminal.table_frame import TableFrame
from beachhead.terminal.widgets import DieFace

COMMANDS = {"?": "help", "u": "undo", "r": "redo", "l": "language", "h": "history", "q": "leave"}
"""Keys that work where dice are typed in, too: alone, then Enter."""


class TableScreen(TableFrame):
    """One game, from wherever it stands to its end."""

    BINDINGS = [("escape", "back", ""), ("a", "pick_all", ""), ("n", "nothing_more", "")]

    def ask(self) -> None:
        choices = self.query_one("#choices", OptionList)
        typed = self.query_one("#typed", Input)
        roll = self.session.typed_roll()
        typed.display = roll is not None
        choices.display = roll is None
        choices.clear_options()
        if self.session.over is not None:
            self.question("\n".join(ending_lines(self.texts, self.session)))
            choices.add_options(self._afterwards().values())
        elif roll is not None:
            self.question(f"{self.texts.roll(roll)}\n{typed_help(self.texts, roll)}")
            typed.value = ""
            typed.focus()
            return
        elif self.session.hand_over is not None:
            name = seat_and_role(self.texts, self.session.table, self.session.hand_over)
            self.question(self.texts.say("hand-over", seat=name))
            choices.add_option(self.texts.say("hand-over-taken", seat=name))
        else:
            decision, prompt = self.answering.decision, self.prompt
            if decision is not None and prompt is not None:
                self.question(self.answering.question(decision))
                choices.add_options(self.answering.labels(prompt))
        choices.highlighted = 0
        choices.focus()

    def question(self, text: str) -> None:
        self.query_one("#question", Static).update(text)

    def _afterwards(self) -> dict[str, str]:
        """What there is to do once the game is over, in words."""
        say = self.texts.say
        following = next_game_name(self.texts, self.session.table)
        return {
            **({"next": say("over-next", name=following)} if following else {}),
            "home": say("over-home"),
            "again": say("over-again"),
            "quit": say("over-leave"),
            **(
                {"take-back": say("over-take-back")} if self.session.table.alone is not None else {}
            ),
        }

    async def _go_on(self, row: int) -> None:
        match list(self._afterwards())[row]:
            case "home":
                self.app.go_home(self.texts.language)  # type: ignore[attr-defined]
            case "quit":
                self.app.exit()
            case "take-back":
                await self.action_undo()
            case chosen:
                plan = self.session.plan(following=chosen == "next")
                self.app.play_on(plan, self.texts.language)  # type: ignore[attr-defined]

    def on_die_face_toggled(self, event: DieFace.Toggled) -> None:
        self._toggle(event.index)

    def _toggle(self, index: int) -> None:
        prompt = self.prompt
        if isinstance(prompt, DicePick):
            try:
                self.answering.toggle(prompt, index)
            except Problem as problem:
                self.warn(problem)
            self._show_picked(prompt)

    def action_pick_all(self) -> None:
        prompt = self.prompt
        if isinstance(prompt, DicePick) and prompt.takes_all:
            self.answering.toggle_all(prompt)
            self._show_picked(prompt)

    def _show_picked(self, pick: DicePick) -> None:
        self.query_one(OwnStrip).show_picked(pick, self.picked)
        choices = self.query_one("#choices", OptionList)
        choices.replace_option_prompt_at_index(0, self.answering.throw_label(pick))

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
        if len(menu.entries) >= 10:
            row = self.answering.row(menu, digit)
            if row is not None:
                self.query_one("#choices", OptionList).highlighted = row
        elif 1 <= digit <= len(menu.entries):
            await self._choose(menu.entries[digit - 1])

    async def _key_on_die(self, key: str) -> bool:
        """A die has the focus: Enter throws as from the menu, arrows move on or back to it."""
        prompt = self.prompt
        if key == "enter" and isinstance(prompt, DicePick):
            await self._throw(prompt)
        elif key in ("up", "down", "escape"):
            self.query_one("#choices").focus()
        elif key in ("left", "right"):
            (self.focus_next if key == "right" else self.focus_previous)(DieFace)
        else:
            return False
        return True

    async def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if self.session.over is not None:
            await self._go_on(event.option_index)
            return
        if (seat := self.session.hand_over) is not None:
            await self.act(lambda: self.session.take(seat))
            return
        prompt = self.prompt
        if isinstance(prompt, Menu):
            await self._choose(prompt.entries[event.option_index])
        elif isinstance(prompt, DicePick):
            if event.option_index == 1 and prompt.none is not None:
                await self._act_on(prompt.none)
            else:
                await self._throw(prompt)

    async def _throw(self, pick: DicePick) -> None:
        try:
            action = self.answering.thrown(pick)
        except Problem as problem:
            self.warn(problem)
        else:
            await self._act_on(action)

    async def _choose(self, entry: Entry) -> None:
        action = self.answering.enter(entry)
        if action is None:
            await self._refresh()
        else:
            await self._act_on(action)

    async def _act_on(self, action: Action) -> None:
        decision = self.answering.decision
        if decision is not None:
            await self.act(lambda: self.session.choose(decision.seat, action))

    async def action_nothing_more(self) -> None:
        """Nothing more this turn."""
        decision = self.answering.decision
        if decision is not None:
            await self.act(lambda: self.session.leave(decision))

    async def on_input_submitted(self, event: Input.Submitted) -> None:
        roll = self.session.typed_roll()
        command = COMMANDS.get(event.value.strip())
        if command is not None:
            event.input.clear()
            await self.run_action(command)
        elif roll is not None:
            await self.act(lambda: self.session.enter(roll, event.value))

    async def action_back(self) -> None:
        if self.answering.back():
            await self._refresh()
