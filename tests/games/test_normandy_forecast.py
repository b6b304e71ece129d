"""Normandy: what dice make as they lie, and what a Unit is told before it stops (T-3 to T-6)."""

from __future__ import annotations

from typing import Any

import pytest

from beachhead.kernel.kinds import read_die
from beachhead.kernel.scene import DiceRow, Forecast, message
from beachhead.locale import Texts
from tests.games.normandy_play import STRAIGHT, change, give_card, normandy, throw
from tests.script import Script


def told(play: Script) -> Forecast:
    found = play.game.look(play.state, 0).forecast
    assert found is not None
    return found


def said(play: Script) -> tuple[list[str], list[str]]:
    """Gains, and everything else, in words."""
    texts, found = Texts("en", play.game), told(play)
    gains = [texts.message(gain.text) for gain in found.gains]
    return gains, [texts.message(line) for line in (*found.lines, *found.open)]


def row(play: Script) -> DiceRow:
    panels = play.game.look(play.state, 0).panels
    return next(panel for panel in panels if isinstance(panel, DiceRow) and panel.seat == 0)


def lying(dice: str, **options: Any) -> Script:
    """Dice that have fallen, and two of them locked if they must be."""
    play = normandy(**options)
    change(play, soldiers=20)
    throw(play, dice)
    return play


@pytest.mark.rule("T-4")
def test_what_dice_bring_is_told_before_anything_is_locked() -> None:
    play = lying("Rs Rs W1 W2 Bc Bt")
    assert said(play) == (["+3 Soldiers", "+2 Stars", "+1 Courage", "+1 Item Point"], [])
    play.do("seat1 lock Rs Rs")
    assert row(play).locked == (0, 1)
    assert said(play)[0] == ["+3 Soldiers", "+2 Stars", "+1 Courage", "+1 Item Point"]


@pytest.mark.rule("T-3")
def test_skulls_say_what_they_cancel() -> None:
    one = lying("Rk Rs W1 W2 B2 Bs")
    assert said(one) == (
        ["3 to 5 Soldiers", "1 to 2 Stars"],
        ["The skull cancels 1 other die of your choice."],
    )
    many = lying("Rk Rk Wk W2 B1 Bs")
    assert said(many) == ([], ["Your dice bring nothing.", "3 skulls cancel all other dice."])
    assert not told(many).fails
    bitten = lying("Rk Rk Wk Wk B1 B1", spare_skulls="soldiers")
    assert said(bitten)[0] == ["−2 Soldiers"]


@pytest.mark.rule("T-5")
def test_an_rwb_is_lit_up_named_and_counted() -> None:
    play = lying("R1 Rs W1 Wc B1 Bs", nation_rwb="same")
    (made,) = row(play).sets
    assert [row(play).dice[place] for place in made.places] == [*map(read_die, ("R1", "W1", "B1"))]
    assert Texts("en", play.game).message(made.title).startswith("Reinforcements (soldier): ")
    gains, _ = said(play)
    assert "Reinforcements" in gains


@pytest.mark.rule("T-5")
def test_an_rwb_that_a_skull_can_break_is_not_promised() -> None:
    play = lying("R2 Rk W2 Ws B2 Bs", nation_rwb="same")
    gains, lines = said(play)
    assert "Mass Landing" not in gains
    assert "Mass Landing, unless a skull cancels one of its dice." in lines
    first = lying("R2 Rk W2 Ws B2 Bs", nation_rwb="same", skull_order="rwb-first")
    assert "Mass Landing" in said(first)[0]


@pytest.mark.rule("T-6")
@pytest.mark.parametrize(("straight", "besides"), [("instead", "no"), ("besides", "yes")])
def test_a_straight_leaves_the_award_open(straight: str, besides: str) -> None:
    play = lying(STRAIGHT, straight=straight)
    (made,) = row(play).sets
    assert (len(made.places), made.title) == (6, message("set-straight-award"))
    assert told(play).open == (message("forecast-straight", besides=besides),)
    skull = "The skull cancels 1 other die of your choice."
    assert (skull in said(play)[1]) == (straight == "instead")


@pytest.mark.rule("T-8")
def test_what_cards_give_every_turn_belongs_to_it() -> None:
    play = lying("Rs Rs W1 W1 Bc Bc")
    before = said(play)[0]
    give_card(play, 1, "usa-scout")
    assert said(play)[0] == [*before, "+2 Item Points"]


@pytest.mark.rule("T-4")
def test_nothing_is_told_once_the_dice_have_counted() -> None:
    play = lying("Rs Rs W1 W1 Bc Bc")
    play.do("seat1 lock Rs Rs", "seat1 stand")
    assert play.game.look(play.state, 0).forecast is None
    assert row(play).sets == ()
