"""The bots of Normandy: legal, repeatable, within their budget, and in command of every Unit."""

from __future__ import annotations

from typing import Any

import pytest

from beachhead.bots import Bot, bots_for, find_bot, preferred_bot
from beachhead.bots.normandy import general, sergeant
from beachhead.games import load_game
from beachhead.games.normandy.game import BaseGame
from beachhead.kernel.contract import Choice, Decision, Over
from beachhead.kernel.errors import Problem
from beachhead.kernel.fair import fast_stream
from beachhead.kernel.options import read_options
from beachhead.simulate.batch import play_game


def game() -> BaseGame:
    loaded = load_game("normandy")
    assert isinstance(loaded, BaseGame)
    return loaded


def thoughtful_moment(seats: int = 1) -> tuple[Any, Decision]:
    """A state in which somebody has a choice worth thinking about, reached by the sergeant."""
    battle, stream = game(), fast_stream("moment")
    state: Any = battle.start(battle.options_type(), seats)
    while True:
        pending = battle.pending(state)
        assert not isinstance(pending, Over)
        now = pending[0]
        if isinstance(now, Decision):
            if now.ask == "move" and len(now.options) > 2:
                return state, now
            event: Any = Choice(now.seat, sergeant.choose(battle, state, now, stream))
        else:
            event = now.happen(stream)
        state, _ = battle.apply(state, event)


def test_three_bots_and_the_quick_one_is_preferred() -> None:
    assert list(bots_for("normandy")) == ["random", "sergeant", "general"]
    assert preferred_bot("normandy") == "sergeant"


def test_the_general_plays_the_same_with_the_same_seed() -> None:
    state, decision = thoughtful_moment()
    choices = [general.think(game(), state, decision, fast_stream("same"), 400) for _ in range(2)]
    assert choices[0] == choices[1]
    assert choices[0] in decision.options


def test_the_general_stops_when_his_budget_is_spent(monkeypatch: pytest.MonkeyPatch) -> None:
    state, decision = thoughtful_moment()
    applied = 0
    plain = BaseGame.apply

    def counting(self: BaseGame, s: Any, event: Any) -> Any:
        nonlocal applied
        applied += 1
        return plain(self, s, event)

    monkeypatch.setattr(BaseGame, "apply", counting)
    general.think(game(), state, decision, fast_stream("x"), 1)
    one_round = applied
    applied = 0
    general.think(game(), state, decision, fast_stream("x"), 2000)
    assert 0 < one_round < 2000 <= applied < 4000


def test_the_general_who_is_told_so_gives_his_best_answer_so_far() -> None:
    state, decision = thoughtful_moment()
    looked = 0

    def after(imagined: int) -> Bot:
        nonlocal looked
        looked = 0

        def enough() -> bool:
            nonlocal looked
            looked += 1
            return looked > imagined

        return find_bot("general:99999", "normandy", enough)

    at_once = sergeant.choose(game(), state, decision, fast_stream("x"))
    assert after(0)(game(), state, decision, fast_stream("x")) == at_once
    assert after(40)(game(), state, decision, fast_stream("x")) in decision.options
    assert looked < 50


def test_the_general_takes_what_is_on_offer_with_his_usual_budget() -> None:
    state, decision = thoughtful_moment()
    usual = find_bot("general", "normandy")(game(), state, decision, fast_stream("usual"))
    assert usual in decision.options
    assert usual == general.think(game(), state, decision, fast_stream("usual"), general.BUDGET)


def test_the_general_leaves_dice_to_the_sergeants_plan() -> None:
    battle = game()
    state = battle.start(battle.options_type(), 1)
    stream = fast_stream("dice")
    while not isinstance(now := battle.pending(state)[0], Decision):  # type: ignore[index]
        state, _ = battle.apply(state, now.happen(stream))
    assert now.ask == "lock"
    chosen = general.choose(battle, state, now, fast_stream("a"))
    assert chosen == sergeant.choose(battle, state, now, fast_stream("b"))


@pytest.mark.parametrize("seats", [1, 3])
def test_the_general_commands_any_number_of_units_to_the_end(seats: int) -> None:
    battle = game()
    options = read_options(battle, {"level": "dice"})
    over, events = play_game(
        battle,
        options,
        (find_bot("general:40", "normandy"),) * seats,
        fast_stream("dice"),
        fast_stream("thoughts"),
    )
    assert over.result in ("won", "lost")
    assert events > 20


@pytest.mark.parametrize("name", ["general:", "general:0", "general:x", "general:-5", "general:²"])
def test_a_budget_that_is_none_is_refused(name: str) -> None:
    if name == "general:":
        assert find_bot(name, "normandy") is general.choose
        return
    with pytest.raises(Problem) as raised:
        find_bot(name, "normandy")
    assert raised.value.code == "bad-budget"


@pytest.mark.parametrize("name", ["sergeant:50", "colonel", "random:9"])
def test_only_bots_that_think_have_a_budget(name: str) -> None:
    with pytest.raises(Problem) as raised:
        find_bot(name, "normandy")
    assert raised.value.code == "unknown-bot"
