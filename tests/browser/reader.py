"""A person with a browser: opens the page, reads what is asked, and answers by hand."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec
from playwright.async_api import Browser, Locator, Page, WebSocket, async_playwright
from playwright.async_api import TimeoutError as PlaywrightTimeout

from beachhead.kernel.contract import Action
from beachhead.kernel.notation import write_action
from beachhead.server.protocol import NewTable, Update
from tests.server.house import messages, read
from tests.server.shown import Shown, shown

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
SOON = 30_000
"""Milliseconds to wait for whatever should come."""
PATIENCE = 2000
"""Milliseconds to wait for a button that may be gone, because the table has moved on."""
ENOUGH = 10
"""So often in a row a table does not move on under one's hand: something is in the way."""
UNUSED = (
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup"),
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades"),
    *("HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding"),
    *("ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect", "OptimizationHints"),
    *("NetworkTimeServiceQuerying", "AimEnabled", "PreconnectToSearch"),
)
"""What the browser leaves out: first the address bar, which nobody sees and which is half of what a
window costs; then what Playwright leaves out, for of two such lists only the last one counts."""
REFUSED = "net::ERR_CONNECTION_REFUSED"
"""What a browser itself says while nobody answers at an address."""

NO_WORKER = "Service Worker registration blocked by Playwright"
"""What Playwright says where a test has no use for one."""

COUNT_TAPS = "window.taps = 0; addEventListener('click', () => window.taps++, true)"

MENU = ".ask-place ul .button:enabled"
DO = ".ask-place .primary:enabled"
GO_ON = ".ask-place .happened .button"
OTHERS = ".ask-place .choices .button:not(.primary):enabled"
FREE = '.die-box[aria-pressed="false"]:enabled'
PICKED = '.die-box[aria-pressed="true"]'
PAD = ".ask-place .pad"
QUESTION = ".question h2"
RULE = ".question button"
ENDED = "#ended"
ENDING = "section:has(#ended) p"
HAND_OVER = ".hand-over .primary:not([aria-disabled=true])"
CALM = ":root:not(:has([data-waiting]))"
"""What was answered last has been taken: what is to be seen came of it."""
TO_DO = (".ask-place .button:enabled", ".die-box[aria-pressed]:enabled", PAD)
READY = ", ".join([HAND_OVER, *(f"{CALM} {one}" for one in TO_DO), ENDED])
"""Something can be done, or the game is over."""
LOG = "section[aria-labelledby=log] li a"
DIALOG = "dialog[open]"


def told(lines: int) -> str:
    """What is seen once so much has happened."""
    return f"section[aria-labelledby=log] li[data-nth='{lines}']"


class Reader:
    """One page, what it was told, and everything that went wrong on it."""

    def __init__(self, page: Page, touch: bool) -> None:
        self.page = page
        self.touch = touch
        self.faults: list[str] = []
        self._seen: Shown | None = None
        self._told: dict[str, Any] | None = None
        self.socket: WebSocket | None = None
        self.answers = 0
        self._in_vain = 0
        """How often in a row what was to be pressed could not be."""
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("websocket", self._listen)

    def _console(self, message: Any) -> None:
        if message.type in ("error", "warning") and message.text != NO_WORKER:
            self.faults.append(message.text)

    def _listen(self, socket: WebSocket) -> None:
        self.socket = socket
        self._seen = self._told = None
        socket.on("framereceived", lambda frame: self._hear(socket, frame))

    def _hear(self, socket: WebSocket, frame: str | bytes) -> None:
        for message in map(read, messages(frame)):
            if isinstance(message, Update) and socket is self.socket:
                self._seen, self._told = shown(self._seen, message), None

    @property
    def told(self) -> dict[str, Any]:
        """All that the server has last told over the last connection, as plain data."""
        if self._told is None:
            self._told = json.loads(msgspec.json.encode(self._seen)) if self._seen else {}
        return self._told

    def is_past(self, number: int) -> bool:
        """Whether the server is not waiting for this answer of ours any more."""
        return number not in [ask["number"] for ask in self.told.get("asks", [{"number": number}])]

    # Looking

    async def there(self, *selectors: str) -> list[int]:
        """How many of each there are at this moment."""
        count = "(all) => all.map((one) => document.querySelectorAll(one).length)"
        return list(await self.page.evaluate(count, list(selectors)))

    async def see(self, selector: str) -> None:
        """Wait until it is there."""
        await self.page.wait_for_selector(selector, timeout=SOON)

    async def gone(self, selector: str) -> None:
        """Wait until it is not there any more."""
        await self.page.wait_for_selector(selector, state="detached", timeout=SOON)

    async def texts(self, selector: str) -> list[str]:
        """What all of these say."""
        return await self.page.locator(selector).all_inner_texts()

    async def fits(self) -> bool:
        """Whether nothing is so wide that one would have to scroll sideways."""
        fits = "document.documentElement.scrollWidth <= window.innerWidth"
        return bool(await self.page.evaluate(fits))

    async def log(self) -> list[str]:
        """What happened, the oldest first; also where it is not drawn as long as nobody sees it."""
        lines = await self.page.locator(LOG).all_text_contents()
        return [re.sub(r"[ \t\n]+", " ", line).strip(" ") for line in reversed(lines)]

    async def asked(self) -> str:
        """The question and all that can be answered, with the dice that can be picked."""
        await self.see(QUESTION)
        dice = await self.page.locator(".die-box[aria-pressed]").evaluate_all(
            "(all) => all.map((die) => die.getAttribute('aria-label'))"
        )
        return "\n".join([*await self.texts(".ask-place > :not(.happened)"), *dice])

    async def settled(self) -> None:
        """Wait until the question that was told last is on the page: another may come meanwhile."""
        async with asyncio.timeout(SOON / 1000):
            while not await self._is_settled():
                await asyncio.sleep(0.02)

    async def _is_settled(self) -> bool:
        asked = [ask["question"] for ask in self.told.get("asks", ())][:1]
        question = self.page.locator(QUESTION)
        return any([await question.filter(has_text=one, visible=True).count() for one in asked])

    # Coming and going

    async def friend(self, address: str, **screen: Any) -> Reader:
        """Somebody else, in a window of their own that knows nothing of this one."""
        browser = self.page.context.browser
        assert browser is not None
        return await _arrive(browser, address, screen)

    async def come(self, address: str) -> None:
        """Come by another link, in the same window."""
        await self.page.goto("about:blank")  # else a link to the same page would not load it anew
        await self.page.goto(address)

    async def hold(self, tables: Iterable[NewTable], wish: dict[str, Any] | None = None) -> None:
        """This browser has the keys of all seats of these tables, and may have wished for them."""
        rings = [
            {"table": table.table, "keys": [key for key in table.keys if key], "watch": table.watch}
            | ({"wish": wish} if wish else {})
            for table in tables
        ]
        await self.page.evaluate(
            "(text) => localStorage.setItem('beachhead.tables', text)", json.dumps(rings)
        )

    # Doing

    async def press(self, selector: str, wait: int = SOON) -> None:
        """Click, or tap on a phone."""
        await self._press(self.page.locator(selector).first, wait)

    async def press_named(self, name: str) -> None:
        """Click or tap the button that is called so."""
        await self._press(self.page.get_by_role("button", name=name, exact=True).first, SOON)

    async def _press(self, found: Locator, wait: int) -> None:
        if not self.touch:
            await found.click(timeout=wait)
            return
        before = await self.page.evaluate("taps")
        await found.tap(timeout=wait)
        try:  # the browser says that it is through before it tells the page
            await when(self.page, f"taps > {before}", wait)
        except TimeoutError:  # and tells it nothing if it could not be pressed by then
            raise PlaywrightTimeout("the tap has met nothing") from None

    async def choose(self, action: Action) -> None:
        """Find the way through the menus to something that is offered; it is through after that."""
        ask = self.told["asks"][0]
        for place in _way_to(ask["prompt"], write_action(action)):
            await self.press(f".ask-place [data-entry='{place}']:enabled")
        await until(lambda: self.is_past(ask["number"]))

    async def put_down(self) -> None:
        """Pick no dice any more: what is picked is the page's own, and gone when it is loaded."""
        while any(await self.there(PICKED)):
            await self.press(PICKED)

    async def speak(self, language: str) -> None:
        """Switch the language of the page."""
        await self.press(f"header button[lang={language}]")
        await self.see(f"html[lang={language}]")

    async def close_dialog(self) -> None:
        """Whatever lies over the table is closed: who comes by a link is asked for a name."""
        if any(await self.there(DIALOG)):
            await self.page.keyboard.press("Escape")

    async def sit_down(self) -> None:
        """Come by a link, and leave the name for later."""
        await self.see(DIALOG)
        await self.close_dialog()
        await self.gone(DIALOG)

    async def next_step(self) -> str:
        """What to press next; "" while there is nothing.

        Of menus the first entry, of dice none; but every other time, and wherever one has to, dice
        are picked one after the other until they can be played, if none are picked already.
        """
        taking, pad, go_on, menu, do, others, free, picked = await self.there(
            HAND_OVER, PAD, GO_ON, MENU, DO, OTHERS, FREE, PICKED
        )
        if taking:
            return HAND_OVER
        if pad or go_on:
            return PAD if pad else GO_ON
        if menu:
            return MENU
        if picked and (self.answers % 2 or not others):
            return DO if do else FREE if free else ""
        if free and (self.answers % 2 or not others):
            return FREE
        if others:
            return f"{OTHERS} >> nth=-1"
        return DO if do else ""

    async def answer_once(self) -> None:
        """Answer, or do a part of it; if the table moves on meanwhile, look at it again."""
        await self.close_dialog()
        try:
            step = await self.next_step()
            if step == PAD:
                await self.type_dice()
            elif step:
                await self.press(step, wait=PATIENCE)
                self.answers += step not in (FREE, GO_ON, HAND_OVER)
            self._in_vain = 0
        except PlaywrightTimeout:
            self._in_vain += 1
            if self._in_vain == ENOUGH:
                raise

    async def type_dice(self) -> None:
        """Tap in what real dice show: each of them something else."""
        asked = self.told.get("entering")
        for place in range(await self.page.locator(".pad .one").count()):
            face = (place + self.answers) % 6
            await self.press(f".pad .one >> nth={place} >> button >> nth={face}", wait=PATIENCE)
        await self.press(DO, wait=PATIENCE)
        self.answers += 1
        await until(lambda: self.told.get("entering") != asked)

    async def next_question(self, sign: str = QUESTION) -> None:
        """Go on from whatever has just happened, until something is asked, or this is seen."""
        await self.see(f"{sign}, {GO_ON}")
        while any(await self.there(GO_ON)):
            with suppress(PlaywrightTimeout):  # the game goes on by itself as well
                await self.press(GO_ON, wait=PATIENCE)
            await self.see(f"{sign}, {GO_ON}")

    async def play_on(self, stop: str = ENDED, most: int = 2000) -> int:
        """Answer whatever is asked until the game is over, or this is seen; how often that was."""
        before = self.answers
        for _ in range(most):
            await self.see(f"{READY}, {stop}")
            if any(await self.there(ENDED, stop)):
                return self.answers - before
            await self.answer_once()
        raise AssertionError(f"not over after {most} answers")


def _way_to(prompt: dict[str, Any], action: str) -> list[int]:
    """Which entries of the menus lead to an action."""
    for place, entry in enumerate(prompt.get("entries", ())):
        if entry.get("action") == action:
            return [place]
        if "next" in entry and (further := _way_to(entry["next"], action)):
            return [place, *further]
    return []


async def until(sign: Callable[[], bool]) -> None:
    """Wait for something that no page shows."""
    async with asyncio.timeout(SOON / 1000):
        while not sign():
            await asyncio.sleep(0.02)


async def when(page: Page, sign: str, wait: int = SOON) -> None:
    """Wait for something that a page knows and does not show."""
    async with asyncio.timeout(wait / 1000):
        while not await page.evaluate(sign):
            await asyncio.sleep(0.02)


async def everybody_plays(people: Iterable[Reader]) -> None:
    """All of them answer whatever they are asked, until the game is over for each."""
    await asyncio.gather(*(person.play_on() for person in people))


async def _arrive(browser: Browser, address: str, screen: dict[str, Any]) -> Reader:
    # What a page keeps for later would only stand in the way of other tests.
    usual = {"reduced_motion": "reduce", "service_workers": "block"}
    context = await browser.new_context(**(usual | screen))
    await context.add_init_script(COUNT_TAPS)
    person = Reader(await context.new_page(), touch=bool(screen.get("has_touch")))
    await person.page.goto(address)
    return person


@asynccontextmanager
async def chromium(whole: bool = False) -> AsyncIterator[Browser]:
    """A real browser, until the end of the block.

    What is around a page, windows that nobody sees, is a quarter of what a test costs: where there
    is a browser without, that is taken, unless it has to be the `whole` one.
    """
    path = shutil.which("chromium")
    if not whole:
        path = shutil.which("chromium-headless-shell") or path
    assert path, "the browser tests need chromium: see the Makefile"
    async with async_playwright() as playwright:
        features = f"--disable-features={','.join(UNUSED)}"
        browser = await playwright.chromium.launch(
            executable_path=path,
            args=["--no-sandbox", "--disable-gpu", "--in-process-gpu", features],
        )
        try:
            yield browser
        finally:
            await browser.close()


@asynccontextmanager
async def reader(browser: Browser, address: str, **screen: Any) -> AsyncIterator[Reader]:
    """Somebody at the page, until the end of the block; then everybody goes home."""
    person = await _arrive(browser, address, screen)
    try:
        yield person
    finally:
        for context in list(browser.contexts):
            await context.close()
