"""Rolls: outcomes with exact weights, draws that follow them, dice typed in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement, product
from math import comb
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from beachhead.kernel.dice import (
    ALLIED_POOL,
    BLACK,
    BLUE,
    FIELD,
    GOLD,
    GRAY,
    PLAIN,
    RED,
    WHITE,
    Below,
    Roll,
    colours,
    fits,
    symbols,
)
from beachhead.kernel.errors import Illegal, Malformed
from beachhead.kernel.kinds import COLOUR_LETTERS, COLOURS, Dice, read_die, write_die

stable = settings(derandomize=True, deadline=None)

EVERY_DIE = 6 * len(COLOURS)

POOLS = [
    (),
    (RED,),
    (FIELD,),
    (GOLD,),
    (PLAIN,),
    (PLAIN, PLAIN),
    (RED, RED),
    (RED, WHITE),
    (GRAY, BLACK),
    (RED, WHITE, BLUE),
    (RED, RED, WHITE),
    (GRAY, GRAY, FIELD),
    (GRAY, BLACK, FIELD),
    (BLUE, RED, BLUE, WHITE),
    (FIELD, GRAY, BLACK, GRAY),
    (RED, GOLD, PLAIN),
    (GRAY,) * 5,
]

pools = st.lists(st.integers(0, len(COLOURS) - 1), max_size=4).map(tuple)


def ids(pool: tuple[int, ...]) -> str:
    return "".join(COLOUR_LETTERS[colour] for colour in pool) or "none"


def brute_force(pool: tuple[int, ...]) -> Counter[Dice]:
    """Every ordered throw, one by one."""
    faces = product(range(6), repeat=len(pool))
    return Counter(
        tuple(sorted(colour * 6 + face for colour, face in zip(pool, throw, strict=True)))
        for throw in faces
    )


def every_draw(roll: Roll) -> Iterator[Dice]:
    """The result of every sequence of answers that a stream could give, each sequence once."""
    answers: list[int] = []
    while True:
        asked: list[int] = []

        def below(n: int, asked: list[int] = asked) -> int:
            asked.append(n)
            if len(asked) > len(answers):
                answers.append(0)
            return answers[len(asked) - 1]

        yield roll.draw(below)
        while answers and answers[-1] == asked[len(answers) - 1] - 1:
            answers.pop()
        if not answers:
            return
        answers[-1] += 1


def counting(start: int) -> Below:
    """A stream that counts up from `start`."""
    at = start

    def below(n: int) -> int:
        nonlocal at
        at += 1
        return (at - 1) % n

    return below


@pytest.mark.parametrize("pool", POOLS, ids=ids)
def test_outcomes_are_what_counting_every_ordered_throw_gives(pool: tuple[int, ...]) -> None:
    assert Roll(pool, 0, "P-1").outcomes() == dict(brute_force(pool))


@pytest.mark.parametrize(
    "pool",
    [*POOLS, ALLIED_POOL, (*ALLIED_POOL, GOLD), (GRAY,) * 7, (GRAY,) * 6 + (FIELD,)],
    ids=ids,
)
def test_weights_are_whole_numbers_that_sum_to_the_number_of_ordered_throws(
    pool: tuple[int, ...],
) -> None:
    roll = Roll(pool, None, "P-1")
    weights = roll.outcomes().values()
    assert {type(weight) for weight in weights} == {int}
    assert min(weights) >= 1
    assert sum(weights) == roll.total == 6 ** len(pool)


@stable
@given(pools)
def test_every_multiset_is_listed_once_as_sorted_dice_of_the_pool(pool: tuple[int, ...]) -> None:
    outcomes = Roll(pool, 0, "P-1").outcomes()
    expected = 1
    for colour in set(pool):
        expected *= comb(pool.count(colour) + 5, 5)
    assert len(outcomes) == expected
    for dice in outcomes:
        assert list(dice) == sorted(dice)
        assert colours(dice) == tuple(sorted(pool))


def test_six_dice_of_one_colour_are_462_outcomes_not_46656() -> None:
    outcomes = Roll((GRAY,) * 6, 0, "P-1").outcomes()
    assert len(outcomes) == 462
    assert outcomes[(18,) * 6] == 1
    assert outcomes[tuple(range(18, 24))] == 720


@pytest.mark.parametrize("pool", POOLS, ids=ids)
def test_drawing_with_every_answer_a_stream_can_give_reproduces_the_weights(
    pool: tuple[int, ...],
) -> None:
    roll = Roll(pool, 0, "P-1")
    assert Counter(every_draw(roll)) == Counter(roll.outcomes())


def test_the_allied_dice_are_one_number_of_46656_and_drawn_by_their_weights() -> None:
    roll = Roll(ALLIED_POOL, 0, "P-1")
    drawn = Counter(roll.draw(counting(index)) for index in range(roll.total))
    assert drawn == Counter(roll.outcomes())


def test_more_than_six_dice_are_drawn_six_at_a_time_by_their_weights() -> None:
    """Eight gray dice must not need a table of 6^8 throws."""
    asked: list[int] = []

    def below(n: int) -> int:
        asked.append(n)
        return n - 1 if len(asked) == 1 else 0

    assert Roll((GRAY,) * 8, 0, "P-1").draw(below) == (18, 18, *[23] * 6)
    assert asked == [6**6, 6**2]
    assert Roll((GRAY,) * 30, 0, "P-1").draw(lambda _: 0) == (18,) * 30


def test_a_gold_die_is_thrown_beside_the_allied_dice() -> None:
    """One look-up for the six, one for the seventh."""
    asked: list[int] = []

    def below(n: int) -> int:
        asked.append(n)
        return n - 1

    roll = Roll((*ALLIED_POOL, GOLD), 0, "P-1")
    assert roll.write(roll.draw(below)) == "Rt Rt Wt Wt Bt Bt Yt"
    assert asked == [6**6, 6]
    assert roll.allows(roll.draw(counting(4711)))


@stable
@given(pools, st.randoms(use_true_random=False))
def test_a_draw_is_always_one_of_the_outcomes(pool: tuple[int, ...], random: Random) -> None:
    below: Below = random.randrange
    roll = Roll(pool, 0, "P-1")
    drawn = roll.draw(below)
    assert roll.allows(drawn)
    assert drawn in roll.outcomes()


def test_order_of_the_pool_does_not_matter() -> None:
    one, other = Roll((FIELD, RED, GRAY), 0, "P-1"), Roll((RED, GRAY, FIELD), 0, "P-1")
    assert one.outcomes() == other.outcomes()
    assert one.draw(counting(100)) == other.draw(counting(100))


def test_every_die_has_a_text_of_its_own_and_is_read_back() -> None:
    texts = [write_die(die) for die in range(EVERY_DIE)]
    assert len(set(texts)) == EVERY_DIE == 48
    assert [read_die(text) for text in texts] == list(range(EVERY_DIE))
    assert texts[:6] == ["Rk", "Rs", "R1", "R2", "Rc", "Rt"]
    assert texts[18:24] == ["Gk", "Gs", "G1", "G2", "Gc", "Gt"]
    assert texts[30:36] == ["F1", "F2", "F3", "F4", "F5", "F6"]
    assert texts[36:42] == ["Yk", "Ys", "Y1", "Y2", "Yc", "Yt"]
    assert texts[42:] == ["D1", "D2", "D3", "D4", "D5", "D6"]


@pytest.mark.parametrize(
    "token",
    ["", "R", "rk", "RK", "Rk ", "R3", "Fk", "F7", "Dk", "D0", "D7", "Y3", "Xk", "Rkk", "K"],
)
def test_what_is_not_a_die_is_malformed(token: str) -> None:
    with pytest.raises(Malformed) as error:
        read_die(token)
    assert error.value.code == "not-a-die"
    assert error.value.args_by_name == {"token": token}


@stable
@given(st.data())
def test_results_are_written_and_read_back_in_any_order(data: st.DataObject) -> None:
    pool = data.draw(pools)
    roll = Roll(pool, 0, "P-1")
    result = data.draw(st.sampled_from(sorted(roll.outcomes())))
    text = roll.write(result)
    assert roll.read(text) == result
    shuffled = data.draw(st.permutations(text.split()))
    assert roll.read("  ".join(shuffled)) == result


@pytest.mark.parametrize(
    "pool", [(), (RED,), (PLAIN,), (GRAY, FIELD), (RED, RED), (RED, WHITE)], ids=ids
)
def test_exactly_the_dice_of_the_pool_are_read_and_no_others(pool: tuple[int, ...]) -> None:
    """All texts of up to one die more than that."""
    roll = Roll(pool, 0, "P-1")
    read: set[Dice] = set()
    for count in range(len(pool) + 2):
        for dice in combinations_with_replacement(range(EVERY_DIE), count):
            text = " ".join(map(write_die, dice))
            if dice in roll.outcomes():
                read.add(roll.read(text))
                continue
            with pytest.raises(Illegal) as error:
                roll.read(text)
            assert error.value.code == "wrong-dice"
            assert error.value.args_by_name == {"text": text, "wanted": ids(pool) if pool else ""}
    assert read == set(roll.outcomes())


@pytest.mark.parametrize(
    ("pool", "text"),
    [
        (ALLIED_POOL, "Rk Rk Wk Wk Bk"),
        (ALLIED_POOL, "Rk Rk Wk Wk Bk Bk Bk"),
        (ALLIED_POOL, "Rk Rk Rk Wk Bk Bk"),
        (ALLIED_POOL, "Gk Rk Wk Wk Bk Bk"),
        ((GRAY, GRAY, FIELD), "Gk Gk Gk"),
        ((GRAY, GRAY, FIELD), "Gk Kk F1"),
        ((FIELD,), ""),
        ((*ALLIED_POOL, GOLD), "Rk Rk Wk Wk Bk Bk"),
        ((PLAIN, PLAIN), "D1 F1"),
    ],
)
def test_too_few_too_many_or_other_dice_are_refused(pool: tuple[int, ...], text: str) -> None:
    with pytest.raises(Illegal):
        Roll(pool, 0, "P-1").read(text)


def test_only_sorted_dice_are_allowed_as_a_result() -> None:
    roll = Roll((RED, WHITE), 0, "P-1")
    assert roll.allows((0, 6))
    assert not roll.allows((6, 0))
    assert not fits((RED, WHITE), (0, 0))


@stable
@given(st.lists(st.integers(0, EVERY_DIE - 1), max_size=8).map(tuple))
def test_symbols_and_colours_of_dice_are_sorted_and_one_each(dice: tuple[int, ...]) -> None:
    assert Counter(symbols(dice)) == Counter(die % 6 for die in dice)
    assert Counter(colours(dice)) == Counter(die // 6 for die in dice)
    assert list(symbols(dice)) == sorted(symbols(dice))
    assert list(colours(dice)) == sorted(colours(dice))
