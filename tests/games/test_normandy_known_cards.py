"""Normandy: the cards that are known, their titles and their icons (N-1, N-2)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from beachhead.games import load_game
from beachhead.games.normandy.cards.shapes import DeckSpecialist, Item, Specialist
from beachhead.games.normandy.words.card_words import TradeAnywhere
from beachhead.games.normandy.words.conditions import If
from beachhead.games.normandy.words.dice_words import (
    ChangeDice,
    CopyTally,
    CountRwb,
    ExchangeDie,
    FewerLocks,
    IgnoreSkulls,
)
from beachhead.games.normandy.words.ground_words import LowerDef, NoFire, SilenceMgf
from beachhead.games.normandy.words.resource_words import Gain
from beachhead.games.normandy.words.word import Effect
from beachhead.locale import Texts
from tests.cards.packs import faults, put
from tests.games.normandy_fight import at, told, troop
from tests.games.normandy_known import content, item, only
from tests.games.normandy_play import the_game, to_next_turn, unit
from tests.script import find

NATIONS = ("usa", "uk", "canada", "france", "shaef", "poland")


# N-1: Specialists

REGULAR = {"corporal", "scout", "sharpshooter", "medic", "engineer", "veteran"}
RESERVE = {"combat-photographer", "grenadier", "hero", "marksman"}
OF_ONE_NATION = {
    "usa": "ranger",
    "uk": "commando",
    "canada": "chaplain",
    "france": "resistance-guide",
    "shaef": "liaison-officer",
    "poland": "dragoon",
}
OF_OTHER_BOXES = {"paratrooper", "pathfinder", "war-correspondent"}


@pytest.mark.rule("N-1")
@pytest.mark.parametrize("nation", NATIONS)
def test_each_nation_has_the_same_titles_and_one_of_its_own(nation: str) -> None:
    own = content().own_set[nation]
    by_rank = {
        rank: sorted(card.role for card in own if card.rank == rank)
        for rank in {card.rank for card in own}
    }
    assert by_rank == {
        "regular": sorted(REGULAR),
        "reserve": sorted({*RESERVE, OF_ONE_NATION[nation]}),
    }


@pytest.mark.rule("N-1")
def test_titles_of_other_boxes_are_nobodys_here() -> None:
    assert OF_OTHER_BOXES.isdisjoint(card.role for card in content().of_type(DeckSpecialist))


@pytest.mark.rule("N-1")
def test_a_specialist_of_ours_is_called_by_his_title() -> None:
    for card in content().of_type(DeckSpecialist):
        assert card.name == content().titles[card.role].name, card.id


HERO = """\
[[specialist]]
id = "corporal-x"
name = { en = "Corporal X", fr = "Caporal X" }
source = "book"
title = "corporal"
nation = "canada"
rank = "regular"
cost = 0
when = "always"
if = { has = "scout" }
effects = [{ do = "lower-def", by = 1 }]
"""


@pytest.mark.rule("N-1")
def test_a_title_without_an_entry_of_its_own_is_a_fault(tmp_path: Path) -> None:
    put(tmp_path, "normandy/mine.toml", HERO.replace('"corporal"', '"cook"'))
    (fault,) = faults("normandy", tmp_path)
    assert (fault.code, fault.line, fault.field) == ("unknown-title", 5, "specialist.1.title")
    assert fault.expected.split(", ") == sorted(content().titles)


@pytest.mark.rule("N-1")
def test_a_card_never_renames_a_title(tmp_path: Path) -> None:
    put(tmp_path, "normandy/heroes.toml", HERO)
    game = load_game("normandy", tmp_path)
    assert Texts("en", game).name("card", "corporal-x") == "Corporal X"
    for language, called in (("en", "Corporal"), ("fr", "Caporal")):
        assert Texts(language, game).name("title", "corporal") == called


@pytest.mark.rule("N-1")
def test_six_ranking_and_four_unique_specialists_are_for_everybody() -> None:
    of_modules = (content().folders[name] for name in ("way_to_hell", "atlantikwall"))  # W-1, K-2
    more = {"general"}.union(*of_modules)  # with Gold dice (G-1)
    pool = [card for card in content().common_pool if card.id not in more]
    ranks = [card.rank for card in pool]
    assert (ranks.count("ranking"), ranks.count("unique"), len(pool)) == (6, 4, 10)


@pytest.mark.rule("N-1")
def test_the_known_ranks_are_there() -> None:
    ranking = {card.role for card in content().common_pool if card.rank == "ranking"}
    assert {"lieutenant", "captain", "colonel"} <= ranking


@pytest.mark.rule("N-1")
@pytest.mark.parametrize(
    ("title", "effect"),
    [
        ("sharpshooter", IgnoreSkulls),
        ("grenadier", SilenceMgf),
        ("engineer", LowerDef),
        ("lieutenant", ExchangeDie),
        ("captain", ChangeDice),
        ("colonel", FewerLocks),
    ],
)
def test_what_is_known_of_a_title_is_true_of_all_who_bear_it(
    title: str, effect: type[Effect]
) -> None:
    bearers = [card for card in content().of_type(Specialist) if card.role == title]
    assert bearers
    for card in bearers:
        assert any(isinstance(own, effect) for own in card.effects), card.id


@pytest.mark.rule("N-1")
def test_every_veteran_answers_to_leadership() -> None:
    veterans = [card for card in content().of_type(Specialist) if card.role == "veteran"]
    assert veterans
    for card in veterans:
        assert (card.when, card.condition) == ("rwb", If(rwb="star"))


@pytest.mark.rule("N-1")
@pytest.mark.card("uk-grenadier")
def test_the_grenadier_silences_an_mgf_for_good() -> None:
    grenadier = troop("8", soldiers=90, specialists="uk-grenadier")
    play = at("move", grenadier, troop("8", soldiers=90), nation_1="uk", nation_2="usa")
    play.do("seat1 stay", "seat2 stay", "seat1 use uk-grenadier")
    assert find(play.facts, "mgf-silenced").sector == "8"
    assert unit(play).specialists == ()
    to_next_turn(play)
    assert len(told(play, "fought")) == 4
    assert not told(play, "mgf-fired")


# N-2: Items

COSTS = {
    "bangalore-torpedo": 20,
    "binoculars": 10,
    "carrier-pigeon": 3,
    "command-jacket": 10,
    "dispatch-case": 12,
    "field-radio": 12,
    "flak-vest": 7,
    "amphetamines": 12,
    "lucky-charm": 3,
}


@pytest.mark.rule("N-2")
@pytest.mark.parametrize("id", COSTS)
def test_known_items_have_their_cost(id: str) -> None:
    special = id in ("amphetamines", "lucky-charm")
    assert (item(id).cost, item(id).special) == (COSTS[id], special)
    listed = [map.id for map in content().maps.values() if id in map.special_items]
    assert bool(listed) == special


@pytest.mark.rule("N-2")
def test_items_carry_their_icons_and_show_them() -> None:
    of_german = content().folders["atlantikwall"]  # K-2, K-15
    items = (card for card in content().of_type(Item) if card.id not in of_german)
    tagged = {card.id: card.tags for card in items if card.tags}
    explosive = (
        *("bangalore-torpedo", "bazooka", "flame-thrower"),
        *("improvised-charge", "satchel-charge", "smoke-shells"),
    )
    specialists = [card for card in content().of_type(Specialist) if card.id not in of_german]
    assert {card.role for card in specialists if card.tags} == {"grenadier"}
    assert all(card.tags == ("explosive",) for card in specialists if card.role == "grenadier")
    scopes = ("binoculars", "rangefinder")
    assert tagged == dict.fromkeys(explosive, ("explosive",)) | dict.fromkeys(scopes, ("scope",))
    for card in content().of_type(Item):
        assert "scope" in card.tags or not re.search("glass|scope", card.name.en.casefold())
    for language, bazooka, binoculars in (
        ("en", "Bazooka (16 Item Points; explosive)", "Binoculars (10 Item Points; scope)"),
        ("fr", "Bazooka (16 Points d’Objet ; explosif)", "Jumelles (10 Points d’Objet ; optique)"),
    ):
        texts = Texts(language, the_game())
        assert texts.card_title("bazooka").replace("\u00a0", " ") == bazooka
        assert texts.card_title("binoculars").replace("\u00a0", " ") == binoculars


@pytest.mark.rule("N-2")
@pytest.mark.parametrize(
    "id", [*COSTS, "bazooka", "strategic-map", "rangefinder", "mine-detector", "flame-thrower"]
)
def test_every_known_item_is_there(id: str) -> None:
    assert isinstance(content().by_id[id], Item)


@pytest.mark.rule("N-2")
def test_there_are_sixteen_regular_and_twelve_special_items() -> None:
    of_modules = {"supply-bag", "new-orders"}  # with Gold dice (G-1), and with Missions (M-9)
    of_modules |= content().folders["atlantikwall"]  # K-2
    items = [card for card in content().of_type(Item) if card.id not in of_modules]
    special = [card for card in items if card.special]
    assert (len(items) - len(special), len(special)) == (16, 12)


@pytest.mark.rule("N-2")
def test_known_items_do_what_is_known_of_them() -> None:
    binoculars = only(item("binoculars"))
    assert isinstance(binoculars, ChangeDice)
    assert (binoculars.dice, binoculars.shows, binoculars.to, binoculars.fire) == (
        1,
        None,
        None,
        True,
    )
    assert only(item("carrier-pigeon")) == TradeAnywhere()
    assert only(item("command-jacket")) == CountRwb(symbol="star")
    assert only(item("dispatch-case")) == CopyTally()
    assert only(item("field-radio")) == Gain(soldiers=5)
    assert only(item("flak-vest")) == NoFire()
    assert only(item("bazooka")) == LowerDef(by=7)
    assert only(item("amphetamines")) == CountRwb(symbol=None)
    bangalore = item("bangalore-torpedo")
    lowers = only(bangalore)
    assert isinstance(lowers, LowerDef)
    assert lowers.by >= max(s.defence for map in content().maps.values() for s in map.sectors)
    assert bangalore.condition == If(bunker=False)


@pytest.mark.rule("N-2")
@pytest.mark.card("binoculars")
def test_binoculars_change_an_mgf_die() -> None:
    play = at("combat", troop("8", hand="binoculars"))
    play.do("seat1 rolls D6", "seat1 use binoculars")
    assert (unit(play).soldiers, unit(play).hand) == (30 - 8 - 1, ())


@pytest.mark.rule("N-2", "V-4")
@pytest.mark.card("flak-vest")
def test_with_a_flak_vest_the_mgf_costs_nothing_this_turn() -> None:
    play = at("move", troop("8", hand="flak-vest"))
    play.do("seat1 stay", "seat1 use flak-vest", "seat1 rolls D5")
    assert unit(play).soldiers == 30 - 8
