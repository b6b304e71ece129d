"""What Normandy may say: ids put together from its vocabulary, its cards and its phases."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args, get_type_hints

from beachhead.games.normandy import NormandyGame
from beachhead.games.normandy import actions as a
from beachhead.games.normandy.cards.content import NormandyContent
from beachhead.games.normandy.cards.shapes import Tag, UnitCard
from beachhead.games.normandy.kinds import RESOURCES, Hindrance, What, When, Window
from beachhead.games.normandy.map.sheet import Sector, SectorAbility
from beachhead.games.normandy.modules.conditions.cards import Condition
from beachhead.games.normandy.modules.missions.cards import WAYS
from beachhead.games.normandy.modules.missions.requirements import Where
from beachhead.games.normandy.shown.forecast import Fate
from beachhead.games.normandy.words.vocabulary import WORDS
from beachhead.kernel.contract import AnyGame
from beachhead.kernel.kinds import SYMBOLS, fields
from beachhead.kernel.notation import tag
from beachhead.kernel.scene import message

_OF_MODULES = (word for module in NormandyGame.modules for word in module.words)
EFFECTS = sorted((*WORDS, *_OF_MODULES), key=tag)
"""Every effect that content files can name, those of modules too."""
_WHENS = get_args(get_type_hints(SectorAbility)["when"])
_STYLES = ("cell", "detail")
_BUNKERS = get_args(get_args(get_type_hints(Sector)["bunker"])[0])
_YES_OR_NO = ("bunker", "mgf", "alone", "moved")

_AT_SEA = ("to-launch", "craft", "wader", "ashore")
_TAGGED = ("specialist", "item", "hero")
CAUSES = (
    *("mines", "fire", "combat", "skulls", "undone"),
    *("T-6", "T-9", "C-4", "C-5", "D-1", "K-4", "K-7", "K-9", "K-11", "M-4"),
)
"""What has words of its own as a cause; any other rule is called by its title."""
TEMPLATES = {
    "set-straight-{phase.deck}": ["set-straight-award", "set-straight-decoration"],
    "card-cost-{kind}": [f"card-cost-{kind}" for kind in _TAGGED],
    "card-cost-{kind}-tagged": [f"card-cost-{kind}-tagged" for kind in _TAGGED],
    "amount-{name}": [f"amount-{name}" for name in RESOURCES],
    "at-{how}": [f"at-{how}" for how in _AT_SEA],
    "scene-{how}": [f"scene-{how}" for how in _AT_SEA],
    "{style}-{when}": [f"{style}-{when}" for style in _STYLES for when in (*_WHENS, "six")],
    "{style}-mgf{firing}": [
        f"{style}-mgf{end}" for style in _STYLES for end in ("", "-quiet", "-silent")
    ],
    **{
        f"{{style}}-{what}": [f"{style}-{what}" for style in _STYLES]
        for what in ("needs", "free", "stay", "units")
    },
    "detail-bunker-{self.now.bunker}": [f"detail-bunker-{bunker}" for bunker in _BUNKERS],
    "market-none-{what}": [f"market-none-{what}" for what in get_args(What)],
    "market-enough-{what}": [f"market-enough-{what}" for what in get_args(What)],
    "kinds-{kind}": [],
    "hindrance-{name}": [f"hindrance-{name}" for name in get_args(Hindrance)],
    "if-{name}": ["if-soldiers", "if-row"],
    "if-{name}-{('yes' if value else 'no')}": [
        f"if-{name}-{it}" for name in _YES_OR_NO for it in ("yes", "no")
    ],
    "tag-{tag}": [f"tag-{tag}" for tag in get_args(Tag)],
    "need-{self.where}": [f"need-{where}" for where in get_args(Where)],
    "cause-{key}": [f"cause-{one}" for one in CAUSES],
    "outlook-{expected.fate}": [f"outlook-{fate}" for fate in get_args(Fate) if fate != "lives"],
}
"""Messages of a scene, a card or a result whose ids are put together."""
AMOUNTS = (
    *(*RESOURCES, "specialists", "hull", "passengers", "decorations"),
    *("def", "mgf", "strength", "garrison"),
)
"""What a player may be shown to have, and what Combat and an Assault come to."""

REFERRED = {
    *(
        "hit-together",
        "any-colour",
        "dice-of-colour",
        "counted",
        "dice-showing",
        "dice-turned",
        "each-turn",
        "fall-cost",
        "sea-def-cost",
        "give-up",
        "hit-backfires",
    ),
    *(
        "instead-of",
        "mission-asks",
        "need-colour",
        "rwb-of-symbol",
        "so-much",
        "the-unit",
        "then-effects",
        "this-turn",
    ),
    *("turn-there", "until-lost", "with-condition", "with-pay"),
    *("condition-bound", "condition-cancel", "where-there"),
    "wall-soldiers",
}
"""Messages that only other messages use."""

ASKED_ALONE = {
    *("add-die", "call-rwb", "cancel", "choose-tally", "discard", "for", "land"),
    *("add-black", "hold-out", "put-back", "storm-first"),
}
"""Actions that are never on offer together with others: no menu has a heading for them."""


def needed_ids() -> Iterator[str]:
    """What cards, sectors, values and menus of Normandy ask for besides."""
    for effect in EFFECTS:
        yield from (f"effect-{tag(effect)}", f"short-{tag(effect)}")
    for when in get_args(When):
        how = ("-spent", "-kept") if when in ("use", "instead") else ("",)
        yield from (f"card-{when}{ending}" for ending in how)
    yield from (f"resource-{name}" for name in RESOURCES)
    yield from (f"used-at-{window}" for window in get_args(Window))
    bought = (a.Rally, a.Find, a.Take, a.TakeVehicle)
    yield from (f"doing-normandy-{tag(action)}" for action in bought)
    yield from (f"rwb-{symbol}" for symbol in SYMBOLS)
    yield from ("place", "place-short", "list-comma", "list-and", "choose-or")
    yield from ("card-normandy-useless", "card-mission")
    yield from (f"card-condition-{when}" for when in Condition.works)
    yield from (f"way-{way}" for way in ("only", *WAYS))
    for action in NormandyGame.actions:
        several = any(field.name != "card" for field in fields(action))
        if several and tag(action) not in ASKED_ALONE:
            yield f"menu-normandy-{tag(action)}"


def values(game: AnyGame) -> dict[str, tuple[Any, ...]]:
    """Values of the kinds that only Normandy's actions and facts have."""
    content: NormandyContent = game.content
    return {
        "place": ("1", "12", "bunker", "bunker1", "bunker2"),
        "effects": (*content.effects, *filter(content.parts.get, content.parts)),
        "card-title": tuple(content.by_id),
        "rwb-symbol": tuple(range(len(SYMBOLS))),
        "rwb": tuple(content.rwb_names.values()),
        "list": ((message("phase-move"),), (message("phase-move"), message("phase-combat"))),
        "cause": ("T-6",),
    }


def said_of(card: UnitCard) -> tuple[object, ...]:
    """What the text of a card tells; how it is given up is called after its kind."""
    given_up = type(card) if card.spent and card.when in ("use", "instead") else None
    ability = (card.instead_of, card.condition, card.pay, card.who, card.effects)
    return (card.frame(), given_up, *ability)
