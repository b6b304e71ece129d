"""However small the terminal: the question, what one has and where one is are in sight."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widget import Widget
from textual.widgets import OptionList

from beachhead.terminal import app
from beachhead.terminal.own_strip import OwnStrip
from beachhead.terminal.sheets import HistorySheet
from beachhead.terminal.table_screen import TableScreen
from beachhead.terminal.widgets import BoardPanel, DieFace, SceneView
from tests.terminal.tables import let_play, session, won_in_training

SHOWN = [((80, 24), "en"), ((80, 24), "fr"), ((110, 44), "en")]
TABLES: dict[str, tuple[str, int, dict[str, object]]] = {
    "battle": ("battle", 2, {"first_player": "seat", "kommandant": True}),
    "express": ("express", 2, {"beach": "pointe-du-hoc", "kommandant": True}),
    "normandy": ("normandy", 2, {"map": "omaha-beach"}),
    "at sea": ("normandy", 2, {"map": "omaha-beach", "crossing": True}),
    "the German": ("normandy", 2, {"map": "omaha-beach", "atlantikwall": True}),
}


def is_whole(pilot: Pilot[Any], widget: Widget) -> bool:
    """Whether all of a widget is on the screen."""
    place = pilot.app.screen.find_widget(widget)
    return bool(place.region) and place.visible_region == place.region


@pytest.mark.parametrize(("size", "language"), SHOWN)
@pytest.mark.parametrize("table", TABLES)
async def test_what_one_needs_to_choose_is_in_sight(
    table: str, size: tuple[int, int], language: str
) -> None:
    game, players, options = TABLES[table]
    sitting = session(game, players, seed=3, options=options)
    async with app.table(sitting, language, []).run_test(size=size) as pilot:
        screen = pilot.app.screen
        assert isinstance(screen, TableScreen)
        for _ in range(4):
            await screen.act(lambda: let_play(sitting, most=5))
            if sitting.over is None:
                await until_in_sight(pilot, sitting.decisions()[0].seat)


async def until_in_sight(pilot: Pilot[Any], seat: int) -> None:
    """The map is scrolled when all that has changed has been laid out, and not before."""
    for _ in range(100):
        await pilot.pause(0.02)
        with suppress(AssertionError):
            all_in_sight(pilot, seat)
            return
    all_in_sight(pilot, seat)


def all_in_sight(pilot: Pilot[Any], seat: int) -> None:
    """The question, how the seat stands, all dice at hand, and where it is on the map."""
    screen = pilot.app.screen
    for id in ("#asked", "#question", "#choices", "#own-line", "#keys"):
        assert is_whole(pilot, screen.query_one(id)), id
    assert all(is_whole(pilot, die) for die in screen.query_one(OwnStrip).query(DieFace))
    view = screen.query_one(SceneView)
    for board in screen.query(BoardPanel):
        at = board.virtual_region.y + board.line_of(seat) - view.scroll_offset.y
        assert 0 <= at < view.size.height, "the map is not where one is"


async def test_the_map_shows_the_units_to_whoever_has_none() -> None:
    _, players, options = TABLES["the German"]
    sitting = session("normandy", players, bots=1, seed=3, options=options)
    async with app.table(sitting, "en", []).run_test(size=(80, 24)) as pilot:
        screen = pilot.app.screen
        assert isinstance(screen, TableScreen)
        await screen.act(lambda: let_play(sitting, most=8))
        await pilot.pause()
        (board,) = screen.query(BoardPanel)
        assert board.line_of(players - 1) == board.line_of(0) > 0


async def test_dice_are_picked_in_one_line_each_where_there_is_little_room() -> None:
    async with app.table(session("express"), "en", []).run_test(size=(80, 24)) as pilot:
        screen = pilot.app.screen
        assert isinstance(screen, TableScreen)
        own = [die for die in screen.query(DieFace) if die.index is not None]
        assert {die.region.height for die in own} == {1}
        assert len({die.region.y for die in own}) == 1
        await pilot.press("2")
        assert screen.picked == {1} and own[1].has_class("picked")


async def test_all_that_happened_is_one_key_away() -> None:
    sitting = session("express")
    async with app.table(sitting, "en", []).run_test(size=(80, 24)) as pilot:
        await pilot.press("0", "h")
        sheet = pilot.app.screen
        assert isinstance(sheet, HistorySheet)
        assert len(sheet.lines) == len(sitting.told()) > 0
        await pilot.press("h")
        assert isinstance(pilot.app.screen, TableScreen)


async def test_the_next_step_of_the_training_is_offered_after_a_won_one() -> None:
    sitting = won_in_training()
    async with app.table(sitting, "en", []).run_test(size=(80, 24)) as pilot:
        choices = pilot.app.screen.query_one("#choices", OptionList)
        assert str(choices.get_option_at_index(0).prompt).startswith("Play on: ")
        await pilot.press("enter")
        await pilot.pause()
        following = pilot.app.screen
        assert isinstance(following, TableScreen) and following.session is not sitting
        assert following.session.table.header.options["level"] == "cards"
        assert len(following.session.decisions()) == 1


async def test_a_game_is_played_once_more_with_the_same_settings() -> None:
    sitting = session("express", players=2, bots=1, seed=3, options={"beach": "omaha"})
    sitting.advance()
    let_play(sitting)
    async with app.table(sitting, "fr", []).run_test(size=(80, 24)) as pilot:
        choices = pilot.app.screen.query_one("#choices", OptionList)
        assert choices.option_count == 4, "nothing follows, but the last step can be taken back"
        await pilot.press("down", "enter")
        await pilot.pause()
        again = pilot.app.screen
        assert isinstance(again, TableScreen) and again.texts.language == "fr"
        before, after = sitting.table.header, again.session.table.header
        assert (before.options, before.seats) == (after.options, after.seats)
        assert before.commitment != after.commitment
