"""What only the harbour master may know changes nothing for anybody else, to the last byte."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from beachhead.bots import find_bot
from beachhead.games.normandy.cards.decks import deck_of
from beachhead.games.normandy.state import Normandy, with_deck, with_player
from beachhead.kernel.contract import Choice, Decision, Drawn, Event, Over, facts_for
from beachhead.kernel.decks import FACE_DOWN
from beachhead.kernel.fair import fast_stream
from beachhead.locale import LANGUAGES, Texts
from beachhead.terminal.describe import scene_lines
from tests.kernel.test_secrecy import seen, told
from tests.proving import ProvingGame
from tests.proving.play import MASTER, asked, began
from tests.proving.play import given as after
from tests.proving.play import settings as options
from tests.proving.tide.module import GiveOrder

stable = settings(
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)


def hidden(s: Normandy) -> tuple[str, ...]:
    """The orders that nobody but the harbour master can place."""
    deck = deck_of(s, "order")
    assert deck is not None
    return tuple(sorted((*s.players[-1].secret, *deck.cards)))


def dealt(s: Normandy, hand: tuple[str, ...]) -> Normandy:
    """The same table, with these orders in the harbour master's hand instead."""
    left = list(hidden(s))
    for card in hand:
        left.remove(card)
    deck = deck_of(s, "order")
    assert deck is not None
    other = with_deck(deck, cards=tuple(left))
    decks = tuple(other if found is deck else found for found in s.decks)
    master = with_player(s.players[-1], secret=tuple(sorted(hand)))
    return replace(s, decks=decks, players=(*s.players[:-1], master))


def any_event(game: ProvingGame, s: Normandy, data: st.DataObject) -> Event:
    """Anything that may happen; of many ways of dice, one from a stream."""
    item = data.draw(st.sampled_from(asked(game, s)))
    if isinstance(item, Decision):
        return Choice(item.seat, item.options[data.draw(st.integers(0, 99)) % len(item.options)])
    return item.happen(fast_stream(str(data.draw(st.integers(0, 999)))))


def midgame(game: ProvingGame, seats: int, data: st.DataObject) -> Normandy:
    """Some turn of some battle, with orders in hand; some may have been given."""
    s = began(game, seats, map=data.draw(st.sampled_from(["exercise-tiger", "omaha-beach"])))
    below = fast_stream(str(data.draw(st.integers(0, 9999))))
    bot = find_bot("sergeant", game.id)
    for _ in range(data.draw(st.integers(0, 120))):
        pending = game.pending(s)
        assert not isinstance(pending, Over)
        item = pending[below(len(pending))]
        if isinstance(item, Decision):
            event: Event = Choice(item.seat, bot(game, game.view(s, item.seat), item, below))
        else:
            event = item.happen(below)
        following = game.apply(s, event)[0]
        if following.ended:
            break
        s = following
    return s


def other_hand(s: Normandy, data: st.DataObject) -> tuple[str, ...]:
    """So many other orders that may be in hand."""
    return tuple(data.draw(st.permutations(hidden(s)))[: len(s.players[-1].secret)])


def check_twins(game: ProvingGame, data: st.DataObject) -> None:
    """Play on in two games that differ in the hand alone, as far as nobody shows it."""
    seats = data.draw(st.sampled_from([2, 3]))
    one = midgame(game, seats, data)
    other = dealt(one, other_hand(one, data))
    for _ in range(20):
        for seat in (None, *range(seats - 1)):
            assert seen(game, one, seat) == seen(game, other, seat)
        if isinstance(game.pending(one), Over):
            break
        event = twin = any_event(game, one, data)
        if isinstance(event, Choice) and isinstance(event.action, GiveOrder):
            break
        if isinstance(event, Drawn) and event.seat == seats - 1:
            left = [item for item in asked(game, other) if item.seat == event.seat]
            twin = left[0].happen(fast_stream("twin"))  # type: ignore[union-attr]
        (one, facts), (other, facts_too) = game.apply(one, event), game.apply(other, twin)
        for seat in (None, *range(seats - 1)):
            assert told(facts, seat) == told(facts_too, seat)


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
    monkeypatch.setattr(game, "view", lambda s, _: s)

    @settings(stable, max_examples=25, phases=(Phase.generate,))
    @given(data=st.data())
    def check(data: st.DataObject) -> None:
        check_twins(game, data)

    with pytest.raises(AssertionError):
        check()


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
    s = midgame(game, data.draw(st.sampled_from([2, 3])), data)
    for seat in (None, *range(len(s.players))):
        view = game.view(s, seat)
        guessed = game.guess(view, seat, fast_stream(str(data.draw(st.integers(0, 99)))))
        assert game.view(guessed, seat) == view
        assert hidden(guessed) == hidden(s)
        assert FACE_DOWN not in hidden(guessed)
        assert (guessed == s) or seat != len(s.players) - 1
        pending = game.pending(guessed)
        assert isinstance(pending, tuple) and pending


@pytest.mark.parametrize("bot", ["sergeant", "general:40"])
@settings(stable, max_examples=12)
@given(data=st.data())
def test_a_bot_decides_the_same_whatever_it_cannot_know(
    game: ProvingGame, bot: str, data: st.DataObject
) -> None:
    s = midgame(game, 2, data)
    choose, fresh = find_bot(bot, game.id), type(game)(content=game.content)
    other = dealt(s, other_hand(s, data))
    for item in asked(game, s):
        if isinstance(item, Decision) and item.seat != MASTER:
            (twin,) = (found for found in asked(fresh, other) if found.seat == item.seat)
            assert twin == item
            first = choose(game, game.view(s, 0), item, fast_stream("bot"))
            assert choose(fresh, fresh.view(other, 0), item, fast_stream("bot")) == first


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
