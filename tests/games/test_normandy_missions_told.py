"""What the table tells of Missions: what is missing, what is lost, what a choice does to them."""

from __future__ import annotations

from typing import Any

import pytest

from beachhead.drawing import board_words
from beachhead.games.normandy.map.sheet import BattleMap
from beachhead.games.normandy.modules.missions.state import MissionsPlayer
from beachhead.games.normandy.state import Deck
from beachhead.kernel.notation import write_action
from beachhead.kernel.scene import Board, CardRow, Notes
from beachhead.locale import Texts
from tests.games.crossing_play import roll, set_aboard, shells
from tests.games.normandy_fight import at, go_on, told, troop
from tests.games.normandy_play import change, normandy, pass_on, the_game, throw, to_phase, unit
from tests.script import Script, find

SEA: dict[str, Any] = {"map": "omaha-beach", "crossing": True, "missions": True}
DONE = MissionsPlayer(done=("howard-coup",))
NAMES = ("Ann", "Ben")


def held(*cards: str) -> MissionsPlayer:
    return MissionsPlayer(held=cards)


def seaborne(mission: str, sector: str = "a1", seats: int = 1, **options: Any) -> Script:
    """Craft at sea, with this Mission for the first of them."""
    play = normandy(seats, **(SEA | options))
    while play.state.phase == "start":
        seat = next((n for n in range(1, seats + 1) if play.asks(n) == "launch"), None)
        if play.deck(None) is None and seat and not any(map(play.deck, range(1, seats + 1))):
            play.do(f"seat{seat} launch a{seat}")
        else:
            pass_on(play)
    for seat in range(1, seats + 1):
        change(play, seat, missions=held(mission) if seat == 1 else MissionsPlayer())
    change(play, sector=sector)
    return play


def panel(play: Script, seat: int = 0, language: str = "en") -> list[str]:
    """What the panel of a Mission says."""
    texts = Texts(language, play.game, NAMES)
    found = [p for p in play.game.look(play.state, seat).panels if isinstance(p, Notes)]
    return [texts.message(line) for notes in found for line in notes.lines]


def asked(play: Script, language: str = "en") -> str:
    """What the first seat is told beside its question."""
    texts = Texts(language, play.game, NAMES)
    return " ".join(map(texts.message, play.game.look(play.state, 0).asked))


def warned(play: Script, option: str, seat: int = 1) -> list[str]:
    """What is said of Missions beside an option."""
    texts = Texts("en", play.game, NAMES)
    about = play.game.look(play.state, seat - 1).about
    lines = [item.lines for item in about if write_action(item.action) == option]
    return [texts.message(one) for part in lines for one in part if one.id.startswith("mission-")]


# C-14: not at sea


@pytest.mark.rule("C-14", "M-2")
@pytest.mark.parametrize("mission", ["maczek-mace", "steele-tower", "beckett-roadway"])
def test_nothing_of_a_mission_is_there_at_sea(mission: str) -> None:
    play = seaborne(mission, "c1")
    change(play, tools=20, soldiers=30, stars=9)
    assert panel(play) == [
        "Missions do not count at sea: this one does from the first turn of the battle on."
    ]
    assert "Mission" not in asked(play)
    box = play.game.box  # type: ignore[attr-defined]
    for need in play.game.content.by_id[mission].asks:
        assert need.lacks(box, play.state, 0) == need.said()
        assert need.ways(box, play.state, 0) == ()


# Rows


@pytest.mark.rule("C-1", "M-2")
def test_rows_of_the_battle_map_have_one_number_and_those_of_the_sea_letters() -> None:
    play = seaborne("maczek-mace")
    texts = Texts("fr", play.game)
    (board,) = (p for p in play.game.look(play.state, 0).panels if isinstance(p, Board))
    rows = [said for said in board_words(texts, board) if said.startswith("Rangée")]
    assert [said.split()[1] for said in rows[:7]] == ["a", "b", "c", "d", "e", "f", "1"]
    assert rows[8].startswith("Rangée 3")


@pytest.mark.rule("M-2")
def test_a_row_that_is_missing_is_told_with_its_sectors() -> None:
    play = at("rally", troop("1", tools=9, missions=held("maczek-mace")), missions=True)
    ground = play.game.box.ground(play.state)  # type: ignore[attr-defined]
    numbers = [sector.number for sector in ground.map.sectors if sector.row == 3]
    (said,) = (said for said in panel(play) if "row 3" in said)
    assert said.startswith("Missing: in row 3 or higher (row 3: ")
    assert all(number in said.split("(")[1] for number in numbers)


# What can no longer be met


@pytest.mark.rule("M-4", "C-4", "C-14")
def test_a_mission_whose_card_was_lost_at_sea_is_redrawn_when_the_battle_begins() -> None:
    play = seaborne("winters-assault")
    set_aboard(play, passengers=("lieutenant", "captain"))
    roll(play, "Rs Rs Ws W1 B1 Bt")
    assert warned(play, "lose-card captain") == []
    (said,) = warned(play, "lose-card lieutenant")
    assert said.startswith("Then “Lieutenant Richard Winters’s Assault” can no longer")
    play.do("seat1 lose-card lieutenant")
    assert panel(play)[1].startswith("Lost at sea: the Lieutenant. When the battle begins,")
    shells(play, "D6 D6")
    set_aboard(play, by="water")
    change(play, sector="f1", soldiers=30)
    ashore = next(option for option in play.options() if option.startswith("go-ashore"))
    play.do(f"seat1 {ashore}")
    facts = play.do("seat1 pay-off soldiers")
    assert find(facts, "mission-discarded").cites() == "M-4"
    assert "winters-assault" not in (play.deck() or ())
    facts = play.do("seat1 draws eisenhower-note")
    assert find(facts, "mission-kept").cites() == "M-4"
    assert unit(play).missions == held("eisenhower-note")
    assert (play.state.phase, play.pool()) == ("roll", "RRWWBB")


@pytest.mark.rule("M-4")
def test_without_a_crossing_no_mission_is_redrawn() -> None:
    play = normandy(missions=True)
    others = tuple(one for one in play.state.decks if one.name != "mission")
    play.set(decks=(*others, Deck("mission", ("howard-coup",))))
    play.do("seat1 draws howard-coup")
    to_phase(play, "roll")
    assert not [fact for fact in told(play, "mission-discarded") if fact.cites() == "M-4"]


@pytest.mark.rule("M-4", "M-9")
def test_a_mission_that_can_no_longer_be_done_is_told() -> None:
    play = at("rally", troop("1", tools=9, missions=held("winters-assault")), missions=True)
    assert "can no longer" not in asked(play)
    play.set(gone=("lieutenant",))
    assert panel(play)[0] == "No longer to be had: the Lieutenant."
    assert panel(play)[-1].startswith("What can help now: New Orders")
    assert asked(play).endswith("can no longer be accomplished.")
    assert asked(play, "fr").endswith("ne peut plus être accomplie.")


@pytest.mark.rule("M-4", "V-10")
def test_guns_that_are_silent_are_told() -> None:
    play = at("rally", troop("1", tools=9, missions=held("winters-assault")), missions=True)
    sectors = play.game.box.ground(play.state).sectors  # type: ignore[attr-defined]
    play.set(silent=tuple(n for n, sector in enumerate(sectors) if sector.mgf))
    assert "No longer to be had: in a sector with MGF." in panel(play)


@pytest.mark.rule("M-4", "V-2")
def test_moving_past_the_place_is_warned_of_and_told() -> None:
    map = the_game().content.maps["pegasus-bridge"]
    here, there = next(way.split("-") for way in map.forward if _row(map, way.split("-")[0]) == 2)
    one = troop(here, courage=9, soldiers=90, missions=held("monteith-minefield"))
    play = at("move", one, missions=True, map="pegasus-bridge")
    (said,) = warned(play, f"move {there}")
    assert said == (
        "Then “Lieutenant Jimmie Monteith’s Minefield” can no longer be accomplished (Ann)."
    )
    assert warned(play, "stay") == []
    play.do(f"seat1 move {there}")
    assert "No longer to be had: in a sector with Land Mines at its border." in panel(play)


def _row(map: BattleMap, number: str) -> int:
    return next(sector.row for sector in map.sectors if sector.number == number)


@pytest.mark.rule("M-4", "T-9")
def test_an_item_that_another_unit_can_give_is_not_lost() -> None:
    one = troop("1", found=("wire-cutters",), tools=9, missions=held("dawson-path"))
    alone = at("rally", one, missions=True)
    assert "No longer to be had: the Wire Cutters." in panel(alone)
    two = at("rally", one, troop("1", tools=9), missions=True)
    assert "Missing: the Wire Cutters." in panel(two)


@pytest.mark.rule("M-4", "H-2")
def test_a_war_hero_serves_and_keeps_others_of_his_title_away() -> None:
    hero, options = "waverly-woodson", {"missions": True, "war_heroes": True}
    fields: dict[str, Any] = {"tools": 9, "missions": held("barrett-rescue")}
    serving = at("rally", troop("1", specialists=hero, gone="usa-medic", **fields), **options)
    assert panel(serving)[0] == "There: the Medic."
    fallen = at("rally", troop("1", gone=hero, **fields), **options)
    assert panel(fallen)[0] == "No longer to be had: the Medic."


@pytest.mark.rule("M-4")
def test_a_choice_that_puts_a_mission_out_of_reach_is_warned_of() -> None:
    cutters: dict[str, Any] = {"hand": "wire-cutters", "found": ("wire-cutters",)}
    one = troop("2", courage=9, missions=held("dawson-path"), **cutters)
    play = at("move", one, missions=True)
    (said,) = warned(play, "use wire-cutters")
    assert said.endswith("can no longer be accomplished (Ann).")
    other = at(
        "move", troop("2", courage=9, missions=held("howard-coup"), **cutters), missions=True
    )
    assert warned(other, "use wire-cutters") == []


# The final Bunker


@pytest.mark.rule("M-1", "V-6")
def test_the_last_unit_in_is_warned_for_all() -> None:
    late = troop("bunker", soldiers=90, missions=held("kieffer-return"))
    other = troop("9", soldiers=90, courage=9, missions=DONE)
    play = at("move", late, other, missions=True, bunker_wait="fighting")
    assert warned(play, "move bunker", 2) == [
        "Then the last Unit is in the final Bunker, and the game is lost."
        " Not done yet: the Mission of Ann."
    ]
    play.do("seat2 move bunker")
    go_on(play, "roll")
    assert play.over is not None and play.over.rule == "M-1"


@pytest.mark.rule("M-1", "V-6")
def test_alone_there_is_no_waiting_in_the_bunker() -> None:
    one = troop("9", soldiers=90, courage=9, missions=held("kieffer-return"))
    play = at("move", one, missions=True, bunker_wait="fighting")
    (said,) = warned(play, "move bunker")
    assert said.startswith("Then the last Unit is in the final Bunker, and the game is lost.")


@pytest.mark.rule("M-1", "V-6")
def test_who_is_not_the_last_is_told_until_when() -> None:
    late = troop("9", soldiers=90, courage=9, missions=held("kieffer-return"))
    done = troop("9", soldiers=90, courage=9, missions=DONE)
    play = at("move", late, done, missions=True, bunker_wait="fighting")
    assert warned(play, "move bunker") == [
        "Your Mission is not done: it has to be before the last Unit is in the final Bunker."
    ]
    assert warned(play, "move bunker", 2) == []


@pytest.mark.rule("M-6")
def test_with_mission_possible_only_ones_own_missions_cost() -> None:
    options: dict[str, Any] = {"missions": True, "mission_possible": True}
    options["bunker_wait"] = "fighting"
    late = troop("bunker", soldiers=90, missions=held("kieffer-return"))
    other = troop("9", soldiers=90, courage=9, missions=DONE)
    play = at("move", late, other, **options)
    assert warned(play, "move bunker", 2) == []
    play.do("seat2 move bunker")
    go_on(play, "roll")
    assert play.over is not None and play.over.result == "won"


# Somebody has to be left


@pytest.mark.rule("M-2", "V-5")
def test_that_somebody_has_to_be_left_is_told() -> None:
    fields: dict[str, Any] = {"specialists": "usa-medic", "missions": held("barrett-rescue")}
    play = at("rally", troop("1", soldiers=4, tools=9, **fields), missions=True)
    assert panel(play)[-1] == (
        "Missing: one more Soldier or Specialist, as somebody has to be left."
    )
    assert "somebody has to be left" in asked(play)
    enough = at("rally", troop("1", soldiers=5, tools=9, **fields), missions=True)
    assert panel(enough) == ["There: the Medic.", "There: 4 Soldiers."]
    assert asked(enough).endswith("everything is there.")


# Where it is read


@pytest.mark.rule("M-2")
@pytest.mark.parametrize("step", ["lock", "reroll", "tally", "rally", "trade", "move"])
def test_what_a_mission_lacks_stands_beside_every_question_until_the_unit_has_moved(
    step: str,
) -> None:
    play = at("rally", troop("1", stars=1, tools=9, missions=held("hollis-charge")), missions=True)
    change(play, step=step)
    assert asked(play).endswith(
        "Mission “Company Sergeant Major Stanley Hollis’s Charge”: missing the Hero, "
        "the bonus of the RWB Battle Cry and 2 Stars."
    )
    change(play, step="ready")
    assert "Mission" not in asked(play)


@pytest.mark.rule("M-2")
def test_alternatives_are_missing_last() -> None:
    play = at("rally", troop("1", tools=9, missions=held("dawson-path")), missions=True)
    assert asked(play).endswith("missing the Wire Cutters and either the Engineer or the Captain.")


@pytest.mark.rule("M-2", "T-2")
def test_the_dice_in_hand_count_for_what_is_missing() -> None:
    play = at("roll", troop("1", missions=held("skinner-duty")), missions=True)
    throw(play, "Rk R1 Wk W1 B1 B1")
    assert play.asks() == "lock"
    assert asked(play).endswith("missing 1 skull and 2 Courage.")


@pytest.mark.rule("M-2")
def test_missions_lie_before_what_is_to_be_had() -> None:
    play = at("rally", troop("1", tools=9, missions=held("hollis-charge")), missions=True)
    play.set(special=("naval-gunfire",))
    panels = play.game.look(play.state, 0).panels
    titles = [p.title.id for p in panels if isinstance(p, CardRow | Notes)]
    assert titles.index("scene-mission") < titles.index("scene-on-offer")


@pytest.mark.rule("M-2")
def test_alternatives_come_last_on_the_card() -> None:
    game = the_game()
    assert Texts("en", game).card_text("dawson-path") == (
        "To be given up together in Phase 2:"
        " the Wire Cutters, and either the Engineer or the Captain."
    )
    said = Texts("fr", game).card_text("scott-bowden-samples")
    assert ", et au choix " in said and said.index("Points d’Objet") < said.index("au choix")
