"""Everything of a game that can be looked up by its name: cards, tables of bonuses, sectors."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

from msgspec import Struct

from beachhead.cards.content import Source
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
    source: Source | Literal[""] = ""
    """Where it comes from."""
    cost: int | None = None
    """What it takes to get it, whatever that is paid in."""
    module: str = ""
    """The group of settings that it comes with, if not with the game itself."""


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
    modules = _modules(game)
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
            source=card.source,
            cost=_cost(card),
            module=modules.get(card.id, ""),
        )


def _modules(game: AnyGame) -> dict[str, str]:
    """The cards that come with a module, by their ids; one without settings is always in play."""
    folders = getattr(game.content, "folders", {})
    groups = {spec.group for spec in game.specs()}
    named = ((folder.replace("_", "-"), ids) for folder, ids in folders.items())
    return {id: module for module, ids in named if module in groups for id in ids}


def _cost(card: Any) -> int | None:
    """Most are paid in one kind of point, Vehicles in two; some cannot be bought."""
    parts = [getattr(card, name, None) for name in ("cost", "stars", "tools")]
    return sum(part or 0 for part in parts) if any(part is not None for part in parts) else None


def _tables(texts: Texts, game: AnyGame) -> Iterator[Listed]:
    content = game.content.entries()
    for (kind, id), notes in game.lookup().items():
        title = texts.message(notes.title)
        lines = tuple(map(texts.message, notes.lines))
        yield Listed(
            id, kind, title, title, lines, content[kind, id], source=content[kind, id].source
        )


def _sectors(texts: Texts, game: AnyGame) -> Iterator[Listed]:
    for sector in getattr(game.content, "sectors", ()):
        title = texts.say(
            "sector-title",
            beach=texts.name("beach", sector.beach),
            sector=texts.value("sector", sector.number - 1),
            level=texts.say(f"level-{sector.level}"),
        )
        text = texts.sector_text(sector.beach, sector.level, str(sector.number))
        yield Listed(sector.id, "sector", title, title, (text,), sector, source=sector.source)
