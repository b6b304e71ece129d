"""Normandy: every Battle Condition is drawn, and does what its words say, to all Units.

The scenarios are made from the cards, so that a Condition in a TOML file needs no test of its own.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from beachhead.games.normandy import actions as a
from beachhead.games.normandy.cards.shapes import DeckSpecialist
from beachhead.games.normandy.modules.conditions.cards import KIND, Condition
from beachhead.games.normandy.modules.conditions.drawing import DrawCondition
from beachhead.games.normandy.modules.conditions.facts import ConditionDrawn
from beachhead.games.normandy.modules.conditions.state import TABLE, ConditionsTable
from beachhead.games.normandy.modules.conditions.words import Ground
from beachhead.games.normandy.state import Deck, Normandy
from beachhead.games.normandy.words.ground_words import IdleVehicles
from beachhead.games.normandy.words.word import Effect
from beachhead.kernel.contract import Choice, Drawn, decision_for
from tests.games.condition_words import MORE, OF_OTHERS, is_there
from tests.games.normandy_effects import check
from tests.games.normandy_ledger import Ledger, changed, clean, told
from tests.games.normandy_measures import MEASURES, ahead_of, combat
from tests.games.normandy_stage import (
    CONTENT,
    GAME,
    HOLDER,
    SEATS,
    Played,
    Setting,
    change,
    play,
    set_up,
)
from tests.games.normandy_whole import whole

GENERATED_FROM = "normandy"
"""Every Condition is tested here (see tests/test_coverage_of_rules.py)."""

CONDITIONS: dict[str, Condition] = {
    id: card for id, card in sorted(CONTENT.by_id.items()) if isinstance(card, Condition)
}
every_condition = pytest.mark.parametrize("card", CONDITIONS)
ANY = CONTENT.by_id["lucky-charm"]
ALL = {name: measure.look for name, measure in (MEASURES | MORE).items()}
HOMES = {
    "open": Setting(mgf=False),
    "mgf": Setting(mgf=True),
    "bunker": Setting(bunker=True, mgf=True),
    "start": Setting(mgf=False, low=True),
}
"""Where Units are: sectors of every kind that a Condition can be about."""


@cache
def stage(home: str) -> Normandy:
    """Three Units before a turn, without a Condition, who hold nothing that could cancel one."""
    s = set_up(ANY, HOMES[home], held=False)
    for seat in range(SEATS):
        s = change(s, seat, hand=(), specialists=(), step="", todo=())
    decks = tuple(deck for deck in s.decks if deck.name != KIND)
    s = replace(s, decks=(*decks, Deck(KIND, CONTENT.of_kind(KIND))))
    return replace(s, **{TABLE.name: ConditionsTable()})


@cache
def measured(home: str, name: str) -> Any:
    """What a Unit can do there, or has to expect, as printed."""
    return ALL[name](stage(home), HOLDER)


def drawn(s: Normandy, card: str) -> Played:
    """The Condition comes, and whatever it asks of Units is answered."""
    s = replace(s, phase="condition", todo=(DrawCondition(),))
    return play(s, Drawn(None, card))


@every_condition
def test_a_condition_does_what_it_says(card: str) -> None:
    entry = CONDITIONS[card]
    if entry.when == "taken":
        check_at_once(entry)
        return
    about_ground = any(isinstance(effect, Ground) for effect in entry.effects)
    seen: set[Effect] = set()
    for home in HOMES if about_ground else ("mgf",):
        seen |= check_in_force(entry, home)
    assert seen == set(entry.effects), "an effect that nobody ever feels"


def check_at_once(card: Condition) -> None:
    """It happens to each Unit once, before the dice, and nothing else does."""
    for way in range(2):
        s = replace(stage("open"), phase="condition", todo=(DrawCondition(),))
        played = play(s, Drawn(None, card.id), way)
        assert ConditionDrawn(card.id) in played.facts and played.after.phase == "roll"
        ledger: Ledger = Counter()
        for seat in range(SEATS):
            for key in CONTENT.parts[card.id]:
                assert list(check(key, played, seat, ledger)) == []
        assert changed(played.before, played.after) == clean(ledger) == told(played.facts)
        assert any(ledger.values()) or played.answers


def check_in_force(card: Condition, home: str) -> set[Effect]:
    """Everything is as its effects say, in a sector like this; gives those that are felt."""
    after = drawn(stage(home), card.id).after
    assert TABLE.of(after).lying == (card.id,)
    now = replace(stage(home), **{TABLE.name: ConditionsTable((card.id,))})
    sectors = CONTENT.maps["proving-ground"].sectors
    here = sectors[whole(now, HOLDER).sector]
    ahead = ahead_of(now, HOLDER)
    felt: set[Effect] = set()
    for name, look in ALL.items():
        expected = measured(home, name)
        by = MORE.get(name, MEASURES.get(name))
        assert by is not None
        words = by.by | OF_OTHERS.get(name, {})
        for effect in card.effects:
            there = not isinstance(effect, Ground) or name in ("losses", "entered")
            if type(effect) in words and (there or is_there(effect, here)):  # type: ignore[arg-type]
                undriven = combat(now, HOLDER) if isinstance(effect, IdleVehicles) else ahead
                expected, before = words[type(effect)](expected, effect, undriven), expected
                felt |= {effect} if expected != before else set()
        assert look(now, HOLDER) == expected, (name, home)
    return felt


@every_condition
def test_no_condition_ends_a_game_by_itself(card: str) -> None:
    """The last man of a Unit with nothing at all is still there, and can do something."""
    s = stage("open")
    for seat in range(SEATS):
        s = change(s, seat, soldiers=1, stars=0, courage=0, tools=0)
    after = drawn(s, card).after
    assert not after.ended and all(whole(after, seat).soldiers >= 1 for seat in range(SEATS))


@pytest.mark.rule("Q-2")
@pytest.mark.parametrize("card", [id for id, card in CONDITIONS.items() if card.cancel])
def test_whoever_has_what_it_names_may_lose_it_for_the_whole_table(card: str) -> None:
    cancel = CONDITIONS[card].cancel
    assert cancel is not None
    s, lost = stage("open"), cancel.item or ""
    if cancel.specialist:
        every = CONTENT.of_type(DeckSpecialist)
        lost = next(one.id for one in every if one.role == cancel.specialist)
        s = change(s, HOLDER, specialists=(lost,))
    else:
        s = change(s, HOLDER, hand=(lost,))
    s = replace(s, phase="condition", todo=(DrawCondition(),))
    asked, _ = GAME.apply(s, Drawn(None, card))
    decision = decision_for(GAME.pending(asked), HOLDER)
    assert decision is not None and decision.ask == "cancel-condition"
    kept, _ = GAME.apply(asked, Choice(HOLDER, a.Done()))
    assert TABLE.of(kept).lying == (card,)
    free, _ = GAME.apply(asked, Choice(HOLDER, decision.options[0]))
    assert TABLE.of(free).lying == ()
    one = whole(free, HOLDER)
    assert lost not in (*one.hand, *one.specialists)
    assert lost in (*one.spent, *one.gone, *free.gone)
