"""Normandy, the module Gold dice (G-1 to G-6)."""

from __future__ import annotations

from itertools import combinations, product
from random import Random
from typing import Any

import pytest

from beachhead.bots import find_bot
from beachhead.games.normandy.game import BaseGame
from beachhead.games.normandy.modules.gold_dice.module import GoldOptions, golden_rwbs
from beachhead.games.normandy.words.dice_words import ChangeDice, CopyTally, ExchangeDie
from beachhead.kernel.dice import BLUE, COURAGE, GOLD, RED, SKULL, TOOL, TWO_SOLDIERS, WHITE
from beachhead.kernel.errors import Illegal, Problem
from beachhead.kernel.fair import fast_stream
from beachhead.kernel.kinds import read_die
from beachhead.kernel.notation import tag
from beachhead.kernel.options import read_options
from beachhead.kernel.scene import Ref
from beachhead.kernel.table import table_faults
from beachhead.simulate.batch import play_game
from tests.games.normandy_fight import at, go_on, offers, told, troop
from tests.games.normandy_play import brought, tally, the_game, throw, to_next_turn, unit
from tests.script import Script, find

OPTIONS = GoldOptions.__struct_fields__
RULES = ("G-1", "G-2", "G-3", "G-4", "G-5")


def rwbs(play: Script) -> list[int]:
    """The symbols of all RWBs that were made."""
    return [fact.symbol for fact in told(play, "rwb-made")]


def golden(symbols: str, **options: Any) -> Script:
    """Upkeep with these dice."""
    return at("upkeep", troop("1", dice=symbols), **options)


# G-1: Gold dice


@pytest.mark.rule("G-1")
@pytest.mark.parametrize("on", [False, True])
def test_gold_dice_bring_the_general_and_the_supply_bag(on: bool) -> None:
    play = at("rally", troop("1", stars=40, tools=40), gold_dice=on)
    assert ("general" in offers(play, "rally")) == on
    assert ("supply-bag" in offers(play, "find")) == on
    general, bag = (the_game().content.by_id[id] for id in ("general", "supply-bag"))
    assert (general.rank, general.nation, bag.special) == ("ranking", None, False)


@pytest.mark.rule("G-1", "T-7")
def test_the_general_and_the_supply_bag_are_paid_for_like_others() -> None:
    content = the_game().content
    stars, tools = content.by_id["general"].cost, content.by_id["supply-bag"].cost
    play = at("rally", troop("1", stars=stars, tools=tools), gold_dice=True)
    play.do("seat1 rally general", "seat1 find supply-bag")
    assert (unit(play).stars, unit(play).tools) == (0, 0)
    assert (unit(play).specialists, unit(play).hand) == (("general",), ("supply-bag",))


@pytest.mark.rule("G-1")
@pytest.mark.card("general")
def test_with_the_general_a_gold_die_is_rolled_every_turn() -> None:
    play = at("roll", troop("1", specialists="general"), gold_dice=True)
    assert play.pool() == "RRWWBBY"
    to_next_turn(play)
    assert play.pool() == "RRWWBBY"


@pytest.mark.rule("G-1")
@pytest.mark.card("supply-bag")
def test_the_supply_bag_brings_a_gold_die_for_one_turn() -> None:
    play = at("roll", troop("1", hand="supply-bag"), gold_dice=True)
    assert (play.asks(), play.options()) == ("muster", ["throw", "use supply-bag"])
    play.do("seat1 use supply-bag")
    assert (play.pool(), unit(play).hand) == ("RRWWBBY", ())
    to_next_turn(play)
    assert play.pool() == "RRWWBB"


@pytest.mark.rule("G-1")
def test_the_supply_bag_need_not_be_used() -> None:
    play = at("roll", troop("1", hand="supply-bag"), gold_dice=True)
    play.do("seat1 throw")
    assert (play.pool(), unit(play).hand) == ("RRWWBB", ("supply-bag",))


@pytest.mark.rule("G-1")
def test_both_bring_two_gold_dice() -> None:
    play = at("roll", troop("1", specialists="general", hand="supply-bag"), gold_dice=True)
    play.do("seat1 use supply-bag")
    assert play.pool() == "RRWWBBYY"


@pytest.mark.rule("G-1")
def test_a_gold_die_is_locked_and_rerolled_like_the_others() -> None:
    play = at("roll", troop("1", specialists="general"), gold_dice=True)
    throw(play, "Rk Rk Ws Ws B1 B1 Yt")
    assert "lock Rk Yt" in play.options()
    play.do("seat1 lock Rk B1", "seat1 reroll Ws Yt")
    assert play.pool() == "WY"
    throw(play, "Ws Ys")
    assert "reroll Ys" in play.options()
    locked = at("roll", troop("1", specialists="general"), gold_dice=True)
    throw(locked, "Rk Rk Ws Ws B1 B1 Yt")
    locked.do("seat1 lock Rk Yt")
    assert not any("Yt" in option for option in locked.options())


@pytest.mark.rule("G-1")
@pytest.mark.parametrize(
    "dice", ["R1 R1 Wc Ws Bc Bt Yc", "Rc R1 W1 Ws Bc Bt Yc", "Rc R1 Wc Ws Bt B1 Yc"]
)
def test_a_gold_die_stands_for_any_colour(dice: str) -> None:
    play = golden(dice, gold_dice=True)
    assert rwbs(play) == [COURAGE]


@pytest.mark.rule("G-1", "T-4")
def test_a_gold_die_gives_its_resource_in_an_rwb_and_out_of_it() -> None:
    play = golden("R2 R1 W2 Ws Bt Bt Y2", gold_dice=True)
    counted = find(play.facts, "dice-counted")
    assert (counted.soldiers, counted.stars, counted.tools) == (2 + 2 + 2 + 1, 1, 3)
    assert rwbs(play) == [TWO_SOLDIERS]
    alone = golden("R1 R1 Ws Ws Bc Bc Yt", gold_dice=True)
    assert find(alone.facts, "dice-counted").tools == 1


@pytest.mark.rule("G-1", "T-4")
def test_a_gold_die_stands_for_one_colour_only() -> None:
    assert rwbs(golden("Rc R1 Ws Wt Bs Bt Yc", gold_dice=True)) == []
    two = golden("Rc R1 Ws Wt Bs Bt Yc Yc", gold_dice=True)
    assert rwbs(two) == [COURAGE]


@pytest.mark.rule("G-1", "T-3")
def test_a_gold_skull_cancels_a_die_or_joins_a_dead_mans_gift() -> None:
    play = golden("Rs R1 Ws W1 Bc Bt Yk", gold_dice=True)
    assert play.asks() == "cancel"
    joined = golden("Rk R1 Wk Ws Bc Bt Yk", gold_dice=True)
    assert (joined.asks() == "cancel", rwbs(joined)) == (False, [SKULL])


@pytest.mark.rule("G-1", "T-3")
def test_a_cancelled_gold_die_serves_in_no_rwb() -> None:
    play = golden("Rk R1 Wc Ws Bc Bt Yc", gold_dice=True)
    play.do("seat1 cancel Yc")
    assert rwbs(play) == []
    kept = golden("Rk R1 Wc Ws Bc Bt Yc", gold_dice=True)
    kept.do("seat1 cancel Bt")
    assert rwbs(kept) == [COURAGE]


@pytest.mark.rule("G-1", "T-6")
def test_a_gold_die_may_be_the_missing_one_of_a_straight() -> None:
    assert golden("Rk R1 W2 Ws Bc B1 Yt", gold_dice=True).asks() == "straight"


@pytest.mark.rule("T-3", "T-4", "T-6")
def test_with_besides_the_skulls_that_a_straight_leaves_are_active() -> None:
    play = golden("Rk R1 W2 Ws Bc Bt Yk Y1", gold_dice=True, straight="besides")
    play.do("seat1 take-award silver-star")
    assert find(play.facts, "skulls-ignored").skulls == 1
    assert play.asks() == "cancel"
    assert {len(option.split()) for option in offers(play, "cancel")} == {1}
    play.do("seat1 cancel W2")
    assert brought(play.facts) == {"soldiers": 2, "stars": 1, "courage": 1, "tools": 1}


@pytest.mark.rule("T-4", "T-6")
def test_with_besides_a_die_is_in_the_straight_or_in_an_rwb() -> None:
    dice = "Rk R2 W2 Ws B2 Bt Yc Y1"

    def straight() -> Script:
        return golden(dice, gold_dice=True, straight="besides", nation_rwb="same")

    play = straight()
    play.do("seat1 take-award silver-star")
    assert (rwbs(play), unit(play).hand) == ([], ("silver-star",))
    assert find(play.facts, "dice-counted").soldiers == 7
    counting = straight()
    counting.do("seat1 count-dice", "seat1 cancel Bt")
    assert (rwbs(counting), unit(counting).hand) == ([TWO_SOLDIERS], ())


@pytest.mark.rule("T-4", "T-6")
def test_with_besides_dice_that_a_straight_leaves_make_rwbs() -> None:
    dice = "Rk R2 R2 W2 Ws B2 Bt Yc Y1"
    play = golden(dice, gold_dice=True, straight="besides", nation_rwb="same")
    play.do("seat1 take-award silver-star")
    assert rwbs(play) == [TWO_SOLDIERS]


@pytest.mark.rule("T-6")
def test_with_besides_nobody_is_stuck_when_the_last_award_has_gone() -> None:
    play = golden("Rk R1 W2 Ws Bc Bt", straight="besides")
    play.set(decks=())
    assert play.options() == ["count-dice"]


@pytest.mark.rule("G-1")
def test_the_colours_are_chosen_so_that_there_are_most_rwbs() -> None:
    random = Random(1)
    pool = (RED, RED, WHITE, WHITE, BLUE, BLUE, GOLD, GOLD, GOLD)
    for _ in range(300):
        faces = random.choice([(0, 1), (0, 1, 2), tuple(range(6))])
        dice = tuple(sorted(colour * 6 + random.choice(faces) for colour in pool))
        plain = [die for die in dice if die // 6 != GOLD]
        gold = [die % 6 for die in dice if die // 6 == GOLD]
        ways = (
            plain + [colour * 6 + face for colour, face in zip(way, gold, strict=True)]
            for way in product((RED, WHITE, BLUE), repeat=len(gold))
        )
        best = max(
            sum(min(way.count(c * 6 + face) for c in (RED, WHITE, BLUE)) for face in range(6))
            for way in ways
        )
        assert len(golden_rwbs(dice)) == best


# G-2: Gold solitaire trading


def _lieutenant(dice: str, **options: Any) -> Script:
    return at("tally", troop("1", specialists="lieutenant", dice=dice), **options)


@pytest.mark.rule("G-2", "T-10")
def test_alone_the_pool_of_the_lieutenant_is_four_gold_dice() -> None:
    assert _lieutenant("Rk R1 W1 W2 Bs Bs", gold_solitaire=True).pool() == "YYYY"
    assert _lieutenant("Rk R1 W1 W2 Bs Bs").pool() == "RRWWBB"


@pytest.mark.rule("G-2")
@pytest.mark.parametrize(("die", "becomes"), [("Rk", "Rc"), ("W1", "Wc"), ("Bs", "Bc")])
def test_a_gold_die_of_the_pool_goes_for_any_colour(die: str, becomes: str) -> None:
    play = _lieutenant("Rk R1 W1 W2 Bs Bs", gold_solitaire=True)
    play.do("seat1 rolls Yk Yk Yc Yt", f"seat1 take-spare {die} Yc")
    dice = unit(play).dice
    assert read_die(becomes) in dice
    assert len(dice) == 6
    assert play.state.spare == tuple(map(read_die, ("Yk", "Yk", "Yt")))


@pytest.mark.rule("G-2")
def test_there_is_one_exchange_a_turn_and_a_new_pool_when_it_is_used_up() -> None:
    play = _lieutenant("Rk R1 W1 W2 Bs Bs", gold_solitaire=True)
    play.do("seat1 rolls Yk Yk Yc Yt", "seat1 take-spare Rk Yc")
    assert not offers(play, "take-spare")
    to_next_turn(play)
    tally(play, "R1 R1 W2 W2 Bs Bs")
    assert play.pool() is None  # three are left
    assert {option.split()[1] for option in offers(play, "take-spare")} == {"Yk", "Yt"}
    play.set(spare=())
    to_next_turn(play)
    tally(play, "R1 R1 W2 W2 Bs Bs")
    assert play.pool() == "YYYY"


@pytest.mark.rule("G-2")
def test_gold_solitaire_is_for_one_player() -> None:
    game = the_game()
    options = read_options(game, {"gold_solitaire": True})
    assert table_faults(game, options, 1) == []
    for seats in (2, 3, 4):
        (fault,) = table_faults(game, options, seats)
        assert (fault.code, fault.args_by_name["rule"]) == ("option-alone", "G-2")


# G-3: A Touch of Gold


def _touch(**fields: Any) -> Script:
    return at("roll", troop(**fields), touch_of_gold=True)


@pytest.mark.rule("G-3")
def test_with_a_touch_of_gold_four_dice_and_a_gold_one_are_rolled() -> None:
    play = _touch()
    assert play.asks() == "muster"
    assert "throw" in play.options()
    assert offers(play, "touch-of-gold") == {
        "red red",
        "red white",
        "red blue",
        "white white",
        "white blue",
        "blue blue",
    }
    fact = find(play.do("seat1 touch-of-gold red blue"), "touch-of-gold-chosen")
    assert fact.cites() == "G-3"
    assert play.pool() == "RWWBY"


@pytest.mark.rule("G-3", "T-2")
def test_with_a_touch_of_gold_one_die_is_locked() -> None:
    play = _touch()
    play.do("seat1 touch-of-gold red blue")
    throw(play, "Rk Ws Ws B1 Yt")
    assert play.asks() == "lock"
    assert set(offers(play, "lock")) == {"Rk", "Ws", "B1", "Yt"}


@pytest.mark.rule("G-3", "T-2")
def test_a_touch_of_gold_is_chosen_anew_every_turn() -> None:
    play = _touch()
    play.do("seat1 throw")
    assert play.pool() == "RRWWBB"
    throw(play, "Rk Rk Ws Ws B1 B1")
    assert all(len(option.split()) == 2 for option in offers(play, "lock"))
    to_next_turn(play)
    assert offers(play, "touch-of-gold")


@pytest.mark.rule("G-3", "T-6")
def test_five_different_results_earn_an_award() -> None:
    play = _touch()
    play.do("seat1 touch-of-gold red blue")
    tally(play, "Rk Ws W1 Bc Yt")
    assert play.asks() == "straight"
    play.do("seat1 take-award silver-star")
    assert unit(play).hand == ("silver-star",)


@pytest.mark.rule("G-3", "T-6")
def test_four_different_results_earn_none_nor_do_five_without_a_touch_of_gold() -> None:
    four = _touch()
    four.do("seat1 touch-of-gold red blue")
    tally(four, "R1 Ws W1 Bc Yt")
    assert not told(four, "straight-rolled")
    usual = _touch()
    usual.do("seat1 throw")
    tally(usual, "R1 R1 Ws W2 Bc Bt")
    assert not told(usual, "straight-rolled")


@pytest.mark.rule("G-3")
def test_the_gold_die_of_a_touch_of_gold_stands_for_any_colour() -> None:
    play = _touch()
    play.do("seat1 touch-of-gold red red")
    tally(play, "W2 W1 B2 Bs Y2")
    assert rwbs(play) == [TWO_SOLDIERS]


@pytest.mark.rule("G-3")
def test_with_the_colonel_a_touch_of_gold_locks_no_die() -> None:
    play = _touch(specialists="colonel")
    play.do("seat1 touch-of-gold red blue")
    throw(play, "Rk Ws Ws B1 Yt")
    assert play.asks() == "reroll"
    assert "reroll Rk Ws Ws B1 Yt" in play.options()


@pytest.mark.rule("G-3")
@pytest.mark.card("general")
def test_with_the_general_a_touch_of_gold_is_five_dice_and_a_gold_one() -> None:
    play = _touch(specialists="general")
    assert offers(play, "touch-of-gold") == {"red", "white", "blue"}
    play.do("seat1 touch-of-gold white")
    assert play.pool() == "RRWBBY"
    usual = _touch(specialists="general")
    usual.do("seat1 throw")
    assert usual.pool() == "RRWWBB"


@pytest.mark.rule("G-3", "V-1")
@pytest.mark.parametrize("cards", ["", "general"])
def test_where_only_five_dice_are_rolled_the_gold_one_is_among_them(cards: str) -> None:
    play = _touch(sector="8", specialists=cards)
    assert offers(play, "sit-out") == {"red", "white", "blue"}
    play.do("seat1 touch-of-gold red blue")
    assert play.pool() == "RWWBY"


@pytest.mark.rule("G-3")
def test_a_touch_of_gold_has_the_general_but_no_supply_bag() -> None:
    play = at("rally", troop("1", stars=40, tools=40), touch_of_gold=True)
    assert "general" in offers(play, "rally")
    assert "supply-bag" not in offers(play, "find")


# G-4: RWB & G


@pytest.mark.rule("G-4")
def test_with_rwb_and_g_a_gold_die_is_rolled_every_turn() -> None:
    play = at("roll", troop("1"), rwb_and_g=True)
    assert play.pool() == "RRWWBBY"
    to_next_turn(play)
    assert play.pool() == "RRWWBBY"


@pytest.mark.rule("G-4")
def test_its_gold_die_can_be_rerolled_and_gives_its_resource() -> None:
    play = at("roll", troop("1"), rwb_and_g=True)
    throw(play, "R1 R1 Ws Ws Bc Bc Yk")
    play.do("seat1 lock R1 R1", "seat1 reroll Yk")
    assert play.pool() == "Y"
    throw(play, "Yt")
    play.do("seat1 stand")
    assert brought(play.facts) == {"soldiers": 2, "stars": 2, "courage": 2, "tools": 1}


@pytest.mark.rule("G-4")
def test_its_gold_die_has_no_colour() -> None:
    assert rwbs(golden("R2 R1 W2 Ws Bt Bc Y2", rwb_and_g=True)) == []


@pytest.mark.rule("G-4")
def test_its_gold_die_prevents_an_rwb_of_its_own_symbol_and_no_other() -> None:
    assert rwbs(golden("R2 Rt W2 Wt B2 Bt Ys", rwb_and_g=True)) == [TWO_SOLDIERS, TOOL]
    assert rwbs(golden("R2 Rt W2 Wt B2 Bt Y2", rwb_and_g=True)) == [TOOL]
    assert rwbs(golden("R2 R2 W2 W2 B2 B2 Y2", rwb_and_g=True)) == []


@pytest.mark.rule("G-4", "T-3")
def test_a_gold_skull_prevents_a_dead_mans_gift_and_cancels_like_any_skull() -> None:
    play = golden("Rk R1 Wk Ws Bk Bt Yk", rwb_and_g=True)
    assert rwbs(play) == []
    assert len(find(play.facts, "dice-cancelled").dice) == 3


@pytest.mark.rule("G-4")
def test_rwb_and_g_has_neither_the_general_nor_the_supply_bag() -> None:
    play = at("rally", troop("1", stars=40, tools=40), rwb_and_g=True)
    assert "general" not in offers(play, "rally")
    assert "supply-bag" not in offers(play, "find")


# G-5: Wild dice


def _wild(wild: str, dice: str) -> Script:
    """The Final Tally with a Wild die."""
    play = at("roll", troop("1"), wild_dice=True)
    throw(play, wild)
    tally(play, dice)
    return play


@pytest.mark.rule("G-5")
def test_the_wild_die_is_rolled_once_and_apart() -> None:
    play = at("roll", troop("1"), wild_dice=True)
    assert play.pool() == "Y"
    throw(play, "Yc")
    assert play.pool() == "RRWWBB"
    throw(play, "Rk Rk Ws Ws B1 B1")
    assert all("Yc" not in option for option in play.options())  # it cannot be locked
    play.do("seat1 lock Rk Rk")
    assert all("Yc" not in option for option in play.options())  # nor thrown again
    assert "reroll Ws Ws B1 B1" in play.options()


@pytest.mark.rule("G-5")
def test_the_wild_die_may_replace_a_die_and_takes_its_colour() -> None:
    play = _wild("Yc", "Rc R1 Wc Ws Bt Bt")
    assert play.asks() == "tally"
    fact = find(play.do("seat1 play-wild Bt"), "wild-played")
    assert (fact.die, fact.becomes, fact.cites()) == (read_die("Bt"), read_die("Bc"), "G-5")
    assert rwbs(play) == [COURAGE]
    assert find(play.facts, "dice-counted").tools == 1  # of the tool that is left


@pytest.mark.rule("G-5")
def test_the_wild_die_replaces_no_skull() -> None:
    play = _wild("Yc", "Rk R1 Wk Ws Bk Bt")
    assert offers(play, "play-wild") == {"R1", "Ws", "Bt"}
    with pytest.raises(Illegal):
        play.do("seat1 play-wild Rk")


@pytest.mark.rule("G-5")
def test_the_wild_die_may_be_left_aside_and_then_gives_nothing() -> None:
    play = _wild("Yc", "R1 R1 Ws Ws Bt Bt")
    play.do("seat1 done")
    counted = find(play.facts, "dice-counted")
    assert (counted.soldiers, counted.stars, counted.courage, counted.tools) == (2, 2, 0, 3)


@pytest.mark.rule("G-5")
def test_the_wild_die_replaces_one_die_a_turn_and_is_rolled_anew() -> None:
    play = _wild("Yc", "R1 R1 Ws Ws Bt Bt")
    play.do("seat1 play-wild R1")
    go_on(play, "move")
    assert len(told(play, "wild-played")) == 1
    go_on(play, "roll")
    assert play.pool() == "Y"


@pytest.mark.rule("G-5")
def test_the_wild_die_cannot_be_thrown_again_by_a_card_once_it_is_played() -> None:
    play = at("roll", troop("1", hand="lucky-charm"), wild_dice=True)
    throw(play, "Yc")
    tally(play, "R1 R1 Ws Ws Bt Bt")
    assert "use lucky-charm" in play.options()
    play.do("seat1 play-wild R1")
    assert play.state.phase != "tally"


NAMED = {"binoculars", "strategic-map", "rangefinder", "dispatch-case", "lieutenant", "captain"}


@pytest.mark.rule("G-5")
def test_cards_that_change_dice_are_out_of_the_game() -> None:
    play = at("rally", troop("1", stars=40, tools=40), wild_dice=True)
    on_offer = offers(play, "rally") | offers(play, "find")
    assert not NAMED & on_offer
    usual = at("rally", troop("1", stars=40, tools=40))
    assert offers(usual, "rally") | offers(usual, "find") >= NAMED


@pytest.mark.rule("G-5", "T-9", "D-1")
def test_no_deck_has_cards_that_change_dice() -> None:
    content = the_game().content
    changers = {
        id
        for id, card in content.by_id.items()
        if any(isinstance(e, ChangeDice | CopyTally | ExchangeDie) for e in card.effects)
    }
    assert changers >= NAMED
    more = dict.fromkeys(("badges", "way_to_hell", "atlantikwall_cards"), True)
    play = Script(the_game(), 1, wild_dice=True, gold_dice=True, **more)
    assert {deck.name for deck in play.state.decks} == {"award", "badge"}
    for deck in play.state.decks:
        there = set(content.of_kind(deck.name)) - {"army-medal-for-war"}  # for Conditions only
        assert set(deck.cards) == there - changers


# G-6: one way at a time

REFUSED = {
    frozenset(("gold_dice", "touch_of_gold")): "G-6",
    frozenset(("gold_dice", "rwb_and_g")): "G-6",
    frozenset(("touch_of_gold", "rwb_and_g")): "G-6",
    frozenset(("touch_of_gold", "wild_dice")): "G-6",
    frozenset(("rwb_and_g", "wild_dice")): "G-6",
    frozenset(("gold_solitaire", "wild_dice")): "G-5",  # there is no Lieutenant
}


def _faults(seats: int = 1, **options: object) -> list[Problem]:
    game = the_game()
    return table_faults(game, read_options(game, options), seats)


@pytest.mark.rule("G-6", "G-5")
@pytest.mark.parametrize(("one", "other"), list(combinations(OPTIONS, 2)))
def test_some_ways_to_play_with_gold_dice_exclude_each_other(one: str, other: str) -> None:
    faults = _faults(**{one: True, other: True})
    rule = REFUSED.get(frozenset((one, other)))
    if rule is None:
        assert faults == []
    else:
        (fault,) = faults
        assert (fault.code, fault.args_by_name["rule"]) == ("options-exclude", rule)
        names = {fault.args_by_name["name"], fault.args_by_name["other"]}
        assert names == {Ref("setting", one), Ref("setting", other)}


@pytest.mark.rule("G-6")
def test_every_pair_that_does_not_go_together_is_told() -> None:
    faults = _faults(gold_dice=True, touch_of_gold=True, rwb_and_g=True, wild_dice=True)
    assert len(faults) == 5


@pytest.mark.rule("G-1", "G-2", "G-3", "G-4", "G-5")
@pytest.mark.parametrize(("name", "rule"), list(zip(OPTIONS, RULES, strict=True)))
def test_each_way_is_a_setting_that_is_off_unless_chosen(name: str, rule: str) -> None:
    (spec,) = (spec for spec in the_game().specs() if spec.name == name)
    assert (spec.kind, spec.default, spec.rule) == ("flag", False, rule)
    assert _faults(**{name: True}) == []


@pytest.mark.rule("V-9", "G-1", "G-2", "G-3", "G-4", "G-5")
@pytest.mark.parametrize("name", OPTIONS)
@pytest.mark.parametrize("level", ["cards", "dice"])
def test_there_are_no_gold_dice_in_training(name: str, level: str) -> None:
    (fault,) = _faults(level=level, **{name: True})
    assert (fault.code, fault.args_by_name["rule"]) == ("no-module-in-training", "V-9")


# The base game without the module


@pytest.mark.rule("G-1")
def test_the_base_game_knows_nothing_of_gold_dice() -> None:
    base, full = BaseGame(), the_game()
    assert not {spec.name for spec in base.specs()} & set(OPTIONS)
    assert not {"touch-of-gold", "play-wild"} & set(map(tag, base.actions))
    assert {"touch-of-gold", "play-wild"} <= set(map(tag, full.actions))
    assert not {"touch-of-gold-chosen", "wild-played"} & set(map(tag, base.facts))
    assert not {"general", "supply-bag"} & set(base.content.by_id)
    assert not [rule for rule in base.rule_ids if rule.startswith("G-")]
    with pytest.raises(Problem):
        read_options(base, {"gold_dice": True})


@pytest.mark.rule("U-1")
@pytest.mark.parametrize("bot", ["random", "sergeant"])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_base_game_runs_without_any_module(seats: int, bot: str) -> None:
    base = BaseGame()
    bots = (find_bot(bot, "normandy"),) * seats
    results = set()
    for number in range(5):
        dice, thoughts = fast_stream(f"dice/{number}"), fast_stream(f"bots/{number}")
        results.add(play_game(base, base.options_type(), bots, dice, thoughts)[0].result)
    assert results <= {"won", "lost"}
    assert bot == "random" or "won" in results
