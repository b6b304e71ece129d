"""Decisions as menus and dice to pick: every action can be reached, and the words fit."""

from __future__ import annotations

from random import Random

import pytest

from beachhead.games import GAMES, load_game
from beachhead.games.moves import Reroll, Stand
from beachhead.games.normandy import actions as a
from beachhead.kernel.contract import Action, Choice, Decision, Event, Over
from beachhead.kernel.fair import fast_stream
from beachhead.locale import LANGUAGES, Texts
from beachhead.playing.prompts import DicePick, Menu, prompt_for
from tests.option_sets import random_set, start
from tests.terminal.tables import session
from tests.terminal.test_plain import talk

LOCKS = tuple(a.Lock(dice) for dice in ((0, 7), (0, 14), (7, 14)))
CARD = a.Use("field-radio")
MOST_EVENTS = 300


def reached(texts: Texts, options: tuple[Action, ...]) -> list[Action]:
    """Every action at the end of some way through the menus."""
    if len(options) == 1:
        return [*options]
    prompt = prompt_for(texts, options)
    if isinstance(prompt, DicePick):
        assert prompt.none is None or not prompt.none.__struct_fields__
        return [*prompt.by_dice.values(), *([prompt.none] if prompt.none else [])]
    labels = [entry.label for entry in prompt.entries]
    assert len(set(labels)) == len(labels), labels
    assert all(labels)
    assert len(prompt.entries) > 1, "a step that leaves everything as it was"
    return [action for entry in prompt.entries for action in reached(texts, entry.options)]


@pytest.mark.parametrize("number", range(6))
@pytest.mark.parametrize("id", GAMES)
def test_menus_lead_to_every_action_and_to_no_other(id: str, number: int) -> None:
    game = load_game(id)
    random = Random(f"prompts/{id}/{number}")
    chosen = random_set(game, random)
    state, below = start(game, chosen), fast_stream(f"{id}/{number}")
    voices = [Texts(language, game, signs=True) for language in LANGUAGES]
    for _ in range(MOST_EVENTS):
        pending = game.pending(state)
        if isinstance(pending, Over):
            return
        now = pending[below(len(pending))]
        event: Event
        if isinstance(now, Decision):
            for texts in voices:
                found = reached(texts, now.options)
                assert len(found) == len(now.options) and set(found) == set(now.options)
            event = Choice(now.seat, now.options[below(len(now.options))])
        else:
            event = now.happen(below)
        state = game.apply(state, event)[0]


def normandy(language: str = "en") -> Texts:
    return Texts(language, load_game("normandy"), ("Ann", "Ben"))


def test_locks_alone_are_dice_to_pick_and_with_a_card_a_menu_comes_first() -> None:
    pick = prompt_for(normandy(), LOCKS)
    assert isinstance(pick, DicePick)
    assert (pick.do, pick.most, pick.none) == ("lock", 2, None)
    menu = prompt_for(normandy(), (*LOCKS, CARD))
    assert isinstance(menu, Menu)
    assert [entry.short for entry in menu.entries] == ["Lock dice…", "Use Field Radio"]
    assert prompt_for(normandy(), menu.entries[0].options) == pick


def test_only_an_action_with_nothing_to_say_stands_for_no_dice() -> None:
    rerolls: tuple[Action, ...] = (Reroll((0,)), Reroll((7,)))
    pick = prompt_for(normandy(), (Stand(), *rerolls))
    assert isinstance(pick, DicePick) and pick.none == Stand()
    assert isinstance(prompt_for(normandy(), (*rerolls, CARD)), Menu)
    menu = prompt_for(normandy(), (Stand(), *rerolls, CARD))
    assert isinstance(menu, Menu) and len(menu.entries) == 3


@pytest.mark.parametrize(
    ("language", "resources"),
    [
        ("en", ["Give Ben Stars…", "Give 1 Item Point to Ben"]),
        ("fr", ["Donner des Étoiles à Ben…", "Donner 1 Point d’Objet à Ben"]),
    ],
)
def test_what_is_given_is_said_in_words(language: str, resources: list[str]) -> None:
    """Each step says all that is settled by then."""
    gifts = (a.Give(1, "stars", 1), a.Give(1, "stars", 2), a.Give(1, "tools", 1))
    menu = prompt_for(normandy(language), gifts)
    assert isinstance(menu, Menu)
    assert [entry.label for entry in menu.entries] == resources


DICE = "k s 1 2 c c"
LOCK_WORDS = {
    "en": ("Which dice to lock? The numbers of exactly 2", "These dice cannot be locked: expected"),
    "fr": ("Quels dés verrouiller", "On ne peut pas verrouiller ces dés"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_for_locks_do_not_speak_of_another_roll(language: str) -> None:
    said = talk(session("normandy", typed=True), DICE, "1 2 3", "1 2", language=language)
    asked, refused = LOCK_WORDS[language]
    between = said.partition(asked)[2].partition(refused)
    assert between[1] == refused
    assert not [word for word in ("re-roll", "relanc") if word in between[0]]


@pytest.mark.parametrize(
    ("language", "asked", "refused", "fixed"),
    [
        ("en", "Which die is cancelled?", "a single die, and not a skull", "(cannot be cancelled)"),
        ("fr", "Quel dé est annulé", "un seul dé, qui ne montre pas de crâne", "être annulé)"),
    ],
)
def test_the_words_for_skulls_say_what_they_cancel(
    language: str, asked: str, refused: str, fixed: str
) -> None:
    sitting = session("normandy", typed=True)
    said = talk(sitting, DICE, "1 2", "0", "1", "2 3", "2", language=language)
    cancelling = said.partition(asked)[2]
    assert asked in said and fixed in said
    assert refused in cancelling
    assert [entry for entry in sitting.table.line if "Cancel" in str(entry.event)]
