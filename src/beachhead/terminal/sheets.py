"""Sheets laid over the table: the rule behind the moment, a question, trouble with saving."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Markdown, OptionList, Static
from textual.widgets.option_list import Option

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

    def __init__(self, texts: Texts, rule: str | None) -> None:
        super().__init__()
        self.texts = texts
        self.rule = rule

    def compose(self) -> ComposeResult:
        keys = self.texts.say("help-keys")
        body = keys
        if self.rule:
            rule = rule_text(self.rule, self.texts.language)
            body = f"## {rule.id} · {rule.title}\n\n{rule.body}\n\n---\n\n{keys}"
        with VerticalScroll(id="sheet"):
            yield Markdown(body)
            yield Static(self.texts.say("help-close"), classes="help")


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
