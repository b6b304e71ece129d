"""The words that cards, sectors and RWBs of Normandy are written in: what happens, and to whom.

An effect either *lasts* (always, or until the end of the turn in which a card is used) or happens
at once. `docs/content-packs.md` shows each with an example.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Annotated, ClassVar, Literal, TypeAlias

from msgspec import Meta, Struct

from beachhead.cards.content import SymbolName
from beachhead.kernel.kinds import kebab
from beachhead.kernel.scene import Message, Ref, message

Window: TypeAlias = Literal["muster", "roll", "tally", "rally", "trade", "move", "ready", "fire"]
"""When a card may be used: before the dice are thrown, with dice in hand, at the Final Tally, in
Phase 3, 4 or 5, with the move made but before Combat, or when an MGF die has been rolled."""

When: TypeAlias = Literal["always", "use", "turn", "enter", "rwb", "taken", "lost", "instead"]
"""What makes a card work: nothing, its player, every Upkeep, entering a sector, an RWB of the
Unit's, getting the card, losing it, or a loss that it stands in for."""

Loss: TypeAlias = Literal["mines", "fire", "specialist", "combat"]
"""Losses that a card can stand in for: to Land Mines, to an MGF, of Specialists to a sector, and to
the DEF in Combat."""

Who: TypeAlias = Literal["unit", "any", "sector", "all"]
"""The Unit itself, one Unit of choice, every Unit in its sector, every Unit."""

What: TypeAlias = Literal["specialist", "item"]
Priced: TypeAlias = Literal["specialist", "item", "vehicle", "award", "advance"]
Hindrance: TypeAlias = Literal["courage", "needs", "barriers", "mines", "losses"]
Small: TypeAlias = Annotated[int, Meta(ge=1, le=6)]
Amount: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
Positive: TypeAlias = Annotated[int, Meta(ge=1, le=99)]


class Effect(Struct, frozen=True, tag=kebab, tag_field="do", forbid_unknown_fields=True):
    """One thing that a card, a sector or an RWB does. Modules may add their own."""

    lasts: ClassVar[bool] = False
    used_in: ClassVar[tuple[Window, ...]] = ("rally", "move", "ready")

    def windows(self) -> frozenset[Window]:
        """When a card with this effect may be used."""
        return frozenset(self.used_in)

    def listed(self) -> tuple[Message, ...]:
        """What its text lists: amounts, hindrances."""
        return ()

    def is_sound(self) -> bool:
        """Whether it can ever do what it says."""
        return True


class Lasting(Effect, frozen=True):
    """Something that holds always, or until the end of the turn."""

    lasts = True


class Price(Struct, frozen=True, forbid_unknown_fields=True):
    """What is paid."""

    soldiers: Amount = 0
    stars: Amount = 0
    courage: Amount = 0
    tools: Amount = 0

    def listed(self) -> tuple[Message, ...]:
        """The amounts."""
        return _amounts(self)


def _amounts(of: Price | Gain | Lose) -> tuple[Message, ...]:
    names = ("soldiers", "stars", "courage", "tools", "dice")
    found = ((name, getattr(of, name, 0)) for name in names)
    return tuple(message(f"amount-{name}", amount=amount) for name, amount in found if amount)


class Gain(Effect, frozen=True):
    """The Unit gets resources; `dice` are d6 of Soldiers."""

    soldiers: Amount = 0
    stars: Amount = 0
    courage: Amount = 0
    tools: Amount = 0
    dice: Annotated[int, Meta(ge=0, le=6)] = 0

    def windows(self) -> frozenset[Window]:
        found: set[Window] = set()
        if self.stars or self.tools:
            found |= {"rally"}
        if self.courage:
            found |= {"rally", "move"}
        if self.soldiers or self.dice:
            found |= {"move", "ready"}
        return frozenset(found)

    def listed(self) -> tuple[Message, ...]:
        return _amounts(self)

    def is_sound(self) -> bool:
        return bool(_amounts(self))


class Lose(Effect, frozen=True):
    """The Unit loses resources, as far as it has them."""

    soldiers: Amount = 0
    stars: Amount = 0
    courage: Amount = 0
    tools: Amount = 0

    def listed(self) -> tuple[Message, ...]:
        return _amounts(self)

    def is_sound(self) -> bool:
        return bool(_amounts(self))


class LoseSpecialist(Effect, frozen=True):
    """The Unit loses Specialists of its choice, as far as it has any."""

    number: Small = 1


class LoseItem(Effect, frozen=True):
    """The Unit loses an Item of its choice, if it has any."""


class ChangeDice(Effect, frozen=True):
    """Change dice of the tally: what they show, their colour, or both."""

    dice: Small = 1
    shows: SymbolName | None = None
    """Only dice that show this."""
    to: SymbolName | None = None
    """Only to this."""
    symbol: bool = True
    colour: bool = False
    fire: bool = False
    """May be used on an MGF die instead: it shows 1."""

    def windows(self) -> frozenset[Window]:
        return frozenset(("tally", "fire") if self.fire else ("tally",))

    def is_sound(self) -> bool:
        return self.symbol or (self.colour and self.to is None)


class RerollDice(Effect, frozen=True):
    """Throw dice of the tally again, locked ones too."""

    used_in = ("tally",)
    dice: Small


class CountRwb(Effect, frozen=True):
    """The Unit has one more RWB this turn, of a symbol of its choice or of this one."""

    used_in = ("tally",)
    symbol: SymbolName | None = None


class CopyTally(Effect, frozen=True):
    """The Unit takes the Final Tally of another Unit instead of its own."""

    used_in = ("tally",)


class TakeAward(Effect, frozen=True):
    """The Unit gets Awards, at random or of its choice."""

    used_in = ("rally", "trade")
    number: Small = 1
    choice: bool = False


class TakeCard(Effect, frozen=True):
    """The Unit takes a card that it could buy, without paying."""

    used_in = ("rally",)
    what: What
    most: Positive
    """The highest printed cost."""


class Recall(Effect, frozen=True):
    """A Specialist that the Unit lost, or an Item that it used, comes back."""

    used_in = ("rally",)
    what: What


class SilenceMgf(Effect, frozen=True):
    """The MGF of the Unit's sector is silent for the rest of the game."""

    used_in = ("ready",)


class TurnBack(Effect, frozen=True):
    """The Unit marker is turned back, so that the Unit may stay longer."""

    used_in = ("move",)
    steps: Small = 1


class Choose(Effect, frozen=True):
    """One of several things, by choice."""

    of: tuple[tuple[Effect, ...], ...]

    def is_sound(self) -> bool:
        ways = [bool(way) and all(effect.is_sound() for effect in way) for way in self.of]
        return len(ways) > 1 and all(ways)

    def windows(self) -> frozenset[Window]:
        ways = [frozenset.intersection(*(e.windows() for e in way)) for way in self.of]
        return frozenset.union(*ways)


def walk(effects: Iterable[Effect]) -> Iterator[Effect]:
    """Every effect, and those that can be chosen in it."""
    for effect in effects:
        yield effect
        for way in effect.of if isinstance(effect, Choose) else ():
            yield from walk(way)


class FewerLocks(Lasting, frozen=True):
    """So many dice fewer are locked."""

    used_in = ("roll",)
    dice: Small


class OnlyDice(Lasting, frozen=True):
    """Only so many dice are rolled; the player chooses what stays out."""

    used_in = ()
    dice: Small


class MoreRerolls(Lasting, frozen=True):
    """So many re-rolls more."""

    used_in = ("roll",)
    times: Small


class IgnoreSkulls(Lasting, frozen=True):
    """So many skulls cancel nothing."""

    used_in = ("tally",)
    skulls: Small


class MoreFromDice(Lasting, frozen=True):
    """Each die showing this gives so much more of its resource."""

    used_in = ("tally",)
    symbol: SymbolName
    by: Small

    def is_sound(self) -> bool:
        return self.symbol != "skull"


class Cheaper(Lasting, frozen=True):
    """The first of these that the Unit pays for in a turn costs less."""

    what: Priced
    by: Positive

    def windows(self) -> frozenset[Window]:
        if self.what == "award":
            return frozenset(("trade",))
        return frozenset(("move",) if self.what == "advance" else ("rally",))


class OneMore(Lasting, frozen=True):
    """The Unit may rally one more Specialist, or find one more Item, in the turn."""

    used_in = ("rally",)
    what: What


class Pass(Lasting, frozen=True):
    """The Unit's move ignores these hindrances."""

    used_in = ("move",)
    what: tuple[Hindrance, ...]

    def listed(self) -> tuple[Message, ...]:
        return tuple(message(f"hindrance-{name}") for name in self.what)

    def is_sound(self) -> bool:
        return bool(self.what)


class Leap(Lasting, frozen=True):
    """The Unit may Advance into any sector of the next row."""

    used_in = ("move",)


class MoveAgain(Lasting, frozen=True):
    """After Advancing the Unit may Advance once more in the same turn, paying again."""

    used_in = ("move",)


class StayLonger(Lasting, frozen=True):
    """The Unit may stay so many turns longer in a sector."""

    used_in = ("move",)
    turns: Small


class LowerDef(Lasting, frozen=True):
    """The DEF is lower, but never below 0. Used for a sector it holds for all Units there."""

    used_in = ("ready",)
    by: Positive


class LessFire(Lasting, frozen=True):
    """An MGF costs so many Soldiers fewer."""

    used_in = ("ready",)
    soldiers: Positive


class NoFire(Lasting, frozen=True):
    """An MGF costs no Soldiers."""

    used_in = ("ready",)


class TradeAnywhere(Lasting, frozen=True):
    """The Unit may give to, and receive from, Units anywhere."""

    used_in = ("trade",)


class ExchangeDie(Lasting, frozen=True):
    """The Unit may exchange a die of the same colour with another Unit, or alone with a pool."""

    used_in = ()


class NoItems(Lasting, frozen=True):
    """No Item can be found."""

    used_in = ()


class NoSpecialists(Lasting, frozen=True):
    """No Specialist can be rallied."""

    used_in = ()


WORDS: tuple[type[Effect], ...] = tuple(
    word
    for word in vars().values()
    if isinstance(word, type) and issubclass(word, Effect) and word not in (Effect, Lasting)
)
"""All of them; a module may have more."""


class If(Struct, frozen=True, forbid_unknown_fields=True):
    """A condition: everything that is said must be true."""

    has: str | None = None
    """The Unit has a Specialist of this title."""
    rwb: SymbolName | None = None
    """The Unit has an RWB of this symbol this turn."""
    bunker: bool | None = None
    """The Unit is (not) in a Bunker."""
    mgf: bool | None = None
    """There is (no) MGF that fires in the Unit's sector."""
    alone: bool | None = None
    """No (or some) other Unit is in its sector."""
    moved: bool | None = None
    """The Unit has (not) moved this turn."""
    soldiers: Positive | None = None
    """The Unit has this many Soldiers at most."""
    row: Positive | None = None
    """The Unit is in this row or a higher one."""

    def listed(self) -> tuple[Message, ...]:
        """Its parts as clauses."""
        found: list[Message] = []
        if self.has is not None:
            found.append(message("if-has", title=Ref("title", self.has)))
        if self.rwb is not None:
            found.append(message("if-rwb", symbol=Ref("rwb", self.rwb)))
        for name in ("bunker", "mgf", "alone", "moved"):
            value = getattr(self, name)
            if value is not None:
                found.append(message(f"if-{name}-{'yes' if value else 'no'}"))
        for name in ("soldiers", "row"):
            if getattr(self, name) is not None:
                found.append(message(f"if-{name}", n=getattr(self, name)))
        return tuple(found)


class SectorAbility(Struct, frozen=True, forbid_unknown_fields=True):
    """Something about a sector: always, every turn, or for each Unit that enters."""

    when: Literal["always", "turn", "enter"]
    effects: tuple[Effect, ...]
