"""What a person types, on real decisions: shortened, in any order, without colours."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from beachhead.games import GAMES
from beachhead.games.express.state import Change
from beachhead.games.moves import Reroll, Stand
from beachhead.kernel.contract import Action, Decision
from beachhead.kernel.errors import Ambiguous, Illegal, Malformed, NotationError
from beachhead.kernel.fair import fast_stream
from beachhead.kernel.kinds import LISTS, fields
from beachhead.kernel.notation import resolve, write_action
from tests.kernel.play import new_table, noise, play_on
from tests.script import Script

stable = settings(derandomize=True, deadline=None)


def real_decisions() -> dict[str, tuple[Action, ...]]:
    """The options of decisions met in play, one of each sort and size."""
    met: dict[str, tuple[Action, ...]] = {}
    for id, options in (("battle", {"target": 20, "kommandant": True}), ("express", {})):
        for play in range(8):
            table = play_on(new_table(id, **options), fast_stream(f"{id}/{play}"), entries=150)
            for step in table.line:
                pending = table.game.pending(step.state)
                for asked in pending if isinstance(pending, tuple) else ():
                    if isinstance(asked, Decision):
                        met[f"{id} {asked.ask} {len(asked.options)}"] = asked.options
    return met


DECISIONS = real_decisions()


@pytest.fixture
def reroll() -> tuple[Action, ...]:
    """Stand, or re-roll any of Rk Rs Wk W1 Bc Bt."""
    play = Script("battle", seats=1)
    play.do("seat1 rolls Gk Gs F1", "seat1 rolls Rk Rs Wk W1 Bc Bt")
    decision = play.decision()
    assert decision is not None and len(decision.options) == 64
    return decision.options


def specialists(*hand: str, dice: str) -> tuple[Action, ...]:
    """What a soldier with these dice and Specialists may do."""
    play = Script("express")
    play.do("seat1 rolls Gk", f"seat1 rolls {dice}")
    play.set(hand=hand)
    play.do("seat1 stand")
    decision = play.decision()
    assert decision is not None and decision.ask == "specialists"
    return decision.options


def test_the_decisions_tested_are_of_many_sorts() -> None:
    sorts = {name.rpartition(" ")[0] for name in DECISIONS}
    assert sorts >= {"battle reroll", "battle deploy", "battle command", "battle sit-out"}
    assert sorts >= {"battle medals", "express reroll"}


@pytest.mark.parametrize(
    ("text", "dice"),
    [
        ("reroll Rk", (0,)),
        ("r Rk", (0,)),
        ("RER rK", (0,)),
        ("  reroll   Wk  Rk ", (0, 6)),
        ("reroll Bt Rk Wk", (0, 6, 17)),
        ("reroll t", (17,)),
        ("re c t", (16, 17)),
        ("re t c", (16, 17)),
        ("re 1", (8,)),
        ("re k k", (0, 6)),
        ("re k Rk", (0, 6)),
        ("re Rk k", (0, 6)),
        ("re k Wk", (0, 6)),
        ("re T Wk K", (0, 6, 17)),
        ("r k k s 1 c t", (0, 1, 6, 8, 16, 17)),
    ],
)
def test_words_shortened_dice_in_any_order_colours_left_out(
    reroll: tuple[Action, ...], text: str, dice: tuple[int, ...]
) -> None:
    assert resolve(text, reroll) == Reroll(dice)


@pytest.mark.parametrize("text", ["stand", "sta", "s", "S", " stand "])
def test_a_verb_may_be_shortened_as_long_as_it_is_the_only_one(
    reroll: tuple[Action, ...], text: str
) -> None:
    assert resolve(text, reroll) == Stand()


@pytest.mark.parametrize(
    ("text", "count"), [("reroll k", 2), ("r k t", 2), ("r k c t", 2), ("RE K", 2)]
)
def test_a_text_that_fits_several_actions_is_ambiguous_and_says_which(
    reroll: tuple[Action, ...], text: str, count: int
) -> None:
    with pytest.raises(Ambiguous) as error:
        resolve(text, reroll)
    args = error.value.args_by_name
    assert args["count"] == count
    some = args["some"].split("; ")
    assert len(some) == count
    assert set(some) <= {write_action(option) for option in reroll}


def test_an_ambiguous_text_names_four_actions_at_most() -> None:
    play = Script("battle", seats=1)
    play.do("seat1 rolls Gk Gs F1", "seat1 rolls Rk Rs Wk Ws Bk Bs")
    decision = play.decision()
    assert decision is not None
    with pytest.raises(Ambiguous) as error:
        resolve("r k s", decision.options)
    assert error.value.args_by_name["count"] == 9
    assert len(error.value.args_by_name["some"].split("; ")) == 4


@pytest.mark.parametrize(
    "text",
    [
        *("reroll", "reroll Rt", "reroll Rk Rk", "reroll k k k", "reroll x", "reroll Rk Rk Wk"),
        *("stand Rk", "s s", "reroll R", "reroll rkk", "reroll -"),
    ],
)
def test_a_verb_on_offer_with_something_not_on_offer_is_illegal(
    reroll: tuple[Action, ...], text: str
) -> None:
    with pytest.raises(Illegal) as error:
        resolve(text, reroll)
    assert error.value.code == "not-on-offer"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "empty"),
        (" \t\n ", "empty"),
        ("fly", "unknown-verb"),
        ("stands", "unknown-verb"),
        ("Rk", "unknown-verb"),
        ("-", "unknown-verb"),
        ("seat1 stand", "unknown-verb"),
    ],
)
def test_what_begins_with_no_verb_on_offer_is_malformed(
    reroll: tuple[Action, ...], text: str, code: str
) -> None:
    with pytest.raises(Malformed) as error:
        resolve(text, reroll)
    assert error.value.code == code


def test_dice_that_are_not_a_list_keep_their_order() -> None:
    """`change general Rk Rs` turns the skull into a star, never the star into a skull."""
    both = specialists("general", dice="Rk Rs Wk W1 Bc Bt")
    assert resolve("ch gen Rk Rs", both) == Change("general", 0, 1)
    assert resolve("ch gen Rs Rk", both) == Change("general", 1, 0)
    assert resolve("ch gen Rk 1", both) == Change("general", 0, 2)
    only_star = specialists("general", dice="Rs R1 Wk W1 Bc Bt")
    assert resolve("ch gen Rs Rk", only_star) == Change("general", 1, 0)
    with pytest.raises(Illegal):
        resolve("ch gen Rk Rs", only_star)
    with pytest.raises(Illegal):
        resolve("ch Rs gen Rk", only_star)


def test_cards_are_told_apart_by_as_few_letters_as_it_takes() -> None:
    options = specialists("general", "medic", "hero", dice="Rk Rs Wk W1 Bc Bt")
    assert write_action(resolve("s m", options)) == "sacrifice medic"
    assert write_action(resolve("sac hero", options)) == "sacrifice hero"
    with pytest.raises(Illegal):
        resolve("s g", options)


@settings(stable, max_examples=300)
@given(st.sampled_from(sorted(DECISIONS)), st.data())
def test_any_text_means_an_action_on_offer_or_is_a_notation_error(
    name: str, data: st.DataObject
) -> None:
    options = DECISIONS[name]
    text = data.draw(noise(GAMES[name.split()[0]].actions))
    try:
        assert resolve(text, options) in options
    except NotationError as error:
        assert type(error) in (Malformed, Illegal, Ambiguous)


@settings(stable, max_examples=300)
@given(st.sampled_from(sorted(DECISIONS)), st.data())
def test_every_action_on_offer_is_meant_by_its_own_text_with_its_list_in_any_order(
    name: str, data: st.DataObject
) -> None:
    options = DECISIONS[name]
    option = data.draw(st.sampled_from(options))
    text = write_action(option)
    assert resolve(text, options) is option
    assert resolve(f"  {text.replace(' ', '   ')} ", options) is option
    head = 1 + sum(field.kind not in LISTS for field in fields(type(option)))
    tokens = text.split()
    mixed = tokens[:head] + data.draw(st.permutations(tokens[head:]))
    assert resolve(" ".join(mixed).lower(), options) is option


@settings(stable, max_examples=300)
@given(st.sampled_from(sorted(DECISIONS)), st.data())
def test_a_shortened_text_never_means_an_action_that_it_does_not_shorten(
    name: str, data: st.DataObject
) -> None:
    """Dice without colours, words cut: the action meant, or the complaint that others fit too."""
    options = DECISIONS[name]
    option = data.draw(st.sampled_from(options))
    verb, *rest = write_action(option).split()
    short = [verb[: data.draw(st.integers(1, len(verb)))]]
    for token in rest:
        is_die = len(token) == 2 and token[0].isupper()
        cut = token[1:] if is_die else token[: data.draw(st.integers(1, len(token)))]
        short.append(data.draw(st.sampled_from((token, cut))))
    try:
        assert resolve(" ".join(short), options) is option
    except Ambiguous as error:
        assert error.args_by_name["count"] > 1
