"""From ids and arguments to sentences: facts, actions, problems and values by their kind."""

from __future__ import annotations

import os
from functools import cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from msgspec import Struct

from beachhead.kernel.contract import Action, AnyGame, Choice, Fact, Rolled
from beachhead.kernel.errors import Problem, Problems
from beachhead.kernel.kinds import COLOUR_LETTERS, COLOURS, FIELD, LISTS, SECTORS, SYMBOLS, fields
from beachhead.kernel.notation import tag, write_action, write_entry
from beachhead.kernel.scene import Arg, Message, Ref

LANGUAGES = ("en", "fr")
LONGEST = 300
"""What people typed is quoted up to here."""
GLYPHS = ("☠", "★", "♟", "♟♟", "♥", "⚒")


def default_language() -> str:
    """The language of this machine's settings, if we speak it."""
    names = ("BEACHHEAD_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
    chosen = next((os.environ[name] for name in names if os.environ.get(name)), "")
    return chosen[:2].lower() if chosen[:2].lower() in LANGUAGES else "en"


def next_language(language: str) -> str:
    """The language that a key switches to."""
    return LANGUAGES[(LANGUAGES.index(language) + 1) % len(LANGUAGES)]


@cache
def _bundle(language: str) -> Any:
    bundle = FluentBundle([language], use_isolating=False)
    folder = resources.files("beachhead") / "locale" / language
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


class Texts:
    """The voice of the program in one language, at one table."""

    def __init__(
        self,
        language: str,
        game: AnyGame | None = None,
        seats: tuple[str, ...] = (),
        signs: bool = False,
    ) -> None:
        """`signs`: dice as a letter and a glyph, for the eye; else in words, for the ear."""
        self.language = language
        self.signs = signs
        self.game = game
        self.seats = seats
        self._bundle = _bundle(language)

    def has(self, id: str) -> bool:
        """Whether a message exists."""
        return bool(self._bundle.has_message(id))

    def say(self, id: str, /, **args: Any) -> str:
        """A message by its id."""
        if not self.has(id):
            raise KeyError(f"no message {id!r} in {self.language}")
        text, errors = self._bundle.format_pattern(self._bundle.get_message(id).value, args)
        if errors:
            raise ValueError(f"message {id!r} in {self.language}: {errors}")
        return str(text)

    def message(self, message: Message) -> str:
        """A message of a scene or a result."""
        return self.say(message.id, **{name: self._arg(arg) for name, arg in message.args})

    def _arg(self, arg: Arg) -> Any:
        return self.value(arg.kind, arg.value) if isinstance(arg, Ref) else arg

    def fact(self, fact: Fact) -> str:
        """What happened."""
        return self.say(f"fact-{tag(type(fact))}", **self._fields(fact))

    def action(self, action: Action) -> str:
        """What a player may do."""
        return self.say(f"action-{tag(type(action))}", **self._fields(action))

    def _fields(self, struct: Fact | Action) -> dict[str, Any]:
        return {
            field.name: self.value(field.kind, getattr(struct, field.name))
            for field in fields(type(struct))
        }

    def problem(self, problem: Problem) -> str:
        """What was wrong with what somebody gave us; several problems, a line each."""
        if isinstance(problem, Problems):
            lines = [self.say(f"error-{problem.code}", **problem.args_by_name)]
            return "\n".join(lines + ["  - " + self.problem(found) for found in problem.found])
        args = {name: self._plain(value) for name, value in problem.args_by_name.items()}
        return self.say(f"error-{problem.code}", **args)

    def _plain(self, value: Any) -> Any:
        if isinstance(value, Action):
            return write_action(value)
        if isinstance(value, Choice | Rolled):
            return write_entry(value)
        if isinstance(value, Problem):
            return self.problem(value)
        if isinstance(value, int):
            return value
        text = "" if value is None else str(value)
        return text if len(text) <= LONGEST else text[:LONGEST] + "…"

    def value(self, kind: str, value: Any) -> Any:
        """A value in words, by its kind."""
        if value is None:
            return ""
        if kind in LISTS and not value:
            return self.say("nothing")
        if kind in LISTS:
            return ", ".join(str(self.value(LISTS[kind], item)) for item in value)
        match kind:
            case "die":
                return "".join(self.die_sign(value)) if self.signs else self.die(value)
            case "symbol":
                return self.say(f"symbol-{SYMBOLS[value]}")
            case "colour":
                return self.say(f"colour-{COLOURS[value]}")
            case "sector":
                return self.say(f"sector-{SECTORS[value]}")
            case "seat":
                return self.seat(value)
            case "card":
                return self.card_name(value)
            case "beach":
                return self.beach_name(value)
            case "sector-text":
                return self.sector_text(*value.split("/"))
            case "effects":
                return self.effects_text(value)
            case "flag":
                return "yes" if value else "no"
        return value

    def die(self, die: int) -> str:
        """A die in words: its colour and what it shows."""
        colour, face = divmod(die, 6)
        if colour == FIELD:
            return self.say(f"sector-{SECTORS[face]}")
        return self.say(f"die-{COLOURS[colour]}", symbol=SYMBOLS[face])

    def die_sign(self, die: int) -> tuple[str, str]:
        """A die in signs: its colour's letter in notation, and a glyph (or a sector's number)."""
        colour, face = divmod(die, 6)
        glyph = str(face + 1) if colour == FIELD else GLYPHS[face]
        return COLOUR_LETTERS[colour], glyph

    def seat(self, seat: int) -> str:
        """A player's name."""
        if seat < len(self.seats):
            return self.seats[seat]
        return self.say("seat-name", number=seat + 1)

    def card_name(self, card: str) -> str:
        """A card's title."""
        assert self.game is not None
        return str(getattr(self.game.content.by_id[card].name, self.language))

    def card_title(self, card: str) -> str:
        """A card's name with the symbol that brings it."""
        assert self.game is not None
        symbol = self.game.content.by_id[card].brought_by()
        sign = self.say("sign-straight")
        if symbol in SYMBOLS:
            at = SYMBOLS.index(symbol)
            sign = GLYPHS[at] if self.signs else self.say(f"symbol-{symbol}")
        return self.say("card-title", card=self.card_name(card), sign=sign)

    def beach_name(self, beach: str) -> str:
        """A beach's name."""
        assert self.game is not None
        found = next(entry for entry in self.game.content.beaches if entry.id == beach)
        return str(getattr(found.name, self.language))

    def card_text(self, card: str) -> str:
        """What a card does, said from its effect."""
        from beachhead.locale.cards import card_text

        assert self.game is not None
        return card_text(self, self.game.content.by_id[card])

    def effects_text(self, effects: tuple[Struct, ...]) -> str:
        """Effects, a sentence each."""
        from beachhead.locale.cards import effects_text

        return effects_text(self, effects)

    def sector_text(self, beach: str, level: str, number: str) -> str:
        """What a sector does, said from its effects."""
        assert self.game is not None
        return self.effects_text(self.game.content.effects(beach, level, int(number) - 1))
