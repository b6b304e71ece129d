"""Guided games: a few short steps, each pointing at something that lies on the table then."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from beachhead.bots import find_bot, preferred_bot
from beachhead.cards.evenings import find_evening
from beachhead.games import GAMES, load_game
from beachhead.kernel.contract import Decision, Over, first_chance
from beachhead.kernel.guide import Step, parts
from beachhead.kernel.table import SeatPlan, Table
from beachhead.locale import LANGUAGES, Texts
from beachhead.playing.advice import Advice
from beachhead.playing.plans import Plan, new_table
from tests.locale.catalogue import fluent_files

LESSONS = [
    ("battle", "", 1, 0),
    ("express", "", 1, 0),
    ("normandy", "first-landing", 1, 0),
    ("normandy", "first-crossing", 1, 0),
    ("normandy", "first-wall", 2, 1),
    ("normandy", "first-storm", 2, 0),
]
"""A game or an evening, how many play, and who of them learns."""
GAMES_PLAYED = 20


def sit(game: str, evening: str, seats: int) -> tuple[Table, bytes]:
    """A table for those who learn."""
    known = load_game(game)
    options: dict[str, Any] = find_evening(known, evening).options if evening else {}
    return new_table(Plan(known, (SeatPlan(""),) * seats, options, guided=True))


def test_every_guided_game_is_looked_at() -> None:
    guided = {
        (game, one.id) for game in GAMES for one in load_game(game).content.evenings if one.guided
    }
    looked_at = {(game, evening) for game, evening, _, _ in LESSONS}
    assert guided <= looked_at and {game for game, _ in looked_at} == set(GAMES)


def sentences(text: str) -> int:
    """How many sentences there are."""
    return len(re.findall(r"[.!?…](?:\s|$)", text))


@pytest.mark.parametrize(("game", "evening", "seats", "who"), LESSONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_guide_has_four_to_six_steps_of_a_sentence_or_two(
    game: str, evening: str, seats: int, who: int, language: str
) -> None:
    table, _ = sit(game, evening, seats)
    guide = table.game.guide(table.state, who)
    texts = Texts(language, table.game)
    assert 4 <= len(guide) <= 6
    assert len({step.id for step in guide}) == len(guide)
    for step in guide:
        assert 1 <= sentences(texts.say(f"hint-{game}-{step.id}")) <= 2, step
        assert texts.has(f"part-{step.part}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_advice_is_longer(language: str) -> None:
    told = [
        line.partition(" = ")[2]
        for file in fluent_files(language).values()
        for line in file.read_text("utf-8").splitlines()
        if line.startswith("hint-")
    ]
    assert len(told) > 40
    assert [text for text in told if not 1 <= sentences(text) <= 2] == []


@pytest.mark.parametrize(("game", "evening", "seats", "who"), LESSONS)
def test_what_a_step_points_at_is_there_when_it_is_told(
    game: str, evening: str, seats: int, who: int
) -> None:
    known, bot = load_game(game), find_bot(preferred_bot(game), game)
    texts, met = Texts("en", known), set[Step]()
    for number in range(GAMES_PLAYED):
        table, seed = sit(game, evening, seats)
        seed, random = bytes([number]) * len(seed), Random(number)
        advice, told = Advice(known, wanted=True), list[str]()
        while table.over is None:
            if first_chance(table.pending):
                table.roll(seed)
                continue
            assert not isinstance(table.pending, Over)
            decision = next(item for item in table.pending if isinstance(item, Decision))
            state = table.state
            if decision.seat == who:
                scene = known.look(state, who)
                advised = advice.told(texts, state, decision, scene)
                if advised is not None and advised.step:
                    told.append(advised.text)
                    step = next(
                        one
                        for one in known.guide(state, who)
                        if texts.say(f"hint-{game}-{one.id}") == advised.text
                    )
                    assert advised.part == step.part and step.part in parts(scene, decision), step
                    assert advised.step == len(told) and advised.steps == len(
                        known.guide(state, who)
                    )
                    met.add(step)
                advice.answered(state, decision)
            view = known.view(state, decision.seat)
            table.choose(decision.seat, bot(known, view, decision, random.randrange))
        assert len(set(told)) == len(told), "nothing is told twice"
        if met == set(known.guide(table.state, who)):
            return
    raise AssertionError("some steps never come", met)


def test_with_the_battle_after_it_the_crossing_comes_first() -> None:
    known = load_game("normandy")
    plan = Plan(known, (SeatPlan(""),), {"map": "omaha-beach", "crossing": True})
    table, _ = new_table(plan)
    guide = [step.id for step in known.guide(table.state, 0)]
    assert guide.index("sea-steer") < guide.index("lock")
