"""The pictures of the page in the README: `make screenshots`."""

from __future__ import annotations

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.browser.reader import DESK, PHONE, SOON, Reader, reader
from tests.server.house import house

FOLDER = Path(__file__).parents[2] / "docs" / "images"


async def _home(person: Reader) -> None:
    await person.page.wait_for_selector(".games > li", timeout=SOON)


async def _express(person: Reader) -> None:
    await person.press(".games > li >> nth=1 >> .primary")
    await person.page.wait_for_selector(".ask-place .choices", timeout=SOON)
    await person.press('.die-box[aria-pressed="false"]:enabled')


async def _normandy(person: Reader) -> None:
    await person.page.evaluate("localStorage.clear()")
    await person.page.get_by_text("FR", exact=True).click()
    await person.press(".games > li >> nth=2 >> .primary")
    await person.page.wait_for_selector(".ask-place .choices", timeout=SOON)


PICTURES: tuple[tuple[str, dict[str, Any], Any], ...] = (
    ("page-home", DESK, _home),
    ("page-express-phone", PHONE | {"device_scale_factor": 1.5}, _express),
    ("page-normandy-fr", DESK, _normandy),
)


async def draw() -> None:
    """Every picture, at a server of its own."""
    with TemporaryDirectory() as data:
        async with house(Path(data)) as here:
            for name, screen, until in PICTURES:
                async with reader(f"http://127.0.0.1:{here.port}/", **screen) as person:
                    await until(person)
                    await person.page.wait_for_timeout(500)
                    await person.page.screenshot(path=str(FOLDER / f"{name}.png"))


if __name__ == "__main__":
    asyncio.run(draw())
