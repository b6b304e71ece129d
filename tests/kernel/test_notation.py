"""Notation: a total round trip, exact reading, three kinds of error, and nothing else ever."""

from __future__ import annotations

from functools import cache
from typing import Literal, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from beachhead.games import GAMES
from beachhead.kernel.contract import Action, Choice, Drawn, Rolled
from beachhead.kernel.errors import Malformed, NotationError
from beachhead.kernel.kinds import (
    CODECS,
    COLOURS,
    LISTS,
    SECTORS,
    SYMBOLS,
    BeachId,
    CardId,
    Colour,
    Colours,
    Dice,
    Die,
    Field,
    RwbSymbol,
    Seat,
    Sector,
    Symbol,
    Symbols,
    fields,
)
from beachhead.kernel.notation import (
    Entry,
    Redo,
    Seed,
    Undo,
    Upgrade,
    read_action,
    read_entry,
    tag,
    write_action,
    write_entry,
)
from tests.kernel.play import noise

stable = settings(derandomize=True, deadline=None)


class Everything(Action, frozen=True):
    """Every kind of one token, whether a game uses it yet or not."""

    die: Die
    symbol: Symbol
    colour: Colour
    sector: Sector
    seat: Seat
    number: int
    flag: bool
    card: CardId
    beach: BeachId
    word: str
    one_of: Literal["yes", "no", "perhaps"]
    nobody: Seat | None
    dice: Dice


class ManyColours(Action, frozen=True):
    colours: Colours


class ManySymbols(Action, frozen=True):
    rwb: RwbSymbol
    symbols: Symbols


TOYS: tuple[type[Action], ...] = (Everything, ManyColours, ManySymbols)
VOCABULARIES = {id: game.actions for id, game in GAMES.items()} | {"toys": TOYS}
CLASSES = [(id, cls) for id, actions in VOCABULARIES.items() for cls in actions]

letters = st.text("abcxyz019", min_size=1, max_size=5)
words = st.lists(letters, min_size=1, max_size=3).map("-".join)
seats = st.integers(0, 999_999_998)
any_die = st.integers(0, 6 * len(COLOURS) - 1)
by_kind: dict[str, st.SearchStrategy[object]] = {
    "die": any_die,
    "symbol": st.integers(0, len(SYMBOLS) - 1),
    "rwb-symbol": st.integers(0, len(SYMBOLS) - 1),
    "colour": st.integers(0, len(COLOURS) - 1),
    "sector": st.integers(0, len(SECTORS) - 1),
    "seat": seats,
    "number": st.integers(-999_999_999, 999_999_999),
    "flag": st.booleans(),
    "card": words,
    "beach": words,
    "word": words,
}


def values(field: Field) -> st.SearchStrategy[object]:
    """What a field of an action may hold."""
    if field.kind in LISTS:
        return st.lists(by_kind[LISTS[field.kind]], max_size=7).map(tuple)
    one = st.sampled_from(field.words) if field.words else by_kind.get(field.kind, words)
    return st.none() | one if field.optional else one


@cache
def actions_of(cls: type[Action]) -> st.SearchStrategy[Action]:
    return st.tuples(*map(values, fields(cls))).map(lambda given: cls(*given))


@cache
def entries_of(vocabulary: tuple[type[Action], ...]) -> st.SearchStrategy[Entry]:
    dice = st.lists(any_die, max_size=9).map(lambda dice: tuple(sorted(dice)))
    some_seats = st.lists(seats, max_size=4).map(tuple)
    return st.one_of(
        st.builds(Choice, seats, st.one_of(*map(actions_of, vocabulary))),
        st.builds(Rolled, st.none() | seats, dice),
        st.builds(Drawn, st.none() | seats, words),
        st.builds(Undo, seats, st.integers(-9, 999_999_999), some_seats),
        st.builds(Redo, seats, some_seats),
        st.builds(Seed, st.binary(min_size=1, max_size=40).map(bytes.hex)),
        st.builds(Upgrade, words, words),
    )


def test_the_toys_use_every_kind_so_that_no_codec_goes_untested() -> None:
    used = {field.kind for toy in TOYS for field in fields(toy)}
    of_content = {"card", "beach"}
    assert used == set(CODECS) | set(LISTS) | of_content == set(by_kind) | set(LISTS)


@pytest.mark.parametrize("id", VOCABULARIES)
def test_every_action_of_a_game_has_a_word_of_its_own_that_no_entry_uses(id: str) -> None:
    tags = [tag(cls) for cls in VOCABULARIES[id]]
    assert len(set(tags)) == len(tags)
    assert not {"rolls", "draws", "undoes", "redoes"} & set(tags)


@pytest.mark.parametrize(
    ("id", "cls"), CLASSES, ids=lambda value: getattr(value, "__name__", value)
)
@settings(stable, max_examples=30)
@given(data=st.data())
def test_every_action_is_read_back_as_it_was_written(
    id: str, cls: type[Action], data: st.DataObject
) -> None:
    action = data.draw(actions_of(cls))
    assert read_action(write_action(action), VOCABULARIES[id]) == action


@pytest.mark.parametrize("id", VOCABULARIES)
@settings(stable, max_examples=200)
@given(data=st.data())
def test_every_entry_is_read_back_as_it_was_written(id: str, data: st.DataObject) -> None:
    entry = data.draw(entries_of(VOCABULARIES[id]))
    text = write_entry(entry)
    assert "\n" not in text
    assert read_entry(text, VOCABULARIES[id]) == entry


def test_the_entry_kinds_of_the_round_trip_are_all_there_are() -> None:
    assert set(get_args(Entry)) == {Choice, Rolled, Drawn, Undo, Redo, Seed, Upgrade}


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "not-a-seat"),
        ("seat1", "unknown-verb"),
        ("seat1 ", "unknown-verb"),
        ("seat0 stand", "not-a-seat"),
        ("seat-1 stand", "not-a-seat"),
        ("seat01 stand", "not-a-number"),
        ("seat1234567890 stand", "not-a-number"),
        ("seat１ stand", "not-a-number"),
        ("Seat1 stand", "not-a-seat"),
        ("table stand", "not-a-seat"),
        ("seat1  stand", "unknown-verb"),
        (" seat1 stand", "not-a-seat"),
        ("seat1 stand ", "too-many-words"),
        ("seat1 stand\n", "unknown-verb"),
        ("seat1\tstand", "not-a-number"),
        ("seat1 Stand", "unknown-verb"),
        ("seat1 st", "unknown-verb"),
        ("seat1 stand Rk", "too-many-words"),
        ("seat1 reroll Rk  Wk", "not-a-die"),
        ("seat1 reroll rk", "not-a-die"),
        ("seat1 deploy", "too-few-words"),
        ("seat1 deploy true", "not-yes-or-no"),
        ("seat1 play Silver-Star", "not-a-word"),
        ("seat1 play silver--star", "not-a-word"),
        ("seat1 set-field medal-of-honor 4", "not-a-sector"),
        ("seat1 sit-out purple", "not-a-colour"),
        ("seat1 rolls Wk Rk", "not-canonical"),
        ("seat1 rolls Rk ", "not-a-die"),
        ("seat1 rolls ", "not-a-die"),
        ("seat0 rolls Rk", "not-a-seat"),
        ("seat1 draws", "unknown-verb"),
        ("seat1 draws ", "not-a-word"),
        ("seat1 draws Jeep", "not-a-word"),
        ("seat1 draws jeep tank", "unknown-verb"),
        ("seat1 draws  jeep", "unknown-verb"),
        ("seat0 draws jeep", "not-a-seat"),
        ("seat1 undoes", "unknown-verb"),
        ("seat1 undoes 01", "not-a-number"),
        ("seat1 undoes -0", "not-a-number"),
        ("seat1 undoes 1 seat0", "not-a-seat"),
        ("seat1 undoes 1 Ann", "not-a-seat"),
        ("table undoes 1", "not-a-seat"),
        ("seat1 redoes 1", "not-a-seat"),
        ("seat1 redoes ", "not-a-seat"),
        ("table redoes", "not-a-seat"),
        ("seed", "not-a-seed"),
        ("seed abc", "not-a-seed"),
        ("seed ABCD", "not-a-seed"),
        ("seed ab cd", "not-a-seed"),
        ("seed zz", "not-a-seed"),
    ],
)
def test_text_that_is_not_exactly_what_we_write_is_malformed(text: str, code: str) -> None:
    with pytest.raises(Malformed) as error:
        read_entry(text, GAMES["battle"].actions)
    assert error.value.code == code


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("everything Rk star red landing seat1 1 yes a b c maybe - Rk", "not-one-of"),
        ("everything Rk stars red landing seat1 1 yes a b c no - Rk", "not-a-symbol"),
        ("everything Rk star red landing seat1 1e3 yes a b c no - Rk", "not-a-number"),
        ("everything Rk star red landing - 1 yes a b c no - Rk", "not-a-seat"),
        ("everything Rk star red landing seat1 1 yes a b c no", "too-few-words"),
    ],
)
def test_each_kind_of_field_says_what_it_cannot_read(text: str, code: str) -> None:
    with pytest.raises(Malformed) as error:
        read_action(text, TOYS)
    assert error.value.code == code


def test_the_right_text_of_that_toy_is_read() -> None:
    text = "everything Rk star red landing seat1 1 yes a b c no - Rk"
    assert read_action(text, TOYS) == Everything(
        0, 1, 0, 0, 0, 1, True, "a", "b", "c", "no", None, (0,)
    )


@pytest.mark.parametrize("id", VOCABULARIES)
@settings(stable, max_examples=400)
@given(data=st.data())
def test_any_text_is_either_exact_notation_or_a_notation_error(
    id: str, data: st.DataObject
) -> None:
    text = data.draw(noise(VOCABULARIES[id]))
    try:
        entry = read_entry(text, VOCABULARIES[id])
    except NotationError as error:
        assert isinstance(error, Malformed)
    else:
        assert write_entry(entry) == text
    try:
        action = read_action(text, VOCABULARIES[id])
    except NotationError as error:
        assert isinstance(error, Malformed)
    else:
        assert write_action(action) == text
