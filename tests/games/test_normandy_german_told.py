"""What the table tells of the German: his wall, his pool, the Assault to come, and the end."""

from __future__ import annotations

import msgspec
import pytest

from beachhead.games.normandy import NormandyGame
from beachhead.games.normandy.actions import Move, Stay
from beachhead.games.normandy.modules.atlantikwall.actions import HoldOut, StormFirst
from beachhead.kernel.contract import Action
from beachhead.kernel.scene import CardRow, Message, Notes, ScoreSheet
from beachhead.locale import LANGUAGES, Texts
from beachhead.locale.rulebook import rule_text
from tests.games.german_play import TWELVE, change_his, fight, his, to_move, wall
from tests.games.normandy_play import (
    all_of,
    change,
    normandy,
    pass_on,
    tally,
    the_box,
    the_game,
    to_phase,
)
from tests.script import Script, find

NAMES = ("Ann", "Ben", "Hans")
GUNNER, SAPPER = "maschinengewehr-schuetze", "pionier"
BUNKER = Move("bunker")
BUNKER_DEF = 25
SCOUT, MEDIC = "usa-scout", "usa-medic"
MEDAL = "west-wall-medal"


def names(play: Script) -> tuple[str, ...]:
    """The German has the last seat."""
    return (*NAMES[: len(play.state.players) - 1], NAMES[-1])


def said(play: Script, *messages: Message, language: str = "en") -> str:
    texts = Texts(language, play.game, names(play))
    return " ".join(map(texts.message, messages))


def the_wall(play: Script, seat: int | None = None) -> str:
    """The panel of the wall, as a seat sees it."""
    notes = [p for p in play.game.look(play.state, seat).panels if isinstance(p, Notes)]
    (lines,) = (panel.lines for panel in notes if panel.title.id == "scene-wall")
    return said(play, *lines)


def the_pool(play: Script) -> str:
    """What he may still have, as all see it."""
    notes = [p for p in play.game.look(play.state, None).panels if isinstance(p, Notes)]
    return said(
        play, *(line for p in notes if p.title.id == "scene-german-pool" for line in p.lines)
    )


def asked(play: Script, seat: int = 1, language: str = "en") -> str:
    """What a seat, from 1, is told beside its question."""
    return said(play, *play.game.look(play.state, seat - 1).asked, language=language)


def about(play: Script, action: Action, seat: int = 1, language: str = "en") -> str:
    """What a seat, from 1, is told of something that it may do."""
    known = {item.action: item.lines for item in play.game.look(play.state, seat - 1).about}
    return said(play, *known.get(action, ()), language=language)


def row(play: Script, title: str) -> tuple[str, ...]:
    """The cards under a heading."""
    rows = [p for p in play.game.look(play.state, None).panels if isinstance(p, CardRow)]
    return tuple(card.card for row in rows if row.title.id == title for card in row.cards)


# Guns, mines and his pool


@pytest.mark.rule("K-3")
def test_it_is_told_whether_guns_and_mines_are_awake_and_by_whom() -> None:
    play = wall()
    assert "No MGF fires" in the_wall(play) and "No Land Mine explodes" in the_wall(play)
    change_his(play, specialists=(GUNNER,))
    assert "MGF fires, because of a Specialist: Maschinengewehr-Schütze." in the_wall(play)
    assert "No Land Mine explodes" in the_wall(play)
    change_his(play, specialists=(SAPPER,))
    assert "No MGF fires" in the_wall(play)
    assert "Land Mines explode, because of a Specialist: Pionier." in the_wall(play)


@pytest.mark.rule("K-1")
def test_his_pool_lies_open_without_what_he_has_had() -> None:
    play = wall()
    change_his(play, stars=9, tools=30)
    to_phase(play, "rally")
    assert "Pionier (" in the_pool(play) and "Barbed Wire (10 Item Points)" in the_pool(play)
    play.do(f"seat2 rally {SAPPER}", "seat2 find barbed-wire")
    assert "Pionier" not in the_pool(play) and "Barbed Wire" not in the_pool(play)
    assert "Maschinengewehr-Schütze" in the_pool(play) and "Dog" in the_pool(play)
    assert {SAPPER, "barbed-wire"} <= set(row(play, "scene-cards"))


@pytest.mark.rule("K-1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_cards_of_his_pool_do_can_be_looked_up_by_all(language: str) -> None:
    play = wall()
    texts = Texts(language, play.game)
    for seat in (None, 0, 1):
        notes = play.game.look(play.state, seat).lookup
        lines = [texts.message(line) for panel in notes for line in panel.lines]
        (dog,) = (line for line in lines if line.startswith(texts.card_title("dog")))
        assert dog.casefold().endswith(texts.card_text("dog").casefold())


# K-4: what the wall will lack


@pytest.mark.rule("K-4")
@pytest.mark.parametrize(("soldiers", "lacks", "left"), [(4, 8, 4), (11, 1, 11), (12, 0, 12)])
def test_what_the_wall_will_lack_is_told_before_the_move_and_comes_true(
    soldiers: int, lacks: int, left: int
) -> None:
    play = wall()
    to_move(play, TWELVE)
    change_his(play, soldiers=soldiers)
    expected = f"every DEF would be {lacks} lower" if lacks else "no DEF is lowered"
    for seat in (None, 0, 1):
        assert expected in the_wall(play, seat)
    assert expected in asked(play) and "is 12, in sector 7" in asked(play)
    assert f"Combat costs {left} Soldiers" in about(play, Stay())
    play.do("seat1 stay")
    while not all_of(play.facts, "fought"):
        pass_on(play)
    assert find(play.facts, "wall-manned").missing == lacks
    assert find(play.facts, "fought").defence == left


@pytest.mark.rule("K-4")
def test_before_the_first_turn_nothing_is_told_of_what_the_wall_lacks() -> None:
    play = normandy(2, map="exercise-fabius", atlantikwall=True)
    assert play.state.turn == 0 and "DEF" not in the_wall(play)
    assert "DEF" in the_wall(wall())


@pytest.mark.rule("K-4")
def test_a_unit_that_goes_where_more_is_lacking_is_told_so_before() -> None:
    """With 4 Soldiers he mans DEF 12 worse than what the Unit meets now."""
    play = wall()
    to_move(play, "4")
    change(play, courage=9)
    change_his(play, soldiers=4)
    here = the_wall(play)
    there = about(play, Move(TWELVE))
    assert "Combat costs 4 Soldiers" in there, "12, and 8 lower"
    play.do(f"seat1 move {TWELVE}")
    assert "8 lower" in the_wall(play) and "8 lower" not in here


@pytest.mark.rule("K-4", "K-9")
def test_at_his_wall_the_german_is_told_what_falling_specialists_mean() -> None:
    play = wall()
    to_move(play, TWELVE)
    change_his(play, soldiers=11, specialists=("unteroffizier", SAPPER))
    play.do("seat1 stay")
    while play.asks(2) != "wall":
        pass_on(play)
    assert "lacks 1" in asked(play, 2)
    assert "Every DEF is 1 lower then, and 2 men are left" in about(play, HoldOut(0), 2)
    assert "No DEF is lowered then, and 1 man is left" in about(play, HoldOut(1), 2)
    assert "aucune" in about(play, HoldOut(1), 2, "fr").casefold()
    play.do("seat2 hold-out 1")
    assert find(play.facts, "wall-manned").missing == 0


# K-7: the Assault to come


@pytest.mark.rule("K-7")
@pytest.mark.parametrize(
    ("ours", "men", "theirs", "his_men", "told", "stormed"),
    [
        (6, (), 5, (), "6 men against 5 of the German: the Bunker falls.", True),
        (5, (), 6, (), "5 men against 6 of the German: the Unit would be destroyed!", False),
        (5, (), 5, (), "a tie that the German wins. The Unit would be destroyed!", False),
        (4, (SCOUT,), 5, (), "a tie that more Specialists decide, and the Bunker falls.", True),
        (3, (SCOUT, MEDIC), 4, (SAPPER,), "a tie that more Specialists decide", True),
        (4, (SCOUT,), 4, (SAPPER,), "a tie that the German wins", False),
    ],
)
def test_how_an_assault_would_go_is_told_before_the_move_and_comes_true(
    ours: int,
    men: tuple[str, ...],
    theirs: int,
    his_men: tuple[str, ...],
    told: str,
    stormed: bool,
) -> None:
    play = wall()
    to_move(play, "11")
    change(play, courage=9, soldiers=ours + BUNKER_DEF, specialists=men)
    change_his(play, soldiers=theirs + BUNKER_DEF, specialists=his_men)
    assert told in about(play, BUNKER)
    assert told in the_wall(play), "for everybody to see"
    assert "against" in about(play, BUNKER) and "contre" in about(play, BUNKER, language="fr")
    play.do("seat1 move bunker")
    fight(play)
    assert play.over is not None and (play.over.winners == (0,)) == stormed


@pytest.mark.rule("K-7")
def test_where_guns_may_decide_an_assault_it_is_open() -> None:
    play = wall()
    to_move(play, "11")
    change(play, courage=9, soldiers=10 + BUNKER_DEF)
    change_his(play, soldiers=5 + BUNKER_DEF, specialists=(GUNNER,))
    assert "4 to 9 men against 6 of the German: it depends on the dice" in about(play, BUNKER)


@pytest.mark.rule("K-7")
def test_units_that_share_the_bunker_see_how_each_would_fare() -> None:
    play = wall(2)
    to_move(play, "11", "11")
    change_his(play, soldiers=5 + BUNKER_DEF, specialists=())
    for seat, soldiers in ((1, 3), (2, 8)):
        change(play, seat, courage=9, soldiers=soldiers + BUNKER_DEF)
        play.do(f"seat{seat} move bunker")
    while play.asks(1) != "assault":
        pass_on(play)
    assert "3 men against 5 of the German: the Unit would be destroyed!" in about(
        play, StormFirst(0)
    )
    assert "8 men against 5 of the German: the Bunker falls." in about(play, StormFirst(1))


@pytest.mark.rule("K-8")
def test_near_the_bunker_units_are_told_that_nothing_can_be_given() -> None:
    play = wall(2)
    for seat in (1, 2):
        change(play, seat, sector="11", soldiers=9, courage=9, turns=0)
    to_phase(play, "trade")
    assert "Nothing can be given away here" in asked(play)
    for seat in (1, 2):
        change(play, seat, sector="1")
    assert "Nothing can be given away here" not in asked(play)


# What is secret


@pytest.mark.rule("K-6")
def test_everybody_sees_how_many_decorations_he_has_and_only_he_sees_which() -> None:
    play = wall()
    change_his(play, secret=(MEDAL,), secret_deck="decoration")
    for seat in (None, 0, 1):
        scene = play.game.look(play.state, seat)
        shown = msgspec.json.encode((scene.panels, scene.asked, scene.lookup)).decode()
        assert (MEDAL in shown) == (seat == 1)
        (sheet,) = (panel for panel in scene.panels if isinstance(panel, ScoreSheet))
        assert "1 Decoration in hand" in said(play, sheet.scores[1].text)


# His RWBs


@pytest.mark.rule("K-5")
@pytest.mark.parametrize(
    ("language", "ours", "theirs"),
    [("en", "Replacements", "Mass Landing"), ("fr", "Relève", "Débarquement massif")],
)
def test_his_rwbs_have_names_of_their_own(language: str, ours: str, theirs: str) -> None:
    play = wall()
    tally(play, "R2 Rk W2 Wk B2 Bk", 1)
    tally(play, "R2 Rk W2 Wk K2 Kk", 2)
    while play.state.phase != "rally":
        pass_on(play)
    texts = Texts(language, play.game, names(play))
    told = [texts.fact(fact) for fact in play.facts]
    assert any(ours in line and "Hans" in line for line in told)
    assert any(theirs in line and "Ann" in line for line in told)
    for seat in (None, 0, 1):
        tables = play.game.look(play.state, seat).lookup
        lines = [texts.message(line) for table in tables for line in table.lines]
        assert any(line.startswith(ours) for line in lines)


# How it ended


def ends(play: Script, language: str = "en") -> list[str]:
    """How it is told to a spectator, to the first Unit and to the German."""
    over = play.over
    assert over is not None
    seats = (None, 0, len(play.state.players) - 1)
    return [said(play, over.reason_for(seat), language=language) for seat in seats]


def stormed_by(soldiers: int) -> Script:
    play = wall()
    to_move(play, "11")
    change(play, courage=9, soldiers=soldiers + BUNKER_DEF)
    change_his(play, soldiers=5 + BUNKER_DEF, specialists=())
    play.do("seat1 move bunker")
    fight(play)
    return play


@pytest.mark.rule("K-7")
def test_a_stormed_bunker_is_won_for_the_units_and_lost_for_the_german() -> None:
    watching, unit, german = ends(stormed_by(9))
    assert watching == unit and "is won in 1 turn: a Unit has stormed the Bunker" in unit
    assert "the Bunker is lost in turn 1" in german
    assert "vous" in ends(stormed_by(9), "fr")[2]


@pytest.mark.rule("K-7")
def test_a_wall_that_held_is_lost_for_the_units_and_won_for_the_german() -> None:
    watching, unit, german = ends(stormed_by(3))
    assert watching == unit and "is lost in turn 1: the last Unit was destroyed" in unit
    assert "you have held the wall! The last Unit was destroyed in the Assault" in german


@pytest.mark.rule("K-8")
def test_a_unit_wiped_out_is_told_to_the_german_as_his_victory() -> None:
    play = wall()
    to_move(play, TWELVE, soldiers=2)
    change(play, specialists=())
    change_his(play, soldiers=30)
    play.do("seat1 stay")
    fight(play)
    watching, unit, german = ends(play)
    assert watching == unit and "the Unit of Ann was wiped out in sector 7" in unit
    assert "you have held the wall! The Unit of Ann was wiped out in sector 7" in german


@pytest.mark.rule("K-8")
def test_a_stuck_unit_is_told_to_the_german_as_his_victory() -> None:
    play = wall()
    everywhere = tuple(range(len(the_box().ground(play.state).sectors)))
    change(play, sector="11", soldiers=9, courage=0, turns=3, visited=everywhere)
    change_his(play, soldiers=30)
    while play.over is None:
        pass_on(play)
    watching, unit, german = ends(play)
    assert watching == unit and "had to leave sector 11 and could not" in unit
    assert "you have held the wall! The Unit of Ann was stuck in sector 11" in german


# The rules


@pytest.mark.rule("K-14", "K-15", "K-19")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_of_his_can_be_read(language: str) -> None:
    (module,) = (one for one in NormandyGame.modules if one.id == "atlantikwall")
    texts = [rule_text(id, language) for id in module.rule_ids]
    assert len({rule.title for rule in texts}) == len({rule.body for rule in texts}) == 19
    assert {rule.section for rule in texts} == {
        Texts(language, the_game()).say("option-normandy-atlantikwall")
    }


@pytest.mark.rule("K-1")
def test_what_he_has_is_seen_across_the_table() -> None:
    play = wall(2)
    (sheet,) = (p for p in play.game.look(play.state, 0).panels if isinstance(p, ScoreSheet))
    line = said(play, sheet.scores[2].text)
    assert "4 Soldiers" in line and "3 Courage" in line and "no Decoration" in line
    assert his(play).specialists == row(play, "scene-cards")
