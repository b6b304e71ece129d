"""Normandy, the module Special Missions (M-1 to M-9); every Mission has its test beside this."""

from __future__ import annotations

from typing import Any

import pytest

from beachhead.games.normandy.cards.offers import items_on_offer
from beachhead.games.normandy.modules.missions.dealing import to_draw
from beachhead.games.normandy.modules.missions.state import MissionsPlayer
from beachhead.games.normandy.state import Deck
from beachhead.kernel.errors import Illegal
from beachhead.kernel.kinds import write_dice
from beachhead.kernel.options import read_options
from beachhead.kernel.scene import CardRow, Notes, Ref
from beachhead.kernel.table import table_faults
from beachhead.locale import LANGUAGES, Texts
from tests.games.normandy_fight import at, go_on, offers, reason, told, troop
from tests.games.normandy_play import change, normandy, pass_on, the_game, to_phase, unit
from tests.script import Script, find, names

BATTLE_CRY = "Rc R1 Wc W1 Bc B2"
GIFT = "Rk R1 Wk W2 Bk Bs"
"""A Dead Man's Gift."""


def deck(play: Script, name: str) -> Deck:
    found: Deck = next(one for one in play.state.decks if one.name == name)
    return found


def held(*cards: str) -> MissionsPlayer:
    return MissionsPlayer(held=cards)


def upkeep(mission: str, sector: str = "1", **fields: Any) -> Script:
    """A Unit with a Mission comes to Upkeep."""
    options = fields.pop("options", {})
    troop_ = troop(sector, missions=held(mission), **fields)
    return at("upkeep", troop_, missions=True, **options)


def can_be_done(play: Script, seat: int = 1) -> set[str]:
    return {option.split()[0] for option in offers(play, "accomplish", seat)}


def dealt(*cards: str, seats: int = 1, **options: Any) -> Script:
    """A battle in whose deck only these Missions lie."""
    play = normandy(seats, missions=True, **options)
    others = tuple(one for one in play.state.decks if one.name != "mission")
    play.set(decks=(*others, Deck("mission", tuple(sorted(cards)))))
    return play


def faults(seats: int = 1, **options: Any) -> list[tuple[str, Any]]:
    found = table_faults(the_game(), read_options(the_game(), options), seats)
    return [(fault.code, fault.args_by_name.get("name")) for fault in found]


# M-1: a Mission for every Unit


@pytest.mark.rule("M-1")
def test_every_player_draws_two_missions_and_keeps_one() -> None:
    play = normandy(2, missions=True)
    assert len(deck(play, "mission").cards) == 40
    for seat in (1, 2):
        play.do(f"seat{seat} draws {(play.deck(seat) or ())[0]}")
        facts = play.do(f"seat{seat} draws {(play.deck(seat) or ())[0]}")
        assert find(facts, "mission-drawn").cites() == "M-1"
    assert len(deck(play, "mission").cards) == 36
    first, second = unit(play).missions.drawn
    assert play.asks() == "mission-choice"
    assert play.options() == [f"keep-mission {first}", f"keep-mission {second}"]
    facts = play.do(f"seat1 keep-mission {second}")
    assert names(facts)[:2] == ["mission-kept", "mission-discarded"]
    assert unit(play).missions == held(second)
    assert deck(play, "mission").played == (first,)


@pytest.mark.rule("M-1")
def test_missions_lie_open_to_everybody() -> None:
    play = dealt("howard-coup", "kieffer-return", seats=2)
    play.do("seat1 draws howard-coup")
    for seat in (0, 1, None):
        assert play.game.view(play.state, seat) == play.state
        rows = [p for p in play.game.look(play.state, seat).panels if isinstance(p, CardRow)]
        assert any(shown.card == "howard-coup" for row in rows for shown in row.cards)


@pytest.mark.rule("M-1", "V-6")
def test_taking_the_final_bunker_with_a_mission_undone_loses_the_game() -> None:
    play = at("move", troop("9", courage=9, missions=held("howard-coup")), missions=True)
    play.do("seat1 move bunker")
    go_on(play, "roll")
    assert play.over is not None
    assert (play.over.result, play.over.winners, play.over.rule) == ("lost", (), "M-1")
    assert play.over.reason.id == "over-normandy-mission"
    assert reason(play)["mission"] == Ref("card", "howard-coup")
    assert not told(play, "battle-won")
    (failed,) = told(play, "mission-failed")
    assert (failed.seat, failed.card, failed.cites()) == (0, "howard-coup", "M-1")


@pytest.mark.rule("M-1", "V-6")
def test_the_battle_is_won_once_every_mission_is_done() -> None:
    done = MissionsPlayer(done=("howard-coup",))
    play = at("move", troop("9", courage=9, missions=done), missions=True)
    play.do("seat1 move bunker")
    go_on(play, "roll")
    assert play.over is not None and play.over.result == "won"


@pytest.mark.rule("M-1")
def test_the_mission_of_one_unit_loses_the_game_for_all() -> None:
    done = MissionsPlayer(done=("howard-coup",))
    waits = troop("9", missions=done)
    late = troop("9", courage=9, missions=held("kieffer-return"))
    play = at("move", late, waits, missions=True)
    play.do("seat1 move bunker", "seat2 stay")
    go_on(play, "roll")
    assert play.over is not None
    assert play.over.reason_for(1) == play.over.reason_for(0)
    assert reason(play)["seat"] == Ref("seat", 0)


@pytest.mark.rule("M-1", "V-6")
def test_who_goes_on_fighting_in_the_bunker_has_time_until_all_are_in() -> None:
    late = troop("9", courage=9, soldiers=90, missions=held("kieffer-return"))
    other = troop("9", soldiers=90, courage=9, missions=MissionsPlayer(done=("howard-coup",)))
    play = at("move", late, other, missions=True, bunker_wait="fighting")
    play.do("seat1 move bunker", "seat2 stay")
    go_on(play, "roll")
    assert play.over is None
    to_phase(play, "move")
    play.do("seat2 move bunker")
    go_on(play, "roll")
    assert play.over is not None and play.over.rule == "M-1"


@pytest.mark.rule("M-1")
def test_an_undone_mission_is_warned_of_before_the_bunker() -> None:
    play = at("move", troop("9", courage=9, missions=held("howard-coup")), missions=True)
    about = {str(item.action): item.lines for item in play.game.look(play.state, 0).about}
    (lines,) = (lines for action, lines in about.items() if "bunker" in action)
    assert [line.id for line in lines][-1] == "mission-bunker-fails"
    assert "entering-cost" in [line.id for line in lines]


@pytest.mark.rule("M-1", "V-9")
def test_whoever_learns_the_game_has_no_missions() -> None:
    assert faults(missions=True, level="cards") == [
        ("no-module-in-training", Ref("setting", "missions"))
    ]


# M-2: accomplishing


@pytest.mark.rule("M-2")
def test_a_mission_may_wait() -> None:
    play = upkeep("eisenhower-note", stars=9, courage=9, dice="Rk Rk Wk Wk B1 B1")
    assert play.asks() == "mission"
    assert find(play.do("seat1 done"), "declined").cites() == "M-2"
    assert unit(play).missions == held("eisenhower-note")
    assert play.state.phase != "upkeep"


@pytest.mark.rule("M-2")
def test_the_reward_is_an_award_and_a_promotion_at_random() -> None:
    play = upkeep("eisenhower-note", stars=4, courage=3, dice="Rk Rk Wk Wk B1 B1")
    facts = play.do("seat1 accomplish eisenhower-note only")
    assert find(facts, "mission-accomplished").card == "eisenhower-note"
    assert (unit(play).stars, unit(play).courage) == (0, 0)
    assert play.deck() == deck(play, "award").cards
    play.do("seat1 draws silver-star")
    assert play.deck() == deck(play, "promotion").cards
    assert len(play.deck() or ()) == 12
    play.do("seat1 draws brevet-rank")
    assert unit(play).hand == ("silver-star", "brevet-rank")


@pytest.mark.rule("M-2")
def test_what_a_mission_costs_stands_on_the_option() -> None:
    play = upkeep(
        "hobart-crocodiles",
        "9",
        specialists="usa-sharpshooter usa-marksman usa-ranger",
        hand="flame-thrower",
        dice="Rk Rk Wk Wk B1 B1",
    )
    assert offers(play, "accomplish") == {"hobart-crocodiles first", "hobart-crocodiles second"}
    about = play.game.look(play.state, 0).about
    said = [Texts("en", play.game).message(line) for item in about for line in item.lines]
    assert said == [
        "You give up: Sharpshooter and Flame-Thrower.",
        "You give up: Marksman and Flame-Thrower.",
    ]
    play.do("seat1 accomplish hobart-crocodiles second")
    assert unit(play).specialists == ("usa-sharpshooter", "usa-ranger")


@pytest.mark.rule("M-2")
def test_which_dice_go_is_a_choice() -> None:
    dice = "Rs R1 Ws W1 Bs Bt"
    play = upkeep("lillyman-lights", specialists="usa-scout usa-medic", dice=dice)
    prefix = "lillyman-lights only"
    pairs = {f"{prefix} Rs Ws", f"{prefix} Rs Bs", f"{prefix} Ws Bs"}
    assert offers(play, "accomplish") == pairs
    play.do("seat1 accomplish lillyman-lights only Rs Bs")
    assert write_dice(unit(play).dice) == "R1 Ws W1 Bt"


@pytest.mark.rule("M-2", "T-4")
def test_dice_that_were_given_up_bring_nothing() -> None:
    play = upkeep("lillyman-lights", specialists="usa-scout usa-medic", dice="Rs R1 Ws W1 Bs Bt")
    play.do("seat1 accomplish lillyman-lights only Rs Ws")
    while play.state.phase == "upkeep":
        pass_on(play)
    assert find(play.facts, "dice-counted").stars == 1
    assert not told(play, "rwb-made")  # it would have been a Leadership


@pytest.mark.rule("M-2", "T-6")
def test_a_straight_that_was_given_up_earns_no_award_of_choice() -> None:
    play = upkeep("stagg-forecast", dice="Rk Rs W1 W2 Bc Bt")
    play.do("seat1 accomplish stagg-forecast only Rk Rs W1 W2 Bc Bt")
    assert unit(play).dice == ()
    while play.state.phase == "upkeep":
        pass_on(play)
    assert not told(play, "straight-rolled")
    assert find(play.facts, "dice-counted").soldiers == 0


@pytest.mark.rule("M-2", "T-6")
def test_a_straight_may_be_kept_for_its_award() -> None:
    play = upkeep("stagg-forecast", dice="Rk Rs W1 W2 Bc Bt")
    play.do("seat1 done")
    assert play.asks() == "straight"


@pytest.mark.rule("M-2", "V-5")
def test_the_last_of_a_unit_are_not_given_up() -> None:
    fields = {"stars": 2, "dice": "Rk Rk Wk Wk Bk Bk"}
    assert not can_be_done(upkeep("maczek-mace", "9", soldiers=6, **fields))
    assert can_be_done(upkeep("maczek-mace", "9", soldiers=7, **fields))
    alone = upkeep("maczek-mace", "9", soldiers=6, specialists="usa-medic", **fields)
    assert can_be_done(alone)


@pytest.mark.rule("M-2")
def test_the_stars_of_this_turn_count() -> None:
    play = upkeep("eisenhower-note", stars=3, courage=2, dice="Rs R1 Wc W1 B1 Bt")
    while play.state.phase == "upkeep" and play.asks() != "mission":
        pass_on(play)
    assert can_be_done(play) == {"eisenhower-note"}


@pytest.mark.rule("M-2")
def test_a_mission_is_done_in_phase_two_alone() -> None:
    fields = {"stars": 9, "courage": 9, "missions": held("eisenhower-note")}
    for phase in ("rally", "trade", "move"):
        play = at(phase, troop("1", tools=9, **fields), missions=True)
        assert play.state.phase == phase
        assert not can_be_done(play)


@pytest.mark.rule("M-2")
def test_the_table_shows_what_is_there_and_what_is_missing() -> None:
    fields: dict[str, Any] = {"specialists": "usa-hero", "stars": 1, "dice": BATTLE_CRY}
    play = at("tally", troop("1", missions=held("hollis-charge"), **fields), missions=True)
    change(play, step="tally")
    panels = play.game.look(play.state, None).panels
    (notes,) = (panel for panel in panels if isinstance(panel, Notes))
    texts = Texts("en", play.game, ("Ann",))
    assert texts.message(notes.title) == "Ann: Company Sergeant Major Stanley Hollis’s Charge"
    assert [texts.message(line) for line in notes.lines] == [
        "There: the Hero.",
        "There: the bonus of the RWB Battle Cry.",
        "Missing: 2 Stars.",
    ]


@pytest.mark.rule("M-2", "M-8")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_says_what_it_asks_for_and_whose_deed_it_is(language: str) -> None:
    texts = Texts(language, the_game())
    for id in the_game().content.of_kind("mission"):
        history = getattr(the_game().content.by_id[id].history, language)
        assert texts.card_note(id) == history
    said = texts.card_text("scott-bowden-samples")
    assert ("or the Frogman" if language == "en" else "ou un Spécialiste (Homme-") in said


# M-3: RWBs and skulls


@pytest.mark.rule("M-3", "T-5")
def test_an_rwb_gives_up_its_bonus_and_keeps_its_dice() -> None:
    play = upkeep("currie-stand", specialists="usa-sharpshooter usa-medic", dice=BATTLE_CRY)
    assert unit(play).courage == 3  # of the dice
    facts = play.do("seat1 accomplish currie-stand only")
    assert find(facts, "rwb-given-up").cites() == "M-3"
    play.do("seat1 draws silver-star", "seat1 draws brevet-rank")
    assert play.asks() != "choose"
    assert unit(play).courage == 3
    assert not told(play, "way-chosen")


@pytest.mark.rule("M-3")
def test_of_two_rwbs_the_other_still_brings_its_bonus() -> None:
    play = upkeep(
        "currie-stand", specialists="usa-sharpshooter usa-medic", dice="Rc Rc Wc Wc Bc Bc"
    )
    play.do("seat1 accomplish currie-stand only", "seat1 draws silver-star")
    play.do("seat1 draws brevet-rank")
    assert play.asks() == "choose"
    assert unit(play).rwbs == (4,)


@pytest.mark.rule("M-3", "T-8")
@pytest.mark.card("usa-veteran")
def test_a_veteran_does_not_answer_to_a_leadership_that_was_given_up() -> None:
    dice = "Rs R1 Ws W1 Bs B2"
    play = upkeep("roosevelt-landing", courage=3, specialists="usa-veteran", dice=dice)
    play.do("seat1 accomplish roosevelt-landing only", "seat1 draws silver-star")
    play.do("seat1 draws brevet-rank")
    assert not [fact for fact in told(play, "card-used") if fact.card == "usa-veteran"]
    kept = upkeep("roosevelt-landing", courage=3, specialists="usa-veteran", dice=dice)
    kept.do("seat1 done")
    assert [fact for fact in told(kept, "card-used") if fact.card == "usa-veteran"]


@pytest.mark.rule("M-3", "T-3")
def test_a_dead_mans_gift_that_was_given_up_makes_its_skulls_active() -> None:
    play = upkeep("renaud-flowers", stars=2, dice=GIFT)
    play.do("seat1 accomplish renaud-flowers only", "seat1 draws silver-star")
    play.do("seat1 draws brevet-rank")
    assert find(play.facts, "dice-cancelled").dice == (2, 9, 13)
    assert unit(play).tools == 0
    kept = upkeep("renaud-flowers", stars=2, dice=GIFT)
    kept.do("seat1 done")
    assert not told(kept, "dice-cancelled")
    assert unit(kept).tools > 0


@pytest.mark.rule("M-3", "M-4")
@pytest.mark.card("amphetamines")
def test_a_gift_of_a_card_goes_first_and_leaves_the_skulls_alone() -> None:
    play = upkeep("renaud-flowers", stars=2, dice=GIFT, rwbs=(0,))
    play.do("seat1 accomplish renaud-flowers only", "seat1 draws silver-star")
    play.do("seat1 draws brevet-rank")
    assert not told(play, "dice-cancelled")
    assert unit(play).rwbs == (0,)


@pytest.mark.rule("M-3", "T-3")
def test_skulls_that_a_mission_asks_for_cancel_nothing() -> None:
    play = upkeep("skinner-duty", courage=2, dice="Rk Rk Wk W1 B1 B1")
    play.do("seat1 accomplish skinner-duty only Rk Rk Wk", "seat1 draws silver-star")
    play.do("seat1 draws brevet-rank")
    assert not told(play, "dice-cancelled")
    assert find(play.facts, "dice-counted").soldiers == 3


# M-4: cards for a Mission


@pytest.mark.rule("M-4")
@pytest.mark.card("amphetamines")
def test_the_rwb_of_a_card_serves() -> None:
    fields: dict[str, Any] = {"specialists": "usa-sharpshooter usa-medic", "hand": "amphetamines"}
    dice = "Rs R1 W1 Wt Bt B2"
    one = troop("1", missions=held("currie-stand"), dice=dice, **fields)
    play = at("tally", one, missions=True)
    play.do("seat1 use amphetamines", "seat1 call-rwb courage")
    while play.state.phase == "tally":
        pass_on(play)
    assert can_be_done(play) == {"currie-stand"}


@pytest.mark.rule("M-4")
def test_a_special_item_becomes_available_in_place_of_one_as_costly() -> None:
    play = dealt("turing-bombe")
    play.do("seat1 draws turing-bombe")
    assert play.asks() == "take-out"
    content = the_game().content
    costs = {id: content.by_id[id].cost for id in offers(play, "take-out")}
    assert set(costs) == {"bangalore-torpedo", "bazooka"}
    assert min(costs.values()) >= content.by_id["captured-code-book"].cost
    facts = play.do("seat1 take-out bazooka")
    assert find(facts, "item-made-available").card == "captured-code-book"
    assert find(facts, "item-taken-out").card == "bazooka"
    assert play.state.special == ("captured-code-book",)
    box = play.game.box  # type: ignore[attr-defined]
    assert "bazooka" not in [card.id for card in items_on_offer(box, play.state, 0, 99)]
    assert "captured-code-book" in [card.id for card in items_on_offer(box, play.state, 0, 99)]


@pytest.mark.rule("M-4")
def test_a_special_item_of_the_map_replaces_nothing() -> None:
    play = dealt("sanders-destroyers", map="gold-beach", vehicles=False)
    assert play.state.special == ("naval-gunfire",)
    play.do("seat1 draws sanders-destroyers")
    assert play.asks() == "land"
    assert not told(play, "item-taken-out")


@pytest.mark.rule("M-4")
def test_an_item_that_a_mission_asks_for_is_not_taken_out() -> None:
    play = dealt("sanders-destroyers", "cota-breakthrough", seats=2)
    play.do("seat1 draws cota-breakthrough", "seat2 draws sanders-destroyers")
    assert play.asks(2) is None
    assert "naval-gunfire" in play.state.special
    assert not told(play, "item-taken-out")  # the Torpedo alone is as costly, and asked for


@pytest.mark.rule("M-4", "G-5")
def test_a_mission_whose_cards_are_out_of_the_game_is_not_dealt() -> None:
    deck_ = normandy(missions=True).deck() or ()
    assert {"winters-assault", "pujol-deception", "duchez-plan"} <= set(deck_)
    wild = normandy(missions=True, wild_dice=True).deck() or ()
    assert {"winters-assault", "pujol-deception", "duchez-plan"}.isdisjoint(wild)
    assert "dawson-path" in wild  # the Engineer will do


@pytest.mark.rule("M-4")
def test_the_only_copy_of_a_card_is_not_asked_for_twice() -> None:
    play = dealt("winters-assault", "howard-coup", "kieffer-return", seats=2)
    play.do("seat1 draws winters-assault")
    cards = ("winters-assault", "howard-coup", "kieffer-return")
    others = tuple(one for one in play.state.decks if one.name != "mission")
    play.set(decks=(*others, Deck("mission", cards)))
    box = play.game.box  # type: ignore[attr-defined]
    assert to_draw(box, play.state, 1) == ("howard-coup", "kieffer-return")
    assert to_draw(box, play.state, 0) == cards


# M-5: Field Promotions


@pytest.mark.rule("M-5")
def test_twelve_promotions_do_twelve_things_and_nothing_in_combat() -> None:
    content = the_game().content
    cards = [content.by_id[id] for id in content.of_kind("promotion")]
    assert len(cards) == len({card.effects for card in cards}) == 12
    assert all(card.windows() and "fire" not in card.windows() for card in cards)


@pytest.mark.rule("M-5", "T-9")
def test_promotions_are_kept_and_played_but_not_traded() -> None:
    one = troop("1", hand="brevet-rank silver-star")
    play = at("trade", one, troop("1"), missions=True)
    assert "2 silver-star" in {way.replace("seat", "") for way in offers(play, "give-card")}
    assert not [way for way in offers(play, "give-card") if "brevet-rank" in way]
    play = at("rally", troop("1", hand="brevet-rank"), missions=True)
    assert find(play.do("seat1 use brevet-rank"), "card-used").cites() == "M-5"
    assert (unit(play).stars, unit(play).hand) == (4, ())
    assert deck(play, "promotion").played == ("brevet-rank",)


# M-6: Mission: Possible

POSSIBLE: dict[str, Any] = {"missions": True, "mission_possible": True}


@pytest.mark.rule("M-6")
def test_both_missions_are_kept() -> None:
    play = dealt("howard-coup", "kieffer-return", mission_possible=True)
    play.do("seat1 draws kieffer-return", "seat1 draws howard-coup")
    assert unit(play).missions == held("kieffer-return", "howard-coup")
    assert play.asks() != "mission-choice"


@pytest.mark.rule("M-6")
def test_each_brings_a_promotion_and_no_award() -> None:
    both = held("eisenhower-note", "currie-stand")
    one = troop("1", stars=4, courage=9, specialists="usa-sharpshooter usa-medic", missions=both)
    play = at("upkeep", {**one, "dice": BATTLE_CRY}, **POSSIBLE)
    assert can_be_done(play) == {"eisenhower-note", "currie-stand"}
    facts = play.do("seat1 accomplish eisenhower-note only")
    assert play.deck() == deck(play, "promotion").cards
    assert "mission-accomplished" in names(facts)
    assert find(play.do("seat1 draws brevet-rank"), "card-drawn").cites() == "M-6"
    assert can_be_done(play) == {"currie-stand"}
    play.do("seat1 accomplish currie-stand only", "seat1 draws patrol-leader")
    assert unit(play).hand == ("brevet-rank", "patrol-leader")
    assert unit(play).missions.done == ("eisenhower-note", "currie-stand")


def before_bunker(**fields: Any) -> Script:
    return at("move", troop("9", courage=9, **fields), **POSSIBLE)


@pytest.mark.rule("M-6")
def test_the_bunker_costs_eight_stars_with_a_mission_undone() -> None:
    play = before_bunker(stars=9, missions=held("howard-coup"))
    fact = find(play.do("seat1 move bunker"), "mission-penalty-paid")
    assert (fact.stars, fact.cites()) == (8, "M-6")
    assert unit(play).stars == 1
    go_on(play, "roll")
    assert play.over is not None and play.over.result == "won"


@pytest.mark.rule("M-6", "T-5")
@pytest.mark.parametrize("cry", [False, True])
def test_who_cannot_pay_loses_the_game(cry: bool) -> None:
    passage = "rwb.usa.courage.1.2.1"
    assert passage in the_game().content.effects
    now = (passage,) if cry else ()
    play = before_bunker(stars=7, missions=held("howard-coup"), now=now)
    play.do("seat1 move bunker")
    assert play.over is not None
    assert (play.over.rule, play.over.reason.id) == ("M-6", "over-normandy-mission-unpaid")
    assert reason(play)["had"] == 7


@pytest.mark.rule("M-6")
def test_nothing_is_to_be_paid_when_all_is_done() -> None:
    play = before_bunker(stars=9, missions=MissionsPlayer(done=("howard-coup",)))
    play.do("seat1 move bunker")
    assert unit(play).stars == 9


@pytest.mark.rule("M-6")
def test_what_the_bunker_costs_is_told_before() -> None:
    for stars, enough in ((8, "yes"), (7, "no")):
        play = before_bunker(stars=stars, missions=held("howard-coup"))
        lines = [line for item in play.game.look(play.state, 0).about for line in item.lines]
        (said,) = (dict(line.args) for line in lines if line.id == "mission-bunker-costs")
        assert said == {"stars": 8, "enough": enough}


@pytest.mark.rule("M-6")
def test_mission_possible_needs_missions() -> None:
    assert faults(mission_possible=True) == [("needs-option", Ref("setting", "mission_possible"))]
    assert faults(**POSSIBLE) == []


# M-7: places


@pytest.mark.rule("M-7")
def test_next_to_a_bunker_is_where_a_way_leads_to_one() -> None:
    fields: dict[str, Any] = {
        "specialists": "usa-sharpshooter usa-medic",
        "hand": "flame-thrower",
        "dice": "Rk Rk Wk Wk B1 B1",
    }
    assert can_be_done(upkeep("hobart-crocodiles", "10", **fields))
    assert not can_be_done(upkeep("hobart-crocodiles", "8", **fields))


# M-9: New Orders


@pytest.mark.rule("M-9")
@pytest.mark.card("new-orders")
def test_new_orders_bring_another_mission_of_two() -> None:
    one = troop("1", hand="new-orders", missions=held("howard-coup"))
    play = at("rally", one, missions=True)
    facts = play.do("seat1 use new-orders")
    assert find(facts, "mission-discarded").cites() == "M-9"
    assert deck(play, "mission").played == ("howard-coup",)
    play.do(
        "seat1 draws kieffer-return", "seat1 draws currie-stand", "seat1 keep-mission currie-stand"
    )
    assert unit(play).missions == held("currie-stand")
    assert unit(play).hand == ()


@pytest.mark.rule("M-9", "M-6")
def test_with_two_missions_one_is_chosen_to_go_and_one_to_come() -> None:
    one = troop("1", hand="new-orders", missions=held("howard-coup", "duchez-plan"))
    play = at("rally", one, **POSSIBLE)
    play.do("seat1 use new-orders")
    assert offers(play, "drop-mission") == {"howard-coup", "duchez-plan"}
    play.do("seat1 drop-mission duchez-plan")
    play.do("seat1 draws kieffer-return", "seat1 draws currie-stand")
    play.do("seat1 keep-mission kieffer-return")
    assert unit(play).missions == held("howard-coup", "kieffer-return")


@pytest.mark.rule("M-9", "M-4")
def test_new_orders_bring_nothing_that_cannot_be_done_any_more() -> None:
    one = troop("1", hand="new-orders", gone="usa-scout", missions=held("howard-coup"))
    play = at("rally", one, missions=True)
    play.do("seat1 use new-orders")
    found = set(play.deck() or ())
    assert {"mercader-ride", "lillyman-lights", "lomell-search"}.isdisjoint(found)
    assert "scott-bowden-samples" in found  # the Frogman will do


@pytest.mark.rule("M-9")
def test_there_are_no_new_orders_without_missions_or_without_one_to_do() -> None:
    assert "new-orders" not in offers(at("rally", troop("1", tools=20)), "find")
    assert "new-orders" in offers(at("rally", troop("1", tools=20), missions=True), "find")
    play = at("rally", troop("1", hand="new-orders"), missions=True)
    with pytest.raises(Illegal):
        play.do("seat1 use new-orders")


# What records keep


@pytest.mark.rule("M-1")
def test_who_has_which_mission_is_written_down() -> None:
    play = dealt("howard-coup", "kieffer-return")
    before = play.game.position(play.state)
    play.do("seat1 draws howard-coup")
    after = play.game.position(play.state)
    assert before["missions"]["drawn"] == [()] and after["missions"]["drawn"] == [("howard-coup",)]
    assert "missions" not in normandy().game.position(normandy().state)


@pytest.mark.rule("M-4")
def test_a_table_with_missions_can_meet_the_special_items_that_they_bring() -> None:
    game = the_game()
    met = game.in_use(game.options_type(missions=True), 1)
    assert ("item", "naval-gunfire") in met and ("mission", "howard-coup") in met
    plain = game.in_use(game.options_type(), 1)
    assert ("item", "naval-gunfire") not in plain and ("item", "new-orders") not in plain
    assert not [key for key in plain if key[0] in ("mission", "promotion")]
