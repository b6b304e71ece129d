"""The German alone against an automated Unit (K-10 to K-12)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from beachhead.bots.normandy import sergeant
from beachhead.games.normandy.map.ground import Ground
from beachhead.games.normandy.modules.atlantikwall.solo.cards import (
    AloneDecoration,
    AloneItem,
    AloneSpecialist,
)
from beachhead.games.normandy.modules.atlantikwall.solo.route import LEFT, RIGHT, onward, route
from beachhead.games.normandy.modules.atlantikwall.solo.sweep import automaton, turns_left
from beachhead.games.normandy.modules.atlantikwall.state import Automaton, Wall
from beachhead.games.normandy.state import Deck
from beachhead.kernel.contract import Choice, Decision, Over
from beachhead.kernel.decks import Draw
from beachhead.kernel.options import read_options
from beachhead.kernel.scene import NOBODY, Board, Notes, Ref
from beachhead.kernel.table import table_faults
from tests.games.normandy_play import all_of, change, normandy, pass_on, the_box, the_game, unit
from tests.script import Script

MAPS = tuple(the_game().content.maps)
MG, PIONIER = "maschinengewehr-schuetze", "pionier"
IDLE = ("scharfschuetze-alone", "waffen-ss-alone")
"""Specialists who bring nobody and nothing by themselves."""


def alone(map: str = "exercise-fabius", **options: object) -> Script:
    """A battle of the German alone, before his first dice."""
    play = normandy(1, map=map, atlantikwall=True, **options)
    while not play.state.turn:
        pass_on(play)
    return play


def put(play: Script, sector: str, **about: Any) -> None:
    """The automated Unit is in a sector, and is otherwise like this."""
    ground = the_box().ground(play.state)
    at = ground.by_number[sector]
    fields = {"turns": 1, "heading": route(ground, at).heading, **about}
    play.set(atlantikwall=Wall(automaton=Automaton(at, **fields)))


def where(play: Script) -> str:
    return the_box().ground(play.state).sectors[automaton(play.state).sector].number


def to_slot(play: Script, slot: str) -> None:
    """Play on, doing as little as possible, until a slot is reached or passed in this turn."""
    turn = play.state.turn
    while play.over is None and play.state.turn == turn and play.state.phase != slot:
        pass_on(play)


def next_turn(play: Script) -> None:
    turn = play.state.turn
    while play.over is None and play.state.turn == turn:
        pass_on(play)


def told(play: Script, name: str) -> list[Any]:
    return all_of(play.facts, name)


# The way of the Unit


@pytest.mark.rule("K-10")
@pytest.mark.parametrize("id", MAPS)
def test_from_every_start_the_unit_reaches_a_bunker_over_no_barrier(id: str) -> None:
    ground = Ground(the_game().content.maps[id])
    for start in ground.starts:
        way = route(ground, start)
        assert way.barriers == 0
        assert way.sectors[0] == start
        assert [at for at in way.sectors if at in ground.finals] == [way.sectors[-1]]
        assert len(set(way.sectors)) == len(way.sectors)
        assert way.turns <= 2 * (len(ground.sectors) - 1)
        for one, other in zip(way.sectors, way.sectors[1:], strict=False):
            assert other in (*ground.ahead[one], *ground.beside[one])


@pytest.mark.rule("K-10")
def test_it_sweeps_a_row_to_the_edge_advances_along_it_and_sweeps_back() -> None:
    ground = Ground(the_game().content.maps["cosys-bunker"])
    numbers = [ground.sectors[at].number for at in route(ground, ground.by_number["1"]).sectors]
    assert numbers == ["1", "2", "5", "4", "3", "6", "7", "8", "bunker"]


@pytest.mark.rule("K-10")
def test_it_turns_to_the_side_that_keeps_it_in_play_longer() -> None:
    ground = Ground(the_game().content.maps["exercise-fabius"])
    middle = ground.by_number["7"]
    assert route(ground, middle).turns == max(
        onward(ground, middle, side).turns for side in (LEFT, RIGHT)
    )
    assert onward(ground, middle, LEFT).turns != onward(ground, middle, RIGHT).turns


@pytest.mark.rule("K-10")
def test_a_barrier_beside_it_makes_it_advance_instead() -> None:
    ground = Ground(the_game().content.maps["exercise-fabius"])
    seven, eight = ground.by_number["7"], ground.by_number["8"]
    assert (seven, eight) in ground.barred
    assert onward(ground, seven, RIGHT).sectors[1] in ground.ahead[seven]


@pytest.mark.rule("K-10")
def test_it_gets_over_a_barrier_only_if_it_would_be_stuck_otherwise() -> None:
    map = the_game().content.maps["cosys-bunker"]
    every = tuple(
        way for way in (*map.forward, *map.sideways) if way.startswith("8-") or way == "7-8"
    )
    closed = Ground(replace(map, barriers=every))
    assert route(closed, closed.by_number["1"]).barriers == 0
    assert closed.by_number["8"] not in route(closed, closed.by_number["1"]).sectors
    assert route(closed, closed.by_number["8"]).barriers == 1


@pytest.mark.rule("K-10")
@pytest.mark.parametrize("id", MAPS)
def test_it_storms_the_bunker_only_where_no_other_sector_is_left_to_go_to(id: str) -> None:
    ground = Ground(the_game().content.maps[id])
    for start in ground.starts:
        *_, last, bunker = route(ground, start).sectors
        ways = (*ground.ahead[last], *ground.beside[last])
        free = {to for to in ways if to not in ground.finals and (last, to) not in ground.barred}
        assert free <= set(route(ground, start).sectors)
        assert bunker in ground.finals


@pytest.mark.rule("K-10")
def test_where_it_starts_is_drawn_among_the_start_row() -> None:
    game = the_game()
    s = game.start(read_options(game, {"map": "exercise-fabius", "atlantikwall": True}), 1)
    pending = game.pending(s)
    assert not isinstance(pending, Over)
    (draw,) = pending
    assert isinstance(draw, Draw)
    assert draw.outcomes() == {"1": 1, "2": 1, "3": 1}
    assert draw.seat is None


@pytest.mark.rule("K-10")
def test_with_one_sector_in_the_start_row_nothing_is_drawn() -> None:
    play = normandy(1, map="exercise-tiger", atlantikwall=True)
    assert play.state.turn == 1
    assert where(play) == "1"


# The turns of the Unit


@pytest.mark.rule("K-10")
def test_it_stays_two_turns_and_one_where_nobody_can_stay() -> None:
    play = alone("exercise-tiger", few_good_men=False)
    seen: list[str] = []
    while play.over is None and len(seen) < 10:
        change(play, soldiers=40)
        next_turn(play)
        seen.append(where(play))
    assert seen == ["1", "1", "3", "3", "2", "2", "4", "5", "5", "6"]


@pytest.mark.rule("K-10")
@pytest.mark.parametrize("id", MAPS)
def test_no_requirement_and_no_courage_keeps_it(id: str) -> None:
    play = alone(id, few_good_men=False)
    way = route(the_box().ground(play.state), automaton(play.state).sector)
    while play.over is None:
        change(play, soldiers=99, specialists=(MG, PIONIER, *IDLE), stars=0, tools=0, courage=0)
        assert turns_left(the_box(), play.state) == way.turns + 2 - play.state.turn
        next_turn(play)
    assert play.state.turn == way.turns + 1
    assert play.over.result == "won"


@pytest.mark.rule("K-10")
def test_whoever_lives_when_the_bunker_is_stormed_has_won() -> None:
    play = alone()
    put(play, "12", turns=2, heading=RIGHT)
    change(play, soldiers=60, specialists=(MG, PIONIER))
    assert turns_left(the_box(), play.state) == 1
    next_turn(play)
    assert play.over is not None
    assert play.over.winners == (0,)
    assert play.over.result == "won"
    assert where(play) == "bunker"
    assert not told(play, "assaulted")
    bunker = the_game().content.maps["exercise-fabius"].sectors[-1]
    assert told(play, "def-met")[-1].defence == bunker.defence


@pytest.mark.rule("K-10")
def test_with_nobody_left_he_has_lost_at_that_moment() -> None:
    play = alone()
    put(play, "1")
    change(play, soldiers=1, specialists=())
    next_turn(play)
    assert play.over is not None
    assert play.over.winners == ()
    assert play.over.result == "lost"


@pytest.mark.rule("K-10")
def test_specialists_count_one_each() -> None:
    play = alone(few_good_men=False)
    put(play, "12")
    change(play, soldiers=3, specialists=IDLE)
    next_turn(play)
    assert play.over is None
    assert (unit(play).soldiers, unit(play).specialists) == (0, IDLE)


@pytest.mark.rule("K-10", "K-9")
@pytest.mark.parametrize("short", [1, 2])
def test_a_specialist_falls_where_soldiers_are_short(short: int) -> None:
    play = alone()
    put(play, "1")
    defence = the_game().content.maps["exercise-fabius"].sectors[0].defence
    change(play, soldiers=defence - short, specialists=IDLE)
    to_slot(play, "wall")
    assert play.asks() == "forfeit"
    play.do(f"seat1 lose-card {IDLE[0]}")
    assert play.over is None
    assert (unit(play).soldiers, unit(play).specialists) == (0, IDLE[1:])


@pytest.mark.rule("K-10")
def test_he_starts_with_four_soldiers_and_no_courage() -> None:
    play = alone()
    assert (unit(play).soldiers, unit(play).courage) == (4, 0)
    assert unit(play).specialists == ("unteroffizier",)
    assert unit(play).unit is None


@pytest.mark.rule("K-10")
@pytest.mark.parametrize("name", ["missions", "crossing", "gold_dice", "badges", "victory_points"])
def test_settings_that_are_about_units_are_refused(name: str) -> None:
    game = the_game()
    chosen = read_options(game, {"map": "omaha-beach", "atlantikwall": True, name: True})
    found = [fault for fault in table_faults(game, chosen, 1) if fault.code == "german-alone"]
    assert [fault.args_by_name["name"] for fault in found] == [Ref("setting", name)]
    assert not [fault for fault in table_faults(game, chosen, 2) if fault.code == "german-alone"]


# Guns, mines and the Sniper


@pytest.mark.rule("K-11")
def test_guns_that_nobody_mans_fire_at_him() -> None:
    play = alone()
    put(play, "7")
    change(play, soldiers=30)
    to_slot(play, "wall")
    assert play.pool() == "D"
    play.do("seat1 rolls D5")
    assert told(play, "mgf-fired")[-1].soldiers == 5
    assert [fact.amount for fact in told(play, "lost")] == [5, 12]


@pytest.mark.rule("K-11")
def test_guns_that_are_manned_do_not() -> None:
    play = alone()
    put(play, "7")
    change(play, soldiers=30, specialists=(MG,))
    next_turn(play)
    assert not told(play, "mgf-fired")
    assert [fact.amount for fact in told(play, "lost")] == [12]


@pytest.mark.rule("K-11")
def test_gray_dice_fire_at_him_by_their_own_rule() -> None:
    play = alone(mgf_dice="gray")
    put(play, "7")
    change(play, soldiers=30)
    to_slot(play, "wall")
    assert len(play.pool() or "") == 3


@pytest.mark.rule("K-11")
def test_special_damage_hits_him_too() -> None:
    maps = the_game().content.maps.values()
    map, sector = next(
        (map, sector) for map in maps for sector in map.sectors if sector.special_damage
    )
    play = alone(map.id)
    put(play, sector.number, turns=0)
    change(play, soldiers=99, specialists=IDLE)
    to_slot(play, "wall")
    play.do("seat1 rolls " + " ".join(["D6"] * sector.mgf))
    assert play.asks() == "forfeit"


@pytest.mark.rule("K-11")
@pytest.mark.parametrize(("specialists", "hit"), [((), True), ((PIONIER,), False)])
def test_mines_that_nobody_armed_hit_him(specialists: tuple[str, ...], hit: bool) -> None:
    play = alone()
    put(play, "3", turns=2)
    change(play, soldiers=40, specialists=specialists)
    to_slot(play, "move")
    assert where(play) == "5"
    assert (play.pool() == "D") is hit
    if hit:
        play.do("seat1 rolls D4")
        assert told(play, "mines-exploded")[-1].soldiers == 4
        assert told(play, "lost")[0].amount == 4


@pytest.mark.rule("K-11")
def test_the_sniper_comes_with_the_first_advance_and_fires_when_the_unit_stays() -> None:
    play = alone()
    put(play, "3", turns=2)
    change(play, soldiers=99, specialists=(MG, PIONIER, "unteroffizier"))
    next_turn(play)
    assert told(play, "sniper-rallied")
    assert not told(play, "sniper-fired")
    to_slot(play, "move")
    assert play.asks() == "forfeit"
    play.do("seat1 lose-card unteroffizier")
    assert unit(play).specialists == (MG, PIONIER)
    next_turn(play)
    assert len(told(play, "sniper-fired")) == 1
    assert len(told(play, "sniper-rallied")) == 1


@pytest.mark.rule("K-11")
def test_a_move_to_the_side_brings_no_sniper() -> None:
    play = alone()
    put(play, "1", turns=2)
    change(play, soldiers=99)
    next_turn(play)
    assert where(play) == "2"
    assert not told(play, "sniper-rallied")


@pytest.mark.card("scharfschuetze-alone")
@pytest.mark.rule("K-11")
def test_the_fourth_search_kills_the_sniper_and_costs_the_scharfschuetze() -> None:
    play = alone()
    for times in range(1, 5):
        put(play, "9", sniper=1, shots=times - 1)
        change(play, soldiers=99, specialists=("scharfschuetze-alone", MG, PIONIER))
        to_slot(play, "rally")
        assert "use scharfschuetze-alone" in play.options()
        play.do("seat1 use scharfschuetze-alone")
        assert automaton(play.state).sniper_dead is (times == 4)
        assert ("scharfschuetze-alone" in unit(play).specialists) is (times < 4)
        if times < 4:
            assert "use scharfschuetze-alone" not in play.options()
            next_turn(play)
    before = len(told(play, "sniper-fired"))
    next_turn(play)
    assert len(told(play, "sniper-fired")) == before


@pytest.mark.rule("K-11")
def test_nobody_looks_for_a_sniper_who_is_not_there() -> None:
    play = alone()
    change(play, stars=9, specialists=("scharfschuetze-alone",))
    to_slot(play, "rally")
    assert "use scharfschuetze-alone" not in play.options()


@pytest.mark.card("sniper-badge-alone")
@pytest.mark.rule("K-11")
def test_the_sniper_badge_kills_the_sniper() -> None:
    play = alone()
    put(play, "9", sniper=1)
    change(play, secret=("sniper-badge-alone",), stars=9)
    to_slot(play, "rally")
    play.do("seat1 play-decoration sniper-badge-alone")
    assert automaton(play.state).sniper_dead
    before = len(told(play, "sniper-fired"))
    to_slot(play, "wall")
    assert len(told(play, "sniper-fired")) == before


# Cards that work otherwise


def to_tally(play: Script, dice: str) -> None:
    play.do(f"seat1 rolls {dice}")
    play.do(f"seat1 {play.options()[0]}", "seat1 stand")


@pytest.mark.card("waffen-ss-alone")
@pytest.mark.rule("K-11")
def test_the_waffen_ss_ignores_one_skull() -> None:
    counted = []
    for specialists in ((), ("waffen-ss-alone",)):
        play = alone()
        change(play, specialists=specialists, soldiers=20)
        to_tally(play, "Rk Rs W1 W1 Kc Kc")
        if specialists:
            play.do("seat1 use waffen-ss-alone")
        while play.asks() == "cancel":
            play.do("seat1 cancel Rs")
        counted.append(told(play, "dice-counted")[-1].stars)
    assert counted == [0, 1]


@pytest.mark.card("beobachter-alone")
@pytest.mark.rule("K-11")
def test_the_beobachter_brings_two_item_points_for_each_of_his_rwbs() -> None:
    play = alone()
    change(play, specialists=("beobachter-alone",), soldiers=20)
    to_tally(play, "R1 R2 W1 W2 K1 K2")
    while play.state.phase == "upkeep":
        pass_on(play)
    assert len(told(play, "named-rwb-made")) == 2
    assert unit(play).tools == 4


@pytest.mark.card("close-combat-clasp-alone")
@pytest.mark.rule("K-11")
@pytest.mark.parametrize("kept", ["R1 R1 W1 W1 K1 K1", "R2 R2 W2 W2 K2 K2"])
def test_the_close_combat_clasp_rolls_a_second_tally_to_choose_from(kept: str) -> None:
    play = alone()
    change(play, secret=("close-combat-clasp-alone",))
    to_tally(play, "R1 R1 W1 W1 K1 K1")
    play.do("seat1 play-decoration close-combat-clasp-alone")
    assert play.pool() == "RRWWKK"
    play.do("seat1 rolls R2 R2 W2 W2 K2 K2")
    assert play.asks() == "lock"
    play.do(f"seat1 {play.options()[0]}")
    assert play.asks() == "reroll"
    play.do("seat1 stand")
    assert play.asks() == "which-tally"
    play.do("seat1 choose-tally " + kept)
    assert unit(play).secret == ()
    twos = told(play, "dice-counted")[-1].soldiers
    assert twos == (6 if "1" in kept else 12)


@pytest.mark.rule("K-11")
def test_the_first_item_of_its_kind_has_the_trading_pool_rolled_once() -> None:
    play = alone()
    change(play, tools=16)
    to_slot(play, "rally")
    play.do("seat1 find dog-alone")
    assert play.pool() == "RRWWKK"
    play.do("seat1 rolls Rs Rs W1 W1 Kt Kt")
    play.do("seat1 find barbed-wire-alone")
    assert len(told(play, "pool-rolled")) == 1
    assert len(play.state.spare) == 6


@pytest.mark.card("dog-alone", "barbed-wire-alone")
@pytest.mark.rule("K-11")
@pytest.mark.parametrize(("card", "dice"), [("dog-alone", 1), ("barbed-wire-alone", 2)])
def test_dog_and_barbed_wire_take_dice_of_the_pool(card: str, dice: int) -> None:
    play = alone()
    change(play, hand=(card,))
    play.set(spare=(1, 1, 8, 9, 10, 11))
    to_tally(play, "R1 R1 W1 W1 K1 K1")
    play.do(f"seat1 use {card}")
    for _ in range(dice):
        assert play.asks() == "pool-die"
        play.do("seat1 take-pool-die Rs")
    assert len(play.state.spare) == 6 - dice
    assert told(play, "dice-counted")[-1].stars == dice


@pytest.mark.rule("K-11")
def test_an_empty_pool_is_rolled_again() -> None:
    play = alone()
    change(play, hand=("barbed-wire-alone",))
    play.set(spare=(1,))
    to_tally(play, "R1 R1 W1 W1 K1 K1")
    play.do("seat1 use barbed-wire-alone", "seat1 take-pool-die Rs")
    assert play.pool() == "RRWWKK"
    play.do("seat1 rolls Rs Rs W1 W1 Kt Kt")
    assert play.asks() == "pool-die"


# Which cards there are

OUT = {
    *("flak-badge", "german-cross", "gestapo-disk", "gold-wound-badge", "rad-badge"),
    *("war-merit-cross", "west-wall-medal"),
    *("booby-traps", "gas", "goliath-mine", "mg42", "molotov-cocktail", "tracer-bullets"),
}


@pytest.mark.rule("K-12")
def test_these_cards_are_out_alone() -> None:
    banned = the_box().banned(alone().state)
    assert banned >= OUT
    assert not OUT & set(alone().state.decks[-1].cards)


@pytest.mark.rule("K-12")
def test_they_are_in_against_units_and_what_stands_for_others_is_not() -> None:
    box, content = the_box(), the_game().content
    banned = box.banned(normandy(2, map="exercise-fabius", atlantikwall=True).state)
    stand_ins = AloneSpecialist | AloneItem | AloneDecoration
    mine = {card.id for card in content.by_id.values() if isinstance(card, stand_ins)}
    assert mine <= banned
    assert not OUT & banned


@pytest.mark.rule("K-11")
def test_what_stands_for_a_card_costs_the_same_and_takes_its_place() -> None:
    content, banned = the_game().content, the_box().banned(alone().state)
    stand_ins = AloneSpecialist | AloneItem | AloneDecoration
    found = [card for card in content.by_id.values() if isinstance(card, stand_ins)]
    assert found
    for card in found:
        assert card.stands_for in banned
        assert card.id not in banned
        if (original := content.by_id.get(card.stands_for)) is not None:
            assert getattr(original, "cost", 0) == getattr(card, "cost", 0)
            assert type(original) is type(card).__base__


@pytest.mark.rule("K-12")
@pytest.mark.card("kanonier-alone", "coastal-artillery-badge-alone", "tank-destruction-badge-alone")
def test_what_would_only_hurt_units_brings_him_something_alone() -> None:
    play = alone()
    badges = ("coastal-artillery-badge-alone", "tank-destruction-badge-alone")
    change(play, specialists=("kanonier-alone",), soldiers=20, courage=1, secret=badges)
    to_slot(play, "german-ready")
    change(play, soldiers=20, courage=1)
    play.do("seat1 use kanonier-alone")
    assert (unit(play).soldiers, unit(play).courage) == (22, 0)
    play.do(f"seat1 play-decoration {badges[0]}")
    assert unit(play).soldiers == 27
    play.do(f"seat1 play-decoration {badges[1]}")
    gained = {(fact.resource, fact.amount) for fact in told(play, "gained")}
    assert {("soldiers", 3), ("courage", 1)} <= gained


@pytest.mark.rule("K-6", "K-12")
def test_the_deck_alone_has_what_stands_for_decorations() -> None:
    deck: Deck = alone().state.decks[-1]
    assert {"sniper-badge-alone", "close-combat-clasp-alone"} <= set(deck.cards)


# Shown, and played to the end


@pytest.mark.rule("K-10")
def test_the_unit_is_a_piece_of_nobody_s_on_the_map() -> None:
    play = alone()
    put(play, "9")
    scene = the_game().scene(play.state, 0)
    (board,) = (panel for panel in scene.panels if isinstance(panel, Board))
    assert [cell.id for cell in board.cells if NOBODY in cell.seats] == ["9"]


@pytest.mark.rule("K-10")
def test_what_it_does_next_is_told_before_he_chooses() -> None:
    play = alone()
    put(play, "3", turns=2)
    change(play, stars=9)
    to_slot(play, "rally")
    asked = the_game().scene(play.state, 0).asked
    (goes,) = (line for line in asked if line.id == "automaton-goes")
    assert dict(goes.args)["sector"] == Ref("place", "5")
    assert [line.id for line in asked if line.id == "automaton-mines"]


def play_on(map: str, seed: int, bot: bool, **options: object) -> Over:
    """A whole game, by the sergeant or at random."""
    game, random = the_game(), Random(seed)
    s = game.start(read_options(game, {"map": map, "atlantikwall": True, **options}), 1)
    while not isinstance(pending := game.pending(s), Over):
        asked = pending[0]
        if isinstance(asked, Decision):
            choice = random.choice(asked.options)
            if bot:
                choice = sergeant.choose(game, game.view(s, 0), asked, random.randrange)
            s, _ = game.apply(s, Choice(asked.seat, choice))
        else:
            s, _ = game.apply(s, asked.happen(random.randrange))
    return pending


@pytest.mark.rule("K-10")
@pytest.mark.parametrize("id", MAPS)
def test_random_games_end_on_every_map(id: str) -> None:
    for seed in range(3):
        over = play_on(id, seed, bot=False, few_good_men=bool(seed % 2))
        assert over.result in ("won", "lost")


@pytest.mark.rule("K-14")
def test_the_sergeant_plays_it_to_the_end() -> None:
    won = [play_on("exercise-tiger", seed, bot=True).result for seed in range(4)]
    assert set(won) <= {"won", "lost"}


@pytest.mark.rule("K-10", "Q-1")
def test_battle_conditions_go_on_without_units() -> None:
    assert play_on("exercise-fabius", 1, bot=True, battle_conditions=True).result


@pytest.mark.rule("K-10")
def test_the_turn_in_which_it_storms_the_bunker_is_told_rightly_all_along() -> None:
    play = alone("exercise-tiger", few_good_men=False)
    said = set()
    while play.over is None:
        change(play, soldiers=99, stars=9, specialists=(MG, PIONIER, *IDLE))
        notes = (panel for panel in the_game().scene(play.state, 0).panels)
        lines = [line for panel in notes if isinstance(panel, Notes) for line in panel.lines]
        said |= {dict(line.args)["turn"] for line in lines if line.id == "automaton-storms"}
        pass_on(play)
    assert said == {play.state.turn}
