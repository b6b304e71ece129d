"""What the page looks up: the rules, with settings as its forms call them, all cards and maps."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from functools import lru_cache

from msgspec.structs import replace

from beachhead.drawing import board_small
from beachhead.kernel import scene as k
from beachhead.kernel.contract import AnyGame
from beachhead.kernel.errors import Problem
from beachhead.locale import Texts
from beachhead.locale.catalogue import cards_heading, catalogue
from beachhead.locale.rulebook import RuleText, rulebook
from beachhead.server import protocol as p
from beachhead.server.boards import board_panel
from beachhead.server.faces import card_face

_TYPED = re.compile(r"`([^`]+)`")


def rules_in_words(language: str, games: Collection[AnyGame]) -> tuple[RuleText, ...]:
    """Every rule of a language."""
    by_rule = _settings(language, games)
    every = {spec.name for game in games for spec in game.specs()}
    labels = {
        name: said for names in by_rule.values() for name, said in names.items() if name in every
    }
    return tuple(
        replace(rule, body=_said(language, rule.body, labels | by_rule.get(rule.id, {})))
        for rule in rulebook(language).values()
    )


def _settings(language: str, games: Iterable[AnyGame]) -> dict[str, dict[str, str]]:
    """For each rule, what the settings about it and their values are called."""
    found: dict[str, dict[str, str]] = {}
    for game in games:
        texts = Texts(language, game)
        for spec in game.specs():
            names = found.setdefault(spec.rule, {})
            names[spec.name] = texts.say(f"option-{game.id}-{spec.name}")
            values = (True, False) if spec.kind == "flag" else spec.choices
            for value in values:
                names[str(value).lower()] = texts.choice(spec, value)
    return found


def _said(language: str, body: str, names: dict[str, str]) -> str:
    def quoted(match: re.Match[str]) -> str:
        return Texts(language).say("quoted", text=names.get(match[1], match[1]))

    return _TYPED.sub(quoted, body)


@lru_cache(maxsize=8)
def cards(language: str, game: AnyGame) -> tuple[p.CardText, ...]:
    """Everything of a game that can be looked up."""
    texts = Texts(language, game)
    return tuple(
        p.CardText(
            game=game.id,
            id=card.id,
            kind=card.kind,
            kind_words=texts.say(f"kinds-{card.kind}"),
            group=cards_heading(texts, game.id, card.kind),
            title=card.title,
            text=" ".join(card.lines),
            note=card.note,
            nation=card.nation,
            whose=texts.name("nation", card.nation) if card.nation else "",
            source=card.source,
            module=card.module,
            module_words=texts.say(f"group-{game.id}-{card.module}") if card.module else "",
            cost=card.cost,
            face=card_face(texts, card.id) if card.id in game.content.by_id else None,
        )
        for card in catalogue(texts, game)
    )


@lru_cache(maxsize=8)
def maps(language: str, game: AnyGame) -> tuple[p.MapText, ...]:
    """Every map of a game."""
    texts = Texts(language, game)
    return tuple(_map(texts, game, id) for id in game.content.choices("map"))


def _map(texts: Texts, game: AnyGame, id: str) -> p.MapText:
    scene = game.map_scene(id)
    notes = (panel for panel in scene.panels if isinstance(panel, k.Notes))
    history, *lines = (texts.message(line) for panel in notes for line in panel.lines)
    rows = (panel for panel in scene.panels if isinstance(panel, k.CardRow))
    named = tuple(shown.card for row in rows for shown in row.cards)
    title = texts.message(_board(scene).title)
    return p.MapText(game.id, id, title, history, tuple(lines), named)


def map_board(language: str, game: AnyGame, id: str) -> p.BoardPanel:
    """A map, to be drawn as at a table where nobody is yet."""
    return board_panel(Texts(language, game), _board(game.map_scene(_known(game, id))))


@lru_cache(maxsize=256)
def map_picture(game: AnyGame, id: str) -> str:
    """A small picture of a map, without a word in any language."""
    return board_small(Texts("en", game), _board(game.map_scene(_known(game, id))))


def _known(game: AnyGame, id: str) -> str:
    """The id, if there is such a map: what is remembered stays few."""
    known = game.content.choices("map")
    if id not in known:
        raise Problem("unknown-map", map=id, known=", ".join(known))
    return id


def _board(scene: k.Scene) -> k.Board:
    return next(panel for panel in scene.panels if isinstance(panel, k.Board))
