"""Missions in packs: what `docs/content-packs.md` says of them is true, and faults are told."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest
from msgspec.structs import fields

from beachhead.games import load_game
from beachhead.games.normandy.modules.missions.cards import Mission
from beachhead.games.normandy.modules.missions.requirements import (
    REQUIREMENTS,
    Be,
    Requirement,
    Where,
)
from beachhead.simulate import simulate
from tests.cards.packs import faults, put
from tests.cards.test_content_packs_doc import (
    Row,
    blocks,
    fields_of,
    section,
    table,
    words,
    write_pack,
)

EXAMPLE = blocks("toml", section("Missions"))[0].partition("[[promotion]]")[0]


def put_asking(pack: Path, asks: str) -> None:
    """A pack with the page's Mission, which asks for this instead."""
    start, end = EXAMPLE.index("asks = ["), EXAMPLE.index("history.en")
    text = f"{EXAMPLE[:start]}asks = {asks}\n{EXAMPLE[end:]}"
    put(pack, "normandy/missions/mine.toml", text)


def needs(rows: list[Row]) -> dict[str, Row]:
    return {words(row[0])[0]: row for row in rows}


def test_every_requirement_of_missions_has_a_row_and_there_are_no_others() -> None:
    rows = needs(table("Missions", "What is asked for"))
    assert set(rows) == {str(need.__struct_config__.tag) for need in REQUIREMENTS}


@pytest.mark.parametrize("need", REQUIREMENTS)
def test_a_requirements_row_names_its_fields_and_its_example_loads(
    need: type[Requirement], tmp_path: Path
) -> None:
    row = needs(table("Missions", "What is asked for"))[str(need.__struct_config__.tag)]
    for field in fields(need):
        assert f"`{field.encode_name}`" in row[1], field.name
    for word in get_args(Where) if need is Be else ():
        assert f"`{word}`" in row[1]
    (example,) = words(row[2])
    put_asking(tmp_path, f"[{example}, {{ do = 'give', tools = 1 }}]")
    content = load_game("normandy", tmp_path).content
    assert type(content.by_id["leclerc-oath"].asks[0]) is need


def test_the_fields_of_missions_are_those_that_are_named() -> None:
    line = section("Missions").partition("Fields of a `[[mission]]`")[2].partition(" are all")[0]
    needed = {name for name, required in fields_of(Mission).items() if required}
    assert set(words(line)) == needed


def test_a_unit_with_a_mission_of_a_pack_fights(tmp_path: Path) -> None:
    given: dict[str, object] = {"missions": True}
    pack = write_pack(tmp_path)
    assert simulate("normandy", given, ("sergeant",), games=3, seed="1", workers=1, pack=pack).games


@pytest.mark.parametrize(
    ("asks", "code", "field"),
    [
        ("[]", "asks-nothing", "asks"),
        ('[{ do = "give" }]', "pointless-need", "asks.1"),
        ('[{ do = "be", where = "mgf" }]', "asks-nothing", "asks"),
        ('[{ do = "give-straight" }, { do = "be" }]', "pointless-need", "asks.2"),
        (
            '[{ do = "give-straight" }, { do = "be", where = "mgf", row = 2 }]',
            "pointless-need",
            "asks.2",
        ),
        ('[{ do = "give-straight" }, { do = "be", row = 99 }]', "wrong-value", "asks.2.row"),
        ('[{ do = "give-dice", dice = 2 }]', "pointless-need", "asks.1"),
        ('[{ do = "any-of", of = [{ do = "give-straight" }] }]', "bad-any-of", "asks.1"),
        ('[{ do = "give-specialist", title = "piper" }]', "unknown-title", "asks.1"),
        ('[{ do = "give-item", item = "tea" }]', "unknown-card", "asks.1"),
        ('[{ do = "give-tea" }]', "wrong-value", "asks.1.do"),
        (
            '[{ do = "give-specialist", title = "hero" },'
            ' { do = "give-specialist", title = "marksman" }]',
            "never-together",
            "asks",
        ),
        (
            '[{ do = "give-rwb", symbol = "star" }, { do = "give-straight" }]',
            "never-together",
            "asks",
        ),
        (
            '[{ do = "any-of", of = [{ do = "be", row = 2 }, { do = "give", stars = 1 }] },'
            ' { do = "any-of", of = [{ do = "be", row = 3 }, { do = "give", stars = 2 }] }]',
            "one-any-of",
            "asks",
        ),
    ],
)
def test_what_is_wrong_with_a_mission_is_told(
    tmp_path: Path, asks: str, code: str, field: str
) -> None:
    put_asking(tmp_path, asks)
    (fault,) = faults("normandy", tmp_path)
    assert (fault.code, fault.field) == (code, f"mission.1.{field}")
