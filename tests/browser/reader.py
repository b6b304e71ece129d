"""A person with a browser: opens the page, reads what is asked, and answers by hand."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from playwright.async_api import Page, async_playwright
from playwright.async_api import TimeoutError as PlaywrightTimeout

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
SOON = 30_000
"""Milliseconds to wait for whatever should come."""


class Reader:
    """One page, and everything that went wrong on it."""

    def __init__(self, page: Page, touch: bool) -> None:
        self.page = page
        self.touch = touch
        self.faults: list[str] = []
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.faults.append(str(error)))

    def _console(self, message: Any) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(message.text)

    async def friend(self, address: str) -> Reader:
        """Somebody else, in a browser window of their own that knows nothing of this one."""
        browser = self.page.context.browser
        assert browser is not None
        context = await browser.new_context(reduced_motion="reduce")
        page = await context.new_page()
        other = Reader(page, touch=False)
        await page.goto(address)
        return other

    async def everybody_plays(self, friends: list[Reader]) -> None:
        """All of them answer whatever they are asked, until the game is over for each."""
        await asyncio.gather(self.play_on(), *(friend.play_on() for friend in friends))

    async def press(self, selector: str, wait: int = SOON) -> None:
        """Click, or tap on a phone."""
        found = self.page.locator(selector).first
        await (found.tap(timeout=wait) if self.touch else found.click(timeout=wait))

    async def play_on(self, most: int = 2000) -> int:
        """Answer whatever is asked until the game is over, by hand; how often that was."""
        page = self.page
        for answers in range(most):
            await page.wait_for_selector(
                ".ask-place .button:enabled, .die-box[aria-pressed]:enabled, #ended", timeout=SOON
            )
            if await page.locator("#ended").count():
                return answers
            await self.answer_once()
        raise AssertionError(f"not over after {most} answers")

    async def close_dialog(self) -> None:
        """Who comes by a link is asked for a name first, and may leave that for later."""
        if await self.page.locator("dialog[open]").count():
            await self.page.keyboard.press("Escape")

    async def answer_once(self) -> None:
        """Answer, or do a part of it; if the table moves on meanwhile, look at it again."""
        await self.close_dialog()
        with suppress(PlaywrightTimeout):
            await self._answer()

    async def _answer(self) -> None:
        for ways in (
            ".ask-place ul .button",
            ".ask-place .choices .button:not(.primary):enabled >> nth=-1",
            ".ask-place .primary:enabled",
            '.die-box[aria-pressed="false"]:enabled',
        ):
            if await self.page.locator(ways).count():
                await self.press(ways, wait=2000)
                return


@asynccontextmanager
async def reader(address: str, **screen: Any) -> AsyncIterator[Reader]:
    """A browser at the page, until the end of the block."""
    chromium = shutil.which("chromium")
    assert chromium, "the browser tests need chromium: see the Makefile"
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=chromium, args=["--no-sandbox", "--disable-gpu"]
        )
        context = await browser.new_context(reduced_motion="reduce", **screen)
        page = await context.new_page()
        person = Reader(page, touch=bool(screen.get("has_touch")))
        await page.goto(address)
        try:
            yield person
        finally:
            await browser.close()
