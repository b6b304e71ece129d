"""Cards that are added, changed or taken away: what a table can meet, and where it is halted."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TypeAlias

import pytest

from beachhead.bots import find_bot
from beachhead.games import load_game
from beachhead.kernel import fair
from beachhead.kernel.contract import AnyGame, Choice, Decision, first_chance
from beachhead.kernel.fingerprint import content_hash
from beachhead.kernel.notation import Seed, Upgrade, write_action
from beachhead.kernel.options import read_options
from beachhead.kernel.record import Reading, read_record, verify, write_record
from beachhead.kernel.table import Table
from beachhead.locale import LANGUAGES, Texts
from tests.cards.packs import put
from tests.kernel.play import SEED, new_header

Options: TypeAlias = dict[str, bool | int | str]

GAIN = '{ do = "gain", courage = 1 }'
REINFORCE = '{ do = "gain", soldiers = 5 }'
PASS = '{ do = "pass", what = ["barriers"] }'


def card(kind: str, id: str, *lines: str, effect: str = GAIN) -> str:
    """An entry of a content file."""
    name = f'name = {{ en = "The {id}", fr = "Le {id}" }}'
    first = (f"[[{kind}]]", f'id = "{id}"', name, 'source = "ours"')
    return "\n".join((*first, *lines, f"effects = [{effect}]", ""))


def sector(beach: str, level: str) -> str:
    """An entry for the first sector of a beach."""
    lines = (f'id = "{beach}-{level}-1"', f'beach = "{beach}"', f'level = "{level}"', "number = 1")
    return "\n".join(("[[sector]]", *lines, 'source = "ours"', 'effects = [{ do = "no-rally" }]'))


TIGER: Options = {"map": "exercise-tiger"}
GOLD: Options = {"map": "gold-beach", "badges": True, "badge_of_assistance": True}
UTAH: Options = {"beach": "utah"}
FRENCH = ('title = "scout"', 'nation = "france"', 'rank = "regular"', "cost = 3")
BRITISH = ('title = "scout"', 'nation = "uk"', 'rank = "regular"', "cost = 3")
COMMON = ('title = "scout"', 'rank = "ranking"')
HERO = ('title = "hero"', 'nation = "uk"', 'rank = "reserve"', 'who = "sector"')

NEVER_MET = [
    ("normandy", TIGER, card("specialist", "cook", *FRENCH)),
    ("normandy", TIGER, card("item", "kite", "cost = 3", "special = true")),
    ("normandy", TIGER, card("vehicle", "tow-truck", "stars = 1", "tools = 1")),
    ("normandy", TIGER, card("badge", "swimmer")),
    ("normandy", TIGER, card("award", "nugget", effect='{ do = "gold-dice", dice = 1 }')),
    ("normandy", TIGER | {"level": "cards"}, card("award", "ribbon")),
    ("normandy", TIGER | {"level": "dice"}, card("item", "kite", "cost = 3")),
    ("normandy", TIGER, card("item", "field-radio", "cost = 12", effect=REINFORCE)),
    ("express", UTAH, sector("gold", "basic")),
    ("express", UTAH, sector("utah", "advanced")),
]
MAY_BE_MET = [
    ("normandy", TIGER, card("specialist", "cook", *BRITISH)),
    ("normandy", TIGER, card("specialist", "cook", *COMMON, "cost = 3")),
    ("normandy", TIGER, card("item", "kite", "cost = 3")),
    ("normandy", TIGER, card("award", "ribbon")),
    ("normandy", TIGER, card("item", "field-radio", "cost = 11", effect=REINFORCE)),
    ("normandy", GOLD, card("vehicle", "tow-truck", "stars = 1", "tools = 1")),
    ("normandy", GOLD, card("badge", "swimmer")),
    ("normandy", GOLD, card("item", "lucky-charm", "cost = 3", "special = true")),
    ("express", UTAH, sector("utah", "basic")),
    ("express", {"campaign": "neptune"}, sector("gold", "basic")),
]


@cache
def ours(game: str) -> AnyGame:
    return load_game(game)


def used(game: AnyGame, options: Options) -> str:
    return content_hash(game, read_options(game, options), 2)


def with_card(tmp_path: Path, game: str, entry: str) -> AnyGame:
    folder = "badges/" if "[[badge]]" in entry else ""
    put(tmp_path / "pack", f"{game}/{folder}mine.toml", entry)
    return load_game(game, tmp_path / "pack")


@pytest.mark.parametrize(("game", "options", "entry"), NEVER_MET)
def test_what_a_table_never_meets_is_not_in_its_hash(
    game: str, options: Options, entry: str, tmp_path: Path
) -> None:
    theirs = with_card(tmp_path, game, entry)
    assert theirs.content.entries() != ours(game).content.entries()
    assert used(theirs, options) == used(ours(game), options)


@pytest.mark.parametrize(("game", "options", "entry"), MAY_BE_MET)
def test_what_a_table_may_meet_is_in_its_hash(
    game: str, options: Options, entry: str, tmp_path: Path
) -> None:
    theirs = with_card(tmp_path, game, entry)
    assert used(theirs, options) != used(ours(game), options)


# A table of two that has drawn Vehicles and Badges, rallied, found and used


def played(game: AnyGame, entries: int, *wishes: str) -> Table:
    """A battle between sergeants who do what is wished for when they can."""
    table = Table(game, new_header(game, 2, (), "fair", **GOLD))
    bot, below = find_bot("sergeant", game.id), fair.fast_stream("packs")
    while table.over is None and len(table.entries) < entries:
        if first_chance(table.pending) is not None:
            table.roll(SEED)
            continue
        asked = table.pending[0]  # type: ignore[index]
        assert isinstance(asked, Decision)
        wished = [option for option in asked.options if write_action(option) in wishes]
        table.choose(asked.seat, (wished or [bot(game, table.state, asked, below)])[0])
    return table


BATTLE = 150
"""Entries, before a medal is drawn."""


@cache
def battle() -> Table:
    return played(ours("normandy"), BATTLE, "find wire-cutters", "rally uk-hero", "use uk-hero")


def opened(table: Table, game: AnyGame) -> Reading:
    """Its record, opened where other cards lie."""
    return read_record(write_record(table.header, table.noted).encode(), lambda _: game, SEED)


def at(table: Table, event: str) -> int:
    """The number of the first entry like this."""
    return next(n for n, noted in enumerate(table.noted, start=1) if noted.event == event)


@pytest.mark.parametrize(
    "entry",
    [
        card("item", "kite", "cost = 40"),
        card("specialist", "cook", *COMMON, "cost = 40"),
        card("award", "ribbon"),
        card("item", "signal-whistle", "cost = 45"),
        card("badge", "glider-badge"),
    ],
)
def test_a_card_that_has_made_no_difference_yet_halts_nothing(entry: str, tmp_path: Path) -> None:
    reading = opened(battle(), with_card(tmp_path, "normandy", entry))
    assert (reading.fault, reading.other_course) == (None, None)
    assert [warning.code for warning in reading.warnings] == ["other-content"]
    assert reading.table.noted == battle().noted


@pytest.mark.parametrize(
    ("entry", "event", "code"),
    [
        (
            card("specialist", "uk-hero", *HERO, "cost = 4"),
            *("seat2 rally uk-hero", "other-state"),
        ),
        (
            card("specialist", "uk-hero", *HERO, "cost = 5", effect=GAIN.replace("1", "2")),
            *("seat2 use uk-hero", "other-state"),
        ),
        (
            card("item", "wire-cutters", "cost = 30", effect=PASS),
            *("seat1 find wire-cutters", "not-on-offer"),
        ),
        (card("badge", "swimmer"), "seat1 draws commando-flash", "other-dice"),
    ],
)
def test_a_card_that_was_met_halts_the_table_there_and_it_says_so(
    entry: str, event: str, code: str, tmp_path: Path
) -> None:
    reading = opened(battle(), with_card(tmp_path, "normandy", entry))
    number = next(n for n, noted in enumerate(battle().noted, 1) if noted.event == event)
    assert reading.fault is not None and reading.fault.problem.code == code
    assert reading.table.noted == battle().noted[: number - 1]
    problem = reading.other_course
    assert problem is not None and problem.code == "begun-with-others"
    for language in LANGUAGES:
        said = Texts(language).problem(problem)
        assert f"{number} ({event})" in said and "--pack" in said


@pytest.mark.parametrize(("cost", "goes_on"), [(3, False), (40, True)])
def test_a_card_that_was_taken_away_halts_a_table_only_if_it_was_met(
    cost: int, goes_on: bool, tmp_path: Path
) -> None:
    cook = card("specialist", "cook", *COMMON, f"cost = {cost}")
    table = played(with_card(tmp_path, "normandy", cook), 160, "rally cook")
    assert any("rally cook" in noted.event for noted in table.noted) != goes_on
    reading = opened(table, ours("normandy"))
    assert (reading.other_course is None) == goes_on
    assert [warning.code for warning in reading.warnings] == ["other-content"]


def test_dice_stay_those_of_the_seed_across_an_upgrade(tmp_path: Path) -> None:
    theirs = with_card(tmp_path, "normandy", card("item", "kite", "cost = 40"))
    table = opened(battle(), theirs).table
    bot, below = find_bot("sergeant", "normandy"), fair.fast_stream("on")
    while table.over is None:
        if first_chance(table.pending) is not None:
            table.roll(SEED)
            continue
        asked = table.pending[0]  # type: ignore[index]
        assert isinstance(asked, Decision)
        table.append(Choice(asked.seat, bot(theirs, table.state, asked, below)))
    table.append(Seed(SEED.hex()))
    assert [n for n, e in enumerate(table.entries) if isinstance(e, Upgrade)] == [BATTLE]
    reading = opened(table, theirs)
    assert (reading.fault, reading.warnings) == (None, [])
    assert verify(reading).result == "fair"
