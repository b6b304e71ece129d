"""Normandy with Playing with Fire: too many explosives cost Soldiers (O-1)."""

from __future__ import annotations

from typing import Any

import pytest

from beachhead.bots import find_bot
from beachhead.games.normandy import NormandyGame
from beachhead.games.normandy.shown.forecast import outlook
from beachhead.kernel.contract import Action, Choice, Decision, Over
from beachhead.kernel.fair import fast_stream
from beachhead.kernel.notation import write_entry
from beachhead.locale import Texts
from tests.games.normandy_fight import at, told, troop
from tests.games.normandy_known import refusals
from tests.games.normandy_play import unit
from tests.script import Script

TWO = "bazooka bangalore-torpedo"
THREE = f"{TWO} flame-thrower"
FOUR = f"{THREE} satchel-charge"
BRAVE = {"courage": 9}
"""They could go on, so they have to say that they stay."""


def fire(phase: str, *troops: dict[str, Any], **options: Any) -> Script:
    """These Units come to a phase."""
    return at(phase, *(troop | BRAVE for troop in troops), playing_with_fire=True, **options)


def done(play: Script, *lines: str) -> Script:
    """Do this, and then nothing more until Combat is over."""
    play.do(*lines)
    turn = play.state.turn
    while play.state.turn == turn and play.asks() == "ready":
        play.do("seat1 done")
    return play


def said(play: Script, seat: int = 0) -> set[str]:
    """What is said with a question, and of its options, in English."""
    game, texts = play.game, Texts("en", play.game)
    scene = game.scene(game.view(play.state, seat), seat)
    lines = (*scene.asked, *(line for about in scene.about for line in about.lines))
    return {texts.message(line) for line in lines}


def written(action: Action) -> str:
    return write_entry(Choice(0, action)).removeprefix("seat1 ")


# The rule


@pytest.mark.rule("O-1")
@pytest.mark.parametrize(("hand", "lost"), [("", 0), (TWO, 0), (THREE, 1), (FOUR, 2)])
def test_each_icon_beyond_two_costs_a_soldier_before_combat(hand: str, lost: int) -> None:
    play = done(fire("move", troop("1", hand=hand)), "seat1 stay")
    assert unit(play).soldiers == 30 - lost - 2  # the DEF of sector 1
    assert [fact.soldiers for fact in told(play, "exploded")] == [lost] * bool(lost)


@pytest.mark.rule("O-1", "N-2")
def test_specialists_carry_icons_as_well() -> None:
    holder = troop("1", hand=TWO, specialists="usa-grenadier")
    assert unit(done(fire("move", holder), "seat1 stay")).soldiers == 30 - 1 - 2


@pytest.mark.rule("O-1")
def test_without_the_option_nobody_is_hurt() -> None:
    play = done(at("move", troop("1", hand=FOUR, courage=9)), "seat1 stay")
    assert unit(play).soldiers == 30 - 2


@pytest.mark.rule("O-1")
def test_what_is_used_in_time_costs_nothing() -> None:
    play = done(fire("move", troop("1", hand=THREE)), "seat1 stay", "seat1 use bazooka")
    assert unit(play).soldiers == 30
    assert not told(play, "exploded")


@pytest.mark.rule("O-1", "T-9")
def test_what_is_given_away_in_time_costs_nothing() -> None:
    play = fire("trade", troop("1", hand=THREE), troop("1"))
    play.do("seat1 give-card seat2 bazooka")
    while play.state.turn == 1:
        for seat in (1, 2):
            if ask := play.asks(seat):
                play.do(f"seat{seat} {'stay' if ask == 'move' else 'done'}")
    assert not told(play, "exploded")


@pytest.mark.rule("O-1", "V-5")
def test_specialists_fall_where_soldiers_are_short() -> None:
    weak = troop(
        "1", soldiers=1, hand=FOUR, specialists="usa-medic usa-scout usa-corporal usa-hero"
    )
    play = fire("move", weak)
    play.do("seat1 stay", "seat1 done")
    assert play.asks() == "forfeit"


@pytest.mark.rule("O-1", "V-5")
def test_a_unit_may_be_wiped_out_by_it_and_is_told_so() -> None:
    play = fire("move", troop("1", soldiers=2, hand=FOUR))
    play.do("seat1 stay", "seat1 done")
    pending = play.game.pending(play.state)
    assert isinstance(pending, Over)
    assert (pending.result, pending.rule) == ("lost", "O-1")
    for language, words in (("en", "by its own explosives"), ("fr", "ses propres explosifs")):
        assert words in Texts(language, play.game).message(pending.reason)


@pytest.mark.rule("O-1", "V-6")
def test_whoever_enters_the_final_bunker_is_still_in_phase_five() -> None:
    play = fire("move", troop("10", soldiers=60, hand=THREE))
    play.do("seat1 move bunker", "seat1 done")
    assert [fact.soldiers for fact in told(play, "exploded")] == [1]


@pytest.mark.rule("O-1", "V-9")
@pytest.mark.parametrize("level", ["cards", "dice"])
def test_those_who_learn_the_game_play_without(level: str) -> None:
    assert refusals(level=level, playing_with_fire=True) == [("no-module-in-training", "V-9")]


# What is told before


@pytest.mark.rule("O-1")
@pytest.mark.parametrize("phase", ["rally", "trade", "move"])
def test_one_is_warned_as_long_as_something_can_be_done(phase: str) -> None:
    warning = "4 Explosive icons: you will lose 2 Soldiers before Combat."
    assert warning in said(fire(phase, troop("1", hand=FOUR, tools=40)))
    assert warning not in said(fire(phase, troop("1", hand=TWO, tools=40)))


@pytest.mark.rule("O-1")
def test_one_is_warned_of_what_a_further_icon_will_cost() -> None:
    play = fire("rally", troop("1", hand=TWO, tools=40))
    scene = play.game.scene(play.state, 0)
    warned = {
        written(about.action)
        for about in scene.about
        if any(line.id == "more-explosive" for line in about.lines)
    }
    assert warned == {"find bangalore-torpedo", "find bazooka", "find flame-thrower"}


@pytest.mark.rule("O-1", "V-5")
def test_the_forecast_of_a_move_counts_it() -> None:
    for soldiers, hand, fate in ((3, TWO, "lives"), (3, THREE, "falls"), (4, THREE, "lives")):
        play = fire("move", troop("1", soldiers=soldiers, hand=hand))
        assert isinstance(play.game, NormandyGame)
        here = play.state.unit(0).sector
        assert outlook(play.game.box, play.state, 0, here).fate == fate


# Bots


def advice(play: Script) -> str:
    """What the sergeant does."""
    asked = next(q for q in play.game.pending(play.state) if isinstance(q, Decision))  # type: ignore[union-attr]
    choice = find_bot("sergeant", "normandy")(play.game, play.state, asked, fast_stream("fire"))
    return written(choice)


@pytest.mark.rule("O-1")
def test_the_sergeant_buys_no_explosive_beyond_what_is_safe() -> None:
    holder = troop("1", hand=TWO, tools=8)
    assert advice(fire("rally", holder)) != "find flame-thrower"
    only = troop("1", hand=THREE, tools=8)
    assert advice(fire("rally", only)) != "find flame-thrower"


@pytest.mark.rule("O-1")
def test_the_sergeant_gives_away_or_uses_what_is_too_much() -> None:
    assert advice(fire("trade", troop("1", hand=THREE), troop("1"))).startswith("give-card seat2")
    play = fire("move", troop("2", hand=THREE))
    play.do("seat1 stay")
    assert advice(play) in ("use bazooka", "use bangalore-torpedo")
