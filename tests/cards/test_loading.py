"""Content files: every fault with its file, line, field and what was expected, all at once."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from beachhead.cards import content, loading
from beachhead.games import load_game
from beachhead.kernel.errors import Problem, Problems
from tests.cards.packs import MEDAL, SECTOR, Fault, faults, line_of, put

stable = settings(derandomize=True, deadline=None)


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    return tmp_path / "pack"


def test_our_own_content_is_sound() -> None:
    for game in ("battle", "express"):
        assert len(load_game(game).content.cards()) == 7


def test_all_faults_of_a_file_are_told_at_once(pack: Path) -> None:
    text = """\
# A comment first, so that lines are not counted from the first entry.

[[medal]]
id = "Silver Star"
name = { en = "Silver Star" }
source = "memory"
earned = "star"
turn = 5
colour = "blue"
effects = [{ do = "order", order = "sideways" }, { do = "fly" }, { do = "worthless", much = 1 }]

[[medal]]
id = "purple-heart"

[[metal]]
id = "x"
"""
    put(pack, "battle/mine.toml", text)
    second = text.count("\n", 0, text.index('id = "purple-heart"'))
    effects = line_of(text, "effects")
    every_do = (
        'do = "order" | "restart-skirmish" | "turn-axis-die" | "win-skirmish" | "worthless"'
        ' | "set-battlefield" | "reroll-again"'
    )
    symbols = ("courage", "skull", "soldier", "star", "tool", "two-soldiers")
    earned = " | ".join(f'"{symbol}"' for symbol in (*symbols, "straight"))
    fields = "id, name, source, earned, turn, effects"
    names = "{ … }"
    sources = '"book" | "ours" | "public"'
    turns = '"any" | "other" | "own"'
    file = "battle/mine.toml"
    assert set(faults("battle", pack)) == {
        Fault("bad-id", file, 4, "medal.1.id", ""),
        Fault("missing-field", file, 5, "medal.1.name.fr", '"…"'),
        Fault("wrong-value", file, 6, "medal.1.source", sources),
        Fault("wrong-value", file, 8, "medal.1.turn", turns),
        Fault("unknown-field", file, 9, "medal.1.colour", fields),
        Fault("wrong-value", file, effects, "medal.1.effects.1.order", '"advance" | "retreat"'),
        Fault("wrong-value", file, effects, "medal.1.effects.2.do", every_do),
        Fault("unknown-field", file, effects, "medal.1.effects.3.much", ""),
        Fault("missing-field", file, second, "medal.2.name", names),
        Fault("missing-field", file, second, "medal.2.source", sources),
        Fault("missing-field", file, second, "medal.2.earned", earned),
        Fault("missing-field", file, second, "medal.2.turn", turns),
        Fault("missing-field", file, second, "medal.2.effects", f"[{every_do}, …]"),
        Fault("unknown-field", file, line_of(text, "[[metal]]"), "metal", "medal"),
    }


def test_all_faults_of_two_files_are_told_at_once(pack: Path) -> None:
    put(pack, "battle/b.toml", MEDAL.replace('"any"', '"mine"'))
    put(pack, "battle/a.toml", MEDAL.replace("source", "sauce"))
    put(pack, "battle/notes.txt", "not content at all [[[")
    found = faults("battle", pack)
    assert [(fault.code, fault.file, fault.line, fault.field) for fault in found] == [
        ("missing-field", "battle/a.toml", 1, "medal.1.source"),
        ("unknown-field", "battle/a.toml", 4, "medal.1.sauce"),
        ("wrong-value", "battle/b.toml", 6, "medal.1.turn"),
    ]


def test_what_was_found_is_told_too(pack: Path) -> None:
    text = MEDAL.replace('"any"', "true").replace('"star"', '"moon"') + "extra = [1]\n"
    put(pack, "battle/a.toml", text.replace("[{", "{").replace("}]", "}"))
    with pytest.raises(Problems) as error:
        load_game("battle", pack)
    told = {p.args_by_name["field"]: p.args_by_name.get("found") for p in error.value.found}
    assert told == {
        "medal.1.turn": "True",
        "medal.1.earned": '"moon"',
        "medal.1.effects": "{ … }",
        "medal.1.extra": None,
    }


def test_lines_are_exact_in_nested_tables_and_arrays_over_many_lines(pack: Path) -> None:
    text = (
        SECTOR
        + """\
effects = [
  # a comment, and [ brackets ] in it
  { do = "rerolls", times = 1 },

  { do = "next-sector", when = { rwb = true }, effects = [
    { do = "more-axis-dice", dice = 1 }, { do = "axis-dice", dice = 7 }, # too many
    { do = "add-results", symbols = [
        "star",
        "sun",
        "skull", "moon",
      ] },
    { do = "rwb-loses" },
  ] },
  { do = "kommandant", when = { holds = "Hero!", wants = 1 } }, { do = "rerolls", times = 3 },
  5,
]
"""
    )
    put(pack, "express/mine.toml", text)
    found = {(fault.code, fault.line, fault.field) for fault in faults("express", pack)}
    assert found == {
        ("wrong-value", line_of(text, "too many"), "sector.1.effects.2.effects.2.dice"),
        ("wrong-value", line_of(text, "sun"), "sector.1.effects.2.effects.3.symbols.2"),
        ("wrong-value", line_of(text, "moon"), "sector.1.effects.2.effects.3.symbols.4"),
        ("wrong-value", line_of(text, "rwb-loses"), "sector.1.effects.2.effects.4.do"),
        ("bad-id", line_of(text, "Hero!"), "sector.1.effects.3.when.holds"),
        ("unknown-field", line_of(text, "wants"), "sector.1.effects.3.when.wants"),
        ("wrong-value", line_of(text, "times = 3"), "sector.1.effects.4.times"),
        ("wrong-value", line_of(text, "  5,"), "sector.1.effects.5"),
    }


def test_lines_are_exact_in_headed_tables_within_tables(pack: Path) -> None:
    text = """\
[[sector]]
id = "utah-basic-1"
beach = "utah"
level = "basic"
number = 1
source = "ours"

[[sector.effects]]
do = "next-sector"

[sector.effects.when]
rwb = "yes"

[[sector.effects.effects]]
do = "more-axis-dice"
dice = 1

[[sector.effects.effects]]
do = "more-axis-dice"
"dice" = 9

[[sector.effects]]
do = "rerolls"
times = 4

[[beach]]
id = "utah"
name.en = "Utah"
name.de = "Utah"
source = "ours"
order = 0

[[sector]]
id = "utah-basic-2"
beach = "utah"
level = "hard"
number = 2
source = "ours"
effects = []
"""
    put(pack, "express/mine.toml", text)
    found = {(fault.code, fault.line, fault.field) for fault in faults("express", pack)}
    assert found == {
        ("wrong-value", line_of(text, 'rwb = "yes"'), "sector.1.effects.1.when.rwb"),
        ("wrong-value", line_of(text, '"dice" = 9'), "sector.1.effects.1.effects.2.dice"),
        ("wrong-value", line_of(text, "times = 4"), "sector.1.effects.2.times"),
        ("unknown-field", line_of(text, "name.de"), "beach.1.name.de"),
        ("missing-field", line_of(text, "name.en"), "beach.1.name.fr"),
        ("wrong-value", line_of(text, "order = 0"), "beach.1.order"),
        ("wrong-value", line_of(text, '"hard"'), "sector.2.level"),
    }


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("[[medal]]\nid = \n", 2),
        ("[[medal]]\nid = 'x'\nid = 'y'\n", 3),
        ("[[medal]]\n\nid : 'x'\n", 3),
        ("[[medal]]\nid = 'x'\n[[medal]\n", 3),
        ("[[medal]]\neffects = [\n  { do = 'x' },\n", 3),
        ("[[medal]]\nid = '''\nnever\nends\n\n\n", 4),
        ("x = {a = 1\n}\n", 1),
        ("\ufeffx = 1\n", 1),
    ],
)
def test_broken_toml_is_told_with_its_line_and_so_are_other_files(
    pack: Path, text: str, line: int
) -> None:
    path = put(pack, "battle/broken.toml", text)
    put(pack, "battle/other.toml", MEDAL.replace('"any"', '"mine"'))
    with pytest.raises(Problems) as error:
        load_game("battle", pack)
    broken, other = error.value.found
    assert broken.code == "bad-toml"
    assert broken.args_by_name["file"] == str(path)
    assert broken.args_by_name["line"] == line
    assert "at line" not in broken.args_by_name["detail"]
    assert "at end of document" not in broken.args_by_name["detail"]
    assert (other.code, other.args_by_name["field"]) == ("wrong-value", "medal.1.turn")


@pytest.mark.parametrize(
    ("text", "expected"),
    [("medal = 5\n", "[[medal]]"), ("[medal]\nid = 'x'\n", "[[medal]]"), ("medal = [1]", "{ … }")],
)
def test_a_list_of_entries_that_is_none_is_told(pack: Path, text: str, expected: str) -> None:
    put(pack, "battle/a.toml", text)
    (fault,) = faults("battle", pack)
    assert (fault.code, fault.line, fault.expected) == ("wrong-value", 1, expected)


def test_an_id_cannot_hold_a_line_break(pack: Path) -> None:
    put(pack, "battle/a.toml", MEDAL.replace('"silver-star"', r'"silver-star\n"'))
    (fault,) = faults("battle", pack)
    assert (fault.code, fault.line, fault.field) == ("bad-id", 2, "medal.1.id")


@settings(stable, max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    text=st.text()
    | st.lists(
        st.sampled_from([*MEDAL.splitlines(), "[", "]", "{", "}", '"', "=", "[[", "a.b = 1", "'''"])
    ).map("\n".join)
)
def test_any_text_is_content_or_problems(tmp_path: Path, text: str) -> None:
    path = tmp_path / "any.toml"
    path.write_text(text, "utf-8", newline="")
    try:
        (file,) = loading.load([path], {"medal": content.Card})
    except Problems as problems:
        assert all(problem.args_by_name["file"] == str(path) for problem in problems.found)
        assert all(problem.args_by_name.get("line", 1) >= 1 for problem in problems.found)
    else:
        assert set(file.entries) <= {"medal"}


@pytest.mark.parametrize(
    "data",
    [b"\xff\xfe", b"x = " + b"[" * 5000, b"x = " + b"9" * 5000, b"x = " + b"{a=" * 2000],
    ids=["not-utf-8", "too-deep", "too-long", "too-deep-tables"],
)
def test_what_cannot_be_read_at_all_is_a_problem(pack: Path, data: bytes) -> None:
    put(pack, "battle/a.toml", "").write_bytes(data)
    put(pack, "battle/b.toml", MEDAL.replace('"any"', '"mine"'))
    found = faults("battle", pack)
    assert [(fault.code, fault.file) for fault in found] == [
        ("unreadable-file", "battle/a.toml"),
        ("wrong-value", "battle/b.toml"),
    ]


def test_a_folder_named_like_a_file_is_a_problem(pack: Path) -> None:
    (pack / "battle" / "x.toml").mkdir(parents=True)
    (fault,) = faults("battle", pack)
    assert (fault.code, fault.file) == ("unreadable-file", "battle/x.toml")


@pytest.mark.parametrize("game", ["battle", "express"])
def test_a_missing_folder_is_a_problem(tmp_path: Path, game: str) -> None:
    file = tmp_path / "file"
    file.write_text("x")
    for path in (tmp_path / "nowhere", file):
        with pytest.raises(Problem) as error:
            load_game(game, path)
        assert error.value.code == "no-such-folder"
        assert error.value.args_by_name == {"path": str(path)}
