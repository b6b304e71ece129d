"""The German's cards, and those of the Allies against him: each does what its words say.

The scenarios are made from the cards, so that a card in a TOML file needs no test of its own.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from beachhead.games import load_game
from beachhead.games.normandy import actions as a
from beachhead.games.normandy import facts as f
from beachhead.games.normandy.cards.decks import DrawCard, deck_of
from beachhead.games.normandy.cards.looking import LookAtTop
from beachhead.games.normandy.cards.shapes import has_icon
from beachhead.games.normandy.modules.atlantikwall.cards import Decoration, GermanSpecialist
from beachhead.games.normandy.modules.atlantikwall.facts import BackInPool
from beachhead.games.normandy.modules.atlantikwall.harm import GermanLoses, Hit, LoseOneOf
from beachhead.games.normandy.modules.atlantikwall.specialist_words import Wake
from beachhead.games.normandy.state import Deck, Normandy
from beachhead.games.normandy.turn.losses import Forfeit
from beachhead.games.normandy.turn.upkeep import EveryTurn
from beachhead.games.normandy.words.word import Do
from beachhead.kernel.contract import Choice, Drawn, decision_for, facts_for
from beachhead.kernel.decks import FACE_DOWN
from beachhead.kernel.dice import PLAIN
from beachhead.kernel.options import read_options
from tests.cards.packs import faults, put
from tests.games.german_stage import (
    ALLIED,
    CARDS,
    CONTENT,
    GAME,
    GERMAN,
    OTHER,
    SEATS,
    UNIT,
    WINDOWS,
    Played,
    at,
    box,
    dice,
    give,
    offered,
    play,
    reached,
    start,
    use,
    use_of,
)
from tests.games.german_words import LASTING, check
from tests.games.normandy_whole import changed, whole

GENERATED_FROM = "normandy"
"""Every card of his, or against him, is tested here (see tests/test_coverage_of_rules.py)."""

of_his = pytest.mark.parametrize("card", CARDS)
RWB = 2
"""The symbol of an RWB that Units have."""


def ways(card: str) -> range:
    found = [e for e in CONTENT.by_id[card].effects if isinstance(e, LoseOneOf | GermanLoses)]
    return range(max([1, *(len(effect.of) for effect in found)]))


@of_his
@pytest.mark.rule("K-5", "K-15", "K-16", "K-17")
def test_a_card_does_what_it_says(card: str) -> None:
    entry = CARDS[card]
    match entry.when:
        case "use":
            check_used(card)
        case "always":
            check_standing(card)
        case "turn":
            check_each_turn(card)
        case "taken":
            check_black(card)
        case "lost":
            check_lost(card)
        case _:
            raise AssertionError(entry.when)


def check_used(card: str) -> None:
    """In every window in which it may be used, once; it is given up, or kept for next turn."""
    entry = CARDS[card]
    windows = [window for window in WINDOWS if window in entry.windows()]
    assert windows, "he never may use it"
    for window in WINDOWS:
        s = _with_rwbs(at(window, card))
        assert (use_of(card) in offered(s)) == (window in windows)
    for window in windows:
        for way in ways(card):
            played = use(_with_rwbs(at(window, card)), card, way=way, backfire=(PLAIN * 6 + 5,))
            price = entry.pay.courage if entry.pay else 0
            assert played.gained(GERMAN, "courage") == -price or not price
            for seat in reached(entry):
                check(entry.effects, played, seat, way)
            _assert_others_untouched(card, played)
            his = whole(played.after, GERMAN)
            held = (*his.specialists, *his.hand, *his.secret)
            assert (card in held) == (not entry.spent) == (card in his.used)
            assert use_of(card) not in offered(played.after)


def _with_rwbs(s: Normandy) -> Normandy:
    return changed(changed(s, UNIT, rwbs=(RWB,)), OTHER, rwbs=(RWB, RWB))


def _assert_others_untouched(card: str, played: Played) -> None:
    stolen_from = {"steal-dice"} & set(CARDS[card].escapes())
    for seat in (UNIT, OTHER):
        if seat not in reached(CARDS[card]) and not stolen_from:
            assert whole(played.after, seat) == whole(played.before, seat)


def check_standing(card: str) -> None:
    """What lasts is in force while he is there."""
    entry = CARDS[card]
    without, with_him = (
        box().in_force(at("rally"), GERMAN),
        box().in_force(at("rally", card), GERMAN),
    )
    assert all(isinstance(effect, LASTING) for effect in entry.effects)
    for effect in entry.effects:
        assert effect in with_him.effects and effect not in without.effects
        match type(effect).__name__, effect:
            case "Cheaper", _:
                assert with_him.cheaper["item"] == without.cheaper["item"] + effect.by  # type: ignore[attr-defined]
            case "FewerLocks", _:
                assert with_him.locks == without.locks - effect.dice  # type: ignore[attr-defined]
            case "IgnoreSkulls", _:
                assert with_him.skulls == without.skulls + effect.skulls  # type: ignore[attr-defined]
            case "MoreRerolls", _:
                assert with_him.rerolls == without.rerolls + effect.times  # type: ignore[attr-defined]
            case "Wake", _:
                assert _awake(at("rally", card)) == {effect.what}  # type: ignore[attr-defined]
                assert _awake(at("rally")) == set()


def _awake(s: Normandy) -> set[str]:
    """What of the map can hurt Units."""
    ground = box().ground(s)
    guns = any(box().sector(s, index).mgf for index in range(len(ground.sectors)))
    assert ground.mined, "a map without mines shows nothing"
    mines = any(box().mined(s, one, other) for one, other in ground.mined)
    return {name for name, found in (("mgf", guns), ("mines", mines)) if found}


def check_each_turn(card: str) -> None:
    """In his Upkeep, besides what his first Specialist brings."""
    entry = CARDS[card]
    s = at("rally", *(() if card == "unteroffizier" else (card,)))
    only = changed(s, GERMAN, specialists=(card,), todo=(EveryTurn(),))
    played = play(changed(only, UNIT, step="rally"), Choice(UNIT, a.Done()))
    assert f.CardUsed(GERMAN, card, by=entry.rule) in played.facts
    check(entry.effects, played, GERMAN)


def check_black(card: str) -> None:
    """At once, when it is drawn; what he has not is not chosen."""
    entry = CARDS[card]
    assert isinstance(entry, Decoration) and entry.black
    (loss,) = entry.effects
    assert isinstance(loss, LoseOneOf)
    for way in range(len(loss.of)):
        played = drawn(at("rally", "dog", "melder"), card, way)
        assert (GERMAN, "choose") in played.asked
        check(entry.effects, played, GERMAN, way)
        deck = deck_of(played.after, "decoration")
        assert deck is not None and card in deck.played
        assert card not in whole(played.after, GERMAN).secret


def drawn(s: Normandy, card: str, way: int = 0) -> Played:
    """He draws this Decoration."""
    drawing = DrawCard("decoration", False, "K-6", secret=True)
    return play(changed(give(s, GERMAN), GERMAN, todo=(drawing,)), Drawn(GERMAN, card), way)


def check_lost(card: str) -> None:
    """Lost, and at once to be had again."""
    s = at("rally", card)
    s = changed(s, GERMAN, todo=(Forfeit("specialist", 1, "K-9"),))
    played = play(s, Choice(GERMAN, a.LoseCard(card)))
    assert BackInPool(GERMAN, card) in played.facts
    assert card not in whole(played.after, GERMAN).gone
    assert a.Rally(card) in offered(played.after)


# K-15: Specialists


@pytest.mark.rule("K-15")
def test_he_has_fourteen_of_each_and_the_first_from_the_start() -> None:
    for kind, number in (("german-specialist", 14), ("german-item", 14), ("decoration", 21)):
        assert len(CONTENT.of_kind(kind)) == number
    assert whole(start(), GERMAN).specialists == ("unteroffizier",)


@pytest.mark.rule("K-15")
def test_any_other_specialist_who_is_lost_is_gone() -> None:
    s = changed(at("rally", "melder"), GERMAN, todo=(Forfeit("specialist", 1, "K-9"),))
    played = play(s, Choice(GERMAN, a.LoseCard("melder")))
    assert a.Rally("melder") not in offered(played.after)
    cheapest = min(CONTENT.of_type(GermanSpecialist), key=lambda one: (one.cost == 0, one.cost))
    assert cheapest.returns and cheapest.id == "zwangsrekrut"


@pytest.mark.rule("K-15")
def test_the_unit_that_is_shot_at_chooses_among_what_it_has() -> None:
    s = at("ready", "scharfschuetze")
    assert (OTHER, "choose") in use(s, "scharfschuetze").asked
    alone = changed(s, OTHER, specialists=())
    played = use(alone, "scharfschuetze")
    assert (OTHER, "choose") not in played.asked and played.gained(OTHER, "soldiers") < 0


@pytest.mark.rule("K-15")
def test_without_an_rwb_of_the_allies_the_observer_sees_nothing() -> None:
    s = changed(at("rally", "beobachter"), GERMAN, rwbs=(RWB,))
    assert a.Use("beobachter") not in offered(s)


# K-16: Items


@pytest.mark.rule("K-16")
def test_a_molotov_that_goes_wrong_burns_its_thrower() -> None:
    (effect,) = CARDS["molotov-cocktail"].effects
    assert isinstance(effect, Hit) and effect.backfires
    for pip in range(1, 7):
        s = at("ready", "molotov-cocktail")
        played = use(s, "molotov-cocktail", backfire=(PLAIN * 6 + pip - 1,))
        burnt, spared = (GERMAN, OTHER) if pip <= effect.backfires else (OTHER, GERMAN)
        assert played.gained(burnt, "soldiers") == -effect.soldiers
        assert played.gained(spared, "soldiers") == 0


@pytest.mark.rule("K-16")
def test_where_soldiers_are_short_specialists_fall() -> None:
    s = changed(at("ready", "goliath-mine"), OTHER, soldiers=3)
    played = use(s, "goliath-mine")
    assert not played.after.ended and whole(played.after, OTHER).soldiers == 0
    assert len(whole(played.after, OTHER).specialists) == 1


@pytest.mark.rule("K-16", "K-8")
def test_a_unit_that_is_wiped_out_by_a_card_loses_the_game() -> None:
    s = changed(at("ready", "goliath-mine"), OTHER, soldiers=2, specialists=())
    assert use(s, "goliath-mine").after.ended == "wiped-out"


@pytest.mark.rule("K-16")
def test_three_skulls_given_to_a_unit_are_a_dead_mans_gift() -> None:
    s = changed(at("tally", "gas", "waffen-ss"), OTHER, dice=dice("Bk R1 R2 W1 W2 Bs"))
    s = use(use(s, "gas").after, "waffen-ss").after
    s = changed(s, UNIT, step="")
    s = changed(s, OTHER, step="")
    _, facts = GAME.apply(s, Choice(GERMAN, a.Done()))
    assert [fact.seat for fact in facts if isinstance(fact, f.RwbMade)] == [OTHER]


@pytest.mark.rule("K-16")
def test_the_periscope_is_a_scope() -> None:
    assert has_icon(CARDS["bunker-periscope"], "scope")


# K-5, K-6, K-17: Decorations


@pytest.mark.rule("K-5")
def test_the_next_three_decorations_are_put_back_in_any_order() -> None:
    s = at("rally", "bunker-periscope")
    order = ("flak-badge", "german-cross", "rad-badge")
    s, _ = GAME.apply(s, Choice(GERMAN, a.Use("bunker-periscope")))
    for card in order:
        s, facts = GAME.apply(s, Drawn(GERMAN, card))
        assert len(facts_for(tuple(facts), UNIT)) < len(facts)
    decision = decision_for(GAME.pending(s), GERMAN)
    assert decision is not None and len(decision.options) == 6
    after, _ = GAME.apply(s, Choice(GERMAN, a.PutBack("3-1-2")))
    deck = deck_of(after, "decoration")
    assert deck is not None and deck.top == ("rad-badge", "flak-badge", "german-cross")
    hidden = deck_of(GAME.view(after, UNIT), "decoration")
    assert hidden is not None and set(hidden.top) == {FACE_DOWN}
    again, _ = GAME.apply(
        changed(after, GERMAN, todo=(DrawCard("decoration", False, "K-6", secret=True),)),
        Drawn(GERMAN, "rad-badge"),
    )
    assert "rad-badge" in whole(again, GERMAN).secret


@pytest.mark.rule("K-5")
def test_who_knows_the_top_sees_only_what_is_new() -> None:
    s = at("rally", "bunker-periscope")
    held = ("flak-badge", "german-cross")
    left = tuple(id for id in CONTENT.of_kind("decoration") if id not in held)
    s = replace(s, decks=(Deck("decoration", left, top=held, known_to=(GERMAN,)),))
    s, facts = GAME.apply(s, Choice(GERMAN, a.Use("bunker-periscope")))
    assert [fact.card for fact in facts if isinstance(fact, f.NextSeen)] == list(held)
    s, _ = GAME.apply(s, Drawn(GERMAN, "rad-badge"))
    assert isinstance(whole(s, GERMAN).todo[0], LookAtTop)


@pytest.mark.rule("K-5")
def test_ingenuity_finds_an_item_again_or_looks_at_three_decorations() -> None:
    key = "rwb.germany.tool.1"
    s = changed(at("rally"), GERMAN, spent=("dog",), found=("dog",), todo=(Do(key),))
    asked = decision_for(GAME.pending(s), GERMAN)
    assert asked is not None
    again = play(s, Choice(GERMAN, asked.options[0]))
    assert whole(again.after, GERMAN).hand == ("dog",)
    looked = play(s, Choice(GERMAN, asked.options[1]))
    assert (GERMAN, "put-back") in looked.asked


@pytest.mark.rule("K-6", "K-17")
def test_a_wound_badge_takes_the_other_thing_if_one_is_missing() -> None:
    bare = changed(at("rally"), GERMAN, secret=())
    played = drawn(bare, "gold-wound-badge")
    assert (GERMAN, "choose") not in played.asked
    assert whole(played.after, GERMAN).specialists == ()
    nobody = changed(at("rally"), GERMAN, specialists=())
    played = drawn(nobody, "gold-wound-badge")
    assert (GERMAN, "choose") not in played.asked
    assert whole(played.after, GERMAN).secret == ()
    nothing = changed(at("rally"), GERMAN, specialists=(), secret=())
    assert drawn(nothing, "gold-wound-badge").gained(GERMAN, "soldiers") == 0


@pytest.mark.rule("K-17")
def test_three_of_the_decorations_are_black() -> None:
    cards = [CARDS[id] for id in CONTENT.of_kind("decoration")]
    black = {card.id for card in cards if isinstance(card, Decoration) and card.black}
    assert black == {"gold-wound-badge", "silver-wound-badge", "black-wound-badge"}


ORDINARY = """\
[[decoration]]
id = "ordinary-{n}"
name = {{ en = "Ordinary {n}", fr = "Ordinaire {n}" }}
source = "ours"
effects = [{{ do = "gain", soldiers = {n} }}]
"""
BLACK = """\
[[decoration]]
id = "mud-badge"
name = { en = "Mud Badge", fr = "Insigne de boue" }
source = "ours"
when = "taken"
effects = [{ do = "lose", soldiers = 1 }]
"""


@pytest.mark.rule("K-12")
@pytest.mark.parametrize("listed", ['cards = ["cat"]', 'cards = ["dog", "cat"]'])
def test_a_pack_that_takes_out_what_is_not_there_is_told_so(listed: str, tmp_path: Path) -> None:
    put(tmp_path, "normandy/mine.toml", f'[[out-alone]]\nid = "x"\nsource = "ours"\n{listed}\n')
    (fault,) = faults("normandy", tmp_path)
    assert (fault.code, fault.line) == ("unknown-card", 4)


@pytest.mark.rule("K-6")
def test_one_decoration_in_seven_is_black_in_a_pack_too(tmp_path: Path) -> None:
    path = "normandy/atlantikwall/mine.toml"
    put(tmp_path, path, BLACK)
    (fault,) = faults("normandy", tmp_path)
    assert (fault.code, fault.file, fault.line) == ("decoration-mix", path, 1)
    six = "".join(ORDINARY.format(n=n) for n in range(1, 7))
    put(tmp_path, path, six)
    assert [one.code for one in faults("normandy", tmp_path)] == ["decoration-mix"]
    put(tmp_path, path, six + BLACK)
    assert len(load_game("normandy", tmp_path).content.of_kind("decoration")) == 28


@pytest.mark.parametrize(
    ("wrong", "code", "field"),
    [
        ('if = { moved = true }\neffects = [{ do = "gain", stars = 1 }]', "not-for-german", "if"),
        ('who = "sector"\neffects = [{ do = "gain", stars = 1 }]', "not-for-german", "who"),
        ('effects = [{ do = "silence-mgf" }]', "not-for-german", "effects.1"),
        ('effects = [{ do = "hit", soldiers = 1 }]', "not-for-german", "effects.1"),
        ('who = "any"\neffects = [{ do = "find-again" }]', "not-for-german", "effects.1"),
    ],
)
def test_what_does_not_go_with_a_german_card_is_told(
    tmp_path: Path, wrong: str, code: str, field: str
) -> None:
    head = 'id = "x"\nname = { en = "X", fr = "X" }\nsource = "ours"\ncost = 1\n'
    put(tmp_path, "normandy/atlantikwall/mine.toml", f"[[german-item]]\n{head}{wrong}\n")
    (fault,) = faults("normandy", tmp_path)
    assert fault.code == code and fault.field.endswith(field)
    german = 'effects = [{ do = "draw-decoration" }]'
    put(tmp_path, "normandy/atlantikwall/mine.toml", f"[[item]]\n{head}{german}\n")
    assert [one.code for one in faults("normandy", tmp_path)] == ["only-for-german"]


# K-2, K-18: what the Allies have against him


def ready(card: str, **fields: object) -> Normandy:
    """A Unit that has stayed, before Combat, with this card."""
    s = give(replace(at("ready", "dog", "pionier"), phase="move"), UNIT, card)
    s = changed(changed(s, GERMAN, step=""), OTHER, step="move", turns=1)
    return changed(s, UNIT, step="ready", **fields)


@pytest.mark.parametrize(
    "card", [id for id, one in ALLIED.items() if "german-loses" in one.escapes()]
)
@pytest.mark.rule("K-18")
def test_the_german_loses_what_he_chooses(card: str) -> None:
    entry = ALLIED[card]
    for way in ways(card):
        played = use(ready(card), card, seat=UNIT, way=way)
        check(entry.effects, played, UNIT, way)
        asked = {seat for seat, ask in played.asked if ask in ("choose", "forfeit")}
        assert asked == {GERMAN}
        assert whole(played.after, OTHER) == whole(played.before, OTHER)


@pytest.mark.parametrize("card", ["piat-gunner", "tnt"])
@pytest.mark.rule("K-18")
def test_explosives_lower_the_def(card: str) -> None:
    s = ready(card)
    here = whole(s, UNIT).sector
    played = use(s, card, seat=UNIT)
    now, then = box().sector(played.after, here), box().sector(s, here)
    (effect,) = ALLIED[card].effects
    assert then.defence - now.defence == effect.by  # type: ignore[attr-defined]


@pytest.mark.parametrize("card", ["thermite-grenade"])
@pytest.mark.rule("K-18")
def test_thermite_silences_a_gun_that_is_manned(card: str) -> None:
    s = give(ready(card), GERMAN, "maschinengewehr-schuetze")
    here = whole(s, UNIT).sector
    assert box().sector(s, here).mgf
    assert not box().sector(use(s, card, seat=UNIT).after, here).mgf


@pytest.mark.rule("K-18")
def test_a_sniper_shoots_every_turn_from_where_he_lies() -> None:
    assert a.Use("sniper") not in offered(ready("sniper", moved=1), UNIT)
    s = use(ready("sniper"), "sniper", seat=UNIT).after
    assert "sniper" in whole(s, UNIT).specialists and a.Use("sniper") not in offered(s, UNIT)
    assert a.Use("sniper") in offered(changed(s, UNIT, used=(), step="ready"), UNIT)
    nobody = changed(ready("sniper"), GERMAN, specialists=())
    assert a.Use("sniper") not in offered(nobody, UNIT)


def test_no_card_against_him_is_without_a_test() -> None:
    tried = {"piat-gunner", "tnt", "thermite-grenade"}
    tried |= {id for id, one in ALLIED.items() if "german-loses" in one.escapes()}
    assert tried == set(ALLIED) and len(ALLIED) == 7


@pytest.mark.rule("K-2")
def test_the_extras_of_the_allies_are_in_play_only_against_him() -> None:
    for on in (True, False):
        options = read_options(GAME, {"map": "exercise-fabius", "atlantikwall": on})
        s: Normandy = GAME.start(options, SEATS)
        in_use = {id for _, id in GAME.in_use(options, SEATS)}
        assert set(ALLIED) <= in_use if on else set(ALLIED).isdisjoint(in_use)
        assert set(CARDS) <= in_use if on else set(CARDS).isdisjoint(in_use)
        s = changed(
            replace(s, turn=1, phase="rally", todo=()), UNIT, step="rally", stars=50, tools=50
        )
        offers = {getattr(option, "card", "") for option in offered(s, UNIT)}
        assert (set(ALLIED) <= offers) == on and (on or set(ALLIED).isdisjoint(offers))


def test_every_word_for_a_standing_card_is_known() -> None:
    standing = [card for card in CARDS.values() if card.when == "always"]
    assert {type(e) for card in standing for e in card.effects} == set(LASTING)
    assert {e.what for c in standing for e in c.effects if isinstance(e, Wake)} == {"mgf", "mines"}
