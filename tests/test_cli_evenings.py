"""Evenings on the command line, and a game set up in numbered lines."""

from __future__ import annotations

import json

import pytest

from beachhead.games import GAMES, load_game
from beachhead.kernel.options import grouped
from beachhead.locale import LANGUAGES, Texts
from tests.test_cli import Runner


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Runner:
    return Runner(monkeypatch, capsys)


def test_evenings_are_listed_found_by_name_and_overridden(run: Runner) -> None:
    listed = run("evenings --lang fr").out
    for evening in load_game("normandy").content.evenings:
        assert evening.id in listed and evening.text.fr in listed
    (first, *_) = json.loads(run("evenings --json").out)
    assert first["id"] == "first-landing" and first["game"] == "normandy"
    simulated = "simulate normandy --games 1 --bot random --json"
    ran = json.loads(run(f"{simulated} --evening wave-upon-wave").out)
    assert (ran["options"]["map"], ran["bots"]) == ("saint-aubin", ["random", "random"])
    ran = json.loads(
        run(f"{simulated} --evening omaha-with-crossing --map gold-beach --players 3").out
    )
    assert (ran["options"]["map"], ran["options"]["crossing"]) == ("gold-beach", True)
    assert len(ran["bots"]) == 3
    unknown = run("play normandy --evening nowhere --plain")
    assert unknown.code == 2 and "crossing-by-itself" in unknown.err
    assert "evenings" in run("play --help").out


def test_an_evening_is_played_with_bots_in_the_seats_that_it_needs(run: Runner) -> None:
    told = run("play normandy --evening wave-upon-wave --plain", "q\n").out
    assert "Player 1" in told and "Sergeant" in told
    names = run("play normandy --evening vague --plain", "q\n")
    assert names.code == 2
    assert run("play --resume x.jsonl --evening first-landing --plain").code == 2


def test_an_evening_is_not_played_by_others_than_it_is_for(run: Runner) -> None:
    for typed in ("play normandy --plain", "simulate normandy --games 1"):
        refused = run(f"{typed} --evening missions-for-two --players 1")
        assert refused.code == 2 and "expected 2" in refused.err
    refused = run("simulate normandy --games 1 --evening wave-upon-wave --players 6 --lang fr")
    assert refused.code == 2 and "2–4" in refused.err
    six = run("play normandy --evening six-at-the-table --plain --lang fr", "q\n").out
    assert "Joueur 1" in six and six.count("Sergent") >= 5


def test_advice_for_those_who_learn_is_given_at_the_terminal(run: Runner) -> None:
    lock = Texts("en").say("hint-normandy-lock")
    at_sea = Texts("en").say("hint-normandy-sea-lock")
    told = run("play normandy --evening first-landing --plain", "1 2\n").out
    assert lock in told and at_sea not in told
    told = run("play normandy --evening first-crossing --plain", "1\n1 2\n").out
    assert at_sea in told and lock not in told
    assert lock not in run("play normandy --plain", "1 2\n").out


def test_without_a_game_evenings_come_first_and_settings_in_groups(run: Runner) -> None:
    normandy = list(GAMES).index("normandy") + 1
    game = load_game("normandy")
    evenings = len(game.content.evenings)
    first = run("play --plain", f"{normandy}\n1\n").out
    assert "no card" not in first and Texts("en").say("hint-normandy-lock") in first
    usual = run("play --plain", f"{normandy}\n{evenings + 1}\nq\n")
    assert usual.code == 0 and "Exercise Tiger" in usual.out
    groups = list(grouped(game.specs()))
    at = groups.index("crossing") + 3
    # The crossing on a map without a shore is told beside the setting, and cannot be started.
    typed = [normandy, evenings + 2, 3, 1, 3, at, 1, 1, 1, 2, 2, 3, 1, 2, 1, "q"]
    ran = run("play --plain", "".join(f"{one}\n" for one in typed))
    assert ran.code == 0
    assert Texts("en").say("group-normandy-crossing-help") in ran.out
    assert "  ! Pegasus Bridge does not begin at the shore" in ran.out
    assert "The game cannot be set up like this" in ran.out
    assert "Omaha Beach" in ran.out.rpartition("cannot be set up")[2], "only shores were offered"
    assert run("play --plain", f"{normandy}\n").code == 2, "the input has ended"


def test_an_evening_says_which_side_one_is_on(run: Runner) -> None:
    defend = run("play normandy --evening defend-the-wall --plain", "q\n").out
    assert "Sergeant 1" in defend and "Sergeant 2" in defend and "Player 3" in defend
    storm = run("play normandy --evening storm-the-wall --name Ann --name Ben --plain", "q\n").out
    assert "Ann" in storm and "Ben" in storm and "Sergeant 3" in storm
    first = run("play normandy --atlantikwall --players 2 --bots 1 --bots-first --plain", "q\n").out
    assert "Sergeant 1" in first and "Player 2" in first
    refused = run("play normandy --players 7 --bots 6 --map exercise-fabius --plain")
    assert refused.code == 2 and "1 to 6" in refused.err
    seven = "play normandy --atlantikwall --players 7 --bots 6 --map exercise-fabius --plain"
    assert run(seven, "q\n").code == 0


@pytest.mark.parametrize(("evening", "hint"), [("first-wall", "german"), ("first-storm", "storm")])
@pytest.mark.parametrize("language", LANGUAGES)
def test_either_side_of_the_wall_is_advised(
    evening: str, hint: str, language: str, run: Runner
) -> None:
    told = run(f"play normandy --evening {evening} --plain --lang {language}", "1\n").out
    assert Texts(language).say(f"hint-normandy-{hint}-lock") in told


def test_in_lines_one_can_take_the_last_seat(run: Runner) -> None:
    normandy = list(GAMES).index("normandy") + 1
    game = load_game("normandy")
    groups = list(grouped(game.specs()))
    at, place = groups.index("atlantikwall") + 3, len(groups) + 3
    # Two players, with the German; then the last seat.
    typed = [normandy, len(game.content.evenings) + 2, 2, 2, at, 1, 1, place, place, place, 1, "q"]
    ran = run("play --plain", "".join(f"{one}\n" for one in typed))
    say = Texts("en", game).say
    seats = [say("plain-place", number=1), f"{say('plain-place', number=2)} · {say('role-german')}"]
    assert ran.code == 0 and all(seat in ran.out for seat in seats)
    assert "Player 2" in ran.out and "Sergeant 1" in ran.out
