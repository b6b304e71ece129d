"""What may be different at the start of a battle."""

from __future__ import annotations

import pytest

from beachhead.kernel.errors import Illegal
from tests.games.normandy_play import normandy, unit
from tests.script import find


@pytest.mark.rule("V-11")
def test_blind_start_rolls_soldiers_and_courage() -> None:
    play = normandy(2, blind_start=True)
    assert [unit(play, seat).soldiers for seat in (1, 2)] == [0, 0]
    facts = play.do("seat1 rolls D2 D5")
    assert find(facts, "blind-start-rolled").cites() == "V-11"
    assert play.options(1) == ["start-with 5 2", "start-with 2 5"]
    with pytest.raises(Illegal):
        play.do("seat1 start-with 5 5")
    fact = find(play.do("seat1 start-with 2 5"), "started-with")
    assert (fact.soldiers, fact.courage, fact.cites()) == (2, 5, "V-11")
    assert (unit(play, 1).soldiers, unit(play, 1).courage) == (2, 5)
    assert play.state.turn == 0
    play.do("seat2 rolls D3 D3")
    assert play.options(2) == ["start-with 3 3"]
    play.do("seat2 start-with 3 3")
    assert play.state.turn == 1
    assert (unit(play, 2).soldiers, unit(play, 2).courage) == (3, 3)


@pytest.mark.rule("V-11")
def test_without_it_the_map_says_what_a_unit_starts_with() -> None:
    play = normandy()
    assert (play.state.turn, unit(play).soldiers, unit(play).courage) == (1, 4, 0)
