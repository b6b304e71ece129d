"""Games written out move by move, so that a change of rules shows up as a diff.

python -m tests.playthroughs        writes them anew (`make playthroughs`)
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from beachhead.bots import find_bot
from beachhead.games import load_game
from beachhead.kernel.contract import Choice, Decision, Event, Fact, Over, without_headings
from beachhead.kernel.fair import fast_stream
from beachhead.kernel.kinds import CODECS, LISTS, codec, fields
from beachhead.kernel.notation import tag, write_entry
from beachhead.kernel.options import read_options

FOLDER = Path(__file__).parent / "played"
BEACHES = ("utah", "gold", "juno", "sword", "omaha", "pointe-du-hoc")
MAPS = tuple(load_game("normandy").content.maps)
MODULES = {
    "gold_dice": True,
    "badges": True,
    "badge_of_courage": True,
    "badge_of_assistance": True,
    "victory_points": True,
}

GAMES: dict[str, tuple[str, int, dict[str, object]]] = {
    "battle-two": ("battle", 2, {}),
    "battle-four-kommandant": ("battle", 4, {"kommandant": True, "target": 15}),
    "battle-solo-turns": ("battle", 1, {"solo_turns": 4}),
    "battle-solo-race": ("battle", 1, {"solo": "race", "target": 20}),
    **{f"express-{beach}-basic": ("express", 1, {"beach": beach}) for beach in BEACHES},
    **{
        f"express-{beach}-advanced": ("express", 2, {"beach": beach, "sectors": "advanced"})
        for beach in BEACHES
    },
    "express-neptune": ("express", 1, {"campaign": "neptune"}),
    "express-kommandant": ("express", 1, {"kommandant": True}),
    "express-solo-start": ("express", 1, {"sectors": "advanced", "solo_start": True}),
    **{f"normandy-{map}": ("normandy", 1, {"map": map}) for map in MAPS},
    "normandy-three-units": ("normandy", 3, {"map": "sword-beach", **MODULES}),
    "normandy-six-units": ("normandy", 6, {"map": "pointe-du-hoc"}),
    "normandy-way-to-hell": (
        "normandy",
        1,
        {"map": "utah-beach", "way_to_hell": True, "gold_dice": True},
    ),
    "normandy-atlantikwall-cards": (
        "normandy",
        2,
        {"map": "longues-battery", "atlantikwall_cards": True},
    ),
    "normandy-playing-with-fire": (
        "normandy",
        2,
        {"map": "azeville", "playing_with_fire": True},
    ),
    "normandy-supply-snafu": ("normandy", 2, {"map": "sword-beach", "supply_snafu": True}),
    "normandy-war-heroes": ("normandy", 2, {"map": "omaha-beach", "war_heroes": True}),
    "normandy-crossing": ("normandy", 1, {"map": "omaha-beach", "crossing": True}),
    "normandy-crossing-only": (
        "normandy",
        3,
        {"map": "gold-beach", "crossing": True, "crossing_only": True},
    ),
    "normandy-continuous-play": (
        "normandy",
        3,
        {"map": "juno-beach", "crossing": True, "continuous_play": True},
    ),
    "normandy-everything": (
        "normandy",
        2,
        {
            "map": "utah-beach",
            **dict.fromkeys(
                ("way_to_hell", "crossing", "gold_dice", "missions", "war_heroes", "badges"), True
            ),
        },
    ),
    "normandy-german": ("normandy", 3, {"map": "exercise-fabius", "atlantikwall": True}),
    "normandy-german-six-units": ("normandy", 7, {"map": "omaha-beach", "atlantikwall": True}),
    "normandy-german-alone": ("normandy", 1, {"map": "exercise-tiger", "atlantikwall": True}),
    "normandy-german-everything": (
        "normandy",
        3,
        {
            "map": "omaha-beach",
            **dict.fromkeys(
                (
                    *("atlantikwall", "atlantikwall_cards", "way_to_hell", "gold_dice", "badges"),
                    *("crossing", "missions", "war_heroes", "battle_conditions"),
                    *("persistent_weather", "forward_observation", "playing_with_fire"),
                ),
                True,
            ),
        },
    ),
    "normandy-battle-conditions": (
        "normandy",
        2,
        {
            "map": "exercise-tiger",
            **dict.fromkeys(
                ("battle_conditions", "persistent_weather", "forward_observation"), True
            ),
        },
    ),
    "normandy-missions": ("normandy", 2, {"missions": True}),
    "normandy-mission-possible": ("normandy", 1, {"missions": True, "mission_possible": True}),
}


def fact_text(fact: Fact) -> str:
    """A fact without words: its name, its fields, its rule."""
    parts = []
    for field in fields(type(fact)):
        value = getattr(fact, field.name)
        if field.kind in LISTS:
            said = " ".join(CODECS[LISTS[field.kind]].write(item) for item in value)
        else:
            said = codec(field.kind).write(value)
        parts.append(f"{field.name}={said}")
    return f"    {tag(type(fact))} {', '.join(parts)}".rstrip() + f" [{fact.cites()}]"


def playthrough(name: str, seed: int) -> Iterator[str]:
    """The lines of one game between sergeants."""
    id, seats, given = GAMES[name]
    game = load_game(id)
    yield f"{name}: {id}, {seats} seats, {given}, dice {seed}"
    state = game.start(read_options(game, given), seats)
    below = fast_stream(f"played/{name}/{seed}")
    bot = find_bot("sergeant", id)
    while not isinstance(pending := game.pending(state), Over):
        now = pending[0]
        if isinstance(now, Decision):
            action = bot(game, game.view(state, now.seat), now, below)
            event: Event = Choice(now.seat, action)
            asked = f"{now.ask}, {len(now.options)} options"
        else:
            event = now.happen(below)
            asked = f"{now.ask}, {now.total} outcomes"
        yield f"{write_entry(event)}    ({asked} [{now.rule}])"
        state, facts = game.apply(state, event)
        yield from map(fact_text, without_headings(facts))
    yield f"over: {pending.result}, winners {pending.winners}, scores {pending.scores}"
    yield f"because {pending.reason.id} [{pending.rule}]"


def longest(name: str) -> str:
    """Of a few games, the one that shows the most; of battles, one that is won if any is.

    Where all of them are too long, it is the shortest.
    """
    games = ["\n".join(playthrough(name, seed)) + "\n" for seed in range(12)]
    battle = GAMES[name][0] == "normandy"
    short = [text for text in games if len(text) < (50_000 if battle else 40_000)]
    if not short:
        return min(games, key=len)
    return max(short, key=lambda text: (battle and "\nover: won" in text, len(text)))


def main() -> None:
    """Write every playthrough."""
    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        (FOLDER / f"{name}.txt").write_text(longest(name), "utf-8")


if __name__ == "__main__":
    main()
