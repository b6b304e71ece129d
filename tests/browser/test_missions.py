"""A Special Mission on a phone, in French: what it lacks, what it costs, and what it brings."""

from __future__ import annotations

from pathlib import Path

from playwright.async_api import Browser

from beachhead.games import load_game
from beachhead.games.normandy.actions import Use
from beachhead.games.normandy.modules.missions.doing import Accomplish
from beachhead.kernel.contract import Action, Choice
from beachhead.kernel.scene import Notes
from beachhead.locale import Texts
from tests.browser.moments import Moment, before, set_down
from tests.browser.reader import PHONE, QUESTION, reader
from tests.browser.words import english_in
from tests.server.house import house

GAME = load_game("normandy")
FRENCH = Texts("fr", GAME)
MISSIONS = {"map": "omaha-beach", "missions": True}
DO_IT = ".ask-place button:has-text('Accomplir')"
GIVEN = " reçoit une carte\u00a0: "


def nearly_done() -> tuple[Moment, Choice]:
    """A card is used, and then the dice bring what a Mission still lacked."""

    def half_met(now: Moment) -> bool:
        notes = (panel for panel in now.scene("normandy", 0).panels if isinstance(panel, Notes))
        found = {line.id for panel in notes for line in panel.lines}
        return found == {"mission-met", "mission-missing"}

    def sign(was: Moment, action: Action, now: Moment) -> bool:
        return isinstance(action, Use) and bool(now.offers(Accomplish)) and half_met(was)

    return before("normandy", MISSIONS, sign)


async def test_a_mission_is_done_for_an_award_and_a_promotion(
    browser: Browser, tmp_path: Path
) -> None:
    moment, choice = nearly_done()
    table = await set_down(tmp_path, "normandy", moment)
    async with (
        house(tmp_path) as here,
        reader(browser, here.link(table.table, table.keys[0]), locale="fr", **PHONE) as person,
    ):
        await person.sit_down()
        await person.see(QUESTION)
        said = await person.page.inner_text("main")
        assert "Acquis\u00a0: " in said and "Il manque\u00a0: " in said

        await person.choose(choice.action)
        await person.see(DO_IT)
        said = await person.page.inner_text("main")
        assert "Acquis\u00a0: " in said and "Il manque\u00a0: " not in said
        (offer,) = await person.texts(DO_IT)
        name = offer.split("«\u00a0")[1].split("\u00a0»")[0]
        assert "Vous abandonnez\u00a0: " in offer
        assert await person.fits()

        await person.press(DO_IT)
        await person.see("text=Accomplie.")
        await person.next_question()
        log, said = await person.log(), await person.page.inner_text("main")
        done = log.index(f"Joueur 1 accomplit une Mission\u00a0: {name}\u00a0!")
        given = [line.partition(GIVEN)[2].rstrip(".") for line in log[done:] if GIVEN in line]
        kinds = {FRENCH.name("card", id): kind for id, kind in GAME.content.kinds.items()}
        assert [kinds[card] for card in given] == ["award", "promotion"]
        assert set(given) <= set(await person.texts(".cards h3"))
        assert english_in(said) == []
        assert await person.fits()
        assert person.faults == []
