"""The cards of Normandy, and the RWBs of its nations: each one ability, said in the vocabulary."""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias, get_args

from msgspec import Struct, field

from beachhead.cards.content import Card, Id, Names, Source
from beachhead.games.normandy import words
from beachhead.games.normandy.kinds import Amount, Loss, When, Who, Window
from beachhead.games.normandy.words.choice import walk
from beachhead.games.normandy.words.conditions import If
from beachhead.games.normandy.words.word import Effect, Price
from beachhead.kernel.emblems import ORDERS, Emblem, Glyph, Pictured, Timing
from beachhead.kernel.scene import Arg, Message, Ref, message

Rank: TypeAlias = Literal["regular", "reserve", "ranking", "unique"]
Tag: TypeAlias = Literal["explosive", "scope"]
"""What a card is besides, for rules that ask for it (N-2): the icons on it."""


def titled(kind: str, tags: tuple[Tag, ...], **about: Arg) -> Message:
    """A card with what it costs, and its icons if it has any."""
    if not tags:
        return message(f"card-cost-{kind}", **about)
    icons = tuple(message(f"tag-{tag}") for tag in tags)
    return message(f"card-cost-{kind}-tagged", **about, tags=Ref("list", icons))


SPARED: dict[Loss, Emblem] = {
    "mines": Emblem("mine", struck=True),
    "fire": Emblem("mgf", struck=True),
    "specialist": Emblem("aid"),
    "combat": Emblem("shield", struck=True),
}
"""How a loss is drawn that a card stands in for."""


class UnitCard(Card, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A card with its one ability."""

    rule: ClassVar[str] = "T-8"
    works: ClassVar[tuple[When, ...]] = ("use", "instead", "taken")
    """When a card of this kind can work: what is kept in hand does nothing by itself."""
    of_units: ClassVar[bool] = True
    """Whether Units have such cards."""
    acts: ClassVar[bool] = True
    """Whether it is there for what its effects do."""
    kind: ClassVar[str]
    when: When = "use"
    instead_of: Loss | None = None
    condition: If | None = field(default=None, name="if")
    pay: Price | None = None
    """What its player pays each time it is used."""
    who: Who = "unit"
    effects: tuple[Effect, ...]

    @property
    def spent(self) -> bool:
        """Whether using the card uses it up."""
        return True

    def windows(self) -> frozenset[Window]:
        """When its player may use it."""
        if self.when != "use":
            return frozenset()
        return frozenset.intersection(*(effect.windows() for effect in self.effects))

    def parts(self) -> tuple[Pictured, ...]:
        return self.effects

    def emblems(self) -> tuple[Emblem, ...]:
        spared = (SPARED[self.instead_of],) if self.instead_of else ()
        done = super().emblems() if self.effects else ()
        return (*spared, *done) or (ORDERS,)

    def timing(self) -> Timing:
        if self.when == "use":
            return "once" if self.spent else "use"
        return self.when

    def used_at(self) -> tuple[str, ...]:
        windows = self.windows() if self.effects else ()
        return tuple(window for window in get_args(Window) if window in windows)

    def paid(self) -> Price:
        """What it costs, as it is printed on it."""
        return Price()

    def price(self) -> tuple[Emblem, ...]:
        return self.paid().emblems()

    def price_said(self) -> tuple[Message, ...]:
        return self.paid().listed()

    def escapes(self) -> tuple[str, ...]:
        every = (type(effect) for effect in walk(self.effects))
        of_modules = (word for word in every if not word.__module__.startswith(words.__name__))
        return tuple(str(word.__struct_config__.tag) for word in of_modules)

    def words(self) -> dict[str, str]:
        loss = {"loss": self.instead_of} if self.instead_of else {}
        span = "always" if self.when == "always" else "turn"
        return {"kind": self.kind, "who": self.who, "span": span, **loss}

    def clauses(self) -> dict[str, tuple[Message, ...]]:
        return {
            "condition": self.condition.listed() if self.condition else (),
            "pay": self.pay.listed() if self.pay else (),
        }

    def title(self) -> Message:
        return message("card-cost-none", card=Ref("card", self.id))

    def frame(self) -> str:
        how = "spent" if self.spent else "kept"
        return f"card-{self.when}-{how}" if self.when in ("use", "instead") else f"card-{self.when}"


class Specialist(UnitCard, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A Specialist."""

    kind = "specialist"
    works = get_args(When)
    lives: ClassVar[int] = 0
    """How many Soldiers it takes, besides the Stars, to rally him."""
    rank: Rank
    role: Id = field(name="title")
    """The title that maps and other cards ask for, whatever his nation."""
    cost: Amount
    """In Stars."""
    sacrifice: bool = False
    """He is lost when he is used; else he may be used once a turn."""
    tags: tuple[Tag, ...] = ()

    def words(self) -> dict[str, str]:
        return {**super().words(), "rank": self.rank}

    def paid(self) -> Price:
        return Price(stars=self.cost, soldiers=self.lives)

    def variety(self) -> str:
        return "" if self.rank == "regular" else self.rank

    def icons(self) -> tuple[Glyph, ...]:
        return self.tags

    def title(self) -> Message:
        return titled("specialist", self.tags, card=Ref("card", self.id), cost=self.cost)

    @property
    def spent(self) -> bool:
        return self.sacrifice


class DeckSpecialist(Specialist, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A Specialist of a nation's own set, or of the common pool."""

    nation: Id | None = None
    """Whose he is: Regular and Reserve Specialists have one, Ranking and Unique have none."""


class Item(UnitCard, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An Item, used once. Special Items are found only where the map lists them."""

    kind = "item"
    special: bool = False
    cost: Amount
    """In Item Points."""
    tags: tuple[Tag, ...] = ()

    def paid(self) -> Price:
        return Price(tools=self.cost)

    def variety(self) -> str:
        return "special" if self.special else ""

    def icons(self) -> tuple[Glyph, ...]:
        return self.tags

    def title(self) -> Message:
        return titled("item", self.tags, card=Ref("card", self.id), cost=self.cost)


def has_icon(card: UnitCard, tag: Tag) -> bool:
    """Whether a card carries an icon: Items and Specialists may."""
    return tag in getattr(card, "tags", ())


class Award(UnitCard, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An Award, played once."""

    rule = "T-9"
    kind = "award"


class Vehicle(UnitCard, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A Vehicle (V-7): serves its Unit until it is lost."""

    rule = "V-7"
    kind = "vehicle"
    works = get_args(When)
    stars: Amount
    tools: Amount

    def paid(self) -> Price:
        return Price(stars=self.stars, tools=self.tools)

    def title(self) -> Message:
        price = {"stars": self.stars, "tools": self.tools}
        return message("card-cost-vehicle", card=Ref("card", self.id), **price)

    @property
    def spent(self) -> bool:
        return False


class Title(Struct, frozen=True, forbid_unknown_fields=True):
    """What Specialists of one calling are called, whatever their nation and own name (N-1)."""

    id: Id
    name: Names
    source: Source


class Nation(Struct, frozen=True, forbid_unknown_fields=True):
    """A nation to play."""

    id: Id
    name: Names
    source: Source
    order: int


class RwbNames(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """What the RWBs of a table are called, if otherwise than those of nations."""

    skull: Names
    star: Names
    soldier: Names
    two_soldiers: Names
    courage: Names
    tool: Names


class RwbTable(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """What the six RWBs bring (T-5): to the nation of that id, or `common` to all."""

    id: Id
    source: Source
    skull: tuple[Effect, ...]
    star: tuple[Effect, ...]
    soldier: tuple[Effect, ...]
    two_soldiers: tuple[Effect, ...]
    courage: tuple[Effect, ...]
    tool: tuple[Effect, ...]
    name: Names | None = None
    """Whose they are, if no nation's that one can play."""
    called: RwbNames | None = None

    def by_symbol(self) -> tuple[tuple[Effect, ...], ...]:
        """In the order of the symbols."""
        return (
            self.skull,
            self.star,
            self.soldier,
            self.two_soldiers,
            self.courage,
            self.tool,
        )
