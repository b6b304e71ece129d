"""A War Hero in the browser: who he was, what he costs, and whose place he takes."""

from __future__ import annotations

from pathlib import Path

from playwright.async_api import Browser

from beachhead.games import load_game
from beachhead.games.normandy.actions import Rally
from beachhead.games.normandy.cards.shapes import Specialist
from beachhead.games.normandy.modules.war_heroes.hero import Hero
from beachhead.kernel.contract import Action, Choice
from tests.browser.moments import Moment, before, set_down
from tests.browser.reader import DESK, DIALOG, QUESTION, SOON, Reader, reader
from tests.server.house import house

CARDS = load_game("normandy").content.by_id
HEROES = {"map": "omaha-beach", "war_heroes": True}


def recruits(moment: Moment) -> list[Specialist]:
    """Who can be rallied."""
    cards = (CARDS[action.card] for _, action in moment.offers(Rally))
    return [card for card in cards if isinstance(card, Specialist)]


def own_of(hero: Hero, moment: Moment) -> Specialist | None:
    """The Unit's own Specialist of his title, if he can be rallied."""
    found = (card for card in recruits(moment) if card.role == hero.role)
    return next((card for card in found if not isinstance(card, Hero)), None)


def about_to_rally() -> tuple[Moment, Choice]:
    """A Hero or the Specialist of his title can be had, and then somebody else besides."""

    def sign(was: Moment, action: Action, now: Moment) -> bool:
        hero = CARDS[action.card] if isinstance(action, Rally) else None
        return isinstance(hero, Hero) and own_of(hero, was) is not None and bool(recruits(now))

    return before("normandy", HEROES, sign)


async def offers(person: Reader) -> list[str]:
    """What can be bought, as the buttons of the market are called."""
    label = "(all) => all.map((one) => one.ariaLabel)"
    found: list[str] = await person.page.eval_on_selector_all(".shelf [data-entry]", label)
    return found


async def soldiers(person: Reader) -> int:
    """How many Soldiers the Unit is said to have."""
    (line,) = await person.texts("text=/; in sector/")
    return int(line.split(" Soldiers")[0].split()[-1])


async def test_a_hero_is_rallied_in_the_place_of_a_specialist(
    browser: Browser, tmp_path: Path
) -> None:
    moment, choice = about_to_rally()
    assert isinstance(choice.action, Rally)
    hero = CARDS[choice.action.card]
    assert isinstance(hero, Hero)
    own = own_of(hero, moment)
    assert own is not None
    table = await set_down(tmp_path, "normandy", moment)
    async with (
        house(tmp_path) as here,
        reader(browser, here.link(table.table, table.keys[0]), **DESK) as person,
    ):
        await person.sit_down()
        await person.see(QUESTION)
        assert {f"Rally {own.name.en}", f"Rally {hero.name.en}"} <= set(await offers(person))
        tile = person.page.locator(".ask-place .shelf li", has_text=hero.name.en)
        assert "1 Soldier and " in await tile.locator(".price").inner_text()
        book = await person.friend(f"{here.page}#/cards", **DESK)
        await book.page.fill("input[type=search]", hero.name.en)
        await book.page.get_by_role("link", name=hero.name.en).first.click(timeout=SOON)
        await book.page.get_by_text(hero.history.en).wait_for(timeout=SOON)

        had = await soldiers(person)
        await person.choose(choice.action)
        serves = person.page.locator(".cards li", has_text=hero.name.en)
        await serves.wait_for(timeout=SOON)
        await serves.get_by_role("button", name=hero.name.en, exact=True).click()
        assert hero.history.en in await person.page.inner_text(DIALOG)
        await person.close_dialog()
        await person.next_question()
        assert await soldiers(person) == had - 1
        log = await person.log()
        assert any("rallies a Specialist" in line and hero.name.en in line for line in log)
        left = set(await offers(person))
        assert any("Rally " in offer for offer in left), "somebody else can be had"
        assert left.isdisjoint(f"Rally {name}" for name in (own.name.en, hero.name.en))
        assert await person.fits()
        assert person.faults == book.faults == []
