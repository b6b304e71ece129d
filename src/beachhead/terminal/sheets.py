"""Sheets laid over the table: the rule behind the moment, a question, trouble with saving."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Markdown, OptionList, Static
from textual.widgets.option_list import Option

from beachhead.kernel.scene import Notes
from beachhead.locale import Texts
from beachhead.locale.rulebook import rule_text


class Sheet(ModalScreen[str]):
    """Something to read, or a question; closing it gives the answer ('' for none)."""

    BINDINGS = [("escape", "close", ""), ("q", "close", "")]

    def action_close(self) -> None:
        self.dismiss("")


class RuleSheet(Sheet):
    """The rule behind the current step, and the keys."""

    BINDINGS = [("question_mark", "close", ""), ("enter", "close", "")]

    def __init__(self, texts: Texts, rule: str | None, lookup: tuple[Notes, ...] = ()) -> None:
        super().__init__()
        self.texts = texts
        self.rule = rule
        self.lookup = lookup

    def compose(self) -> ComposeResult:
        parts = [self._notes(notes) for notes in self.lookup]
        if self.rule:
            rule = rule_text(self.rule, self.texts.language)
            parts.insert(0, f"## {rule.id} · {rule.title}\n\n{rule.body}")
        parts.append(self.texts.say("help-keys"))
        with VerticalScroll(id="sheet"):
            yield Markdown("\n\n---\n\n".join(parts))
            yield Static(self.texts.say("help-close"), classes="help")

    def _notes(self, notes: Notes) -> str:
        lines = [f"- {self.texts.message(line)}" for line in notes.lines]
        return "\n".join([f"### {self.texts.message(notes.title)}", "", *lines])


class QuestionSheet(Sheet):
    """A question with a few answers."""

    def __init__(self, question: str, answers: dict[str, str]) -> None:
        super().__init__()
        self.question = question
        self.answers = answers

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="sheet"):
            yield Static(self.question, markup=False)
            yield OptionList(
                *(Option(label, id=id) for id, label in self.answers.items()), markup=False
            )

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option.id or "")


class HistorySheet(Sheet):
    """Everything that happened, the last of it in sight."""

    BINDINGS = [("h", "close", ""), ("enter", "close", "")]

    def __init__(self, texts: Texts, lines: list[str]) -> None:
        super().__init__()
        self.texts = texts
        self.lines = lines

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="sheet"):
            yield Static("\n".join(self.lines), markup=False)
            yield Static(self.texts.say("help-close"), classes="help")

    def on_mount(self) -> None:
        self.query_one("#sheet").scroll_end(animate=False)
