"""`docs/content-packs.md` is true: its files load, its tables are complete, its commands run."""

from __future__ import annotations

import io
import re
import sys
import tomllib
from itertools import product
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import pytest
from msgspec import Struct
from msgspec.structs import fields
from typer.main import get_command

from beachhead.cards.content import Source, SymbolName
from beachhead.cards.loading import load
from beachhead.cli.main import app, main
from beachhead.games import load_game, load_games
from beachhead.games.battle import medals
from beachhead.games.normandy import NormandyGame
from beachhead.games.normandy.cards.content_files import SHAPES
from beachhead.games.normandy.cards.shapes import Item, UnitCard
from beachhead.games.normandy.kinds import Loss, When, Who, Window
from beachhead.games.normandy.map.sheet import Sector, SectorAbility
from beachhead.games.normandy.words.conditions import If
from beachhead.games.normandy.words.vocabulary import WORDS
from beachhead.games.normandy.words.word import Effect, Price
from beachhead.kernel.fingerprint import hash_of
from beachhead.simulate import simulate
from tests.cards.packs import faults, put

DOC = Path(__file__).parents[2] / "docs" / "content-packs.md"
TEXT = DOC.read_text("utf-8")
PACK = "mypack"
VOCABULARY, CONDITIONS = "The vocabulary", "Battle Conditions"
OF_CONDITIONS = "Words for Conditions alone"
GERMAN, OF_GERMANS = "The German player", "Words for and against the German"
MODULE_SHAPES = {name: shape for m in NormandyGame.modules for name, shape in m.shapes.items()}
EVERY_SHAPE = SHAPES | MODULE_SHAPES
CARDS = {
    name: shape for name, shape in EVERY_SHAPE.items() if issubclass(shape, UnitCard) and shape.acts
}
CARD = '[[item]]\nid = "x"\nname = { en = "X", fr = "X" }\nsource = "ours"\ncost = 1\n'

Row = list[str]


def section(heading: str) -> str:
    """The text from one heading of the second level to the next."""
    return TEXT.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]


def table(heading: str, start: str) -> list[Row]:
    """The rows of the first table of a section after a line that starts like this."""
    lines = section(heading).splitlines()
    first = next(at for at, line in enumerate(lines) if line.startswith(start))
    head = next(at for at in range(first, len(lines)) if lines[at].startswith("|"))
    rows = []
    for line in lines[head + 2 :]:
        if not line.startswith("|"):
            break
        rows.append([cell.strip() for cell in line.strip("|").split("|")])
    return rows


def words(text: str) -> list[str]:
    """What stands in backticks."""
    return re.findall(r"`([^`]+)`", text)


def blocks(kind: str, text: str = TEXT) -> list[str]:
    """The fenced blocks of one kind."""
    return re.findall(rf"^```{kind}\n(.*?)^```$", text, re.M | re.S)


def write_pack(folder: Path) -> Path:
    """Every file that the page shows, as it is shown."""
    for block in blocks("toml"):
        name = block.partition("\n")[0].removeprefix("# ")
        assert name.startswith(f"{PACK}/"), block
        put(folder, name, block)
    return folder / PACK


@pytest.fixture
def pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return write_pack(tmp_path)


def effects() -> dict[str, type[Effect]]:
    """Every word for what happens, of the base game and of its modules."""
    more = (effect for module in NormandyGame.modules for effect in module.words)
    return {str(effect.__struct_config__.tag): effect for effect in (*WORDS, *more)}


def effect_rows() -> list[tuple[Row, bool]]:
    """The rows of all tables of effects, and whether it is a table of those that last."""
    at_once = (*table(VOCABULARY, "At once"), *table(GERMAN, OF_GERMANS))
    lasting = (
        *table(VOCABULARY, "Lasting"),
        *table(CONDITIONS, OF_CONDITIONS),
        *table(GERMAN, "Lasting"),
    )
    return [(row, False) for row in at_once] + [(row, True) for row in lasting]


def item(tmp_path: Path, lines: str) -> Item:
    """An Item with these lines in its entry."""
    (file,) = load(
        [put(tmp_path, "one.toml", CARD + lines)],
        {"item": Item},
        {Effect: tuple(effects().values())},
    )
    entry = file.entries["item"][0][1]
    assert isinstance(entry, Item)
    return entry


def literals(hint: Any) -> set[str]:
    """The words that a field may hold."""
    if get_origin(hint) is Literal:
        return {word for word in get_args(hint) if isinstance(word, str)}
    if get_origin(hint) is Annotated and hint == SymbolName:
        return set()
    return {word for part in get_args(hint) for word in literals(part)}


# The worked example


def test_every_file_of_the_page_loads_together(pack: Path) -> None:
    ours, theirs = load_games(), load_games(pack)
    for game in ("battle", "normandy"):
        assert hash_of(ours[game].content.entries()) != hash_of(theirs[game].content.entries())
    content = load_game("normandy", pack).content
    assert set(content.maps) - set(ours["normandy"].content.maps) == {"sand-table"}
    assert set(content.nations) - set(ours["normandy"].content.nations) == {"belgium"}
    assert content.by_id["lucky-charm"] != ours["normandy"].content.by_id["lucky-charm"]
    assert {card.id for card in content.own_set["belgium"]} == {
        "belgium-corporal",
        "belgium-courier",
    }
    assert 4 <= len(content.maps["sand-table"].sectors) <= 5


def test_every_folder_in_the_tree_is_one_that_is_read(tmp_path: Path) -> None:
    tree = TEXT.partition(f"    {PACK}/\n")[2].partition("\n\n")[0]
    named = {found[1] for found in re.finditer(r"\b([a-z_]+)/", tree)}
    folders = {module.folder.name for module in NormandyGame.modules}
    assert named == {"normandy", "battle", "express", "maps"} | folders
    badge = next(iter(load_game("normandy").content.of_kind("badge")))
    put(
        tmp_path,
        f"{PACK}/normandy/badges/mine.toml",
        CARD.replace("item", "badge")
        .replace('"x"', f'"{badge}"')
        .replace("cost = 1\n", 'effects = [{ do = "gain", soldiers = 1 }]\n'),
    )
    assert load_game("normandy", tmp_path / PACK).content.by_id[badge].name.en == "X"


def test_the_new_nation_fights_on_the_new_map(pack: Path) -> None:
    given: dict[str, object] = {"map": "sand-table", "nation_1": "belgium"}
    assert simulate("normandy", given, ("random",), games=5, seed="1", workers=1, pack=pack).games


def test_what_is_said_about_nations_is_so() -> None:
    content = load_game("normandy").content
    for nation in content.nations:
        ranks = [card.rank for card in content.own_set[nation]]
        assert (ranks.count("regular"), ranks.count("reserve")) == (6, 5)
    needed = {s.needs for m in content.maps.values() for s in m.sectors if s.needs}
    pool = {card.role for card in content.common_pool}
    assert needed - pool <= {"corporal", "scout", "engineer", "grenadier"}


# Commands


class Ran:
    """What a command printed on both streams, and how it ended."""

    def __init__(self, text: str, code: object) -> None:
        self.text, self.code = text, code


class Shell:
    """Runs what the page tells people to type."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch, self.capsys = monkeypatch, capsys

    def __call__(self, line: str, typed: str = "") -> Ran:
        self.monkeypatch.setattr(sys, "argv", line.split())
        self.monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code: object = 0
        try:
            main()
        except SystemExit as leaving:
            code = leaving.code or 0
        captured = self.capsys.readouterr()
        return Ran(captured.out + captured.err, code)


@pytest.fixture
def shell(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(monkeypatch, capsys)


def consoles(heading: str) -> list[tuple[str, str]]:
    """Commands of a section with what they answer."""
    found = []
    for block in blocks("console", section(heading)):
        command, _, answer = block.partition("\n")
        found.append((command.removeprefix("$ "), answer))
    return found


WORKED = "From an empty folder to the first battle"


def test_the_check_says_what_the_page_says(pack: Path, shell: Shell) -> None:
    modules = ("missions", "conditions", "atlantikwall")
    for later in ("battle/medals.toml", *(f"normandy/{name}/mine.toml" for name in modules)):
        (pack / later).unlink()
    ((command, answer),) = consoles(WORKED)
    ran = shell(command)
    assert (ran.text, ran.code) == (answer, 0)


def test_the_fault_is_told_as_the_page_tells_it(pack: Path, shell: Shell) -> None:
    found = re.search(r"With\s+`([^`]+)` for `([^`]+)` in `([^`]+)`", TEXT)
    assert found is not None
    wrong, right, name = found.groups()
    file = pack / "normandy" / name
    assert right in file.read_text("utf-8")
    file.write_text(file.read_text("utf-8").replace(right, wrong), "utf-8")
    ((command, answer),) = consoles("If something is wrong")
    ran = shell(command)
    assert (ran.text, ran.code) == (answer, 2)


def commands() -> list[str]:
    """Every command that the page shows by itself, in a block or in a sentence."""
    shown = re.findall(r"^    (beachhead .+)$", TEXT, re.M)
    return list(dict.fromkeys(shown + re.findall(r"`(beachhead [^`]+)`", TEXT)))


@pytest.mark.parametrize("command", commands())
def test_every_command_runs(pack: Path, shell: Shell, command: str) -> None:
    line = re.sub(r"--games \d+", "--games 2", command)
    if line == "beachhead content check":
        line += f" {PACK}"
    if " play " in line:
        line += " --plain"
    assert shell(line, "q\n").code == 0


def options(command: Any) -> set[str]:
    """Every option of a command and of those within it."""
    own = {name for param in command.params for name in param.opts}
    return own.union(*map(options, getattr(command, "commands", {}).values()))


@pytest.mark.parametrize("page", ["docs/content-packs.md", "docs/playing.md", "README.md"])
def test_every_option_and_setting_that_a_page_names_exists(page: str) -> None:
    known = options(get_command(app))
    for game in load_games().values():
        known |= {f"--{spec.name.replace('_', '-')}" for spec in game.specs()}
    shown = re.findall(r"[\s`](--[a-z][a-z0-9-]*)", (DOC.parents[1] / page).read_text("utf-8"))
    assert shown
    assert set(shown) - known == set()


def test_the_cards_read_as_shown(pack: Path, shell: Shell) -> None:
    listed = shell(f"beachhead cards --pack {PACK}").text
    shown = blocks("text", section(WORKED))
    assert shown
    for block in shown:
        assert block in listed


# Fields


def field_rows(start: str) -> dict[str, dict[str, bool]]:
    """By entry: its fields, and whether they are needed."""
    found: dict[str, dict[str, bool]] = {}
    for entries, names, default, _ in table("Fields", start):
        for entry in entries.split(", "):
            found.setdefault(entry, {}).update(dict.fromkeys(words(names), default == "needed"))
    return found


def fields_of(shape: type[Struct]) -> dict[str, bool]:
    return {field.encode_name: field.required for field in fields(shape)}


def test_the_fields_of_cards_are_all_there_and_no_others() -> None:
    rows = field_rows("Cards:")
    common = rows.pop("all")
    assert common == fields_of(UnitCard)
    assert set(rows) <= set(CARDS)
    for name, shape in CARDS.items():
        assert common | rows.get(name, {}) == fields_of(shape)
    heading = next(line for line in section("Fields").splitlines() if line.startswith("Cards:"))
    assert words(heading) == [f"[[{name}]]" for name in CARDS]


def test_the_fields_of_nations_and_maps_are_all_there_and_no_others() -> None:
    shapes = {name: SHAPES[name] for name in ("nation", "title", "rwb", "map")} | {"sector": Sector}
    rows = field_rows("Nations:") | field_rows("Maps:")
    assert rows == {name: fields_of(shape) for name, shape in shapes.items()}


def test_the_fields_of_evenings_are_all_there_and_no_others() -> None:
    assert field_rows("Evenings:") == {"evening": fields_of(SHAPES["evening"])}


def test_the_evening_of_the_page_is_offered_last(pack: Path) -> None:
    evenings = load_game("normandy", pack).content.evenings
    assert evenings[-1].id == "belgians-on-the-sand" and evenings[0].id == "first-landing"


def test_words_that_fields_may_hold_are_all_there() -> None:
    shapes: list[type[Struct]] = [*EVERY_SHAPE.values(), Sector]
    for shape in shapes:
        hints = get_type_hints(shape, include_extras=True)
        for name, hint in ((name, hints[name]) for name in shape.__struct_fields__):
            if name not in ("when", "who", "condition", "kind", "rule"):
                missing = {word for word in literals(hint) if f"`{word}`" not in TEXT}
                assert {word for word in missing if f'`"{word}"`' not in TEXT} == set(), name
    assert set(get_args(Source)) <= {word.strip('"') for word in words(TEXT)}


# The vocabulary


def test_the_vocabulary_fits_a_page() -> None:
    assert len(section(VOCABULARY).splitlines()) < 100


def test_every_effect_has_a_row_and_there_are_no_others() -> None:
    rows = [(words(row[0]), lasts) for row, lasts in effect_rows()]
    listed = {names[0]: lasts for names, lasts in rows}
    assert len(listed) == len(rows)
    assert listed == {name: effect.lasts for name, effect in effects().items()}


@pytest.mark.parametrize("row", [row for row, _ in effect_rows()], ids=lambda row: words(row[0])[0])
def test_an_effects_example_is_that_effect_in_its_windows(row: Row, tmp_path: Path) -> None:
    (name,), (example,) = words(row[0]), words(row[2])
    entry = item(tmp_path, f"effects = [{example}]\n")
    (effect,) = entry.effects
    assert type(effect) is effects()[name]
    assert effect.is_sound()
    windows = set() if row[3] == "none" else set(row[3].split(", "))
    assert windows == set(effect.windows())


@pytest.mark.parametrize("row", [row for row, _ in effect_rows()], ids=lambda row: words(row[0])[0])
def test_an_effects_row_names_its_fields_and_their_words(row: Row) -> None:
    effect = effects()[words(row[0])[0]]
    said = " ".join(row[1:3])
    if row in table(CONDITIONS, OF_CONDITIONS):
        said += section(CONDITIONS).partition(OF_CONDITIONS)[2].partition("\n\n")[0]
    for field in fields(effect):
        assert re.search(rf"[`\s]{field.encode_name}\b", said), field.name
    hints = get_type_hints(effect, include_extras=True)
    for name, hint in ((name, hints[name]) for name in effect.__struct_fields__):
        if name != "lasts":
            assert {word for word in literals(hint) if word not in said} == set(), name


@pytest.mark.parametrize(
    ("start", "known"),
    [
        ("What makes it work", get_args(When)),
        ("For whom", get_args(Who)),
        ("On which condition", tuple(field.encode_name for field in fields(If))),
    ],
)
def test_when_who_and_if_are_all_there_and_no_others(start: str, known: tuple[str, ...]) -> None:
    listed = [words(row[0])[0] for row in table(VOCABULARY, start)]
    assert sorted(listed) == sorted(known)


def test_conditions_and_prices_are_written_like_that(tmp_path: Path) -> None:
    effect = 'effects = [{ do = "no-fire" }]\n'
    for row in table(VOCABULARY, "On which condition"):
        condition = item(tmp_path, f"{words(row[2])[0]}\n{effect}").condition
        assert condition is not None
        said = [f.encode_name for f in fields(If) if getattr(condition, f.name) is not None]
        assert said == words(row[0])
    (line,) = (line for line in section(VOCABULARY).splitlines() if line.startswith("For whom"))
    paragraph = section(VOCABULARY).partition(line)[2].partition("\n\n")[0]
    assert words(paragraph) == [field.encode_name for field in fields(Price)]
    assert item(tmp_path, f"{words(line)[-1]}\n{effect}").pay == Price(stars=1)


def test_what_a_word_works_for_is_so() -> None:
    works_for = {words(row[0])[0]: row[2] for row in table(VOCABULARY, "What makes it work")}
    in_sectors = {when for when, kinds in works_for.items() if "sector" in kinds}
    assert in_sectors == set(get_args(get_type_hints(SectorAbility)["when"]))
    for when, kinds in works_for.items():
        works = {kind for kind, shape in CARDS.items() if when in shape.works}
        named = {kind for kind in CARDS if kind in kinds}
        assert works == (set(CARDS) - named if kinds.startswith("all cards") else named)


COMBINED = {
    "plain": "",
    "who": 'who = "sector"\n',
    "if": "if = { row = 2 }\n",
    "pay": "pay = { stars = 1 }\n",
    "empty": "",
    "instead_of": 'instead_of = "mines"\n',
    "sacrifice": "sacrifice = true\n",
}
GOES_WITH = {
    "who": set(get_args(When)) - {"always"},
    "pay": {"use", "instead"},
    "empty": {"instead"},
    "instead_of": {"instead"},
    "sacrifice": {"use", "instead"},
}
"""What the page says of `when` and the other fields."""


def test_every_combination_of_when_with_another_field_loads_or_is_told(tmp_path: Path) -> None:
    entry = CARD.replace("item", "specialist") + 'rank = "ranking"\ntitle = "x"\n'
    wrong = set()
    text = CARD.replace("item", "title").replace("cost = 1\n", "")
    for when, (name, lines) in product(get_args(When), COMBINED.items()):
        id = f"{when}-{name}".replace("_", "-")
        if when == "instead" and name != "instead_of":
            lines += 'instead_of = "mines"\n'
        effects = "" if name == "empty" else '{ do = "lower-def", by = 1 }'
        text += f'{entry.replace("x", id, 1)}when = "{when}"\n{lines}effects = [{effects}]\n'
        if when not in GOES_WITH.get(name, {when}):
            wrong.add(id)
    put(tmp_path, "normandy/all.toml", text)
    listed = [found[1] for found in re.finditer(r'^id = "(.+)"$', text, re.M)][1:]
    told = {listed[int(fault.field.split(".")[1]) - 1] for fault in faults("normandy", tmp_path)}
    assert told == wrong


def test_losses_windows_and_symbols_are_all_there() -> None:
    text = section(VOCABULARY)
    losses = next(row for row in table(VOCABULARY, "What makes it work") if "`instead`" in row[0])
    assert words(losses[1])[1:] == list(get_args(Loss))
    paragraph = text.partition("Windows: ")[2].partition("\n\n")[0]
    windows, _, symbols = paragraph.partition("Symbols: ")
    assert words(windows)[:-1] == list(get_args(Window))
    assert words(windows)[-1] == "use"
    (symbol_names,) = (part for part in get_args(SymbolName) if get_origin(part) is Literal)
    assert words(symbols) == list(get_args(symbol_names))


def test_no_other_word_is_passed_off_as_one_of_ours() -> None:
    """Whatever the page writes as `do = …` or `when = …` is a word of a vocabulary."""
    pocket = {str(effect.__struct_config__.tag) for effect in get_args(medals.Effect)}
    families = [family for m in NormandyGame.modules for family in m.families.values()]
    more = {str(word.__struct_config__.tag) for family in families for word in family}
    for line in TEXT.splitlines():
        assert set(re.findall(r'do = "([^"]+)"', line)) <= set(effects()) | pocket | more
        assert set(re.findall(r'when = "([^"]+)"', line)) <= set(get_args(When))


def test_the_medals_words_are_all_there_and_no_others() -> None:
    listed = section("Battle! and Express!").partition("What a medal can do: ")[2]
    named = words(listed.partition("(")[0])
    assert named == [str(effect.__struct_config__.tag) for effect in get_args(medals.Effect)]


def test_the_files_that_the_page_points_to_are_there() -> None:
    for link in re.findall(r"\]\((?!https?:)([^)]+)\)", TEXT):
        assert (DOC.parent / link).exists(), link


def test_blocks_are_toml() -> None:
    assert len(blocks("toml")) == 11
    for block in blocks("toml"):
        assert tomllib.loads(block)
