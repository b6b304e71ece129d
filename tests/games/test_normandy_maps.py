"""Normandy: Exercise Tiger, every map, and the cards that are known (V-9, N-1 to N-5)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from beachhead.bots import find_bot
from beachhead.games.normandy.cards.shapes import Award, Specialist, Vehicle
from beachhead.games.normandy.map.ground import Ground, sheet_faults
from beachhead.games.normandy.map.sheet import BattleMap, Sector
from beachhead.games.normandy.words.card_words import NoItems
from beachhead.games.normandy.words.dice_words import (
    FewerLocks,
    OnlyDice,
)
from beachhead.games.normandy.words.resource_words import Gain, LoseSpecialist
from beachhead.games.normandy.words.word import Price
from beachhead.kernel.errors import Problems
from beachhead.kernel.fair import fast_stream
from beachhead.kernel.options import read_options
from beachhead.kernel.table import table_faults
from beachhead.simulate.batch import play_game, without_collector
from tests.games.normandy_fight import at, moves, offers, told, troop
from tests.games.normandy_known import added, content, item
from tests.games.normandy_play import (
    STRAIGHT,
    brought,
    normandy,
    tally,
    the_game,
    unit,
)

TIGER = "exercise-tiger"
MAPS = (
    TIGER,
    "omaha-beach",
    "pegasus-bridge",
    "gold-beach",
    "sword-beach",
    "saint-aubin",
    "ouistreham-casino",
    "merville-battery",
    "mare-fontaine",
    "port-en-bessin",
    "la-fiere",
    "pointe-du-hoc",
    "utah-beach",
    "juno-beach",
    "brecourt-manor",
    "cosys-bunker",
    "hillman",
    "exercise-fabius",
    "longues-battery",
    "azeville",
    "douvres-radar",
    "pointe-de-la-percee",
    "fort-du-roule",
)
NATIONS = ("usa", "uk", "canada", "france", "shaef", "poland")


def the_map(id: str) -> BattleMap:
    return content().maps[id]


def specialist(id: str) -> Specialist:
    card = content().by_id[id]
    assert isinstance(card, Specialist)
    return card


# V-9: Exercise Tiger


def _said(sector: Sector) -> dict[str, Any]:
    """What a sector has besides its row and DEF."""
    found: dict[str, Any] = {}
    for name in ("needs", "free", "mgf", "bunker", "units", "special_damage"):
        if getattr(sector, name):
            found[name] = getattr(sector, name)
    if sector.stay != 3:
        found["stay"] = sector.stay
    for ability in sector.abilities:
        found.setdefault(ability.when, []).extend(ability.effects)
    return found


LOSE_ONE = LoseSpecialist(number=1)
TABLE: dict[str, tuple[int, int, dict[str, Any]]] = {
    "1": (1, 2, {}),
    "2": (2, 4, {"free": "scout", "turn": [Gain(courage=1)]}),
    "3": (2, 4, {"free": "sharpshooter", "turn": [Gain(stars=1)]}),
    "4": (3, 6, {"stay": 1}),
    "5": (3, 3, {"needs": "corporal", "turn": [Gain(tools=1)], "mgf": 1}),
    "6": (3, 6, {"stay": 1}),
    "7": (4, 8, {"enter": [LOSE_ONE], "mgf": 1, "always": [FewerLocks(dice=6)]}),
    "8": (4, 8, {"mgf": 1, "always": [OnlyDice(dice=5)]}),
    "9": (5, 10, {"mgf": 1, "always": [NoItems()]}),
    "10": (5, 10, {"mgf": 1, "enter": [LOSE_ONE, Gain(dice=1)]}),
    "bunker": (6, 12, {"mgf": 1, "bunker": "final"}),
}


@pytest.mark.rule("V-9")
@pytest.mark.parametrize("number", TABLE)
def test_the_sectors_of_exercise_tiger_are_those_of_the_table(number: str) -> None:
    (sector,) = (sector for sector in the_map(TIGER).sectors if sector.number == number)
    assert (sector.row, sector.defence, _said(sector)) == TABLE[number]


@pytest.mark.rule("V-9")
def test_exercise_tiger_has_no_other_sectors_and_its_courage_and_start() -> None:
    tiger = the_map(TIGER)
    assert {sector.number for sector in tiger.sectors} == set(TABLE)
    assert tiger.courage == (1, 2, 2, 3, 4)
    assert tiger.start == Price(soldiers=4)
    assert (tiger.code, tiger.source, tiger.vehicles, tiger.special_items) == (
        "N01",
        "public",
        False,
        (),
    )


@pytest.mark.rule("V-9")
def test_the_ways_of_exercise_tiger_are_those_of_the_table() -> None:
    tiger = the_map(TIGER)
    forward = "1-2 1-3 2-4 2-5 3-5 3-6 4-7 5-7 5-8 6-8 7-9 8-10 9-bunker 10-bunker"
    assert set(tiger.forward) == set(forward.split())
    assert set(tiger.sideways) == {"2-3", "4-5", "5-6", "7-8", "9-10"}
    assert set(tiger.mines) == {"2-3", "5-7", "5-8", "7-9", "8-10"}
    assert tiger.barriers == ()


@pytest.mark.rule("V-9")
def test_left_is_left_and_the_first_sector_has_the_full_width() -> None:
    tiger = the_map(TIGER)
    rows: dict[int, list[Sector]] = {}
    for sector in sorted(tiger.sectors, key=lambda sector: sector.at):
        rows.setdefault(sector.row, []).append(sector)
    numbers = [[sector.number for sector in row] for row in rows.values()]
    assert sorted(numbers) == sorted(
        [["1"], ["2", "3"], ["4", "5", "6"], ["7", "8"], ["9", "10"], ["bunker"]]
    )
    assert len({sum(sector.wide for sector in row) for row in rows.values()}) == 1


@pytest.mark.rule("V-9")
def test_a_unit_starts_exercise_tiger_with_four_soldiers() -> None:
    who = unit(normandy())
    assert (who.soldiers, who.stars, who.courage, who.tools) == (4, 0, 0, 0)


@pytest.mark.rule("V-9")
def test_at_the_level_of_dice_there_are_no_cards() -> None:
    play = at("rally", troop("2", stars=40, tools=40, courage=40), level="dice")
    assert play.state.phase == "move"  # nothing to rally, find, give or buy, nor a free Scout
    assert play.state.decks == ()
    assert moves(play) == {"stay", "3", "4"}  # the sector that needs the Corporal is closed


@pytest.mark.rule("V-9", "T-5", "T-6")
@pytest.mark.parametrize(
    ("dice", "gives"),
    [
        (STRAIGHT, {"soldiers": 3, "courage": 1}),
        ("Rs R1 Ws W1 Bs Bc", {"soldiers": 2, "courage": 1}),
        ("Rt R1 Wt W1 Bt Bc", {"soldiers": 2, "courage": 1}),
    ],
)
def test_at_the_level_of_dice_nothing_comes_or_is_told_of_what_is_for_cards(
    dice: str, gives: dict[str, int]
) -> None:
    play = normandy(level="dice")
    tally(play, dice)
    if play.asks() == "cancel":  # the skull of the Straight: cancel the tool
        play.do("seat1 cancel Bt")
    assert brought(play.facts) == gives
    assert not told(play, "card-drawn")
    assert not told(play, "in-force")
    assert play.state.phase == "move" or play.state.turn == 2
    assert (unit(play).specialists, unit(play).hand) == ((), ())


@pytest.mark.rule("V-9")
def test_at_the_level_of_cards_there_are_specialists_and_items_but_no_awards() -> None:
    play = at("rally", troop("2", stars=40, tools=40, courage=40), level="cards")
    assert offers(play, "take") == {"usa-scout"}
    assert offers(play, "rally")
    assert offers(play, "find")
    play.do("seat1 rally usa-corporal", "seat1 done")
    assert play.state.phase == "move"  # no Award to buy
    assert play.state.decks == ()
    assert moves(play) == {"stay", "3", "4", "5"}


@pytest.mark.rule("V-9", "T-6")
def test_at_the_level_of_cards_a_straight_brings_no_award() -> None:
    play = normandy(level="cards")
    tally(play, STRAIGHT)
    assert play.asks() == "cancel"


@pytest.mark.rule("V-9", "T-6", "T-9")
def test_at_the_level_of_everything_there_are_awards() -> None:
    play = at("rally", troop("1", courage=40), level="everything")
    assert "buy-award" in play.options()
    straight = normandy()
    tally(straight, STRAIGHT)
    assert straight.asks() == "straight"


@pytest.mark.rule("V-9")
@pytest.mark.parametrize("level", ["everything", "cards", "dice"])
def test_exercise_tiger_is_played_at_every_level(level: str) -> None:
    options = read_options(the_game(), {"level": level})
    assert table_faults(the_game(), options, 1) == []
    assert the_map(TIGER).teaches


@pytest.mark.rule("V-9")
def test_a_training_step_that_is_won_leads_to_the_next() -> None:
    for level, following in (("dice", "cards"), ("cards", "everything"), ("everything", None)):
        state = normandy(level=level).state
        won, lost = replace(state, ended="won"), replace(state, ended="stuck")
        assert the_game().next_game(won) == ({"level": following} if following else {})
        assert the_game().next_game(lost) == {}


@pytest.mark.rule("V-9")
@pytest.mark.parametrize("map", MAPS[1:])
def test_other_maps_do_not_teach(map: str) -> None:
    game = the_game()
    for level in ("cards", "dice"):
        (fault,) = table_faults(game, read_options(game, {"map": map, "level": level}), 1)
        assert (fault.code, fault.args_by_name["rule"]) == ("no-training-here", "V-9")
    assert table_faults(game, read_options(game, {"map": map}), 1) == []


@pytest.mark.rule("V-1")
def test_a_map_that_is_not_there_is_refused() -> None:
    with pytest.raises(Problems):
        read_options(the_game(), {"map": "utah-beach-of-nobody"})


# N-3: Awards


@pytest.mark.rule("N-3")
def test_there_are_sixteen_awards_and_the_known_ones_are_among_them() -> None:
    awards = {card.id for card in content().of_type(Award)} - added() - {"army-medal-for-war"}
    assert len(awards) == 16
    assert awards >= {
        "army-good-conduct-medal",
        "conspicuous-gallantry-medal",
        "medal-of-honor",
        "memorial-cross",
        "silver-star",
        "victoria-cross",
    }
    (deck,) = normandy().state.decks
    assert (deck.name, set(deck.cards)) == ("award", awards)


@pytest.mark.rule("V-7")
def test_there_are_six_vehicles() -> None:
    assert len({card.id for card in content().of_type(Vehicle)} - added()) == 6


@pytest.mark.rule("D-1")
def test_there_are_ten_badges_and_the_known_one_is_among_them() -> None:
    badges = content().of_kind("badge")
    assert len(badges) == 10
    assert content().by_id["combat-medic"].name.en == "Combat Medic Badge"
    assert "combat-medic" in badges


# N-4: maps


@pytest.mark.rule("N-4", "W-1", "A-1")
def test_there_are_twelve_maps_and_five_and_six_more_numbered_in_this_order() -> None:
    assert tuple(content().maps) == MAPS
    assert [map.code for map in content().maps.values()] == [f"N{n:02}" for n in range(1, 24)]


@pytest.mark.rule("N-4", "W-1", "A-1")
def test_the_known_maps_have_their_names() -> None:
    names = {id: map.name.en for id, map in content().maps.items()}
    assert (
        names
        | {
            TIGER: "Exercise Tiger",
            "omaha-beach": "Omaha Beach",
            "gold-beach": "Gold Beach",
            "sword-beach": "Sword Beach",
            "pointe-du-hoc": "Pointe du Hoc",
            "merville-battery": "Merville Battery",
            "mare-fontaine": "Mare Fontaine Battery",
            "utah-beach": "Utah Beach",
            "juno-beach": "Juno Beach",
            "brecourt-manor": "Brécourt Manor Assault",
            "cosys-bunker": "Cosy’s Bunker",
            "exercise-fabius": "Exercise Fabius",
        }
        == names
    )
    codes = {"omaha-beach": "N02", "mare-fontaine": "N09", "exercise-fabius": "N18"}
    assert {id: the_map(id).code for id in codes} == codes


@pytest.mark.rule("N-4", "V-6")
@pytest.mark.parametrize("id", MAPS)
def test_some_maps_have_two_final_bunkers_or_one_in_the_middle(id: str) -> None:
    kinds = sorted(sector.bunker for sector in the_map(id).sectors if sector.bunker)
    if id in ("gold-beach", "douvres-radar"):
        assert kinds == ["final", "final"]
    elif id in ("mare-fontaine", "fort-du-roule"):
        assert kinds == ["final", "middle"]
    else:
        assert kinds == ["final"]


# Every map


def _reachable(ground: Ground, start: int) -> set[int]:
    """The sectors that a Unit gets to without crossing a Barrier."""
    found, left = {start}, [start]
    while left:
        here = left.pop()
        ways = (*ground.ahead[here], *ground.beside[here])
        more = {to for to in ways if (here, to) not in ground.barred} - found
        found |= more
        left += more
    return found


@pytest.mark.rule("V-1", "V-6")
@pytest.mark.parametrize("id", MAPS)
def test_from_every_start_sector_a_final_bunker_is_reached(id: str) -> None:
    ground = Ground(content().maps[id])
    assert ground.starts
    for start in ground.starts:
        assert _reachable(ground, start) & set(ground.finals)
    every = set().union(*(_reachable(ground, start) for start in ground.starts))
    assert every == set(range(len(ground.sectors)))  # and no sector is there for nothing


@pytest.mark.rule("V-1", "V-2")
@pytest.mark.parametrize("id", MAPS)
def test_a_bunker_is_reached_without_any_required_specialist(id: str) -> None:
    ground = Ground(content().maps[id])
    open = {i for i, sector in enumerate(ground.sectors) if sector.needs is None}
    found, left = set(ground.starts) & open, [*ground.starts]
    while left:
        here = left.pop()
        ways = (*ground.ahead[here], *ground.beside[here])
        more = {to for to in ways if to in open and (here, to) not in ground.barred} - found
        found |= more
        left += more
    assert found & set(ground.finals)


@pytest.mark.rule("V-1", "V-2")
@pytest.mark.parametrize("id", MAPS)
def test_the_ways_and_costs_of_a_map_fit_its_rows(id: str) -> None:
    map = the_map(id)
    assert list(sheet_faults(map)) == []
    rows = {sector.number: sector.row for sector in map.sectors}
    last = max(rows.values())
    assert len(map.courage) == last - 1
    assert all(cost >= 1 for cost in map.courage)
    for way in map.forward:
        first, _, second = way.partition("-")
        assert rows[second] == rows[first] + 1
    for way in map.sideways:
        first, _, second = way.partition("-")
        assert rows[second] == rows[first]
    ways = [frozenset(way.split("-")) for way in (*map.forward, *map.sideways)]
    assert len(set(ways)) == len(ways)
    for name in ("mines", "barriers"):
        borders = [frozenset(way.split("-")) for way in getattr(map, name)]
        assert len(set(borders)) == len(borders)
        assert set(borders) <= set(ways)
    assert {sector.row for sector in map.sectors if sector.bunker == "final"} == {last}


@pytest.mark.rule("V-1")
@pytest.mark.parametrize("id", MAPS)
def test_ways_lead_to_sectors_that_touch_in_the_drawing(id: str) -> None:
    map = the_map(id)
    by_number = {sector.number: sector for sector in map.sectors}
    for way in map.forward:
        one, _, other = way.partition("-")
        low, high = by_number[one], by_number[other]
        assert low.at < high.at + high.wide and high.at < low.at + low.wide, way
    for way in map.sideways:
        one, _, other = way.partition("-")
        left, right = sorted((by_number[one], by_number[other]), key=lambda sector: sector.at)
        assert left.at + left.wide == right.at, way


@pytest.mark.rule("V-1", "T-7")
@pytest.mark.parametrize("id", MAPS)
def test_the_cards_that_a_map_names_exist(id: str) -> None:
    map = the_map(id)
    titles = {card.role for card in content().of_type(Specialist)}
    for sector in map.sectors:
        assert {sector.needs, sector.free} <= titles | {None}
    for card in map.special_items:
        assert item(card).special
    assert len(set(map.special_items)) == len(map.special_items)
    if id != TIGER:
        assert len(map.special_items) >= 4  # as many kinds as players, four at most


@pytest.mark.rule("V-1")
@pytest.mark.parametrize("id", MAPS)
def test_every_nation_can_get_whom_a_map_requires(id: str) -> None:
    common = {card.role for card in content().common_pool}
    for sector in the_map(id).sectors:
        for nation in NATIONS:
            own = {card.role for card in content().own_set[nation]}
            assert sector.needs in common | own | {None}, (sector.number, nation)


@pytest.mark.rule("N-4", "N-5")
@pytest.mark.parametrize("id", MAPS)
def test_a_map_is_told_of_in_both_languages(id: str) -> None:
    map = the_map(id)
    assert map.name.en and map.name.fr
    assert len(map.text.en) > 80 and len(map.text.fr) > 80
    assert map.text.en != map.text.fr
    for sector in map.sectors:
        assert sector.name is None or (sector.name.en and sector.name.fr)
        assert id == TIGER or sector.name is not None


MOST_GAMES = 600
"""So many games are played on a map, by each nation in turn, until one is won."""


@pytest.mark.rule("N-5", "V-6")
@pytest.mark.parametrize("id", MAPS)
def test_every_map_can_be_won_alone(id: str) -> None:
    game, sergeant = the_game(), find_bot("sergeant", "normandy")
    options = [read_options(game, {"map": id, "nation_1": nation}) for nation in NATIONS]

    def wins(number: int) -> bool:
        dice, thoughts = fast_stream(f"{id}/dice/{number}"), fast_stream(f"{id}/bots/{number}")
        chosen = options[number % len(options)]
        return play_game(game, chosen, (sergeant,), dice, thoughts)[0].result == "won"

    with without_collector():
        assert any(map(wins, range(MOST_GAMES)))


# N-5: what is ours

PUBLIC = [
    "bangalore-torpedo",
    "binoculars",
    "carrier-pigeon",
    "command-jacket",
    "dispatch-case",
    "field-radio",
    "flak-vest",
    "lieutenant",
]
BOOK = [
    "bazooka",
    "amphetamines",
    "captain",
    "uk-grenadier",
    "general",
    "supply-bag",
    "combat-medic",
    "new-orders",
    "hollis-charge",
    "hobart-crocodiles",
    "fleming-investigation",
]


@pytest.mark.rule("N-5")
def test_every_card_that_is_not_known_is_marked_as_ours() -> None:
    known = dict.fromkeys(PUBLIC, "public") | dict.fromkeys(BOOK, "book")
    printed = content().of_kind("at-sea")  # C-13 lists what Awards do at sea
    named = {*printed, *content().folders["atlantikwall"]}  # K-15 to K-18 list those of the German
    sources = {id: card.source for id, card in content().by_id.items() if id not in named}
    assert {content().by_id[id].source for id in printed} == {"book"}
    assert {id: source for id, source in sources.items() if source != "ours"} == known


@pytest.mark.rule("N-5")
def test_every_map_but_the_first_is_ours() -> None:
    assert {id: map.source for id, map in content().maps.items()} == {
        id: "public" if id == TIGER else "ours" for id in MAPS
    }


@pytest.mark.rule("N-5", "T-5")
def test_what_the_rwbs_of_each_nation_bring_is_ours() -> None:
    sources = {id: table.source for id, table in content().rwbs.items()}
    assert sources == {"common": "public", "germany": "book"} | dict.fromkeys(NATIONS, "ours")
    known = {id: nation.source for id, nation in content().nations.items()}
    assert known == dict.fromkeys(NATIONS, "public") | {"shaef": "book", "poland": "ours"}


@pytest.mark.rule("N-5")
def test_every_card_has_a_name_in_both_languages_and_no_text_of_its_own() -> None:
    for card in content().by_id.values():
        assert card.name.en and card.name.fr
        assert "text" not in card.__struct_fields__
    cards = (card for card in content().by_id.values() if not isinstance(card, Specialist))
    # What takes another card's place is called as that one: they never meet.
    names = [card.name for card in cards if not getattr(card, "stands_for", "")]
    assert len({name.en for name in names}) == len(names)
    assert len({name.fr for name in names}) == len(names)
