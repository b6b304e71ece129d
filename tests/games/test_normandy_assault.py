"""Phase 7: the Assault on the final Bunker (K-7 to K-9)."""

from __future__ import annotations

import pytest

from beachhead.games.normandy.cards.decks import deck_of
from beachhead.games.normandy.turn.move import has_room
from tests.games.german_play import change_his, fight, his, to_move, wall
from tests.games.normandy_play import all_of, change, pass_on, starting, the_box, unit
from tests.script import Script, find, names

MEN = ("usa-scout", "usa-medic", "usa-corporal")
HIS = ("unteroffizier", "pionier", "funker")


def storm(*soldiers: int, german: int, men: int = 0, his_men: int = 0, **options: object) -> Script:
    """Units with so many left after Combat enter the Bunker of a German with so many left."""
    play = wall(len(soldiers), **options)
    to_move(play, *("11" for _ in soldiers))
    # The DEF of the Bunker is 25: whoever is to have N left has to bring N + 25.
    change_his(play, soldiers=german + 25, specialists=HIS[:his_men])
    for seat, left in enumerate(soldiers, start=1):
        change(play, seat, courage=9, soldiers=left + 25, specialists=MEN[:men])
        play.do(f"seat{seat} move bunker")
    while play.over is None and play.asks(1) != "assault":
        pass_on(play)
    return play


@pytest.mark.rule("K-7")
def test_more_allies_take_the_bunker_and_the_game_is_over() -> None:
    play = storm(6, german=5)
    assert find(play.facts, "assaulted").strength == 6
    assert play.over is not None and play.over.winners == (0,)
    assert names(play.facts)[-1] == "bunker-stormed"


@pytest.mark.rule("K-7")
def test_one_unit_wins_for_all() -> None:
    play = wall(2)
    to_move(play, "11", "1")
    change_his(play, soldiers=26, specialists=())
    change(play, 1, courage=9, soldiers=30)
    play.do("seat1 move bunker")
    fight(play)
    assert play.over is not None and play.over.winners == (0, 1)


@pytest.mark.rule("K-7")
@pytest.mark.parametrize(
    ("ours", "our_men", "theirs", "their_men", "stormed"),
    [
        (5, 1, 6, 0, True),  # six each, and more Specialists
        (6, 0, 5, 1, False),  # six each, and fewer
        (5, 1, 5, 1, False),  # a tie in both
        (4, 2, 6, 1, False),  # six against seven
        (4, 3, 6, 0, True),  # seven against six
    ],
)
def test_specialists_count_one_each_and_decide_a_tie(
    ours: int, our_men: int, theirs: int, their_men: int, stormed: bool
) -> None:
    play = storm(ours, german=theirs, men=our_men, his_men=their_men)
    fact = find(play.facts, "assaulted")
    assert (fact.strength, fact.german) == (ours + our_men, theirs + their_men)
    assert play.over is not None
    assert play.over.winners == ((0,) if stormed else (1,))


@pytest.mark.rule("K-7", "K-8")
def test_the_last_unit_that_falls_there_ends_the_game_for_the_german() -> None:
    play = storm(3, german=5)
    assert play.state.ended == "repelled"
    assert play.over is not None and play.over.winners == (1,)
    assert "unit-destroyed" in names(play.facts)


@pytest.mark.rule("K-7", "K-8")
def test_a_unit_that_falls_there_leaves_the_others_playing_and_he_draws_a_decoration() -> None:
    play = wall(2)
    to_move(play, "11", "1")
    change_his(play, soldiers=30, specialists=())
    change(play, 1, courage=9, soldiers=26)
    play.do("seat1 move bunker")
    while not all_of(play.facts, "unit-destroyed"):
        pass_on(play)
    assert play.over is None
    deck = play.deck(3)
    assert deck is not None
    play.do(f"seat3 draws {next(card for card in deck if 'wound' not in card)}")
    assert len(his(play).secret) == 1
    decorations = deck_of(play.state, "decoration")
    assert decorations is not None and not decorations.played
    assert unit(play, 1).destroyed and play.state.in_battle() == (1,)
    fight(play)
    assert play.pool(1) is None and play.asks(1) is None, "the Unit is off the map"


@pytest.mark.rule("K-7")
def test_of_several_units_the_allies_say_who_goes_first() -> None:
    play = storm(3, 9, german=5)
    assert play.asks(1) == "assault"
    assert starting(play.options(1), "storm-first") == ["seat1", "seat2"]
    play.do("seat1 storm-first seat1")
    assert unit(play, 1).destroyed
    play.do(f"seat3 draws {ordinary(play)}")
    assert play.over is not None and play.over.winners == (0, 1)
    stormed = [fact.seat for fact in all_of(play.facts, "assaulted")]
    assert stormed == [0, 1]


def ordinary(play: Script) -> str:
    """A Decoration of his deck that does nothing by itself."""
    deck = play.deck(len(play.state.players))
    assert deck is not None
    return next(card for card in deck if "wound" not in card)


@pytest.mark.rule("K-7")
def test_what_he_has_left_he_keeps_for_the_next_unit() -> None:
    play = storm(3, 5, german=5)
    play.do("seat1 storm-first seat1")
    play.do(f"seat3 draws {ordinary(play)}")
    assert [fact.german for fact in all_of(play.facts, "assaulted")] == [5, 5]
    assert play.state.ended == "repelled"


@pytest.mark.rule("K-9")
def test_two_bunkers_entered_at_once_are_one_and_a_lone_unit_need_not_take_both() -> None:
    play = wall(1, map="gold-beach")
    to_move(play, "12")
    change_his(play, soldiers=0, specialists=())
    change(play, 1, courage=9, soldiers=60)
    play.do("seat1 move bunker1")
    fight(play)
    assert play.over is not None and play.over.winners == (0,)
    both = wall(2, map="gold-beach")
    to_move(both, "12", "13")
    change_his(both, soldiers=90, specialists=())
    for seat in (1, 2):
        change(both, seat, courage=9, soldiers=60)
    both.do("seat1 move bunker1", "seat2 move bunker2")
    while both.asks(1) != "assault":
        pass_on(both)
    assert starting(both.options(1), "storm-first") == ["seat1", "seat2"]


@pytest.mark.rule("K-7")
def test_a_unit_that_fell_leaves_its_place_to_others() -> None:
    play = wall(2, map="fort-du-roule")
    change(play, 1, sector="8")
    narrow = the_box().ground(play.state).by_number["8"]
    assert not has_room(the_box(), play.state, narrow)
    change(play, 1, destroyed=True)
    assert has_room(the_box(), play.state, narrow)
