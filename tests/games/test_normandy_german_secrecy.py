"""Which Decorations the German holds changes nothing for anybody else, to the last byte."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from beachhead.games.normandy import NormandyGame
from beachhead.games.normandy.state import Normandy
from tests.games.german_play import keepable, wall
from tests.games.hidden_hands import (
    check_bot,
    check_guess,
    check_notices,
    dealt,
    other_hand,
    played_on,
    stable,
    twin_steps,
)
from tests.games.normandy_play import the_game

SETTINGS: tuple[dict[str, Any], ...] = (
    {},
    {"map": "omaha-beach", "battle_conditions": True, "forward_observation": True},
    {"badges": True, "missions": True, "war_heroes": True, "gold_dice": True, "mgf_dice": "gray"},
)


@pytest.fixture
def game() -> NormandyGame:
    found = the_game()
    assert isinstance(found, NormandyGame)
    return found


def black() -> tuple[str, ...]:
    """The Decorations that nobody keeps."""
    return tuple(id for id in the_game().content.of_kind("decoration") if id not in keepable())


def midgame(game: NormandyGame, data: st.DataObject) -> Normandy:
    """Some moment of some battle; the German has been given Decorations before it."""
    units = data.draw(st.sampled_from([1, 2]))
    s: Normandy = wall(units, **data.draw(st.sampled_from(SETTINGS))).state
    hand = data.draw(st.lists(st.sampled_from(keepable()), unique=True, min_size=1, max_size=4))
    s = dealt_more(s, tuple(hand))
    return played_on(game, s, data, most=200)


def dealt_more(s: Normandy, hand: tuple[str, ...]) -> Normandy:
    """The German holds these."""
    players = (*s.players[:-1], replace(s.players[-1], secret=hand))
    held = replace(s, players=players)
    decks = tuple(
        replace(deck, cards=tuple(card for card in deck.cards if card not in hand))
        if deck.name == "decoration"
        else deck
        for deck in s.decks
    )
    return replace(held, decks=decks)


def check_twins(game: NormandyGame, data: st.DataObject) -> None:
    """Play on at two tables that differ in the hand alone, as far as nobody shows it."""
    one = midgame(game, data)
    twin_steps(game, one, dealt(one, other_hand(one, data, *black())), data)


@pytest.mark.rule("K-6")
@settings(stable, max_examples=60)
@given(data=st.data())
def test_tables_that_differ_in_his_hand_look_the_same_to_everybody_else(
    game: NormandyGame, data: st.DataObject
) -> None:
    check_twins(game, data)


@pytest.mark.rule("K-6")
def test_the_check_notices_a_game_that_hides_nothing(
    game: NormandyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    check_notices(game, lambda data: check_twins(game, data), monkeypatch)


@pytest.mark.rule("K-6")
@settings(stable, max_examples=25)
@given(data=st.data())
def test_a_guess_is_a_table_that_the_view_may_be_of(
    game: NormandyGame, data: st.DataObject
) -> None:
    check_guess(game, midgame(game, data), data)


@pytest.mark.rule("K-14")
@pytest.mark.parametrize("bot", ["sergeant", "general:40"])
@settings(stable, max_examples=15)
@given(data=st.data())
def test_a_bot_decides_the_same_whatever_it_cannot_know(
    game: NormandyGame, bot: str, data: st.DataObject
) -> None:
    s = midgame(game, data)
    check_bot(game, bot, s, dealt(s, other_hand(s, data, *black())))
