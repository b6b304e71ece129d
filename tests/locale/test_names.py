"""What has a name is called by it everywhere: one French name for one English one, in all games."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache

from beachhead.games import load_games
from beachhead.locale.rulebook import RuleText, rulebook


@cache
def names() -> dict[str, set[str]]:
    """Everything in content files that has a name: its French names by the English one."""
    found: dict[str, set[str]] = defaultdict(set)
    for game in load_games().values():
        for entry in game.content.entries().values():
            if getattr(entry, "name", None) is not None:
                found[entry.name.en].add(entry.name.fr)
    return found


def plain(rule: RuleText) -> str:
    """A rule's words without capitals and with spaces of one kind."""
    return " ".join(f"{rule.title} {rule.body}".casefold().split())


def test_what_is_called_the_same_in_english_is_called_the_same_in_french() -> None:
    assert {en: fr for en, fr in names().items() if len(fr) > 1} == {}


def named(rule: RuleText, known: list[str]) -> Iterator[str]:
    """The names in a rule; a Corporal Léo Major is no Major."""
    text = f"{rule.title} {rule.body}"
    for name in sorted(known, key=len, reverse=True):
        text, times = re.subn(rf"\b{re.escape(name)}\b", "…", text)
        if times:
            yield name


def test_rules_call_cards_by_their_names() -> None:
    english, french = rulebook("en"), rulebook("fr")
    called = {en: fr for en, (fr, *_) in names().items()}
    found = [
        (id, en, called[en])
        for id, rule in english.items()
        for en in named(rule, list(called))
        if called[en].casefold() not in plain(french[id])
    ]
    assert found == []
    assert any("Engineer" in rule.body for rule in english.values())
