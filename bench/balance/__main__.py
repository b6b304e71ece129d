"""`make balance`: plays many battles and writes docs/balance.md from what came out.

Every section is measured by itself (`make balance BALANCE='cards --card-games 900'`) and says how.
"""

from __future__ import annotations

import argparse
import re
import time
from collections.abc import Callable
from concurrent.futures import Executor, Future
from itertools import count
from pathlib import Path
from typing import ParamSpec, TypeVar

from beachhead import __version__
from beachhead.cli.simulation import progress
from beachhead.games import load_game
from beachhead.games.normandy.modules.atlantikwall.state import DECORATION, ITEM, SPECIALIST
from beachhead.kernel.fingerprint import hash_of
from beachhead.locale import Texts
from beachhead.simulate.executors import executor
from beachhead.simulate.journal import keeping
from bench.balance import modules
from bench.balance.battles import Case, rate_table
from bench.balance.conditions import condition_table
from bench.balance.study import Study, card_table, whole_game

P = ParamSpec("P")
T = TypeVar("T")
PAGE = Path(__file__).parents[2] / "docs" / "balance.md"
TITLE = """# Balance

Rates are in per cent of the battles won, with their 95 % interval; settings that are not named are
the default ones. The general imagines so many events for a decision as its budget says.
"""
CONDITIONS = """*Adds*: by how many points the win rate is higher if the Condition is drawn in a
turn than if none is drawn in that turn and nothing else is otherwise: the same battle, with the
same dice, and the same Conditions before and after. The turn is any of those that the battle has,
each as likely as the others. The sergeant fights on Exercise Tiger, Saint-Aubin and Pointe du Hoc,
with 1, 2 and 4 Units, as often each. The last column is the same where Weather stays (Q-4)."""
UNITS = (1, 2, 3, 4)
WALL_MAPS = ("exercise-fabius", "saint-aubin", "omaha-beach")
TEACHER = "exercise-tiger"
LEVELS = ("dice", "cards", "everything")
ADDS = """*Got in*: in how many of the battles in which the card was on offer somebody got it.
*Adds*: by how many points the win rate of those battles is higher than that of the same battles,
with the same dice, without the card. The sergeant fights them, over all maps and nations"""


def _maps() -> dict[str, Case]:
    game = load_game("normandy")
    texts = Texts("en", game)
    maps = game.content.maps.items()
    return {f"{map.code} {texts.name('map', id)}": {"map": id} for id, map in maps}


def maps(pool: Executor, args: argparse.Namespace) -> str:
    """The sergeant on every map, and on that which teaches the game step by step."""
    levels: dict[str, Case] = {
        f"{TEACHER}, level `{id}`": {"map": TEACHER, "level": id} for id in LEVELS
    }
    return rate_table(pool, "sergeant", args.games, levels | _maps(), UNITS)


def maps_general(pool: Executor, args: argparse.Namespace) -> str:
    """The general on every map."""
    return rate_table(pool, f"general:{args.budget}", args.general_games, _maps(), UNITS)


def _with_modules(pool: Executor, bot: str, games: int) -> str:
    texts = Texts("en", load_game("normandy"))
    parts = []
    for map in modules.MAPS:
        table = rate_table(pool, bot, games, modules.module_cases(map), modules.UNITS)
        parts.append(f"### {texts.name('map', map)}\n\n{table}")
    return "\n\n".join(parts)


def with_modules(pool: Executor, args: argparse.Namespace) -> str:
    """The sergeant with every module on three maps."""
    return _with_modules(pool, "sergeant", args.games)


def with_modules_general(pool: Executor, args: argparse.Namespace) -> str:
    """The general with every module on three maps."""
    return _with_modules(pool, f"general:{args.budget}", args.general_games)


def crossing(pool: Executor, args: argparse.Namespace) -> str:
    """How often all craft reach the beach of Omaha."""
    case: Case = {"map": "omaha-beach", "crossing": True, "crossing_only": True}
    parts = []
    for bot, games in (("sergeant", args.games), (f"general:{args.budget}", args.general_games)):
        name = f"the {bot.split(':')[0]}"
        parts.append(rate_table(pool, bot, games, {name: case}, modules.CROSSING_UNITS))
    return "\n\n".join(parts) + "\n"


def cards(pool: Executor, args: argparse.Namespace) -> str:
    """What each card of the base game and of Way to Hell is good for."""
    kinds = ("specialist", "item", "award", "vehicle", "medal", "badge")
    fourth: Case = {"gold_dice": True, "badges": True, "way_to_hell": True}
    table = card_table(pool, Study(kinds, (1, 2), fourth=fourth), args.card_games)
    with_what = "every\nfourth with Gold dice, Badges and the cards of Way to Hell"
    return f"{ADDS}, alone and with two Units, {with_what}.\n\n{table}\n"


def heroes(pool: Executor, args: argparse.Namespace) -> str:
    """What each War Hero is good for."""
    kinds, units = ("hero",), modules.UNITS
    bought = card_table(pool, Study(kinds, units, {"war_heroes": True}), args.card_games)
    led: Case = {"war_heroes": True, "lead_the_way": True}
    free = card_table(pool, Study(kinds, units, led), args.card_games)
    return (
        f"{ADDS},\nwith 1, 2, 4 and 6 Units.\n\n"
        f"### Rallied\n\n{bought}\n\n### *Lead the Way*\n\n{free}\n"
    )


def missions(pool: Executor, args: argparse.Namespace) -> str:
    """Which Missions are kept and done, and which Field Promotions are played."""
    return f"""The sergeant, alone and with two Units, over all maps and nations.

{modules.mission_table(pool, args.card_games)}

{modules.promotion_table(pool, args.card_games)}
"""


def conditions(pool: Executor, args: argparse.Namespace) -> str:
    """What each Battle Condition does to the battle in which it is drawn."""
    return f"""{CONDITIONS}

{condition_table(pool, args.condition_games)}
"""


def wall(pool: Executor, args: argparse.Namespace) -> str:
    """Units against a German, with the same bot on both sides."""
    texts = Texts("en", load_game("normandy"))
    cases: dict[str, Case] = {
        texts.name("map", map): {"map": map, "atlantikwall": True} for map in WALL_MAPS
    }
    parts = ["The rates are those of the Units."]
    for bot, games in (("sergeant", args.games), (f"general:{args.budget}", args.general_games)):
        table = rate_table(pool, bot, games, cases, modules.CROSSING_UNITS, against=1)
        parts.append(f"### The {bot.split(':')[0]} on both sides\n\n{table}")
    return "\n\n".join(parts)


def german_cards(pool: Executor, args: argparse.Namespace) -> str:
    """What each card of the German is good for, to him."""
    kinds = (SPECIALIST, ITEM, DECORATION)
    study = Study(kinds, modules.UNITS, {"atlantikwall": True}, wall=True)
    table = card_table(pool, study, args.card_games)
    return f"{ADDS},\nwith 1, 2, 4 and 6 Units; the rate is the German’s.\n\n{table}\n"


Section = Callable[[Executor, argparse.Namespace], str]
GENERAL = ("general_games", "budget")
SECTIONS: dict[str, tuple[str, Section, tuple[str, ...]]] = {
    "maps": ("Every map, the sergeant", maps, ("games",)),
    "maps-general": ("Every map, the general", maps_general, GENERAL),
    "modules": ("Every module, the sergeant", with_modules, ("games",)),
    "modules-general": ("Every module, the general", with_modules_general, GENERAL),
    "crossing": ("The crossing to Omaha by itself", crossing, ("games", *GENERAL)),
    "cards": ("The cards", cards, ("card_games",)),
    "heroes": ("The War Heroes", heroes, ("card_games",)),
    "missions": ("The Missions and Field Promotions", missions, ("card_games",)),
    "wall": ("A German against the Units", wall, ("games", *GENERAL)),
    "german-cards": ("The cards of the German", german_cards, ("card_games",)),
    "conditions": ("The Battle Conditions", conditions, ("condition_games",)),
}
"""The heading of each section, what measures it, and the figures it goes by."""


def arguments() -> argparse.Namespace:
    """What to measure, and with how many battles."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("sections", nargs="*", choices=[*SECTIONS, []], help="all, unless given")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--general-games", type=int, default=60)
    parser.add_argument("--budget", type=int, default=1000)
    parser.add_argument("--card-games", type=int, default=2400)
    parser.add_argument("--condition-games", type=int, default=600)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--cluster", help="the address of a Dask cluster, instead of processes")
    parser.add_argument("--journal", type=Path, help="a folder: what it keeps is not played again")
    return parser.parse_args()


class Counted(Executor):
    """Has others do what it is given, and tells how much of it is done."""

    def __init__(self, pool: Executor, tell: Callable[[int, int], None]) -> None:
        self._pool, self._tell = pool, tell
        self._given, self._done = 0, count(1)

    def submit(self, do: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        self._given += 1
        future = self._pool.submit(do, *args, **kwargs)
        future.add_done_callback(lambda _: self._tell(next(self._done), self._given))
        return future


def measured(name: str, args: argparse.Namespace) -> str:
    """A section, with the command that wrote it."""
    heading, measure, figures = SECTIONS[name]
    began = time.time()
    content = hash_of(whole_game().content.entries())
    run = {"beachhead": __version__, "section": name, "content": content}
    run |= {figure: getattr(args, figure) for figure in figures}
    file = args.journal and args.journal / f"{name}.jsonl"
    if file:
        file.parent.mkdir(parents=True, exist_ok=True)
    with (
        executor(args.workers, args.cluster) as players,
        keeping(players, file, run) as (pool, _),
        progress(name) as tell,
    ):
        found = measure(Counted(pool, tell), args)
    given = " ".join(f"--{figure.replace('_', '-')} {getattr(args, figure)}" for figure in figures)
    minutes = (time.time() - began) / 60
    command = f"make balance BALANCE='{name} {given}'"
    return f"## {heading}\n\nWritten by `{command}`, in {minutes:.0f} minutes.\n\n{found}"


def main() -> None:
    """Play, and put each section into the page as soon as it is measured."""
    args = arguments()
    for name in args.sections or SECTIONS:
        new = measured(name, args)
        written = re.split(r"^(?=## )", PAGE.read_text("utf-8"), flags=re.MULTILINE)[1:]
        by_heading = {text.split("\n", 1)[0]: text for text in (*written, new)}
        headings = (f"## {heading}" for heading, _, _ in SECTIONS.values())
        kept = (by_heading[heading] for heading in headings if heading in by_heading)
        PAGE.write_text("\n".join(text.strip() + "\n" for text in (TITLE, *kept)), "utf-8")
        print(f"{PAGE.name}: {name} written", flush=True)


if __name__ == "__main__":
    main()
