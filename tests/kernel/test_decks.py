"""Cards drawn: weights, draws that follow them, cards typed in, and whole games with both kinds."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from beachhead.kernel import fair
from beachhead.kernel.contract import Draw, Drawn, Rolled, chance_for, first_chance
from beachhead.kernel.errors import Illegal, Malformed
from beachhead.kernel.notation import Seed, Undo, write_entry
from beachhead.kernel.record import Reading, Verdict, read_record, verify, write_record
from beachhead.kernel.table import Table
from tests.draw_game import DECK, DrawGame, Keep, Swap
from tests.kernel.play import SEED, new_header, play_on
from tests.script import Script, find, names

stable = settings(derandomize=True, deadline=None)

GAME = DrawGame()
DRAW = Draw(DECK, 0, "X-1")
decks = st.lists(st.sampled_from(DECK), min_size=1, max_size=9).map(sorted).map(tuple)


def new_table(seats: int = 2, **more: Any) -> Table:
    return Table(GAME, new_header(GAME, seats, **more))


def reread(table: Table) -> Reading:
    return read_record(write_record(table.header, table.noted).encode(), lambda _: GAME)


@stable
@given(decks)
def test_a_card_weighs_as_often_as_it_is_in_the_deck(deck: tuple[str, ...]) -> None:
    draw = Draw(deck, None, "X-1")
    assert draw.outcomes() == Counter(deck)
    assert sum(draw.outcomes().values()) == draw.total == len(deck)
    every = [draw.draw(lambda _, at=at: at) for at in range(draw.total)]  # type: ignore[misc]
    assert Counter(every) == draw.outcomes()
    for card in DECK:
        assert draw.allows(card) == (card in deck)


@pytest.mark.parametrize("text", ["silver-star", "  silver-star "])
def test_a_card_is_written_and_read_back(text: str) -> None:
    assert DRAW.read(text) == "silver-star"
    assert DRAW.write("silver-star") == "silver-star"
    assert DRAW.event("silver-star") == Drawn(0, "silver-star")
    assert DRAW.happen(lambda n: n - 1) == Drawn(0, "tank")


def test_what_is_not_in_the_deck_is_refused_with_what_is() -> None:
    with pytest.raises(Illegal) as error:
        DRAW.read("plane")
    assert error.value.code == "wrong-card"
    assert error.value.args_by_name == {
        "text": "plane",
        "wanted": "jeep, radio, silver-star, tank",
    }


@pytest.mark.parametrize("text", ["", "Jeep", "jeep tank", "jeep-", "é"])
def test_what_is_no_word_is_malformed(text: str) -> None:
    with pytest.raises(Malformed) as error:
        DRAW.read(text)
    assert error.value.code == "not-a-word"


def test_a_game_of_draws_in_notation() -> None:
    play = Script(GAME, seats=2)
    play.do("seat1 rolls Rs")
    assert (play.deck(), play.pool()) == (DECK, None)
    assert names(play.do("seat1 draws jeep")) == ["card-taken"]
    play.do("seat1 swap")
    assert play.deck() == ("jeep", "radio", "radio", "silver-star", "tank")
    play.do("seat1 draws radio", "seat1 keep")
    assert (play.deck(2), play.pool(2)) == (None, "R")
    play.do("seat2 rolls Rk", "seat2 draws tank", "seat2 keep")
    assert play.deck(None) == ("jeep", "radio", "silver-star")
    for refused in ("table draws tank", "seat1 draws jeep", "table rolls Rk"):
        with pytest.raises(Illegal):
            play.do(refused)
    assert find(play.do("table draws radio"), "card-found").card == "radio"
    assert play.over is not None
    assert play.over.scores == (2, 0)


def finished(play: str) -> Table:
    """A whole game with a draw taken back and put back, closed with its seed."""
    table = play_on(new_table(), fair.fast_stream(play), entries=2)
    table.append(Undo(0, 1, table.people))
    table.append(table.redo_plan())
    play_on(table, fair.fast_stream(play))
    table.append(Seed(SEED.hex()))
    return table


@pytest.mark.parametrize("play", ["a", "b", "c"])
def test_a_record_with_draws_is_read_back_and_found_fair(play: str) -> None:
    table = finished(play)
    reading = reread(table)
    assert reading.fault is None
    assert reading.table.entries == table.entries
    assert reading.table.line == table.line
    chances = [entry for entry in table.entries if isinstance(entry, Rolled | Drawn)]
    assert verify(reading) == Verdict("fair", len(chances))
    assert any(write_entry(entry).startswith("table draws ") for entry in chances)


def test_a_card_that_was_changed_is_found_at_its_line() -> None:
    table = finished("bent")
    at = next(i for i, entry in enumerate(table.entries) if isinstance(entry, Drawn))
    fair_card = table.entries[at]
    assert isinstance(fair_card, Drawn)
    last = table.line[-1].event
    assert isinstance(last, Drawn)
    bent = next(card for card in DECK if card not in (fair_card.card, last.card))
    entries = [*table.entries[:at], Drawn(fair_card.seat, bent), *table.entries[at + 1 :]]
    verdict = verify(read_record(write_record(table.header, entries).encode(), lambda _: GAME))
    assert (verdict.result, verdict.line) == ("wrong-roll", at + 2)
    assert (verdict.recorded, verdict.expected) == (bent, fair_card.card)


def test_the_stream_of_a_chance_counts_rolls_and_draws_of_its_seat() -> None:
    table = new_table()
    table.roll(SEED)
    assert (table.rolls, table.rolls_by(0), table.rolls_by(1)) == (1, 1, 0)
    draw = chance_for(table.pending, 0)
    assert draw == first_chance(table.pending) == Draw(DECK, 0, "X-1")
    assert isinstance(draw, Draw)
    table.roll(SEED)
    assert table.entries[-1] == draw.happen(fair.dice_stream(SEED, 0, 1))
    assert (table.rolls, table.rolls_by(0), table.rolls_by(None)) == (2, 2, 0)


def test_undo_does_not_cross_a_draw_unless_everybody_agreed() -> None:
    table = new_table()
    table.roll(SEED)
    table.roll(SEED)
    with pytest.raises(Illegal, match="undo-needs-agreement"):
        table.append(Undo(0, 1, ()))
    table.choose(0, Swap())
    table.append(Undo(0, 1, ()))
    table.choose(0, Swap())
    table.roll(SEED)
    table.choose(0, Keep())
    for steps in (2, 3):
        with pytest.raises(Illegal, match="undo-needs-agreement"):
            table.append(Undo(0, steps, (0,)))
    table.append(Undo(0, 3, (0, 1)))
    drawn = [step.event for step in table.line if isinstance(step.event, Drawn)]
    assert len(drawn) == 1
    assert table.rolls == 3, "a draw taken back counts"
