"""The text of a card is said from its effect, so that it always says exactly what the card does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from beachhead.cards.content import Card
from beachhead.kernel.kinds import COLOURS, SECTORS, SYMBOLS
from beachhead.kernel.notation import tag

if TYPE_CHECKING:
    from beachhead.locale.texts import Texts


def card_text(texts: Texts, card: Card) -> str:
    """What a card does: its effects, framed by when or how it is used."""
    return texts.say(card.frame(), effects=effects_text(texts, card.parts()))


def effects_text(texts: Texts, effects: tuple[Struct, ...]) -> str:
    """One sentence for each effect."""
    return " ".join(effect_text(texts, effect) for effect in effects)


def effect_text(texts: Texts, effect: Struct) -> str:
    """One effect as a sentence, after its condition if it has one."""
    args: dict[str, Any] = {}
    for name in effect.__struct_fields__:
        value = getattr(effect, name)
        if name != "when":
            args[name] = _arg(texts, value)
            args[f"{name}_id"] = value if isinstance(value, str) else ""
    sentence = texts.say(f"effect-{tag(type(effect))}", **args)
    when: Struct | None = getattr(effect, "when", None)
    condition = _condition(texts, when, effect.judged) if when else ""  # type: ignore[attr-defined]
    if not condition:
        return sentence
    return texts.say("effect-when", condition=condition, effect=_inside(sentence))


def _inside(sentence: str) -> str:
    """A sentence as part of another: without its capital. No effect starts with a name."""
    return sentence[:1].lower() + sentence[1:]


def _condition(texts: Texts, when: Struct, moment: str) -> str:
    """A condition's fields: a card's id (or "any"), or yes or no."""
    conditions = []
    for name in when.__struct_fields__:
        value = getattr(when, name)
        if isinstance(value, bool):
            conditions.append(texts.say(f"when-{name}-{_arg(texts, value)}"))
        elif value == "any":
            conditions.append(texts.say(f"when-{name}-any", moment=moment))
        elif value:
            said = texts.say(f"when-{name}", card=texts.card_name(value), moment=moment)
            conditions.append(said)
    return ", ".join([*conditions[:1], *map(_inside, conditions[1:])])


def _arg(texts: Texts, value: Any) -> Any:
    """A field of an effect in words."""
    match value:
        case bool():
            return "yes" if value else "no"
        case int():
            return value
        case None:
            return "none"
        case (Struct(), *_):
            return _inside(effects_text(texts, value))
        case tuple():
            return ", ".join(str(_arg(texts, item)) for item in value) or "none"
        case str() if value in SYMBOLS:
            return texts.say(f"symbol-{value}")
        case str() if value in COLOURS:
            return texts.say(f"colour-{value}")
        case str() if value in SECTORS:
            return texts.say(f"sector-{value}")
        case str() if texts.game is not None and value in texts.game.content.by_id:
            return texts.card_name(value)
    return value
