"""Real cards at the table: drawn by people, typed in, told in both languages."""

from __future__ import annotations

import pytest
from textual.widgets import Select

from beachhead.games import GAMES
from beachhead.kernel.notation import write_entry
from beachhead.kernel.table import Table
from beachhead.locale import LANGUAGES
from beachhead.terminal import app
from beachhead.terminal.session import Session
from beachhead.terminal.setup import SetupScreen
from beachhead.terminal.table_screen import TableScreen
from tests.draw_game import DrawGame
from tests.kernel.play import SEED, new_header
from tests.terminal.test_plain import talk


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "draws", DrawGame)


def sit_down(typed: bool = True) -> Session:
    game = DrawGame()
    return Session(Table(game, new_header(game, 1, dice="typed" if typed else "fair")), SEED, None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_typed_by_id_or_name_in_any_language_and_case(language: str) -> None:
    sitting = sit_down()
    said = talk(
        *(sitting, "k", "plane", "", "jeep tank", "Étoile  D'ARGENT"),
        *("2", "RADIO", "2", "Jeep", "1", "silver-star", "field radio"),
        language=language,
    )
    assert [write_entry(step.event) for step in sitting.table.line] == [
        *("seat1 rolls Rk", "seat1 draws silver-star", "seat1 swap", "seat1 draws radio"),
        *("seat1 swap", "seat1 draws jeep", "seat1 keep", "table draws radio"),
    ]
    assert sitting.over is not None
    for word in {
        "en": ("Player 1 draws a card.", "The table draws", "Silver Star", "card> ", "jeep, "),
        "fr": ("Player 1 pioche une carte.", "La table draws", "Étoile d’argent", "carte> "),
    }[language]:
        assert word in said
    for words in ("The last card is ", "Keep it", "Player 1, keep it?", " draws the last card."):
        assert words in said
    assert "One of all games" not in said


def test_fair_cards_are_drawn_by_the_program() -> None:
    sitting = sit_down(typed=False)
    talk(sitting, "1")
    assert sitting.over is not None
    assert sitting.table.rolls == 3


async def test_choices_from_content_are_shown_by_their_names() -> None:
    setup = SetupScreen("draws", "fr", None)
    async with app.BeachheadApp(setup).run_test(size=(120, 40)) as pilot:
        prizes = pilot.app.screen.query_one("#opt-prize", Select)
        assert [str(name) for name, _ in prizes._options] == [
            *("Jeep", "Radio de campagne", "Étoile d’argent", "Char")
        ]
        assert prizes.value == "tank"
        assert setup.plan().options == {"prize": "tank"}


async def test_a_card_is_typed_on_the_full_screen() -> None:
    sitting = sit_down()
    async with app.table(sitting, "en", []).run_test(size=(120, 40)) as pilot:
        assert isinstance(pilot.app.screen, TableScreen)
        await pilot.press("k", "enter", *"jeep", "enter")
        assert write_entry(sitting.table.line[-1].event) == "seat1 draws jeep"
