"""What only the harbour master may know changes nothing for anybody else, to the last byte."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from beachhead.bots import find_bot
from beachhead.games.normandy.state import Normandy
from beachhead.kernel.contract import Choice, Decision, Drawn, Event, Over, facts_for
from beachhead.kernel.fair import fast_stream
from beachhead.locale import LANGUAGES, Texts
from beachhead.terminal.describe import scene_lines
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
from tests.kernel.test_secrecy import seen
from tests.proving import ProvingGame
from tests.proving.play import MASTER, began
from tests.proving.play import given as after
from tests.proving.play import settings as options


def midgame(game: ProvingGame, seats: int, data: st.DataObject) -> Normandy:
    """Some turn of some battle, with orders in hand; some may have been given."""
    s = began(game, seats, map=data.draw(st.sampled_from(["exercise-tiger", "omaha-beach"])))
    return played_on(game, s, data)


def check_twins(game: ProvingGame, data: st.DataObject) -> None:
    """Play on in two games that differ in the hand alone, as far as nobody shows it."""
    one = midgame(game, data.draw(st.sampled_from([2, 3])), data)
    twin_steps(game, one, dealt(one, other_hand(one, data)), data)


@settings(stable, max_examples=25)
@given(data=st.data())
def test_games_that_differ_in_the_hand_look_the_same_to_everybody_else(
    game: ProvingGame, data: st.DataObject
) -> None:
    check_twins(game, data)


@settings(stable, max_examples=25)
@given(data=st.data())
def test_the_owner_sees_his_hand(game: ProvingGame, data: st.DataObject) -> None:
    s = midgame(game, 2, data)
    other = dealt(s, other_hand(s, data))
    assert game.view(s, MASTER) == s
    same = s.players[MASTER].secret == other.players[MASTER].secret
    assert (seen(game, s, MASTER) == seen(game, other, MASTER)) == same


def test_the_check_notices_a_game_that_hides_nothing(
    game: ProvingGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    check_notices(game, lambda data: check_twins(game, data), monkeypatch)


def test_who_hears_of_a_secret_card(game: ProvingGame) -> None:
    s = game.start(options(game), 2)
    _, facts = game.apply(s, Drawn(MASTER, "blackout"))
    drawn, card = facts
    assert facts_for(facts, MASTER) == facts
    assert facts_for(facts, 0) == facts_for(facts, None) == (drawn,)
    for language in LANGUAGES:
        texts = Texts(language, game, ("Ann", "Ben"))
        name = texts.name("order", "blackout")
        assert name in texts.fact(card) and name not in texts.fact(drawn)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_shows_backs_to_others_and_cards_to_their_owner(
    game: ProvingGame, language: str
) -> None:
    s = after(game, began(game, hand=("blackout", "false-beacon")), Drawn(None, "ebb"))
    texts = Texts(language, game, ("Ann", "Ben"))
    names = [texts.name("order", card) for card in ("blackout", "false-beacon")]
    back = texts.say("card-face-down")
    for seat, owner in ((0, False), (None, False), (MASTER, True)):
        lines = "\n".join(scene_lines(texts, game.look(s, seat)))
        assert all((name in lines) is owner for name in names)
        assert lines.count(back) == (0 if owner else 2)


@settings(stable, max_examples=25)
@given(data=st.data())
def test_a_guess_is_a_state_that_the_view_may_be_of(game: ProvingGame, data: st.DataObject) -> None:
    check_guess(game, midgame(game, data.draw(st.sampled_from([2, 3])), data), data)


@pytest.mark.parametrize("bot", ["sergeant", "general:40"])
@settings(stable, max_examples=12)
@given(data=st.data())
def test_a_bot_decides_the_same_whatever_it_cannot_know(
    game: ProvingGame, bot: str, data: st.DataObject
) -> None:
    s = midgame(game, 2, data)
    check_bot(game, bot, s, dealt(s, other_hand(s, data)))


def test_the_general_decides_for_the_harbour_master_and_about_moves(game: ProvingGame) -> None:
    """Both kinds of question that the test above needs do come up, and are answered."""
    s, met = began(game, map="exercise-tiger"), set()
    general, below = find_bot("general:40", game.id), fast_stream("general")
    while not isinstance(pending := game.pending(s), Over):
        item = pending[0]
        if isinstance(item, Decision):
            met.add(item.ask)
            chosen = general(game, game.view(s, item.seat), item, below)
            assert chosen in item.options
            event: Event = Choice(item.seat, chosen)
        else:
            event = item.happen(below)
        s = game.apply(s, event)[0]
    assert {"order", "wade", "move"} <= met
