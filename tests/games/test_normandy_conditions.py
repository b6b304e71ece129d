"""Normandy, the module Battle Conditions: drawing, cancelling, active skulls (Q-1 to Q-3)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from beachhead.games.normandy import actions as a
from beachhead.games.normandy.cards.decks import deck_of
from beachhead.games.normandy.state import Deck
from beachhead.kernel.scene import Board, CardRow
from beachhead.locale import LANGUAGES, Texts
from beachhead.terminal.describe import scene_lines
from tests.games.conditions_play import (
    BATTLE,
    EVERY,
    MGF_SECTOR,
    QUIET_SECTOR,
    WEATHER,
    accounted,
    conditions,
    here,
    lay,
    lying,
)
from tests.games.normandy_fight import at, moves, offers, on_proving_ground, told, troop
from tests.games.normandy_play import (
    change,
    pass_on,
    tally,
    the_box,
    the_game,
    unit,
)
from tests.script import Script

# drawn before every turn


@pytest.mark.rule("Q-1")
def test_before_phase_1_of_every_turn_the_table_draws_one() -> None:
    play = at("roll", troop(), troop(), **BATTLE)
    assert play.state.phase == "condition" and play.deck(None) == EVERY
    assert play.asks(1) is None and play.pool(1) is None
    play.do("table draws mud")
    assert lying(play) == ("mud",) and play.state.phase == "roll"
    assert told(play, "condition-drawn")
    turn = play.state.turn
    while play.state.turn == turn:
        pass_on(play)
    assert play.state.phase == "condition" and lying(play) == ("mud",)
    play.do("table draws rain")
    assert lying(play) == ("rain",) and conditions(play).played == ("mud",)
    assert accounted(play) == Counter(EVERY)


@pytest.mark.rule("Q-1")
def test_the_discards_form_a_new_deck() -> None:
    play = at("roll", troop(), **BATTLE)
    play.set(decks=(Deck("condition", ("mud",), ("rain", "truce")),))
    play.do("table draws mud")
    assert conditions(play) == Deck("condition", ("rain", "truce"))


@pytest.mark.rule("Q-1")
def test_without_the_setting_there_is_none() -> None:
    play = at("roll", troop())
    assert play.state.phase == "roll" and deck_of(play.state, "condition") is None


@pytest.mark.rule("Q-1")
def test_it_goes_before_what_is_printed_on_a_sector_for_all_who_look() -> None:
    """The map, the forecast, the warning and Combat read the same sector."""
    play = lay(at("move", troop(MGF_SECTOR, soldiers=20), **BATTLE), "truce")
    printed = at("move", troop(MGF_SECTOR)).game.box.ground(play.state)  # type: ignore[attr-defined]
    sector = printed.sectors[printed.by_number[MGF_SECTOR]]
    assert sector.defence and sector.mgf
    assert (here(play, MGF_SECTOR).defence, here(play, MGF_SECTOR).mgf) == (0, 0)
    scene = play.game.look(play.state, 0)
    (board,) = (panel for panel in scene.panels if isinstance(panel, Board))
    (cell,) = (cell for cell in board.cells if cell.id == MGF_SECTOR)
    signs = {sign.words.id: sign for sign in cell.signs}
    defence, guns = signs["cell-def-now"], signs["cell-mgf-quiet"]
    assert dict(defence.words.args) == {"defence": 0, "printed": sector.defence}
    assert defence.now == "lowered" and defence.symbols[0].sign == "0"
    assert guns.symbols[0].id == "mgf" and guns.symbols[0].struck
    told = {line.id: dict(line.args) for line in cell.details}
    assert told["detail-def-printed"] == {"printed": sector.defence}
    (stay,) = (about for about in scene.about if isinstance(about.action, a.Stay))
    outlook = {line.id: dict(line.args) for line in stay.lines}
    assert outlook["outlook-combat"] == {"defence": 0, "least": 0, "most": 0}
    play.do("seat1 stay")
    assert unit(play).soldiers == 20


@pytest.mark.rule("Q-1")
def test_a_doubled_mgf_is_drawn_forecast_and_thrown_with_twice_the_dice() -> None:
    play = lay(at("move", troop(MGF_SECTOR), **BATTLE), "crossfire")
    dice = here(play, MGF_SECTOR).mgf
    assert here(play, QUIET_SECTOR).mgf == 0 and dice == 2
    play.do("seat1 stay")
    assert play.pool() == "D" * dice


@pytest.mark.rule("Q-1")
def test_what_a_condition_changes_in_a_choice_is_said_beside_it() -> None:
    play = lay(at("move", troop("2"), **BATTLE), "mud")
    asked = {line.id for line in play.game.look(play.state, 0).asked}
    assert "asked-condition" in asked
    play = lay(at("move", troop("2"), **BATTLE), "rain")
    asked = {line.id for line in play.game.look(play.state, 0).asked}
    assert "asked-condition" not in asked


@pytest.mark.rule("Q-1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_lies_where_everybody_reads_it(language: str) -> None:
    play = lay(at("move", troop("2"), troop("2"), **BATTLE), "downpour")
    texts = Texts(language, play.game, ("Ann", "Ben"))
    for seat in (0, 1, None):
        scene = play.game.look(play.state, seat)
        rows = [panel for panel in scene.panels if isinstance(panel, CardRow)]
        assert [row for row in rows if [shown.card for shown in row.cards] == ["downpour"]]
        lines = "\n".join(scene_lines(texts, scene))
        for said in (texts.name("card", "downpour"), texts.card_text("downpour")):
            assert said in lines
        assert texts.card_note("downpour") in lines


@pytest.mark.rule("Q-1")
def test_all_players_are_more_than_all_units() -> None:
    """A player without a Unit is bound where a card says so."""
    box = the_box()
    s = lay(at("move", troop("2"), **BATTLE), "mud").state
    module = next(m for m in box.modules(s) if m.id == "conditions")
    nobody = type(s.players[0])()
    assert nobody.unit is None
    assert module.in_force(box, s, s.players[0]) == ("mud.1",)
    assert module.in_force(box, s, nobody) == ()
    s = lay(at("move", troop("2"), **BATTLE), "great-storm").state
    assert module.in_force(box, s, nobody) == ("great-storm.1",)


@pytest.mark.rule("Q-1")
def test_units_at_sea_are_not_in_the_battle_yet() -> None:
    game = the_game()
    play = Script(game, 1, map="omaha-beach", crossing=True, **BATTLE)
    while play.deck(None) != EVERY:
        pass_on(play)
    before = unit(play).soldiers
    play.do("table draws second-wave")
    assert unit(play).soldiers == before
    ground = game.box.ground(play.state)  # type: ignore[attr-defined]
    lay(play, "truce")
    sea = [i for i, sheet in enumerate(ground.sheet_of) if sheet is not ground.map]
    assert sea and [i for i in sea if game.box.sector(play.state, i).defence]  # type: ignore[attr-defined]


@pytest.mark.rule("Q-1", "V-2")
@pytest.mark.parametrize(
    ("card", "fields"),
    [
        ("strong-wind", {"sector": "3", "courage": 1, "turns": 3, "visited": "4"}),
        ("forced-march", {"sector": "3", "courage": 0, "turns": 2, "visited": "4"}),
        ("mud", {"sector": "4", "courage": 0, "turns": 3, "visited": "3"}),
    ],
)
def test_no_condition_gets_a_unit_stuck(card: str, fields: dict[str, Any]) -> None:
    play = on_proving_ground("roll", troop(**fields), **BATTLE)
    play.do(f"table draws {card}")
    turn = play.state.turn
    while play.state.turn == turn:
        pass_on(play)
    assert told(play, "stayed") and not play.over


@pytest.mark.rule("V-2", "Q-1")
def test_a_unit_that_is_stuck_anyway_is_lost_with_a_condition_too() -> None:
    play = lay(on_proving_ground("trade", troop("3", turns=4, visited="4"), **BATTLE), "rain")
    while not play.over:
        pass_on(play)
    assert play.state.ended == "stuck"


@pytest.mark.rule("Q-1")
def test_a_shorter_stay_is_shown_and_ends_with_the_turn() -> None:
    play = lay(at("move", troop("2", turns=2, courage=9), **BATTLE), "forced-march")
    assert here(play, "2").stay == 2 and "stay" in moves(play)
    (stay,) = (x for x in play.game.look(play.state, 0).about if isinstance(x.action, a.Stay))
    assert "outlook-last-turn" not in {line.id for line in stay.lines}
    change(play, turns=3)
    assert "stay" not in moves(play)


@pytest.mark.rule("Q-1", "T-9")
def test_the_army_medal_for_war_cancels_what_lies_there() -> None:
    play = lay(at("move", troop("2", hand="army-medal-for-war"), **WEATHER), "mud", "rain")
    assert offers(play, "use") == {"army-medal-for-war"}
    play.do("seat1 use army-medal-for-war")
    assert lying(play) == () and conditions(play).played == ("mud", "rain")
    assert accounted(play) == Counter(EVERY)


@pytest.mark.rule("Q-1")
def test_the_medal_is_in_the_deck_only_with_conditions() -> None:
    for options, there in ((BATTLE, True), ({}, False)):
        awards = deck_of(at("roll", troop(), **options).state, "award")
        assert awards is not None
        assert ("army-medal-for-war" in awards.cards) is there


# cancelling


@pytest.mark.rule("Q-2")
def test_each_who_can_is_asked_and_one_is_enough() -> None:
    units = (troop(hand="carrier-pigeon"), troop(), troop(hand="carrier-pigeon"))
    play = at("roll", *units, **BATTLE)
    play.do("table draws radios-under-water")
    assert [play.asks(seat) for seat in (1, 2, 3)] == ["cancel-condition", None, "cancel-condition"]
    play.do("seat1 done")
    assert lying(play) == ("radios-under-water",) and play.asks(3) == "cancel-condition"
    play.do("seat3 lose-for carrier-pigeon")
    assert lying(play) == () and conditions(play).played == ("radios-under-water",)
    assert unit(play, 3).spent == ("carrier-pigeon",) and unit(play, 1).hand == ("carrier-pigeon",)
    assert told(play, "condition-kept") and told(play, "condition-cancelled")
    assert play.state.phase == "roll"


@pytest.mark.rule("Q-2")
def test_when_one_has_cancelled_it_the_others_are_asked_no_more() -> None:
    play = at("roll", troop(hand="carrier-pigeon"), troop(hand="carrier-pigeon"), **BATTLE)
    play.do("table draws radios-under-water")
    play.do("seat2 lose-for carrier-pigeon")
    assert play.asks(1) == "muster" or play.pool(1)
    assert unit(play, 1).hand == ("carrier-pigeon",)


@pytest.mark.rule("Q-2")
def test_nobody_loses_his_last_man_for_it() -> None:
    play = at("roll", troop(soldiers=0, specialists="usa-medic"), **BATTLE)
    play.do("table draws pinned-down")
    assert play.asks() != "cancel-condition" and lying(play) == ("pinned-down",)


# active skulls


@pytest.mark.rule("Q-3")
@pytest.mark.parametrize(
    ("dice", "specialists", "active"),
    [
        ("Rk Rs Ws Wc B1 B1", "", 1),
        ("Rk Rk Ws Wc B1 B1", "", 2),
        ("Rk Rs Wk W1 Bk Bt", "", 0),  # a Dead Man's Gift
        ("Rk Rk Wk Wk Bk B1", "", 1),  # one finds a die, the other none
        ("Rk Rs Ws Wc B1 B1", "usa-sharpshooter", 0),
    ],
)
def test_only_a_skull_that_cancels_a_die_costs_something(
    dice: str, specialists: str, active: int
) -> None:
    play = lay(at("roll", troop(courage=5, specialists=specialists), **BATTLE))
    play.do("table draws shattered-nerves")
    tally(play, dice)
    while play.state.phase in ("roll", "tally", "upkeep"):
        pass_on(play)
    lost = [fact for fact in told(play, "lost") if fact.by == "Q-3"]
    assert sum(fact.amount for fact in lost) == active


@pytest.mark.rule("Q-3", "T-6")
def test_a_skull_of_a_straight_is_not_active() -> None:
    play = lay(at("roll", troop(courage=5), straight="instead", **BATTLE))
    play.do("table draws shattered-nerves")
    tally(play, "Rk Rs W1 W2 Bc Bt")
    while play.asks() != "straight":
        pass_on(play)
    play.do(f"seat1 {play.options()[0]}")
    assert not [fact for fact in told(play, "lost") if fact.by == "Q-3"]


@pytest.mark.rule("Q-3")
def test_an_active_skull_may_bring_something_and_never_costs_the_last_man() -> None:
    play = lay(at("roll", troop(soldiers=1), **BATTLE))
    play.do("table draws for-the-fallen")
    tally(play, "Rk Rk Ws Wc Bc Bt")
    while play.state.phase in ("roll", "tally", "upkeep"):
        pass_on(play)
    assert unit(play).soldiers == 3
    play = lay(at("roll", troop(soldiers=2), **BATTLE))
    play.do("table draws pinned-down")
    tally(play, "Rk Rk Wk Wc Bc Bt")
    while play.state.phase in ("roll", "tally", "upkeep"):
        pass_on(play)
    assert [fact.amount for fact in told(play, "lost") if fact.by == "Q-3"] == [1]
