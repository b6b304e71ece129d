"""Normandy, the module Badges (D-1 to D-5)."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

import beachhead.games.normandy
from beachhead.bots import find_bot
from beachhead.games.normandy import actions as a
from beachhead.games.normandy.game import BaseGame
from beachhead.games.normandy.modules.badges.module import BadgeOptions
from beachhead.games.normandy.state import Deck
from beachhead.games.normandy.words import dice_words
from beachhead.games.normandy.words.dice_words import MoreRerolls
from beachhead.kernel.contract import Action, decision_for
from beachhead.kernel.errors import Illegal, Problem
from beachhead.kernel.fair import fast_stream
from beachhead.kernel.kinds import read_die, write_dice
from beachhead.kernel.notation import tag
from beachhead.kernel.options import read_options
from beachhead.kernel.scene import Ref
from beachhead.kernel.table import table_faults
from tests.games.normandy_fight import at, go_on, offers, told, troop
from tests.games.normandy_play import (
    change,
    normandy,
    pass_on,
    tally,
    the_game,
    to_next_turn,
    unit,
)
from tests.script import Script, find

OPTIONS = BadgeOptions.__struct_fields__
RULES = dict(zip(OPTIONS, ("D-1", "D-2", "D-3", *["D-4"] * 7), strict=True))
SEATS = OPTIONS[4:]
BATTLE_CRY = "R1 Rc W1 Wc Bc Bt"
TWO_BATTLE_CRIES = "Rc Rc Wc Wc Bc Bc"
HONOR: dict[str, Any] = {"badges": True, "badge_of_honor": True}
SOLDIER_SYMBOL, COURAGE_SYMBOL = 2, 4
COURAGE: dict[str, Any] = {"badges": True, "badge_of_courage": True}


def badge_deck(play: Script) -> Deck:
    found: Deck = next(deck for deck in play.state.decks if deck.name == "badge")
    return found


def set_badges(play: Script, *cards: str, played: tuple[str, ...] = ()) -> None:
    """Leave only these Badges to be drawn."""
    others = tuple(deck for deck in play.state.decks if deck.name != "badge")
    play.set(decks=(*others, Deck("badge", cards, played)))


def tallied(dice: str, hand: str, **options: Any) -> Script:
    """A Unit has this Final Tally and these cards."""
    return at("tally", troop("1", dice=dice, hand=hand), **({"badges": True} | options))


def cry(dice: str = BATTLE_CRY, **options: Any) -> Script:
    """A Unit has made a Battle Cry."""
    return at("upkeep", troop("1", dice=dice, courage=2), **({"badges": True} | options))


# D-1: Badges


@pytest.mark.rule("D-1")
def test_ten_badges_lie_in_a_deck_of_their_own() -> None:
    play = normandy(badges=True)
    assert len(badge_deck(play).cards) == 10
    assert "combat-medic" in badge_deck(play).cards
    assert unit(play).hand == ()
    assert [deck.name for deck in normandy().state.decks] == ["award"]


@pytest.mark.rule("D-1", "T-5")
@pytest.mark.parametrize("nation", ["usa", "uk", "canada", "france", "shaef", "poland"])
def test_a_battle_cry_may_draw_a_badge_instead(nation: str) -> None:
    play = cry(nation_1=nation)
    assert play.asks() == "choose"
    assert "draw-badge" in play.options()
    soldiers = unit(play).soldiers
    fact = find(play.do("seat1 draw-badge"), "badge-for-battle-cry")
    assert fact.cites() == "D-1"
    deck = play.deck()
    assert deck == badge_deck(play).cards
    drawn = find(play.do("seat1 draws combat-medic"), "card-drawn")
    assert (drawn.card, drawn.cites()) == ("combat-medic", "D-1")
    assert unit(play).hand == ("combat-medic",)
    assert "combat-medic" not in badge_deck(play).cards
    assert unit(play).soldiers == soldiers  # nothing else of the Battle Cry
    assert not told(play, "in-force")


@pytest.mark.rule("D-1", "T-5")
def test_a_battle_cry_may_still_bring_its_other_bonuses() -> None:
    play = cry()
    assert len(offers(play, "choose")) == 2
    play.do(f"seat1 {play.options()[0]}")
    assert not told(play, "badge-for-battle-cry")
    assert unit(play).hand == ()
    without = at("upkeep", troop("1", dice=BATTLE_CRY))
    assert "draw-badge" not in without.options()


@pytest.mark.rule("D-1", "T-5")
@pytest.mark.card("amphetamines")
def test_a_battle_cry_of_a_card_may_draw_a_badge_too() -> None:
    play = at("tally", troop("1", dice="R1 R1 Ws Ws Bt Bt", hand="amphetamines"), badges=True)
    play.do("seat1 use amphetamines", "seat1 call-rwb courage")
    go_on(play, "upkeep")
    assert "draw-badge" in play.options()


@pytest.mark.rule("D-1")
@pytest.mark.parametrize("dice", ["Rs R1 Ws W1 Bs Bt", "R2 R1 W2 Ws B2 Bt"])
def test_no_other_rwb_draws_a_badge(dice: str) -> None:
    play = at("upkeep", troop("1", dice=dice), badges=True)
    assert "draw-badge" not in play.options()


@pytest.mark.rule("D-1")
def test_a_unit_gets_one_new_badge_a_turn() -> None:
    play = cry(TWO_BATTLE_CRIES)
    play.do("seat1 draw-badge", "seat1 draws parachutist")
    assert play.asks() == "choose"
    assert "draw-badge" not in play.options()
    with pytest.raises(Illegal):
        play.do("seat1 draw-badge")
    play.do(f"seat1 {play.options()[0]}")
    go_on(play, "roll")
    tally(play, BATTLE_CRY)
    go_on(play, "upkeep")
    assert "draw-badge" in play.options()


@pytest.mark.rule("D-1")
def test_the_second_battle_cry_of_a_turn_may_be_the_one_for_the_badge() -> None:
    play = cry(TWO_BATTLE_CRIES)
    play.do(f"seat1 {play.options()[0]}")
    assert "draw-badge" in play.options()


@pytest.mark.rule("D-1")
def test_each_unit_may_draw_one_in_the_same_turn() -> None:
    crying = troop("1", dice=BATTLE_CRY)
    play = at("upkeep", crying, crying, badges=True)
    play.do("seat2 draw-badge", "seat1 draw-badge", "seat2 draws parachutist")
    assert "parachutist" not in (play.deck(1) or ())
    play.do("seat1 draws combat-medic")
    assert (unit(play, 1).hand, unit(play, 2).hand) == (("combat-medic",), ("parachutist",))


@pytest.mark.rule("D-1", "D-5")
@pytest.mark.card("combat-infantryman")
def test_a_badge_is_used_once() -> None:
    play = tallied("R1 R1 W1 Ws Bs Bc", "combat-infantryman")
    assert play.options() == ["done", "use combat-infantryman"]
    fact = find(play.do("seat1 use combat-infantryman"), "card-used")
    assert fact.cites() == "D-1"
    assert unit(play).hand == ()
    assert badge_deck(play).played == ("combat-infantryman",)
    assert find(play.facts, "dice-counted").soldiers == 6


@pytest.mark.rule("D-1")
def test_a_badge_is_kept_until_it_is_used() -> None:
    play = tallied("R1 R1 W1 Ws Bs Bc", "combat-infantryman")
    play.do("seat1 done")
    to_next_turn(play)
    assert unit(play).hand == ("combat-infantryman",)


@pytest.mark.rule("D-1", "T-9")
def test_a_badge_can_be_traded() -> None:
    play = at("trade", troop("2", hand="parachutist"), troop("2"), badges=True)
    assert "give-card seat2 parachutist" in play.options()
    play.do("seat1 give-card seat2 parachutist")
    assert (unit(play, 1).hand, unit(play, 2).hand) == ((), ("parachutist",))
    apart = at("trade", troop("2", hand="parachutist"), troop("3"), badges=True)
    assert not offers(apart, "give-card")


@pytest.mark.rule("D-1", "V-1")
def test_a_badge_is_no_item_to_be_lost_or_found() -> None:
    play = at("rally", troop("1", tools=40), badges=True)
    assert not offers(play, "find") & set(badge_deck(play).cards)


@pytest.mark.rule("D-1")
def test_used_badges_come_back_when_the_deck_is_empty() -> None:
    play = cry()
    set_badges(play, "parachutist", played=("combat-medic", "wound-stripe"))
    play.do("seat1 draw-badge")
    facts = play.do("seat1 draws parachutist")
    assert (find(facts, "deck-reshuffled").deck, badge_deck(play).played) == ("badge", ())
    assert badge_deck(play).cards == ("combat-medic", "wound-stripe")


@pytest.mark.rule("D-1")
def test_a_badge_that_is_used_while_the_deck_is_empty_can_be_drawn_again() -> None:
    play = tallied("R1 R1 W1 Ws Bs Bc", "combat-infantryman")
    set_badges(play)
    play.do("seat1 use combat-infantryman")
    assert badge_deck(play).cards == ("combat-infantryman",)


@pytest.mark.rule("D-1")
def test_with_no_badge_left_none_is_on_offer() -> None:
    play = cry()
    set_badges(play)
    assert play.asks() == "choose"
    assert "draw-badge" not in play.options()


# D-5: what Badges do


@pytest.mark.rule("D-5")
def test_every_badge_acts_on_the_tally_and_on_nothing_else() -> None:
    by_id = the_game().content.by_id
    badges = [by_id[id] for id in the_game().content.of_kind("badge")]
    assert {badge.when for badge in badges} == {"use"}
    assert {badge.condition for badge in badges} == {None}
    for badge in badges:
        assert badge.windows() in ({"tally"}, {"roll"}), badge.id
        assert all(type(effect).__module__ == dice_words.__name__ for effect in badge.effects)
    about_rerolls = [badge for badge in badges if badge.windows() == {"roll"}]
    assert all(isinstance(e, MoreRerolls) for badge in about_rerolls for e in badge.effects)


@pytest.mark.rule("D-5")
def test_no_two_badges_do_the_same() -> None:
    by_id = the_game().content.by_id
    assert len({by_id[id].effects for id in the_game().content.of_kind("badge")}) == 10


@pytest.mark.rule("D-5", "T-3")
@pytest.mark.card("combat-medic")
def test_the_combat_medic_takes_two_skulls_out() -> None:
    play = tallied("Rk Rk W1 W2 Bs Bc", "combat-medic")
    fact = find(play.do("seat1 use combat-medic"), "dice-discarded")
    assert (write_dice(fact.dice), fact.cites()) == ("Rk Rk", "D-1")
    assert not told(play, "dice-cancelled")
    counted = find(play.facts, "dice-counted")
    assert (counted.soldiers, counted.stars, counted.courage) == (3, 1, 1)


@pytest.mark.rule("D-5", "T-5")
@pytest.mark.card("combat-medic")
def test_of_three_skulls_the_last_one_cancels_and_the_dead_mans_gift_is_lost() -> None:
    with_medic, without = (tallied("Rk R1 Wk Ws Bk Bc", "combat-medic") for _ in range(2))
    without.do("seat1 done")
    assert find(without.facts, "rwb-made").symbol == 0
    assert not told(without, "dice-cancelled")
    with_medic.do("seat1 use combat-medic")
    assert with_medic.asks() == "discard"
    with_medic.do("seat1 discard Rk Wk")
    assert with_medic.asks() == "cancel"
    assert offers(with_medic, "cancel") == {"R1", "Ws", "Bc"}
    with_medic.do("seat1 cancel Bc")
    assert not told(with_medic, "rwb-made")


@pytest.mark.rule("D-5")
@pytest.mark.card("combat-medic")
def test_which_skulls_go_is_the_players_choice() -> None:
    play = tallied("Rk Rk Wk Wk Bk Bc", "combat-medic")
    play.do("seat1 use combat-medic")
    assert offers(play, "discard") == {"Rk Rk", "Rk Wk", "Rk Bk", "Wk Wk", "Wk Bk"}
    play.do("seat1 discard Rk Wk")
    assert find(play.facts, "rwb-made").symbol == 0, "three are left, one of each colour"


@pytest.mark.rule("D-5")
@pytest.mark.card("combat-medic")
def test_the_combat_medic_takes_a_single_skull_out_and_is_for_nothing_without_one() -> None:
    play = tallied("Rk R1 W1 W2 Bs Bc", "combat-medic")
    play.do("seat1 use combat-medic")
    assert find(play.facts, "dice-counted").soldiers == 4
    assert tallied("R1 R1 W1 W2 Bs Bc", "combat-medic").state.phase != "tally"


@pytest.mark.rule("D-5", "T-5")
@pytest.mark.card("commando-flash")
def test_a_die_that_is_added_counts_and_may_make_an_rwb() -> None:
    play = tallied("Rs R1 Ws W2 Bt Bc", "commando-flash")
    play.do("seat1 use commando-flash")
    assert len(offers(play, "add-die")) == 18
    fact = find(play.do("seat1 add-die Bs"), "die-added")
    assert fact.cites() == "D-1"
    assert find(play.facts, "rwb-made").symbol == 1
    assert find(play.facts, "dice-counted").stars == 3


@pytest.mark.rule("D-5", "T-6")
@pytest.mark.card("commando-flash")
def test_a_die_that_is_added_may_make_a_straight() -> None:
    play = tallied("Rs R1 W2 W2 Bt Bc", "commando-flash")
    play.do("seat1 use commando-flash", "seat1 add-die Rk")
    assert told(play, "straight-rolled")


@pytest.mark.rule("D-5")
@pytest.mark.parametrize(
    ("badge", "dice", "uses"),
    [
        ("combat-medic", "Rk R1 W1 W2 Bk Bt", True),
        ("combat-medic", "Rk R1 Wk Ws Bk B1", False),
        ("bomb-disposal", "Rk R2 W2 W2 Bk B2", True),
        ("commando-flash", "Rs R1 Ws W2 Bt Bc", True),
        ("driver-and-mechanic", "Rt R1 Wt Wk Bt Bt", True),
    ],
)
def test_the_sergeant_uses_badges_where_they_help(badge: str, dice: str, uses: bool) -> None:
    play = tallied(dice, badge)
    assert (_sergeant(play) == a.Use(badge)) == uses


@pytest.mark.rule("D-5")
def test_the_sergeant_adds_and_takes_out_what_is_best() -> None:
    play = tallied("Rs R1 Ws W2 Bt Bc", "commando-flash")
    play.do("seat1 use commando-flash")
    assert _sergeant(play) == a.AddDie(read_die("Bs"))
    play = tallied("Rk Rk Wk Wk Bk Bc", "combat-medic")
    play.do("seat1 use combat-medic")
    assert _sergeant(play) == a.Discard(tuple(map(read_die, ("Rk", "Wk"))))


def _sergeant(play: Script) -> Action:
    decision = decision_for(play.game.pending(play.state), 0)
    assert decision is not None
    return find_bot("sergeant", "normandy")(play.game, play.state, decision, fast_stream("badges"))


# D-2: Badge of Honor


@pytest.mark.rule("D-2")
def test_with_badge_of_honor_a_badge_works_once_a_turn_for_the_rest_of_the_game() -> None:
    play = tallied("R1 R1 W1 Ws Bs Bc", "combat-infantryman", **HONOR)
    for _ in range(2):
        play.do("seat1 use combat-infantryman")
        assert unit(play).hand == ("combat-infantryman",)
        go_on(play, "roll")
        tally(play, "R1 R1 W1 Ws Bs Bc")
    assert [fact.soldiers for fact in told(play, "dice-counted")] == [6, 6]
    assert badge_deck(play).played == ()


@pytest.mark.rule("D-2")
def test_with_badge_of_honor_it_is_not_used_twice_in_a_turn() -> None:
    play = tallied("R1 R1 W1 Ws Bs Bc", "wound-stripe lucky-charm", **HONOR)
    play.do("seat1 use wound-stripe")
    assert play.asks() == "tally"
    assert "use wound-stripe" not in play.options()


@pytest.mark.rule("D-2", "D-5")
def test_with_badge_of_honor_using_it_is_optional() -> None:
    play = tallied("Rk R1 Wk Ws Bk Bc", "combat-medic", **HONOR)
    play.do("seat1 done")
    assert find(play.facts, "rwb-made").symbol == 0, "the Dead Man's Gift is not given up"


def drawn_at_once(dice: str, badge: str, **options: Any) -> Script:
    """A Battle Cry has brought a Badge that may be used at once."""
    play = cry(dice, **HONOR, **options)
    play.do("seat1 draw-badge", f"seat1 draws {badge}")
    return play


@pytest.mark.rule("D-2")
@pytest.mark.card("commando-flash")
def test_with_badge_of_honor_a_badge_may_be_used_on_the_tally_that_brought_it() -> None:
    play = drawn_at_once("Rc R1 Wc W1 Bc Bt", "commando-flash")
    assert (play.asks(), play.options()) == ("tally", ["done", "use commando-flash"])
    soldiers = unit(play).soldiers
    play.do("seat1 use commando-flash", "seat1 add-die B1")
    gained = [fact for fact in told(play, "gained") if fact.cites() == "D-2"]
    assert [(fact.resource, fact.amount) for fact in gained] == [("soldiers", 1)]
    made = [fact.symbol for fact in told(play, "rwb-made")]
    assert made == [COURAGE_SYMBOL, SOLDIER_SYMBOL], "and the Battle Cry does not come again"
    assert unit(play).soldiers > soldiers + 1
    assert "commando-flash" in unit(play).used


@pytest.mark.rule("D-2", "T-3")
@pytest.mark.card("combat-medic")
def test_with_badge_of_honor_dice_that_skulls_cancelled_come_back_at_once() -> None:
    play = cry("Rc Rk Wc W2 Bc Bk", **HONOR)
    play.do("seat1 cancel W2 Bc")
    assert play.asks() != "choose", "two skulls are too many for a Battle Cry"
    play = cry("Rc Rk Wc W2 Bc Bt", **HONOR)
    play.do("seat1 cancel W2", "seat1 draw-badge", "seat1 draws combat-medic")
    soldiers, tools = unit(play).soldiers, unit(play).tools
    play.do("seat1 use combat-medic")
    assert (unit(play).soldiers, unit(play).tools) == (soldiers + 2, tools)


@pytest.mark.rule("D-2")
@pytest.mark.card("wound-stripe")
def test_with_badge_of_honor_an_rwb_of_the_badge_brings_its_bonus_at_once() -> None:
    play = drawn_at_once("Rc R1 Wc W1 Bc Bt", "wound-stripe")
    play.do("seat1 use wound-stripe")
    assert [fact.symbol for fact in told(play, "rwb-made")] == [COURAGE_SYMBOL, 0]


@pytest.mark.rule("D-2")
@pytest.mark.card("crossed-flags")
def test_with_badge_of_honor_nothing_that_a_tally_brought_is_given_back() -> None:
    play = drawn_at_once("Rc R1 Wc W1 Bc Bt", "crossed-flags")
    courage, soldiers, tools = unit(play).courage, unit(play).soldiers, unit(play).tools
    play.do("seat1 use crossed-flags", "seat1 reroll R1 W1 Bt", "seat1 rolls Rk Wk Bk")
    assert (unit(play).courage, unit(play).soldiers) == (courage, soldiers)
    assert unit(play).tools == tools + the_game().content.effects["rwb.usa.skull.1"].tools


@pytest.mark.rule("D-2", "T-3")
@pytest.mark.card("crossed-flags")
def test_skulls_of_a_tally_that_is_read_again_cancel_what_the_player_says() -> None:
    play = drawn_at_once("Rc R1 Wc W1 Bc Bt", "crossed-flags")
    play.do("seat1 use crossed-flags", "seat1 reroll Bt", "seat1 rolls Bk")
    assert (play.asks(), len(offers(play, "cancel"))) == ("cancel", 5)
    soldiers = unit(play).soldiers
    play.do("seat1 cancel W1")
    assert unit(play).soldiers == soldiers


@pytest.mark.rule("D-2")
@pytest.mark.parametrize("badge", ["parachutist", "combat-medic"])
def test_a_badge_that_can_do_nothing_for_this_tally_waits_for_the_next(badge: str) -> None:
    play = drawn_at_once("Rc R1 Wc W1 Bc Bt", badge)
    assert play.asks() != "tally"
    assert unit(play).hand == (badge,) and badge not in unit(play).used


@pytest.mark.rule("D-2")
def test_without_badge_of_honor_a_badge_waits_for_the_next_tally() -> None:
    play = cry()
    play.do("seat1 draw-badge", "seat1 draws commando-flash")
    assert play.asks() != "tally"


@pytest.mark.rule("D-2", "T-6")
@pytest.mark.card("amphetamines")
def test_a_straight_that_was_not_counted_is_not_read_again() -> None:
    play = tallied("Rk R1 Ws W2 Bt Bc", "amphetamines", **HONOR)
    play.do("seat1 use amphetamines", "seat1 call-rwb courage", "seat1 take-award silver-star")
    play.do("seat1 draw-badge", "seat1 draws commando-flash")
    assert play.asks() != "tally"


@pytest.mark.rule("D-2", "D-3")
def test_a_badge_that_is_bought_comes_after_the_tally() -> None:
    bought = troop("1", dice=BATTLE_CRY, stars=1, courage=1)
    play = at("trade", bought, **HONOR, badge_of_courage=True)
    play.do("seat1 buy-badge", "seat1 draws commando-flash")
    assert play.asks() != "tally"


@pytest.mark.rule("D-2", "T-9")
def test_with_badge_of_honor_a_badge_stays_with_its_unit() -> None:
    play = at("trade", troop("2", hand="parachutist silver-star"), troop("2"), **HONOR)
    assert offers(play, "give-card") == {"seat2 silver-star"}


@pytest.mark.rule("D-2", "V-8")
@pytest.mark.parametrize(("options", "points"), [(HONOR, 2 - 10), ({"badges": True}, 2)])
def test_a_badge_drawn_costs_ten_points_though_it_is_never_used_nor_there_any_more(
    options: dict[str, Any], points: int
) -> None:
    play = cry(**options, victory_points=True)
    play.do("seat1 draw-badge", "seat1 draws wound-stripe")
    go_on(play, "move")
    change(play, hand=())
    play.set(turn=the_game().content.maps["exercise-tiger"].par)
    change(play, sector="9", courage=4, soldiers=14)
    play.do("seat1 move bunker", "seat1 rolls D1")
    assert play.over and play.over.scores == (points,)


# D-3: Badge of Courage


@pytest.mark.rule("D-3")
def test_with_badge_of_courage_a_star_and_a_courage_draw_a_badge_in_phase_four() -> None:
    play = at("trade", troop("1", stars=2, courage=2), **COURAGE)
    assert play.options() == ["done", "buy-badge"]
    fact = find(play.do("seat1 buy-badge"), "badge-bought")
    assert fact.cites() == "D-3"
    assert (unit(play).stars, unit(play).courage) == (1, 1)
    drawn = find(play.do("seat1 draws wound-stripe"), "card-drawn")
    assert drawn.cites() == "D-3"
    assert unit(play).hand == ("wound-stripe",)


@pytest.mark.rule("D-3")
@pytest.mark.parametrize(("stars", "courage"), [(0, 4), (4, 0)])
def test_it_takes_both_a_star_and_a_courage(stars: int, courage: int) -> None:
    play = at("trade", troop("1", stars=stars, courage=courage), **COURAGE)
    assert "buy-badge" not in play.options()


@pytest.mark.rule("D-3")
def test_it_is_one_a_turn() -> None:
    play = at("trade", troop("1", stars=9, courage=4), **COURAGE)
    play.do("seat1 buy-badge", "seat1 draws wound-stripe")
    assert "buy-badge" not in play.options()
    to_next_turn(play)
    go_on(play, "trade")
    assert "buy-badge" in play.options()


@pytest.mark.rule("D-3", "D-1")
def test_the_badge_of_a_battle_cry_counts_as_that_one() -> None:
    play = cry(**COURAGE)
    change(play, stars=9, courage=4)
    play.do("seat1 draw-badge", "seat1 draws wound-stripe")
    while play.state.phase in ("upkeep", "rally"):
        pass_on(play)
    assert "buy-badge" not in play.options()


@pytest.mark.rule("D-3")
def test_it_is_for_phase_four_only_and_only_with_the_setting() -> None:
    rally = at("rally", troop("1", stars=9, courage=9), **COURAGE)
    assert "buy-badge" not in rally.options()
    move = at("move", troop("1", stars=9, courage=9), **COURAGE)
    assert "buy-badge" not in move.options()
    without = at("trade", troop("1", stars=9, courage=9), badges=True)
    assert "buy-badge" not in without.options()


# D-4: Badge of Assistance


@pytest.mark.rule("D-4")
@pytest.mark.parametrize("map", ["exercise-tiger", "gold-beach", "omaha-beach"])
def test_with_badge_of_assistance_every_unit_starts_with_a_badge(map: str) -> None:
    play = normandy(seats=2, badges=True, badge_of_assistance=True, map=map)
    while play.deck(None):  # Vehicles
        pass_on(play)
    assert len(play.deck(1) or ()) == len(play.deck(2) or ()) == 10
    fact = find(play.do("seat2 draws parachutist"), "card-drawn")
    assert (fact.card, fact.cites()) == ("parachutist", "D-4")
    assert "parachutist" not in (play.deck(1) or ())
    play.do("seat1 draws combat-medic")
    assert (unit(play, 1).hand, unit(play, 2).hand) == (("combat-medic",), ("parachutist",))
    while play.asks(1) == "land" or play.asks(2) == "land":
        pass_on(play)
    assert (play.state.turn, play.pool(1), play.pool(2)) == (1, "RRWWBB", "RRWWBB")


@pytest.mark.rule("D-4")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_with_badge_of_assistance_for_a_seat_only_its_unit_starts_with_a_badge(seat: int) -> None:
    play = normandy(seats=3, badges=True, **{f"assisted_{seat}": True})
    assert [len(play.deck(other) or ()) for other in (1, 2, 3)] == [
        10 * (other == seat) for other in (1, 2, 3)
    ]
    fact = find(play.do(f"seat{seat} draws parachutist"), "card-drawn")
    assert fact.cites() == "D-4"
    assert unit(play, seat).hand == ("parachutist",)
    assert play.state.turn == 1


@pytest.mark.rule("D-4")
def test_a_unit_that_is_meant_twice_gets_one_badge() -> None:
    play = normandy(seats=2, badges=True, badge_of_assistance=True, assisted_2=True)
    play.do("seat1 draws parachutist", "seat2 draws wound-stripe")
    assert (len(unit(play, 1).hand), len(unit(play, 2).hand)) == (1, 1)
    assert play.state.turn == 1


@pytest.mark.rule("D-4")
def test_a_seat_that_nobody_has_is_of_no_account() -> None:
    play = normandy(seats=1, badges=True, assisted_3=True)
    assert (play.deck(), unit(play).hand) == (None, ())


@pytest.mark.rule("D-4", "D-2", "V-8")
def test_the_badge_of_assistance_is_drawn_as_any_other() -> None:
    play = normandy(victory_points=True, badge_of_assistance=True, **HONOR)
    play.do("seat1 draws parachutist")
    change(play, soldiers=30, courage=1)
    go_on(play, "move")
    play.set(turn=the_game().content.maps["exercise-tiger"].par)
    change(play, sector="9", courage=4, soldiers=14)
    play.do("seat1 move bunker", "seat1 rolls D1")
    assert play.over and play.over.scores == (2 - 10,)


@pytest.mark.rule("D-4", "D-1")
def test_the_first_badge_leaves_the_one_of_the_first_turn() -> None:
    play = normandy(badges=True, badge_of_assistance=True)
    play.do("seat1 draws parachutist", f"seat1 rolls {BATTLE_CRY}")
    play.do(f"seat1 {play.options()[0]}", "seat1 stand")
    while play.asks() != "choose":
        pass_on(play)
    assert "draw-badge" in play.options()


@pytest.mark.rule("D-4")
def test_without_it_nobody_starts_with_a_badge() -> None:
    play = normandy(badges=True)
    assert (play.deck(), unit(play).hand) == (None, ())


# Settings


def _faults(**options: object) -> list[Problem]:
    game = the_game()
    return table_faults(game, read_options(game, options), 1)


@pytest.mark.rule("D-1", "D-2", "D-3", "D-4")
@pytest.mark.parametrize("name", OPTIONS)
def test_each_setting_is_off_unless_chosen_and_names_its_rule(name: str) -> None:
    (spec,) = (spec for spec in the_game().specs() if spec.name == name)
    assert (spec.kind, spec.default, spec.rule) == ("flag", False, RULES[name])


@pytest.mark.rule("D-4")
def test_what_is_for_a_seat_stands_beside_it() -> None:
    found = [(spec.name, spec.seat) for spec in the_game().specs() if spec.name in SEATS]
    assert found == [(f"assisted_{seat + 1}", seat) for seat in range(6)]


@pytest.mark.rule("D-2", "D-3", "D-4")
@pytest.mark.parametrize("name", OPTIONS[1:])
def test_the_options_of_badges_need_badges(name: str) -> None:
    (fault,) = _faults(**{name: True})
    assert (fault.code, fault.args_by_name["rule"]) == ("needs-option", RULES[name])
    named = (fault.args_by_name["name"], fault.args_by_name["needs"])
    assert named == (Ref("setting", name), Ref("setting", "badges"))
    assert _faults(**{name: True, "badges": True}) == []


@pytest.mark.rule("D-2", "D-3", "D-4")
def test_all_options_of_badges_go_together() -> None:
    assert _faults(**dict.fromkeys(OPTIONS, True)) == []
    every = _faults(**dict.fromkeys(OPTIONS[1:], True))
    assert [fault.args_by_name["rule"] for fault in every] == ["D-2", "D-3", *["D-4"] * 7]


@pytest.mark.rule("V-9", "D-1")
@pytest.mark.parametrize("level", ["cards", "dice"])
def test_there_are_no_badges_in_training(level: str) -> None:
    (fault,) = _faults(level=level, badges=True)
    assert (fault.code, fault.args_by_name["rule"]) == ("no-module-in-training", "V-9")


@pytest.mark.rule("D-1", "G-1")
def test_badges_and_gold_dice_go_together() -> None:
    assert _faults(badges=True, gold_dice=True) == []
    play = at("roll", troop("1", specialists="general"), badges=True, gold_dice=True)
    assert play.pool() == "RRWWBBY"
    golden = cry("Rc R1 W1 W2 Bc Bt Yc", gold_dice=True)
    assert "draw-badge" in golden.options()


# The base game without the module


@pytest.mark.rule("D-1")
def test_the_base_game_knows_nothing_of_badges() -> None:
    base, full = BaseGame(), the_game()
    assert not {spec.name for spec in base.specs()} & set(OPTIONS)
    assert not {"draw-badge", "buy-badge"} & set(map(tag, base.actions))
    assert {"draw-badge", "buy-badge"} <= set(map(tag, full.actions))
    assert not {"badge-for-battle-cry", "badge-bought"} & set(map(tag, base.facts))
    assert base.content.of_kind("badge") == ()
    assert not [rule for rule in base.rule_ids if rule.startswith("D-")]
    with pytest.raises(Problem):
        read_options(base, {"badges": True})


@pytest.mark.rule("D-1", "T-5")
def test_in_the_base_game_a_battle_cry_has_no_badge_to_offer() -> None:
    play = Script(BaseGame())
    assert [deck.name for deck in play.state.decks] == ["award"]
    play.do(f"seat1 rolls {BATTLE_CRY}")
    play.do(f"seat1 {play.options()[0]}", "seat1 stand")
    assert play.asks() == "choose"
    assert {option.split()[0] for option in play.options()} == {"choose"}


FOLDER = Path(beachhead.games.normandy.__file__).parent
PACKAGE = "beachhead.games.normandy"


def _imports(file: Path) -> set[str]:
    """Everything that a file imports, also in a function or for type checking."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0
            found |= {str(node.module), *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


MODULES = {file.parent for file in (FOLDER / "modules").glob("*/__init__.py")}


def _of_modules(file: Path) -> set[str]:
    """The modules that a file imports anything of."""
    known = {f"{PACKAGE}.modules.{folder.name}" for folder in MODULES}
    return {
        module for name in _imports(file) for module in known if f"{name}.".startswith(f"{module}.")
    }


@pytest.mark.rule("G-1", "D-1")
def test_nothing_of_the_base_game_imports_a_module() -> None:
    assert {folder.name for folder in MODULES} >= {"badges", "gold_dice"}
    base = [file for file in FOLDER.rglob("*.py") if MODULES.isdisjoint(file.parents)]
    assert len(base) > 30
    assert {file for file in base if _of_modules(file)} == {FOLDER / "__init__.py"}


@pytest.mark.rule("G-1", "D-1")
def test_no_module_imports_another() -> None:
    for folder in MODULES:
        own = {f"{PACKAGE}.modules.{folder.name}"}
        for file in folder.rglob("*.py"):
            assert _of_modules(file) <= own, file
