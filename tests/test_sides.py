"""Who wins with whom: every ending is told to each as theirs, at every kind of table."""

from __future__ import annotations

import io
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from beachhead.games import GAMES, load_game
from beachhead.kernel.contract import Choice, Over
from beachhead.kernel.record import read_record, write_record
from beachhead.kernel.scene import message
from beachhead.kernel.table import Table
from beachhead.locale import LANGUAGES
from beachhead.playing.telling import end_seen_by
from beachhead.server import protocol as p
from beachhead.server.people import OF_FRIENDS, OF_RIVALS, PHRASES, phrases_for
from beachhead.simulate import simulate
from beachhead.terminal import app
from beachhead.terminal.replaying import Replay, plain_replay
from beachhead.terminal.session import Session
from tests.kernel.play import SEED, new_header
from tests.server.house import House, house
from tests.terminal.test_plain import talk
from tests.terminal.test_screen import text_of
from tests.test_cli import Runner
from tests.test_conformance import check_over
from tests.tug_game import Pull, Rest, Tug, TugGame, TugOptions

GAME = TugGame()
TOLD = {
    "en": {
        "won": "Your side has the rope, by 1.",
        "lost": "The others have the rope, by 1.",
        "ranked": "The right end has the rope, by 1.",
    },
    "fr": {
        "won": "Votre camp a la corde, de 1.",
        "lost": "Les autres ont la corde, de 1.",
        "ranked": "Le bout droit a la corde, de 1.",
    },
}
"""What is said when two pull against one: to the winners, to the loser, and to who is neither."""
ENDS = ("lost", "won", "won", "ranked")
"""For the three seats, and for who watches."""


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "tug", TugGame)


def ended(*pulls: int) -> Over:
    over = GAME.pending(Tug(TugOptions(), pulls))
    assert isinstance(over, Over)
    return over


# The contract


def test_games_of_the_box_are_won_by_all_or_by_each_alone() -> None:
    for id, game in ((id, load_game(id)) for id in GAMES if id != "tug"):
        for seats in game.seats:
            everybody = tuple(range(seats))
            alone = tuple((seat,) for seat in everybody)
            expected = alone if id == "battle" else (everybody,)
            assert game.sides(game.options_type(), seats) == expected


def test_each_seat_reads_its_own_result() -> None:
    over = ended(1, 1, 1)
    assert [over.result_for(seat) for seat in (0, 1, 2, None)] == ["lost", "won", "won", "ranked"]
    ids = [over.reason_for(seat).id for seat in (0, 1, 2, None)]
    assert ids == ["over-tug-lost", "over-tug-won", "over-tug-won", "over-tug"]
    torn = ended(1, 1, 0)
    assert {torn.result_for(seat) for seat in (0, 1, 2, None)} == {"lost"}
    assert {torn.reason_for(seat).id for seat in (0, 1, 2, None)} == {"over-tug-torn"}


def test_all_together_and_each_alone_are_told_as_ever() -> None:
    reason = message("over")
    together = Over("won", (0, 1), (3, 3), reason, "X-1")
    assert {together.result_for(seat) for seat in (0, 1, None)} == {"won"}
    ranked = Over("ranked", (1,), (3, 4), reason, "X-1")
    assert {ranked.result_for(seat) for seat in (0, 1, None)} == {"ranked"}
    assert ranked.reason_for(0) is ranked.reason_for(None) is reason


def test_who_looks_together_sees_one_end_or_none_in_particular() -> None:
    over = ended(1, 1, 1)
    seen = [end_seen_by(over, seats) for seats in ((), (0,), (2, 1), (0, 1), (0, 1, 2))]
    assert seen == [None, 0, 1, None, None]


@pytest.mark.parametrize("ends", ["one-against-all", "by-turns"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_end_of_the_small_game_keeps_the_contract(seats: int, ends: Any) -> None:
    for pulls in product((0, 1), repeat=seats):
        state = Tug(TugOptions(ends), pulls)
        over = GAME.pending(state)
        assert isinstance(over, Over)
        check_over(GAME, state, over, seats, [Choice(0, Pull()), Choice(1, Rest())])


@pytest.mark.parametrize(
    "wrong",
    [
        {"winners": (1,)},
        {"winners": ()},
        {"result": "ranked"},
        {"result": "lost"},
        {"told": (message("over-tug-won"),)},
    ],
)
def test_the_check_notices_an_end_that_does_not_fit_the_sides(wrong: dict[str, Any]) -> None:
    state, over = Tug(TugOptions(), (1, 1, 1)), ended(1, 1, 1)
    check_over(GAME, state, over, 3, [])
    with pytest.raises(AssertionError):
        check_over(GAME, state, replace(over, **wrong), 3, [])


@pytest.mark.parametrize("sides", [((0,), (1,)), ((0, 1), (1, 2)), ((0, 1, 2, 3),)])
def test_the_check_notices_sides_that_do_not_hold_each_seat_once(
    sides: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    state, torn = Tug(TugOptions(), (1, 1, 0)), ended(1, 1, 0)
    check_over(GAME, state, torn, 3, [])
    monkeypatch.setattr(TugGame, "sides", lambda *_: sides)
    with pytest.raises(AssertionError, match="each seat"):
        check_over(GAME, state, torn, 3, [])


def test_friends_and_rivals_have_their_own_phrases() -> None:
    assert phrases_for(((0, 1, 2),)) == (*PHRASES, *OF_FRIENDS)
    assert phrases_for(((0,), (1,))) == (*PHRASES, *OF_RIVALS)
    assert phrases_for(((0,), (1, 2))) == (*PHRASES, *OF_FRIENDS, *OF_RIVALS)


# Records and the terminal


def sit_down(*people: int) -> Session:
    """Three seats; who is no person is a bot that has pulled already."""
    bots = tuple({0, 1, 2} - set(people))
    table = Table(GAME, new_header(GAME, 3, bots=bots))
    for seat in bots:
        table.choose(seat, Pull())
    return Session(table, SEED, None)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("people", "result"),
    [((0,), "lost"), ((1,), "won"), ((1, 2), "won"), ((0, 1), "ranked"), ((0, 1, 2), "ranked")],
)
def test_the_plain_terminal_tells_those_at_it_their_end(
    people: tuple[int, ...], result: str, language: str
) -> None:
    said = talk(sit_down(*people), *["1"] * len(people), language=language)
    assert [TOLD[language][other] in said for other in ("won", "lost", "ranked")] == [
        other == result for other in ("won", "lost", "ranked")
    ]
    assert said.count("[Y-3]") == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seat", "result"), [(0, "lost"), (2, "won")])
async def test_so_does_the_full_screen(seat: int, result: str, language: str) -> None:
    sitting = sit_down(seat)
    async with app.table(sitting, language, []).run_test(size=(120, 40)) as pilot:
        await pilot.press("1")
        assert sitting.over is not None
        assert TOLD[language][result] in text_of(pilot, "question")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_ends_the_same_and_is_replayed_for_nobody_in_particular(language: str) -> None:
    sitting = sit_down(0, 1, 2)
    for seat in range(3):
        sitting.choose(seat, Pull())
    table = sitting.table
    sitting.close()
    record = write_record(table.header, table.entries).encode()
    reading = read_record(record, lambda _: GAME)
    assert reading.fault is None and reading.table.over == table.over == ended(1, 1, 1)
    sink = io.StringIO()
    plain_replay(Replay(reading, language), io.StringIO("99\nq\n"), sink)
    assert TOLD[language]["ranked"] in sink.getvalue()


# Simulation


def test_wins_are_counted_for_each_side() -> None:
    summary = simulate("tug", {}, ("random",) * 3, 200, "1")
    one, others = summary.sides
    assert (one.seats, others.seats) == ((0,), (1, 2))
    assert summary.wins == [one.wins, others.wins, others.wins]
    assert 0 < one.wins < others.wins < 200
    assert one.win_rate == one.wins / 200 and others.win_rate == others.wins / 200
    assert others.ci95 is not None and others.ci95[0] < others.win_rate < others.ci95[1]


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["Won by seat 1: ", "Won by seats 2, 3: "]),
        ("fr", ["Gagnées par la place 1\u00a0: ", "Gagnées par les places 2, 3\u00a0: "]),
    ],
)
def test_the_command_line_tells_the_rate_of_each_side(
    language: str,
    lines: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    run = Runner(monkeypatch, capsys)
    told = run(f"simulate tug --players 3 --games 20 --lang {language}").out
    assert [told.count(line) for line in lines] == [1, 1]


# The web table


async def all_pull(here: House, table: p.NewTable) -> None:
    async with here.guest(table.table, *table.keys) as everybody:
        assert await everybody.play_on() == 3


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_screen_shows_its_own_end(language: str, tmp_path: Path) -> None:
    told = TOLD[language]
    async with house(tmp_path) as here:
        table = await here.table("tug", "me", "friend", "friend")
        first, second, third = table.keys
        async with (
            here.guest(table.table, first, lang=language) as loser,
            here.guest(table.table, second, third, lang=language) as winners,
            here.guest(table.table, first, second, lang=language) as both,
            here.guest(table.table, table.watch, lang=language) as watching,
        ):
            assert {"need-help", "good-luck"} <= set(dict((await loser.shown()).phrases or ()))
            await all_pull(here, table)
            ends = {loser: "lost", winners: "won", both: "ranked", watching: "ranked"}
            for guest, result in ends.items():
                while guest.screen is None or guest.screen.over is None:
                    await guest.read()
                over = guest.screen.over
                assert (over.result, over.text) == (result, told[result])
                assert (over.winners, over.scores) == ((1, 2), ())
        async with here.guest(table.table, third, lang=language) as back:
            again = (await back.shown()).over
            assert again is not None
            assert (again.result, again.text) == ("won", told["won"])


@pytest.mark.parametrize("language", LANGUAGES)
async def test_looking_back_and_the_list_of_tables_tell_it_as_well(
    language: str, tmp_path: Path
) -> None:
    async with house(tmp_path) as here:
        table = await here.table("tug", "me", "friend", "friend")
        await all_pull(here, table)
        for key, result in zip((*table.keys, table.watch), ENDS, strict=True):
            where, lang = f"/api/tables/{table.table}/moment", {"lang": language}
            headers = {"Authorization": f"Bearer {key}"}
            moment = (await here.http.get(where, params=lang, headers=headers)).json()
            told = TOLD[language][result]
            assert (moment["over"]["result"], moment["over"]["text"]) == (result, told)
            rings = [{"table": table.table, "keys": [key]}]
            (listed,) = (await here.http.post("/api/mine", params=lang, json=rings)).json()
            assert listed["over"] == told


async def test_the_offer_says_who_plays_with_whom(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        offered = (await here.http.get("/api/offer")).json()["games"]
    assert {game["id"]: game["played"] for game in offered} == {
        "battle": "against",
        "express": "together",
        "normandy": "together",
        "tug": "sides",
    }
