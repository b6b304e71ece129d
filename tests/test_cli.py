"""The command line, as typed."""

from __future__ import annotations

import io
import json
import re
import resource
import socket
import subprocess
import sys
from collections.abc import Callable
from ipaddress import ip_network
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from beachhead.cli import main, serving
from beachhead.games import GAMES, load_game
from beachhead.locale import LANGUAGES, Texts
from beachhead.locale.rulebook import rulebook
from beachhead.server.doors.line import wire
from beachhead.server.processes import How
from beachhead.terminal import saves


class Ran:
    """What a command printed, and how it ended."""

    def __init__(self, out: str, err: str, code: int) -> None:
        self.out, self.err, self.code = out, err, code


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Runner:
    return Runner(monkeypatch, capsys)


class Runner:
    """Runs `beachhead` in this process."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch, self.capsys = monkeypatch, capsys
        self.served: tuple[int, dict[str, Any]] = (0, {})
        """In how many processes it would have been served, and how uvicorn would have."""

    def on_screen(self, line: str, columns: int = 80) -> list[str]:
        """The lines that somebody at a terminal of this width sees."""
        self.monkeypatch.setenv("COLUMNS", str(columns))
        self.monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
        ran = self(line)
        assert ran.code == 0, ran.err
        return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", ran.out).splitlines()

    def __call__(self, line: str, typed: str = "") -> Ran:
        self.monkeypatch.setattr(sys, "argv", ["beachhead", *line.split()])
        self.monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code: object = 0
        try:
            main()
        except SystemExit as leaving:
            code = leaving.code or 0
        captured = self.capsys.readouterr()
        assert isinstance(code, int)
        return Ran(captured.out, captured.err, code)

    def serve(self, line: str, make: Callable[..., object] = lambda *_, **__: None) -> Ran:
        """`beachhead serve`, which ends as soon as this has made what it would serve."""

        def ready(make: Callable[[], object], processes: int, how: How, *_: object) -> object:
            self.served = processes, how()
            return make

        self.monkeypatch.setattr("beachhead.server.app.create_app", make)
        self.monkeypatch.setattr("beachhead.server.doors.line.check_port", lambda *_: None)
        self.monkeypatch.setattr("beachhead.server.processes.ready", ready)
        return self(f"serve {line}")


def test_games_lists_seats_options_defaults_and_rules(run: Runner) -> None:
    listed = json.loads(run("games --json").out)
    assert [game["id"] for game in listed] == list(GAMES)
    for game in listed:
        loaded = load_game(game["id"])
        assert game["seats"] == [loaded.seats[0], loaded.seats[-1]]
        assert game["rules"] == list(loaded.rule_ids)
        assert set(game["defaults"]) == {spec.name for spec in loaded.specs()}
        assert all({"name", "rule", "kind", "default"} <= set(o) for o in game["options"])
        assert "sergeant" in game["bots"]
    plain = run("games --lang fr").out
    assert "--beach" in plain and "joueurs" in plain


def test_cards_in_both_languages_by_source_and_as_json(run: Runner) -> None:
    english = json.loads(run("cards --json").out)
    french = json.loads(run("cards --json --lang fr").out)
    held = sum(len(load_game(id).content.cards()) for id in GAMES)
    assert len(english) == len(french) > held > 250
    for one, other in zip(english, french, strict=True):
        assert one["id"] == other["id"]
        assert one["text"] and one["text"] != other["text"]
    ours = json.loads(run("cards --json --source ours").out)
    assert {card["id"] for card in ours} >= {"order-of-merit", "sword-advanced-1"}
    assert all(card["source"] == "ours" for card in ours)
    assert "Order of Merit" in run("cards --source ours").out


def test_cards_that_need_python_are_counted(run: Runner) -> None:
    shown = run("cards --escapes").out
    assert "general" in shown and "supply-bag" in shown
    assert "61 cards of 426" in shown


@pytest.mark.parametrize("name", ["exercise-tiger", "N01", "n01"])
def test_a_map_is_drawn_by_its_id_or_its_code(run: Runner, name: str) -> None:
    drawn = run(f"map {name}").out
    assert "Bunker" in drawn and "DEF 12" in drawn and "4 Soldiers" in drawn


def test_maps_are_listed_and_an_unknown_one_is_refused(run: Runner) -> None:
    assert run("map").out.count("\n") == 23
    unknown = run("map atlantis")
    assert unknown.code == 2 and "atlantis" in unknown.err and "omaha-beach" in unknown.err


def test_a_map_as_a_picture(run: Runner, tmp_path: Path) -> None:
    told = run(f"map gold-beach --svg --lang fr --out {tmp_path / 'gold.svg'}")
    assert "gold.svg" in told.out
    drawing = ElementTree.fromstring((tmp_path / "gold.svg").read_text("utf-8"))
    assert drawing.tag.endswith("svg")
    assert run("map gold-beach --svg --out -").out.startswith("<svg")
    nowhere = run(f"map gold-beach --svg --out {tmp_path / 'no' / 'gold.svg'}")
    assert nowhere.code == 2 and "gold.svg" in nowhere.err


def test_one_rule_or_all_of_them(run: Runner) -> None:
    assert "BBR" in run("rules E-6 --lang fr").out
    assert run("rules e-6").out == run("rules E-6").out
    assert run("rules").out.count("\n") == len(rulebook("en")) > 60
    unknown = run("rules Z-9")
    assert unknown.code == 2 and "Z-9" in unknown.err and unknown.out == ""


def test_rules_are_found_by_words_those_called_so_first(run: Runner) -> None:
    assert run("rules land mines").out.startswith("V-3   Land Mines\n      ")
    assert json.loads(run("rules land mines --json").out)[0]["id"] == "V-3"
    nothing = run("rules xyzzy --lang fr")
    assert nothing.code == 2 and "xyzzy" in nothing.err and nothing.out == ""


def test_odds(run: Runner) -> None:
    rows = json.loads(run("odds --json").out)
    assert rows[0]["dice6"] == pytest.approx(1 - (5 / 6) ** 18, abs=1e-12)
    assert "96.2438963" in run("odds").out


def test_simulate_prints_what_it_promises_and_repeats_itself(run: Runner) -> None:
    line = "simulate express --games 40 --bot sergeant --seed 7 --players 2 --beach omaha --json"
    first, again = json.loads(run(line).out), json.loads(run(line).out)
    assert first.pop("seconds") >= 0 and again.pop("seconds") >= 0
    assert first == again
    assert first["games"] == 40
    assert first["options"]["beach"] == "omaha"
    (squad,) = first["sides"]
    assert squad["seats"] == [0, 1]
    assert 0 <= squad["ci95"][0] <= squad["win_rate"] <= squad["ci95"][1] <= 1
    assert first["events"] > 40
    text = run("simulate battle --games 5 --bot sergeant --bot random --lang fr").out
    assert "graine" in text
    assert "Beach: Utah Beach" in run("simulate express --games 2 --lang en").out


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("simulate chess", "chess"),
        ("simulate express --beach dieppe", "dieppe"),
        ("simulate express --sea rough", "sea"),
        ("simulate express --players 9", "9"),
        ("simulate express --bot general", "general"),
        ("simulate express stray", "stray"),
        ("simulate express --beach", "beach"),
        ("simulate express --solo-start", "E-10"),
        ("play express --players 2 --bots 3 --plain", "3"),
        ("play --resume nowhere.jsonl --plain", "nowhere.jsonl"),
        ("replay nowhere.jsonl", "nowhere.jsonl"),
        ("verify nowhere.jsonl", "nowhere.jsonl"),
        ("cards --pack nowhere", "nowhere"),
    ],
)
def test_bad_input_gets_one_clear_answer(run: Runner, line: str, part: str) -> None:
    for lang in ("en", "fr"):
        ran = run(f"{line} --lang {lang}")
        assert ran.code == 2
        assert part in ran.err
        assert "Traceback" not in ran.err


def test_all_wrong_options_are_told_at_once(run: Runner) -> None:
    ran = run("simulate express --beach dieppe --kommandant maybe --sea rough")
    for part in ("dieppe", "maybe", "sea"):
        assert part in ran.err


def test_play_plain_replay_and_verify(run: Runner, games_folder: Path) -> None:
    played = run("play express --plain --lang fr --name Anne", "0\n1\n" * 300)
    assert played.code == 0
    assert "Anne" in played.out
    (record,) = games_folder.glob("*.jsonl")
    assert run(f"verify {record}").code == 0
    assert "Honnête" in run(f"verify {record} --lang fr").out
    assert "Moment 0" in run(f"replay {record} --plain", "\nb\nq\n").out
    record.write_text(record.read_text().replace('"seat1 rolls G', '"seat1 rolls GkG', 1))
    assert run(f"verify {record}").code == 1


def test_which_game_is_asked_in_lines_too(run: Runner) -> None:
    asked = run("play --plain", "2\nq\n")
    assert "Express!" in asked.out
    assert run("play --plain", "9\n").code == 2


def test_a_game_interrupted_is_resumed(run: Runner, games_folder: Path) -> None:
    run("play battle --plain --players 2 --bots 1 --kommandant", "1\n")
    (record,) = games_folder.glob("*.jsonl")
    before = record.read_text()
    ran = run(f"play --resume {record} --plain", "1\n")
    assert ran.code == 0
    assert record.read_text().startswith(before)
    unfinished = run(f"verify {record}")
    assert unfinished.code == 1


def test_a_users_pack_changes_cards_and_a_bad_one_is_refused(run: Runner, pack: Path) -> None:
    card = pack / "battle" / "mine.toml"
    listed = json.loads(run(f"cards --json --pack {pack}").out)
    (changed,) = (entry for entry in listed if entry["id"] == "order-of-merit")
    assert changed["source"] == "book"
    assert run(f"simulate battle --games 2 --pack {pack}").code == 0
    card.write_text(card.read_text().replace("own", "mine").replace("win-", "lose-"))
    refused = run(f"cards --pack {pack}")
    assert refused.code == 2
    for part in ("mine.toml", "6", "7", "turn", '"own"'):
        assert part in refused.err


def test_the_command_is_installed() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "beachhead", "--help"], capture_output=True, text=True, check=True
    )
    for command in ("play", "replay", "verify", "cards", "rules", "games", "simulate"):
        assert command in ran.stdout


def test_bots_leave_a_seat_to_a_person(run: Runner) -> None:
    told = run("play normandy --bots 3 --plain", "").out
    assert "Player 1, which dice do you lock?" in told and "Sergeant 4" in told


def test_cards_of_one_game_stand_under_headings(run: Runner) -> None:
    shown = run("cards normandy").out
    assert "Normandy: Specialists" in shown and "Normandy: RWB tables" in shown
    assert "Battle Cry (courage): " in shown and "Order of Merit" not in shown
    assert run("cards chess").code == 2


def test_a_misspelt_setting_is_guessed_and_said_as_typed(run: Runner) -> None:
    assert "did you mean badges?" in run("play normandy --bagdes").err
    assert "award-price" in run("simulate normandy --award-price 99").err


def test_a_record_that_is_not_there_or_needs_a_pack_is_told(run: Runner, tmp_path: Path) -> None:
    assert "There is no file" in run(f"play --resume {tmp_path / 'none.jsonl'}").err
    run("play normandy --plain", "1 2\n")
    (record,) = saves.games_folder().glob("*.jsonl")
    record.write_text(record.read_text().replace("exercise-tiger", "my-own-map"))
    told = run(f"play --resume {record}").err
    assert "name it with --pack" in told and "my-own-map" in told


def test_files_of_a_pack_that_are_not_read_are_named(run: Runner, tmp_path: Path) -> None:
    folder = tmp_path / "battle"
    folder.mkdir()
    (folder / "mine.tml").write_text("")
    assert "mine.tml: not read" in run(f"content check {tmp_path}").out


def test_what_was_simulated_is_told_and_no_score_that_nobody_keeps(run: Runner) -> None:
    told = run("simulate normandy --games 1 --map gold-beach --bot random").out
    assert "Battle map: Gold Beach" in told and "1 game," in told and "score" not in told


def test_who_asks_for_a_rule_that_does_not_exist_is_told_which_do(run: Runner) -> None:
    told = run("rules C-99").err
    for known in ("T-1 … T-10", "W-1,", "C-1 … C-15", "H-1 … H-5", "E-1 … E-13"):
        assert known in told


def test_a_table_of_a_rule_is_readable_in_a_pipe(run: Runner) -> None:
    told = run("rules T-5").out
    assert "  courage · Battle Cry · " in told and "|" not in told
    listed = run("rules").out
    assert listed.index("T-1 ") < listed.index("G-1 ")


# The web table


@pytest.mark.parametrize(
    ("host", "own", "links"),
    [
        ("0.0.0.0", "192.168.1.7", ["http://127.0.0.1:8044/", "http://192.168.1.7:8044/"]),
        ("0.0.0.0", "0.0.0.0", ["http://127.0.0.1:8044/"]),
        ("0.0.0.0", None, ["http://127.0.0.1:8044/"]),
        ("::", "fd00::7", ["http://[::1]:8044/", "http://[fd00::7]:8044/"]),
        ("::1", "fd00::7", ["http://[::1]:8044/"]),
        ("127.0.0.1", "192.168.1.7", ["http://127.0.0.1:8044/"]),
    ],
)
def test_serve_says_where_it_can_be_opened(
    host: str, own: str | None, links: list[str], run: Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serving, "socket", lambda *_: Probe(own))
    for language in LANGUAGES:
        out = run.serve(f"--host {host} --lang {language}").out
        assert re.findall(r"http://[^ \n]+", out) == links


def test_tables_are_open_to_anybody_only_if_serve_is_told_so(run: Runner) -> None:
    asked: list[bool] = []
    for line in ("", "--open-tables"):
        run.serve(line, lambda *_, open_tables, **__: asked.append(open_tables))
    assert asked == [False, True]
    assert "--open-tables" in run("serve --help").out


def test_what_serve_is_told_reaches_what_it_makes(run: Runner) -> None:
    run.monkeypatch.setattr(serving, "_prepare", lambda *_: None)
    asked: list[dict[str, Any]] = []

    def make(place: Path | str, pack: Path | None, bots: int, pause: float, **more: Any) -> None:
        asked.append({"place": place, "pack": pack, "bots": bots, "pause": pause, **more})

    run.serve("--data tables", make)
    assert (
        asked[-1].items()
        >= {
            "place": Path("tables"),
            "pack": None,
            "bots": 1,
            "hosts": ("127.0.0.1",),
            "open_tables": False,
            "metrics_port": None,
            "processes": 1,
        }.items()
    )
    processes, how = run.served
    assert processes == 1 and (how["host"], how["port"]) == ("127.0.0.1", 8044)
    assert how["http"].proxies.networks == () and not how["proxy_headers"]

    run.serve(
        "--store postgresql:///x --pack cards --processes 3 --bots 2 --pause 0.5 --open-tables"
        " --host ::1 --port 8045 --host-name a.example.org --host-name b.example.org"
        " --behind 192.0.2.1 --behind 10.0.0.0/8 --metrics-port 9100",
        make,
    )
    assert (
        asked[-1].items()
        >= {
            "place": "postgresql:///x",
            "pack": Path("cards"),
            "bots": 2,
            "pause": 0.5,
            "hosts": ("::1", "a.example.org", "b.example.org"),
            "open_tables": True,
            "metrics_port": 9100,
            "processes": 3,
        }.items()
    )
    processes, how = run.served
    assert processes == 3 and (how["host"], how["port"]) == ("::1", 8045)
    assert how["http"].proxies.networks == (ip_network("192.0.2.1"), ip_network("10.0.0.0/8"))
    assert how["proxy_headers"] and how["forwarded_allow_ips"] == "192.0.2.1/32,10.0.0.0/8"


def test_serve_has_as_many_files_as_the_system_allows(run: Runner) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, 512), hard))
        run.serve("")
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (hard, hard)
        _, how = run.served
        assert how["http"].most == wire()["http"].most, "before it is seen how many that are"
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tables_are_kept_in_a_folder_or_in_a_database(lang: str, run: Runner) -> None:
    run.monkeypatch.setattr(serving, "_prepare", lambda *_: None)
    ran = run.serve(f"--data tables --store postgresql:///tables --lang {lang}")
    assert ran.code == 2 and not ran.out and ran.err.strip() == Texts(lang).say("error-two-stores")


@pytest.mark.parametrize("processes", [1, 2])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_proxy_that_has_no_address_is_told_before_anything_is_served(
    lang: str, processes: int, run: Runner
) -> None:
    made: list[object] = []
    run.monkeypatch.setattr(serving, "_prepare", lambda *_: None)
    run.monkeypatch.setattr("beachhead.server.doors.line.check_port", lambda *_: None)
    run.monkeypatch.setattr("beachhead.server.app.create_app", lambda *_, **__: made.append(0))
    ran = run(f"serve --processes {processes} --behind 10.0.0.0/8 --behind everybody --lang {lang}")
    assert ran.code == 2 and not ran.out and not made
    assert ran.err.strip() == Texts(lang).say("error-bad-behind", address="everybody")


class Probe:
    """A socket of a machine with this address, or of one without a network."""

    def __init__(self, own: str | None) -> None:
        self.own = own

    def __enter__(self) -> Probe:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def connect(self, _: object) -> None:
        if self.own is None:
            raise OSError

    def getsockname(self) -> tuple[str | None, int]:
        return self.own, 9


@pytest.mark.parametrize("everywhere", serving.EVERYWHERE)
def test_the_address_for_others_is_one_of_this_machine(everywhere: str) -> None:
    family, _, _ = serving.EVERYWHERE[everywhere]
    for own in serving.hosts_to_open(everywhere)[1:]:
        with socket.socket(family, socket.SOCK_DGRAM) as ours:
            ours.bind((own, 0))
