"""Which facts are shown for a second or two when they happen, and of what kind."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from beachhead.bots import find_bot
from beachhead.games import GAMES, load_game
from beachhead.kernel.contract import Choice, Decision, Event, Fact, Over
from beachhead.kernel.fair import fast_stream
from beachhead.kernel.kinds import fields
from beachhead.kernel.notation import tag
from beachhead.kernel.options import read_options
from beachhead.locale import LANGUAGES, Texts
from tests.locale.test_texts import examples
from tests.playthroughs import FOLDER
from tests.playthroughs import GAMES as PLAYED

KINDS = {
    "battle": {"loss", "medal", "taken"},
    "express": {"cleared", "loss", "taken"},
    "normandy": {
        *("landing", "combat", "fire", "shells", "mines", "blast", "assault"),
        *("medal", "mission", "loss", "taken", "gift"),
    },
}

RARE = {"assault", "blast"}
"""What the games that are written out do not come to: nobody sensible keeps what goes off."""
MOST_GAMES = 40


def kind_of(id: str, fact: type[Fact]) -> str:
    """The kind by itself, if it is one by itself."""
    shown = next(examples(load_game(id), fact)).highlight()
    return shown.kind if shown is not None else ""


@cache
def told_in(name: str) -> frozenset[str]:
    """The facts of a game that is written out."""
    text = (FOLDER / f"{name}.txt").read_text("utf-8")
    return frozenset(re.findall(r"^    ([a-z-]+)", text, re.MULTILINE))


def told_in_games_of(name: str) -> Iterator[Fact]:
    """What happens in game after game, set up like one that is written out."""
    id, seats, given = PLAYED[name]
    game, choose = load_game(id), find_bot("sergeant", id)
    below = fast_stream(f"highlights/{name}")
    for _ in range(MOST_GAMES):
        state = game.start(read_options(game, given), seats)
        while not isinstance(pending := game.pending(state), Over):
            now = pending[0]
            if isinstance(now, Decision):
                action = choose(game, game.view(state, now.seat), now, below)
                event: Event = Choice(now.seat, action)
            else:
                event = now.happen(below)
            state, facts = game.apply(state, event)
            yield from facts


@pytest.mark.parametrize("id", GAMES)
def test_every_kind_comes_about_in_a_game_that_is_played(id: str) -> None:
    kinds = {tag(fact): kind_of(id, fact) for fact in load_game(id).facts}
    assert set(kinds.values()) - {""} == KINDS[id]
    told = frozenset[str]().union(*(told_in(name) for name in PLAYED if PLAYED[name][0] == id))
    assert {kinds.get(name, "") for name in told} - {""} == KINDS[id] - RARE


@pytest.mark.parametrize(
    ("module", "game", "kind"),
    [
        ("crossing", "normandy-crossing", "combat"),
        ("crossing", "normandy-crossing", "landing"),
        ("missions", "normandy-missions", "mission"),
        ("atlantikwall", "normandy-german", "combat"),
        ("badges", "normandy-three-units", "medal"),
    ],
)
def test_what_modules_tell_is_shown_too(module: str, game: str, kind: str) -> None:
    theirs = [fact for fact in load_game("normandy").facts if f".{module}." in fact.__module__]
    assert any(kind_of("normandy", fact) == kind and tag(fact) in told_in(game) for fact in theirs)


def test_an_assault_is_shown_to_everybody() -> None:
    shown = (fact.highlight() for fact in told_in_games_of("normandy-german"))
    assault = next(one for one in shown if one is not None and one.kind == "assault")
    assert assault.table
    assert [one.what for one in assault.numbers] == ["strength", "garrison"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_what_is_shown_has_a_name_and_belongs_to_somebody(id: str, language: str) -> None:
    game = load_game(id)
    texts = Texts(language, game)
    for fact in game.facts:
        named = any(field.kind == "seat" for field in fields(fact))
        for one in examples(game, fact):
            shown = one.highlight()
            if shown is None:
                continue
            said = [texts.message(each.said) for each in (*shown.numbers, *shown.lost)]
            assert all(said)
            if shown.kind and not shown.heard:
                assert texts.say(texts.own("highlight", shown.kind))
            else:
                # By itself it is nothing to look at: it tells of somebody of whom more is shown.
                assert named and not shown.table
