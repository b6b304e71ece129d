"""The medals' vocabulary and cards (B-11), read from `content/battle/medals.toml`."""

from __future__ import annotations

from pathlib import Path
from typing import Literal, TypeAlias

from beachhead.cards.content import Card, Content, SectorName, SymbolName
from beachhead.cards.loading import fault_at, latest, load_game_files, shipped
from beachhead.games.pocket.brought import PocketCard, place, rivals
from beachhead.kernel.emblems import Emblem, Pictured, Timing
from beachhead.kernel.errors import Problem, Problems
from beachhead.kernel.kinds import kebab


class MedalEffect(
    Pictured, frozen=True, gc=False, tag=kebab, tag_field="do", forbid_unknown_fields=True
):
    """One thing that a medal does when it is played."""


class Order(MedalEffect, frozen=True):
    """The active player must advance, or must retreat, in step 7."""

    order: Literal["advance", "retreat"]

    def emblems(self) -> tuple[Emblem, ...]:
        return (Emblem("advance" if self.order == "advance" else "recall"),)


class RestartSkirmish(MedalEffect, frozen=True):
    """The skirmish is called off and starts again from step 1."""

    drawn = Emblem("restart")


class TurnAxisDie(MedalEffect, frozen=True):
    """Turn one Axis die to any result."""

    drawn = Emblem("turn")


class WinSkirmish(MedalEffect, frozen=True):
    """The skirmish is won, whatever the dice show."""

    drawn = Emblem("flag")


class Worthless(MedalEffect, frozen=True):
    """The skirmish is worth no points."""

    drawn = Emblem("star", struck=True)


class SetBattlefield(MedalEffect, frozen=True):
    """Set the battlefield die to another face."""

    drawn = Emblem("sector")
    never_from: tuple[SectorName, ...] = ()
    never_to: tuple[SectorName, ...] = ()


class RerollAgain(MedalEffect, frozen=True):
    """Re-roll any of your Allied dice once more."""

    drawn = Emblem("reroll", "+1")


Effect: TypeAlias = (
    Order | RestartSkirmish | TurnAxisDie | WinSkirmish | Worthless | SetBattlefield | RerollAgain
)

WITH_CHOICE = (TurnAxisDie, SetBattlefield, RerollAgain)
"""Effects that ask for something more than the card; a card has one of these at most."""


TURNS: dict[str, Timing] = {"own": "own-turn", "other": "other-turn", "any": "any-turn"}
"""When a medal is played."""


class Medal(PocketCard, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A medal card."""

    rule = "B-11"
    earned: SymbolName | Literal["straight"]
    turn: Literal["own", "other", "any"]
    effects: tuple[Effect, ...]

    def frame(self) -> str:
        return f"medal-turn-{self.turn}"

    def timing(self) -> Timing:
        return TURNS[self.turn]

    def brought_by(self) -> SymbolName | Literal["straight"]:
        return self.earned

    def parts(self) -> tuple[Pictured, ...]:
        return self.effects


class MedalContent(Content):
    """The medals a game is played with."""

    def __init__(self, medals: tuple[Medal, ...]) -> None:
        self.medals = medals
        self.by_id = {medal.id: medal for medal in medals}
        self.all_in_deck = (-1,) * len(medals)
        self.earned_by = {place(medal): i for i, medal in enumerate(medals)}
        """Place of a medal by the symbol of its RWB, or STRAIGHT."""

    def cards(self) -> tuple[tuple[str, Card], ...]:
        return tuple(("medal", medal) for medal in self.medals)


def load_medals(folder: Path | None = None) -> MedalContent:
    """The medals, with those of a user's own folder in place of ours."""
    files = load_game_files("battle", {"medal": Medal}, folder, shipped("battle"))
    placed = latest(files, "medal")
    medals = [medal for _, _, medal in placed.values()]
    found = list(rivals(placed.values(), "earned"))
    for file, key, medal in placed.values():
        restarts = any(isinstance(effect, RestartSkirmish) for effect in medal.effects)
        if restarts and len(medal.effects) > 1:
            found.append(fault_at(file, (*key, "effects"), Problem("restart-alone")))
        if sum(isinstance(effect, WITH_CHOICE) for effect in medal.effects) > 1:
            found.append(fault_at(file, (*key, "effects"), Problem("too-many-choices")))
    if found:
        raise Problems("bad-content", found)
    return MedalContent(tuple(sorted(medals, key=place)))
