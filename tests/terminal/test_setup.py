"""The settings screen: evenings that fill it in, and faults beside what they are about."""

from __future__ import annotations

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, Label, OptionList, Select

from beachhead.locale import LANGUAGES, Texts
from beachhead.terminal.app import BeachheadApp
from beachhead.terminal.session import Left
from beachhead.terminal.setup import SetupScreen
from beachhead.terminal.table_screen import TableScreen

BIG = (120, 50)


def program(language: str = "en", game: str = "normandy") -> BeachheadApp:
    return BeachheadApp(SetupScreen(game, language, None))


def select(pilot: Pilot[Left], name: str) -> Select[object]:
    return pilot.app.screen.query_one(f"#{name}", Select)


def told(pilot: Pilot[Left]) -> dict[str, str]:
    """What stands beside settings now."""
    labels = pilot.app.screen.query(".fault").results(Label)
    found = ((str(label.id).removeprefix("fault-"), label) for label in labels)
    return {name: str(label.render()) for name, label in found if label.display}


def offered(pilot: Pilot[Left], name: str) -> list[object]:
    return [value for _, value in select(pilot, name)._options]


async def test_an_evening_fills_in_the_form_and_start_plays_it() -> None:
    async with program().run_test(size=BIG) as pilot:
        evenings = pilot.app.screen.query_one("#evenings", OptionList)
        names = [str(option.prompt) for option in evenings.options]
        assert names[0].startswith("First landing  — Exercise Tiger")
        at = next(n for n, name in enumerate(names) if name.startswith("Wave upon wave"))
        evenings.focus()
        evenings.highlighted = at
        await pilot.press("enter")
        await pilot.pause()
        assert (select(pilot, "opt-map").value, select(pilot, "opt-crossing").value) == (
            "saint-aubin",
            True,
        )
        assert (select(pilot, "set-players").value, select(pilot, "set-bots").value) == (2, 1)
        assert told(pilot) == {}
        await pilot.press("enter")
        await pilot.pause()
        screen = pilot.app.screen
        assert isinstance(screen, TableScreen)
        assert screen.session.table.header.options["continuous_play"] is True


async def test_who_learns_is_advised_at_the_table() -> None:
    async with program().run_test(size=BIG) as pilot:
        pilot.app.screen.query_one("#evenings", OptionList).focus()
        await pilot.press("home", "enter", "enter")
        await pilot.pause()
        question = str(pilot.app.screen.query_one("#question").render())
        assert Texts("en").say("hint-normandy-lock") in question.replace("\n", " ")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_what_does_not_fit_is_told_at_once_beside_its_settings(language: str) -> None:
    async with program(language).run_test(size=BIG) as pilot:
        await pilot.pause()
        assert told(pilot) == {}
        assert "pegasus-bridge" in offered(pilot, "opt-map")
        select(pilot, "opt-map").value = "pegasus-bridge"
        select(pilot, "opt-crossing").value = True
        await pilot.pause()
        await pilot.pause()
        assert set(told(pilot)) == {"map", "crossing"}
        assert "Pegasus Bridge" in told(pilot)["map"]
        assert "merville-battery" not in offered(pilot, "opt-map")
        select(pilot, "opt-map").value = "omaha-beach"
        select(pilot, "opt-nation_1").value = "uk"
        await pilot.pause()
        await pilot.pause()
        assert told(pilot) == {}, "alone, nobody else is British"
        assert "pegasus-bridge" not in offered(pilot, "opt-map")
        select(pilot, "set-players").value = 2
        await pilot.pause()
        await pilot.pause()
        assert set(told(pilot)) == {"nation_1", "nation_2"}
        pilot.app.screen.query_one("#opt-award_price", Input).value = "99"
        await pilot.pause()
        await pilot.pause()
        assert set(told(pilot)) == {"award_price"}
        pilot.app.screen.query_one("#start").focus()
        await pilot.press("enter")
        assert isinstance(pilot.app.screen, SetupScreen)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_modules_say_what_they_are_about(language: str) -> None:
    async with program(language).run_test(size=BIG) as pilot:
        texts = [str(label.render()) for label in pilot.app.screen.query(Label)]
        for module in ("crossing", "gold-dice", "badges"):
            assert Texts(language).say(f"group-normandy-{module}-help") in texts


async def test_a_game_without_evenings_has_no_list_of_them() -> None:
    async with program(game="express").run_test(size=BIG) as pilot:
        assert not pilot.app.screen.query("#evenings")


async def test_an_evening_says_where_bots_sit_and_who_is_the_german() -> None:
    async with program().run_test(size=BIG) as pilot:
        evenings = pilot.app.screen.query_one("#evenings", OptionList)
        for id, where, bots, people in (
            ("defend-the-wall", "first", 2, [False, False, True]),
            ("storm-the-wall", "last", 2, [True, False, False]),
        ):
            evenings.focus()
            evenings.highlighted = evenings.get_option_index(id)
            await pilot.press("enter")
            await pilot.pause()
            assert select(pilot, "set-where").value == where
            assert select(pilot, "set-bots").value == bots
            form = pilot.app.screen
            assert isinstance(form, SetupScreen)
            assert [not seat.bot for seat in form.plan().seats] == people
            roles = form.query_one("#roles", Label)
            assert str(roles.render()) == "Seat 3: German"
