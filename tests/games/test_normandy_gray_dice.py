"""Normandy: MGF rolled with the gray dice of the small games (V-10)."""

from __future__ import annotations

from typing import Any

import pytest

from beachhead.bots import find_bot
from beachhead.games.normandy import actions as a
from beachhead.kernel.contract import decision_for
from beachhead.kernel.fair import fast_stream
from beachhead.kernel.scene import message
from beachhead.locale import LANGUAGES, Texts
from tests.games.normandy_fight import at, on_proving_ground, told, troop
from tests.games.normandy_play import normandy, the_game, throw, unit
from tests.games.test_normandy_outlook import at_move, came_of_it, endings, expected
from tests.script import Script, find

GRAY: dict[str, Any] = {"mgf_dice": "gray"}
RICH = {"stars": 5, "courage": 5, "tools": 5}
MGF = 8
"""The DEF of the sector of Exercise Tiger that is called like it, and has an MGF."""


def under_fire(roll: str, **fields: Any) -> Script:
    """A Unit of 30 Soldiers in MGF, whose dice fall like this."""
    play = at("combat", troop("8", **fields), **GRAY)
    throw(play, roll)
    return play


def lost(play: Script) -> tuple[int, int, int, int]:
    """Soldiers to the MGF, and of what a rich Unit had the Stars, Courage and Item Points."""
    one = unit(play)
    return 30 - MGF - one.soldiers, 5 - one.stars, 5 - one.courage, 5 - one.tools


@pytest.mark.rule("V-10")
@pytest.mark.parametrize(
    ("roll", "loss"),
    [
        ("Gk G2 G1", (5, 0, 0, 0)),
        ("Gk Gk Gk", (6, 0, 0, 0)),
        ("Gs Gs Gs", (0, 3, 0, 0)),
        ("G1 Gc Gt", (1, 0, 1, 2)),
        ("Gs Gc Gt", (0, 1, 1, 2)),
    ],
)
def test_three_gray_dice_cost_what_they_show(roll: str, loss: tuple[int, ...]) -> None:
    play = at("combat", troop("8", **RICH), **GRAY)
    assert play.pool() == "GGG"
    fired = find(throw(play, roll), "gray-dice-fired")
    assert (fired.soldiers, fired.stars, fired.courage, fired.tools) == loss
    assert fired.cites() == "V-10"
    assert lost(play) == loss
    assert find(play.facts, "fought").fire == loss[0]
    rules = {fact.resource: fact.cites() for fact in told(play, "lost") if fact.amount != MGF}
    assert set(rules.values()) == {"V-10"}


@pytest.mark.rule("V-10")
@pytest.mark.parametrize(
    ("roll", "has", "loss"),
    [
        ("Gs Gc Gt", {}, (4, 0, 0, 0)),
        ("Gs Gs Gs", {"stars": 1}, (2, 1, 0, 0)),
        ("G1 Gt Gt", {"tools": 3}, (2, 0, 0, 3)),
        ("Gc Gc Gt", {"courage": 1, "tools": 2}, (1, 0, 1, 2)),
    ],
)
def test_what_a_unit_lacks_it_loses_in_soldiers(
    roll: str, has: dict[str, int], loss: tuple[int, ...]
) -> None:
    fired = find(under_fire(roll, **has).facts, "gray-dice-fired")
    assert (fired.soldiers, fired.stars, fired.courage, fired.tools) == loss
    left = unit(under_fire(roll, **has))
    assert (left.stars, left.courage, left.tools) == tuple(
        has.get(name, 0) - gone
        for name, gone in zip(("stars", "courage", "tools"), loss[1:], strict=True)
    )


@pytest.mark.rule("V-10", "V-1")
@pytest.mark.parametrize(("last", "specialists"), [("Gk", 0), ("G2", 1)])
def test_double_mgf_is_six_dice_and_any_skull_does_special_damage(
    last: str, specialists: int
) -> None:
    held = troop("6", specialists="usa-scout", **RICH)
    play = on_proving_ground("combat", held, **GRAY)
    assert play.pool() == "GGGGGG"
    throw(play, f"{last} G1 G1 Gs Gc Gt")
    assert len(unit(play).specialists) == specialists
    assert find(play.facts, "fought").fire == 4


@pytest.mark.rule("V-10", "V-7")
@pytest.mark.parametrize(("roll", "left", "fire"), [("Gk Gs Gs", None, 2), ("G2 Gs Gs", 1, 0)])
def test_a_skull_destroys_a_vehicle_which_then_protects_no_more(
    roll: str, left: int | None, fire: int
) -> None:
    held = troop("7", vehicle="half-track", **RICH)
    play = on_proving_ground("combat", held, **GRAY)
    throw(play, roll)
    assert (unit(play).vehicle is None) == (left is None)
    assert find(play.facts, "fought").fire == fire


@pytest.mark.rule("V-10", "T-8")
@pytest.mark.card("flak-vest")
def test_cards_that_lessen_mgf_lessen_the_soldiers_lost() -> None:
    play = at("move", troop("8", hand="flak-vest", stars=1), **GRAY)
    play.do("seat1 stay", "seat1 use flak-vest")
    throw(play, "G2 Gs Gc")
    assert (find(play.facts, "fought").fire, unit(play).stars) == (0, 0)
    assert unit(play).soldiers == 30 - MGF
    vest = at("combat", troop("8", specialists="usa-sharpshooter", stars=1), **GRAY)
    less = the_game().content.by_id["usa-sharpshooter"].effects[1].soldiers
    throw(vest, "G2 Gs Gc")
    assert find(vest.facts, "fought").fire == 2 + 1 - less


@pytest.mark.rule("V-10", "T-9")
@pytest.mark.card("purple-heart")
def test_a_card_that_stands_in_takes_the_place_of_all_of_it() -> None:
    play = under_fire("G2 Gs Gc", hand="purple-heart", **RICH)
    assert play.asks() == "suffer"
    assert lost(play) == (-MGF, 0, 0, 0)
    asked = play.game.scene(play.state, 0).asked
    lists = ("2 Soldiers, 1 Star and 1 Courage", "2 Soldats, 1 Étoile et 1 Courage")
    for language, said in zip(LANGUAGES, lists, strict=True):
        line = Texts(language, play.game).message(asked[0])
        assert line.replace("\u00a0", " ").startswith(said)
    play.do("seat1 instead purple-heart")
    assert lost(play)[:2] == (0, 0) and unit(play).courage == 5 + 3


@pytest.mark.rule("V-10")
@pytest.mark.card("binoculars")
@pytest.mark.parametrize(
    ("roll", "has", "turned"),
    [
        ("Gk G2 Gs", RICH, "Gk Gt"),
        ("Gs G1 G2", RICH, "G2 Gt"),
        ("Gs G1 G2", {"stars": 2}, "G2 Gs"),
        ("Gc G1 G2", {"courage": 2}, "G2 Gc"),
        ("G1 G2 G2", {}, "G2 Gs"),
    ],
)
def test_a_card_that_changes_a_die_turns_the_worst_to_the_mildest(
    roll: str, has: dict[str, int], turned: str
) -> None:
    play = under_fire(roll, hand="binoculars", **has)
    assert (play.asks(), play.options()) == ("fire", ["done", "use binoculars"])
    fact = find(play.do("seat1 use binoculars"), "die-turned")
    die, becomes = turned.split()
    assert (fact.die % 6, fact.becomes % 6) == ("ks12ct".index(die[1]), "ks12ct".index(becomes[1]))


@pytest.mark.rule("V-10")
@pytest.mark.card("binoculars")
def test_where_no_die_can_be_milder_the_card_is_not_offered() -> None:
    play = under_fire("Gs Gc Gt", hand="binoculars", **RICH)
    assert not told(play, "card-used") and play.state.phase != "combat"


@pytest.mark.rule("V-10")
@pytest.mark.card("binoculars")
@pytest.mark.parametrize(("roll", "uses"), [("Gk G1 Gs", True), ("G1 G1 Gs", False)])
def test_the_sergeant_turns_a_die_that_costs_much(roll: str, uses: bool) -> None:
    play = under_fire(roll, hand="binoculars", **RICH)
    decision = decision_for(play.game.pending(play.state), 0)
    assert decision is not None
    chosen = find_bot("sergeant", "normandy")(play.game, play.state, decision, fast_stream("mgf"))
    assert (chosen == a.Use("binoculars")) == uses


@pytest.mark.rule("V-10")
def test_ordinary_dice_are_rolled_unless_gray_ones_are_chosen() -> None:
    (spec,) = (spec for spec in the_game().specs() if spec.name == "mgf_dice")
    assert (spec.default, spec.choices, spec.rule, spec.group) == (
        *("d6", ("d6", "gray"), "V-10", "losses"),
    )
    assert at("combat", troop("8")).pool() == "D"


# What is foretold


WAYS = (("6", "8"), ("5", "8"), ("8", "10"), ("10", "bunker"), ("8", "8"))


@pytest.mark.rule("V-10")
@pytest.mark.parametrize(("here", "to"), WAYS)
@pytest.mark.parametrize("soldiers", (8, 9, 10, 13, 14, 15, 17, 22))
@pytest.mark.parametrize("has", ({}, {"stars": 1, "tools": 1}))
def test_what_is_foretold_comes_true(
    here: str, to: str, soldiers: int, has: dict[str, Any]
) -> None:
    play = at_move(here, soldiers=soldiers, **has, **GRAY)
    assert expected(play, to).fate == came_of_it(play, to)


@pytest.mark.rule("V-10")
@pytest.mark.parametrize("courage", (3, 4, 9))
def test_the_range_of_losses_knows_what_the_move_leaves(courage: int) -> None:
    play = at_move("6", soldiers=40, stars=1, courage=courage, tools=3, **GRAY)
    told = expected(play, "8")
    ends = [state.players[0] for state, _ in endings(play, "8")]
    paid = courage - max(end.courage for end in ends)
    soldiers = {40 - told.defence - end.soldiers for end in ends}
    assert told.fire == (min(soldiers), max(soldiers))
    most = told.besides
    assert (most.soldiers, most.stars, most.courage, most.tools) == (
        0,
        1 - min(end.stars for end in ends),
        courage - paid - min(end.courage for end in ends),
        3 - min(end.tools for end in ends),
    )


@pytest.mark.rule("V-10")
def test_the_map_says_what_is_rolled() -> None:
    scene = {
        name: normandy(**options).game.scene(normandy(**options).state, 0)
        for name, options in (("d6", {}), ("gray", GRAY))
    }
    for rolled, shown in scene.items():
        board = next(panel for panel in shown.panels if hasattr(panel, "cells"))
        cell = next(cell for cell in board.cells if cell.id == "8")
        assert message("detail-mgf", dice=1, rolled=rolled) in cell.details
