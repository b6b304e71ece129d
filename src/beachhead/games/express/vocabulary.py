"""The words that Specialists and sectors of Express! are written in (E-6, E-9, E-11)."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, TypeAlias

from msgspec import Meta, Struct

from beachhead.cards.content import CardId, ColourName, Id, Names, Source, SymbolName
from beachhead.games.pocket.brought import PocketCard
from beachhead.kernel.emblems import Emblem, Pictured, Timing, more
from beachhead.kernel.kinds import kebab

Count: TypeAlias = Annotated[int, Meta(ge=1, le=6)]
SpecialistId: TypeAlias = CardId
Anyone: TypeAlias = CardId
"""A Specialist's id, or "any"."""


class Ability(Pictured, frozen=True, tag=kebab, tag_field="do", forbid_unknown_fields=True):
    """What a Specialist does, and what for: used once per soldier and pass, sacrificed, or not."""

    use: ClassVar[Literal["permanent", "sacrifice", "passive"]]


class RestartSector(Ability, frozen=True):
    """Everybody drops their dice and starts the sector again at step 3."""

    drawn = Emblem("restart")
    use = "sacrifice"


class ClearSector(Ability, frozen=True):
    """One soldier clears the sector whatever the tally."""

    drawn = Emblem("flag")
    use = "sacrifice"


class ExtraResult(Ability, frozen=True):
    """Each soldier's final tally has one more result, without a colour; it is no die."""

    use = "passive"
    symbol: SymbolName

    def emblems(self) -> tuple[Emblem, ...]:
        return (Emblem(self.symbol, more(1)),)


class StraightClears(Ability, frozen=True):
    """A straight clears the sector."""

    drawn = Emblem("straight")
    use = "passive"


class ChangeDie(Ability, frozen=True):
    """Each soldier may change one die: its symbol, its colour, or both."""

    use = "permanent"
    symbol: bool = False
    colour: bool = False
    only: SymbolName | None = None
    """Only a die that shows this."""

    def emblems(self) -> tuple[Emblem, ...]:
        only = (Emblem(self.only),) if self.only else ()
        return (Emblem("turn"), *only)


AnyAbility: TypeAlias = RestartSector | ClearSector | ExtraResult | StraightClears | ChangeDie


TIMINGS: dict[str, Timing] = {"permanent": "use", "sacrifice": "once", "passive": "always"}
"""When a Specialist works."""


class Specialist(PocketCard, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A Specialist card."""

    rule = "E-6"
    rallied: SymbolName | Literal["straight"]
    effect: AnyAbility

    def frame(self) -> str:
        return f"specialist-{self.effect.use}"

    def timing(self) -> Timing:
        return TIMINGS[self.effect.use]

    def brought_by(self) -> SymbolName | Literal["straight"]:
        return self.rallied

    def parts(self) -> tuple[Pictured, ...]:
        return (self.effect,)


class When(Struct, frozen=True, forbid_unknown_fields=True):
    """A condition: `holds` and `lacks` look at the squad's hand, the others at this sector."""

    holds: Anyone | None = None
    lacks: Anyone | None = None
    rwb: bool | None = None
    rallied: bool | None = None
    used: bool | None = None

    def looks_back(self) -> bool:
        """Whether it asks what happened in the sector, so that it cannot be judged on arrival."""
        return not (self.rwb is None and self.rallied is None and self.used is None)


class SectorEffect(
    Struct, frozen=True, tag=kebab, tag_field="do", forbid_unknown_fields=True, kw_only=True
):
    """One thing that is different in a sector."""

    judged: ClassVar[Literal["arrival", "step-6", "then"]] = "arrival"
    """When its condition is looked at: on arrival, at the end of step 6, or as it happens."""
    when: When | None = None


class AxisDice(SectorEffect, frozen=True):
    """This many Axis dice are rolled."""

    dice: Count


class MoreAxisDice(SectorEffect, frozen=True):
    """So many Axis dice more than usual are rolled."""

    dice: Count


class AlliedDice(SectorEffect, frozen=True):
    """Each soldier rolls only this many Allied dice."""

    dice: Count


class FewerAlliedDicePerPair(SectorEffect, frozen=True):
    """One Allied die fewer for each symbol that the Axis dice show twice or more."""


class Rerolls(SectorEffect, frozen=True):
    """Only this many re-rolls."""

    times: Annotated[int, Meta(ge=0, le=2)]


class RerollLimit(SectorEffect, frozen=True):
    """At most this many dice in each re-roll."""

    dice: Count


class FixedColour(SectorEffect, frozen=True):
    """Dice of this colour cannot be re-rolled."""

    colour: ColourName


class FixedSymbol(SectorEffect, frozen=True):
    """Allied dice showing this cannot be re-rolled."""

    symbol: SymbolName


class BlindColour(SectorEffect, frozen=True):
    """Dice of this colour cannot match Axis dice."""

    colour: ColourName


class AddResults(SectorEffect, frozen=True):
    """These results are added to the Axis dice."""

    symbols: tuple[SymbolName, ...]


class DoubleResult(SectorEffect, frozen=True):
    """An Axis die showing this must be matched twice."""

    symbol: SymbolName


class IgnoreResult(SectorEffect, frozen=True):
    """Axis dice showing this need no match."""

    symbol: SymbolName


class Kommandant(SectorEffect, frozen=True):
    """One Axis die is the Kommandant."""

    kept_away_by_loss: bool = False


class NoRally(SectorEffect, frozen=True):
    """No Specialist may be rallied."""


class BarSpecialists(SectorEffect, frozen=True):
    """Specialists do nothing."""


class ClearTwice(SectorEffect, frozen=True):
    """The sector must be cleared twice."""


class LoseSpecialists(SectorEffect, frozen=True):
    """The squad loses Specialists: on arrival, by the Axis dice, or once the sector is cleared."""

    judged = "then"
    at: Literal["arrival", "axis", "cleared"]
    none_left: Literal["nothing", "game-lost"]
    symbol: SymbolName | None = None
    """Only if the Axis dice show this."""
    each: bool = False
    """One for each such die, not one in all."""


class ReplayUnlessRwb(SectorEffect, frozen=True):
    """Somebody must roll an RWB, or the sector is played again."""


class RwbLoses(SectorEffect, frozen=True):
    """An RWB by anyone loses the game."""


class KeepSpecialists(SectorEffect, frozen=True):
    """With fewer Specialists than this when the sector is cleared, the game is lost."""

    least: Count


class RollBeachDie(SectorEffect, frozen=True):
    """Roll the beach die and go on to the sector shown."""

    judged = "then"
    furthest: Count


class UselessAfterSacrifice(SectorEffect, frozen=True):
    """Sacrificing one of these here makes all Specialists useless for the rest of the game."""

    of: tuple[SpecialistId, ...]


CarriedEffect: TypeAlias = (
    AxisDice
    | MoreAxisDice
    | AlliedDice
    | FewerAlliedDicePerPair
    | Rerolls
    | RerollLimit
    | FixedColour
    | FixedSymbol
    | BlindColour
    | AddResults
    | DoubleResult
    | IgnoreResult
    | Kommandant
    | NoRally
    | BarSpecialists
    | ClearTwice
)
"""Effects that set the terms of a sector on arrival; an earlier sector may bring them about."""


class NextSector(SectorEffect, frozen=True):
    """In the next sector something is different."""

    judged = "step-6"
    effects: tuple[CarriedEffect, ...]


AnySectorEffect: TypeAlias = (
    CarriedEffect
    | LoseSpecialists
    | ReplayUnlessRwb
    | RwbLoses
    | KeepSpecialists
    | RollBeachDie
    | UselessAfterSacrifice
    | NextSector
)

JUDGED_AFTER_PLAY = (NextSector, RollBeachDie)
"""Effects whose condition may look back at how the sector was played."""


class Beach(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A beach; `order` is its place in Operation Neptune."""

    id: Id
    name: Names
    source: Source
    order: Count


class SectorEntry(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What one sector of a beach does."""

    id: Id
    beach: Id
    level: Literal["basic", "advanced"]
    number: Count
    source: Source
    effects: tuple[AnySectorEffect, ...]
