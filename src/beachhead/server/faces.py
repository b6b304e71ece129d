"""What stands on cards, in words; a card is told of once, and after that called by its id."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from beachhead.kernel.contract import AnyGame
from beachhead.kernel.decks import FACE_DOWN
from beachhead.locale import Texts
from beachhead.server import protocol as p


def faces(texts: Texts, ids: Iterable[str]) -> tuple[p.CardFace, ...]:
    """The faces of these cards."""
    return tuple(card_face(texts, id) for id in dict.fromkeys(ids))


def card_face(texts: Texts, id: str) -> p.CardFace:
    """The face of a card."""
    return _face(texts.language, texts.game, id)


@cache
def _face(language: str, game: AnyGame | None, id: str) -> p.CardFace:
    texts = Texts(language, game)
    if id == FACE_DOWN:
        name = texts.say("card-face-down")
        return p.CardFace(id, "back", name, name)
    assert game is not None
    card, kind = game.content.by_id[id], game.content.kind_of(id)
    nation = getattr(card, "nation", None)
    moments = (texts.say(f"used-at-{moment}") for moment in card.used_at())
    return p.CardFace(
        id=id,
        kind=kind,
        name=texts.name("card", id),
        title=texts.card_title(id),
        kind_words=texts.say(f"kind-{kind}"),
        variety=card.variety(),
        variety_words=texts.say(f"variety-{card.variety()}") if card.variety() else "",
        nation=texts.name("nation", nation) if nation else "",
        emblems=card.emblems(),
        price=card.price(),
        price_words=texts.listed(card.price_said()),
        timing=card.timing(),
        timing_words=texts.say(texts.own("timing", card.timing())),
        used_at=", ".join(moments),
        tags=tuple((tag, texts.say(f"tag-{tag}")) for tag in card.icons()),
        text=texts.card_text(id),
        note=texts.card_note(id),
        source=texts.say(f"source-{card.source}"),
        rule=card.rule,
    )


def cards_on(panels: Iterable[p.PanelNow]) -> Iterator[str]:
    """The cards that lie on the table, in what is new there."""
    rows = (panel for panel in panels if isinstance(panel, p.CardPanel))
    return (card.id for row in rows for card in row.cards)


def cards_to_buy(markets: Iterable[p.MarketShown]) -> Iterator[str]:
    """The cards that can be bought."""
    shelves = (shelf for market in markets for shelf in market.shelves)
    return (offer.card for shelf in shelves for offer in shelf.offers)


def cards_asked(asks: Iterable[p.Ask]) -> Iterator[str]:
    """The cards that questions are about."""
    return (card for ask in asks for card in _in(ask.prompt))


def _in(prompt: p.Prompt) -> Iterator[str]:
    if isinstance(prompt, p.MenuPrompt):
        for entry in prompt.entries:
            if entry.card:
                yield entry.card
            if entry.next is not None:
                yield from _in(entry.next)
