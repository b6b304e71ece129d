"""What a game of Express! is at any instant: options, state and actions."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Struct

from beachhead.games.express.vocabulary import CarriedEffect
from beachhead.kernel.contract import Action
from beachhead.kernel.kinds import CardId, Dice, Die
from beachhead.kernel.options import Group, Rule


class ExpressOptions(Struct, frozen=True, gc=False):
    """The settings of Express!."""

    beach: Annotated[
        Literal["utah", "gold", "juno", "sword", "omaha", "pointe-du-hoc"], Rule("E-1")
    ] = "utah"
    sectors: Annotated[Literal["basic", "advanced"], Rule("E-9")] = "basic"
    campaign: Annotated[Literal["beach", "neptune"], Rule("E-7")] = "beach"
    kommandant: Annotated[bool, Rule("E-8")] = False
    solo_start: Annotated[bool, Rule("E-10")] = False
    squad_choice: Annotated[Literal["lead", "anyone"], Rule("E-4"), Group("squad")] = "lead"
    rally_optional: Annotated[bool, Rule("E-5"), Group("squad")] = True
    removed_may_return: Annotated[bool, Rule("E-5"), Group("squad")] = False
    medic_refreshes: Annotated[bool, Rule("E-11"), Group("specialists")] = True
    hero_rallies: Annotated[bool, Rule("E-11"), Group("squad")] = True
    engineer_after_general: Annotated[bool, Rule("E-12"), Group("specialists")] = True
    replay_rally_free: Annotated[bool, Rule("E-12"), Group("squad")] = True
    sacrifice_pays: Annotated[bool, Rule("E-12"), Group("specialists")] = False
    veteran_beats_kommandant: Annotated[bool, Rule("E-12"), Group("specialists")] = True
    neptune_restores: Annotated[bool, Rule("E-12"), Group("specialists")] = True


class Terms(Struct, frozen=True, gc=False):
    """How this sector is played, settled on arrival."""

    axis: int
    allied: int = 6
    fewer_per_pair: bool = False
    rerolls: int = 2
    limit: int = 6
    fixed: Dice = ()
    """Allied dice that cannot be re-rolled."""
    blind: tuple[int, ...] = ()
    """Colours that cannot match."""
    added: tuple[int, ...] = ()
    double: tuple[int, ...] = ()
    ignored: tuple[int, ...] = ()
    kommandant: bool = False
    toll: bool = False
    """Whether losing a Specialist keeps the Kommandant away (E-8)."""
    rally: bool = True
    barred: bool = False
    """Whether Specialists do nothing here."""
    times: int = 1
    """How often the sector must still be cleared."""


PLAIN = Terms(axis=1)


class Soldier(Struct, frozen=True, gc=False):
    """One soldier's way through steps 3 to 5."""

    step: Literal["sit-out", "roll", "reroll", "specialists", "done"]
    dice: Dice
    pool: tuple[int, ...]
    """The colours being thrown."""
    rerolls: int
    used: tuple[str, ...] = ()
    """Specialists used in this pass."""
    made: Dice = ()
    """Dice whose result a Specialist made in this pass; kept if the Engineer must know (E-12)."""
    hero: bool = False
    """Whether a Hero clears the sector for this soldier."""


class Lying(Struct, frozen=True, gc=False):
    """Dice that decided something, and still lie there until the next ones are rolled."""

    axis: Dice = ()
    needed: tuple[int, ...] = ()
    soldiers: tuple[Soldier, ...] = ()
    terms: Terms = PLAIN


Phase: TypeAlias = Literal[
    "recruit-roll", "recruit", "toll", "axis", "soldiers", "rally", "cleared", "beach-die", "over"
]


class Express(Struct, frozen=True, gc=False):
    """The whole game."""

    options: ExpressOptions
    seats: int
    phase: Phase
    beach: int
    sector: int
    cleared: int
    """Sectors cleared in the whole game."""
    hand: tuple[str, ...]
    gone: tuple[str, ...]
    """Specialists sacrificed or lost on this beach."""
    useless: bool
    terms: Terms
    carried: tuple[CarriedEffect, ...]
    """What this sector does to the next."""
    brought: tuple[CarriedEffect, ...]
    """What the sector before does to this one."""
    axis: Dice
    needed: tuple[int, ...]
    """The symbols to match, one for one."""
    soldiers: tuple[Soldier, ...]
    before: Lying
    losing: int
    """Specialists that the squad must lose before it goes on."""
    rallies: int
    """Specialists rallied in this sector."""
    used: bool
    """Whether a Specialist was used in this sector."""
    sacrificed: int
    """Specialists sacrificed in this sector."""
    recruits: tuple[int, ...]
    """The two dice of the advanced solo start (E-10)."""
    ended: Literal["", "won", "tally", "rwb", "none-to-lose", "too-few"]
    """How the game ended: won, or why it was lost."""


class Change(Action, frozen=True):
    """Use a Specialist to change a die."""

    card: CardId
    die: Die
    becomes: Die


class Sacrifice(Action, frozen=True):
    """Sacrifice a Specialist for the ability."""

    card: CardId


class Done(Action, frozen=True):
    """The tally is final."""


class Rally(Action, frozen=True):
    """The squad rallies a Specialist."""

    card: CardId


class Decline(Action, frozen=True):
    """The squad rallies nobody (more)."""


class Lose(Action, frozen=True):
    """The squad loses this Specialist."""

    card: CardId


class KeepAway(Action, frozen=True):
    """The squad loses this Specialist to keep the Kommandant away."""

    card: CardId


class LetCome(Action, frozen=True):
    """The Kommandant may come."""


class Recruit(Action, frozen=True):
    """The lone soldier starts with this Specialist."""

    card: CardId
