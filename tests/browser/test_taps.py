"""How often one has to tap in a usual turn of Normandy, as it is and with a stop at every question.

What somebody would do is scripted; dice are found that let each of the questions come up once.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from hashlib import sha256
from pathlib import Path

import pytest
from playwright.async_api import Browser

from beachhead.games import load_game
from beachhead.games.moves import Reroll
from beachhead.games.normandy import actions as a
from beachhead.kernel.contract import Action, Choice, Decision, first_chance
from beachhead.kernel.dice import SKULL
from beachhead.kernel.kinds import Dice, write_die
from beachhead.kernel.notation import write_action, write_entry
from beachhead.kernel.table import Table
from beachhead.server.protocol import NewTable
from beachhead.server.stores.sqlite import SqliteStore
from tests.browser.moments import NEVER, Moment, moments, set_down, table_of, usual
from tests.browser.reader import DO, PHONE, SOON, Reader, reader, until
from tests.browser.words import word
from tests.server.house import house

TURN = ["lock", "reroll", "reroll", "cancel", "rally", "rally", "trade", "move", "ready"]
"""What is asked in a turn in which a die is cancelled and one card is bought."""
LEFT = ("trade", "ready")
"""What is not asked once somebody wants nothing more this turn."""
LEAVE = ".ask-place .leave:enabled"
PICK_ALL = f".ask-place .choices .button:has-text('{word('pick-all')}')"
SEEDS = tuple(sha256(bytes([number])).digest() for number in range(12))


def _wish(decision: Decision, asked: list[str], dice: Dice) -> Action | None:
    """What somebody does who buys the first card that he can, and moves on."""
    match decision.ask:
        case "lock":
            return a.Lock(tuple(sorted(dice[:2])))
        case "reroll":
            rolls = [option for option in decision.options if isinstance(option, Reroll)]
            return max(rolls, key=lambda option: len(option.dice), default=None)
        case "cancel":
            return a.Cancel((next(die for die in dice if die % 6 != SKULL),))
        case "rally" if asked.count("rally") == 1:
            bought = (o for o in decision.options if isinstance(o, a.Rally | a.Find))
            return next(bought, None)
        case "move":
            return next((o for o in decision.options if isinstance(o, a.Move)), None)
    return a.DONE


def _plays(table: Table, seed: bytes, dangerous: bool) -> list[Action]:
    """The choices of the scripted turn; nothing if it takes another course."""
    asked, chosen, turn = list[str](), list[Action](), table.state.turn
    warned = False
    while table.over is None and table.state.turn == turn:
        if first_chance(table.pending) is not None:
            table.roll(seed)
            continue
        decision = table.decision(0)
        assert decision is not None
        asked.append(decision.ask)
        action = _wish(decision, asked, table.state.players[0].turn.dice)
        if asked != TURN[: len(asked)] or action not in decision.options:
            return []
        about = table.game.look(table.state, 0).about
        warned = any(one.warning for one in about if one.action == action)
        table.choose(0, action)
        chosen.append(action)
    return chosen if asked == TURN and table.over is None and warned == dangerous else []


@cache
def usual_turn(dangerous: bool = False) -> tuple[Moment, bytes, list[Action]]:
    """A turn that is about to begin, the seed of its dice, and what is chosen in it.

    Dangerous: the Unit may fall in Combat, and those who are about to fight are warned of it.
    """
    game = load_game("normandy")
    for moment in moments(game, lambda _: usual(game, {"map": "omaha-beach"})):
        for seed in SEEDS if moment.asked.keys() == {"lock"} else ():
            table, _ = table_of("normandy", moment)
            for event in moment.events:
                table.append(event)
            if chosen := _plays(table, seed, dangerous):
                return Moment(moment.chosen, list(moment.events), moment.pending), seed, chosen
    raise AssertionError(NEVER)


def _die(person: Reader, die: int) -> str:
    """A die that can be picked."""
    panels = (panel for panel in person.told["panels"] if panel["type"] == "dice")
    dice = next(panel["dice"] for panel in panels if panel.get("seat") == 0)
    place = next(place for place, shown in enumerate(dice) if shown["die"] == write_die(die))
    return f".die-box:has([data-key='{place + 1}'])"


def _taps(person: Reader, action: Action, stops: bool) -> list[str]:
    """What has to be tapped for a choice."""
    asked = person.told["asks"][0]
    match action:
        case a.Lock():
            dice = [".die-box >> nth=0", ".die-box >> nth=1"]
            return [*dice, DO] if stops else dice
        case Reroll():
            return [PICK_ALL, DO] if stops else [DO]
        case a.Cancel((die,)):
            return [_die(person, die), DO] if stops else [_die(person, die)]
        case a.Done() if not stops:
            return [LEAVE]
    actions = [entry.get("action") for entry in asked["prompt"]["entries"]]
    return [f".ask-place [data-entry='{actions.index(write_action(action))}']:enabled"]


async def _play(person: Reader, chosen: list[Action], stops: bool) -> tuple[int, list[str]]:
    """The whole turn by hand: how many taps it took, and what was asked."""
    taps, asked = 0, list[str]()
    for ask, action in zip(TURN, chosen, strict=False):
        if not stops and ask in LEFT:
            continue
        await person.next_question()
        await person.settled()
        now = person.told["asks"][0]
        asked.append(now["ask"])
        for selector in _taps(person, action, stops):
            await person.press(selector)
            taps += 1
        await until(lambda now=now: person.is_past(now["number"]))  # type: ignore[misc]
        await until(lambda: bool(person.told.get("asks")))
    return taps, asked


async def _kept(data: Path, table: NewTable) -> list[str]:
    """What is on disk of it besides dice, from where it was set down."""
    store = SqliteStore(data / "tables.sqlite")
    try:
        kept = await store.load(table.table)
    finally:
        await store.close()
    assert kept is not None
    entries = (noted.event for noted in kept.entries[kept.header.given :])
    return [entry for entry in entries if entry.split()[1] not in ("rolls", "draws")]


@pytest.mark.parametrize("stops", [False, True], ids=["usual", "every-stop"])
async def test_taps_for_a_usual_turn(
    stops: bool, browser: Browser, tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    moment, seed, chosen = usual_turn()
    table = await set_down(tmp_path, "normandy", moment, seed=seed)
    async with house(tmp_path) as here, reader(browser, here.page, **PHONE) as person:
        if stops:
            await person.come(f"{here.page}#/settings")
            await person.page.get_by_label(word("stops")).check(timeout=SOON)
        await person.come(here.link(table.table, table.keys[0]))
        await person.sit_down()
        taps, asked = await _play(person, chosen, stops)
        record_property("taps", taps)
        print(f"a usual turn of Normandy: {taps} taps ({'every stop' if stops else 'as usual'})")
        assert asked == (TURN if stops else [ask for ask in TURN if ask not in LEFT])
        assert taps == 14 if stops else taps <= 8
        assert person.faults == []
        wanted = [write_entry(Choice(0, action)) for action in chosen]
        assert await _kept(tmp_path, table) == wanted, "the same is kept, by whatever taps"


async def test_what_was_left_is_asked_when_it_is_taken_back(
    browser: Browser, tmp_path: Path
) -> None:
    moment, seed, chosen = usual_turn()
    table = await set_down(tmp_path, "normandy", moment, seed=seed)
    async with (
        house(tmp_path) as here,
        reader(browser, here.link(table.table, table.keys[0]), **PHONE) as person,
    ):
        await person.sit_down()
        await _play(person, chosen[:6], stops=False)
        for ask in ("move", "trade", "rally"):
            await until(lambda ask=ask: [now["ask"] for now in person.told["asks"]] == [ask])  # type: ignore[misc]
            await person.settled()
            if ask != "rally":
                await person.press_named(word("undo"))
        assert person.faults == []


async def test_nobody_who_may_lose_is_taken_at_his_word(browser: Browser, tmp_path: Path) -> None:
    moment, seed, chosen = usual_turn(dangerous=True)
    table = await set_down(tmp_path, "normandy", moment, seed=seed)
    async with (
        house(tmp_path) as here,
        reader(browser, here.link(table.table, table.keys[0]), **PHONE) as person,
    ):
        await person.sit_down()
        await _play(person, chosen, stops=False)
        await person.next_question()
        await until(lambda: [now["ask"] for now in person.told["asks"]] == ["ready"])
        assert person.faults == []
