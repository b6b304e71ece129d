"""Battle! as a game of the kernel's contract."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from msgspec.structs import replace

from beachhead.games.battle import facts, skirmish, state, turns, window
from beachhead.games.battle.medals import load_medals
from beachhead.games.battle.scene import battle_panels, battle_scene
from beachhead.games.battle.state import Advance, Battle, BattleOptions, Deploy, Retreat
from beachhead.games.battle.warnings import warnings
from beachhead.games.moves import Reroll, SitOut, Stand, reroll_options, sit_out_options
from beachhead.games.pocket.game import PocketGame
from beachhead.kernel.contract import (
    Action,
    Choice,
    Decision,
    Fact,
    Heading,
    Pending,
    Rolled,
    Sides,
    decision_for,
    illegal,
)
from beachhead.kernel.dice import ALLIED_POOL, BLACK, FIELD, GRAY, Roll, fits
from beachhead.kernel.guide import Step
from beachhead.kernel.kinds import write_dice
from beachhead.kernel.scene import Panel, Scene, together

DEPLOYMENTS = (Deploy(True), Deploy(False))
COMMANDS = (Advance(), Retreat())

AXIS_POOLS = {
    (count, deployed): (*[GRAY] * (count - deployed), *[BLACK] * deployed, FIELD)
    for count in range(2, 7)
    for deployed in (False, True)
}

GUIDE = (
    Step("axis", "reroll", "axis"),
    Step("dice", "reroll", "dice"),
    Step("command", "command", "answers"),
    Step("score", "reroll", "unit"),
    Step("medals", "medals", "cards"),
)
"""What those who learn are told."""


def _axis_pool(s: Battle) -> tuple[int, ...]:
    return AXIS_POOLS[turns.axis_dice(s), s.skirmish.kommandant]


class BattleGame(PocketGame[Battle, BattleOptions]):
    """The rules B-1 to B-12."""

    id = "battle"
    seats = range(1, 21)
    rule_ids = tuple(f"P-{n}" for n in range(1, 5)) + tuple(f"B-{n}" for n in range(1, 13))
    options_type = BattleOptions
    state_type = Battle
    actions = (
        *(Reroll, Stand, SitOut, Deploy, Advance, Retreat),
        *(state.Play, state.TurnDie, state.SetField, state.PlayReroll, state.Pass),
    )
    facts = tuple(
        fact
        for fact in (*Fact.__subclasses__(), *Heading.__subclasses__())
        if fact.__module__ == facts.__name__
    )

    def __init__(self, pack: Path | None = None) -> None:
        self.content = load_medals(pack)

    def guide(self, s: Battle, seat: int) -> tuple[Step, ...]:
        return GUIDE

    def sides(self, options: BattleOptions, seats: int) -> Sides:
        return tuple((seat,) for seat in range(seats))

    def start(self, options: BattleOptions, seats: int) -> Battle:
        rolls_for_start = seats > 1 and options.first_player != "seat"
        fresh = Battle(
            options=options,
            phase="first",
            scores=(0,) * seats,
            medals=self.content.all_in_deck,
            stars=(-1,) * seats,
            first=0,
            queue=tuple(range(seats)),
            rounds=0,
            advances=0,
            points=0,
            skirmish=turns.FRESH,
            before=turns.FRESH,
            tied=(),
        )
        return fresh if rolls_for_start else turns.new_skirmish(fresh)

    def pending(self, s: Battle) -> Pending:
        now = s.skirmish
        match s.phase:
            case "roll":
                return (Roll(now.pool, s.queue[0], "B-3", "allied"),)
            case "reroll":
                options = reroll_options(now.dice, now.fixed)
                return (Decision(s.queue[0], "reroll", "B-3", options),)
            case "axis":
                return (Roll(_axis_pool(s), s.queue[0], "B-2", "field"),)
            case "medals":
                options = window.options(self.content, s, now.asked)
                return (Decision(now.asked, "medals", "B-4", options),)
            case "command":
                return (Decision(s.queue[0], "command", "B-7", COMMANDS),)
            case "sit-out":
                return (Decision(s.queue[0], "sit-out", "B-8", sit_out_options(1)),)
            case "deploy":
                return (Decision(s.queue[0], "deploy", "B-10", DEPLOYMENTS),)
            case "first":
                waiting = (seat for seat, stars in enumerate(s.stars) if stars == -1)
                return tuple(Roll(ALLIED_POOL, seat, "B-1", "start") for seat in waiting)
            case "over":
                return turns.over(s)

    def _rolled(self, s: Battle, event: Rolled, happened: list[Fact]) -> Battle:
        seat, result = event.seat, event.result
        if s.phase == "roll" and seat == s.queue[0] and fits(s.skirmish.pool, result):
            return skirmish.allied_rolled(self.content, s, result, happened)
        if s.phase == "axis" and seat == s.queue[0] and fits(_axis_pool(s), result):
            return skirmish.axis_rolled(s, result, happened)
        if s.phase == "first" and seat is not None and fits(ALLIED_POOL, result):
            return turns.rolled_for_start(s, seat, result, happened)
        raise illegal(event)

    def _chosen(self, s: Battle, seat: int, action: Action, happened: list[Fact]) -> Battle:
        phase = s.phase
        if phase == "reroll" and seat == s.queue[0]:
            return skirmish.rerolled(self.content, s, action, happened)
        if phase == "medals" and seat == s.skirmish.asked:
            return window.answered(self.content, s, action, happened)
        if phase in ("first", "axis", "roll", "over", "medals") or seat != s.queue[0]:
            raise illegal(action)
        if phase == "command" and action in COMMANDS:
            command = turns.advance if type(action) is Advance else turns.retreat
            return command(s, "choice", happened)
        if phase == "sit-out" and action in sit_out_options(1):
            assert isinstance(action, SitOut)
            return skirmish.stays_out(s, action.colours, happened)
        if phase == "deploy" and action in DEPLOYMENTS:
            assert isinstance(action, Deploy)
            return skirmish.deployed(s, action.kommandant, happened)
        raise illegal(action)

    def clock(self, s: Battle) -> tuple[int, ...]:
        return (s.rounds, s.advances)

    def of_day(self, number: int) -> dict[str, bool | int | str]:
        """With the Kommandant every other day (B-10)."""
        return {"kommandant": number % 2 == 1}

    def position(self, s: Battle) -> dict[str, Any]:
        now, medals = s.skirmish, zip(self.content.medals, s.medals, strict=True)
        return {
            "scores": s.scores,
            "medals": {medal.id: seat + 1 for medal, seat in medals},
            "stars": s.stars,
            "to-play": s.queue,
            "rounds": s.rounds,
            "advances": s.advances,
            "points": s.points,
            "tied": s.tied,
            "kommandant": now.kommandant,
            "axis": write_dice(now.axis),
            "sector": now.field,
            "allied": write_dice(now.dice),
            "rerolls": now.rerolls,
            "fixed": write_dice(now.fixed),
            "order": now.order,
            "won": now.won,
            "worthless": now.worthless,
        }

    def panels(self, view: Battle, seat: int | None) -> tuple[Panel, ...]:
        return battle_panels(self.content, view)

    def glance(self, view: Battle, seat: int | None) -> Scene:
        return Scene(battle_panels(self.content, view))

    def scene(self, view: Battle, seat: int | None) -> Scene:
        scene = battle_scene(self.content, view, seat)
        decision = None if seat is None else decision_for(self.pending(view), seat)
        if decision is None:
            return scene
        asked, options = decision.seat, decision.options
        warned = warnings(
            self.content, view, asked, options, lambda a: self.apply(view, Choice(asked, a))
        )
        return replace(scene, about=together((*scene.about, *warned)))
