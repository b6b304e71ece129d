"""The page as an app: its manifest, what it keeps, and what it says without a connection."""

from __future__ import annotations

import struct
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser

from beachhead.locale import LANGUAGES, Texts
from tests.browser.reader import DESK, PHONE, QUESTION, SOON, Reader, chromium, reader, when
from tests.browser.words import english_in, word
from tests.server.house import house

KEPT: dict[str, Any] = {"service_workers": "allow"}
OFFLINE = "net::ERR_INTERNET_DISCONNECTED"
GAME = ".games > li"


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """A whole one: others have no notifications."""
    async with chromium(whole=True) as opened:
        yield opened


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_manifest_tells_what_the_page_is(
    language: str, browser: Browser, tmp_path: Path
) -> None:
    async with house(tmp_path) as here, reader(browser, here.page, locale=language) as person:
        await person.see(GAME)
        link = await person.page.locator("link[rel=manifest]").get_attribute("href")
        answer = await here.http.get(str(link))
        assert answer.headers["content-type"].startswith("application/manifest+json")
        manifest = answer.json()
        assert (manifest["lang"], manifest["display"]) == (language, "standalone")
        assert manifest["description"] == Texts(language).say("app-line")
        assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
        for icon in manifest["icons"]:
            picture = await here.http.get(icon["src"])
            assert picture.status_code == 200
            assert picture.headers["content-type"].startswith(icon["type"])
            if icon["type"] == "image/png":
                width, height = struct.unpack(">II", picture.content[16:24])
                assert icon["sizes"] == f"{width}x{height}"
        # The browser has no objection of its own, such as to where it may come from.
        session = await person.page.context.new_cdp_session(person.page)
        found = await session.send("Page.getAppManifest")
        assert found["url"].endswith(f"/manifest.webmanifest?lang={language}")
        assert found["errors"] == []
        assert person.faults == []


async def _keep(person: Reader) -> None:
    """Wait until the page is kept, and looked after."""
    await person.page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    await when(person.page, "navigator.serviceWorker.controller !== null")


@pytest.mark.parametrize(("language", "screen"), [("en", PHONE), ("fr", DESK)])
async def test_without_a_connection_the_page_says_so_and_comes_back(
    language: str, screen: dict[str, Any], browser: Browser, tmp_path: Path
) -> None:
    async with (
        house(tmp_path) as here,
        reader(browser, here.page, locale=language, **screen, **KEPT) as person,
    ):
        await person.see(GAME)
        await _keep(person)
        context, page = person.page.context, person.page
        await context.set_offline(True)
        notice = page.get_by_text(word("offline-help", language))
        await notice.wait_for(timeout=SOON)
        # Opened anew, it is there all the same: what needs no server works.
        await page.reload()
        await notice.wait_for(timeout=SOON)
        await page.goto(f"{here.page}#/settings")
        await person.see("#at-the-table")
        assert await person.fits()
        if language == "fr":
            assert english_in(await page.inner_text("body")) == []
        await page.goto(here.page)
        assert await person.there(GAME) == [0]
        await context.set_offline(False)
        await person.see(GAME)
        await notice.wait_for(state="detached", timeout=SOON)
        await person.press(f"{GAME} >> nth=1 >> .primary")
        await person.see(QUESTION)
        assert [fault for fault in person.faults if OFFLINE not in fault] == []


async def test_only_the_built_page_is_kept_and_no_answer_of_the_server(
    browser: Browser, tmp_path: Path
) -> None:
    async with house(tmp_path) as here, reader(browser, here.page, **KEPT) as person:
        await person.see(GAME)
        await _keep(person)
        await person.press(f"{GAME} >> nth=1 >> .primary")
        await person.see(QUESTION)
        kept = await person.page.evaluate(
            """async () => {
              const names = await caches.keys();
              const caches_ = await Promise.all(names.map((name) => caches.open(name)));
              const requests = await Promise.all(caches_.map((cache) => cache.keys()));
              return requests.flat().map(({ url }) => new URL(url).pathname);
            }"""
        )
        others = {path for path in kept if not path.startswith("/assets/")}
        assert others == {"/", "/board.css", "/icon.svg", "/icon-turn.svg"}
        built = here_page_assets()
        assert {path for path in kept if path.startswith("/assets/")} == built
        assert person.faults == []


def here_page_assets() -> set[str]:
    """What was built, as it is asked for."""
    folder = Path(__file__).parents[2] / "src" / "beachhead" / "page" / "assets"
    return {f"/assets/{file.name}" for file in folder.iterdir()}


async def test_a_renewed_page_is_there_at_once(browser: Browser, tmp_path: Path) -> None:
    """What is kept never stands before what the server has."""
    async with house(tmp_path) as here, reader(browser, here.page, **KEPT) as person:
        await person.see(GAME)
        await _keep(person)
        put = """async (text) => {
          const [name] = await caches.keys();
          const cache = await caches.open(name);
          await cache.put("/", new Response(text, { headers: { "content-type": "text/html" } }));
        }"""
        await person.page.evaluate(put, "<p id=old>an older page</p>")
        await person.page.reload()
        await person.see(GAME)
        assert await person.there("#old") == [0]
        assert person.faults == []


OFFERED = """
window.asked = 0;
const offer = new Event("beforeinstallprompt", { cancelable: true });
offer.prompt = async () => { window.asked++; };
window.dispatchEvent(offer);
"""


async def test_the_page_can_be_installed_where_the_browser_offers_it(
    browser: Browser, tmp_path: Path
) -> None:
    async with house(tmp_path) as here, reader(browser, here.page) as person:
        await person.see(GAME)
        install = person.page.get_by_role("button", name=word("install"))
        assert await install.count() == 0
        await person.page.evaluate(OFFERED)
        await install.click(timeout=SOON)
        assert await person.page.evaluate("window.asked") == 1
        assert await install.count() == 0
        assert person.faults == []


AWAY = """() => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
SHOWN = """async () => {
  const worker = await navigator.serviceWorker.ready;
  return (await worker.getNotifications()).map(({ title, data }) => [title, data.hash]);
}"""


async def test_the_worker_shows_whose_turn_it_is_and_knows_the_way_to_the_table(
    browser: Browser, tmp_path: Path
) -> None:
    async with house(tmp_path) as here, reader(browser, here.page, **KEPT) as person:
        await person.page.context.grant_permissions(["notifications"], origin=here.page)
        await person.see(GAME)
        await _keep(person)
        await person.page.goto(f"{here.page}#/settings")
        await person.page.get_by_role("checkbox", name=word("alerts")).check(timeout=SOON)
        table = await here.table("express", "me", "friend", wait=True)
        await person.page.goto(here.link(table.table, table.keys[0]))
        await person.sit_down()
        await person.see(".room")
        await person.page.evaluate(AWAY)
        async with here.guest(table.table, table.keys[1]) as friend:
            await friend.asked()
            await when(person.page, f"({SHOWN})().then((all) => all.length > 0)")
        ((title, hash),) = await person.page.evaluate(SHOWN)
        assert title.startswith(word("your-turn"))
        assert person.page.url.endswith(hash)
        assert person.faults == []
