"""Families in content files: a field that holds any member of an open family, and subfolders."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import pytest
from msgspec import Meta, Struct, field

from beachhead.cards.building import Families
from beachhead.cards.content import Id
from beachhead.cards.loading import load, load_game_files, pack_faults, shipped
from beachhead.games.battle.medals import Medal
from beachhead.kernel.errors import Problems
from beachhead.kernel.kinds import kebab
from tests.cards.packs import MEDAL, line_of, put


class Deed(Struct, frozen=True, tag=kebab, tag_field="do", forbid_unknown_fields=True):
    """A family."""


class Loud(Deed, frozen=True):
    """What two members have in common: no member itself."""


class Shout(Loud, frozen=True):
    times: Annotated[int, Meta(ge=1, le=3)] = 1


class Bang(Loud, frozen=True):
    pass


class Wait(Deed, frozen=True):
    long: bool = field(name="for-long")


class Either(Deed, frozen=True):
    of: tuple[tuple[Deed, ...], ...]


class Scene(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: Id
    deeds: tuple[Deed, ...] = ()
    first: Deed | None = None
    closed: Shout | Wait | None = None
    last: tuple[Deed, ...] | None = None


DEEDS: Families = {Deed: (Shout, Bang, Wait, Either)}
EVERY = 'do = "bang" | "either" | "shout" | "wait"'


def read(folder: Path, text: str) -> list[Scene]:
    """The scenes of a file."""
    (file,) = load([put(folder, "scenes.toml", text)], {"scene": Scene}, DEEDS)
    return [scene for _, scene in file.entries["scene"]]


def faults(folder: Path, text: str) -> list[tuple[str, int, str, str, Any]]:
    """What is wrong with a file: code, line, field, what was expected and what was found."""
    with pytest.raises(Problems) as error:
        read(folder, text)
    names = ("line", "field", "expected", "found")
    return [(p.code, *map(p.args_by_name.get, names)) for p in error.value.found]  # type: ignore[misc]


def test_a_member_is_built_by_its_word_at_any_depth(tmp_path: Path) -> None:
    text = """\
[[scene]]
id = "a"
first = { do = "bang" }
closed = { do = "wait", for-long = true }
last = [{ do = "shout", times = 3 }]
deeds = [
  { do = "shout" },
  { do = "either", of = [
    [{ do = "wait", for-long = false }, { do = "bang" }],
    [],
    [{ do = "either", of = [[{ do = "shout", times = 2 }]] }],
  ] },
]

[[scene]]
id = "b"
"""
    inner = Either(of=((Shout(times=2),),))
    assert read(tmp_path, text) == [
        Scene(
            id="a",
            first=Bang(),
            closed=Wait(long=True),
            last=(Shout(times=3),),
            deeds=(Shout(), Either(of=((Wait(long=False), Bang()), (), (inner,)))),
        ),
        Scene(id="b"),
    ]


def test_every_fault_has_its_place_and_names_the_members(tmp_path: Path) -> None:
    text = """\
[[scene]]
id = "a"
first = { do = "loud" }
closed = { do = "bang" }
last = 5
deeds = [
  { do = "fly" },
  { times = 1 },
  "shout",
  { do = "shout", times = 4 },
  { do = "wait", long = true },
  { do = "either", of = [
    [{ do = "bang", times = 1 }],
    { do = "bang" },
    [7],
  ] },
]
"""
    many, six = f"[{EVERY}, …]", "scene.1.deeds.6.of"
    assert set(faults(tmp_path, text)) == {
        ("wrong-value", 3, "scene.1.first.do", EVERY, '"loud"'),
        ("wrong-value", 4, "scene.1.closed.do", 'do = "shout" | "wait"', '"bang"'),
        ("wrong-value", 5, "scene.1.last", many, "5"),
        ("wrong-value", line_of(text, "fly"), "scene.1.deeds.1.do", EVERY, '"fly"'),
        ("wrong-value", line_of(text, "{ times"), "scene.1.deeds.2", EVERY, "{ … }"),
        ("wrong-value", line_of(text, '  "shout",'), "scene.1.deeds.3", EVERY, '"shout"'),
        ("wrong-value", line_of(text, "times = 4"), "scene.1.deeds.4.times", "1..3", "4"),
        ("unknown-field", line_of(text, "long"), "scene.1.deeds.5.long", "for-long", None),
        ("missing-field", line_of(text, "long"), "scene.1.deeds.5.for-long", "true | false", None),
        ("unknown-field", line_of(text, '"bang", times'), f"{six}.1.1.times", "", None),
        (
            "wrong-value",
            line_of(text, '    { do = "bang" },'),
            f"{six}.2",
            many,
            "{ … }",
        ),
        ("wrong-value", line_of(text, "[7]"), f"{six}.3.1", EVERY, "7"),
    }


def test_only_members_that_are_named_are_known(tmp_path: Path) -> None:
    file = put(tmp_path, "bang.toml", "[[scene]]\nid = 'a'\nfirst = { do = 'bang' }\n")
    with pytest.raises(Problems) as error:
        load([file], {"scene": Scene}, {Deed: (Shout, Wait)})
    (fault,) = error.value.found
    assert fault.args_by_name["expected"] == 'do = "shout" | "wait"'
    (read,) = load([file], {"scene": Scene}, {Deed: (Shout, Bang)})
    assert read.entries["scene"][0][1].first == Bang()


def test_named_subfolders_are_read_in_order(tmp_path: Path) -> None:
    put(tmp_path, "battle/b.toml", MEDAL)
    put(tmp_path, "battle/a/z.toml", MEDAL.replace('"any"', '"other"'))

    def own(*folders: str) -> list[str]:
        roots = {name: tmp_path / "ours" / name for name in folders}
        files = load_game_files("battle", {"medal": Medal}, tmp_path, roots)
        return [str(Path(file.path).relative_to(tmp_path)) for file in files]

    assert own("", "a") == ["battle/b.toml", "battle/a/z.toml"]
    assert own("a", "nowhere", "") == ["battle/a/z.toml", "battle/b.toml"]
    put(tmp_path, "ours/a/y.toml", MEDAL)
    assert own("", "a") == ["ours/a/y.toml", "battle/b.toml", "battle/a/z.toml"]


def test_a_file_in_a_folder_that_nobody_reads_is_told(tmp_path: Path) -> None:
    put(tmp_path, "battle/b.toml", MEDAL)
    put(tmp_path, "battle/mapz/c.toml", MEDAL)
    with pytest.raises(Problems) as raised:
        load_game_files("battle", {"medal": Medal}, tmp_path, shipped("battle", "maps"))
    (fault,) = raised.value.found
    assert fault.code == "not-a-games-folder"
    assert str(fault.args_by_name["path"]).endswith("c.toml")
    assert fault.args_by_name["known"] == "battle, battle/maps"


def test_a_pack_may_hold_nothing_but_a_subfolder(tmp_path: Path) -> None:
    put(tmp_path, "battle/a/z.toml", MEDAL)
    assert pack_faults(tmp_path, ["battle"]) == []
