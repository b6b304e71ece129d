"""For everybody: axe-core finds nothing, on a desk and on a phone, in light and in dark."""

from __future__ import annotations

from itertools import cycle, pairwise
from pathlib import Path
from typing import Any, Literal, TypeAlias

import pytest
from playwright.async_api import Browser, WebSocketRoute

from beachhead.games import GAMES
from beachhead.kernel import fair
from beachhead.locale import Texts
from tests.browser.moments import one_of_each, set_down
from tests.browser.reader import (
    DESK,
    DIALOG,
    DO,
    ENDED,
    FREE,
    PAD,
    PHONE,
    QUESTION,
    RULE,
    Reader,
    reader,
)
from tests.browser.words import word
from tests.server.house import house

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """(within) => axe.run(within, { resultTypes: ["violations"] })
  .then((result) => result.violations)"""
STILL = """async () => {
  const endless = (one) => one.effect?.getComputedTiming().iterations === Infinity;
  const moving = (one) => one.playState === "running" && !endless(one);
  for (let still = 0; still < 3; still++) {
    await new Promise(requestAnimationFrame);
    if (document.getAnimations().some(moving)) still = 0;
  }
}"""
"""Colours count once they have stopped changing."""
TOKENS = """() => {
  const tokens = [...document.querySelectorAll(".map svg > g[transform] .seat")];
  const corners = (path) => path.getAttribute("d").split("L").length;
  const shape = (path) => `${corners(path)} corners, ${Math.round(path.getBBox().width)} wide`;
  return tokens.map((token) => [
    token.querySelector("text").textContent,
    shape(token.querySelector("path")),
    token.getBoundingClientRect().left,
  ]);
}"""
"""The Units on the map: number, shape and place."""


Light: TypeAlias = Literal["light", "dark"]
LIGHTS: tuple[tuple[Light, Light], ...] = (("light", "dark"), ("dark", "light"))


class Inspector:
    """Looks at a page on both screens, in another light on each."""

    def __init__(self, person: Reader) -> None:
        self.person = person
        self.found: list[str] = []
        self._lights = cycle(LIGHTS)

    async def look(self, where: str, sign: str, within: str = "html") -> None:
        """What axe-core has to say about the page, or a part of it, once this is there."""
        page = self.person.page
        await self.person.see(sign)
        if not await page.evaluate("'axe' in window"):
            await page.evaluate(AXE.read_text("utf-8"))
        # What is seen next is seen the other way round: in each light on each screen, by and by.
        for screen, scheme in zip((DESK, PHONE), next(self._lights), strict=True):
            await page.set_viewport_size(screen["viewport"])
            await page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            await page.evaluate(STILL)
            violations = await page.evaluate(RUN, within)
            for one in violations:
                nodes = [node["html"][:200] for node in one["nodes"]]
                width = screen["viewport"]["width"]
                self.found.append(f"{where}, {width}, {scheme}: {one['id']} {nodes}")
        await page.set_viewport_size(DESK["viewport"])

    async def look_at_dialog(self, where: str) -> None:
        """What lies over the page, which is closed then."""
        await self.look(where, DIALOG, within=DIALOG)
        await self.person.close_dialog()
        await self.person.gone(DIALOG)


async def test_axe_finds_nothing_around_the_tables(browser: Browser, tmp_path: Path) -> None:
    over = one_of_each("express", {"lost"})["lost"]
    finished = await set_down(tmp_path, "express", over)
    async with house(tmp_path) as here, reader(browser, here.page) as person:
        axe = Inspector(person)
        await axe.look("home", ".games > li")
        await person.page.goto(f"{here.page}#/nowhere")
        await axe.look("nowhere", "main [role=alert]")
        await person.page.goto(here.page)
        await person.hold([await here.table("battle", "me"), finished])
        await person.page.reload()
        await axe.look("my tables", "section[aria-labelledby=finished] li")
        for game in GAMES:
            await person.page.goto(f"{here.page}#/new/{game}")
            await person.press("form details:not([open]) summary")
            await axe.look(f"new {game}", "form details[open] ~ details[open]")
        await person.page.goto(f"{here.page}#/new/nothing")
        await axe.look("no such game", "main .button")
        await person.page.goto(f"{here.page}#/table/nothing/nothing")
        await axe.look("no such table", "main [role=alert]")
        await person.page.goto(f"{here.page}#/rules/V-4")
        await axe.look("a rule", "main li [aria-expanded=true]")
        await person.page.fill("input[type=search]", "soldier")
        await axe.look("rules found", "main li mark")
        assert not axe.found, "\n".join(axe.found)
        assert person.faults == []


async def test_axe_finds_nothing_among_cards_maps_settings_and_history(
    browser: Browser, tmp_path: Path
) -> None:
    over = one_of_each("express", {"lost"})["lost"]
    finished = await set_down(tmp_path, "express", over)
    async with house(tmp_path) as here, reader(browser, here.page) as person:
        axe = Inspector(person)
        await person.hold([finished])
        await person.page.goto(here.link(finished.table))
        await person.see(ENDED)
        await person.page.goto(f"{here.page}#/history")
        await axe.look("history", "main li[data-result]")
        await person.page.set_input_files("input[type=file]", AXE)
        await axe.look("a broken file", "main [role=alert]")
        await person.page.goto(f"{here.page}#/cards")
        await axe.look("cards", "main li")
        await person.page.fill("input[type=search]", "soldier")
        await axe.look("cards found", "main li mark")
        await person.page.goto(f"{here.page}#/cards/normandy/smoke-shells")
        await axe.look("a card", "main article")
        await person.page.goto(f"{here.page}#/maps")
        await axe.look("maps", "main li")
        await person.page.goto(f"{here.page}#/maps/normandy/omaha-beach")
        await axe.look("a map", ".map button")
        await person.page.goto(f"{here.page}#/settings")
        await axe.look("settings", "main input[type=text]")
        await person.press_named(word("keys"))
        await axe.look_at_dialog("keys")
        assert not axe.found, "\n".join(axe.found)
        assert person.faults == []


async def test_axe_finds_nothing_at_a_table(browser: Browser, tmp_path: Path) -> None:
    drawn = one_of_each("normandy", {"Draw"}, seats=(1,))["Draw"]
    drawing = await set_down(tmp_path, "normandy", drawn, typed=True)
    async with house(tmp_path) as here, reader(browser, here.page) as person:
        axe = Inspector(person)
        tables = {game: await here.table(game, "me", guided=True) for game in GAMES}
        typed = await here.table("express", "me", typed=True)
        await person.hold([*tables.values(), typed, drawing])
        for game, table in tables.items():
            await person.page.goto(here.link(table.table))
            name = Texts("en").say(f"game-{game}")
            await person.see(f"main:has(h1:text-is('{name}')) {QUESTION}")
            if game == "express":
                await person.press(FREE)
            await axe.look(game, QUESTION)
        await person.press(".map button")
        await axe.look_at_dialog("sector")
        await person.press(RULE)
        await axe.look_at_dialog("rule")
        for tool in ("phrases", "invite", "lookup"):
            await person.press_named(word(tool))
            await axe.look_at_dialog(tool)
        await person.press(f"[aria-label='{word('players')}'] button")
        await axe.look_at_dialog("rename")
        await person.page.goto(here.link(typed.table))
        await axe.look("pad", PAD)
        await person.page.goto(here.link(drawing.table))
        await axe.look("a card to draw", ".ask-place:not(:has(.pad)) ul .button")
        assert not axe.found, "\n".join(axe.found)
        assert person.faults == []


@pytest.mark.parametrize("screen", [DESK, PHONE])
async def test_a_table_is_read_out_in_the_order_in_which_it_is_played(
    screen: dict[str, Any], browser: Browser, tmp_path: Path
) -> None:
    """What lies there, then the question, then what has happened: wherever they are drawn."""
    async with house(tmp_path) as here:
        table = await here.table("normandy", "me")
        link = here.link(table.table, table.keys[0])
        async with reader(browser, link, **screen) as person:
            await person.sit_down()
            await person.see(QUESTION)
            main = person.page.locator("main")
            headings = await main.get_by_role("heading").all_text_contents()
            question = (await person.texts(QUESTION))[0]
            parts = ("Normandy", "Turn 1", "Units", "Dice of", question[:20], word("log"))
            places = [
                next(at for at, text in enumerate(headings) if part.casefold() in text.casefold())
                for part in parts
            ]
            assert places == sorted(places), headings
            # The Tab key goes the same way.
            assert (
                await main.locator("[tabindex]:not([tabindex='0'], [tabindex='-1'])").count() == 0
            )
            assert person.faults == []


@pytest.mark.rule("S-1")
async def test_six_on_a_phone_are_told_apart_by_more_than_colour(
    browser: Browser, tmp_path: Path
) -> None:
    async with house(tmp_path) as here:
        table = await here.table("normandy", "me", *["sergeant"] * 5)
        address = here.link(table.table, table.keys[0])
        async with reader(browser, address, **PHONE) as person:
            await person.sit_down()
            await person.see(QUESTION)
            page = person.page
            tokens = await page.evaluate(TOKENS)
            assert [number for number, _, _ in tokens] == list("123456")
            assert len({shape for _, shape, _ in tokens}) == 6
            places = [left for _, _, left in tokens]
            assert all(right - left > 8 for left, right in pairwise(places)), "all can be read"
            initials = await person.texts(".players .avatar")
            assert len(set(initials)) == 6
            assert len(await person.texts("text=/in sector 1, turn 1/")) == 6
            assert await person.fits()
            axe = Inspector(person)
            await axe.look("six", QUESTION)
            assert not axe.found, "\n".join(axe.found)
            assert person.faults == []


async def test_axe_finds_nothing_among_friends_and_watchers(
    browser: Browser, tmp_path: Path
) -> None:
    async with house(tmp_path) as here:
        table = await here.table("express", "me", "friend", "friend")
        async with reader(browser, here.link(table.table, table.keys[0])) as person:
            axe = Inspector(person)
            await axe.look_at_dialog("welcome")
            friend = await person.friend(here.link(table.table, table.keys[1]))
            await friend.sit_down()
            await friend.press(FREE)
            await friend.press(DO)
            await friend.press_named(word("undo-ask"))
            await axe.look("somebody wants to take back", f"text={word('proposal-agree')}")
            watching = Inspector(await person.friend(here.link(table.table, table.watch)))
            await watching.look("watching", ".ask-place")
            found = axe.found + watching.found
            assert not found, "\n".join(found)
            assert [one.faults for one in (person, friend, watching.person)] == [[]] * 3


async def test_axe_finds_nothing_while_the_connection_is_lost(
    browser: Browser, tmp_path: Path
) -> None:
    calls: list[WebSocketRoute] = []

    def answer_once(socket: WebSocketRoute) -> None:
        calls.append(socket)
        if len(calls) == 1:
            socket.connect_to_server()

    async with house(tmp_path) as here, reader(browser, here.page) as person:
        axe = Inspector(person)
        table = await here.table("express", "me")
        await person.page.route_web_socket("**/play?*", answer_once)
        await person.hold([table])
        await person.page.goto(here.link(table.table))
        await person.see(QUESTION)
        await calls[0].close(code=4000)
        await axe.look("lost", ".lost")
        assert not axe.found, "\n".join(axe.found)
        assert person.faults == []


async def test_axe_finds_nothing_at_a_table_that_cannot_be_played_on(
    browser: Browser, tmp_path: Path, pack: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With this seed the medal of the pack is played."""
    monkeypatch.setattr(fair, "new_seed", lambda: bytes([28] * 32))
    async with house(tmp_path, pack) as here:
        table = await here.table("battle", "me", "sergeant")
        async with here.guest(table.table, table.keys[0]) as guest:
            await guest.play_on(most=3)
    async with house(tmp_path) as here, reader(browser, here.page) as person:
        axe = Inspector(person)
        await person.hold([table])
        await person.page.goto(here.link(table.table))
        await axe.look("halted", ".ask-place:has-text('--pack')")
        await person.press(".ask-place a")
        await person.see("input[type=range]")
        assert not axe.found, "\n".join(axe.found)
        assert person.faults == []


async def test_axe_finds_nothing_after_a_game(browser: Browser, tmp_path: Path) -> None:
    games = {"lost": "express", "ranked": "battle", "won": "normandy"}
    ends = {end: one_of_each(game, {end})[end] for end, game in games.items()}
    tables = {end: await set_down(tmp_path, games[end], moment) for end, moment in ends.items()}
    async with house(tmp_path) as here, reader(browser, here.page) as person:
        axe = Inspector(person)
        await person.hold(tables.values())
        for end, table in tables.items():
            await person.page.goto(here.link(table.table))
            await person.see(f"[data-result={end}] table caption")
            await person.press_named(word("dice-check"))
            await axe.look(end, f"[data-result={end}]:has({ENDED})")
        await person.page.goto(f"{here.page}#/replay/{tables['lost'].table}/2")
        await axe.look("replay", "input[type=range]")
        assert not axe.found, "\n".join(axe.found)
        assert person.faults == []
