"""A map over the wire: drawn once for all, and told again only where it has changed."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from beachhead.games import load_game
from beachhead.kernel.scene import Board, Cell, Ref, Sign, Strength, Symbol, Weather, message
from beachhead.locale import LANGUAGES, Texts
from beachhead.server import protocol as p
from beachhead.server import screen
from beachhead.server.boards import board_news, board_panel
from tests.browser.moments import one_of_each, set_down
from tests.option_sets import SEATS, start
from tests.server.house import Guest, entries, house, read

GAME = load_game("normandy")
STATE = start(GAME, {SEATS: 4} | {spec.name: spec.default for spec in GAME.specs()})
(BOARD,) = (panel for panel in GAME.look(STATE, None).panels if isinstance(panel, Board))
HERE = next(cell for cell in BOARD.cells if cell.seats)
"""Where all begin."""


def panel(board: Board, *names: str, language: str = "en") -> p.BoardPanel:
    return board_panel(Texts(language, GAME, names), board)


def with_cell(board: Board, id: str, **changes: object) -> Board:
    cells: list[Cell] = [
        replace(cell, **changes) if cell.id == id else cell for cell in board.cells
    ]
    return replace(board, cells=tuple(cells))


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_who_look_get_the_same_drawing(language: str) -> None:
    texts = Texts(language, GAME, ("Ann", "Ben", "Cleo", "Dirk"))
    boards = [
        shown
        for seat in (None, 0, 1, 2, 3)
        for shown in screen.panels(texts, GAME.look(STATE, seat))
        if isinstance(shown, p.BoardPanel)
    ]
    assert len(boards) == 5 and all(board is boards[0] for board in boards)
    assert [piece.seat for piece in boards[0].pieces] == [0, 1, 2, 3]


def test_what_is_printed_is_the_same_at_every_table() -> None:
    one, other = panel(BOARD, "Ann"), panel(BOARD, "Zoé")
    assert one.svg is other.svg and one.cells is other.cells and one.legend != other.legend
    assert one.svg != panel(BOARD, language="fr").svg


def test_who_moves_changes_nothing_but_where_the_pieces_are() -> None:
    after = with_cell(with_cell(BOARD, HERE.id, seats=(0, 1, 2)), "4", seats=(3,))
    news = board_news(3, panel(BOARD), panel(after))
    assert news == p.BoardNow(3, pieces=panel(after).pieces)
    moved = [piece for piece in panel(after).pieces if piece.cell != HERE.id]
    assert [(piece.seat, piece.cell) for piece in moved] == [(3, "4")]
    (cell,) = (cell for cell in panel(after).cells if cell.id == "4")
    left, top, width, height = cell.place
    (piece,) = moved
    assert left < piece.at[0] < left + width and top < piece.at[1] < top + height


def test_a_sector_that_has_changed_is_told_by_itself() -> None:
    signs = next(cell.signs for cell in BOARD.cells if cell.id == "4")
    defence = Sign(message("cell-def", defence=5), (Symbol("shield", "5"),), now="lowered")
    lower = with_cell(BOARD, "4", signs=(defence, *signs[1:]))
    news = board_news(0, panel(BOARD), panel(lower))
    assert isinstance(news, p.BoardNow) and news.pieces is None and news.legend is None
    (cell,) = news.cells
    assert cell.id == "4" and 'class="shield lowered"' in cell.svg and ">5<" in cell.svg
    told = board_news(0, panel(BOARD), panel(with_cell(BOARD, "4", details=())))
    assert isinstance(told, p.BoardNow)
    assert [(cell.id, cell.lines) for cell in told.cells] == [("4", ())]


def test_who_loses_soldiers_sends_only_where_the_pieces_are_and_how_strong() -> None:
    def with_soldiers(number: int) -> p.BoardPanel:
        words = message("amount-soldiers", amount=number)
        return panel(replace(BOARD, strengths=(Strength(1, number, words),)))

    after = with_soldiers(4)
    assert board_news(0, with_soldiers(9), after) == p.BoardNow(0, pieces=after.pieces)
    told = [(piece.seat, piece.strength, piece.words) for piece in after.pieces]
    assert told == [(0, None, ""), (1, 4, "4 Soldiers"), (2, None, ""), (3, None, "")]


def test_another_name_or_one_less_on_the_map_changes_only_the_legend() -> None:
    before, renamed = panel(BOARD, "Ann"), panel(BOARD, "Zoé")
    assert board_news(0, before, renamed) == p.BoardNow(0, legend=renamed.legend)
    gone = panel(with_cell(BOARD, HERE.id, seats=(0, 1, 2)), "Ann")
    expected = p.BoardNow(0, legend=gone.legend, pieces=gone.pieces)
    assert board_news(0, before, gone) == expected and set(gone.legend.tokens) == {0, 1, 2}


def test_weather_is_told_by_itself() -> None:
    rain = Weather("rain", message("card-name", card=Ref("card", "rain")))
    dry, wet = panel(BOARD), panel(replace(BOARD, weather=(rain,)))
    assert board_news(0, dry, wet) == p.BoardNow(0, weather=(p.WeatherShown("rain", "Rain"),))
    assert board_news(0, wet, dry) == p.BoardNow(0, weather=())
    assert board_news(0, wet, wet) == p.BoardNow(0)


def test_a_map_that_lies_otherwise_is_told_as_a_whole() -> None:
    many = tuple(Sign(message("cell-def", defence=number)) for number in range(20))
    taller = panel(with_cell(BOARD, "4", signs=many))
    assert board_news(0, panel(BOARD), taller) is taller
    french = panel(BOARD, language="fr")
    assert board_news(0, panel(BOARD), french) is french


async def move(guest: Guest, ask: p.Ask) -> None:
    """Go to the first sector on offer."""
    action = next(entry.action for entry in entries(ask.prompt) if entry.place)
    assert isinstance(await guest.act(ask, action), p.Done)


async def test_a_move_sends_no_drawing_and_who_comes_back_sees_the_map_again(
    tmp_path: Path,
) -> None:
    moment = one_of_each("normandy", {"move"}, setup={SEATS: 2})["move"]
    table = await set_down(tmp_path, "normandy", moment)
    seat = moment.asked["move"]
    async with (
        house(tmp_path) as here,
        here.guest(table.table, table.watch) as watching,
        here.guest(table.table, table.keys[seat]) as mover,
    ):
        before = (await watching.shown()).board
        ask = await mover.asked()
        assert ask is not None and mover.screen is not None
        assert mover.screen.board == before
        told = len(watching.raw)
        await move(mover, ask)
        while watching.version < mover.version:
            await watching.read()
        assert watching.screen is not None
        after = watching.screen.board
        assert after == mover.screen.board and after.pieces != before.pieces
        updates = [news for news in map(read, watching.raw[told:]) if isinstance(news, p.Update)]
        boards = [
            lying
            for update in updates
            for lying in update.screen.panels
            if isinstance(lying, p.BoardNow | p.BoardPanel)
        ]
        assert any(isinstance(board, p.BoardNow) and board.pieces for board in boards)
        assert not any("<" in raw for raw in watching.raw[told:])
        async with here.guest(table.table, table.watch, version=watching.version) as back:
            assert (await back.shown()).board == after and after.svg.startswith("<g>")
        async with here.guest(table.table, table.watch, lang="fr") as french:
            assert (await french.shown()).board.svg != after.svg


async def test_what_is_as_before_is_not_told_again(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        table = await here.table("normandy", "me", "friend")
        one, two = table.keys
        async with here.guest(table.table, one) as ann, here.guest(table.table, two) as ben:
            await ann.asked()
            while ann.screen is None or not all(player.screens for player in ann.screen.players):
                await ann.read()
            asked, told = await ben.asked(), len(ann.raw)
            assert asked is not None
            wish = p.Rename(ben.next_id(), 1, "Ben", "plum")
            assert isinstance(await ben.answer(wish), p.Done)
            await ann.shown()
            (update,) = [read(raw) for raw in ann.raw[told:]]
            assert isinstance(update, p.Update) and update.screen.players is not None
            news = update.screen
            assert (news.game, news.commitment, news.lookup, news.phrases) == (None,) * 4
            assert update.own is None
            assert ann.screen.asks and ann.screen.game and ann.screen.lookup
            kinds = {type(lying) for lying in news.panels if not isinstance(lying, int)}
            assert p.BoardPanel not in kinds and p.BoardNow in kinds, "her name is below the map"
