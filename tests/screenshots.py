"""The pictures in the README, made by the program itself: `make screenshots`."""

from __future__ import annotations

import asyncio
import os
import re
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from beachhead.bots import find_bot
from beachhead.terminal import app
from beachhead.terminal.session import Session
from beachhead.terminal.widgets import DieFace
from tests.games.normandy_whole import wholes
from tests.terminal.tables import session

IMAGES = Path(__file__).parents[1] / "docs" / "images"


def until(
    start: Callable[[int], Session], interesting: Callable[[Any], bool], ask: str = "reroll"
) -> Session:
    """The first game that gets to an interesting moment, played by sergeants up to there."""
    for seed in range(200):
        sitting = start(seed)
        sitting.advance()
        while sitting.over is None:
            decision = sitting.decisions()[0]
            if decision.ask == ask and interesting(sitting.table.state):
                return sitting
            bot = find_bot("sergeant", sitting.game.id)
            action = bot(sitting.game, sitting.table.state, decision, _first)
            sitting.choose(decision.seat, action)
        sitting.close()
    raise LookupError("no such moment")


def _first(count: int) -> int:
    return 0


def _gantlet(state: Any) -> bool:
    return bool(state.sector == 3 and len(state.hand) >= 2 and state.soldiers[0].rerolls == 1)


def _high_stakes(state: Any) -> bool:
    return bool(state.points >= 8 and len(set(state.medals)) >= 3 and state.queue[0] == 0)


def _halfway(state: Any) -> bool:
    """Two Units part, and the first of them can pay for its way on."""
    mine, other = wholes(state)
    ahead = mine.sector >= 3 and mine.sector > other.sector > 0
    return bool(ahead and not mine.moved and mine.courage >= 4 and len(mine.specialists) >= 2)


def express(seed: int) -> Session:
    return session("express", 2, 1, seed, options={"beach": "pointe-du-hoc"})


def battle(seed: int) -> Session:
    return session("battle", 3, 2, seed, options={"first_player": "seat"})


def tiger(seed: int) -> Session:
    return session("normandy", 2, 1, seed, options={"map": "exercise-tiger"})


def gold(seed: int) -> Session:
    return session("normandy", 2, 1, seed, options={"map": "gold-beach", "badges": True})


async def shoot(
    name: str, sitting: Session, language: str, size: tuple[int, int], keys: tuple[str, ...] = ()
) -> None:
    """Write one picture, after these keys, or else with the dice picked that match nothing."""
    async with app.table(sitting, language, []).run_test(size=size) as pilot:
        await pilot.pause()
        faces = [face for face in pilot.app.screen.query(DieFace) if face.index is not None]
        spare = [str((face.index or 0) + 1) for face in faces if face.mark != "matched"]
        await pilot.press(*(keys or spare))
        await pilot.pause()
        svg = pilot.app.export_screenshot(title="Beachhead")
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.S)
    (IMAGES / f"{name}.svg").write_text(svg, "utf-8")


async def main() -> None:
    """Write all pictures."""
    IMAGES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        os.environ["BEACHHEAD_DATA"] = folder
        await shoot("terminal-express", until(express, _gantlet), "en", (120, 46))
        await shoot("terminal-battle", until(battle, _high_stakes), "fr", (120, 46))
        at_the_top = ("pageup", "pageup")
        moving = until(tiger, _halfway, "move")
        await shoot("terminal-normandy", moving, "en", (120, 40), at_the_top)
        moving = until(gold, _halfway, "move")
        await shoot("terminal-normandy-fr", moving, "fr", (120, 40), at_the_top)


if __name__ == "__main__":
    asyncio.run(main())
