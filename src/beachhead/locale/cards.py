"""The text of a card is said from its effect, so that it always says exactly what the card does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from beachhead.games.battle.medals import Medal
from beachhead.games.express.vocabulary import (
    LoseSpecialists,
    NextSector,
    RollBeachDie,
    Specialist,
    When,
)
from beachhead.kernel.kinds import COLOURS, SECTORS, SYMBOLS
from beachhead.kernel.notation import tag

if TYPE_CHECKING:
    from beachhead.locale.texts import Texts


def card_text(texts: Texts, card: object) -> str:
    """The text of a medal or Specialist."""
    match card:
        case Medal():
            effects = " ".join(effect_text(texts, effect) for effect in card.effects)
            return texts.say(f"medal-turn-{card.turn}", effects=effects)
        case Specialist():
            return texts.say(f"specialist-{card.use}", effects=effect_text(texts, card.effect))
    raise TypeError(type(card))


def effects_text(texts: Texts, effects: tuple[Struct, ...]) -> str:
    """The text of a sector: one sentence for each of its effects."""
    return " ".join(effect_text(texts, effect) for effect in effects)


def effect_text(texts: Texts, effect: Struct) -> str:
    """One effect as a sentence, after its condition if it has one."""
    args: dict[str, Any] = {}
    for name in effect.__struct_fields__:
        value = getattr(effect, name)
        if name != "when":
            args[name] = _arg(texts, value)
            args[f"{name}_id"] = value if isinstance(value, str) else ""
    if isinstance(effect, NextSector):
        args["effects"] = _inside(effects_text(texts, effect.effects))
    sentence = texts.say(f"effect-{tag(type(effect))}", **args)
    when: When | None = getattr(effect, "when", None)
    condition = _condition(texts, when, _moment(effect)) if when else ""
    if not condition:
        return sentence
    return texts.say("effect-when", condition=condition, effect=_inside(sentence))


def _inside(sentence: str) -> str:
    """A sentence as part of another: without its capital. No effect starts with a name."""
    return sentence[:1].lower() + sentence[1:]


def _moment(effect: Struct) -> str:
    """When the squad's hand is looked at: on arrival, at the end of step 6, or just then."""
    if isinstance(effect, NextSector):
        return "step-6"
    return "then" if isinstance(effect, LoseSpecialists | RollBeachDie) else "arrival"


def _condition(texts: Texts, when: When, moment: str) -> str:
    conditions = []
    for name in ("holds", "lacks"):
        card = getattr(when, name)
        if card == "any":
            conditions.append(texts.say(f"when-{name}-any", moment=moment))
        elif card:
            said = texts.say(f"when-{name}", card=texts.card_name(card), moment=moment)
            conditions.append(said)
    for name in ("rwb", "rallied", "used"):
        wanted = getattr(when, name)
        if wanted is not None:
            conditions.append(texts.say(f"when-{name}-{'yes' if wanted else 'no'}"))
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
        case tuple():
            items = [str(_arg(texts, item)) for item in value if isinstance(item, str)]
            return ", ".join(items) or "none"
        case str() if value in SYMBOLS:
            return texts.say(f"symbol-{value}")
        case str() if value in COLOURS:
            return texts.say(f"colour-{value}")
        case str() if value in SECTORS:
            return texts.say(f"sector-{value}")
        case str() if texts.game is not None and value in texts.game.content.by_id:
            return texts.card_name(value)
    return value
