"""Problems: a code and arguments, wherever they are carried."""

from __future__ import annotations

import copy
import pickle
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

from beachhead.games import load_game
from beachhead.kernel.errors import Ambiguous, Illegal, Malformed, NotationError, Problem, Problems

PROBLEMS = [
    Problem("plain"),
    Problem("bad-option", name="target", value="4", expected="5..100"),
    Malformed("not-a-die", token="Xx"),
    Illegal("not-on-offer", action=None, ask="reroll"),
    Ambiguous("ambiguous", text="r k", count=2, some="reroll Rk; reroll Wk"),
    Problems("bad-options", [Problem("bad-seats", seats=9), Problem("plain")]),
]


@pytest.mark.parametrize("problem", PROBLEMS, ids=lambda problem: problem.code)
def test_a_problem_is_the_same_after_a_journey(problem: Problem) -> None:
    for other in (pickle.loads(pickle.dumps(problem)), copy.copy(problem)):
        assert type(other) is type(problem)
        assert (other.code, other.args_by_name) == (problem.code, problem.args_by_name)
        assert str(other) == str(problem)
        if isinstance(problem, Problems) and isinstance(other, Problems):
            assert [str(found) for found in other.found] == [str(found) for found in problem.found]


def test_a_problem_in_a_worker_process_is_told_at_home() -> None:
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        work = pool.submit(load_game, "chess")
        with pytest.raises(Problem) as error:
            work.result()
    assert error.value.code == "unknown-game"
    assert error.value.args_by_name["game"] == "chess"


def test_what_a_problem_says_without_a_language() -> None:
    assert str(PROBLEMS[0]) == "plain"
    assert str(PROBLEMS[2]) == "not-a-die (token='Xx')"
    assert str(PROBLEMS[5]) == "bad-seats (seats=9); plain"
    assert PROBLEMS[5].args_by_name == {"count": 2}


def test_the_three_kinds_of_notation_error_are_problems_and_not_each_other() -> None:
    kinds = (Malformed, Illegal, Ambiguous)
    for kind in kinds:
        assert issubclass(kind, NotationError) and issubclass(kind, Problem)
        assert not any(issubclass(kind, other) for other in kinds if other is not kind)
