"""`python -m bench.page`: how much the first page weighs, and how soon its buttons can be pressed.

A browser without a cache opens the home page on a processor made slower, in turn with a bare page
from the same kind of server: a machine's pace changes while it runs. The pages themselves tell when
they are ready, by a mark in the browser's own clock.
"""

from __future__ import annotations

import shutil
import statistics
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from msgspec import Struct
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from bench.servers import bare_server, our_server

VISITS = 7
SLOWER = 4
"""How many times slower than this machine the browser is to be, as a phone would be."""
AIM = 100
"""Kilobytes (of 1,000 bytes) that the first page may weigh."""
SETTLING = 1500
"""Milliseconds in which the browser does what it does with every new window, whatever it shows."""
PATIENCE = 20.0
"""Seconds in which a page must be ready."""
WHEN = "name => performance.getEntriesByName(name).map(entry => entry.startTime)[0] ?? null"


class Visit(Struct, frozen=True):
    """What it took to open a page."""

    requests: int
    wire: float
    """Bytes of all answers, with their headers, as they were sent."""
    painted: float
    """Milliseconds until there was something to see."""
    ready: float
    """Milliseconds until the buttons could be pressed."""


def main() -> None:
    """Measure, and print."""
    ours: list[Visit] = []
    bare: list[Visit] = []
    with side_by_side() as (browser, our_page, bare_page):
        visit(browser, bare_page)  # the first visit of all waits for the browser itself
        for _ in range(VISITS):
            ours.append(visit(browser, our_page))
            bare.append(visit(browser, bare_page))
    print(f"{VISITS} first visits to each page, cache empty, processor {SLOWER} times slower")
    tell("our home page", ours)
    tell("bare page with one button", bare)
    weight = statistics.median(one.wire for one in ours) / 1000
    print(f"\nour home page weighs {weight:.1f} kB; the aim is {AIM} kB at most")
    ratio = middle_ready(ours) / middle_ready(bare)
    print(f"ratio, ms until buttons can be pressed, ours / bare: {ratio:.1f}")


@contextmanager
def side_by_side() -> Iterator[tuple[Browser, str, str]]:
    """The machine's own browser, and where our page and a bare one are."""
    chromium = shutil.which("chromium")
    if chromium is None:
        raise SystemExit("This needs chromium: please install it.")
    with (
        TemporaryDirectory() as folder,
        our_server(Path(folder)) as table,
        bare_server() as peer,
        sync_playwright() as playwright,
        playwright.chromium.launch(
            executable_path=chromium, args=["--no-sandbox", "--disable-gpu"]
        ) as browser,
    ):
        yield browser, table.address, peer.address


def slow_page(context: BrowserContext, weighed: Callable[[float], None]) -> Page:
    """A page on a processor made slower; every answer that comes is weighed, in bytes."""

    def note(event: dict[str, Any]) -> None:
        if event["encodedDataLength"]:  # a `data:` address brings nothing over the wire
            weighed(event["encodedDataLength"])

    page = context.new_page()
    session = context.new_cdp_session(page)
    session.on("Network.loadingFinished", note)
    session.send("Network.enable")
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.wait_for_timeout(SETTLING)
    return page


def visit(browser: Browser, address: str) -> Visit:
    """Open a page as somebody who was never here."""
    sizes: list[float] = []
    context = browser.new_context()
    try:
        page = slow_page(context, sizes.append)
        answer = page.goto(address)
        if answer is None or not answer.ok:
            raise RuntimeError(f"there is no page at {address}: has it been built?")
        ready, painted = when(page, "interactive"), when(page, "first-contentful-paint")
        page.wait_for_load_state("networkidle")
    finally:
        context.close()
    return Visit(len(sizes), sum(sizes), painted, ready)


def when(page: Page, name: str) -> float:
    """At which millisecond of the visit this happened.

    It is asked again and again, because the page's policy forbids what would let us be told.
    """
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        at: float | None = page.evaluate(WHEN, name)
        if at is not None:
            return at
        page.wait_for_timeout(50)
    raise RuntimeError(f"{page.url} did not tell of “{name}” within {PATIENCE:.0f} seconds")


def middle_ready(visits: list[Visit]) -> float:
    """Milliseconds until buttons can be pressed: of the visit in the middle."""
    return statistics.median(one.ready for one in visits)


def tell(name: str, visits: list[Visit]) -> None:
    """What came out of some visits."""
    print(f"\n{name}: median, worst")
    for unit, values in (
        ("kB over the wire", [one.wire / 1000 for one in visits]),
        ("requests", [one.requests for one in visits]),
        ("ms until something is seen (first contentful paint)", [one.painted for one in visits]),
        ("ms until buttons can be pressed (interactive)", [one.ready for one in visits]),
    ):
        print(f"  {statistics.median(values):8.1f} {max(values):8.1f}  {unit}")


if __name__ == "__main__":
    main()
