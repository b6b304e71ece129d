"""A folder of one's own: what it adds and replaces, and faults that only show between entries."""

from __future__ import annotations

import shutil
from importlib import resources
from pathlib import Path

import pytest

from beachhead.games import load_game
from beachhead.kernel.errors import Problems
from beachhead.kernel.fingerprint import hash_of
from tests.cards.packs import MEDAL, SECTOR, faults, line_of, put

SPECIALIST = """\
[[specialist]]
id = "medic"
name = { en = "Medic", fr = "Infirmier" }
source = "ours"
rallied = "skull"
effect = { do = "extra-result", symbol = "skull" }
"""


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    folder = tmp_path / "pack"
    folder.mkdir()
    return folder


def meaning(game: str, pack: Path | None = None) -> str:
    """The fingerprint of all content of a game."""
    return hash_of(load_game(game, pack).content.entries())


def own_copy(pack: Path, game: str) -> list[Path]:
    """Our own content of a game, as a pack."""
    shutil.copytree(str(resources.files("beachhead") / "content" / game), pack / game)
    return sorted((pack / game).iterdir())


def test_a_pack_replaces_an_entry_by_its_id(pack: Path) -> None:
    put(pack, "battle/mine.toml", MEDAL)
    ours, theirs = load_game("battle").content, load_game("battle", pack).content
    assert ours.by_id["silver-star"].turn == "own"
    assert theirs.by_id["silver-star"].turn == "any"
    assert [medal.id for medal in theirs.medals] == [medal.id for medal in ours.medals]
    changed = [medal.id for medal in theirs.medals if medal not in ours.medals]
    assert changed == ["silver-star"]
    assert meaning("battle", pack) != meaning("battle")


def test_a_pack_replaces_and_adds_for_express(pack: Path) -> None:
    put(pack, "express/cards.toml", SPECIALIST)
    put(pack, "express/maps.toml", SECTOR + 'effects = [{ do = "rerolls", times = 0 }]\n')
    ours, theirs = load_game("express").content, load_game("express", pack).content
    assert theirs.by_id["medic"].effect.use == "passive"
    assert len(theirs.specialists) == len(ours.specialists)
    assert ours.effects("utah", "basic", 0) == ()
    (effect,) = theirs.effects("utah", "basic", 0)
    assert effect.times == 0
    assert theirs.effects("utah", "basic", 3) == ours.effects("utah", "basic", 3)
    assert meaning("express", pack) != meaning("express")


def test_a_pack_for_one_game_leaves_the_other_as_it_is(pack: Path) -> None:
    put(pack, "battle/mine.toml", MEDAL)
    assert meaning("express", pack) == meaning("express")


@pytest.mark.parametrize("game", ["battle", "express"])
def test_a_pack_with_nothing_for_a_game_changes_nothing(pack: Path, game: str) -> None:
    other = {"battle": "express", "express": "battle"}[game]
    own_copy(pack, other)
    assert meaning(game, pack) == meaning(game)
    (pack / game).mkdir()
    assert meaning(game, pack) == meaning(game)


@pytest.mark.parametrize("game", ["battle", "express"])
def test_the_hash_is_of_what_content_means_not_of_how_it_is_laid_out(pack: Path, game: str) -> None:
    for path in own_copy(pack, game):
        text = path.read_text("utf-8").replace("\n", "\n\n# layout\n\n")
        path.write_text(text.replace(" = ", "   =   "), "utf-8")
    assert meaning(game, pack) == meaning(game)


CHANGES = {
    "beaches": ("order = 1", "order = 2"),
    "medals": ('turn = "other"', 'turn = "own"'),
    "sectors": ('do = "no-rally"', 'do = "rerolls", times = 1'),
    "specialists": ('do = "restart-sector"', 'do = "extra-result", symbol = "skull"'),
}


@pytest.mark.parametrize("game", ["battle", "express"])
def test_what_content_does_is_in_its_hash_and_what_it_is_called_is_not(
    pack: Path, game: str
) -> None:
    before = meaning(game)
    hashes = {before}
    for path in own_copy(pack, game):
        text = path.read_text("utf-8")
        called = text.replace('en = "', 'en = "The ').replace('= "public"', '= "ours"')
        path.write_text(called, "utf-8")
        assert meaning(game, pack) == before
        changed = text.replace(*CHANGES[path.stem], 1)
        path.write_text(changed, "utf-8")
        hashes.add(meaning(game, pack))
        path.write_text(text, "utf-8")
        assert meaning(game, pack) == before
    assert len(hashes) == 1 + len(list((pack / game).iterdir()))


def test_the_last_file_by_name_has_the_last_word(pack: Path) -> None:
    put(pack, "battle/b.toml", MEDAL)
    put(pack, "battle/a.toml", MEDAL.replace('"any"', '"other"'))
    assert load_game("battle", pack).content.by_id["silver-star"].turn == "any"


def test_two_medals_earned_by_one_symbol_are_told_at_both_places(pack: Path) -> None:
    text = "\n" + MEDAL.replace('"silver-star"', '"gold-star"')
    put(pack, "battle/mine.toml", text)
    found = faults("battle", pack)
    assert [(fault.code, fault.file) for fault in found] == [
        ("earned-twice", "ours"),
        ("earned-twice", "battle/mine.toml"),
    ]
    assert found[1].line == line_of(text, "earned")
    assert found[1].field == "medal.1.earned"


def test_two_specialists_rallied_by_one_symbol_are_told_at_both_places(pack: Path) -> None:
    text = SPECIALIST.replace('"medic"', '"nurse"')
    put(pack, "express/mine.toml", text)
    found = faults("express", pack)
    assert {(fault.code, fault.file, fault.field.rpartition(".")[2]) for fault in found} == {
        ("earned-twice", "ours", "rallied"),
        ("earned-twice", "express/mine.toml", "rallied"),
    }
    (mine,) = (fault for fault in found if fault.file != "ours")
    assert mine.line == line_of(text, "rallied")


def test_a_medal_asks_for_one_choice_at_most(pack: Path) -> None:
    text = MEDAL.replace("restart-skirmish", "turn-axis-die")
    text = text.replace("}]", '},\n  { do = "reroll-again" }]')
    put(pack, "battle/mine.toml", text)
    (fault,) = faults("battle", pack)
    assert (fault.code, fault.line, fault.field) == ("too-many-choices", 7, "medal.1.effects")


CARDS = "captain, corporal, engineer, general, hero, medic, veteran"


def test_unknown_cards_in_conditions_are_told_with_the_known_ones(pack: Path) -> None:
    text = (
        SECTOR
        + """\
effects = [
  { do = "axis-dice", dice = 3, when = { holds = "spy" } },
  { do = "rerolls", times = 1, when = { lacks = "any" } },
  { do = "no-rally", when = { holds = "hero", lacks = "cook" } },
  { do = "useless-after-sacrifice", of = ["hero", "baker", "baron"] },
]
"""
    )
    put(pack, "express/mine.toml", text)
    found = faults("express", pack)
    assert {fault.code for fault in found} == {"unknown-card"}
    assert {fault.expected for fault in found} == {CARDS}
    assert [(fault.line, fault.field) for fault in found] == [
        (line_of(text, "spy"), "sector.1.effects.1"),
        (line_of(text, "cook"), "sector.1.effects.3"),
        (line_of(text, "baker"), "sector.1.effects.4"),
        (line_of(text, "baron"), "sector.1.effects.4"),
    ]


def test_unknown_cards_in_what_is_carried_on_are_told_too(pack: Path) -> None:
    text = (
        SECTOR
        + """\
effects = [{ do = "next-sector", effects = [
  { do = "axis-dice", dice = 3, when = { holds = "spy" } },
] }]
"""
    )
    put(pack, "express/mine.toml", text)
    (fault,) = faults("express", pack)
    assert (fault.code, fault.line) == ("unknown-card", line_of(text, "spy"))


@pytest.mark.parametrize("looks_back", ["rwb = true", "rallied = false", "used = true"])
def test_a_condition_that_looks_back_cannot_be_judged_on_arrival(
    pack: Path, looks_back: str
) -> None:
    text = (
        SECTOR
        + f"""\
effects = [
  {{ do = "roll-beach-die", furthest = 3, when = {{ {looks_back} }} }},
  {{ do = "next-sector", when = {{ {looks_back} }}, effects = [] }},
  {{ do = "axis-dice", dice = 3, when = {{ {looks_back} }} }}, # too early
]
"""
    )
    put(pack, "express/mine.toml", text)
    (fault,) = faults("express", pack)
    assert (fault.code, fault.line, fault.field) == (
        "condition-too-early",
        line_of(text, "too early"),
        "sector.1.effects.3.when",
    )


def test_a_condition_that_looks_back_from_what_is_carried_on_is_too_early_as_well(
    pack: Path,
) -> None:
    text = (
        SECTOR
        + """\
effects = [{ do = "next-sector", effects = [
  { do = "axis-dice", dice = 3, when = { rwb = true } },
] }]
"""
    )
    put(pack, "express/mine.toml", text)
    (fault,) = faults("express", pack)
    assert (fault.code, fault.line) == ("condition-too-early", line_of(text, "axis-dice"))


def test_the_axis_dice_cannot_cost_anything_before_they_are_rolled(pack: Path) -> None:
    text = (
        SECTOR
        + """\
effects = [{ do = "lose-specialists", none_left = "nothing", at = "arrival", symbol = "skull" }]
"""
    )
    put(pack, "express/mine.toml", text)
    (fault,) = faults("express", pack)
    assert (fault.code, fault.line, fault.field) == (
        "condition-too-early",
        7,
        "sector.1.effects.1.symbol",
    )


def test_faults_between_entries_are_told_all_at_once_over_two_files(pack: Path) -> None:
    one = SPECIALIST.replace('"medic"', '"nurse"')
    two = SECTOR.replace('"utah"', '"dieppe"') + (
        'effects = [{ do = "axis-dice", dice = 3, when = { holds = "spy", used = true } }]\n'
    )
    put(pack, "express/one.toml", one)
    put(pack, "express/two.toml", two)
    found = [fault for fault in faults("express", pack) if fault.file != "ours"]
    assert [(fault.code, fault.file, fault.line) for fault in found] == [
        ("earned-twice", "express/one.toml", 5),
        ("unknown-beach", "express/two.toml", 3),
        ("condition-too-early", "express/two.toml", 7),
        ("unknown-card", "express/two.toml", 7),
    ]
    beaches = "gold, juno, omaha, pointe-du-hoc, sword, utah"
    assert found[1].expected == beaches


def test_an_id_that_stands_twice_in_a_file_is_told(tmp_path: Path) -> None:
    folder = tmp_path / "battle"
    folder.mkdir()
    medal = (
        '[[medal]]\nid = "mine"\nname = { en = "Mine", fr = "Mien" }\nsource = "ours"\n'
        'earned = "skull"\nturn = "own"\neffects = []\n'
    )
    (folder / "mine.toml").write_text(medal + medal)
    with pytest.raises(Problems) as told:
        load_game("battle", tmp_path)
    (fault,) = told.value.found
    assert fault.code == "id-twice"
    assert fault.args_by_name["line"] == 9
