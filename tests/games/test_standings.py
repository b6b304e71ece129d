"""What the strip of a seat shows: in every game, at sea, for the German, and for a module's own."""

from __future__ import annotations

from beachhead.kernel.scene import Score, ScoreSheet
from beachhead.locale import LANGUAGES, Texts
from tests.games import battle_table, express_play
from tests.games.crossing_play import at_sea, boarded, set_aboard
from tests.games.german_play import change_his, wall
from tests.games.normandy_play import change, normandy, to_phase
from tests.script import Script


def score(play: Script, seat: int = 1) -> Score:
    """The line of a seat, from 1, as a spectator sees it."""
    panels = play.game.look(play.state, None).panels
    (sheet,) = (panel for panel in panels if isinstance(panel, ScoreSheet))
    return sheet.scores[seat - 1]


def about_to_move(seats: int = 1, **options: object) -> Script:
    """Units with Courage enough to have a choice."""
    play = normandy(seats, **options)
    for seat in range(1, seats + 1):
        change(play, seat, courage=5)
    to_phase(play, "move")
    return play


def shown(play: Script, seat: int = 1) -> dict[str, int | tuple[int, int]]:
    """What is drawn of it; pips as how many of how many."""
    return {
        one.what: (one.amount, one.of) if one.of else one.amount for one in score(play, seat).has
    }


def said(play: Script, seat: int = 1, language: str = "en") -> tuple[str, str]:
    """Where it is, and all of it in a sentence."""
    texts, line = Texts(language, play.game, ("Ann", "Ben", "Cid")), score(play, seat)
    return texts.message(line.at) if line.at else "", texts.message(line.text)


def test_a_unit_has_its_resources_and_nobody_serves_in_it_yet() -> None:
    play = about_to_move(2)
    change(play, soldiers=12, stars=3, courage=2, tools=5, sector="1", turns=2)
    resources = {"soldiers": 12, "stars": 3, "courage": 2, "tools": 5}
    assert shown(play) == resources | {"turns": (2, 3)}
    assert [score(play, seat).emblem for seat in (1, 2)] == ["usa", "uk"]
    assert said(play)[0] == "sector 1" and said(play, language="fr")[0] == "secteur 1"


def test_specialists_and_the_vehicle_are_shown_and_said() -> None:
    play = about_to_move()
    specialists = tuple(play.game.content.of_kind("specialist"))[:2]
    vehicle = next(iter(play.game.content.of_kind("vehicle")))
    change(play, specialists=specialists, vehicle=vehicle)
    assert shown(play)["specialists"] == 2 and shown(play)["vehicle"] == 1
    assert "2 Specialists and " + play.game.content.name_of("card", vehicle).en in said(play)[1]


def test_who_must_leave_has_more_turns_than_pips() -> None:
    play = about_to_move()
    change(play, sector="1", turns=4)
    assert shown(play)["turns"] == (4, 3)


def test_a_unit_that_is_home_has_no_turns_to_count() -> None:
    play = about_to_move(2)
    change(play, sector="bunker", home=True)
    assert "turns" not in shown(play)
    assert said(play)[0] == "home in the Bunker"


def test_while_dice_are_learnt_only_what_is_of_use_is_shown() -> None:
    play = about_to_move(level="dice")
    assert set(shown(play)) == {"soldiers", "courage", "turns"}


def test_a_craft_a_wader_and_who_waits_on_the_beach() -> None:
    play = at_sea("b1", "b2")
    change(play, soldiers=20, courage=3, tools=14, stars=1)
    set_aboard(play, passengers=("x",))
    craft = {"soldiers": 20, "courage": 3, "hull": 14, "stars": (1, 3), "passengers": 1}
    assert shown(play) == craft
    assert said(play)[0] == "sector b1, in a craft"
    set_aboard(play, by="water")
    del craft["hull"]
    assert shown(play) == craft and said(play)[0] == "sector b1, in the water"
    assert "1 Passenger" in said(play)[1] and "Stars 1 of 3" in said(play)[1]


def test_who_has_not_launched_is_nowhere() -> None:
    play = boarded(2)
    assert said(play)[0] == "not launched yet"
    assert set(shown(play)) == {"soldiers", "courage", "hull", "passengers"}


def test_the_german_has_an_emblem_and_his_decorations_are_counted_not_named() -> None:
    play = wall(1)
    change_his(play, soldiers=9, stars=2, courage=1, tools=0, secret=("a", "b"), specialists=())
    resources = {"soldiers": 9, "stars": 2, "courage": 1, "tools": 0}
    assert shown(play, 2) == resources | {"decorations": 2}
    assert score(play, 2).emblem == "german"


def test_a_unit_destroyed_in_the_assault_has_nothing_left_to_count() -> None:
    play = wall(2)
    change(play, destroyed=True)
    assert shown(play) == {} and score(play).emblem == "usa"
    assert said(play)[0] == "destroyed in the Assault"


def test_points_of_battle_are_banked_at_stake_and_with_medals() -> None:
    play = battle_table.battle(2)
    assert shown(play) == {"banked": 0}
    battle_table.win(play)
    at_stake = play.state.points
    assert shown(play) == {"banked": 0, "stake": at_stake}
    play.do("seat1 retreat")
    battle_table.give(play, **{play.game.content.medals[0].id: 1})
    assert shown(play) == {"banked": at_stake, "medals": 1, "total": at_stake + 5}
    assert shown(play, 2) == {"banked": 0}


def test_a_squad_shows_what_each_soldier_has_matched() -> None:
    play = express_play.at(2, seats=2)
    assert shown(play) == {} and score(play).emblem == "lead" and score(play, 2).emblem == ""
    play.do(express_play.axis_roll("kt"))
    play.do(express_play.allied_roll(1, "kk ss 11"))
    assert shown(play) == {"matched": (1, 2), "rerolls": 2}
    for language in LANGUAGES:
        doing, all_of_it = said(play, language=language)
        assert all_of_it.startswith(doing) and "1" in all_of_it.removeprefix(doing)
