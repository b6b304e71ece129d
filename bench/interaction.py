"""`python -m bench.interaction`: what a table weighs, and how soon it answers a hand.

A browser plays turns of Normandy on a processor made slower, and its own event timing tells
how long each tap took until the page had changed. As many fall on a bare page with one button.
"""

from __future__ import annotations

import statistics

import httpx
from playwright.sync_api import Browser, Page

from bench.page import SLOWER, side_by_side, slow_page

TAPS = 60
AIM_WEIGHT, AIM_TIME = 200, 200
"""Kilobytes (of 1,000 bytes) of a game's page with everything; milliseconds of one tap."""
QUICK = 16
"""Milliseconds: what is quicker, the browser does not tell."""
PATIENCE = 20_000
"""Milliseconds to wait for a table to ask something."""
LISTEN = """
  window.taps = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId) taps.set(interactionId, Math.max(duration, taps.get(interactionId) ?? 0));
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
"""
TOLD = "() => [...taps.values()]"
DIE, DO, ANY = (
    '.die-box[aria-pressed="false"]:enabled',
    ".ask-place .primary:enabled",
    ".ask-place .button:enabled",
)
SECTOR = ".map button"
LOG = "section[aria-labelledby=log] .filters button"
ENDED = "#ended"
ANYTHING = ", ".join((DIE, DO, ANY, ENDED))


def main() -> None:
    """Measure, and print."""
    with side_by_side() as (browser, our_page, bare_page):
        weight, ours = at_a_table(browser, our_page)
        bare = at_a_button(browser, bare_page)
    print(f"{len(ours)} taps at a table of Normandy, processor {SLOWER} times slower")
    print(f"\na table with all it shows weighs {weight:.1f} kB; the aim is {AIM_WEIGHT} kB at most")
    tell("our table", ours)
    tell("bare page with one button", bare)
    print(f"\nthe slowest tap took {max(ours):.0f} ms; the aim is {AIM_TIME} ms at most")
    ratio = statistics.median(ours) / statistics.median(bare)
    print(f"ratio, ms of a tap, ours / bare: {ratio:.1f}")


def at_a_table(browser: Browser, address: str) -> tuple[float, list[float]]:
    """Play a table: what it weighed until it asked, in kilobytes, and the milliseconds of taps."""
    wish = {"game": "normandy", "seats": [{"kind": "me"}], "options": {"map": "omaha-beach"}}
    made = httpx.post(f"{address}api/tables", json=wish).raise_for_status().json()
    sizes: list[float] = []
    with browser.new_context() as context:
        context.add_init_script(LISTEN)
        page = slow_page(context, sizes.append)
        page.on(
            "websocket",
            lambda socket: socket.on("framereceived", lambda frame: sizes.append(len(frame))),
        )
        page.goto(f"{address}#/table/{made['table']}/{made['keys'][0]}")
        page.wait_for_selector(ANYTHING, timeout=PATIENCE)
        page.keyboard.press("Escape")
        page.wait_for_load_state("networkidle")
        weight = sum(sizes) / 1000
        taps = 0
        while taps < TAPS and not page.locator(ENDED).count():
            one_tap(page, taps)
            taps += 1
            page.wait_for_selector(ANYTHING, timeout=PATIENCE)
        return weight, measured(page, taps)


def one_tap(page: Page, number: int) -> None:
    """Tap what a player would: a sector now and then, or the log; else dice and answers."""
    if number % 12 == 5:
        page.locator(SECTOR).first.click()
        page.keyboard.press("Escape")
    elif number % 12 == 11:
        page.locator(LOG).nth(number // 12 % 2).click()
    else:
        wanted = (DIE, DO, ANY) if number % 2 else (DO, DIE, ANY)
        there = next(one for one in wanted if page.locator(one).count())
        page.locator(there).first.click()
    page.wait_for_timeout(150)


def at_a_button(browser: Browser, address: str) -> list[float]:
    """The same hand on a page that has only a button."""
    with browser.new_context() as context:
        context.add_init_script(LISTEN)
        page = slow_page(context, list[float]().append)
        page.goto(address)
        for _ in range(TAPS):
            page.locator("button").click()
            page.wait_for_timeout(150)
        return measured(page, TAPS)


def measured(page: Page, taps: int) -> list[float]:
    """Milliseconds of each tap; those of which the browser did not tell were quick."""
    told: list[float] = page.evaluate(TOLD)
    return [*told, *[QUICK] * (taps - len(told))]


def tell(name: str, taps: list[float]) -> None:
    """What came out of some taps."""
    slow = statistics.quantiles(taps, n=20)[-1]
    print(
        f"\n{name}, ms until the page has changed after a tap: median, of 20 the slowest, slowest"
    )
    print(f"  {statistics.median(taps):8.1f} {slow:8.1f} {max(taps):8.1f}")


if __name__ == "__main__":
    main()
