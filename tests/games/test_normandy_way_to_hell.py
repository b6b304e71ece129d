"""Normandy with the cards of Way to Hell, and on its maps (W-1)."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from beachhead.games.normandy import NormandyGame
from beachhead.games.normandy.cards.shapes import DeckSpecialist, Specialist
from beachhead.games.normandy.modules.way_to_hell import WayToHell
from beachhead.games.normandy.words.card_words import Cheaper
from beachhead.kernel.options import read_options
from beachhead.kernel.table import table_faults
from tests.games.normandy_fight import at, offers, on_proving_ground, troop
from tests.games.normandy_known import content, refusals, shut_in
from tests.games.normandy_play import normandy, the_game, to_next_turn, unit
from tests.script import Script

VEHICLES = {"tank-destroyer", "scout-car", "amphibious-tank"}
AWARDS = {"war-campaign-star", "war-service-medal", "voluntary-service-medal", "croix-militaire"}
SPECIALISTS = {"quartermaster": "unique", "drill-sergeant": "ranking"}
CARDS = VEHICLES | AWARDS | set(SPECIALISTS)
MAPS = ("utah-beach", "juno-beach", "brecourt-manor", "cosys-bunker", "hillman")
on_and_off = pytest.mark.parametrize("on", [False, True])


def entries() -> list[dict[str, Any]]:
    """What the folder of the module brings, without the titles."""
    files = [tomllib.loads(f.read_text("utf-8")) for f in WayToHell().folder.rglob("*.toml")]
    return [
        entry | {"list": name}
        for file in files
        for name, found in file.items()
        if name != "title"
        for entry in found
    ]


# What is in, and when


@pytest.mark.rule("W-1")
def test_the_cards_of_the_box_are_those_of_its_folder() -> None:
    cards = {entry["id"] for entry in entries() if entry["list"] != "map"}
    assert cards == CARDS == content().folders["way_to_hell"]


@pytest.mark.rule("W-1")
@on_and_off
def test_the_awards_are_in_the_deck(on: bool) -> None:
    (deck,) = normandy(way_to_hell=on, gold_dice=True).state.decks
    assert set(deck.cards) & CARDS == (AWARDS if on else set())


@pytest.mark.rule("W-1", "G-1")
@pytest.mark.parametrize("gold", ["touch_of_gold", "rwb_and_g", "wild_dice", None])
def test_the_croix_militaire_is_out_where_no_card_brings_gold_dice(gold: str | None) -> None:
    options = {gold: True} if gold else {}
    (deck,) = normandy(way_to_hell=True, **options).state.decks
    assert set(deck.cards) & CARDS == AWARDS - {"croix-militaire"}


@pytest.mark.rule("W-1", "V-7")
@on_and_off
def test_the_vehicles_are_among_those_to_draw_from(on: bool) -> None:
    deck = Script(the_game(), 1, map="utah-beach", way_to_hell=on).deck(None)
    assert deck is not None
    assert set(deck) & CARDS == (VEHICLES if on else set())
    assert len(deck) == (9 if on else 6)


@pytest.mark.rule("W-1", "T-7")
@on_and_off
def test_the_specialists_are_in_the_pool_of_all(on: bool) -> None:
    play = at("rally", troop("1", stars=40), way_to_hell=on)
    assert offers(play, "rally") & CARDS == (set(SPECIALISTS) if on else set())


@pytest.mark.rule("W-1", "T-7")
@pytest.mark.parametrize("id", SPECIALISTS)
def test_the_specialists_have_their_ranks_and_make_cards_cheaper(id: str) -> None:
    card = content().by_id[id]
    assert isinstance(card, DeckSpecialist)
    assert (card.rank, card.nation, card.role) == (SPECIALISTS[id], None, id)
    assert all(isinstance(effect, Cheaper) for effect in card.effects)


@pytest.mark.rule("W-1")
def test_without_the_setting_a_table_meets_none_of_it() -> None:
    game = the_game()
    assert isinstance(game, NormandyGame)
    for map in ("omaha-beach", "utah-beach"):
        options = read_options(game, {"map": map, "gold_dice": True})
        met = {id for kind, id in game.in_use(options, 1) if kind != "map"}
        assert met.isdisjoint(CARDS)
        chosen = read_options(game, {"map": map, "gold_dice": True, "way_to_hell": True})
        more = {id for _, id in game.in_use(chosen, 1)} - {id for _, id in game.in_use(options, 1)}
        assert more == CARDS - (set() if content().maps[map].vehicles else VEHICLES)


@pytest.mark.rule("W-1", "V-9")
@pytest.mark.parametrize("level", ["cards", "dice"])
def test_those_who_learn_the_game_play_without(level: str) -> None:
    assert refusals(level=level, way_to_hell=True) == [("no-module-in-training", "V-9")]


# What they do for each other


@pytest.mark.rule("W-1", "T-7")
@pytest.mark.card("drill-sergeant")
def test_with_the_drill_sergeant_the_first_specialist_of_a_turn_is_cheaper() -> None:
    colonel = content().by_id["colonel"]
    assert isinstance(colonel, Specialist)
    for who, less in (("drill-sergeant", 2), ("", 0)):
        play = at("rally", troop("1", stars=10, specialists=who), way_to_hell=True)
        play.do("seat1 rally colonel")
        assert unit(play).stars == 10 - colonel.cost + less


@pytest.mark.rule("W-1", "T-7", "V-7")
@pytest.mark.card("quartermaster")
def test_with_the_quartermaster_items_and_vehicles_are_cheaper() -> None:
    holder = troop("1", stars=3, tools=12, specialists="quartermaster")
    play = on_proving_ground("rally", holder, vehicles="jeep", way_to_hell=True)
    play.do("seat1 find flak-vest", "seat1 take-vehicle jeep")
    assert (unit(play).stars, unit(play).tools) == (3 - 0, 12 - (7 - 5) - 4)


@pytest.mark.rule("W-1", "T-7")
def test_who_has_the_quartermaster_leaves_no_unique_specialist_to_others() -> None:
    holder, other = troop("1", stars=40, specialists="quartermaster"), troop("1", stars=40)
    play = at("rally", holder, other, way_to_hell=True)
    ranks = {content().by_id[id].rank for id in offers(play, "rally", seat=1)}  # type: ignore[attr-defined]
    assert ranks == {"regular", "reserve", "ranking"}


@pytest.mark.rule("W-1", "G-1")
@pytest.mark.card("croix-militaire")
def test_the_croix_militaire_brings_two_gold_dice_for_a_turn() -> None:
    play = at("roll", troop("1", hand="croix-militaire"), way_to_hell=True, gold_dice=True)
    play.do("seat1 use croix-militaire")
    assert (play.pool(), unit(play).hand) == ("RRWWBBYY", ())
    to_next_turn(play)
    assert play.pool() == "RRWWBB"


# The maps


@pytest.mark.rule("W-1")
@on_and_off
@pytest.mark.parametrize("id", MAPS)
def test_the_maps_can_be_chosen_with_the_cards_and_without(id: str, on: bool) -> None:
    options = read_options(the_game(), {"map": id, "way_to_hell": on})
    assert all(table_faults(the_game(), options, seats) == [] for seats in (1, 2, 3, 4))


@pytest.mark.rule("W-1")
def test_three_of_the_maps_begin_at_the_shore() -> None:
    shore = {id for id in MAPS if content().maps[id].shore}
    assert shore == {"utah-beach", "juno-beach", "cosys-bunker"}


@pytest.mark.rule("W-1", "V-2")
@pytest.mark.parametrize("id", MAPS)
def test_no_unit_can_be_shut_in_by_others(id: str) -> None:
    assert shut_in(id) == []
