"""Normandy with Missions: what the sergeant keeps, gathers, does, and does not do."""

from __future__ import annotations

from typing import Any

import pytest

from beachhead.bots.normandy import sergeant
from beachhead.games.normandy import NormandyGame
from beachhead.games.normandy.modules.missions.state import MissionsPlayer
from beachhead.kernel.contract import Decision
from beachhead.kernel.fair import fast_stream
from beachhead.kernel.kinds import read_die
from beachhead.kernel.notation import write_action
from beachhead.simulate import simulate
from tests.games.normandy_fight import at, troop
from tests.games.test_normandy_missions import POSSIBLE, dealt, held, upkeep
from tests.script import Script

LATE = 9
"""A turn in which Units save for their Missions."""


def answer(play: Script, seat: int = 1) -> str:
    decision = play.decision(seat)
    assert isinstance(decision, Decision)
    chosen = sergeant.choose(play.game, play.state, decision, fast_stream("sergeant"))
    assert chosen in decision.options
    return write_action(chosen)


def moment(phase: str, mission: str, sector: str = "1", **fields: Any) -> Script:
    options = fields.pop("options", {"missions": True})
    one = troop(sector, missions=held(mission), **fields)
    return at(phase, one, turn=LATE, **options)


@pytest.mark.rule("M-1")
def test_of_two_missions_the_easier_is_mostly_kept() -> None:
    play = dealt("lillyman-lights", "sanders-destroyers")
    play.do("seat1 draws sanders-destroyers", "seat1 draws lillyman-lights")
    decision = play.decision()
    assert decision is not None
    kept = [
        write_action(sergeant.choose(play.game, play.state, decision, fast_stream(str(number))))
        for number in range(40)
    ]
    assert kept.count("keep-mission lillyman-lights") > 30


@pytest.mark.rule("M-2")
def test_a_mission_is_done_at_once_and_cheaply() -> None:
    play = upkeep(
        "hobart-crocodiles",
        "9",
        specialists="usa-sharpshooter usa-marksman",
        hand="flame-thrower",
        dice="Rk Rk Wk Wk B1 B1",
    )
    assert answer(play) == "accomplish hobart-crocodiles first"
    dice = "Rs R1 Ws W1 B2 Bt"
    play = upkeep("capa-photographs", stars=2, specialists="usa-combat-photographer", dice=dice)
    assert answer(play) == "accomplish capa-photographs only B2 Bt"


@pytest.mark.rule("M-2")
def test_a_mission_waits_if_it_would_cost_the_battle() -> None:
    nothing = "Rk Rk Wk Wk Bk Bk"
    fields = {"stars": 2, "specialists": "usa-medic"}
    assert answer(upkeep("maczek-mace", "9", soldiers=10, dice=nothing, **fields)) == "done"
    assert answer(upkeep("maczek-mace", "9", soldiers=60, dice=nothing, **fields)) != "done"
    note = {"stars": 4, "dice": nothing}
    assert answer(upkeep("eisenhower-note", "2", courage=3, **note)) == "done"
    assert answer(upkeep("eisenhower-note", "2", courage=9, **note)) != "done"


@pytest.mark.rule("M-2")
def test_what_is_asked_for_is_rallied_and_found_first() -> None:
    play = moment("rally", "howard-coup", stars=9)
    assert answer(play) == "rally usa-scout"
    play = moment("rally", "spalding-trail", tools=20)
    assert answer(play) == "find mine-detector"


@pytest.mark.rule("M-2")
def test_late_in_the_battle_nothing_else_is_bought_before() -> None:
    play = moment("rally", "winters-assault", stars=7)
    assert answer(play) == "done"
    assert answer(at("rally", troop("1", stars=7), turn=LATE)).startswith("rally")


@pytest.mark.rule("M-4")
def test_the_only_copy_that_a_friend_needs_is_left_to_him() -> None:
    mine = troop("1", stars=10, missions=MissionsPlayer(done=("howard-coup",)))
    theirs = troop("1", missions=held("winters-assault"))
    play = at("rally", mine, theirs, missions=True, turn=LATE)
    assert "rally lieutenant" in play.options()
    decision = play.decision()
    assert decision is not None
    (module,) = (one for one in NormandyGame.modules if one.id == "missions")
    box = play.game.box  # type: ignore[attr-defined]
    kept = module.sensible(box, play.state, 0, decision.ask, decision.options)
    left = set(decision.options) - set(kept)
    assert [write_action(option) for option in left] == ["rally lieutenant"]


@pytest.mark.rule("M-2")
def test_an_item_that_is_asked_for_is_not_used_up() -> None:
    play = moment("rally", "pinder-radio", hand="field-radio", courage=9)
    while "use field-radio" not in play.options():
        play.do(f"seat1 {'stay' if 'stay' in play.options() else 'done'}")
    assert answer(play) != "use field-radio"


@pytest.mark.rule("M-4")
@pytest.mark.card("amphetamines")
def test_a_card_makes_the_rwb_that_is_all_that_is_lacking() -> None:
    fields: dict[str, Any] = {"specialists": "usa-sharpshooter", "hand": "amphetamines"}
    play = moment("tally", "currie-stand", dice="Rs R1 W1 Wt Bt B2", **fields)
    assert answer(play) == "use amphetamines"
    play.do("seat1 use amphetamines")
    assert answer(play) == "call-rwb courage"


@pytest.mark.rule("M-2")
def test_dice_that_are_lacking_are_kept() -> None:
    dice = tuple(sorted(map(read_die, ["Rk", "Rk", "W1", "W1", "B1", "Bt"])))
    play = moment("roll", "skinner-duty", courage=9)
    play.do("seat1 rolls Rk Rk W1 W1 B1 Bt")
    assert play.asks() == "lock" and play.state.players[0].turn.dice == dice
    assert answer(play) == "lock Rk Rk"


@pytest.mark.rule("M-1")
def test_nobody_walks_into_the_bunker_before() -> None:
    rich = {"courage": 9, "soldiers": 90}
    assert answer(moment("move", "howard-coup", "9", turns=1, **rich)) != "move bunker"
    done = troop("9", missions=MissionsPlayer(done=("howard-coup",)), turns=1, **rich)
    assert answer(at("move", done, missions=True, turn=LATE)) == "move bunker"


@pytest.mark.rule("M-6")
def test_who_can_pay_goes_in_and_who_cannot_waits() -> None:
    fields: dict[str, Any] = {"courage": 9, "soldiers": 90, "turns": 1, "options": POSSIBLE}
    assert answer(moment("move", "cota-breakthrough", "9", stars=8, **fields)) == "move bunker"
    assert answer(moment("move", "cota-breakthrough", "9", stars=7, **fields)) != "move bunker"


@pytest.mark.rule("M-9")
def test_new_orders_are_found_and_used_when_a_mission_cannot_be_done() -> None:
    play = moment("rally", "howard-coup", gone="usa-scout", tools=9)
    assert answer(play) == "find new-orders"
    play = moment("rally", "howard-coup", gone="usa-scout", hand="new-orders")
    assert answer(play) == "use new-orders"
    assert answer(moment("rally", "howard-coup", hand="new-orders")) != "use new-orders"


@pytest.mark.rule("M-9", "M-6")
def test_of_two_missions_the_harder_goes() -> None:
    one = troop("1", hand="new-orders", missions=held("lillyman-lights", "stagg-forecast"))
    play = at("rally", one, turn=LATE, **POSSIBLE)
    play.do("seat1 use new-orders")
    assert answer(play) == "drop-mission stagg-forecast"


@pytest.mark.rule("M-4")
def test_what_is_worth_least_is_taken_out() -> None:
    play = dealt("rudder-climb")
    play.do("seat1 draws rudder-climb")
    assert answer(play) == "take-out first-aid-kit"


@pytest.mark.rule("M-1")
def test_most_battles_are_still_won() -> None:
    given: dict[str, object] = {"missions": True}
    played = simulate("normandy", given, ("sergeant",), games=12, seed="missions", workers=1)
    assert played.wins[0] >= 6
