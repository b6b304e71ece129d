"""Bots choose what is on offer, the sergeant better than chance; the same seed, the same result."""

from __future__ import annotations

from fractions import Fraction

import msgspec
import pytest

from beachhead.bots import THINKERS, bots_for, find_bot
from beachhead.games import GAMES, load_game
from beachhead.kernel.contract import Choice, Decision, Event, Over
from beachhead.kernel.errors import Problem, Problems
from beachhead.kernel.fair import fast_stream
from beachhead.odds import skirmish_odds
from beachhead.simulate import simulate
from beachhead.simulate.run import wilson
from tests.script import Script


@pytest.mark.parametrize(("id", "name"), [(id, name) for id in GAMES for name in bots_for(id)])
def test_every_bot_plays_every_game_by_what_is_on_offer(id: str, name: str) -> None:
    game = load_game(id)
    bot = find_bot(f"{name}:40" if name in THINKERS.get(id, {}) else name, id)
    for seats in (1, 3):
        state = game.start(game.options_type(), seats)
        below = fast_stream(f"{id}/{name}/{seats}")
        while not isinstance(pending := game.pending(state), Over):
            now = pending[0]
            if isinstance(now, Decision):
                action = bot(game, game.view(state, now.seat), now, below)
                assert action in now.options
                state = game.apply(state, Choice(now.seat, action))[0]
            else:
                state = game.apply(state, now.happen(below))[0]


def test_same_seed_same_result() -> None:
    def run(seed: str, workers: int) -> dict[str, object]:
        summary = simulate("express", {"beach": "gold"}, ("sergeant",) * 2, 510, seed, workers)
        result: dict[str, object] = msgspec.to_builtins(summary)
        del result["seconds"]
        return result

    once = run("a", 1)
    assert once == run("a", 1) == run("a", 2)
    assert once != run("b", 1)


def test_sergeant_beats_random() -> None:
    summary = simulate("battle", {}, ("sergeant", "random"), 100, "1")
    first, second = summary.sides
    assert first.ci95 is not None
    assert first.ci95[0] > 0.9
    assert [first.wins, second.wins] == summary.wins
    assert sum(summary.wins) == 100
    (squad,) = simulate("express", {}, ("sergeant",), 300, "1").sides
    assert squad.win_rate is not None and squad.win_rate > 0.05


def test_a_lone_battle_has_scores_but_no_win_rate() -> None:
    summary = simulate("battle", {"solo_turns": 3}, ("sergeant",), 50, "1")
    (alone,) = summary.sides
    assert alone.win_rate is None
    assert alone.ci95 is None
    assert summary.scores[0] > 0


def test_simulation_agrees_with_the_exact_odds() -> None:
    """One sector of Express! with no Specialists: simulated and computed."""
    wins = 0
    games = 4_000
    below = fast_stream("sector")
    play = Script("express")
    bot = find_bot("sergeant", "express")
    for _ in range(games):
        state = play.state
        while not (state.cleared or state.phase in ("rally", "over")):
            now = play.game.pending(state)[0]  # type: ignore[index]
            if isinstance(now, Decision):
                event: Event = Choice(0, bot(play.game, state, now, below))
            else:
                event = now.happen(below)
            state = play.game.apply(state, event)[0]
        wins += state.phase != "over"
    spread = 4 * float(skirmish_odds(1) * (1 - skirmish_odds(1)) / games) ** 0.5
    assert abs(wins / games - float(skirmish_odds(1))) < spread


def test_wilson_interval_by_hand() -> None:
    low, high = wilson(10, 100)
    assert low == pytest.approx(0.055229, abs=1e-6)
    assert high == pytest.approx(0.174366, abs=1e-6)
    assert wilson(0, 10)[0] == pytest.approx(0, abs=1e-9)


def test_bad_simulations_are_refused_before_any_game() -> None:
    with pytest.raises(Problem, match="unknown-bot"):
        simulate("battle", {}, ("general",), 1, "1")
    with pytest.raises(Problems):
        simulate("express", {"beach": "dieppe"}, ("random",), 1, "1")
    with pytest.raises(Problems):
        simulate("express", {}, ("random",) * 5, 1, "1")


def test_the_sergeant_pushes_by_expected_value() -> None:
    bot = find_bot("sergeant", "battle")
    play = Script("battle")
    play.do("seat1 rolls Gk Gk F1", "seat1 rolls Rk Rk W1 W2 Bc Bt", "seat1 stand")
    assert play.asks() == "command"
    chance = skirmish_odds(3)
    assert chance * (2 + 3 * Fraction(9, 6)) > 2
    decision = play.decision()
    assert decision is not None
    assert type(bot(play.game, play.state, decision, fast_stream(""))).__name__ == "Advance"
    play.set(points=60)
    assert type(bot(play.game, play.state, decision, fast_stream(""))).__name__ == "Retreat"
