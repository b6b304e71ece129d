"""From ids and arguments to sentences: facts, actions, problems and values by their kind."""

from __future__ import annotations

import os
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from msgspec import Struct

from beachhead.games import GAMES
from beachhead.kernel.contract import Action, AnyGame, Chance, Decision, Event, Fact
from beachhead.kernel.decks import FACE_DOWN
from beachhead.kernel.errors import Problem, Problems
from beachhead.kernel.kinds import (
    COLOUR_LETTERS,
    COLOURS,
    FIELD,
    LISTS,
    PLAIN,
    SECTORS,
    SYMBOLS,
    fields,
    is_numbered,
    write_die,
)
from beachhead.kernel.notation import tag, write_action, write_entry
from beachhead.kernel.options import Spec, as_typed
from beachhead.kernel.scene import NOBODY, Arg, Message, Ref, message
from beachhead.locale.cards import card_text, de, effect_text, effects_text, inside
from beachhead.locale.rulebook import rulebook

LANGUAGES = ("en", "fr")
LONGEST = 300
"""What people typed is quoted up to here."""
LARGEST = 10**15
"""Numbers beyond are written as they were given: there is no way to say them in words."""
FUNCTIONS: dict[str, Any] = {"INSIDE": inside, "DE": de}
"""What messages may do with a value: `{ INSIDE($effects) }` are sentences after a colon, and
`{ DE($sector) }` is a French name after “de”."""
DIE_MARK = "\x1f"
"""Around a die that is to be drawn: nothing that anybody is called has it."""
GLYPHS = ("☠", "★", "♟", "♟♟", "♥", "⚒")


def default_language() -> str:
    """The language of this machine's settings, if we speak it."""
    names = ("BEACHHEAD_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
    chosen = next((os.environ[name] for name in names if os.environ.get(name)), "")
    return chosen[:2].lower() if chosen[:2].lower() in LANGUAGES else "en"


def next_language(language: str) -> str:
    """The language that a key switches to."""
    return LANGUAGES[(LANGUAGES.index(language) + 1) % len(LANGUAGES)]


def prepare(language: str) -> None:
    """Have all words of a language ready; else each message takes longer when it is said first."""
    bundle, ids = _of_games(language, tuple(GAMES.values()))
    for id in ids:
        bundle.get_message(id)


def _bundle(language: str) -> Any:
    """Every message of a language: the program's, and those of the games that there are now."""
    bundle, _ = _of_games(language, tuple(GAMES.values()))
    return bundle


@cache
def _of_games(language: str, games: tuple[type[AnyGame], ...]) -> tuple[Any, tuple[str, ...]]:
    own = (folder / f"{language}.ftl" for game in games for folder in game.folders)
    return _read(language, tuple(own))


@cache
def _read(language: str, own: tuple[Path, ...]) -> tuple[Any, tuple[str, ...]]:
    """The messages of the program, and of these files as far as they exist; and all their ids."""
    bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    ours = sorted((Path(__file__).parent / language).rglob("*.ftl"))
    read = [FluentResource(file.read_text("utf-8")) for file in (*ours, *filter(Path.is_file, own))]
    for resource in read:
        bundle.add_resource(resource)
    entries = (entry for resource in read for entry in resource.body)
    return bundle, tuple(entry.id.name for entry in entries if isinstance(entry, ast.Message))


@lru_cache(maxsize=1 << 14, typed=True)
def _said(bundle: Any, id: str, args: tuple[tuple[str, Any], ...]) -> str:
    """A message in words. Much is said again and again, to everybody at a table."""
    if not bundle.has_message(id):
        raise KeyError(f"no message {id!r} in {bundle.locales}")
    text, errors = bundle.format_pattern(bundle.get_message(id).value, dict(args))
    if errors:
        raise ValueError(f"message {id!r} in {bundle.locales}: {errors}")
    return str(text)


@lru_cache(maxsize=1 << 14, typed=True)
def _message(texts: Texts, message: Message) -> str:
    return texts.say(message.id, **{name: texts.arg(arg) for name, arg in message.args})


@lru_cache(maxsize=1 << 14, typed=True)
def _action(texts: Texts, action: Action) -> str:
    return texts.say(texts.own("action", tag(type(action))), **texts.fields(action))


def _by_colour(colours: tuple[int, ...]) -> tuple[Message, ...]:
    """Dice that show nothing, such as `two red dice`."""
    return tuple(
        message(f"dice-{COLOURS[colour]}", count=colours.count(colour))
        for colour in dict.fromkeys(colours)
    )


class Texts:
    """The voice of the program in one language, at one table."""

    def __init__(
        self,
        language: str,
        game: AnyGame | None = None,
        seats: tuple[str, ...] = (),
        signs: bool = False,
        marks: bool = False,
    ) -> None:
        """`signs`: dice as a letter and a glyph, for the eye; else in words, for the ear.

        `marks`: dice in notation between marks, for those who draw them.
        """
        self.language = language
        self.signs = signs
        self.marks = marks
        self.game = game
        self.seats = seats
        self._bundle = _bundle(language)
        self._same = (language, signs, marks, game, seats)
        self._hash = hash(self._same)

    def __eq__(self, other: object) -> bool:
        """Whether it says the same of everything."""
        return self is other or (isinstance(other, Texts) and self._same == other._same)

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def marking(self) -> Texts:
        """The same voice, for those who draw dice."""
        return Texts(self.language, self.game, self.seats, marks=True)

    def has(self, id: str) -> bool:
        """Whether a message exists."""
        return bool(self._bundle.has_message(id))

    def say(self, id: str, /, **args: Any) -> str:
        """A message by its id."""
        return _said(self._bundle, id, tuple(args.items()))

    def message(self, message: Message) -> str:
        """A message of a scene or a result."""
        return _message(self, message)

    def arg(self, arg: Arg) -> Any:
        """An argument of a message, as it is said."""
        return self.value(arg.kind, arg.value) if isinstance(arg, Ref) else arg

    def own(self, kind: str, name: str) -> str:
        """The id of this game's own message, or else of the one that games share."""
        ours = f"{kind}-{self.game.id}-{name}" if self.game is not None else ""
        return ours if self.has(ours) else f"{kind}-{name}"

    def fact(self, fact: Fact) -> str:
        """What happened."""
        return self.say(self.own("fact", tag(type(fact))), **self.fields(fact))

    def heading(self, fact: Fact) -> str:
        """What begins with a fact that heads what follows."""
        return self.say(self.own("heading", tag(type(fact))), **self.fields(fact))

    def brief(self, fact: Fact) -> str:
        """What happened, as the one whom it concerns is told: in a few words, if there are any."""
        id = self.own("brief", tag(type(fact)))
        return self.say(id, **self.fields(fact)) if self.has(id) and fact.concerns() else ""

    def cause(self, key: str) -> str:
        """What brought something about; a rule that has no words for it by its title."""
        assert self.game is not None
        said = self.game.content.cause(key)
        if self.has(said.id):
            return self.message(said)
        return rulebook(self.language)[key].title.partition(" (")[0]

    def action(self, action: Action) -> str:
        """What a player may do."""
        return _action(self, action)

    def doing(self, action: Action) -> str:
        """A word for what a player does, beside what it is done to."""
        return self.say(self.own("doing", tag(type(action))))

    def ask(self, decision: Decision) -> str:
        """What a seat has to decide."""
        return self.say(self.own("ask", decision.ask), seat=self.seat(decision.seat))

    def roll(self, chance: Chance) -> str:
        """Who rolls or draws what."""
        who = self.say("the-table") if chance.seat is None else self.seat(chance.seat)
        return self.say(self.own("roll", chance.ask), seat=who)

    def fields(self, struct: Fact | Action) -> dict[str, Any]:
        """What a fact or an action says, by the names of its fields."""
        return {
            field.name: self.value(field.kind, getattr(struct, field.name))
            for field in fields(type(struct))
        }

    def problem(self, problem: Problem) -> str:
        """What was wrong with what somebody gave us; several problems, a line each."""
        found = problem.found if isinstance(problem, Problems) else []
        return "\n".join([self.trouble(problem), *("  - " + self.problem(one) for one in found)])

    def trouble(self, problem: Problem) -> str:
        """A problem in one sentence, without those that it is made of."""
        args = {name: self._plain(value) for name, value in problem.args_by_name.items()}
        return self.say(f"error-{problem.code}", **args)

    def _plain(self, value: Any) -> Any:
        if isinstance(value, Action):
            return write_action(value)
        if isinstance(value, Event):
            return write_entry(value)
        if isinstance(value, Problem):
            return self.problem(value)
        if isinstance(value, Ref):
            return self.value(value.kind, value.value)
        if isinstance(value, tuple):
            return ", ".join(map(str, map(self._plain, value)))
        if isinstance(value, int) and abs(value) <= LARGEST:
            return value
        text = "" if value is None else str(value)
        return text if len(text) <= LONGEST else text[:LONGEST] + "…"

    def value(self, kind: str, value: Any) -> Any:
        """A value in words, by its kind."""
        if value is None:
            return ""
        if kind in LISTS and not value:
            return self.say("nothing")
        if kind == "colours":
            return self.listed(_by_colour(value))
        if kind in LISTS:
            return ", ".join(str(self.value(LISTS[kind], item)) for item in value)
        match kind:
            case "die" if self.marks:
                return f"{DIE_MARK}{write_die(value)}{DIE_MARK}"
            case "die":
                return "".join(self.die_sign(value)) if self.signs else self.die(value)
            case "symbol":
                return self.say(f"symbol-{SYMBOLS[value]}")
            case "colour":
                return self.say(f"colour-{COLOURS[value]}")
            case "sector":
                return self.say(self.own("sector", SECTORS[value]))
            case "seat":
                return self.seat(value)
            case "symbol-name" | "colour-name" | "sector-name":
                return self.say(self.own(kind.removesuffix("-name"), value))
            case "sign":
                return self.sign(value)
            case "card-title":
                return self.card_title(value)
            case "card-text":
                return self.card_text(value)
            case "sector-text":
                return self.sector_text(*value.split("/"))
            case "effects" | "short":
                return self.effects_of(value, kind)
            case "place" | "place-short":
                return self.say(kind, number=value)
            case "list":
                return self.listed(value)
            case "cause":
                return self.cause(value) if value else ""
            case "rwb":
                return self.say(f"rwb-{value}") if value in SYMBOLS else self.name(kind, value)
            case "rwb-symbol":
                return self.say(f"rwb-{SYMBOLS[value]}")
            case "flag":
                return "yes" if value else "no"
            case "setting":
                return self.setting(value)
            case "set-to":
                return self.set_to(*value)
            case "word" | "number":
                return value
        return self.name(kind, value)

    def setting(self, name: str) -> str:
        """A setting as forms call it; as it is typed, if nobody says of which game."""
        if self.game is None:
            return as_typed(name)
        return self.say("quoted", text=self.say(f"option-{self.game.id}-{name}"))

    def set_to(self, name: str, value: str) -> str:
        """A setting with a value that it should have."""
        if self.game is None:
            return f"{as_typed(name)} = {value}"
        label = self.say(f"option-{self.game.id}-{name}")
        said = self.say("setting-is", label=label, value=self.chosen(name, value))
        return self.say("quoted", text=said)

    def group_help(self, group: str) -> str:
        """A sentence about the settings of a group: every module has one."""
        assert self.game is not None
        key = f"group-{self.game.id}-{group}-help"
        return self.say(key) if self.has(key) else ""

    def game_at(self, options: Struct) -> str:
        """What is played with these settings, and where."""
        assert self.game is not None
        game, where = self.say(f"game-{self.game.id}"), self.game.where(options)
        if not where:
            return game
        return self.say("game-at", game=game, place=self.chosen(where, getattr(options, where)))

    def chosen(self, name: str, value: Any) -> str:
        """What the setting of this name is set to, in words."""
        assert self.game is not None
        return self.choice(next(spec for spec in self.game.specs() if spec.name == name), value)

    def choice(self, spec: Spec, value: Any) -> str:
        """What a setting is set to, in words."""
        assert self.game is not None
        if spec.content:
            return self.name(spec.content, value)
        if spec.kind == "flag":
            return self.say("flag-yes" if value else "flag-no")
        if not spec.choices:
            return str(value)
        return self.say(f"choice-{self.game.id}-{spec.name}-{value}")

    def die(self, die: int) -> str:
        """A die in words: its colour and what it shows."""
        colour, face = divmod(die, 6)
        if colour == FIELD:
            return self.say(self.own("sector", SECTORS[face]))
        if colour == PLAIN:
            return str(face + 1)
        return self.say(f"die-{COLOURS[colour]}", symbol=SYMBOLS[face])

    def die_sign(self, die: int) -> tuple[str, str]:
        """A die in signs: its colour's letter in notation, and a glyph or number."""
        colour, face = divmod(die, 6)
        glyph = str(face + 1) if is_numbered(colour) else GLYPHS[face]
        return COLOUR_LETTERS[colour], glyph

    def seat(self, seat: int) -> str:
        """A player's name."""
        if seat == NOBODY:
            return self.say("seat-nobody")
        if seat < len(self.seats):
            return self.seats[seat]
        return self.say("seat-name", number=seat + 1)

    def name(self, kind: str, id: str) -> str:
        """What content of this kind is called; the id of what has no name."""
        if id == FACE_DOWN:
            return self.say("card-face-down")
        names = self.game.content.name_of(kind, id) if self.game is not None else None
        return id if names is None else str(getattr(names, self.language))

    def listed(self, messages: tuple[Message, ...]) -> str:
        """A list in words, such as `4 Soldiers and 1 Courage`."""
        said = [self.message(message) for message in messages]
        while len(said) > 1:
            joint = "list-and" if len(said) == 2 else "list-comma"
            said[:2] = [self.say(joint, first=said[0], then=said[1])]
        return said[0] if said else ""

    def sign(self, symbol: str) -> str:
        """A symbol, or the straight, as a sign."""
        if symbol not in SYMBOLS:
            return self.say("sign-straight")
        return GLYPHS[SYMBOLS.index(symbol)] if self.signs else self.say(f"symbol-{symbol}")

    def card_title(self, card: str) -> str:
        """A card's name with what it takes to get it."""
        if card == FACE_DOWN:
            return self.say("card-face-down")
        assert self.game is not None
        return self.message(self.game.content.by_id[card].title())

    def card_text(self, card: str) -> str:
        """What a card does, said from its effect; nothing of one that lies face down."""
        if card == FACE_DOWN:
            return ""
        assert self.game is not None
        return card_text(self, self.game.content.by_id[card])

    def card_note(self, card: str) -> str:
        """What a card tells besides what it does, if it tells anything."""
        if card == FACE_DOWN:
            return ""
        assert self.game is not None
        note = self.game.content.by_id[card].note()
        return "" if note is None else str(getattr(note, self.language))

    def effects_of(self, source: Any, style: str = "effects") -> str:
        """Effects, a sentence each: given as such, or by the key that the content knows them by."""
        if isinstance(source, tuple):
            return effects_text(self, source)
        assert self.game is not None
        effects, words = self.game.content.effects_by_key(source)
        if style == "short":
            return " ".join(effect_text(self, effect, words, "short") for effect in effects)
        return effects_text(self, effects, words)

    def sector_text(self, beach: str, level: str, number: str) -> str:
        """What a sector does, said from its effects."""
        assert self.game is not None
        return self.effects_of(self.game.content.effects(beach, level, int(number) - 1))
