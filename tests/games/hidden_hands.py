"""Two tables of Normandy that differ in the hand that the last seat keeps to itself alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from beachhead.bots import find_bot
from beachhead.games.normandy.cards.decks import deck_of
from beachhead.games.normandy.game import BaseGame
from beachhead.games.normandy.state import Normandy, with_deck, with_player
from beachhead.kernel.contract import Chance, Choice, Decision, Draw, Drawn, Event, Fact, Over
from beachhead.kernel.decks import FACE_DOWN
from beachhead.kernel.fair import fast_stream
from tests.kernel.test_secrecy import seen, told

stable = settings(
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)


def asked(game: BaseGame, s: Normandy) -> tuple[Decision | Chance, ...]:
    """What is pending in a game that is not over."""
    pending = game.pending(s)
    assert not isinstance(pending, Over)
    return pending


def hidden(s: Normandy) -> tuple[str, ...]:
    """The cards that nobody but their owner can place."""
    deck = deck_of(s, s.players[-1].secret_deck)
    assert deck is not None
    return tuple(sorted((*s.players[-1].secret, *deck.cards, *deck.top)))


def dealt(s: Normandy, hand: tuple[str, ...]) -> Normandy:
    """The same table, with these cards in that hand instead, and others on top of the deck."""
    deck = deck_of(s, s.players[-1].secret_deck)
    assert deck is not None
    left = list(hidden(s))
    for card in hand:
        left.remove(card)
    top = tuple(left.pop() for _ in deck.top)
    other = with_deck(deck, cards=tuple(left), top=top)
    decks = tuple(other if found is deck else found for found in s.decks)
    owner = with_player(s.players[-1], secret=tuple(sorted(hand)))
    return replace(s, decks=decks, players=(*s.players[:-1], owner))


def other_hand(s: Normandy, data: st.DataObject, *out: str) -> tuple[str, ...]:
    """So many other cards that may be in hand, but for those that are never kept."""
    able = [card for card in hidden(s) if card not in out]
    return tuple(data.draw(st.permutations(able))[: len(s.players[-1].secret)])


def any_event(game: BaseGame, s: Normandy, data: st.DataObject) -> Event:
    """Anything that may happen; of many ways of dice, one from a stream."""
    item = data.draw(st.sampled_from(asked(game, s)))
    if isinstance(item, Decision):
        return Choice(item.seat, item.options[data.draw(st.integers(0, 99)) % len(item.options)])
    return item.happen(fast_stream(str(data.draw(st.integers(0, 999)))))


def played_on(game: BaseGame, s: Normandy, data: st.DataObject, most: int = 120) -> Normandy:
    """Some moment of the battle that follows, as sergeants fight it."""
    below = fast_stream(str(data.draw(st.integers(0, 9999))))
    bot = find_bot("sergeant", game.id)
    for _ in range(data.draw(st.integers(0, most))):
        pending = asked(game, s)
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


def _shows_itself(game: BaseGame, card: str) -> bool:
    when: str = game.content.by_id[card].when
    return when == "taken"


def _twin(game: BaseGame, other: Normandy, event: Event) -> Event | None:
    """The same event at the other table; nothing if it shows a card that is not there."""
    mine = len(other.players) - 1
    if event.seat != mine:
        return event
    (item,) = (item for item in asked(game, other) if item.seat == mine)
    if isinstance(event, Drawn):
        assert isinstance(item, Draw)
        kept = [card for card in item.deck if not _shows_itself(game, card)]
        return event if _shows_itself(game, event.card) else Drawn(mine, kept[0])
    if not isinstance(event, Choice):
        return event
    assert isinstance(item, Decision)
    return event if event.action in item.options else None


def twin_steps(
    game: BaseGame, one: Normandy, other: Normandy, data: st.DataObject, most: int = 20
) -> list[tuple[Fact, ...]]:
    """Play on at both as far as nobody shows the hand: everybody else sees and hears the same."""
    happened: list[tuple[Fact, ...]] = []
    onlookers: tuple[Any, ...] = (None, *range(len(one.players) - 1))
    for _ in range(most):
        for seat in onlookers:
            assert seen(game, one, seat) == seen(game, other, seat)
        if isinstance(game.pending(one), Over):
            break
        event = any_event(game, one, data)
        twin = _twin(game, other, event)
        if twin is None:
            break
        waiting = [{item.seat for item in asked(game, table)} for table in (one, other)]
        assert waiting[0] == waiting[1], "who is waited for is seen by all"
        (one, facts), (other, facts_too) = game.apply(one, event), game.apply(other, twin)
        if any(fact.reveals for fact in (*facts, *facts_too)):
            break
        for seat in onlookers:
            assert told(facts, seat) == told(facts_too, seat)
        happened.append(facts)
    return happened


def check_guess(game: BaseGame, s: Normandy, data: st.DataObject) -> None:
    """A guess is a table that the view may be of."""
    for seat in (None, *range(len(s.players))):
        view = game.view(s, seat)
        guessed = game.guess(view, seat, fast_stream(str(data.draw(st.integers(0, 99)))))
        assert game.view(guessed, seat) == view
        assert hidden(guessed) == hidden(s)
        assert FACE_DOWN not in hidden(guessed)
        assert not any(_shows_itself(game, card) for card in guessed.players[-1].secret)
        assert (guessed == s) or seat != len(s.players) - 1
        assert asked(game, guessed)


def check_bot(game: BaseGame, bot: str, s: Normandy, other: Normandy) -> None:
    """A bot at another seat decides the same at both tables."""
    choose, fresh = find_bot(bot, game.id), type(game)(content=game.content)
    for item in asked(game, s):
        if isinstance(item, Decision) and item.seat != len(s.players) - 1:
            (twin,) = (found for found in asked(fresh, other) if found.seat == item.seat)
            assert twin == item
            first = choose(game, game.view(s, item.seat), item, fast_stream("bot"))
            second = choose(fresh, fresh.view(other, item.seat), item, fast_stream("bot"))
            assert first == second


def check_notices(
    game: BaseGame, check: Callable[[st.DataObject], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A check of secrets fails for a game that hides nothing."""
    monkeypatch.setattr(game, "view", lambda s, _: s)

    @settings(stable, max_examples=25, phases=(Phase.generate,))
    @given(data=st.data())
    def fails(data: st.DataObject) -> None:
        check(data)

    with pytest.raises(AssertionError):
        fails()
