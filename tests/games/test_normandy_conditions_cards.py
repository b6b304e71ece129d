"""Normandy, the module Battle Conditions: its settings, cards, packs and bots."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from beachhead.games.normandy import actions as a
from beachhead.games.normandy.modules.conditions.drawing import LoseFor
from beachhead.games.normandy.modules.conditions.state import OPTIONS
from beachhead.kernel.options import read_options
from beachhead.kernel.table import table_faults
from tests.cards.packs import faults, put
from tests.games.conditions_play import (
    BATTLE,
    EVERY,
    MGF_SECTOR,
    OBSERVATION,
    QUIET_SECTOR,
    WEATHER,
    advised,
    here,
    lay,
    observing,
)
from tests.games.normandy_fight import at, troop
from tests.games.normandy_play import (
    the_game,
)

# Settings


@pytest.mark.rule("Q-1", "Q-4", "Q-5")
def test_settings_that_do_not_go_together() -> None:
    game = the_game()

    def found(**options: Any) -> list[str]:
        return [fault.code for fault in table_faults(game, read_options(game, options), 1)]

    assert not OPTIONS.of(read_options(game, {})).battle_conditions
    assert found(persistent_weather=True) == found(forward_observation=True) == ["needs-option"]
    assert found(**WEATHER) == found(**OBSERVATION) == []
    assert found(level="dice", **BATTLE) == ["no-module-in-training"]
    sea = {"map": "omaha-beach", "crossing": True, "crossing_only": True}
    assert found(**sea, **BATTLE) == ["options-exclude"]


# The cards


def test_there_are_fifty_in_balance() -> None:
    cards = [the_game().content.by_id[id] for id in EVERY]
    assert len(cards) == 50 and sum(card.weather is not None for card in cards) == 18
    assert sum(card.cancel is not None for card in cards) == 10
    worths = [
        [effect.each_turn() if effect.lasts else effect.once() for effect in card.effects]
        for card in cards
    ]
    signs = Counter((max(each) > 0, min(each) < 0) for each in worths if any(each))
    assert abs(signs[True, False] - signs[False, True]) <= 4
    assert all(card.source == "ours" for card in cards)


CONDITION = (
    '[[condition]]\nid = "x"\nname = { en = "X", fr = "X" }\nsource = "ours"\n'
    'story = { en = "X.", fr = "X." }\n'
)


@pytest.mark.parametrize(
    ("lines", "code", "field"),
    [
        ('effects = [{ do = "no-fire" }]\nif = { row = 2 }', "condition-for-all", "if"),
        ('effects = [{ do = "no-fire" }]\ncancel = {}', "cancel-one", "cancel"),
        (
            'effects = [{ do = "no-fire" }]\ncancel = { specialist = "cook" }',
            "unknown-title",
            "specialist",
        ),
        ('effects = [{ do = "no-fire" }]\ncancel = { item = "spoon" }', "unknown-card", "item"),
        ('effects = [{ do = "change-def" }]', "pointless-effect", "effects"),
        ('effects = [{ do = "gain", stars = 1 }]', "only-lasting", "effects"),
        ('effects = [{ do = "no-fire" }]\nwhen = "use"', "wrong-value", "when"),
    ],
)
def test_a_pack_is_told_what_is_wrong_with_a_condition(
    lines: str, code: str, field: str, tmp_path: Path
) -> None:
    put(tmp_path, "normandy/conditions/mine.toml", CONDITION + lines + "\n")
    found = faults("normandy", tmp_path)
    assert (code, True) in [(fault.code, field in str(fault)) for fault in found]


def test_words_of_conditions_are_not_for_other_cards(tmp_path: Path) -> None:
    item = CONDITION.replace("condition", "item").replace('story = { en = "X.", fr = "X." }\n', "")
    lines = 'cost = 1\neffects = [{ do = "gain", stars = 1 }, { do = "skulls-bring", stars = 1 }]\n'
    put(tmp_path, "normandy/mine.toml", item + lines)
    assert "only-in-conditions" in [f.code for f in faults("normandy", tmp_path)]


# Bots


@pytest.mark.rule("Q-2")
def test_a_bot_cancels_what_costs_more_than_it_loses() -> None:
    others = (troop(MGF_SECTOR), troop(MGF_SECTOR))
    play = at("roll", troop(MGF_SECTOR, specialists="usa-grenadier"), *others, **BATTLE)
    play.do("table draws crossfire")
    assert isinstance(advised(play), LoseFor)
    play = at("roll", troop(QUIET_SECTOR, specialists="usa-grenadier"), **BATTLE)
    play.do("table draws crossfire")
    assert advised(play) == a.Done(), "nobody fires where it is"


@pytest.mark.rule("Q-5")
def test_a_bot_puts_the_better_one_first() -> None:
    for drawn, wanted in (
        (("truce", "crossfire"), a.PutBack("1-2")),
        (("crossfire", "truce"), a.PutBack("2-1")),
    ):
        play = observing("binoculars")
        play.do("seat1 observe binoculars", *(f"seat1 draws {card}" for card in drawn))
        assert advised(play) == wanted


def test_a_bot_keeps_the_medal_for_a_bad_day() -> None:
    for card, wanted in (("fighter-bombers", False), ("crossfire", True)):
        units = (troop(MGF_SECTOR, hand="army-medal-for-war"), troop(MGF_SECTOR))
        play = lay(at("roll", *units, **BATTLE))
        play.do(f"table draws {card}")
        assert (advised(play) == a.Use("army-medal-for-war")) is wanted


def test_a_bot_moves_by_the_sectors_as_they_are() -> None:
    """Where the guns fire twice as hard this turn it does not go, though it would otherwise."""

    def goes(card: str) -> str:
        fields = {"soldiers": 30, "courage": 6, "turns": 1}
        move = advised(lay(at("move", troop("7", **fields), map="gold-beach", **BATTLE), card))
        assert isinstance(move, a.Move)
        return move.sector

    quiet, loud = goes("salvage"), goes("crossfire")
    play = lay(at("move", troop("7", courage=6), map="gold-beach", **BATTLE), "crossfire")
    assert (here(play, loud).mgf, here(play, quiet).mgf) == (0, 2)
