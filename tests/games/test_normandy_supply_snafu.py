"""Normandy with Supply Snafu: only the two Items on top of two decks can be found (O-2)."""

from __future__ import annotations

from typing import Any

import pytest

from beachhead.bots import find_bot
from beachhead.games.normandy.actions import Find
from beachhead.games.normandy.modules.missions.requirements import GiveItem
from beachhead.games.normandy.modules.supply_snafu.module import SnafuTable
from beachhead.kernel.contract import Decision
from beachhead.kernel.fair import fast_stream
from beachhead.kernel.options import read_options
from beachhead.kernel.scene import CardRow
from beachhead.kernel.table import table_faults
from beachhead.locale import Texts
from beachhead.simulate.batch import play_game, without_collector
from tests.games.normandy_fight import at, offers, put, told, troop
from tests.games.normandy_known import added, content
from tests.games.normandy_play import the_box, the_game, unit
from tests.script import Script

REGULAR = sorted(card.id for card in content().regular_items if card.id not in added())
MAP, PILE = "omaha-beach", "Paquet de ravitaillement"


def snafu(seats: int = 1, **options: Any) -> Script:
    """A game whose decks have not been turned up."""
    return Script(the_game(), seats, **{"map": MAP, "supply_snafu": True, **options})


def table(play: Script) -> SnafuTable:
    found: SnafuTable = play.state.supply_snafu
    return found


def finding(*troops: dict[str, Any], tops: str, below: str = "", **options: Any) -> Script:
    """Units in Phase 3, with these cards on top of the decks, and these below."""
    play = snafu(len(troops), **{"map": "exercise-tiger", **options})
    cards = tuple(sorted(below.split()))
    half = len(cards) // 2
    first, second = tops.split()
    play.set(supply_snafu=SnafuTable((first, second), (len(cards) - half, half), cards))
    return put(play, "rally", *troops)


# The decks


@pytest.mark.rule("O-2", "T-7")
@pytest.mark.parametrize(
    ("seats", "copies", "each"), [(1, "per-player", 1), (3, "per-player", 3), (3, "one", 1)]
)
def test_all_items_are_split_into_two_equal_decks(seats: int, copies: str, each: int) -> None:
    now = table(snafu(seats, item_copies=copies))
    special = content().maps[MAP].special_items[:seats]
    assert now.below == tuple(sorted([*REGULAR * each, *special]))
    assert sum(now.left) == len(now.below)
    assert now.left[0] - now.left[1] in (0, 1)


@pytest.mark.rule("O-2")
def test_the_first_card_of_each_deck_is_drawn_from_all() -> None:
    play = snafu()
    before = table(play)
    assert play.deck(None) == before.below
    play.do("table draws bazooka")
    assert table(play).tops == ("bazooka", "")
    play.do("table draws field-radio")
    now = table(play)
    assert now.tops == ("bazooka", "field-radio")
    assert now.left == (before.left[0] - 1, before.left[1] - 1)
    assert sorted((*now.tops, *now.below)) == sorted(before.below)
    assert [fact.deck for fact in told(play, "supply-turned-up")] == [1, 2]


@pytest.mark.rule("O-2")
def test_only_the_two_on_top_can_be_found() -> None:
    play = finding(troop("1", tools=40), tops="bazooka flak-vest", below="binoculars field-radio")
    assert offers(play, "find") == {"bazooka", "flak-vest"}
    poor = finding(troop("1", tools=8, stars=40), tops="bazooka flak-vest")
    assert offers(poor, "find") == {"flak-vest"}


@pytest.mark.rule("O-2")
def test_when_an_item_is_found_the_next_one_of_its_deck_lies_on_top() -> None:
    play = finding(
        troop("1", tools=40),
        troop("1", tools=40),
        tops="bazooka flak-vest",
        below="binoculars field-radio",
    )
    play.do("seat1 find flak-vest")
    assert play.deck(None) == ("binoculars", "field-radio")
    assert table(play).tops == ("bazooka", "")
    play.do("table draws binoculars")
    now = table(play)
    assert (now.tops, now.left, now.below) == (("bazooka", "binoculars"), (1, 0), ("field-radio",))
    assert offers(play, "find", seat=2) == {"bazooka", "binoculars"}
    assert unit(play).tools == 40 - 7


@pytest.mark.rule("O-2")
def test_when_a_deck_is_empty_only_the_other_remains() -> None:
    play = finding(troop("1", tools=40), troop("1", tools=40), tops="bazooka flak-vest")
    play.do("seat1 find bazooka")
    assert offers(play, "find", seat=2) == {"flak-vest"}
    play.do("seat2 find flak-vest")
    assert table(play) == SnafuTable()


@pytest.mark.rule("O-2", "T-7")
def test_a_unit_may_find_a_second_copy() -> None:
    play = finding(troop("1", tools=40, found=("bazooka",)), tops="bazooka flak-vest")
    assert "bazooka" in offers(play, "find")


@pytest.mark.rule("O-2", "T-9")
def test_a_card_that_takes_an_item_takes_one_from_the_top() -> None:
    holder = troop("1", hand="croix-de-guerre")
    play = finding(holder, tops="bazooka flak-vest", below="binoculars field-radio")
    play.do("seat1 use croix-de-guerre")
    assert offers(play, "take") == {"bazooka", "flak-vest"}
    play.do("seat1 take flak-vest", "table draws field-radio")
    assert table(play).tops == ("bazooka", "field-radio")


@pytest.mark.rule("O-2", "T-9")
def test_what_comes_back_to_a_unit_does_not_come_from_a_deck() -> None:
    holder = troop("1", hand="mentioned-in-despatches", spent=("bazooka",))
    play = finding(holder, tops="bazooka flak-vest", below="binoculars field-radio")
    play.do("seat1 use mentioned-in-despatches", "seat1 take bazooka")
    assert unit(play).hand == ("bazooka",)
    assert table(play).tops == ("bazooka", "flak-vest")


@pytest.mark.rule("O-2")
def test_without_the_option_items_are_found_as_usual() -> None:
    play = at("rally", troop("1", tools=40))
    assert offers(play, "find") == set(REGULAR)


@pytest.mark.rule("O-2")
def test_everybody_sees_what_lies_on_top_and_how_much_below() -> None:
    play = finding(troop("1", tools=40), tops="bazooka flak-vest", below="binoculars")
    for language, titles in (
        ("en", ["Supply deck 1, 1 card below", "Supply deck 2, the last card"]),
        ("fr", [f"{PILE} 1, 1 carte dessous", f"{PILE} 2, dernière carte"]),
    ):
        texts = Texts(language, play.game)
        scene = play.game.scene(play.game.view(play.state, None), None)
        rows = [panel for panel in scene.panels if isinstance(panel, CardRow)]
        found = {texts.message(row.title): [card.card for card in row.cards] for row in rows}
        assert [found[title] for title in titles] == [["bazooka"], ["flak-vest"]]


@pytest.mark.rule("O-2", "V-9", "C-14")
def test_where_it_cannot_be_chosen() -> None:
    for given, code in (
        ({"level": "dice"}, "no-module-in-training"),
        ({"map": MAP, "crossing": True, "crossing_only": True}, "options-exclude"),
    ):
        options = read_options(the_game(), {**given, "supply_snafu": True})
        (fault,) = table_faults(the_game(), options, 1)
        assert fault.code == code


# Missions


@pytest.mark.rule("O-2", "M-4")
def test_a_mission_that_asks_for_an_item_is_not_dealt() -> None:
    play = snafu(missions=True)
    play.do("table draws bazooka", "table draws flak-vest")
    deck = play.deck(1)
    assert deck
    asks = {id: content().by_id[id].asks for id in content().of_kind("mission")}  # type: ignore[attr-defined]
    items = {id for id, needs in asks.items() if any(isinstance(n, GiveItem) for n in needs)}
    assert items and items.isdisjoint(deck)
    assert set(deck) <= set(asks) - items


@pytest.mark.rule("O-2", "M-4")
def test_an_item_that_may_still_come_is_not_lost_to_a_mission() -> None:
    need = GiveItem("binoculars")
    play = finding(troop("1"), tops="bazooka flak-vest", below="binoculars", missions=True)
    assert not need.is_lost(the_box(), play.state, 0)
    gone = finding(troop("1"), tops="bazooka flak-vest", missions=True)
    assert need.is_lost(the_box(), gone.state, 0)


# Bots


@pytest.mark.rule("O-2")
def test_the_sergeant_buys_from_the_top_and_a_battle_comes_to_an_end() -> None:
    play = finding(troop("1", tools=40), tops="field-radio carrier-pigeon")
    asked = next(q for q in play.game.pending(play.state) if isinstance(q, Decision))  # type: ignore[union-attr]
    sergeant = find_bot("sergeant", "normandy")
    assert sergeant(play.game, play.state, asked, fast_stream("x")) == Find("field-radio")
    dig = finding(troop("1", tools=30), tops="carrier-pigeon wire-cutters", below="bazooka")
    asked = next(q for q in dig.game.pending(dig.state) if isinstance(q, Decision))  # type: ignore[union-attr]
    assert isinstance(sergeant(dig.game, dig.state, asked, fast_stream("x")), Find)
    options = read_options(the_game(), {"map": MAP, "supply_snafu": True, "missions": True})
    with without_collector():
        dice, thoughts = fast_stream("snafu/dice"), fast_stream("snafu/bots")
        over = play_game(the_game(), options, (sergeant,) * 2, dice, thoughts)[0]
    assert over.result in ("won", "lost")
