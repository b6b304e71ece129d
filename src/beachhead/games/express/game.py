"""Express! as a game of the kernel's contract."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from msgspec.structs import replace

from beachhead.games.express import facts, sector, soldiers, squad, state
from beachhead.games.express.content import load_express
from beachhead.games.express.scene import express_scene
from beachhead.games.express.state import PLAIN, Express, ExpressOptions
from beachhead.games.express.warnings import warnings
from beachhead.games.moves import Reroll, SitOut, Stand
from beachhead.games.pocket.game import PocketGame
from beachhead.kernel.contract import (
    Action,
    Fact,
    Pending,
    Rolled,
    Sides,
    decision_for,
    illegal,
)
from beachhead.kernel.dice import BLACK, FIELD, GRAY, RED, WHITE, Roll, fits
from beachhead.kernel.errors import Problem
from beachhead.kernel.guide import Step
from beachhead.kernel.kinds import write_dice
from beachhead.kernel.scene import Ref, Scene, together

RECRUIT_POOL = (RED, WHITE)
LEAD = squad.LEAD

GUIDE = (
    Step("axis", "reroll", "axis"),
    Step("dice", "reroll", "dice"),
    Step("rally", "rally", "answers"),
    Step("stop", "reroll", "forecast"),
    Step("specialists", "specialists", "cards"),
)
"""What those who learn are told."""


def _axis_pool(s: Express) -> tuple[int, ...]:
    kommandant = s.terms.kommandant
    return (*[GRAY] * (s.terms.axis - kommandant), *[BLACK] * kommandant)


class ExpressGame(PocketGame[Express, ExpressOptions]):
    """The rules E-1 to E-13."""

    id = "express"
    seats = range(1, 5)
    rules_version = "pocket-2"
    rule_ids = tuple(f"P-{n}" for n in range(1, 5)) + tuple(f"E-{n}" for n in range(1, 14))
    options_type = ExpressOptions
    state_type = Express
    actions = (
        *(Reroll, Stand, SitOut, state.Change, state.Sacrifice, state.Done),
        *(state.Rally, state.Decline, state.Lose, state.KeepAway, state.LetCome, state.Recruit),
    )
    facts = tuple(fact for fact in Fact.__subclasses__() if fact.__module__ == facts.__name__)

    def __init__(self, pack: Path | None = None) -> None:
        self.content = load_express(pack)
        self._starts: dict[tuple[ExpressOptions, int], Express] = {}

    def faults(self, options: ExpressOptions, seats: int) -> list[Problem]:
        if not options.solo_start:
            return []
        found = []
        name = Ref("setting", "solo_start")
        if seats != 1:
            found.append(Problem("solo-start-alone", name=name, seats=seats, rule="E-10"))
        if options.sectors != "advanced":
            needed = Ref("set-to", ("sectors", "advanced"))
            found.append(Problem("solo-start-advanced", name=name, needed=needed, rule="E-10"))
        return found

    def where(self, options: ExpressOptions) -> str:
        """On one beach, or in Operation Neptune on all of them (E-7)."""
        return "campaign" if options.campaign == "neptune" else "beach"

    def sides(self, options: ExpressOptions, seats: int) -> Sides:
        return (tuple(range(seats)),)

    def guide(self, s: Express, seat: int) -> tuple[Step, ...]:
        return GUIDE

    def in_use(self, options: ExpressOptions, seats: int) -> dict[tuple[str, str], Any]:
        beaches = [beach.id for beach in self.content.beaches]
        if options.campaign != "neptune":
            beaches = [options.beach]
        return {
            (kind, id): entry
            for (kind, id), entry in self.content.entries().items()
            if kind == "specialist"
            or (kind == "beach" and id in beaches)
            or (kind == "sector" and entry.beach in beaches and entry.level == options.sectors)
        }

    def start(self, options: ExpressOptions, seats: int) -> Express:
        """States are values: games with the same options start from the same one."""
        key = (options, seats)
        if key not in self._starts:
            self._starts[key] = self._start(options, seats)
        return self._starts[key]

    def _start(self, options: ExpressOptions, seats: int) -> Express:
        ids = [beach.id for beach in self.content.beaches]
        fresh = Express(
            options=options,
            seats=seats,
            phase="axis",
            beach=0 if options.campaign == "neptune" else ids.index(options.beach),
            sector=0,
            cleared=0,
            hand=(),
            gone=(),
            useless=False,
            terms=PLAIN,
            carried=(),
            brought=(),
            axis=(),
            needed=(),
            soldiers=(),
            before=sector.NOTHING_LIES,
            losing=0,
            rallies=0,
            used=False,
            sacrificed=0,
            recruits=(),
            ended="",
        )
        return sector.land(self.content, fresh, [])

    def pending(self, s: Express) -> Pending:
        if s.losing:
            return squad.pending(self.content, s)
        match s.phase:
            case "soldiers":
                return soldiers.pending(self.content, s)
            case "axis":
                return (Roll(_axis_pool(s), LEAD, "E-2", "axis"),)
            case "rally" | "toll" | "recruit":
                return squad.pending(self.content, s)
            case "beach-die":
                return (Roll((FIELD,), LEAD, "E-9", "beach-die"),)
            case "recruit-roll":
                return (Roll(RECRUIT_POOL, LEAD, "E-10", "recruits"),)
            case "over":
                return sector.over(self.content, s)
            case "cleared":
                raise AssertionError("nobody waits here")

    def _rolled(self, s: Express, event: Rolled, happened: list[Fact]) -> Express:
        content, seat, result = self.content, event.seat, event.result
        if s.losing:
            raise illegal(event)
        if s.phase == "soldiers":
            return soldiers.rolled(content, s, seat, result, happened)
        if seat != LEAD:
            raise illegal(event)
        if s.phase == "axis" and fits(_axis_pool(s), result):
            return sector.axis_rolled(content, s, result, happened)
        if s.phase == "beach-die" and fits((FIELD,), result):
            return sector.beach_die_rolled(content, s, result, happened)
        if s.phase == "recruit-roll" and fits(RECRUIT_POOL, result):
            return squad.recruits_rolled(content, s, result, happened)
        raise illegal(event)

    def _chosen(self, s: Express, seat: int, action: Action, happened: list[Fact]) -> Express:
        if s.phase == "soldiers" and not s.losing:
            return soldiers.chosen(self.content, s, seat, action, happened)
        if s.losing or s.phase in ("rally", "toll", "recruit"):
            return squad.chosen(self.content, s, seat, action, happened)
        raise illegal(action)

    def clock(self, s: Express) -> tuple[int, ...]:
        return (s.beach, s.sector)

    def of_day(self, number: int) -> dict[str, bool | int | str]:
        """Every beach with plain sectors, then every beach with those that have effects (E-9)."""
        round, _ = divmod(number, len(self.content.beaches))
        return {"sectors": "advanced" if round % 2 else "basic"}

    merits = ("won", "cleared", "specialists")

    def merit(self, s: Express) -> tuple[int, ...]:
        """A beach that is taken, then sectors; Specialists who are left count on a taken one."""
        won = s.ended == "won"
        return (int(won), s.cleared, len(s.hand) if won else 0)

    def position(self, s: Express) -> dict[str, Any]:
        return {
            "beach": self.content.beaches[s.beach].id,
            "sector": s.sector + 1,
            "cleared": s.cleared,
            "specialists": sorted(s.hand),
            "gone": sorted(s.gone),
            "axis": write_dice(s.axis),
            "to-match": s.needed,
            "soldiers": [
                {
                    "dice": write_dice(soldier.dice),
                    "rerolls": soldier.rerolls,
                    "used": sorted(soldier.used),
                    "hero": soldier.hero,
                }
                for soldier in s.soldiers
            ],
            "to-lose": s.losing,
            "rallied": s.rallies,
            "recruits": s.recruits,
        }

    def scene(self, view: Express, seat: int | None) -> Scene:
        scene = express_scene(self.content, view, seat)
        decision = None if seat is None else decision_for(self.pending(view), seat)
        if decision is None:
            return scene
        asked, options = decision.seat, decision.options
        warned = warnings(
            self.content, view, asked, options, lambda a: self._chosen(view, asked, a, [])
        )
        return replace(scene, about=together((*scene.about, *warned)))
