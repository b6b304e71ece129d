"""The cards of the crossing: Naval Specialists, and what Awards do at sea (C-2, C-13)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from beachhead.games.normandy.kinds import RESOURCES
from beachhead.games.normandy.modules.crossing.shapes import Naval, SeaAward
from beachhead.games.normandy.words.choice import Choose
from beachhead.games.normandy.words.dice_words import DiscardDice
from beachhead.games.normandy.words.resource_words import Gain
from beachhead.kernel.kinds import SYMBOLS
from tests.games.crossing_play import SKULLS, at_sea
from tests.games.crossing_words import AT_SEA
from tests.games.normandy_play import give_card, pass_on, tally, the_box, unit

GENERATED_FROM = "normandy"
"""Every card of these kinds is tested here (see tests/test_coverage_of_rules.py)."""

CONTENT = the_box().content
NAVAL = CONTENT.of_kind("naval")
AWARDS = CONTENT.of_kind("at-sea")
DICE = "R1 Rs Wc Wt Bt B1"


@pytest.mark.rule("C-2")
@pytest.mark.parametrize("card", NAVAL)
def test_a_naval_specialist_does_what_he_says_for_the_ride(card: str) -> None:
    entry = CONTENT.by_id[card]
    (word,) = entry.effects
    look = AT_SEA[type(word)]
    assert (look(word, card), look(word, "")) == (1, 0)


@pytest.mark.rule("C-2")
def test_every_nation_has_one_and_no_two_do_the_same() -> None:
    entries = CONTENT.of_type(Naval)
    assert sorted(card.nation for card in entries) == sorted(CONTENT.nations)
    assert len({card.effects for card in entries}) == len(entries)


@pytest.mark.rule("C-13")
@pytest.mark.parametrize("card", AWARDS)
def test_an_award_does_at_sea_what_it_says_to_whom_it_says(card: str) -> None:
    entry = CONTENT.by_id[card]
    assert isinstance(entry, SeaAward)
    play = at_sea("b1", "b2")
    for seat in (1, 2):
        give_card(play, seat, "silver-star")  # so that the tally stays open
    give_card(play, 1, entry.award)
    for seat in (1, 2):
        tally(play, DICE, seat)
    before = [unit(play, seat) for seat in (1, 2)]
    play.do(f"seat1 play-at-sea {entry.award}")
    while any(play.asks(seat) not in (None, "tally") for seat in (1, 2)):
        pass_on(play)
    after = [unit(play, seat) for seat in (1, 2)]
    reached = {"unit": (0,), "another": (1,), "others": (1,), "all": (0, 1)}[entry.who]
    for effect in entry.effects:
        for seat in reached:
            if isinstance(effect, Gain):
                gained = [after[seat].has(one) - before[seat].has(one) for one in RESOURCES]
                assert gained == [effect.amounts.of(one) for one in RESOURCES]
            elif isinstance(effect, Choose):
                (first,) = effect.of[0]
                assert isinstance(first, Gain)
                assert after[seat].courage - before[seat].courage == first.courage > 0
            else:
                assert isinstance(effect, DiscardDice)
                gone = len(before[seat].dice) - len(after[seat].dice)
                assert gone >= min(effect.dice, sum(map(fits(effect), before[seat].dice))) > 0
    assert entry.award not in after[0].hand


def fits(effect: DiscardDice) -> Callable[[int], bool]:
    """Which dice it can take out."""
    return lambda die: effect.shows in (None, SYMBOLS[die % 6])


@pytest.mark.rule("C-13")
def test_the_parts_of_an_award_add_up() -> None:
    play = at_sea("b1", "b2")
    give_card(play, 1, "memorial-cross", "silver-star")
    for seat in (1, 2):
        tally(play, SKULLS, seat)
    play.do("seat1 play-at-sea memorial-cross")
    assert [unit(play, seat).tools for seat in (1, 2)] == [40, 30]
