"""What the page looks up: the rules, with settings as its forms call them, and all cards."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable

from msgspec.structs import replace

from beachhead.kernel.contract import AnyGame
from beachhead.locale import Texts
from beachhead.locale.catalogue import cards_heading, catalogue
from beachhead.locale.rulebook import RuleText, rulebook
from beachhead.server import protocol as p

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


def cards(language: str, game: AnyGame) -> list[p.CardText]:
    """Everything of a game that can be looked up."""
    texts = Texts(language, game)
    return [
        p.CardText(
            id=card.id,
            group=cards_heading(texts, game.id, card.kind),
            title=card.title,
            text=" ".join(card.lines),
            note=card.note,
            whose=texts.name("nation", card.nation) if card.nation else "",
        )
        for card in catalogue(texts, game)
    ]
