"""Normandy, the module Badges (D-1 to D-4)."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

import beachhead.games.normandy
from beachhead.games.normandy.game import BaseGame
from beachhead.games.normandy.modules.badges.module import BadgeOptions
from beachhead.games.normandy.state import Deck
from beachhead.kernel.errors import Illegal, Problem
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
RULES = dict(zip(OPTIONS, ("D-1", "D-2", "D-3", "D-4"), strict=True))
BATTLE_CRY = "R1 Rc W1 Wc Bc Bt"
TWO_BATTLE_CRIES = "Rc Rc Wc Wc Bc Bc"
HONOR: dict[str, Any] = {"badges": True, "badge_of_honor": True}
COURAGE: dict[str, Any] = {"badges": True, "badge_of_courage": True}


def badge_deck(play: Script) -> Deck:
    found: Deck = next(deck for deck in play.state.decks if deck.name == "badge")
    return found


def set_badges(play: Script, *cards: str, played: tuple[str, ...] = ()) -> None:
    """Leave only these Badges to be drawn."""
    others = tuple(deck for deck in play.state.decks if deck.name != "badge")
    play.set(decks=(*others, Deck("badge", cards, played)))


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
@pytest.mark.parametrize("nation", ["usa", "uk", "canada", "france"])
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


@pytest.mark.rule("D-1")
@pytest.mark.card("combat-infantryman")
def test_a_badge_is_used_once() -> None:
    play = at("move", troop("4", hand="combat-infantryman"), badges=True)
    assert play.options() == ["done", "use combat-infantryman"]
    fact = find(play.do("seat1 use combat-infantryman"), "card-used")
    assert fact.cites() == "D-1"
    assert unit(play).hand == ()
    assert badge_deck(play).played == ("combat-infantryman",)


@pytest.mark.rule("D-1")
def test_a_badge_is_kept_until_it_is_used() -> None:
    play = at("move", troop("2", hand="combat-infantryman"), badges=True)
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
    play = at("move", troop("4", hand="combat-infantryman"), badges=True)
    set_badges(play)
    play.do("seat1 use combat-infantryman")
    assert badge_deck(play).cards == ("combat-infantryman",)


@pytest.mark.rule("D-1")
def test_with_no_badge_left_none_is_on_offer() -> None:
    play = cry()
    set_badges(play)
    assert play.asks() == "choose"
    assert "draw-badge" not in play.options()


@pytest.mark.rule("D-1")
@pytest.mark.card("combat-medic")
def test_the_combat_medic_stands_in_for_a_specialist() -> None:
    card = the_game().content.by_id["combat-medic"]
    assert (card.when, card.instead_of) == ("instead", "specialist")
    entering = troop("4", courage=2, specialists="usa-scout", hand="combat-medic")
    play = at("move", entering, badges=True)
    play.do("seat1 move 7")
    assert "instead combat-medic" in play.options()
    play.do("seat1 instead combat-medic")
    assert (unit(play).specialists, unit(play).hand) == (("usa-scout",), ())


# D-2: Badge of Honor


@pytest.mark.rule("D-2")
def test_with_badge_of_honor_a_badge_works_once_a_turn_for_the_rest_of_the_game() -> None:
    play = at("move", troop("2", soldiers=90, courage=9, hand="combat-infantryman"), **HONOR)
    for _ in range(2):
        play.do("seat1 stay", "seat1 use combat-infantryman")
        assert unit(play).hand == ("combat-infantryman",)
        go_on(play, "move")
    (effect,) = the_game().content.by_id["combat-infantryman"].effects
    assert [fact.defence for fact in told(play, "fought")] == [max(0, 4 - effect.by)] * 2
    assert badge_deck(play).played == ()


@pytest.mark.rule("D-2")
def test_with_badge_of_honor_it_is_not_used_twice_in_a_turn() -> None:
    play = at("move", troop("4", hand="combat-infantryman bazooka"), **HONOR)
    play.do("seat1 use combat-infantryman")
    assert play.asks() == "ready"
    assert "use combat-infantryman" not in play.options()


@pytest.mark.rule("D-2")
def test_with_badge_of_honor_using_it_is_optional() -> None:
    play = at("move", troop("4", hand="combat-infantryman"), **HONOR)
    play.do("seat1 done")
    assert find(play.facts, "fought").defence == 6


@pytest.mark.rule("D-2")
def test_with_badge_of_honor_a_badge_that_stands_in_is_kept_too() -> None:
    entering = troop("4", courage=2, specialists="usa-scout", hand="combat-medic")
    play = at("move", entering, **HONOR)
    play.do("seat1 move 7", "seat1 instead combat-medic")
    assert (unit(play).specialists, unit(play).hand) == (("usa-scout",), ("combat-medic",))


@pytest.mark.rule("D-2", "T-9")
def test_with_badge_of_honor_a_badge_stays_with_its_unit() -> None:
    play = at("trade", troop("2", hand="parachutist silver-star"), troop("2"), **HONOR)
    assert offers(play, "give-card") == {"seat2 silver-star"}


@pytest.mark.rule("D-2", "V-8")
@pytest.mark.parametrize(("options", "points"), [(HONOR, 2 - 10), ({"badges": True}, 2)])
def test_a_badge_drawn_costs_ten_points_though_it_is_never_used(
    options: dict[str, Any], points: int
) -> None:
    play = cry(**options, victory_points=True)
    play.do("seat1 draw-badge", "seat1 draws wound-stripe")
    go_on(play, "move")
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
    assert [fault.args_by_name["rule"] for fault in every] == ["D-2", "D-3", "D-4"]


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
    return {module for name in _imports(file) for module in known if name.startswith(module)}


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
