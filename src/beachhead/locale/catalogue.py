"""Everything of a game that can be looked up by its name: cards, tables of bonuses, sectors."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from beachhead.kernel.contract import AnyGame
from beachhead.locale.texts import Texts


class Listed(Struct, frozen=True):
    """A card, a table or a sector, in words."""

    id: str
    kind: str
    name: str
    title: str
    lines: tuple[str, ...]
    data: Any
    """The entry of the content that says all this."""
    note: str = ""
    """What it tells besides."""
    nation: str = ""
    """Whose it is, if not everybody's."""
    escapes: tuple[str, ...] = ()
    """What of it needs Python of its own."""


def catalogue(texts: Texts, game: AnyGame) -> Iterator[Listed]:
    """All of it, by kind."""
    yield from _cards(texts, game)
    yield from _tables(texts, game)
    yield from _sectors(texts, game)


def cards_heading(texts: Texts, game: str, kind: str) -> str:
    """What stands above the cards of a kind."""
    name, kinds = texts.say(f"game-{game}"), texts.say(f"kinds-{kind}")
    return texts.say("cards-heading", game=name, kinds=kinds)


def _cards(texts: Texts, game: AnyGame) -> Iterator[Listed]:
    for kind, card in game.content.cards():
        yield Listed(
            id=card.id,
            kind=kind,
            name=getattr(card.name, texts.language),
            title=texts.card_title(card.id),
            lines=(texts.card_text(card.id),),
            data=card,
            note=texts.card_note(card.id),
            nation=getattr(card, "nation", None) or "",
            escapes=card.escapes(),
        )


def _tables(texts: Texts, game: AnyGame) -> Iterator[Listed]:
    content = game.content.entries()
    for (kind, id), notes in game.lookup().items():
        title = texts.message(notes.title)
        lines = tuple(map(texts.message, notes.lines))
        yield Listed(id, kind, title, title, lines, content[kind, id])


def _sectors(texts: Texts, game: AnyGame) -> Iterator[Listed]:
    for sector in getattr(game.content, "sectors", ()):
        title = texts.say(
            "sector-title",
            beach=texts.name("beach", sector.beach),
            sector=texts.value("sector", sector.number - 1),
            level=texts.say(f"level-{sector.level}"),
        )
        text = texts.sector_text(sector.beach, sector.level, str(sector.number))
        yield Listed(sector.id, "sector", title, title, (text,), sector)
