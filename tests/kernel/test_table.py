"""A table: undo and redo as entries, who must agree to them, and the seed at the end."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from beachhead.games import GAMES
from beachhead.kernel import fair
from beachhead.kernel.contract import AnyGame, Choice, Rolled, first_chance
from beachhead.kernel.dice import Roll
from beachhead.kernel.errors import Illegal, NotationError, Problems
from beachhead.kernel.notation import Entry, Redo, Seed, Undo
from beachhead.kernel.table import Step, Table
from tests.draw_game import DrawGame
from tests.kernel.play import SEED, loaded, new_header, play_on
from tests.secret_game import Bid, Fold, SecretGame, Show

stable = settings(derandomize=True, deadline=None)

SECRETS = SecretGame()


def snapshot(table: Table) -> tuple[Any, ...]:
    """All that a table is."""
    return (
        *(table.state, table.pending, list(table.entries), list(table.line)),
        *(bool(table._undone), table.rolls, table.over),
    )


def replayed(table: Table) -> Table:
    """A fresh table with the same record."""
    again = Table(table.game, table.header)
    for entry in table.entries:
        again.append(entry)
    return again


def refuses(table: Table, entry: Entry, code: str) -> Illegal:
    """The table says no with this code, and nothing has changed."""
    before = snapshot(table)
    with pytest.raises(Illegal) as error:
        table.append(entry)
    assert error.value.code == code
    assert snapshot(table) == before
    return error.value


@pytest.fixture
def table() -> Table:
    """Two people, each with a hidden die."""
    table = Table(SECRETS, new_header(SECRETS, 2))
    table.roll(SEED)
    table.roll(SEED)
    return table


def test_undo_is_free_over_own_choices(table: Table) -> None:
    start = table.state
    table.choose(0, Bid(1))
    one_bid = table.state
    table.choose(0, Bid(3))
    assert table.append(Undo(0, 1, ())) == ()
    assert table.state == one_bid
    table.choose(0, Bid(2))
    table.append(Undo(0, 2, ()))
    assert table.state == start
    assert [type(entry) for entry in table.entries[2:]] == [Choice, Choice, Undo, Choice, Undo]


def test_undo_does_not_cross_a_roll_unless_everybody_agreed(table: Table) -> None:
    error = refuses(table, Undo(0, 1, ()), "undo-needs-agreement")
    assert error.args_by_name == {"seats": "1, 2"}
    assert table.line[-1].event.seat == 1
    refuses(table, Undo(1, 1, ()), "undo-needs-agreement")
    table.choose(0, Bid(1))
    refuses(table, Undo(0, 2, (0,)), "undo-needs-agreement")
    refuses(table, Undo(0, 2, (1,)), "undo-needs-agreement")
    table.append(Undo(0, 2, (1, 0)))
    assert first_chance(table.pending) == Roll((0,), 1, "S-1")


def test_undo_does_not_cross_another_seats_choice_unless_everybody_agreed(table: Table) -> None:
    table.choose(0, Bid(1))
    table.choose(1, Bid(1))
    refuses(table, Undo(0, 2, ()), "undo-needs-agreement")
    refuses(table, Undo(0, 1, ()), "undo-needs-agreement")
    error = refuses(table, Undo(0, 2, (0,)), "undo-needs-agreement")
    assert error.args_by_name == {"seats": "2"}
    table.append(Undo(0, 2, (0, 1)))
    assert table.state.bids == (0, 0)


def test_undo_does_not_cross_what_was_revealed_unless_everybody_agreed(table: Table) -> None:
    table.choose(0, Show())
    refuses(table, Undo(0, 1, ()), "undo-needs-agreement")
    refuses(table, Undo(0, 1, (0,)), "undo-needs-agreement")
    table.append(Undo(0, 1, (0, 1)))
    table.choose(0, Fold())
    table.append(Undo(0, 1, ()))
    assert table.state.done == ("", "")


@pytest.mark.parametrize(
    ("bots", "needed"), [((), (0, 1, 2)), ((2,), (0, 1)), ((0, 2), (1,)), ((0, 1, 2), ())]
)
def test_people_must_agree_and_bots_need_not(
    bots: tuple[int, ...], needed: tuple[int, ...]
) -> None:
    table = Table(SECRETS, new_header(SECRETS, 3, bots=bots))
    for _ in range(3):
        table.roll(SEED)
    table.choose(2, Show())
    assert table.people == needed
    assert table.undo_plan(2) == Undo(2, 1, needed)
    for left_out in needed:
        agreed = tuple(seat for seat in needed if seat != left_out)
        refuses(table, Undo(1, 1, agreed), "undo-needs-agreement")
    table.append(Undo(1, 1, needed))
    assert len(table.line) == 3


def test_the_plan_of_an_undo_goes_back_to_the_seats_own_last_choice(table: Table) -> None:
    for seat in (0, 1):
        with pytest.raises(Illegal, match="nothing-to-undo"):
            table.undo_plan(seat)
    table.choose(0, Bid(1))
    table.choose(0, Bid(2))
    assert table.undo_plan(0) == Undo(0, 1, ())
    table.choose(1, Bid(1))
    assert table.undo_plan(1) == Undo(1, 1, ())
    assert table.undo_plan(0) == Undo(0, 2, (0, 1))
    table.append(table.undo_plan(0))
    assert table.undo_plan(0) == Undo(0, 1, ())
    assert table.state.bids == (1, 0)


@pytest.mark.parametrize(
    ("undo", "code"),
    [
        (Undo(0, 0, (0, 1)), "nothing-to-undo"),
        (Undo(0, -1, (0, 1)), "nothing-to-undo"),
        (Undo(0, 3, (0, 1)), "nothing-to-undo"),
        (Undo(2, 1, (0, 1)), "no-such-seat"),
        (Undo(-1, 1, (0, 1)), "no-such-seat"),
    ],
)
def test_an_undo_of_what_is_not_there_is_refused(table: Table, undo: Undo, code: str) -> None:
    refuses(table, undo, code)


def test_redo_puts_back_what_was_taken_back_last_and_tells_it_again(table: Table) -> None:
    table.choose(0, Bid(1))
    facts = table.choose(0, Bid(2))
    line, state = list(table.line), table.state
    table.append(Undo(0, 1, ()))
    table.append(Undo(0, 1, ()))
    table.append(Redo(0))
    assert table.state.bids == (1, 0)
    assert table.append(Redo(0)) == facts
    assert ([*table.line], table.state) == (line, state)
    refuses(table, Redo(0), "nothing-to-redo")


def test_redo_is_only_for_the_seat_that_undid(table: Table) -> None:
    refuses(table, Redo(0), "nothing-to-redo")
    table.choose(0, Bid(1))
    table.append(Undo(0, 1, ()))
    error = refuses(table, Redo(1), "not-your-undo")
    assert error.args_by_name == {"seat": 1}
    refuses(table, Redo(7), "not-your-undo")
    table.append(Redo(0))
    assert table.state.bids == (1, 0)


def test_redo_needs_the_word_of_all_whose_word_the_undo_needed(table: Table) -> None:
    table.choose(0, Bid(1))
    table.choose(1, Bid(1))
    table.append(Undo(0, 2, (0, 1)))
    assert table.redo_plan() == Redo(0, (0, 1))
    error = refuses(table, Redo(0), "redo-needs-agreement")
    assert error.args_by_name == {"seats": "1, 2"}
    refuses(table, Redo(0, (0,)), "redo-needs-agreement")
    refuses(table, Redo(0, (0, 1, 7)), "no-such-seat")
    table.append(Redo(0, (0, 1)))
    assert table.state.bids == (1, 1)
    table.append(Undo(1, 1, ()))
    assert table.redo_plan() == Redo(1)


def test_who_is_the_only_person_puts_back_dice_and_what_bots_did() -> None:
    table = Table(SECRETS, new_header(SECRETS, 2, bots=(1,)))
    table.roll(SEED)
    table.roll(SEED)
    table.choose(1, Bid(1))
    state = table.state
    table.append(Undo(0, 2, (0,)))
    assert table.redo_plan() == Redo(0)
    table.append(Redo(0))
    assert table.state == state


def typed_table(*bots: int) -> Table:
    return Table(SECRETS, new_header(SECRETS, 3, dice="typed", bots=bots))


def test_real_dice_that_were_typed_wrong_are_taken_back_before_any_choice() -> None:
    table = typed_table(1, 2)
    table.append(Rolled(0, (3,)))
    assert table.undo_plan(0) == Undo(0, 1, (0,))
    table.append(table.undo_plan(0))
    assert table.state == table.first_state
    table.append(Rolled(0, (4,)))
    assert table.state.dice[0] == 4
    assert snapshot(replayed(table)) == snapshot(table)


def test_everybody_agrees_before_real_dice_are_taken_back() -> None:
    table = typed_table()
    table.append(Rolled(0, (3,)))
    assert table.undo_plan(0) == Undo(0, 1, (0, 1, 2))
    refuses(table, Undo(0, 1, (0,)), "undo-needs-agreement")


def test_who_threw_real_dice_takes_them_back_and_anybody_those_of_a_bot() -> None:
    table = typed_table(2)
    for seat in range(3):
        table.append(Rolled(seat, (seat,)))
    assert table.undo_plan(0) == table.undo_plan(0, 1) == Undo(0, 1, (0, 1))
    assert table.undo_plan(1) == table.undo_plan(1, 0) == Undo(1, 1, (0, 1))
    table.append(table.undo_plan(1))
    assert table.undo_plan(0, 1) == Undo(1, 1, (0, 1))
    assert table.undo_plan(0) == Undo(0, 2, (0, 1))


def test_a_choice_before_real_dice_stays_when_they_are_taken_back() -> None:
    table = typed_table(1)
    table.append(Rolled(0, (0,)))
    table.append(Rolled(1, (1,)))
    table.append(Rolled(2, (2,)))
    table.choose(0, Bid(1))
    assert table.undo_plan(0) == Undo(0, 1, ())
    table.choose(1, Bid(2))
    assert table.undo_plan(0) == Undo(0, 2, (0, 2))
    assert table.undo_plan(2) == Undo(2, 3, (0, 2))


def test_fair_dice_are_nobodys_to_take_back() -> None:
    table = Table(SECRETS, new_header(SECRETS, 2, bots=(1,)))
    table.roll(SEED)
    with pytest.raises(Illegal, match="nothing-to-undo"):
        table.undo_plan(0)


def test_redo_lasts_only_until_something_new_happens(table: Table) -> None:
    table.choose(0, Bid(1))
    table.choose(0, Bid(2))
    table.append(Undo(0, 1, ()))
    assert table.redo_plan() == Redo(0)
    table.choose(1, Bid(3))
    refuses(table, Redo(0), "nothing-to-redo")
    table.append(Undo(0, 1, (0, 1)))
    table.append(Undo(0, 1, ()))
    table.append(Undo(0, 1, (0, 1)))
    table.roll(SEED)
    refuses(table, Redo(0), "nothing-to-redo")


def test_rolls_taken_back_are_not_repeated() -> None:
    table = Table(SECRETS, new_header(SECRETS, 2))
    for number in range(12):
        table.roll(SEED)
        assert table.rolls == number + 1
        expected = Roll((0,), 0, "S-1").draw(fair.dice_stream(SEED, 0, number))
        assert table.entries[-1] == Rolled(0, expected)
        table.append(Undo(1, 1, (0, 1)))
    results = [entry.result for entry in table.entries if isinstance(entry, Rolled)]
    assert len(set(results)) > 2


def test_nothing_to_roll_is_said(table: Table) -> None:
    before = snapshot(table)
    with pytest.raises(Illegal, match="nothing-to-roll"):
        table.roll(SEED)
    assert snapshot(table) == before


@pytest.mark.parametrize("entry", [Rolled(2, (0,)), Rolled(-1, (0,)), Choice(2, Fold())])
def test_a_seat_that_is_not_there_can_do_nothing(entry: Entry) -> None:
    refuses(Table(SECRETS, new_header(SECRETS, 2)), entry, "no-such-seat")


def finished() -> Table:
    table = play_on(Table(SECRETS, new_header(SECRETS, 2)), fair.fast_stream("end"))
    assert table.over is not None
    return table


def test_the_seed_is_shown_only_at_the_end_and_only_if_it_fits(table: Table) -> None:
    right, wrong = Seed(SEED.hex()), Seed(bytes(32).hex())
    refuses(table, right, "seed-too-early")
    table = finished()
    refuses(table, wrong, "seed-does-not-fit")
    table.append(Undo(0, 1, (0, 1)))
    refuses(table, right, "seed-too-early")
    table.append(table.redo_plan())
    table.append(right)
    assert table.entries[-1] == right
    assert snapshot(replayed(table)) == snapshot(table)


def test_without_a_commitment_no_seed_fits() -> None:
    header = new_header(SECRETS, 2, dice="typed")
    table = play_on(Table(SECRETS, header), fair.fast_stream("end"))
    refuses(table, Seed(SEED.hex()), "seed-does-not-fit")


@pytest.mark.parametrize(
    "entry",
    [Seed(SEED.hex()), Undo(0, 1, (0, 1)), Redo(0), Choice(0, Fold()), Rolled(0, (0,))],
    ids=lambda entry: type(entry).__name__,
)
def test_nothing_comes_after_the_seed(entry: Entry) -> None:
    table = finished()
    table.append(Undo(0, 1, (0, 1)))
    table.append(Undo(0, 1, (0, 1)))
    table.append(table.redo_plan())
    play_on(table, fair.fast_stream("more"))
    table.append(Seed(SEED.hex()))
    before = snapshot(table)
    with pytest.raises(NotationError):
        table.append(entry)
    assert snapshot(table) == before


def test_bots_who_need_no_agreement_cannot_undo_after_the_seed_either() -> None:
    table = Table(SECRETS, new_header(SECRETS, 2, bots=(0, 1)))
    play_on(table, fair.fast_stream("end"))
    table.append(Undo(0, 1, ()))
    table.append(Redo(0))
    table.append(Seed(SEED.hex()))
    refuses(table, Undo(0, 1, ()), "closed")


def test_who_plays_alone_takes_the_last_step_back_after_the_seed_and_the_record_tells() -> None:
    table = Table(SECRETS, new_header(SECRETS, 2, bots=(1,)))
    play_on(table, fair.fast_stream("end"))
    table.append(Seed(SEED.hex()))
    assert not table.reopened
    refuses(table, Undo(1, 1, (0,)), "closed")
    refuses(table, Redo(0), "nothing-to-redo")
    entries = len(table.entries)
    table.append(table.undo_plan(0))
    assert table.over is None and table.reopened == entries + 1
    table.append(table.redo_plan())
    table.append(Seed(SEED.hex()))
    assert table.over is not None and table.reopened == entries + 1
    assert snapshot(replayed(table)) == snapshot(table)


def test_a_table_is_not_set_for_too_few_too_many_or_bad_options() -> None:
    for seats in (1, 4):
        with pytest.raises(Problems) as error:
            Table(SECRETS, new_header(SECRETS, seats, low_wins="alone"))
        assert [problem.code for problem in error.value.found] == [
            "bad-seats",
            "alone-without-fold",
        ]
        assert error.value.found[0].args_by_name == {"seats": seats, "low": 2, "high": 3}


ANY_GAME: list[tuple[AnyGame, int, dict[str, Any]]] = [
    (SECRETS, 3, {"bots": (1,)}),
    (DrawGame(), 2, {}),
    *((loaded(id), 2, {}) for id in GAMES),
    (loaded("express"), 1, {"sectors": "advanced", "solo_start": True}),
    (loaded("battle"), 3, {"target": 5, "kommandant": True, "bots": (2,)}),
]


def planned(table: Table) -> dict[int, int]:
    """How many steps each seat would take back; 0 where it has nothing to take back."""
    found = {}
    for seat in range(len(table.header.seats)):
        try:
            found[seat] = table.undo_plan(seat).steps
        except Illegal:
            found[seat] = 0
    return found


def _chosen_ago(line: list[Step], seat: int) -> int:
    """How many steps ago a seat chose something, as one would look for it."""
    events = enumerate((step.event for step in reversed(line)), start=1)
    return next((at for at, one in events if isinstance(one, Choice) and one.seat == seat), 0)


@pytest.mark.parametrize(("game", "seats", "more"), ANY_GAME)
@settings(stable, max_examples=40)
@given(data=st.data())
def test_undo_and_redo_follow_a_plain_model_and_every_record_replays_to_itself(
    game: AnyGame, seats: int, more: dict[str, Any], data: st.DataObject
) -> None:
    """The model: a list of steps, and a pile of what was taken back by whom.

    Now and then all of it is marked, and later as it was at the last mark.
    """
    table = Table(game, new_header(game, seats, **more))
    line: list[Step] = []
    pile: list[tuple[int, list[Step]]] = []
    below = fair.fast_stream(str(data.draw(st.integers(0, 999))))
    mark, marked = table.mark(), (list(line), list(pile))
    for move in data.draw(st.lists(st.sampled_from("ppppurmb"), max_size=25)):
        seat = data.draw(st.integers(0, seats - 1))
        if move == "p" and not table.over:
            play_on(table, below, entries=1)
            line.append(table.line[-1])
            pile.clear()
        if move == "u" and line:
            steps = data.draw(st.integers(1, min(3, len(line))))
            table.append(Undo(seat, steps, table.people))
            pile.append((seat, line[-steps:]))
            del line[-steps:]
        if move == "r" and pile and pile[-1][0] == seat:
            table.append(Redo(seat, table.people))
            line += pile.pop()[1]
        if move == "m":
            mark, marked = table.mark(), (list(line), list(pile))
        if move == "b":
            table.back_to(mark)
            line, pile = list(marked[0]), list(marked[1])
        assert planned(table) == {seat: _chosen_ago(line, seat) for seat in range(seats)}
    assert table.line == line
    assert table.state == (line[-1].state if line else table.first_state)
    assert bool(table._undone) == bool(pile)
    assert snapshot(replayed(table)) == snapshot(table)
