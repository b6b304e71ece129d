"""The text of a card is said from its effect, so that it always says exactly what the card does."""

from __future__ import annotations

import types
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

from beachhead.cards.content import Card
from beachhead.kernel.kinds import Kind
from beachhead.kernel.notation import tag

if TYPE_CHECKING:
    from beachhead.locale.texts import Texts

NOTHING = "none"
"""What is not there, as a word to select by."""
NO_WORDS: Mapping[str, str] = types.MappingProxyType({})


def card_text(texts: Texts, card: Card) -> str:
    """What a card does: its effects, framed by when or how it is used."""
    words = card.words()
    effects = effects_text(texts, card.parts(), words) or NOTHING
    clauses = {name: texts.listed(said) or NOTHING for name, said in card.clauses().items()}
    if clauses:
        effects = inside(effects)
    return texts.say(card.frame(), effects=effects, **words, **clauses)


def effects_text(
    texts: Texts, effects: tuple[Struct, ...], words: Mapping[str, str] = NO_WORDS
) -> str:
    """One sentence for each effect."""
    return " ".join(effect_text(texts, effect, words) for effect in effects)


def effect_text(
    texts: Texts, effect: Struct, words: Mapping[str, str] = NO_WORDS, style: str = "effect"
) -> str:
    """One effect as a sentence, after its condition if it has one; or in style `short`."""
    args: dict[str, Any] = dict(words)
    for name, kind in _kinds(type(effect)).items():
        value = getattr(effect, name)
        if name != "when":
            args[name] = _arg(texts, kind, value, words)
            args[f"{name}_id"] = value if isinstance(value, str) else ""
    if hasattr(effect, "listed"):
        args["list"] = texts.listed(effect.listed())
    sentence = texts.say(f"{style}-{tag(type(effect))}", **args)
    when: Struct | None = getattr(effect, "when", None)
    condition = _condition(texts, when, effect.judged) if when else ""  # type: ignore[attr-defined]
    if not condition:
        return sentence
    return texts.say("effect-when", condition=condition, effect=inside(sentence))


def inside(sentence: str) -> str:
    """A sentence as part of another: without its capital. No effect starts with a name."""
    return sentence[:1].lower() + sentence[1:]


def de(name: str) -> str:
    """A French name that bears its article after “de”: `du secteur f2`."""
    return f"du {name[3:]}" if name.startswith("le ") else f"de {name}"


def _condition(texts: Texts, when: Struct, moment: str) -> str:
    """A condition's fields: a card's id (or "any"), or yes or no."""
    conditions = []
    for name in when.__struct_fields__:
        value = getattr(when, name)
        if isinstance(value, bool):
            conditions.append(texts.say(f"when-{name}-{'yes' if value else 'no'}"))
        elif value == "any":
            conditions.append(texts.say(f"when-{name}-any", moment=moment))
        elif value:
            said = texts.say(f"when-{name}", card=texts.name("card", value), moment=moment)
            conditions.append(said)
    return ", ".join([*conditions[:1], *map(inside, conditions[1:])])


def _arg(texts: Texts, kind: str, value: Any, words: Mapping[str, str]) -> Any:
    """A field of an effect in words, by its kind."""
    match value:
        case bool():
            return "yes" if value else "no"
        case int():
            return value
        case None:
            return NOTHING
        case ((Struct(), *_), *_):
            return _ways(texts, value, words)
        case (Struct(), *_):
            return inside(effects_text(texts, value, words))
        case tuple():
            return ", ".join(str(_arg(texts, kind, item, words)) for item in value) or NOTHING
    return texts.value(kind, value)


def _ways(texts: Texts, ways: tuple[tuple[Struct, ...], ...], words: Mapping[str, str]) -> str:
    """Several things, of which one is to be chosen."""
    said = [inside(effects_text(texts, way, {**words, "who": "it"})) for way in ways]
    text = said[0]
    for another in said[1:]:
        text = texts.say("choose-or", first=text, then=another)
    return text


@cache
def _kinds(cls: type[Struct]) -> dict[str, str]:
    """The fields of an effect, each with its kind; a plain word has none."""
    hints = get_type_hints(cls, include_extras=True)
    return {name: _kind(hints[name]) or "word" for name in cls.__struct_fields__}


def _kind(hint: Any) -> str:
    if get_origin(hint) is Annotated:
        marks = [mark.name for mark in hint.__metadata__ if isinstance(mark, Kind)]
        return marks[0] if marks else _kind(hint.__origin__)
    if get_origin(hint) in (Union, types.UnionType, tuple):
        return next((kind for part in get_args(hint) if (kind := _kind(part))), "")
    return ""
