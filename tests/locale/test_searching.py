"""Looking for words in rules and cards."""

from __future__ import annotations

from beachhead.locale.rulebook import RuleText, rulebook
from beachhead.locale.searching import excerpt, ranked


def ids(wanted: str, language: str = "en") -> list[str]:
    def texts(rule: RuleText) -> tuple[str, str]:
        return rule.title, rule.body

    return [rule.id for rule in ranked(wanted, rulebook(language).values(), texts)]


def test_a_rule_that_is_called_so_comes_first() -> None:
    assert ids("land mines")[0] == "V-3"
    assert ids("mines land")[0] == "V-3"


def test_every_word_must_be_there() -> None:
    assert set(ids("land mines")) < set(ids("mines"))
    assert ids("mines xyzzy") == []


def test_accents_capitals_and_slips_are_forgiven() -> None:
    assert ids("DÉBARQUEMENT", "fr") == ids("debarquement", "fr") != []
    assert "V-3" in ids("lnd mines") or "V-3" in ids("land minnes")


def test_an_excerpt_shows_the_words_in_a_line() -> None:
    lines = ["Nothing here.", f"{'a long way ' * 20}to the Bunker{' and on' * 30}."]
    shown = excerpt("bunker", lines)
    assert "Bunker" in shown and len(shown) < 90
    assert shown.startswith("… ") and shown.endswith(" …")
    assert excerpt("bunker", []) == ""
