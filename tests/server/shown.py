"""What a page shows: what was told last, and of all else what was told before."""

from __future__ import annotations

from typing import Any

from msgspec.structs import asdict, replace

from beachhead.server import protocol as p

KEPT = ("players", "game", "commitment", "lookup", "phrases")


class Shown(p.Screen, frozen=True, kw_only=True):
    """A screen with nothing left out, and what those who look are told alone."""

    panels: tuple[p.Panel, ...]
    players: tuple[p.Player, ...]
    game: str
    commitment: str
    lookup: tuple[p.NotesPanel, ...]
    phrases: tuple[tuple[str, str], ...]
    seats: tuple[int, ...]
    asks: tuple[p.Ask, ...]
    markets: tuple[p.MarketShown, ...]
    entering: p.Entering | None
    undo: p.Undoing | None
    redo: p.Undoing | None
    hand_over: int | None
    host: int | None
    over: p.Ending | None

    @property
    def board(self) -> p.BoardPanel:
        """The map."""
        (board,) = (panel for panel in self.panels if isinstance(panel, p.BoardPanel))
        return board

    def face(self, card: str) -> p.CardFace:
        """What stands on a card."""
        (face,) = (face for face in self.faces if face.id == card)
        return face


def shown(before: Shown | None, update: p.Update) -> Shown:
    """What is seen after an update; before the first one, nothing."""
    news = update.screen
    told = asdict(news)
    for name in KEPT:
        if told[name] is None:
            assert before is not None, "the first time, all is told"
            told[name] = getattr(before, name)
    old, faces = (before.panels, before.faces) if before else ((), ())
    told["faces"] = tuple({face.id: face for face in (*faces, *news.faces)}.values())
    told["panels"] = tuple(_lying(old, panel) for panel in news.panels)
    return Shown(**told, **_own(before, update.own))


def _own(before: Shown | None, news: p.Own | None) -> dict[str, Any]:
    """All that is told to those who look alone."""
    names = p.Own.__struct_fields__
    told = {name: getattr(before if news is None else news, name) for name in names}
    for name in ("asks", "markets"):
        if told[name] is None:
            told[name] = getattr(before, name)
    return told


def _lying(old: tuple[p.Panel, ...], panel: p.PanelNow) -> p.Panel:
    if isinstance(panel, int):
        return old[panel]
    if isinstance(panel, p.ScoresNow):
        return _scores(old[panel.was], panel)
    if not isinstance(panel, p.BoardNow):
        return panel
    board = old[panel.was]
    assert isinstance(board, p.BoardPanel)
    fresh = {cell.id: cell for cell in panel.cells}
    return replace(
        board,
        cells=tuple(fresh.get(cell.id, cell) for cell in board.cells),
        legend=panel.legend or board.legend,
        pieces=board.pieces if panel.pieces is None else panel.pieces,
        weather=board.weather if panel.weather is None else panel.weather,
    )


def _scores(sheet: p.Panel, news: p.ScoresNow) -> p.ScorePanel:
    assert isinstance(sheet, p.ScorePanel)
    fresh = {row.seat: row for row in news.rows}
    rows = tuple(fresh.get(row.seat, row) for row in sheet.rows)
    return replace(sheet, title=sheet.title if news.title is None else news.title, rows=rows)
