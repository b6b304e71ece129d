"""The crossing and War Heroes in packs: what the game could not play with is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from beachhead.games import load_game
from beachhead.kernel.errors import Problems
from beachhead.locale import LANGUAGES, Texts
from tests.cards.packs import faults, line_of, put
from tests.cards.test_content_packs_doc import blocks

WORKED = next(block for block in blocks("toml") if "mill-pond" in block)
SEA = WORKED.partition("[[naval]]")[0]
NAVAL = WORKED[len(SEA) :]
HERO = next(block for block in blocks("toml") if "[[hero]]" in block)
NAMED = 'source = "ours"\nname = { en = "X", fr = "X" }\n'


def put_sea(pack: Path, *changes: tuple[str, str]) -> str:
    """The page's Sea Map with something else in it."""
    text = SEA
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    put(pack, "normandy/crossing/mine.toml", text)
    return text


def test_the_sea_of_the_page_is_in_order(tmp_path: Path) -> None:
    put_sea(tmp_path)
    load_game("normandy", tmp_path)


@pytest.mark.rule("C-1", "C-2", "C-11")
@pytest.mark.parametrize(
    ("old", "new", "code", "field", "times"),
    [
        ('"p3-p4", "p5-p6"]', '"p3-p4"]', "no-side", "sideways", 2),
        ('"p1-p2", ', "", "", "", 0),
        ("players = [1, 1]", "players = [1, 3]", "too-few-starts", "players", 1),
        ('"p1-p3", "p2-p4", ', "", "no-way-up", "forward", 2),
        ('"p1-p3", ', "", "", "", 0),
        ("players = [1, 1]", "players = [2, 1]", "wrong-value", "players", 1),
    ],
)
def test_a_sea_that_nobody_could_cross_is_told(
    tmp_path: Path, old: str, new: str, code: str, field: str, times: int
) -> None:
    text = put_sea(tmp_path, (old, new))
    if not code:
        load_game("normandy", tmp_path)
        return
    found = faults("normandy", tmp_path)
    assert [(fault.code, fault.field) for fault in found] == [(code, f"sea-map.1.{field}")] * times
    assert {fault.line for fault in found} == {line_of(text, f"{field} =")}


def test_a_sea_without_ways_sideways_is_told_for_every_sector(tmp_path: Path) -> None:
    put_sea(tmp_path, ('sideways = ["p1-p2", "p3-p4", "p5-p6"]', "sideways = []"))
    assert [fault.code for fault in faults("normandy", tmp_path)] == ["no-side"] * 4


@pytest.mark.rule("C-2", "C-13")
@pytest.mark.parametrize(
    ("text", "code", "field"),
    [
        (NAVAL, "unknown-nation", "naval.1.nation"),
        (
            f'[[at-sea]]\nid = "x"\n{NAMED}award = "no-such"\n'
            'effects = [{ do = "gain", courage = 1 }]\n',
            "unknown-card",
            "at-sea.1.award",
        ),
        ('[[as-ashore]]\nid = "no-such"\nsource = "ours"\n', "unknown-card", "as-ashore.1.id"),
    ],
)
def test_nations_and_awards_that_do_not_exist_are_told(
    tmp_path: Path, text: str, code: str, field: str
) -> None:
    put(tmp_path, "normandy/crossing/mine.toml", text)
    (fault,) = faults("normandy", tmp_path)
    assert (fault.code, fault.field) == (code, field)


@pytest.mark.rule("H-2")
def test_a_hero_has_the_rank_of_his_title(tmp_path: Path) -> None:
    hero = HERO.replace('title = "courier"', 'title = "hero"')
    put(tmp_path, "normandy/war_heroes/mine.toml", hero)
    load_game("normandy", tmp_path)
    put(tmp_path, "normandy/war_heroes/mine.toml", hero.replace('"reserve"', '"ranking"'))
    (fault,) = faults("normandy", tmp_path)
    assert (fault.code, fault.field, fault.expected) == ("wrong-value", "hero.1.rank", '"reserve"')


def test_sources_that_are_missing_are_asked_for_as_a_list(tmp_path: Path) -> None:
    hero = HERO.replace('sources = ["George Medal"]\n', "")
    put(tmp_path, "normandy/war_heroes/mine.toml", hero)
    (fault,) = (one for one in faults("normandy", tmp_path) if one.code == "missing-field")
    assert (fault.field, fault.expected) == ("hero.1.history.sources", '["…", …]')


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_faults_of_a_sea_are_told_in_words(tmp_path: Path, language: str) -> None:
    put_sea(tmp_path, ('"p3-p4", "p5-p6"]', '"p3-p4"]'))
    with pytest.raises(Problems) as error:
        load_game("normandy", tmp_path)
    said = Texts(language).problem(error.value)
    assert "p5" in said and "p6" in said and "mine.toml" in said
