"""Normandy: every Mission is done with just what it asks for, and not with anything less.

The scenarios are made from the Missions' requirements, so that a Mission in a TOML file needs no
test of its own.
"""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from beachhead.games.normandy.kinds import RESOURCES
from beachhead.games.normandy.modules.missions.cards import Mission
from beachhead.games.normandy.modules.missions.requirements import (
    REQUIREMENTS,
    Be,
    Give,
    GiveDice,
    GiveItem,
    GiveRwb,
    GiveSpecialist,
    GiveStraight,
    Requirement,
)
from beachhead.games.normandy.modules.missions.state import MissionsPlayer
from beachhead.kernel.kinds import SYMBOL_LETTERS, SYMBOLS
from tests.games.normandy_fight import at, told, troop
from tests.games.normandy_play import NOTHING, STRAIGHT, pass_on, the_game, unit
from tests.script import Script

GENERATED_FROM = "normandy"
"""Every Mission is tested here (see tests/test_coverage_of_rules.py)."""

CONTENT = the_game().content
MISSIONS: dict[str, Mission] = {
    id: card for id, card in sorted(CONTENT.by_id.items()) if isinstance(card, Mission)
}
every_mission = pytest.mark.parametrize("card", MISSIONS)
HERE, ELSEWHERE = "9", "1"
"""On Exercise Tiger: next to the Bunker, mined, under MGF; and nothing of all that."""
BYSTANDER = "usa-ranger"
"""A Specialist whom no Mission asks for."""


class Stage(NamedTuple):
    """What a Unit has."""

    sector: str = HERE
    specialists: tuple[str, ...] = (BYSTANDER,)
    hand: tuple[str, ...] = ()
    dice: str = NOTHING
    soldiers: int = 1
    stars: int = 0
    courage: int = 0
    tools: int = 0

    def play(self, card: str) -> Script:
        """Upkeep begins."""
        fields: dict[str, Any] = self._asdict()
        fields["specialists"], fields["hand"] = " ".join(self.specialists), " ".join(self.hand)
        held = MissionsPlayer(held=(card,))
        return at("upkeep", troop(**fields, missions=held), missions=True)


def titled(title: str) -> str:
    pool = (*CONTENT.own_set["usa"], *CONTENT.common_pool)
    return str(next(card.id for card in pool if card.role == title))


def dice_for(need: GiveDice, dice: int) -> str:
    """So many fitting dice, and others that do not fit and bring nothing but Soldiers."""
    if need.colour:
        own = need.colour[0].upper()
        one, other = (colour for colour in "RWB" if colour != own)
        found = [f"{own}2"] * dice + [f"{own}k"] * (2 - dice)
        return " ".join([*found, f"{one}k", f"{one}1", f"{other}k", f"{other}1"])
    letter = SYMBOL_LETTERS[SYMBOLS.index(need.symbol or "")]
    filler = "2" if letter == "1" else "1"
    return " ".join(
        colour + (letter if number < dice else filler) for number, colour in enumerate("RRWWBB")
    )


def rwb_of(symbol: str, short: bool) -> str:
    """An RWB, or nearly one, and dice that bring neither Stars nor Courage."""
    letter = SYMBOL_LETTERS[SYMBOLS.index(symbol)]
    middle = ("W1" if letter == "2" else "W2") if short else f"W{letter}"
    rest = {"1": "R2 W2 Bt", "2": "R1 W1 Bt"}.get(letter, "R1 W1 B2")
    return f"R{letter} {middle} B{letter} {rest}"


def staged(needs: tuple[Requirement, ...], lacking: int = -1) -> Stage:
    """Just what is asked for; or one thing of it, by its number, a little short."""
    stage = Stage()
    for at_, need in enumerate(needs):
        short = at_ == lacking
        match need:
            case GiveSpecialist(title) if not short:
                stage = stage._replace(specialists=(*stage.specialists, titled(title)))
            case GiveItem(item) if not short:
                stage = stage._replace(hand=(*stage.hand, item))
            case GiveRwb(symbol):
                stage = stage._replace(dice=rwb_of(symbol, short))
            case GiveDice():
                stage = stage._replace(dice=dice_for(need, need.dice - short))
            case GiveStraight():
                stage = stage._replace(dice=STRAIGHT.replace("Bt", "Bc") if short else STRAIGHT)
            case Give():
                amounts = [need.price.of(name) for name in RESOURCES]
                first = next(n for n, amount in enumerate(amounts) if amount)
                amounts[first] -= short
                stage = Stage(*stage[:4], *amounts)
            case Be() if short:
                stage = stage._replace(sector=ELSEWHERE)
    return stage


def to_mission(play: Script) -> list[str]:
    """Go on until a Mission is offered, or Phase 2 is over; gives the ways that are offered."""
    while not play.over and play.state.phase == "upkeep" and play.asks() != "mission":
        pass_on(play)
    return [one for one in play.options() if one.startswith("accomplish")]


@every_mission
@pytest.mark.rule("M-2", "M-3", "M-8")
def test_a_mission_is_done_with_just_what_it_asks_for(card: str) -> None:
    for way, needs in MISSIONS[card].versions().items():
        stage = staged(needs)
        play = stage.play(card)
        ways = [one for one in to_mission(play) if one.split()[:3] == ["accomplish", card, way]]
        assert ways, (way, stage)
        before = unit(play)
        play.do(f"seat1 {ways[0]}")
        assert unit(play).missions == MissionsPlayer(done=(card,))
        assert_given_up(needs, before, play)
        assert_rewarded(play)


def assert_given_up(needs: tuple[Requirement, ...], before: Any, play: Script) -> None:
    """Everything that was asked for is gone, and nothing else."""
    after = unit(play)
    titles = [titled(need.title) for need in needs if isinstance(need, GiveSpecialist)]
    assert sorted([*after.specialists, *titles]) == sorted(before.specialists)
    items = [need.item for need in needs if isinstance(need, GiveItem)]
    assert sorted([*after.hand, *items]) == sorted(before.hand)
    price: Counter[str] = Counter()
    for need in needs:
        if isinstance(need, Give):
            price.update({name: need.price.of(name) for name in RESOURCES})
    gained = {fact.resource for fact in told(play, "gained")}
    for name in set(RESOURCES) - gained:
        assert getattr(before, name) - getattr(after, name) == price[name]
    symbols = [SYMBOLS.index(need.symbol) for need in needs if isinstance(need, GiveRwb)]
    assert [fact.symbol for fact in told(play, "rwb-given-up")] == symbols
    dice = sum(need.dice for need in needs if isinstance(need, GiveDice))
    dice += 6 * any(isinstance(need, GiveStraight) for need in needs)
    gone = [die for fact in told(play, "dice-discarded") for die in fact.dice]
    assert len(gone) == dice
    for need in needs:
        if isinstance(need, GiveDice):
            assert len(need.fitting(tuple(gone))) == dice


def assert_rewarded(play: Script) -> None:
    """One random Award and one random Field Promotion, whatever else the loss sets off."""
    held = Counter(unit(play).hand)
    for kind in ("award", "promotion"):
        while not play.deck():
            pass_on(play)
        deck = play.deck()
        assert deck and {CONTENT.kinds[id] for id in deck} == {kind}
        card = next(id for id in deck if CONTENT.by_id[id].when != "taken")
        play.do(f"seat1 draws {card}")
        held[card] += 1
    assert Counter(unit(play).hand) == held


@every_mission
@pytest.mark.rule("M-2")
def test_a_mission_is_not_offered_if_one_thing_is_missing(card: str) -> None:
    for needs in MISSIONS[card].versions().values():
        for number, need in enumerate(needs):
            play = staged(needs, lacking=number).play(card)
            assert to_mission(play) == [], need


@every_mission
@pytest.mark.rule("M-8")
def test_every_nation_can_do_it_on_every_map(card: str) -> None:
    game = the_game()
    for nation, map in product(CONTENT.nations, CONTENT.maps):
        others = [id for id in CONTENT.nations if id != nation]
        options = game.options_type(map=map, missions=True, nation_1=nation, nation_2=others[0])
        state = game.start(options, 1)
        box = game.box  # type: ignore[attr-defined]
        assert all(need.can_be_had(box, state, 0) for need in MISSIONS[card].asks), (nation, map)


# The forty together


@pytest.mark.rule("M-8")
def test_forty_missions_ask_for_forty_things_and_for_everything_there_is() -> None:
    assert len(MISSIONS) == 40
    asked = {frozenset(map(repr, mission.asks)) for mission in MISSIONS.values()}
    assert len(asked) == 40
    kinds = {type(need) for mission in MISSIONS.values() for need in mission.asks}
    assert kinds == set(REQUIREMENTS)
    every = [need for mission in MISSIONS.values() for need in mission.every()]
    assert any(isinstance(need, GiveDice) and need.symbol == "skull" for need in every)
    assert any(isinstance(need, GiveDice) and need.colour for need in every)
    assert {need.symbol for need in every if isinstance(need, GiveRwb)} == set(SYMBOLS)
    assert {need.where for need in every if isinstance(need, Be)} >= {"mgf", "mines"}
    names = {mission.name.en for mission in MISSIONS.values()}
    assert len(names) == 40
    assert all("’s " in name for name in names)


@pytest.mark.rule("M-7")
def test_the_printed_missions_ask_for_what_is_printed() -> None:
    def printed(id: str) -> str:
        return " + ".join(map(_short, MISSIONS[id].asks))

    assert printed("hollis-charge") == "hero + rwb courage + stars 3"
    assert printed("hobart-crocodiles") == (
        "sharpshooter or marksman + flame-thrower + next-to-bunker"
    )
    assert printed("fleming-investigation") == "combat-photographer + mine-detector + rwb tool"
    assert MISSIONS["fleming-investigation"].name.en == "Lt. Cmdr. Ian Fleming’s Investigation"
    book = [mission.id for mission in MISSIONS.values() if mission.source == "book"]
    assert book == ["fleming-investigation", "hobart-crocodiles", "hollis-charge"]


def _short(need: Requirement) -> str:
    match need:
        case GiveSpecialist(title):
            return title
        case GiveItem(item):
            return item
        case GiveRwb(symbol):
            return f"rwb {symbol}"
        case Give(stars=stars):
            assert replace(need, stars=0) == Give()
            return f"stars {stars}"
        case Be(where=str(where)):
            return where
    return " or ".join(map(_short, need.one_each()))


def test_every_history_is_told_in_both_languages_with_its_source() -> None:
    for mission in MISSIONS.values():
        assert 40 < len(mission.history.en) < 300 and mission.history.en[-1] in ".?"
        assert 40 < len(mission.history.fr) < 300 and mission.history.fr[-1] in ".?"
        assert all(len(source) > 8 for source in mission.history.sources)
