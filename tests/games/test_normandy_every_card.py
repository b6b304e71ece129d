"""Normandy: every card is played at a moment when it works, and does what its words say.

The scenarios are made from the cards, so that a card in a TOML file needs no test of its own. To
try the cards of a pack: BEACHHEAD_PACK=FOLDER pytest tests/games/test_normandy_every_card.py
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from beachhead.games.normandy import actions as a
from beachhead.games.normandy import facts as f
from beachhead.games.normandy.cards.shapes import (
    Award,
    DeckSpecialist,
    Item,
    Specialist,
    UnitCard,
    Vehicle,
)
from beachhead.games.normandy.kinds import RESOURCES, Loss, When, Who
from beachhead.games.normandy.modules.war_heroes.hero import Hero
from beachhead.games.normandy.state import Normandy, Task
from beachhead.games.normandy.turn.losses import Forfeit, Mines, Suffer
from beachhead.games.normandy.words.card_words import TradeAnywhere
from beachhead.games.normandy.words.choice import Choose
from beachhead.games.normandy.words.ground_words import SilenceMgf
from beachhead.games.normandy.words.resource_words import LoseSpecialist
from beachhead.games.normandy.words.word import Effect
from beachhead.kernel.contract import Choice, Event, chance_for
from beachhead.kernel.dice import PLAIN, STAR
from tests.games.condition_words import OF_CONDITIONS
from tests.games.crossing_words import SEA_WORDS
from tests.games.german_words import OF_GERMANS
from tests.games.normandy_effects import CHECKS, check
from tests.games.normandy_ledger import Ledger, changed, clean, told
from tests.games.normandy_measures import MEASURED, MEASURES, ahead_of
from tests.games.normandy_stage import (
    BESIDE,
    CARDS,
    CONTENT,
    FAR,
    GAME,
    HOLDER,
    MOMENTS,
    SEATS,
    Played,
    Setting,
    at,
    at_window,
    busy_with,
    change,
    options,
    play,
    sector,
    set_up,
    setting_for,
    settings_against,
    without_card,
)
from tests.games.normandy_whole import whole

GENERATED_FROM = "normandy"
"""Every card of this game is tested here (see tests/test_coverage_of_rules.py)."""

LOSSES: dict[Loss, Task] = {
    "mines": Suffer("mines", 4, "V-3"),
    "fire": Suffer("fire", 4, "V-4"),
    "combat": Suffer("combat", 4, "V-4"),
    "specialist": Forfeit("specialist", 1, "V-1"),
}
every_card = pytest.mark.parametrize("card", CARDS)
conditional = pytest.mark.parametrize("card", [id for id, card in CARDS.items() if card.condition])
specialists = pytest.mark.parametrize(
    "card", [id for id, card in CARDS.items() if isinstance(card, Specialist)]
)
standing_in = pytest.mark.parametrize("card", [id for id, c in CARDS.items() if c.instead_of])


class Moment(NamedTuple):
    """A state with the card in it, and what makes the card work there."""

    name: str
    state: Normandy
    event: Event
    price: Ledger
    """What the event costs besides the card's effects."""
    others_too: bool = False
    """Whether more than the card comes of the event, with or without the card."""


def moments(card: UnitCard, setting: Setting) -> Iterator[Moment]:
    """Every moment at which the card works."""
    s = set_up(card, setting)
    pay: Ledger = Counter()
    if card.pay:
        pay.update({(HOLDER, name): -getattr(card.pay, name) for name in RESOURCES})
    match card.when:
        case "use":
            for window in sorted(card.windows()):
                use = Choice(HOLDER, a.Use(card.id))
                yield Moment(window, at_window(s, window), use, pay)
        case "instead":
            assert card.instead_of is not None
            instead = Choice(HOLDER, a.Instead(card.id))
            yield Moment(card.instead_of, busy_with(s, LOSSES[card.instead_of]), instead, pay)
        case "turn" | "rwb":
            rwbs = whole(s, HOLDER).rwbs or ((STAR,) if card.when == "rwb" else ())
            upkeep = at(s, HOLDER, "tally", busy=False, step="tally", rwbs=rwbs)
            yield Moment("upkeep", upkeep, Choice(HOLDER, a.Done()), pay, others_too=True)
        case "enter":
            yield _entering(s, setting)
        case "taken":
            yield _taking(card, setting)
        case "lost":
            yield _losing(card, s)
        case "always":
            raise AssertionError("it works all the time")


def _entering(s: Normandy, setting: Setting) -> Moment:
    """The holder goes on, to where another Unit is, unless the card works alone."""
    to = "2" if setting.low else f"open{setting.like}"
    s = at(s, HOLDER, "move", step="move", moved=0)
    if not setting.alone:
        s = change(s, BESIDE, sector=sector(to))
    return Moment("entering", s, Choice(HOLDER, a.Move(to)), Counter(), others_too=True)


def _taking(card: UnitCard, setting: Setting) -> Moment:
    s = at(set_up(card, setting, held=False), HOLDER, "rally", step="rally", stars=20, tools=20)
    match card:
        case Specialist():
            price = Counter({(HOLDER, "stars"): -card.cost, (HOLDER, "soldiers"): -card.lives})
            return Moment("rallying", s, Choice(HOLDER, a.Rally(card.id)), price)
        case Item():
            s = replace(s, special=(card.id,) if card.special else ())
            price = Counter({(HOLDER, "tools"): -card.cost})
            return Moment("finding", s, Choice(HOLDER, a.Find(card.id)), price)
        case Vehicle():
            s = replace(s, vehicles=(card.id,))
            price = Counter({(HOLDER, "stars"): -card.stars, (HOLDER, "tools"): -card.tools})
            return Moment("taking", s, Choice(HOLDER, a.TakeVehicle(card.id)), price)
    raise AssertionError(f"how is a {type(card)} taken?")


def _losing(card: UnitCard, s: Normandy) -> Moment:
    if isinstance(card, Vehicle):
        s = busy_with(s, Mines())
        chance = chance_for(GAME.pending(s), HOLDER)
        assert chance is not None
        six = chance.event((PLAIN * 6 + 5,))  # type: ignore[arg-type]
        return Moment("mines", s, six, Counter(), others_too=True)
    s = busy_with(s, LOSSES["specialist"])
    return Moment("losing", s, Choice(HOLDER, a.LoseCard(card.id)), Counter())


def ways(card: UnitCard) -> range:
    """The ways of a choice, to be tried one by one."""
    chooses = [effect for effect in card.effects if isinstance(effect, Choose)]
    return range(max([1, *(len(effect.of) for effect in chooses)]))


def reached(card: UnitCard, s: Normandy) -> set[int]:
    """The seats of the Units that the card is for; of any, the one far away is chosen."""
    here = whole(s, HOLDER).sector
    match card.who:
        case "unit":
            return {HOLDER}
        case "any" | "another":
            return {FAR}
        case "sector":
            return {seat for seat in range(SEATS) if whole(s, seat).sector == here}
        case "others":
            return set(range(SEATS)) - {HOLDER}
        case "all":
            return set(range(SEATS))


# What a card does


@every_card
def test_a_card_does_what_it_says_to_whom_it_says(card: str) -> None:
    entry = CARDS[card]
    if entry.when == "always":
        check_standing(entry)
        return
    found = list(moments(entry, setting_for(entry.condition)))
    assert found, "a card that never works"
    for moment in found:
        for way in ways(entry):
            check_played(entry, moment, way)


def check_standing(card: UnitCard) -> None:
    """It holds while the card is there; without the card it does not."""
    s = set_up(card, setting_for(card.condition))
    keys = CONTENT.parts[card.id]
    assert keys
    nothing = Played(s, s, [], [])
    lasting = [effect for key in keys for effect in check(key, nothing, HOLDER, Counter())]
    compare(card, without_card(s, card), s, HOLDER, lasting)
    for seat in (BESIDE, FAR):
        compare(card, without_card(s, card), s, seat, [])


def check_played(card: UnitCard, moment: Moment, way: int) -> None:
    """The event happens; the card is paid, used up or kept, and every effect is done."""
    if isinstance(moment.event, Choice):
        assert moment.event.action in options(moment.state), f"not on offer: {moment.name}"
    played = play(moment.state, moment.event, way)
    assert_told(card, played)
    assert_spent(card, played)
    assert told(played.facts) == changed(played.before, played.after)
    if moment.others_too:
        alike = play(without_card(moment.state, card), moment.event, way)
        played = played._replace(before=alike.after)
    ledger: Ledger = Counter(moment.price)
    if played.before.phase == "combat":
        ledger.update(told(fact for fact in played.facts if fact.cites() == "V-4"))
    those = reached(card, played.after)
    for seat in range(SEATS):
        lasting: list[Effect] = []
        if seat in those:
            for key in CONTENT.parts[card.id]:
                lasting += check(key, played, seat, ledger)
        elif seat != HOLDER:
            assert whole(played.after, seat) == whole(played.before, seat)
        compare(card, without_card(played.before, card), played.after, seat, lasting)
    assert changed(played.before, played.after) == clean(ledger)


def compare(
    card: UnitCard, without: Normandy, now: Normandy, seat: int, lasting: list[Effect]
) -> None:
    """Everything that can be measured is changed by these effects and by nothing else."""
    if not any(effect.lasts for effect in card.effects) and not lasting:
        return
    silenced = any(isinstance(effect, SilenceMgf) for effect in card.effects)
    for name, measure in MEASURES.items():
        expected = measure.look(replace(without, silent=now.silent), seat)
        for effect in lasting:
            if type(effect) in measure.by:
                expected = measure.by[type(effect)](expected, effect, ahead_of(without, seat))
        if name == "entered":
            expected |= _opened_by_title(card, now, seat)
        if name == "partners" and not lasting:
            expected += _may_receive(card, now, seat)
        assert measure.look(now, seat) == expected, name
    assert silenced or now.silent == without.silent


def _opened_by_title(card: UnitCard, now: Normandy, seat: int) -> set[str]:
    """Sectors that need the Specialist whom the card is."""
    unit = whole(now, seat)
    if not isinstance(card, Specialist) or card.id not in unit.specialists:
        return set()
    sectors = CONTENT.maps["proving-ground"].sectors
    needy = {one.number for one in sectors if one.needs == card.role}
    return needy & ahead_of(now, seat) if not unit.moved else set()


def _may_receive(card: UnitCard, now: Normandy, seat: int) -> int:
    """How many Units elsewhere may receive from anywhere, and so become partners of this one."""
    if not any(isinstance(effect, TradeAnywhere) for effect in card.effects):
        return 0
    here = whole(now, seat).sector
    return sum(whole(now, other).sector != here for other in reached(card, now))


def assert_told(card: UnitCard, played: Played) -> None:
    """That the card works is a fact, and for whom, if that was to be said."""
    match card.when:
        case "use" | "turn" | "rwb" | "enter":
            assert f.CardUsed(HOLDER, card.id, by=card.rule) in played.facts
        case "instead":
            assert card.instead_of is not None
            stood_in = f.StoodIn(HOLDER, card.id, card.instead_of, by=card.rule)
            assert stood_in in played.facts
            assert not [one for one in played.facts if isinstance(one, f.SpecialistLost)] or (
                card.spent or any(isinstance(one, LoseSpecialist) for one in card.effects)
            )
    asked = [answer for answer in played.answers if answer.asked.ask == "for-whom"]
    assert [answer.seat for answer in asked] == [HOLDER] * (card.who in ("any", "another"))


def assert_spent(card: UnitCard, played: Played) -> None:
    """Used up: gone, to where it belongs. Kept: still there, and not to be used twice a turn."""
    before, after = whole(played.before, HOLDER), whole(played.after, HOLDER)
    held = (*after.specialists, *after.hand, after.vehicle)
    if card.when not in ("use", "instead"):
        done_with = card.when == "taken" and not isinstance(card, Specialist | Vehicle)
        assert (card.id in held) == (card.when != "lost" and not done_with)
        assert card.id not in after.used
    elif not card.spent:
        assert card.id in held and card.id in after.used
        assert not offers(card, played.after)
    else:
        assert card.id not in held and card.id not in after.used
    gone = card.spent if card.when in ("use", "instead") else card.when == "lost"
    if isinstance(card, Specialist):
        of_table = card.rank in ("ranking", "unique")
        fallen = played.after.gone if of_table else after.gone
        assert (card.id in fallen) == gone
    elif gone and not isinstance(card, Vehicle):
        decks = [deck for deck in played.after.decks if deck.name == CONTENT.kinds[card.id]]
        played_pile = decks[0].played if decks else after.spent
        assert isinstance(card, Item) == (not decks)
        assert played_pile.count(card.id) == 1
    assert len(before.found) <= len(after.found)


@specialists
def test_a_specialist_is_rallied_for_what_is_printed_on_the_card(card: str) -> None:
    entry = CARDS[card]
    moment = _taking(entry, setting_for(None))
    s = change(moment.state, HOLDER, specialists=(), gone=())
    assert isinstance(moment.event, Choice) and moment.event.action in options(s)
    after, facts = GAME.apply(s, moment.event)
    assert card in whole(after, HOLDER).specialists
    paid = [fact for fact in facts if isinstance(fact, f.SpecialistRallied | f.Lost)]
    assert told(paid) == clean(moment.price)


# When a card does nothing


def offers(card: UnitCard, s: Normandy) -> bool:
    return {a.Use(card.id), a.Instead(card.id)} & set(options(s)) != set()


@conditional
def test_a_card_whose_condition_is_false_does_nothing(card: str) -> None:
    entry = CARDS[card]
    assert entry.condition is not None
    for part, setting in settings_against(entry.condition):
        if entry.when == "enter" and part == "moved":
            continue  # whoever enters a sector has moved
        if entry.when == "always":
            s = set_up(entry, setting)
            compare(entry, without_card(s, entry), s, HOLDER, [])
            continue
        for moment in moments(entry, setting):
            if entry.when in ("use", "instead"):
                assert not offers(entry, moment.state), part
                continue
            after, base = play(moment.state, moment.event).after, moment.state
            if moment.others_too:
                base = play(without_card(base, entry), moment.event).after
            assert changed(base, after) == clean(moment.price), part
            assert whole(after, HOLDER).now == whole(base, HOLDER).now


@every_card
def test_a_card_is_used_only_when_it_can_be(card: str) -> None:
    """Not at other moments, not twice a turn, not without paying, not at the cost of the Unit."""
    entry = CARDS[card]
    setting = setting_for(entry.condition)
    for window in MOMENTS:
        s = at_window(set_up(entry, setting), window)
        assert offers(entry, s) == (window in entry.windows()), window
    if entry.when not in ("use", "instead"):
        return
    for moment in moments(entry, setting):
        s = moment.state
        assert not offers(entry, change(s, HOLDER, used=(card,)))
        for name in RESOURCES if entry.pay else ():
            if price := getattr(entry.pay, name):
                assert not offers(entry, change(s, HOLDER, **{name: price - 1}))
        last = isinstance(entry, Specialist) and entry.spent
        soldiers = entry.pay.soldiers if entry.pay else 0
        if last or soldiers:
            alone = (card,) if isinstance(entry, Specialist) else ()
            s = change(s, HOLDER, soldiers=soldiers, specialists=alone)
            assert offers(entry, s) == (not last and bool(alone))


@standing_in
def test_a_loss_may_be_taken_and_the_card_be_kept(card: str) -> None:
    entry = CARDS[card]
    (moment,) = moments(entry, setting_for(entry.condition))
    takes = [way for way in options(moment.state) if not isinstance(way, a.Instead)]
    after = whole(play(moment.state, Choice(HOLDER, takes[0])).after, HOLDER)
    before = whole(moment.state, HOLDER)
    if entry.instead_of == "specialist":
        assert len(after.specialists) == len(before.specialists) - 1
    else:
        assert after.soldiers == before.soldiers - 4
        assert card in (*after.specialists, *after.hand, after.vehicle)


# The checkers themselves


def effect_classes(base: type[Effect] = Effect) -> Iterator[type[Effect]]:
    """Every effect that content files can name, those of modules too."""
    for effect in base.__subclasses__():
        yield from effect_classes(effect) if effect.__subclasses__() else (effect,)


def test_every_effect_has_a_checker() -> None:
    known = {*CHECKS, *MEASURED, Choose, *SEA_WORDS, *OF_CONDITIONS, *OF_GERMANS}
    assert set(effect_classes()) == known


def test_every_effect_is_on_a_card_that_is_tried_out() -> None:
    """Those of the box, and of the few cards that the proving ground adds."""
    assert {type(effect) for effect in CONTENT.effects.values()} == set(effect_classes())


def test_every_kind_of_card_and_moment_is_tried_out() -> None:
    assert {card.when for card in CARDS.values()} == set(When.__args__)  # type: ignore[attr-defined]
    assert {card.who for card in CARDS.values()} == set(Who.__args__)  # type: ignore[attr-defined]
    kinds = {type(card) for card in CARDS.values()}
    assert {DeckSpecialist, Item, Award, Vehicle, Hero} < kinds
