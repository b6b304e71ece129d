"""Decks whose top somebody knows, and cards that lie face down: by themselves, without rules."""

from __future__ import annotations

from collections import Counter

import pytest

from beachhead.games.normandy import facts as f
from beachhead.games.normandy.cards import secrets
from beachhead.games.normandy.cards.decks import (
    DrawCard,
    cards_in,
    deck_of,
    leave,
    look,
    next_cards,
    play_secret,
)
from beachhead.games.normandy.event import Happening
from beachhead.games.normandy.state import Deck, Normandy
from beachhead.kernel.contract import Decision, Draw
from beachhead.kernel.decks import FACE_DOWN
from beachhead.kernel.fair import fast_stream
from beachhead.kernel.fingerprint import state_hash
from tests.proving import ProvingGame
from tests.proving.play import MASTER, UNIT, began

ORDERS = {"blackout", "false-beacon", "harbour-guns", "search-lights"}
ALL = ("blackout", "false-beacon", "harbour-guns", "search-lights")


@pytest.fixture
def h(game: ProvingGame) -> Happening:
    """A table with all orders in the deck."""
    made = Happening(game.box, began(game))
    made.set_player(MASTER, secret=())
    made.set_table(decks=(Deck("award", ("a", "b")), Deck("order", ALL)))
    return made


def order(s: Normandy) -> Deck:
    deck = deck_of(s, "order")
    assert deck is not None
    return deck


def test_whoever_looks_knows_the_next_cards_in_their_order(h: Happening) -> None:
    look(h, "order", ("search-lights", "blackout"), MASTER)
    deck = order(h.s)
    assert deck == Deck(
        "order", ("false-beacon", "harbour-guns"), (), ("search-lights", "blackout"), (MASTER,)
    )
    assert deck.left == 4 and cards_in(h.s, "order") == ALL
    assert next_cards(deck) == ("search-lights",)
    assert deck_of(h.s, "award") == Deck("award", ("a", "b")), "no other deck is touched"


def test_a_known_top_is_drawn_in_its_order_and_then_the_rest(h: Happening) -> None:
    look(h, "order", ("search-lights", "blackout"), MASTER)
    for card in ("search-lights", "blackout"):
        asked = DrawCard("order", False, "X-3", secret=True).ask(h.box, h.s, MASTER)
        assert isinstance(asked, Draw) and asked.deck == (card,)
        leave(h, "order", card, "X-3")
        assert card not in cards_in(h.s, "order")
    assert next_cards(order(h.s)) == ("false-beacon", "harbour-guns")
    assert order(h.s).top == ()


def test_whoever_takes_one_by_choice_shuffles_the_rest(h: Happening) -> None:
    look(h, "order", ("search-lights", "blackout"), MASTER)
    asked = DrawCard("order", True, "X-3").ask(h.box, h.s, UNIT)
    assert isinstance(asked, Decision)
    assert [getattr(option, "card", "") for option in asked.options] == list(ALL)
    leave(h, "order", "blackout", "X-3")
    assert order(h.s) == Deck("order", ("false-beacon", "harbour-guns", "search-lights"))


def test_who_looks_again_knows_more_and_the_others_nothing(h: Happening) -> None:
    look(h, "order", ("search-lights", "blackout"), MASTER)
    look(h, "order", ("harbour-guns",), UNIT)
    deck = order(h.s)
    assert (deck.top, deck.known_to) == (("harbour-guns",), (UNIT,))
    assert deck.cards == ("blackout", "false-beacon", "search-lights")


def test_the_played_cards_come_back_when_nothing_is_left(h: Happening) -> None:
    h.set_player(MASTER, secret=("blackout", "harbour-guns"), secret_deck="order")
    h.set_table(decks=(Deck("order", ("search-lights",), ("false-beacon",)),))
    look(h, "order", ("search-lights",), MASTER)
    assert f.DeckReshuffled("order", by="X-3") not in h.facts
    leave(h, "order", "search-lights", "X-3")
    assert order(h.s) == Deck("order", ("false-beacon",))
    assert f.DeckReshuffled("order", by="X-3") in h.facts
    play_secret(h, MASTER, "blackout")
    assert order(h.s) == Deck("order", ("false-beacon",), ("blackout",))
    assert h.s.players[MASTER].secret == ("harbour-guns",)


def test_an_empty_deck_gives_nothing(h: Happening) -> None:
    h.set_table(decks=(Deck("order"),))
    task = DrawCard("order", False, "X-3", secret=True)
    assert task.ask(h.box, h.s, MASTER) is None
    task.run(h, MASTER)
    assert f.DeckEmpty("order", by="X-3") in h.facts
    assert DrawCard("none", False, "X-3").ask(h.box, h.s, MASTER) is None


def test_who_does_not_know_the_top_sees_backs_among_the_rest(h: Happening) -> None:
    look(h, "order", ("search-lights", "blackout"), MASTER)
    assert secrets.hide(h.s, MASTER) == h.s
    for seat in (UNIT, None):
        seen = order(secrets.hide(h.s, seat))
        assert seen.top == (FACE_DOWN, FACE_DOWN) and seen.cards == ALL
        assert seen.left == 4 and next_cards(seen) == ALL
        assert cards_in(secrets.hide(h.s, seat), "order") == ALL


def test_a_hand_and_a_top_of_one_deck_are_hidden_together(h: Happening) -> None:
    leave(h, "order", "false-beacon", "X-3")
    h.set_player(MASTER, secret=("false-beacon",), secret_deck="order")
    look(h, "order", ("search-lights",), UNIT)
    views = {seat: secrets.hide(h.s, seat) for seat in (UNIT, MASTER, None)}
    hands = {seat: view.players[MASTER].secret for seat, view in views.items()}
    assert hands == {UNIT: (FACE_DOWN,), MASTER: ("false-beacon",), None: (FACE_DOWN,)}
    tops = {seat: order(view).top for seat, view in views.items()}
    assert tops == {UNIT: ("search-lights",), MASTER: (FACE_DOWN,), None: (FACE_DOWN,)}
    assert set(order(views[None]).cards) == ORDERS
    for view in views.values():
        assert secrets.hide(view, None) == views[None], "whoever sees less sees no more"


@pytest.mark.parametrize("seat", [UNIT, MASTER, None])
def test_a_guess_deals_the_backs_out_again(h: Happening, seat: int | None) -> None:
    leave(h, "order", "false-beacon", "X-3")
    h.set_player(MASTER, secret=("false-beacon",), secret_deck="order")
    look(h, "order", ("search-lights", "blackout"), UNIT)
    view = secrets.hide(h.s, seat)
    found: Counter[tuple[str, ...]] = Counter()
    for number in range(200):
        guessed = secrets.guess(view, fast_stream(f"guess/{number}"), lambda _: True)
        assert secrets.hide(guessed, seat) == view
        deck, hand = order(guessed), guessed.players[MASTER].secret
        assert sorted((*deck.cards, *deck.top, *hand)) == list(ALL)
        assert FACE_DOWN not in (*deck.cards, *deck.top, *hand)
        found[(*hand, *deck.top)] += 1
    known = {UNIT: 2, MASTER: 6, None: 24}
    assert len(found) == known[seat], "all that may be is guessed"


def test_what_nobody_hides_is_not_guessed(h: Happening) -> None:
    def never(most: int) -> int:
        raise AssertionError(most)

    assert secrets.guess(h.s, never, lambda _: True) == h.s


def test_a_record_tells_known_tops_and_hands_apart(game: ProvingGame, h: Happening) -> None:
    pending = game.pending(h.s)
    hashes = {state_hash(game, h.s, pending)}
    look(h, "order", ("search-lights",), MASTER)
    hashes.add(state_hash(game, h.s, pending))
    look(h, "order", ("blackout",), MASTER)
    hashes.add(state_hash(game, h.s, pending))
    look(h, "order", ("blackout",), UNIT)
    hashes.add(state_hash(game, h.s, pending))
    assert len(hashes) == 4
