"""Normandy with the cards of Atlantikwall, and on its maps (A-1)."""

from __future__ import annotations

import pytest

from beachhead.games.normandy.cards.shapes import Award, Vehicle
from beachhead.games.normandy.turn.losses import Mines
from beachhead.kernel.options import read_options
from beachhead.kernel.table import table_faults
from tests.games.crossing_play import at_sea
from tests.games.normandy_fight import at, on_proving_ground, troop
from tests.games.normandy_known import content, refusals, shut_in
from tests.games.normandy_play import give_card, normandy, tally, the_game, unit
from tests.script import Script

VEHICLES = {"mine-clearing-tank", "tractor"}
AWARDS = {"france-and-germany-star", "cross-of-grunwald", "medaille-de-la-resistance"}
CARDS = VEHICLES | AWARDS
MAPS = tuple(id for id, map in content().maps.items() if 18 <= map.number <= 23)
on_and_off = pytest.mark.parametrize("on", [False, True])


# What is in, and when


@pytest.mark.rule("A-1")
def test_the_cards_of_the_box_are_those_of_its_folder() -> None:
    assert content().folders["atlantikwall_cards"] == CARDS
    assert {id for id in CARDS if isinstance(content().by_id[id], Vehicle)} == VEHICLES
    assert {id for id in CARDS if isinstance(content().by_id[id], Award)} == AWARDS


@pytest.mark.rule("A-1")
@on_and_off
def test_the_awards_are_in_the_deck(on: bool) -> None:
    (deck,) = normandy(atlantikwall_cards=on).state.decks
    assert set(deck.cards) & CARDS == (AWARDS if on else set())


@pytest.mark.rule("A-1", "V-7")
@on_and_off
def test_the_vehicles_are_among_those_to_draw_from(on: bool) -> None:
    deck = Script(the_game(), 1, map="longues-battery", atlantikwall_cards=on).deck(None)
    assert deck is not None
    assert set(deck) & CARDS == (VEHICLES if on else set())


@pytest.mark.rule("A-1")
@on_and_off
def test_a_table_meets_them_with_the_setting_only(on: bool) -> None:
    options = read_options(the_game(), {"map": "longues-battery", "atlantikwall_cards": on})
    met = {id for _, id in the_game().in_use(options, 1)}
    assert met & CARDS == (CARDS if on else set())


@pytest.mark.rule("A-1", "V-9")
@pytest.mark.parametrize("level", ["cards", "dice"])
def test_those_who_learn_the_game_play_without(level: str) -> None:
    assert refusals(level=level, atlantikwall_cards=True) == [("no-module-in-training", "V-9")]


# What they do where rules meet


@pytest.mark.rule("A-1", "T-7")
@pytest.mark.card("tractor")
def test_with_the_tractor_two_items_are_found_and_the_first_is_cheaper() -> None:
    driver = troop("1", tools=20, vehicle="tractor")
    play = on_proving_ground("rally", driver, atlantikwall_cards=True)
    play.do("seat1 find flak-vest", "seat1 find mine-detector")
    assert unit(play).tools == 20 - (7 - 4) - 4


@pytest.mark.rule("A-1", "V-3")
@pytest.mark.card("mine-clearing-tank")
@pytest.mark.parametrize("vehicle", ["mine-clearing-tank", None])
def test_with_the_mine_clearing_tank_land_mines_do_nothing(vehicle: str | None) -> None:
    play = at(
        "move", troop("1", courage=9, vehicle=vehicle), map="azeville", atlantikwall_cards=True
    )
    play.do("seat1 move 3")
    crossed = [task for task in play.state.players[0].todo if isinstance(task, Mines)]
    assert bool(crossed) == (vehicle is None)


@pytest.mark.rule("A-1", "C-13")
@pytest.mark.card("cross-of-grunwald-at-sea", "medaille-de-la-resistance-at-sea")
def test_two_of_the_awards_are_played_at_sea() -> None:
    play = at_sea("b1", "b2", atlantikwall_cards=True)
    for card in ("cross-of-grunwald", "medaille-de-la-resistance"):
        give_card(play, 1, card)
    for seat in (1, 2):
        give_card(play, seat, "silver-star")  # so that the tally stays open
        tally(play, "R1 Rs Wc Wt Bt B1", seat)
    before = [unit(play, seat) for seat in (1, 2)]
    play.do("seat1 play-at-sea cross-of-grunwald", "seat1 play-at-sea medaille-de-la-resistance")
    after = [unit(play, seat) for seat in (1, 2)]
    assert [two.soldiers - one.soldiers for one, two in zip(before, after, strict=True)] == [10, 0]
    assert [two.courage - one.courage for one, two in zip(before, after, strict=True)] == [3, 3]


# The maps


@pytest.mark.rule("A-1")
@on_and_off
@pytest.mark.parametrize("id", MAPS)
def test_the_maps_can_be_chosen_with_the_cards_and_without(id: str, on: bool) -> None:
    options = read_options(the_game(), {"map": id, "atlantikwall_cards": on})
    assert all(table_faults(the_game(), options, seats) == [] for seats in (1, 2, 3, 4))


@pytest.mark.rule("A-1")
def test_there_are_six_maps_and_two_begin_at_the_shore() -> None:
    assert len(MAPS) == 6
    shore = {id for id in MAPS if content().maps[id].shore}
    assert shore == {"exercise-fabius", "pointe-de-la-percee"}


@pytest.mark.rule("A-1", "V-2")
@pytest.mark.parametrize("id", MAPS)
def test_no_unit_can_be_shut_in_by_others(id: str) -> None:
    assert shut_in(id) == []
