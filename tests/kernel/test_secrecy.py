"""Secrets leave through one door: what a seat may not know changes nothing that it sees."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from beachhead.games import GAMES
from beachhead.kernel.contract import (
    AnyGame,
    Choice,
    Decision,
    Event,
    Fact,
    Over,
    Rolled,
    facts_for,
)
from beachhead.kernel.errors import Illegal
from beachhead.kernel.fair import fast_stream
from beachhead.kernel.notation import Undo
from beachhead.kernel.table import Table
from tests.draw_game import DrawGame
from tests.kernel.play import SEED, loaded, new_header, play_on
from tests.secret_game import (
    HIDDEN,
    Bid,
    Fold,
    LeakyGame,
    SecretGame,
    SecretOptions,
    Secrets,
    Show,
)

stable = settings(derandomize=True, deadline=None)

SECRETS = SecretGame()
SEATS = 3
ONLOOKERS = (*range(SEATS), None)


def seen(game: AnyGame, state: Any, seat: int | None) -> bytes:
    """All that a seat gets to see of a state, as it would leave for its client."""
    view = game.view(state, seat)
    pending = game.pending(view)
    mine = pending if isinstance(pending, Over) else [p for p in pending if p.seat == seat]
    return msgspec.json.encode([view, game.scene(view, seat), mine])


def told(facts: tuple[Fact, ...], seat: int | None) -> bytes:
    """All that a seat gets to hear of what happened."""
    return msgspec.json.encode(facts_for(facts, seat))


def knows(state: Secrets, seat: int | None, holder: int) -> bool:
    """Whether a seat may know the die of another."""
    return seat == holder or state.done[holder] == "showed"


def check_twins(game: SecretGame, seat: int | None, data: st.DataObject) -> int:
    """Play two games that differ only in dice which `seat` may not know; returns the steps."""
    options = SecretOptions()
    one, other = game.start(options, SEATS), game.start(options, SEATS)
    steps = 0
    while not isinstance(pending := game.pending(one), Over):
        item = data.draw(st.sampled_from(pending))
        if not isinstance(item, Decision):
            die, twin_die = data.draw(st.integers(0, 5)), data.draw(st.integers(0, 5))
            event: Event = Rolled(item.seat, (die,))
            twin: Event = Rolled(item.seat, (die if item.seat == seat else twin_die,))
        else:
            event = twin = Choice(item.seat, data.draw(st.sampled_from(item.options)))
            shows = isinstance(event.action, Show)
            if shows and one.dice[item.seat] != other.dice[item.seat]:
                break
        (one, facts), (other, twin_facts) = game.apply(one, event), game.apply(other, twin)
        steps += 1
        assert seen(game, one, seat) == seen(game, other, seat)
        assert told(facts, seat) == told(twin_facts, seat)
    return steps


@pytest.mark.parametrize("seat", ONLOOKERS)
@settings(stable, max_examples=100)
@given(data=st.data())
def test_games_that_differ_only_in_secrets_look_the_same_to_the_last_byte(
    seat: int | None, data: st.DataObject
) -> None:
    assert check_twins(SECRETS, seat, data) >= SEATS


@settings(stable, max_examples=100)
@given(data=st.data())
def test_a_die_changed_under_the_cup_changes_no_other_view(data: st.DataObject) -> None:
    below = fast_stream(str(data.draw(st.integers(0, 999))))
    entries = data.draw(st.integers(SEATS, 12))
    table = play_on(Table(SECRETS, new_header(SECRETS, SEATS)), below, entries=entries)
    state = table.state
    holder = data.draw(st.integers(0, SEATS - 1))
    die = data.draw(st.integers(0, 5).filter(lambda die: die != state.dice[holder]))
    changed = replace(state, dice=(*state.dice[:holder], die, *state.dice[holder + 1 :]))
    for seat in ONLOOKERS:
        same = seen(SECRETS, state, seat) == seen(SECRETS, changed, seat)
        assert same is not knows(state, seat, holder)


def test_the_check_notices_a_game_that_leaks() -> None:
    leaky = LeakyGame()

    @settings(stable, database=None, report_multiple_bugs=False)
    @given(data=st.data())
    def check(data: st.DataObject) -> None:
        check_twins(leaky, 0, data)

    with pytest.raises(AssertionError):
        check()


def test_who_hears_what() -> None:
    state = SECRETS.start(SecretOptions(), SEATS)
    state, facts = SECRETS.apply(state, Rolled(1, (4,)))
    drew, drew_die = facts
    assert facts_for(facts, 1) == (drew, drew_die)
    assert facts_for(facts, 0) == facts_for(facts, 2) == facts_for(facts, None) == (drew,)
    for seat, die in ((0, HIDDEN), (1, 4), (2, HIDDEN), (None, HIDDEN)):
        assert SECRETS.view(state, seat).dice[1] == die


def test_a_seat_can_be_asked_on_its_view_alone() -> None:
    """What it may do does not depend on what it may not know."""
    table = Table(SECRETS, new_header(SECRETS, SEATS))
    below = fast_stream("asked")
    asked = 0
    while not isinstance(pending := table.pending, Over):
        for seat in range(SEATS):
            on_view = SECRETS.pending(SECRETS.view(table.state, seat))
            assert isinstance(on_view, tuple)
            mine = [item for item in on_view if item.seat == seat]
            assert mine == [item for item in pending if item.seat == seat]
            asked += sum(isinstance(item, Decision) for item in mine)
        play_on(table, below, entries=1)
    assert asked >= SEATS


@settings(stable, max_examples=100)
@given(data=st.data())
def test_undo_does_not_cross_a_reveal_wherever_it_happened(data: st.DataObject) -> None:
    table = Table(SECRETS, new_header(SECRETS, SEATS))
    for _ in range(SEATS):
        table.roll(SEED)
    bids = data.draw(st.integers(0, 2))
    for points in range(1, bids + 1):
        table.choose(0, Bid(points))
    free = table.undo_plan(0) if bids else None
    ends = data.draw(st.sampled_from([Show(), Fold()]))
    table.choose(0, ends)
    steps = data.draw(st.integers(1, bids + 1))
    before = table.state
    if isinstance(ends, Fold):
        table.append(Undo(0, steps, ()))
        assert len(table.line) == SEATS + bids + 1 - steps
        return
    for agreed in ((), (0,), (1, 2), (0, 1)):
        with pytest.raises(Illegal, match="undo-needs-agreement"):
            table.append(Undo(0, steps, agreed))
        assert table.state == before
    assert table.undo_plan(0).agreed == (0, 1, 2)
    assert free is None or free.agreed == ()
    table.append(Undo(0, steps, (0, 1, 2)))
    assert not any(fact.reveals for step in table.line for fact in step.facts)


PLAYED: list[tuple[AnyGame, int, dict[str, Any]]] = [
    (SECRETS, 3, {}),
    (DrawGame(), 2, {}),
    *((loaded(id), seats, {}) for id in GAMES for seats in (1, 2, 4)),
    (loaded("battle"), 3, {"kommandant": True, "target": 10}),
    (loaded("express"), 2, {"sectors": "advanced", "campaign": "neptune", "kommandant": True}),
]


@pytest.mark.parametrize(("game", "seats", "more"), PLAYED)
@pytest.mark.parametrize("play", range(2))
def test_every_view_of_every_game_can_be_sent_and_is_its_own_view(
    game: AnyGame, seats: int, more: dict[str, Any], play: int
) -> None:
    table = Table(game, new_header(game, seats, **more))
    play_on(table, fast_stream(f"view/{play}"), entries=120)
    for state in (table.first_state, *(step.state for step in table.line)):
        for seat in (*range(seats), None):
            view = game.view(state, seat)
            assert type(view) is game.state_type
            sent = msgspec.json.encode(view)
            assert msgspec.json.decode(sent, type=game.state_type) == view
            assert msgspec.json.encode(game.view(view, seat)) == sent
            assert msgspec.json.decode(seen(game, state, seat))[0] == msgspec.json.decode(sent)


@pytest.mark.parametrize(("game", "seats", "more"), PLAYED[1:])
def test_a_game_that_tells_nobody_anything_in_private_hides_nothing(
    game: AnyGame, seats: int, more: dict[str, Any]
) -> None:
    """Without secret cards all lies open: who sees less could not follow the facts."""
    table = Table(game, new_header(game, seats, **more))
    play_on(table, fast_stream("open"), entries=60)
    for step in table.line:
        assert not any(fact.reveals for fact in step.facts)
        for seat in (*range(seats), None):
            assert msgspec.json.encode(game.view(step.state, seat)) == (
                msgspec.json.encode(step.state)
            )
            assert facts_for(step.facts, seat) == step.facts
