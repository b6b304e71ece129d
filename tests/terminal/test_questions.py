"""A question comes with what is needed to answer it: prices, places, re-rolls left, the card."""

from __future__ import annotations

import pytest

from beachhead.games.normandy.actions import Move
from beachhead.games.normandy.cards.content import rwb_key
from beachhead.games.normandy.turn.losses import Suffer
from beachhead.games.normandy.words.dice_words import ChangeDice
from beachhead.kernel.contract import Decision, decision_for
from beachhead.kernel.dice import STAR
from beachhead.kernel.scene import Board, Scene, Track
from beachhead.locale import LANGUAGES, Texts
from beachhead.playing.prompts import Menu, prompt_for
from beachhead.playing.telling import about, question
from beachhead.terminal.describe import notes_lines, scene_lines
from tests.games.normandy_play import (
    PLAIN,
    change,
    give_card,
    normandy,
    pass_on,
    throw,
    to_next_turn,
    to_phase,
)
from tests.script import Script
from tests.terminal.tables import session
from tests.terminal.test_plain import talk


def asked(play: Script, seat: int = 1) -> tuple[Texts, Scene, Decision]:
    decision = decision_for(play.game.pending(play.state), seat - 1)
    assert decision is not None
    scene = play.game.look(play.state, seat - 1)
    return Texts("en", play.game, ("Ann", "Ben")), scene, decision


def labels(play: Script, seat: int = 1) -> list[str]:
    texts, scene, decision = asked(play, seat)
    prompt = prompt_for(texts, decision.options, about(texts, scene, decision.options))
    assert isinstance(prompt, Menu)
    return [entry.label for entry in prompt.entries]


def said(play: Script, seat: int = 1) -> str:
    texts, scene, decision = asked(play, seat)
    return question(texts, decision, scene)


def test_a_card_says_what_it_costs_now_and_nothing_else() -> None:
    play = normandy()
    change(play, stars=9, tools=9)
    to_phase(play, "rally")
    card = "Rally Medic · It costs you"
    assert [label for label in labels(play) if label.startswith(f"{card} 4 Stars.")]
    before = [label for label in labels(play) if label.startswith("Find")]
    change(play, now=(f"{rwb_key('usa', STAR)}.2",))
    (medic,) = (label for label in labels(play) if "Medic" in label)
    assert medic.startswith(f"{card} 1 Star.") and "4" not in medic
    assert [label for label in labels(play) if label.startswith("Find")] == before
    assert all("It costs you" in label for label in before)


def test_the_price_of_an_award_is_told() -> None:
    play = normandy(award_price=5)
    change(play, courage=9)
    to_phase(play, "trade")
    (award,) = (label for label in labels(play) if "random Award" in label)
    assert award.endswith("It costs you 5 Courage.")


def test_who_moves_is_told_where_the_unit_is_and_what_staying_costs() -> None:
    play = normandy()
    change(play, courage=5, soldiers=30)
    to_phase(play, "move")
    where = "You are in sector 1, turn 1 of 3, with 30 Soldiers and 5 Courage."
    assert said(play) == f"Ann, where do you move? {where}"
    assert "Stay here · Combat costs 2 Soldiers." in labels(play)
    texts, scene, _ = asked(play)
    assert any("; in sector 1, turn 1 of 3" in line for line in scene_lines(texts, scene))
    for _ in range(3):
        to_next_turn(play)
        change(play, courage=5)
    to_phase(play, "move")
    where = "You are in sector 1 with 24 Soldiers and 5 Courage, and have to move on."
    alike = "Wherever you are then: Entering costs you 1 Courage."
    assert said(play).endswith(f"{where} {alike}")
    assert not [label for label in labels(play) if label.startswith("Stay")]


def test_the_last_turn_in_a_sector_is_told() -> None:
    play = normandy()
    change(play, courage=5, soldiers=30, turns=2)
    to_phase(play, "move")
    assert "Stay here · Combat costs 2 Soldiers. Next turn you have to move on." in labels(play)
    change(play, sector="2", turns=1)
    by_sector = {label.split(" · ")[0]: label for label in move_labels(play)}
    assert "Next turn you have to move on." in by_sector["Move to sector 4"]  # can't stay
    assert "Next turn" not in by_sector["Move to sector 3"]


def test_a_move_that_ends_the_unit_is_warned_of_first() -> None:
    play = normandy(level="dice")
    change(play, courage=1, soldiers=4)
    to_phase(play, "move")
    costs = "Entering costs you 1 Courage. Combat costs 4 Soldiers."
    warning = "This wipes out your Unit, and loses the battle."
    assert f"Move to sector 3 ⚠ {warning} · {costs}" in move_labels(play)
    change(play, sector="6", courage=9, soldiers=14)
    (way,) = (label for label in move_labels(play) if "sector 8" in label)
    warning = "With bad luck this wipes out your Unit, and loses the battle."
    assert f"⚠ {warning} That happens 17 times in 100. · Entering costs you 2 Courage." in way
    assert way.endswith("Combat costs 8 Soldiers, and 1 to 6 more to MGF.")
    assert warning in told_of("8", play)


def told_of(sector: str, play: Script) -> list[str]:
    """Everything that the map says of a sector to the seat that is asked."""
    texts, scene, _ = asked(play)
    (board,) = (panel for panel in scene.panels if isinstance(panel, Board))
    (cell,) = (cell for cell in board.cells if cell.id == sector)
    own = [line for place in scene.places if place.cell == sector for line in place.lines]
    return list(map(texts.message, (*cell.details, *own)))


def test_the_map_tells_a_unit_what_a_sector_is_and_what_entering_it_costs() -> None:
    play = normandy()
    change(play, courage=1, soldiers=4)
    to_phase(play, "move")
    change(play, sector="2", courage=5, soldiers=30, turns=1)
    scout = ["The Scout joins for free here.", "Every turn: your Unit gains 1 Courage."]
    def_4 = "DEF 4: Combat costs 4 Soldiers here."
    assert told_of("2", play) == [def_4, *scout, "You are here.", "Combat costs 4 Soldiers."]
    assert told_of("3", play) == [
        def_4,
        "The Sharpshooter joins for free here.",
        "Every turn: your Unit gains 1 Star.",
        "Entering costs you nothing.",
        "Land Mines lie on the way: 1d6 Soldiers lost.",
        "Combat costs 4 Soldiers.",
    ]
    assert told_of("5", play) == [
        "DEF 3: Combat costs 3 Soldiers here.",
        "MGF costs 1d6 Soldiers more.",
        "Nobody enters without the Corporal.",
        "Every turn: your Unit gains 1 Item Point.",
        "Entering costs you 2 Courage.",
        "You cannot enter now.",
    ]
    assert told_of("6", play) == [
        "DEF 6: Combat costs 6 Soldiers here.",
        "You can’t stay: move on after 1 turn.",
    ], "it is far away"


def move_labels(play: Script) -> list[str]:
    texts, scene, decision = asked(play)
    moves = tuple(option for option in decision.options if isinstance(option, Move))
    prompt = prompt_for(texts, moves, about(texts, scene, moves))
    assert isinstance(prompt, Menu)
    return [entry.label for entry in prompt.entries]


def test_who_buys_or_suffers_is_told_what_there_is_of_it() -> None:
    play = normandy()
    change(play, stars=3, tools=4, courage=6, soldiers=8)
    to_phase(play, "rally")
    assert said(play).endswith("You have 3 Stars and 4 Item Points.")
    play.do("seat1 done")
    has = "You have 8 Soldiers, 3 Stars, 6 Courage and 4 Item Points."
    assert said(play).endswith(has)
    give_card(play, 1, "purple-heart")
    change(play, todo=(Suffer("fire", 5, "V-4"),))
    assert said(play).endswith("5 Soldiers to lose to MGF. You have 8 Soldiers.")


def test_the_same_specialist_free_and_for_stars_are_told_apart() -> None:
    play = normandy()
    change(play, sector="2", stars=9, tools=9)
    to_phase(play, "rally")
    free, paid = (label for label in labels(play) if "Scout" in label)
    besides = "Free in this sector, besides the one that you may rally each turn."
    assert free.startswith(f"Take the Scout without paying · {besides}")
    costs = "It costs you 3 Stars. This sector offers the same Specialist for free."
    assert paid.startswith(f"Rally Scout · {costs}")


def test_without_cards_nothing_is_said_of_them() -> None:
    play = normandy(level="dice")
    change(play, courage=1)
    to_phase(play, "move")
    for language in LANGUAGES:
        texts = Texts(language, play.game, ("Ann",))
        scene = play.game.look(play.state, 0)
        notes = [line for table in scene.lookup for line in notes_lines(texts, table)]
        told = "\n".join([*scene_lines(texts, scene), *notes, *map(texts.message, scene.asked)])
        for word in ("Star", "Étoile", "Item", "Objet", "Award", "Distinction", "Rally", "Rallier"):
            assert word not in told, word
        assert "Cards of" not in told and "Cartes," not in told


def test_the_phases_are_those_of_the_training_step() -> None:
    steps = {}
    for level in ("dice", "cards", "everything"):
        for seats in (1, 2):
            play = normandy(seats, level=level)
            tracks = [p for p in play.game.look(play.state, 0).panels if isinstance(p, Track)]
            steps[level, seats] = [step.id.removeprefix("phase-") for step in tracks[0].steps]
    every = ["roll", "upkeep", "rally", "trade", "move", "combat"]
    some = ["roll", "upkeep", "rally", "trade-only", "move", "combat"]
    assert steps["everything", 1] == steps["everything", 2] == every
    assert steps["cards", 1] == steps["cards", 2] == some
    assert steps["dice", 2] == ["roll", "upkeep", "trade-only", "move", "combat"]
    assert steps["dice", 1] == ["roll", "upkeep", "move", "combat"]


def test_the_turn_in_a_sector_begins_with_the_roll() -> None:
    play = normandy()
    to_next_turn(play)
    texts, scene, _ = asked_after_throw(play)
    assert any("; in sector 1, turn 2 of 3" in line for line in scene_lines(texts, scene))


def asked_after_throw(play: Script) -> tuple[Texts, Scene, Decision]:
    while play.pool(1):
        throw(play, PLAIN)
    return asked(play)


def test_rerolls_left_are_counted_down() -> None:
    play = normandy()
    throw(play, PLAIN)
    assert said(play).endswith("2 re-rolls are left.")
    play.do("seat1 lock Rs Rs", "seat1 reroll W1")
    pass_on(play)
    assert said(play).endswith("1 re-roll is left.")


def test_the_card_that_asks_and_its_limit_are_named() -> None:
    play = normandy()
    cards = play.game.content.by_id
    changing = next(
        id
        for id, card in cards.items()
        for effect in card.effects
        if isinstance(effect, ChangeDice) and effect.dice > 1
    )
    give_card(play, 1, changing)
    to_phase(play, "tally")
    play.do(f"seat1 use {changing}")
    name = cards[changing].name.en
    assert f"Card: {name}." in said(play) and "dice can be changed" in said(play)


@pytest.mark.parametrize(("language", "name"), [("en", "Battle Cry"), ("fr", "Cri de guerre")])
def test_the_rwbs_of_a_nation_can_be_looked_up(language: str, name: str) -> None:
    play = normandy(nation_1="uk")
    scene = play.game.look(play.state, 0)
    (table,) = scene.lookup
    lines = notes_lines(Texts(language, play.game), table)
    assert len(lines) == 7 and any(name in line for line in lines)
    assert name in talk(session("normandy"), "?", language=language)


def test_who_is_asked_the_same_again_goes_on_before_others() -> None:
    sitting = session("normandy", players=2)
    sitting.advance()
    assert [decision.seat for decision in sitting.decisions()] == [0, 1]
    second = sitting.decisions()[1]
    sitting.choose(1, second.options[0])
    assert sitting.decisions()[0].seat == 0, "asked something else: the first seat comes first"
    reroll = next(d for d in sitting.decisions() if d.seat == 1)
    sitting.choose(1, reroll.options[1])
    assert [decision.seat for decision in sitting.decisions()] == [1, 0]
    sitting.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_can_be_switched_in_plain_lines(language: str) -> None:
    words = {"en": ("Answer with", "Répondez"), "fr": ("Répondez", "Answer with")}
    before, after = words[language]
    told = talk(session("normandy"), "l", language=language)
    assert told.index(before) < told.index(after)


def test_too_few_dice_are_counted_and_wrong_ones_name_only_these_colours() -> None:
    told = talk(session("normandy", typed=True), "ks1", "ks1xyz", "Rk Wk")
    assert "6 dice are wanted, and 3 were typed" in told
    assert "for each of R R W W B B, in this order, one of k, s, 1, 2, c, t." in told
    assert "and 2 were typed" in told
