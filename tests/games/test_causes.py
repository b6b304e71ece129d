"""What comes to a player, or is taken, is told to that player, with its cause."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from beachhead.bots import find_bot
from beachhead.games import GAMES, load_game
from beachhead.games.express import facts as express
from beachhead.games.normandy import NormandyGame
from beachhead.games.normandy import facts as f
from beachhead.games.normandy.kinds import Caused, Forced
from beachhead.games.normandy.modules.atlantikwall.facts import DieStolen
from beachhead.games.normandy.modules.crossing.facts import HullHit
from beachhead.games.normandy.modules.missions.facts import MissionDiscarded, MissionDrawn
from beachhead.games.normandy.state import Normandy
from beachhead.games.normandy.turn.losses import Forfeit
from beachhead.kernel.contract import Choice, Decision, Event, Fact, Over
from beachhead.kernel.fair import fast_stream
from beachhead.kernel.kinds import fields
from beachhead.kernel.notation import tag
from beachhead.locale import LANGUAGES, Texts
from tests.games.normandy_play import change, give_card, normandy, to_phase
from tests.locale.normandy import CAUSES
from tests.locale.test_texts import examples
from tests.option_sets import around, start

NORMANDY = load_game("normandy")
SAYS_WHY = {
    "battle": {
        *("starts", "medal-played", "called-off", "medal-earned", "medal-handed-over"),
        *("skirmish-won", "skirmish-lost", "target-reached", "battle-ended"),
    },
    "express": {"hero-clears", "straight-cleared", "tally-failed"},
    "normandy": {
        *("used-for", "tally-copied", "stood-in", "given", "card-given", "dice-cancelled"),
        *("exchange-offered", "dice-exchanged", "exchange-refused", "exchange-off"),
        *("straight-rolled", "dice-counted", "rwb-made", "named-rwb-made", "soldiers-rolled"),
        *("mines-exploded", "mgf-fired", "gray-dice-fired", "fought", "led-the-way"),
        *("bunker-taken", "unit-wiped-out", "unit-stuck", "condition-cancelled"),
        *("dice-cost", "sea-rwb", "sea-fought", "shelled", "sea-mines-exploded", "disembarked"),
        *("craft-lost", "came-ashore", "conditions-lifted", "wall-manned", "assaulted"),
        *("bunker-stormed", "unit-destroyed", "def-met", "sniper-fired", "sniper-killed"),
        "bunker-held",
    },
}
"""Told to whom they concern, and what they say is their cause."""
OWN_DEEDS = {
    "battle": {
        *("rolled-for-start", "kommandant-deployed", "die-stays-out", "allied-rolled"),
        *("dice-rerolled", "stood", "passed", "advanced", "retreated", "turn-begun"),
    },
    "express": {
        *("dice-stay-out", "allied-rolled", "dice-rerolled", "stood", "die-changed"),
        *("specialist-sacrificed", "tally-done", "tally-matched"),
    },
    "normandy": {
        *("landed", "blind-start-rolled", "started-with", "dice-stay-out", "dice-mustered"),
        *("dice-thrown", "dice-apart", "dice-locked", "dice-rethrown", "dice-stand"),
        *("unit-ready", "declined", "secret-drawn", "secret-played", "next-seen"),
        *("next-put-back", "card-used", "way-chosen", "rwb-called", "named-rwb-called"),
        *("spare-die-taken", "marker-turned", "skulls-ignored", "specialist-rallied"),
        *("item-found", "vehicle-taken", "award-bought", "advanced", "moved-sideways"),
        *("stayed", "mgf-silenced", "launched", "steered", "kept-station", "waded-on"),
        *("naval-paid-off", "touch-of-gold-chosen", "wild-played", "mission-kept"),
        *("mission-accomplished", "rwb-given-up", "mission-penalty-paid", "mission-failed"),
        *("badge-for-battle-cry", "badge-bought", "exploded", "condition-kept", "observed"),
        *("german-ready", "decoration-bought", "def-raised", "backfired", "back-in-pool"),
        *("german-item-found", "german-rallied", "sniper-sought", "pool-rolled"),
        *("pool-die-taken", "second-tally-begun", "tally-chosen"),
    },
}
"""Of what a player does, and no news to that player; what it brings or costs is told besides."""


@pytest.mark.parametrize("id", GAMES)
def test_every_fact_about_somebody_has_a_cause_or_needs_none(id: str) -> None:
    """Whoever adds a fact says which it is: `Caused`, or in one of the lists above."""
    told: set[str] = set()
    quiet: set[str] = set()
    for fact in load_game(id).facts:
        if issubclass(fact, Caused | Forced):
            continue
        seats = [field.name for field in fields(fact) if field.kind == "seat"]
        if seats:
            one = next(examples(load_game(id), fact))
            between = replace(one, **{name: seat for seat, name in enumerate(seats)})
            (told if between.concerns() else quiet).add(tag(fact))
    assert told == SAYS_WHY[id]
    assert quiet == OWN_DEEDS[id]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_has_a_cause_says_it_first(language: str) -> None:
    texts = Texts(language, NORMANDY)
    caused = [fact for fact in NORMANDY.facts if issubclass(fact, Caused | Forced)]
    assert len(caused) > 15
    for fact in caused:
        one = replace(next(examples(NORMANDY, fact)), cause="usa-scout")
        assert one.concerns() and texts.brief(one).startswith(texts.cause("usa-scout")), fact


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cause_can_be_said(language: str) -> None:
    texts = Texts(language, NORMANDY)
    keys = (*NORMANDY.content.source_of, *NORMANDY.content.by_id, *NORMANDY.rule_ids, *CAUSES)
    for key in dict.fromkeys(keys):
        assert texts.cause(key) and "{" not in texts.cause(key), key


HAS = ("soldiers", "stars", "courage", "tools", "specialists", "hand", "secret", "vehicle")
PLENTY = {"soldiers": 60, "stars": 12, "courage": 12, "tools": 20}


def check(before: Normandy, after: Normandy, event: Event, facts: tuple[Fact, ...]) -> None:
    """Whom it happens to without a choice of theirs is told why."""
    assert all(fact.cause for fact in facts if isinstance(fact, Caused)), facts
    told = {
        seat
        for fact in facts
        if isinstance(fact, Caused | Forced) or tag(type(fact)) in SAYS_WHY["normandy"]
        for seat in fact.concerns()
    }
    for seat, (old, new) in enumerate(zip(before.players, after.players, strict=True)):
        changed = any(getattr(old, name) != getattr(new, name) for name in HAS)
        if changed and not (isinstance(event, Choice) and event.seat == seat):
            assert seat in told, (event, facts)


@pytest.mark.parametrize("number", range(12))
def test_nothing_comes_or_goes_untold_in_random_games(number: int) -> None:
    random = Random(f"causes/{number}")
    maps = list(NORMANDY.content.maps)
    fixed: dict[str, Any] = {"map": maps[number % len(maps)], "seats": 1 + number % 4}
    chosen = around(NORMANDY, {**fixed, "level": "everything"}, random)
    assert chosen is not None
    s: Normandy = start(NORMANDY, chosen)
    s = replace(s, players=tuple(replace(player, **PLENTY) for player in s.players))
    choose = find_bot(("random", "sergeant")[number % 2], "normandy")
    for _ in range(150):
        pending = NORMANDY.pending(s)
        if isinstance(pending, Over):
            break
        now, below = pending[random.randrange(len(pending))], fast_stream(str(random.random()))
        if isinstance(now, Decision):
            event: Event = Choice(now.seat, choose(NORMANDY, s, now, below))
        else:
            event = now.happen(below)
        before = s
        s, facts = NORMANDY.apply(s, event)
        if before.turn:
            check(before, s, event, facts)


def said(facts: list[Fact], *shapes: type[Fact]) -> list[str]:
    """What those whom they concern are told of facts of some kinds."""
    texts = Texts("en", NORMANDY)
    return [texts.brief(fact) for fact in facts if isinstance(fact, shapes)]


def test_a_specialist_who_falls_for_soldiers_is_told_with_what_they_fell_to() -> None:
    play = normandy(nation_1="usa")
    give_card(play, 1, "usa-scout")
    give_card(play, 1, "lieutenant")
    change(play, courage=9, soldiers=1)
    to_phase(play, "move")
    change(play, soldiers=1)
    play.do("seat1 stay")
    assert isinstance(play.game, NormandyGame)
    while play.asks() == "forfeit":
        play.do("seat1 lose-card usa-scout")
    assert "The DEF: you lose a Specialist (Scout)" in said(play.facts, f.SpecialistLost)


def test_what_a_task_takes_or_draws_later_keeps_its_cause() -> None:
    assert Forfeit("item", 1, "V-1", "omaha-beach.3.enter.1").cause
    lost = f.ItemLost(0, "bazooka", by="V-1", cause="omaha-beach.3.enter.1")
    assert said([lost], f.ItemLost) == ["Sector 3: you lose an Item (Bazooka)"]
    assert said([f.VehicleLost(0, "sherman-tank", by="V-7", cause="fire")], f.VehicleLost)


def test_modules_tell_it_too() -> None:
    texts = Texts("en", NORMANDY, ("Ann", "Bob"))
    assert texts.brief(HullHit(0, 3, 7, by="C-7", cause="C-7")) == (
        "Shelling: −3 for your craft, 7 left"
    )
    drawn = MissionDrawn(0, "mission-1", by="M-9", cause="M-9")
    assert texts.brief(drawn).startswith("New Orders: ")
    assert texts.brief(MissionDiscarded(0, "mission-1", by="M-1")) == ""
    stolen = DieStolen(1, 0, 3, by="K-16", cause="pionier")
    assert stolen.concerns() == (1, 0) and "takes a die from" in texts.brief(stolen)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_squad_is_told_what_costs_it_a_specialist(language: str) -> None:
    texts = Texts(language, load_game("express"))
    sector = texts.value("sector", 3)
    assert texts.fact(express.MustLose(1, 3, "E-6")).startswith(sector)
    assert texts.fact(express.SpecialistLost("medic", "sector", 3)).startswith(sector)
    assert "Kommandant" in texts.fact(express.SpecialistLost("medic", "kommandant", 3))
