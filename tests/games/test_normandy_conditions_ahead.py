"""Normandy, the module Battle Conditions: weather that stays, and looking ahead (Q-4, Q-5)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from beachhead.games import load_game
from beachhead.games.normandy import actions as a
from beachhead.games.normandy.cards.decks import deck_of, look
from beachhead.games.normandy.event import Happening
from beachhead.games.normandy.state import Deck
from beachhead.kernel.contract import Choice, facts_for
from beachhead.kernel.decks import FACE_DOWN
from beachhead.kernel.fair import fast_stream
from beachhead.kernel.scene import Board
from tests.cards.packs import put
from tests.games.conditions_play import (
    BATTLE,
    EVERY,
    MGF_SECTOR,
    OBSERVATION,
    WEATHER,
    accounted,
    conditions,
    here,
    lay,
    lying,
    observing,
)
from tests.games.normandy_fight import at, offers, told, troop
from tests.games.normandy_play import (
    give_card,
    pass_on,
    the_box,
    to_phase,
    unit,
)
from tests.script import Script

# persistent weather


@pytest.mark.rule("Q-4")
def test_a_weather_stays_until_the_next_weather() -> None:
    play = lay(at("roll", troop(), **WEATHER), "rain")
    play.do("table draws truce")
    assert lying(play) == ("truce", "rain") and told(play, "weather-stays")
    (board,) = (one for one in play.game.look(play.state, 0).panels if isinstance(one, Board))
    assert [over.kind for over in board.weather] == ["rain"], "a truce is no weather"
    turn = play.state.turn
    while play.state.turn == turn:
        pass_on(play)
    play.do("table draws crossfire")
    assert lying(play) == ("crossfire", "rain") and conditions(play).played == ("truce",)
    turn = play.state.turn
    while play.state.turn == turn:
        pass_on(play)
    play.do("table draws mud")
    assert lying(play) == ("mud",)
    assert sorted(conditions(play).played) == ["crossfire", "rain", "truce"]
    assert accounted(play) == Counter(EVERY)


@pytest.mark.rule("Q-4")
def test_without_the_option_a_weather_goes_like_any_other() -> None:
    play = lay(at("roll", troop(), **BATTLE), "rain")
    play.do("table draws truce")
    assert lying(play) == ("truce",)


def fare(play: Script) -> int:
    """What the dearest move of the first Unit costs in Courage."""
    every = (line for about in play.game.look(play.state, 0).about for line in about.lines)
    return max(int(str(dict(one.args)["courage"])) for one in every if one.id == "entering-cost")


@pytest.mark.rule("Q-4")
def test_the_condition_applies_first_and_the_weather_second() -> None:
    play = lay(at("move", troop(MGF_SECTOR, courage=9), **WEATHER), "crossfire", "sea-fog")
    assert here(play, MGF_SECTOR).mgf == 0
    play = lay(at("move", troop("2", courage=9), **WEATHER), "follow-me", "strong-wind")
    dear = fare(play)
    assert dear == fare(lay(play)) + 1 and fare(lay(play, "follow-me")) == 0


@pytest.mark.rule("Q-4")
def test_a_weather_that_is_cancelled_does_not_bring_the_last_one_back() -> None:
    play = lay(at("roll", troop(hand="field-radio"), **WEATHER), "rain")
    play.do("table draws thunderstorm", "seat1 lose-for field-radio")
    assert lying(play) == ()


@pytest.mark.rule("Q-4")
def test_a_look_ahead_reckons_with_weather_that_stays() -> None:
    play = lay(at("move", troop("1", turns=1, courage=9), **WEATHER), "spring-tide")
    (stay,) = (x for x in play.game.look(play.state, 0).about if isinstance(x.action, a.Stay))
    assert "outlook-last-turn" in {line.id for line in stay.lines}
    play = lay(at("move", troop("1", turns=1, courage=9), **BATTLE), "spring-tide")
    (stay,) = (x for x in play.game.look(play.state, 0).about if isinstance(x.action, a.Stay))
    assert "outlook-last-turn" not in {line.id for line in stay.lines}


# forward observation


@pytest.mark.rule("Q-5")
def test_binoculars_are_lost_for_a_look_at_the_next_two() -> None:
    play = observing("binoculars", "")
    assert offers(play, "observe") == {"binoculars"}
    play.do("seat1 observe binoculars", "seat1 draws mud", "seat1 draws rain")
    assert unit(play).hand == () and unit(play).spent == ("binoculars",)
    assert play.asks() == "put-back"
    play.do("seat1 put-back 2-1")
    assert conditions(play).top == ("rain", "mud") and accounted(play) == Counter(EVERY)
    turn = play.state.turn
    while play.state.turn == turn:
        pass_on(play)
    assert play.deck(None) == ("rain",), "what was put on top is drawn"
    play.do("table draws rain")
    turn = play.state.turn
    while play.state.turn == turn:
        pass_on(play)
    assert play.deck(None) == ("mud",)


@pytest.mark.rule("Q-5")
def test_nobody_else_learns_what_was_seen_or_how_it_lies() -> None:
    play = observing("binoculars", "")
    play.do("seat1 observe binoculars")
    seen = play.do("seat1 draws mud")
    assert len(facts_for(tuple(seen), 0)) == len(seen) > len(facts_for(tuple(seen), 1))
    play.do("seat1 draws rain")
    states = [play.game.apply(play.state, choice)[0] for choice in _orders()]
    for seat in (1, None):
        views = [play.game.view(s, seat) for s in states]
        assert views[0] == views[1]
        deck = deck_of(views[0], "condition")
        assert deck is not None and deck.top == (FACE_DOWN, FACE_DOWN)
        assert {"mud", "rain"} < set(deck.cards)
        guessed = play.game.guess(views[0], seat, fast_stream("guess"))
        assert play.game.view(guessed, seat) == views[0]
    assert play.game.view(states[0], 0) != play.game.view(states[1], 0)


def _orders() -> list[Choice]:
    return [Choice(0, a.PutBack("1-2")), Choice(0, a.PutBack("2-1"))]


@pytest.mark.rule("Q-5")
def test_who_looks_at_a_known_top_knows_it_alone() -> None:
    play = observing("binoculars", "rangefinder")
    h = Happening(the_box(), play.state)
    look(h, "condition", ("mud", "rain"), 0)
    play.state = h.s
    play.do("seat2 observe rangefinder")
    assert play.asks(2) == "put-back" and conditions(play).known_to == (1,)
    play.do("seat2 put-back 1-2")
    assert conditions(play).top == ("mud", "rain") and conditions(play).known_to == (1,)


@pytest.mark.rule("Q-5")
def test_the_last_card_is_seen_alone() -> None:
    play = observing("binoculars")
    play.set(decks=(Deck("condition", ("mud",), ("rain",)),))
    play.do("seat1 observe binoculars", "seat1 draws mud")
    assert play.asks() != "put-back" and conditions(play).top == ("mud",)


@pytest.mark.rule("Q-5")
def test_any_item_with_the_tag_serves_and_no_other(tmp_path: Path) -> None:
    put(
        tmp_path,
        "normandy/mine.toml",
        '[[item]]\nid = "spyglass"\nname = { en = "Spyglass", fr = "Longue-vue" }\n'
        'source = "ours"\ncost = 4\ntags = ["scope"]\neffects = [{ do = "gain", stars = 1 }]\n',
    )
    play = Script(load_game("normandy", tmp_path), **OBSERVATION)
    play.do("table draws salvage")
    give_card(play, 1, "spyglass", "wire-cutters")
    to_phase(play, "rally")
    assert offers(play, "observe") == {"spyglass"}


@pytest.mark.rule("Q-5")
def test_without_the_option_nobody_observes() -> None:
    play = lay(at("rally", troop(hand="binoculars", tools=9), **BATTLE), "salvage")
    assert offers(play, "observe") == set()
