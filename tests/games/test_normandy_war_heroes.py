"""Normandy, the module War Heroes (H-1 to H-5)."""

from __future__ import annotations

from typing import Any

import pytest

from beachhead.bots import find_bot
from beachhead.games import load_game
from beachhead.games.normandy import actions as a
from beachhead.games.normandy.cards.shapes import Specialist
from beachhead.games.normandy.modules.war_heroes.hero import Hero
from beachhead.games.normandy.modules.war_heroes.module import LeadTheWay
from beachhead.kernel.contract import decision_for
from beachhead.kernel.errors import Illegal
from beachhead.kernel.fair import fast_stream
from beachhead.kernel.notation import tag
from beachhead.kernel.options import read_options
from beachhead.kernel.scene import Ref
from beachhead.kernel.table import table_faults
from beachhead.locale import LANGUAGES, Texts
from beachhead.server.faces import cards_on, faces
from beachhead.server.reference import cards as cards_to_read
from beachhead.server.screen import panels
from beachhead.terminal.describe import scene_lines
from tests.games.normandy_fight import at, go_on, offers, on_proving_ground, told, troop
from tests.games.normandy_play import the_game, unit
from tests.script import Script, find

HEROES: dict[str, Hero] = {
    id: card for id, card in the_game().content.by_id.items() if isinstance(card, Hero)
}
ON: dict[str, Any] = {"war_heroes": True}
LEAD: dict[str, Any] = {"war_heroes": True, "lead_the_way": True}
LEADERSHIP = "Rs R1 Ws W1 Bs Bt"
TWO_LEADERSHIPS = "Rs Rs Ws Ws Bs Bs"
WEAK = {"jack-mcniece", "terence-otway"}
"""Of little use to a Unit that is nearly there."""
NO_RWB = "Rs R1 W1 Ws Bc Bt"


def rallying(*troops: dict[str, Any], **options: Any) -> Script:
    """Units in Phase 3, with Heroes."""
    return at("rally", *troops, **(ON | options))


def rich(**fields: Any) -> dict[str, Any]:
    return troop("1", **({"stars": 30} | fields))


def heroes(play: Script, seat: int = 1, verb: str = "rally") -> set[str]:
    """The Heroes on offer to a seat."""
    return offers(play, verb, seat) & set(HEROES)


def usual(play: Script, seat: int = 1) -> set[str]:
    """The ordinary Specialists on offer to a seat."""
    return offers(play, "rally", seat) - set(HEROES)


# H-1: rallying a Hero


@pytest.mark.rule("H-1", "T-7")
def test_a_hero_is_rallied_for_stars_and_a_soldier() -> None:
    play = rallying(rich(soldiers=8))
    facts = play.do("seat1 rally tommy-prince")
    paid = HEROES["tommy-prince"].cost
    assert find(facts, "specialist-rallied").stars == paid
    lost = find(facts, "lost")
    assert (lost.resource, lost.amount, lost.cites()) == ("soldiers", 1, "H-1")
    assert (unit(play).stars, unit(play).soldiers) == (30 - paid, 7)
    assert unit(play).specialists == ("tommy-prince",)


@pytest.mark.rule("H-1")
def test_without_the_module_there_are_no_heroes() -> None:
    play = at("rally", rich())
    assert usual(play) and not heroes(play)


@pytest.mark.rule("H-1", "T-7")
def test_a_hero_is_the_one_specialist_of_the_turn() -> None:
    play = rallying(rich())
    play.do("seat1 rally tommy-prince")
    assert not offers(play, "rally")
    other = rallying(rich())
    other.do("seat1 rally usa-scout")
    assert not offers(other, "rally")


@pytest.mark.rule("H-1", "T-5")
def test_a_leadership_makes_the_hero_cheaper_and_allows_a_second_specialist() -> None:
    play = at("upkeep", troop("1", dice=LEADERSHIP, stars=3), **ON)
    assert play.state.phase == "rally"
    assert unit(play).stars == 6
    play.do("seat1 rally waverly-woodson")
    assert unit(play).stars == 6 - (HEROES["waverly-woodson"].cost - 3)
    assert offers(play, "rally")


@pytest.mark.rule("H-1")
def test_a_hero_whom_the_unit_cannot_pay_is_not_on_offer() -> None:
    cost = HEROES["tommy-prince"].cost
    assert "tommy-prince" in heroes(rallying(rich(stars=cost)))
    assert "tommy-prince" not in heroes(rallying(rich(stars=cost - 1)))
    nobody = rallying(rich(soldiers=0, specialists="usa-corporal"))
    assert usual(nobody) and not heroes(nobody)


@pytest.mark.rule("H-1", "V-5")
def test_the_last_soldier_gives_way_to_the_hero() -> None:
    play = rallying(rich(soldiers=1))
    play.do("seat1 rally tommy-prince")
    assert not play.over
    assert (unit(play).soldiers, unit(play).specialists) == (0, ("tommy-prince",))


@pytest.mark.rule("H-1")
def test_a_hero_serves_in_one_unit_only() -> None:
    play = rallying(rich(), rich())
    play.do("seat1 rally tommy-prince")
    assert "tommy-prince" not in heroes(play, 2)
    with pytest.raises(Illegal):
        play.do("seat2 rally tommy-prince")
    lost = rallying(rich(), rich(gone="tommy-prince"))
    assert "tommy-prince" not in heroes(lost, 1)


@pytest.mark.rule("H-1", "V-1")
def test_sectors_ask_for_his_title() -> None:
    for titled, reached in (("bull-allen", True), ("tommy-prince", False)):
        play = at("move", troop("2", specialists=titled, courage=5), **ON)
        assert ("move 5" in play.options()) == reached


@pytest.mark.rule("H-1", "V-1", "T-8")
def test_what_comes_without_paying_is_no_hero() -> None:
    free = rallying(troop("2"))  # the Scout is free here
    assert offers(free, "take") == {"usa-scout"}
    medal = rallying(rich(hand="military-medal"))
    medal.do("seat1 use military-medal")
    assert offers(medal, "take") and not heroes(medal, verb="take")


@pytest.mark.rule("H-1", "T-9")
def test_a_hero_is_never_given_away() -> None:
    play = at("trade", troop("1", specialists="tommy-prince", stars=1), troop("1"), **ON)
    assert play.asks() == "trade"
    assert not offers(play, "give-card")


@pytest.mark.rule("H-1")
def test_what_he_costs_is_said_with_the_soldier() -> None:
    play = at("upkeep", troop("1", dice=LEADERSHIP, stars=9), **ON)
    for language, printed, now in (
        ("en", "Scout Tommy Prince (4 Stars, 1 Soldier)", "1 Star and 1 Soldier"),
        ("fr", "Éclaireur Tommy Prince (4 Étoiles, 1 Soldat)", "1\u00a0Étoile et 1\u00a0Soldat"),
    ):
        texts = Texts(language, play.game)
        assert texts.card_title("tommy-prince") == printed
        assert "4" not in texts.action(a.Rally("tommy-prince")), "he costs less now"
        about = {known.action: known.lines for known in play.game.scene(play.state, 0).about}
        (line,) = about[a.Rally("tommy-prince")]
        assert now in texts.message(line)


# H-2: one of each title


@pytest.mark.rule("H-2")
def test_a_regular_hero_takes_the_place_of_the_units_own_specialist() -> None:
    play = rallying(rich(specialists="tommy-prince"), rich())
    assert "usa-scout" not in usual(play, 1)
    assert "uk-scout" in usual(play, 2)
    free = rallying(troop("2", specialists="tommy-prince"))
    assert not offers(free, "take")


@pytest.mark.rule("H-2")
@pytest.mark.parametrize("where", ["specialists", "gone"])
def test_whoever_has_had_his_own_specialist_gets_no_hero_of_that_title(where: str) -> None:
    play = rallying(rich(**{where: "usa-scout"}), rich())
    assert "tommy-prince" not in heroes(play, 1)
    assert "tommy-prince" in heroes(play, 2)


@pytest.mark.rule("H-2")
def test_units_may_have_heroes_of_one_title_with_different_names() -> None:
    play = rallying(rich(), rich())
    play.do("seat1 rally leo-major", "seat2 rally bull-allen")
    assert unit(play, 1).specialists == ("leo-major",)
    assert unit(play, 2).specialists == ("bull-allen",)
    one = rallying(rich(specialists="leo-major"))
    assert "bull-allen" not in heroes(one)


@pytest.mark.rule("H-2")
def test_a_ranking_hero_shuts_out_every_other_version_for_everybody() -> None:
    play = rallying(rich(specialists="terence-otway"), rich())
    assert "colonel" not in usual(play, 1) | usual(play, 2)
    usual_one = rallying(rich(specialists="colonel"), rich())
    assert "terence-otway" not in heroes(usual_one, 1) | heroes(usual_one, 2)


@pytest.mark.rule("H-2", "T-7")
def test_heroes_count_where_reserve_and_unique_specialists_are_limited() -> None:
    reserve = rallying(rich(specialists="john-weir-foote"), rich())
    for seat, full in ((1, True), (2, False)):
        ranks = {card(reserve, id).rank for id in offers(reserve, "rally", seat)}
        assert ("reserve" in ranks) != full
    unique = rallying(rich(specialists="colin-maud"), rich())
    for seat in (1, 2):
        assert "unique" not in {card(unique, id).rank for id in offers(unique, "rally", seat)}
    own = rallying(rich(specialists="usa-hero"))
    assert not {id for id in heroes(own) if HEROES[id].rank == "reserve"}


def card(play: Script, id: str) -> Specialist:
    found = play.game.content.by_id[id]
    assert isinstance(found, Specialist)
    return found


# H-3: lost Heroes


@pytest.mark.rule("H-3", "T-8")
@pytest.mark.card("memorial-cross")
def test_a_lost_hero_does_not_come_back() -> None:
    both = "tommy-prince usa-corporal"
    play = at("rally", rich(specialists="", gone=both, hand="memorial-cross"), **ON)
    assert "tommy-prince" not in heroes(play)
    assert "usa-scout" not in usual(play)
    play.do("seat1 use memorial-cross")
    assert offers(play, "take") == {"usa-corporal"}
    alone = at("rally", rich(gone="tommy-prince", hand="memorial-cross"), **ON)
    alone.do("seat1 use memorial-cross")
    assert alone.asks() != "take-card"


@pytest.mark.rule("H-3", "V-5")
def test_losing_a_hero_closes_his_title() -> None:
    lone = troop("2", soldiers=3, specialists="tommy-prince terence-otway")
    play = at("combat", lone, rich(), **ON)
    assert play.asks() == "forfeit"
    play.do("seat1 lose-card tommy-prince")
    assert unit(play).gone == ("tommy-prince",)
    go_on(play, "rally")
    assert "tommy-prince" not in heroes(play, 2)
    assert "uk-scout" in usual(play, 2)


@pytest.mark.rule("H-3", "H-2")
def test_a_lost_ranking_hero_keeps_the_title_from_everybody() -> None:
    play = at("move", troop("2", specialists="john-fox"), rich(), **ON)
    play.do("seat1 stay", "seat1 use john-fox", "seat1 for seat1")
    assert play.state.gone == ("john-fox",)
    go_on(play, "rally")
    assert "forward-observer" not in usual(play, 2)
    assert "john-fox" not in heroes(play, 2)


# H-4: Lead the Way


def leading(dice: str = LEADERSHIP, **fields: Any) -> Script:
    return at("upkeep", troop("1", dice=dice, **fields), **LEAD)


@pytest.mark.rule("H-4", "T-5")
def test_a_leadership_and_its_stars_bring_a_hero_for_nothing_else() -> None:
    play = leading(soldiers=9)
    assert play.asks() == "choose"
    stars, soldiers = unit(play).stars, unit(play).soldiers
    assert heroes(play, verb="lead-the-way") == set(HEROES)
    facts = play.do("seat1 lead-the-way witold-pilecki")
    led = find(facts, "led-the-way")
    assert (led.card, led.cites()) == ("witold-pilecki", "H-4")
    assert unit(play).specialists == ("witold-pilecki",)
    assert (unit(play).stars, unit(play).soldiers) == (stars - 3, soldiers - 2)  # DEF 2
    assert unit(play).rwbs == () and not told(play, "in-force")


@pytest.mark.rule("H-4")
def test_a_leadership_may_still_bring_its_bonus() -> None:
    play = leading()
    play.do(f"seat1 {play.options()[0]}")
    assert unit(play).stars == 3 and unit(play).specialists == ()
    assert told(play, "in-force")


@pytest.mark.rule("H-4")
def test_heroes_are_not_bought_then() -> None:
    play = at("rally", rich(), **LEAD)
    assert usual(play) and not heroes(play)


@pytest.mark.rule("H-4")
@pytest.mark.card("command-jacket")
def test_a_leadership_of_a_card_does_not_serve() -> None:
    play = at("tally", troop("1", dice=NO_RWB, hand="command-jacket", stars=9), **LEAD)
    play.do("seat1 use command-jacket")
    assert told(play, "rwb-made") and not told(play, "led-the-way")
    assert play.asks() != "choose"


@pytest.mark.rule("H-4")
def test_of_two_leaderships_only_that_of_the_dice_serves() -> None:
    hand = {"hand": "command-jacket", "stars": 9}
    play = at("tally", troop("1", dice=LEADERSHIP, **hand), **LEAD)
    play.do("seat1 use command-jacket")
    assert heroes(play, verb="lead-the-way")
    play.do("seat1 lead-the-way witold-pilecki")
    assert play.asks() != "choose"
    declined = at("tally", troop("1", dice=LEADERSHIP, **hand), **LEAD)
    declined.do("seat1 use command-jacket")
    declined.do(f"seat1 {declined.options()[0]}")
    assert not heroes(declined, verb="lead-the-way")


@pytest.mark.rule("H-4", "H-2")
def test_two_leaderships_of_the_dice_bring_two_heroes_of_two_titles() -> None:
    play = leading(TWO_LEADERSHIPS)
    play.do("seat1 lead-the-way leo-major")
    assert "bull-allen" not in heroes(play, verb="lead-the-way")
    play.do("seat1 lead-the-way tommy-prince")
    assert unit(play).specialists == ("leo-major", "tommy-prince")
    assert unit(play).stars == 0


@pytest.mark.rule("H-4", "N-1")
def test_a_leadership_given_up_has_no_veteran_answer() -> None:
    play = leading(specialists="usa-veteran", soldiers=9)
    play.do("seat1 lead-the-way leo-major")
    assert not told(play, "card-used")


@pytest.mark.rule("H-4")
def test_he_comes_besides_the_specialist_of_phase_three() -> None:
    play = leading(stars=9)
    play.do("seat1 lead-the-way leo-major")
    go_on(play, "rally")
    assert offers(play, "rally") and not heroes(play)


@pytest.mark.rule("H-4", "V-1")
def test_nobody_leads_the_way_where_nobody_can_be_rallied() -> None:
    for sector, comes in (("7", False), ("6", True)):
        play = on_proving_ground("upkeep", troop(sector, dice=LEADERSHIP), **LEAD)
        assert bool(heroes(play, verb="lead-the-way")) == comes


@pytest.mark.rule("H-4")
def test_the_three_stars_must_be_there() -> None:
    """With RWBs first, skulls may have cancelled the dice that made the Leadership."""
    for cancelled, comes in (("Rs Ws", False), ("B1 Bc", True)):
        dice = troop("1", dice="Rs Rk Ws Wk Bs B1 Bc")
        play = at("upkeep", dice, skull_order="rwb-first", **LEAD)
        play.do(f"seat1 cancel {cancelled}")
        assert "in-force" in {tag(type(fact)) for fact in play.facts} or comes
        assert bool(heroes(play, verb="lead-the-way")) == comes


# H-5: who they are


@pytest.mark.rule("H-5")
def test_there_are_twenty_five_with_the_seven_of_the_book() -> None:
    names = {hero.name.en for hero in HEROES.values()}
    assert len(names) == len(HEROES) == 25
    assert names >= {
        *("Corporal Léo Major", "Corporal Bull Allen", "Colonel Terence Otway"),
        *("Scout Tommy Prince", "Paratrooper John Frost", "Pathfinder Jack McNiece"),
        "War Correspondent Ernie Pyle",
    }


@pytest.mark.rule("H-5", "N-1")
def test_their_ranks_are_those_of_their_titles() -> None:
    content = the_game().content
    ordinary = [card for card in content.of_type(Specialist) if not isinstance(card, Hero)]
    ranks = {card.role: card.rank for card in ordinary}
    no_deck = {hero.role for hero in HEROES.values()} - set(ranks)
    assert no_deck == {"paratrooper", "pathfinder", "war-correspondent"}
    for hero in HEROES.values():
        assert hero.rank == ranks.get(hero.role, hero.rank)
        assert 2 <= hero.cost <= 10
        assert hero.name.en.startswith(f"{content.titles[hero.role].name.en} ")
    shown = [hero.role for hero in HEROES.values()]
    assert max(map(shown.count, shown)) <= 3


@pytest.mark.rule("H-5")
def test_a_title_that_is_not_in_the_units_deck_is_no_hindrance() -> None:
    play = rallying(rich(), nation_1="france")
    assert {"john-frost", "leonard-lomell", "philippe-kieffer"} <= heroes(play)


@pytest.mark.rule("H-5")
@pytest.mark.parametrize("id", HEROES)
def test_each_does_what_no_ordinary_specialist_of_his_title_does(id: str) -> None:
    hero = HEROES[id]
    same = [
        other
        for other in the_game().content.of_type(Specialist)
        if other is not hero and other.role == hero.role
    ]
    for other in same:
        assert (hero.when, hero.condition, hero.pay, hero.who, hero.effects) != (
            *(other.when, other.condition, other.pay, other.who, other.effects),
        )


@pytest.mark.rule("H-5")
@pytest.mark.parametrize("id", HEROES)
def test_each_has_a_history_in_both_languages_with_a_source(id: str) -> None:
    history = HEROES[id].history
    assert history.sources
    for language, text in (("en", history.en), ("fr", history.fr)):
        assert 60 < len(text) < 260 and text.endswith(".")
        assert Texts(language, the_game()).card_note(id) == text


@pytest.mark.rule("H-5")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_history_is_on_the_card_wherever_it_is_shown(language: str) -> None:
    play = at("move", troop("1", specialists="ernie-pyle usa-scout"), **ON)
    texts = Texts(language, play.game)
    told_of = texts.card_note("ernie-pyle")
    assert told_of and not texts.card_note("usa-scout")
    scene = play.game.scene(play.state, 0)
    assert f"    {told_of}" in scene_lines(texts, scene)
    shown = faces(texts, cards_on(panels(texts, scene)))
    assert {card.id: card.note for card in shown} == {"ernie-pyle": told_of, "usa-scout": ""}
    notes = {card.id: card.note for card in cards_to_read(language, play.game)}
    assert notes["ernie-pyle"] == told_of and notes["usa-scout"] == ""


# Settings, and bots


@pytest.mark.rule("H-1", "H-4", "V-9")
def test_settings_that_do_not_go_together() -> None:
    game = load_game("normandy")
    (fault,) = table_faults(game, read_options(game, {"lead_the_way": True}), 1)
    assert fault.args_by_name["needs"] == Ref("setting", "war_heroes")
    (fault,) = table_faults(game, read_options(game, {**ON, "level": "cards"}), 1)
    assert fault.code == "no-module-in-training"


def choice(play: Script) -> Any:
    decision = decision_for(play.game.pending(play.state), 0)
    assert decision is not None
    return find_bot("sergeant", "normandy")(play.game, play.state, decision, fast_stream("1"))


@pytest.mark.rule("H-1")
def test_the_sergeant_rallies_a_hero_who_is_worth_it_and_not_one_who_is_not() -> None:
    play = rallying(rich(stars=HEROES["premindra-singh-bhagat"].cost))
    chosen = choice(play)
    assert isinstance(chosen, a.Rally) and chosen.card in HEROES
    last = rallying(troop("9", stars=HEROES["ernie-pyle"].cost))
    assert choice(last) != a.Rally("ernie-pyle")


@pytest.mark.rule("H-4")
def test_the_sergeant_leads_the_way_with_a_hero_who_is_worth_the_leadership() -> None:
    early = choice(leading())
    assert isinstance(early, LeadTheWay)
    late = at("upkeep", troop("9", dice=LEADERSHIP, gone=" ".join(set(HEROES) - WEAK)), **LEAD)
    assert heroes(late, verb="lead-the-way") == WEAK
    assert not isinstance(choice(late), LeadTheWay)
