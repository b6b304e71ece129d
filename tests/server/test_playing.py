"""Whole games over the wire: alone, with bots, with friends, watched, in both languages."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from beachhead.cards.evenings import find_evening
from beachhead.games import GAMES, load_game
from beachhead.kernel import fair
from beachhead.kernel.fair import commitment
from beachhead.kernel.notation import write_action
from beachhead.locale import LANGUAGES
from beachhead.server import protocol as p
from tests.browser.moments import before_throw, one_of_each, set_down
from tests.option_sets import SEATS
from tests.server.house import Guest, entries, first_action, house, read
from tests.test_guides import LESSONS

pytestmark = pytest.mark.usefixtures("unhurried")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
async def test_a_game_against_a_bot_is_played_to_its_end(
    game: str, lang: str, place: Path | str
) -> None:
    async with house(place) as here:
        table = await here.table(game, "me", "sergeant")
        async with here.guest(table.table, table.keys[0], lang=lang) as guest:
            await guest.play_on()
            assert guest.screen is not None and guest.screen.over is not None
            assert guest.screen.over.seed
            assert guest.log[-1].rule


@pytest.mark.rule("S-1")
async def test_six_play_to_the_end_and_all_of_them_are_seen(place: Path | str) -> None:
    async with house(place) as here:
        options = {"level": "dice"}
        table = await here.table("normandy", "me", *["sergeant"] * 5, options=options)
        async with here.guest(table.table, table.keys[0], lang="fr") as guest:
            await guest.play_on()
            screen = guest.screen
            assert screen is not None and screen.over is not None
            assert [player.seat for player in screen.players] == list(range(6))
            assert len({player.colour for player in screen.players}) == 6
            assert sorted(piece.seat for piece in screen.board.pieces) == list(range(6))


async def test_two_friends_act_at_the_same_time(place: Path | str) -> None:
    async with house(place) as here:
        table = await here.table("express", "me", "friend")
        one, two = table.keys
        async with here.guest(table.table, one) as ann, here.guest(table.table, two) as ben:
            await asyncio.gather(ann.play_on(), ben.play_on())
            assert ann.screen is not None and ben.screen is not None
            assert ann.screen.over == ben.screen.over is not None
            assert ann.log == ben.log


async def test_two_people_at_one_screen_have_both_keys(place: Path | str) -> None:
    async with house(place) as here:
        table = await here.table("battle", "me", "me", options={"target": 5})
        async with here.guest(table.table, *table.keys) as guest:
            screen = await guest.shown()
            assert screen.seats == (0, 1)
            assert await guest.play_on() > 0


async def test_with_two_at_one_screen_the_map_tells_each_what_it_tells_them_alone(
    tmp_path: Path,
) -> None:
    moment = one_of_each("normandy", {"move"}, setup={SEATS: 2})["move"]
    table = await set_down(tmp_path, "normandy", moment)
    seat = moment.asked["move"]
    async with (
        house(tmp_path) as here,
        here.guest(table.table, *table.keys) as both,
        here.guest(table.table, table.keys[seat]) as alone,
    ):
        shared = next(ask for ask in (await both.shown()).asks if ask.seat == seat)
        screen = await alone.shown()
        (own,) = screen.asks
        assert shared == own and own.places
        lines = {cell.id: cell.lines for cell in screen.board.cells}
        assert own.places.keys() <= lines.keys()
        for entry in entries(own.prompt):
            told = " ".join((*lines.get(entry.place, ()), *own.places.get(entry.place, ())))
            sentences = entry.about.split(". ") if entry.place else []
            assert all(sentence in told for sentence in sentences), "nothing is left unsaid"


@pytest.mark.parametrize("game", GAMES)
async def test_what_was_decided_is_shown_before_the_game_goes_on(
    game: str, place: Path | str
) -> None:
    async with house(place) as here:
        table = await here.table(game, "me")
        async with here.guest(table.table, table.keys[0]) as guest:
            looks: list[p.Update] = []
            while (ask := await guest.asked()) is not None and len(looks) < 2:
                before = len(guest.raw)
                await guest.act(ask, first_action(ask.prompt))
                updates = [m for m in map(read, guest.raw[before:]) if isinstance(m, p.Update)]
                looks += [update for update in updates if update.look]
                assert not updates[-1].look, "the table as it is now comes last"
            for look in looks:
                assert any(line.decisive for line in look.log)
                assert look.own is None, "nothing is asked in passing"
            assert looks, "be it how the game ended"


@pytest.mark.parametrize("ask", ["fire", "mines"])
async def test_dice_that_lie_nowhere_are_told_with_what_they_did(ask: str, tmp_path: Path) -> None:
    moment, choice = before_throw("normandy", ask, {"map": "omaha-beach"})
    table = await set_down(tmp_path, "normandy", moment)
    async with house(tmp_path) as here, here.guest(table.table, *table.keys) as guest:
        asked = await guest.asked()
        assert asked is not None
        assert isinstance(await guest.act(asked, write_action(choice.action)), p.Done)
        rule = {"fire": "V-4", "mines": "V-3"}[ask]
        told = next(line for line in guest.log if line.at > len(moment.events) and line.dice)
        assert told.rule == rule and told.decisive
        assert {die.colour for die in told.dice} == {"plain"}
        assert str(sum(int(die.face) for die in told.dice)) in told.text


async def test_who_is_thinking_is_not_interrupted(place: Path | str) -> None:
    async with house(place) as here:
        table = await here.table("normandy", "me", "friend")
        one, two = table.keys
        async with here.guest(table.table, one) as ann, here.guest(table.table, two) as ben:
            mine = await ann.asked()
            assert mine is not None
            asked = await ben.asked()
            while asked is not None and asked.ask in ("lock", "reroll"):
                await ben.act(asked, first_action(asked.prompt))
                screen = await ann.shown()
                assert [ask.number for ask in screen.asks] == [mine.number]
                asked = ben.screen.asks[0] if ben.screen and ben.screen.asks else None
            assert not any('"look":true' in raw for raw in ann.raw)


async def test_a_spectator_sees_everything_happen_and_is_asked_nothing(place: Path | str) -> None:
    async with house(place) as here:
        table = await here.table("express", "me")
        async with (
            here.guest(table.table, table.keys[0]) as player,
            here.guest(table.table, table.watch) as watching,
        ):
            await player.play_on()
            while (screen := await watching.shown()).over is None:
                assert screen.asks == () and screen.undo is None
            assert watching.log == player.log


async def test_everybody_sees_at_how_many_screens_a_seat_is_open(place: Path | str) -> None:
    async with house(place) as here:
        table = await here.table("express", "me", "friend", "sergeant")
        async with here.guest(table.table, table.watch) as watching:

            async def told(screens: int) -> None:
                while watching.screen is None or watching.screen.players[0].screens != screens:
                    await watching.read()
                assert [player.screens for player in watching.screen.players[1:]] == [0, 0]

            await told(0)
            async with here.guest(table.table, table.keys[0]):
                await told(1)
                async with here.guest(table.table, table.keys[0]):
                    await told(2)
                await told(1)


async def test_real_dice_are_typed_in(place: Path | str) -> None:
    async with house(place) as here:
        table = await here.table("express", "me", typed=True)
        async with here.guest(table.table, table.keys[0]) as guest:
            for _ in range(3):
                screen = guest.screen or await guest.shown()
                thrown = screen.entering
                if not isinstance(thrown, p.Throw):
                    break
                faces = [faces[-1 - place % 2].die for place, (_, faces) in enumerate(thrown.dice)]
                for _ in range(2):  # what is sent twice is done once
                    wish = p.Enter(guest.next_id(), thrown.seat, thrown.number, " ".join(faces))
                    reply = await guest.answer(wish)
                    assert isinstance(reply, p.Done), reply
            assert guest.screen is not None and guest.screen.asks


@pytest.mark.parametrize("game", GAMES)
async def test_letters_that_are_two_when_small_are_no_dice(game: str, tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        table = await here.table(game, "me", typed=True)
        async with here.guest(table.table, table.keys[0]) as guest:
            thrown = (await guest.shown()).entering
            assert isinstance(thrown, p.Throw)
            typed = "İ" * len(thrown.dice)
            wish = p.Enter(guest.next_id(), thrown.seat, thrown.number, typed)
            reply = await guest.answer(wish)
            assert isinstance(reply, p.Refused) and reply.code == "typed-dice"


async def _throw(guest: Guest, face: int) -> None:
    while guest.screen is None or not isinstance(guest.screen.entering, p.Throw):
        await guest.read()
    thrown = guest.screen.entering
    text = " ".join(faces[face].die for _, faces in thrown.dice)
    wish = p.Enter(guest.next_id(), thrown.seat, thrown.number, text)
    assert isinstance(await guest.answer(wish), p.Done)


async def test_everybody_types_in_their_own_dice_at_the_same_time(place: Path | str) -> None:
    async with house(place) as here:
        table = await here.table("battle", "me", "friend", typed=True)
        one, two = table.keys
        async with (
            here.guest(table.table, one) as ann,
            here.guest(table.table, two) as ben,
            here.guest(table.table, table.watch) as watching,
        ):
            mine, yours = (await ann.shown()).entering, (await ben.shown()).entering
            assert mine is not None and yours is not None
            assert (mine.seat, yours.seat) == (0, 1)
            assert (await watching.shown()).entering is None
            await _throw(ben, 2)
            assert ben.screen is not None and ben.screen.entering is None
            await _throw(ann, 1)
            while not any(line.decisive for line in ann.log):
                await ann.read()


async def test_the_dice_are_fixed_before_the_first_throw(place: Path | str) -> None:
    async with house(place) as here:
        table = await here.table("express", "me")
        async with here.guest(table.table, table.keys[0]) as guest:
            before = (await guest.shown()).commitment
            await guest.play_on()
            assert guest.screen is not None and guest.screen.over is not None
            assert commitment(bytes.fromhex(guest.screen.over.seed)) == before


async def test_an_end_says_that_one_before_it_was_taken_back(place: Path | str) -> None:
    async with house(place) as here:
        table = await here.table("express", "me")
        async with here.guest(table.table, table.keys[0]) as guest:
            told = []
            for _ in range(2):
                await guest.play_on()
                assert guest.screen is not None and guest.screen.over is not None
                told.append(guest.screen.over.reopened)
                if len(told) == 1:
                    assert guest.screen.undo is not None
                    wish = p.TakeBack(guest.next_id(), 0, guest.screen.undo.number)
                    assert isinstance(await guest.answer(wish), p.Done)
            assert told == [False, True]


async def test_who_is_alone_takes_real_dice_back_before_any_choice(place: Path | str) -> None:
    async with house(place) as here:
        table = await here.table("express", "me", typed=True)
        async with here.guest(table.table, table.keys[0]) as guest:
            assert (await guest.shown()).undo is None
            await _throw(guest, 1)
            assert guest.screen is not None and guest.screen.undo == p.Undoing(0, 0)
            for _ in range(2):  # what is sent twice is done once
                reply = await guest.answer(p.TakeBack(guest.next_id(), 0, 0))
                assert isinstance(reply, p.Done) and guest.version == 2
            assert guest.log == [] and guest.screen.redo == p.Undoing(0, 1)
            await _throw(guest, 2)
            assert guest.version == 3 and guest.screen.redo is None


async def test_the_throw_that_ended_a_game_with_real_dice_is_taken_back(place: Path | str) -> None:
    async with house(place) as here:
        table = await here.table("express", "me", typed=True)
        async with here.guest(table.table, table.keys[0]) as guest:
            while (screen := guest.screen or await guest.shown()).over is None:
                if screen.entering is not None:
                    await _throw(guest, screen.entering.seat is None)
                elif screen.asks:
                    await guest.play_on(most=1)
                else:
                    await guest.read()
            assert screen.undo is not None
            wish = p.TakeBack(guest.next_id(), 0, screen.undo.number)
            assert isinstance(await guest.answer(wish), p.Done)
            assert guest.screen is not None and guest.screen.over is None


async def test_real_dice_are_taken_back_if_all_agree(place: Path | str) -> None:
    async with house(place) as here:
        table = await here.table("express", "me", "friend", typed=True)
        one, two = table.keys
        async with here.guest(table.table, one) as ann, here.guest(table.table, two) as ben:
            await _throw(ann, 1)
            assert ann.screen is not None and ann.screen.undo == p.Undoing(0, 0, ask=True)
            await ann.answer(p.TakeBack(ann.next_id(), 0, 0))
            assert isinstance(await ben.answer(p.Answer(ben.next_id(), 1, 1, True)), p.Done)
            while ann.log:
                await ann.read()
            assert isinstance(ann.screen.entering, p.Throw)


async def test_what_was_taken_back_is_gone_from_the_log_and_comes_back(place: Path | str) -> None:
    async with house(place) as here:
        table = await here.table("normandy", "me", options={"level": "everything"})
        async with here.guest(table.table, table.keys[0]) as guest:
            while guest.screen is None or guest.screen.undo is None or guest.screen.undo.ask:
                assert await guest.play_on(most=1) == 1
            before, version = list(guest.log), guest.version
            number = guest.screen.undo.number
            for _ in range(2):  # what is sent twice is done once
                reply = await guest.answer(p.TakeBack(guest.next_id(), 0, number))
                assert isinstance(reply, p.Done) and guest.version == version + 1
            assert len(guest.log) < len(before)
            assert guest.screen.redo == p.Undoing(0, number + 1)
            for _ in range(2):
                reply = await guest.answer(p.PutBack(guest.next_id(), 0, number + 1))
                assert isinstance(reply, p.Done)
            assert guest.log == before and guest.version == version + 2
            for late in (0, number + 9):
                reply = await guest.answer(p.TakeBack(guest.next_id(), 0, late))
                assert isinstance(reply, p.Refused) and reply.code == "stale"


async def test_there_is_one_request_at_a_time_and_an_answer_is_to_that_one(
    place: Path | str,
) -> None:
    async with house(place) as here:
        table = await here.table("express", "me", "friend", typed=True)
        one, two = table.keys
        async with here.guest(table.table, one) as ann, here.guest(table.table, two) as ben:
            await _throw(ann, 1)
            await _throw(ben, 1)
            assert isinstance(await ann.answer(p.TakeBack(ann.next_id(), 0, 0)), p.Done)
            reply = await ben.answer(p.TakeBack(ben.next_id(), 1, 0))
            assert isinstance(reply, p.Refused) and reply.code == "request-stands"
            await ann.answer(p.Answer(ann.next_id(), 0, 1, False))
            await ann.answer(p.TakeBack(ann.next_id(), 0, 0))
            late = await ben.answer(p.Answer(ben.next_id(), 1, 1, True))
            assert isinstance(late, p.Refused) and late.code == "stale"
            assert isinstance(await ben.answer(p.Answer(ben.next_id(), 1, 2, True)), p.Done)


async def test_an_undo_across_dice_needs_everybody(place: Path | str) -> None:
    async with house(place) as here:
        table = await here.table("express", "me", "friend")
        one, two = table.keys
        async with here.guest(table.table, one) as ann, here.guest(table.table, two) as ben:
            await ann.asked()
            ask = await ben.asked()
            assert ask is not None and isinstance(ask.prompt, p.DicePrompt)
            await ben.act(ask, ask.prompt.picks[0])
            steps = len(ben.log)
            assert ben.screen is not None and ben.screen.undo == p.Undoing(1, 1, ask=True)
            assert isinstance(await ben.answer(p.TakeBack(ben.next_id(), 1, 1)), p.Done)
            while ann.screen is None or ann.screen.proposal is None:
                await ann.read()
            assert ann.screen.proposal.missing == (0,)
            reply = await ann.answer(p.Answer(ann.next_id(), 0, 0, True))
            assert isinstance(reply, p.Refused) and reply.code == "stale"  # to another proposal
            assert isinstance(await ann.answer(p.Answer(ann.next_id(), 0, 1, True)), p.Done)
            while len(ben.log) >= steps:
                await ben.read()
            assert ben.screen.proposal is None
            # To put it back needs everybody too, and Ann does not agree.
            assert ben.screen.redo == p.Undoing(1, 2, ask=True)
            for _ in range(2):  # what is sent twice is asked once
                assert isinstance(await ben.answer(p.PutBack(ben.next_id(), 1, 2)), p.Done)
            reply = await ann.answer(p.PutBack(ann.next_id(), 0, 0))
            assert isinstance(reply, p.Refused) and reply.code == "not-your-undo"
            assert ann.screen.proposal is not None and ann.screen.proposal.missing == (0,)
            await ann.answer(p.Answer(ann.next_id(), 0, 2, False))
            assert ann.screen.proposal is None and len(ann.log) < steps
            assert [line.partition(" agree")[0] for line in ann.noticed] == [
                "All have",
                f"{ann.screen.players[0].name} does not",
            ]
            # Then she does.
            await ben.answer(p.PutBack(ben.next_id(), 1, 2))
            await ann.answer(p.Answer(ann.next_id(), 0, 3, True))
            while len(ben.log) < steps:
                await ben.read()
            # And once more, but now Ann does not agree.
            ask = await ben.asked()
            assert ask is not None and isinstance(ask.prompt, p.DicePrompt)
            await ben.act(ask, ask.prompt.picks[0])
            await ben.answer(p.TakeBack(ben.next_id(), 1, 4))
            await ann.answer(p.Answer(ann.next_id(), 0, 4, False))
            assert ann.screen.proposal is None and len(ann.log) >= steps
            # Ben can think better of it, and a game that goes on settles it.
            await ben.answer(p.TakeBack(ben.next_id(), 1, 4))
            await ben.answer(p.Answer(ben.next_id(), 1, 5, False))
            assert ben.screen.proposal is None and "withdraws" in ben.noticed[-1]
            await ben.answer(p.TakeBack(ben.next_id(), 1, 4))
            ask = await ann.asked()
            assert ask is not None
            await ann.act(ask, first_action(ask.prompt))
            while "gone on" not in ben.noticed[-1]:
                await ben.read()
            assert ben.screen.proposal is None


async def test_who_plays_again_calls_the_others(place: Path | str) -> None:
    async with house(place) as here:
        table = await here.table("express", "me", "friend")
        one, two = table.keys
        following = await here.table("express", "me", "friend")
        its_one, its_two = following.keys
        async with (
            here.guest(table.table, one) as ann,
            here.guest(table.table, two, lang="fr") as ben,
            here.guest(table.table, table.watch) as watching,
        ):
            await ann.shown()
            call = p.Again(ann.next_id(), 0, following.table, (its_one, its_two))
            reply = await ann.answer(call)
            assert isinstance(reply, p.Refused) and reply.code == "not-over"
            await asyncio.gather(ann.play_on(), ben.play_on())
            assert isinstance(await ann.answer(call), p.Done)
            while not isinstance(called := await ben.read(), p.Called):
                pass
            assert (called.table, called.keys) == (following.table, (its_two,))
            assert "partie" in called.text
            reply = await watching.answer(
                p.Again(watching.next_id(), 0, following.table, (its_one,))
            )
            assert isinstance(reply, p.Refused) and reply.code == "not-your-seat"
            assert not any('"called"' in raw for raw in ann.raw + watching.raw)


async def test_names_colours_and_phrases_reach_everybody(place: Path | str) -> None:
    async with house(place) as here:
        table = await here.table("battle", "me", "friend")
        async with (
            here.guest(table.table, table.keys[0], lang="fr") as ann,
            here.guest(table.table, table.keys[1]) as ben,
        ):
            await ann.shown()
            wish = p.Rename(ben.next_id(), 1, "Ben", "navy")
            assert isinstance(await ben.answer(wish), p.Done)
            assert isinstance(await ben.answer(p.Phrase(ben.next_id(), 1, "thanks")), p.Done)
            while not ann.said:
                await ann.read()
            assert ann.said[0].text == "Merci\u00a0!"
            assert ann.screen is not None
            assert (ann.screen.players[1].name, ann.screen.players[1].colour) == ("Ben", "navy")
        async with here.guest(table.table, table.watch) as late:
            assert (await late.shown()).players[1].name == "Ben"


@pytest.mark.parametrize("game", GAMES)
async def test_those_who_play_together_say_other_things_than_rivals(
    game: str, place: Path | str
) -> None:
    loaded = load_game(game)
    friendly = len(loaded.sides(loaded.options_type(), 2)) == 1
    assert friendly is (game != "battle")
    async with house(place) as here:
        table = await here.table(game, "me", "friend")
        async with here.guest(table.table, table.keys[0], lang="fr") as ann:
            said = dict((await ann.shown()).phrases or ())
            assert said["thanks"] == "Merci\u00a0!"
            assert ("need-help" in said, "good-luck" in said) == (friendly, not friendly)
            theirs = "good-luck" if friendly else "need-help"
            for phrase, kind in ((theirs, p.Refused), (next(reversed(said)), p.Done)):
                reply = await ann.answer(p.Phrase(ann.next_id(), 0, phrase))
                assert isinstance(reply, kind)


async def test_the_language_changes_at_any_time(place: Path | str) -> None:
    async with house(place) as here:
        table = await here.table("express", "me")
        async with here.guest(table.table, table.keys[0]) as guest:
            ask = await guest.asked()
            english = [line.text for line in guest.log]
            await guest.send(p.Speak("fr"))
            while (french := [line.text for line in guest.log]) == english:
                await guest.shown()  # something else may be on its way
            again = await guest.asked()
            assert ask is not None and again is not None
            assert again.number == ask.number and again.question != ask.question
            assert len(french) == len(english)


@pytest.mark.parametrize(("game", "evening", "seats", "who"), LESSONS)
async def test_those_who_learn_are_advised_once_at_every_kind_of_question(
    game: str,
    evening: str,
    seats: int,
    who: int,
    place: Path | str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(fair, "new_seed", lambda: bytes([7] * 32))
    async with house(place) as here:
        options = find_evening(load_game(game), evening).options if evening else {}
        people = ["me" if seat == who else "sergeant" for seat in range(seats)]
        table = await here.table(game, *people, guided=True, options=options)
        async with here.guest(table.table, *filter(None, table.keys)) as guest:
            advised: dict[str, list[str]] = {}
            steps: list[tuple[int, str]] = []
            while (ask := await guest.asked()) is not None:
                advised.setdefault(ask.ask, []).append(ask.hint)
                if ask.guide is not None:
                    steps.append((ask.guide.step, ask.guide.part))
                    assert ask.guide.part and ask.guide.part_name
                await guest.act(ask, first_action(ask.prompt))
    assert all(hints[0] for hints in advised.values()), advised
    told = [hint for hints in advised.values() for hint in hints if hint]
    assert len(set(told)) == len(told), "nothing is told twice"
    assert steps and [step for step, _ in steps] == list(range(1, len(steps) + 1))


async def test_without_a_guide_nobody_is_advised(place: Path | str) -> None:
    async with house(place) as here:
        table = await here.table("express", "me")
        async with here.guest(table.table, table.keys[0]) as guest:
            ask = await guest.asked()
            assert ask is not None and ask.hint == ""


async def test_a_bot_does_not_wait_for_a_person_who_is_asked_the_same(place: Path | str) -> None:
    async with house(place) as here:
        table = await here.table("normandy", "me", "sergeant")
        async with here.guest(table.table, table.keys[0]) as guest:
            while (ask := await guest.asked()) is not None and ask.ask != "move":
                await guest.act(ask, first_action(ask.prompt))
            assert guest.screen is not None
            while guest.screen.players[1].busy:
                await guest.read()
            assert guest.screen.asks[0].ask == "move"
