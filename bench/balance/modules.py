"""What the modules make of the battles, and what is offered in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from concurrent.futures import Executor

from beachhead.games.normandy import facts as f
from beachhead.games.normandy.modules.missions import facts as m
from beachhead.kernel.contract import Fact
from beachhead.locale import Texts
from bench.balance.battles import Case
from bench.balance.study import Battle, Study, about, battles, whole_game

UNITS = (1, 2, 4, 6)
CROSSING_UNITS = (1, 2, 3, 4, 5, 6)
MAPS = ("exercise-tiger", "saint-aubin", "pointe-du-hoc")
"""An easy one, one in the middle, and the last; all begin at a shore."""
SHAEF_FIRST = ("shaef", "poland", "usa", "uk", "canada", "france")
EVENING = next(e for e in whole_game().content.evenings if e.id == "everything")
EVERYTHING: Case = {name: value for name, value in EVENING.options.items() if name != "map"}
MODULES: dict[str, Case] = {
    "the base game": {},
    "the cards of Way to Hell": {"way_to_hell": True},
    "the crossing": {"crossing": True},
    "*Continuous play*": {"crossing": True, "continuous_play": True},
    "Gold dice": {"gold_dice": True},
    "Special Missions": {"missions": True},
    "*Mission: Possible*": {"missions": True, "mission_possible": True},
    "War Heroes": {"war_heroes": True},
    "*Lead the Way*": {"war_heroes": True, "lead_the_way": True},
    "the cards of Atlantikwall": {"atlantikwall_cards": True},
    "Battle Conditions": {"battle_conditions": True},
    "*Persistent weather*": {"battle_conditions": True, "persistent_weather": True},
    "*Playing with Fire*": {"playing_with_fire": True},
    "*Supply Snafu*": {"supply_snafu": True},
    "SHAEF and Poland first": {f"nation_{n}": id for n, id in enumerate(SHAEF_FIRST, start=1)},
    "all of it, and Badges": EVERYTHING,
}


def module_cases(map: str) -> dict[str, Case]:
    """A battle on a map with each module."""
    return {name: {"map": map, **case} for name, case in MODULES.items()}


MISSIONS = Study(("mission",), (1, 2), {"missions": True})
POSSIBLE = Study(("mission",), (1, 2), {"missions": True, "mission_possible": True})


def mission_table(pool: Executor, games: int) -> str:
    """Which of two Missions is kept, and what becomes of it; the same if both are kept."""
    chosen = _told(battles(pool, MISSIONS, range(games)))
    both = _told(battles(pool, POSSIBLE, range(games)))
    rows = ["| Mission | kept | done, of those kept | done in *Mission: Possible* |"]
    rows.append("|---|---|---|---|")
    for id, name in _names("mission"):
        cells = (
            _share(chosen, id, m.MissionKept, m.MissionDrawn),
            _share(chosen, id, m.MissionAccomplished, m.MissionKept),
            _share(both, id, m.MissionAccomplished, m.MissionKept),
        )
        rows.append(f"| {name} (`{id}`) | {' | '.join(cells)} |")
    return "\n".join(rows)


def promotion_table(pool: Executor, games: int) -> str:
    """How often a Field Promotion is played by those who have it."""
    told = _told(battles(pool, POSSIBLE, range(games)))
    rows = ["| Field Promotion | played, of those got |", "|---|---|"]
    for id, name in _names("promotion"):
        rows.append(f"| {name} (`{id}`) | {_share(told, id, f.CardUsed, f.CardDrawn)} |")
    return "\n".join(rows)


def _names(kind: str) -> Iterator[tuple[str, str]]:
    texts = Texts("en", whole_game())
    for id, found in whole_game().content.kinds.items():
        if found == kind:
            yield id, texts.name("card", id)


def _told(fought: Iterator[Battle]) -> Counter[str]:
    found: Counter[str] = Counter()
    for battle in fought:
        found.update(battle.told)
    return found


def _share(told: Counter[str], card: str, some: type[Fact], every: type[Fact]) -> str:
    games = told[about(every, card)]
    return f"{100 * told[about(some, card)] / games:.1f} % of {games}" if games else "none"
