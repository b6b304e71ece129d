"""What the page asks for over plain HTTP."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from beachhead.games import GAMES, load_game
from beachhead.games.normandy import NormandyGame
from beachhead.kernel.options import grouped
from beachhead.kernel.record import read_record, verify
from beachhead.locale import LANGUAGES, Texts
from beachhead.server import limits
from beachhead.server import protocol as p
from tests.server.house import House, house


def bearer(*keys: str) -> dict[str, str]:
    return {"Authorization": "Bearer " + " ".join(keys)}


async def finished(here: House, game: str = "express") -> p.NewTable:
    table = await here.table(game, "me")
    async with here.guest(table.table, table.keys[0]) as guest:
        await guest.play_on()
    return table


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_every_game_is_told_with_every_setting(lang: str, tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        answer = await here.http.get("/api/offer", params={"lang": lang})
        games = msgspec.json.decode(answer.content, type=p.Offer).games
    assert [game.id for game in games] == list(GAMES)
    for game in games:
        groups = grouped(load_game(game.id).specs()).values()
        assert [s.name for s in game.settings] == [s.name for group in groups for s in group]
        assert all(setting.label and setting.help and setting.rule for setting in game.settings)
        assert all(setting.group for setting in game.settings)
    of_seats = [setting for setting in games[-1].settings if setting.seat is not None]
    assert [(one.name, one.seat) for one in of_seats] == [
        (f"{what}_{number}", number - 1)
        for what in ("nation", "assisted")
        for number in range(1, 7)
    ]
    assert len({(one.label, one.help) for one in of_seats}) == 2


WRONG = {
    "map": "omaha-beach",
    "level": "dice",
    "nation_1": "uk",
    "wild_dice": True,
    "rwb_and_g": True,
    "badge_of_honor": True,
}
ABOUT = [
    ("nation_1", "nation_2"),
    ("level",),
    ("rwb_and_g", "wild_dice"),
    ("rwb_and_g", "level"),
    ("wild_dice", "level"),
    ("badge_of_honor", "badges"),
]


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_refusal_speaks_as_the_form_does_and_names_the_settings(
    lang: str, tmp_path: Path
) -> None:
    async with house(tmp_path) as here:
        offered = await here.http.get("/api/offer", params={"lang": lang})
        settings = msgspec.json.decode(offered.content, type=p.Offer).games[-1].settings
        wish = {"game": "normandy", "seats": [{"kind": "me"}, {"kind": "bot"}], "options": WRONG}
        answer = await here.http.post("/api/tables", params={"lang": lang}, json=wish)
    faults = msgspec.json.decode(answer.content, type=p.Trouble).faults
    assert [fault.settings for fault in faults] == ABOUT
    labels = {setting.name: setting.label for setting in settings}
    for fault in faults[1:]:
        assert all(labels[name] in fault.text for name in fault.settings)
    said = "\n".join(fault.text for fault in faults)
    assert not re.search(r"[a-z][-_][a-z]+[-_]|=|omaha-beach|everything|\buk\b|wild-dice", said)


async def test_everything_wrong_with_a_wish_is_told_at_once(tmp_path: Path) -> None:
    async with house(tmp_path, metrics=True) as here:
        wish = {
            "game": "express",
            "seats": [{"kind": "me"}],
            "options": {"beach": "brighton", "sektors": "basic"},
        }
        answer = await here.http.post("/api/tables", params={"lang": "fr"}, json=wish)
        assert answer.status_code == 400
        trouble = msgspec.json.decode(answer.content, type=p.Trouble)
        assert trouble.code == "bad-options"
        assert ["brighton" in trouble.faults[0].text, "sektors" in trouble.faults[1].text] == [1, 1]
        assert "beachhead_tables 0" in (await here.metrics())


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}]}, "unknown-game"),
        ({"game": "express", "seats": []}, "bad-options"),
        ({"game": "express", "seats": [{"kind": "me"}] * 9}, "bad-options"),
        ({"game": "express", "seats": [{"kind": "bot", "bot": "admiral"}]}, "unknown-bot"),
        ({"game": "express", "seats": [{"kind": "me", "name": "x" * 99}]}, "bad-name"),
        ({"game": "express", "seats": [{"kind": "me", "colour": "pink"}]}, "bad-colour"),
        ({"game": "express", "seats": [{"kind": "king"}]}, "bad-message"),
        ({"game": "express", "seats": [{"kind": "me", "name": "Ann"}] * 2}, "same-name"),
        ({"game": "express"}, "bad-message"),
        ([], "bad-message"),
    ],
)
async def test_a_wish_that_cannot_be_met_is_refused(wish: Any, code: str, tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        answer = await here.http.post("/api/tables", json=wish)
        assert (answer.status_code, answer.json()["code"]) == (400, code)


async def test_a_body_that_is_too_large_is_not_read(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        kind = {"Content-Type": "application/json"}
        answer = await here.http.post("/api/tables", content=b"x" * 100_000, headers=kind)
        assert answer.json()["code"] == "message-too-large"
        answer = await here.http.post("/api/tables", content=b'{"game": "\xff"}', headers=kind)
        assert answer.json()["code"] == "bad-message"


@pytest.mark.parametrize("path", ["moment", "record", "verdict", "numbers"])
async def test_only_a_key_opens_a_table(path: str, tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        table = await here.table("express", "me")
        where = f"/api/tables/{table.table}/{path}"
        assert (await here.http.get(where)).status_code == 403
        assert (await here.http.get(where, headers=bearer("x" * 24))).status_code == 403
        elsewhere = f"/api/tables/nowhere/{path}"
        assert (await here.http.get(elsewhere, headers=bearer(table.watch))).status_code == 404


async def test_a_record_and_its_seed_are_secret_until_the_end(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        table = await here.table("express", "me")
        for path in ("record", "verdict", "numbers"):
            answer = await here.http.get(
                f"/api/tables/{table.table}/{path}", headers=bearer(table.keys[0])
            )
            assert (answer.status_code, answer.json()["code"]) == (409, "not-over")
        answer = await here.http.post(
            f"/api/tables/{table.table}/go-on", headers=bearer(table.keys[0])
        )
        assert answer.json()["code"] == "not-over"


async def test_the_record_of_a_finished_game_is_whole_and_its_dice_are_fair(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as here:
        table = await finished(here)
        key = bearer(table.keys[0])
        record = await here.http.get(f"/api/tables/{table.table}/record", headers=key)
        reading = read_record(record.content, load_game)
        assert reading.fault is None and reading.table.over is not None
        assert verify(reading).result == "fair"
        verdict = await here.http.get(f"/api/tables/{table.table}/verdict", headers=key)
        assert verdict.json()["code"] == "fair"


async def test_every_moment_of_a_game_can_be_looked_at_again(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        table = await finished(here)
        where, key = f"/api/tables/{table.table}/moment", bearer(table.watch)
        answer = await here.http.get(where, headers=key)
        last = msgspec.json.decode(answer.content, type=p.Moment)
        assert last.at == last.last > 0 and last.over is not None
        for at in range(last.last):
            answer = await here.http.get(where, params={"at": at, "lang": "fr"}, headers=key)
            moment = msgspec.json.decode(answer.content, type=p.Moment)
            assert moment.at == at and moment.panels and moment.over is None
            assert {line.at for line in moment.log} <= {at}
        answer = await here.http.get(where, params={"at": "x"}, headers=key)
        assert answer.status_code == 400


async def test_the_course_of_a_game_is_all_that_its_moments_tell(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        table = await finished(here)
        where, key = f"/api/tables/{table.table}", bearer(table.watch)
        answer = await here.http.get(f"{where}/course", headers=key)
        course = msgspec.json.decode(answer.content, type=list[p.LogLine])
        for at in {line.at for line in course}:
            answer = await here.http.get(f"{where}/moment", params={"at": at}, headers=key)
            moment = msgspec.json.decode(answer.content, type=p.Moment)
            assert [line.text for line in moment.log] == [
                line.text for line in course if line.at == at
            ]
        assert course[-1].turning and not all(line.turning for line in course)


async def test_after_the_end_whoever_has_the_address_may_look_back(tmp_path: Path) -> None:
    """As a spectator does: without a key, and never before the end."""
    async with house(tmp_path) as here:
        table, running = await finished(here), await here.table("express", "me")
        for what in ("moment", "course", "numbers", "record", "verdict"):
            answer = await here.http.get(f"/api/tables/{table.table}/{what}")
            assert answer.status_code == 200, what
            assert not any(key in answer.text for key in (*table.keys, table.watch) if key)
            answer = await here.http.get(f"/api/tables/{running.table}/{what}")
            assert answer.status_code == 403, what
        answer = await here.http.get(f"/api/tables/{table.table}/moment")
        assert not msgspec.json.decode(answer.content, type=p.Moment).seats
        answer = await here.http.post(f"/api/tables/{running.table}/go-on", params={"at": 0})
        assert answer.status_code == 403


async def test_a_finished_game_goes_on_from_a_moment_at_a_new_table(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        old = await finished(here, "normandy")
        answer = await here.http.post(
            f"/api/tables/{old.table}/go-on", params={"at": 3}, headers=bearer(old.watch)
        )
        table = msgspec.json.decode(answer.content, type=p.NewTable)
        async with here.guest(table.table, table.keys[0]) as guest:
            await guest.shown()
            assert {line.at for line in guest.log} >= {1, 2, 3}
            await guest.play_on()
        record = await here.http.get(
            f"/api/tables/{table.table}/record", headers=bearer(table.keys[0])
        )
        reading = read_record(record.content, load_game)
        assert reading.table.header.given == 3
        assert verify(reading).result == "fair"


async def test_a_game_does_not_go_on_after_its_end_but_before_it(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        old = await finished(here)
        answer = await here.http.post(f"/api/tables/{old.table}/go-on", headers=bearer(old.watch))
        table = msgspec.json.decode(answer.content, type=p.NewTable)
        async with here.guest(table.table, table.keys[0]) as guest:
            await guest.play_on()
        where = f"/api/tables/{table.table}/verdict"
        verdict = await here.http.get(where, headers=bearer(table.watch))
        assert verdict.json()["code"] == "fair"


async def test_the_numbers_add_up(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        table = await finished(here)
        answer = await here.http.get(
            f"/api/tables/{table.table}/numbers", headers=bearer(table.watch)
        )
        found = msgspec.json.decode(answer.content, type=p.Numbers)
        assert len(found.symbols) == 6
        assert sum(found.columns[0].rolled) >= 6 and found.columns[0].choices > 0


async def test_my_tables_are_listed_by_their_keys(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        running = await here.table("battle", "me", "friend")
        over = await finished(here)
        rings = [
            {"table": running.table, "keys": [running.keys[0]]},
            {"table": over.table, "keys": [over.keys[0]]},
            {"table": running.table, "keys": ["wrong"]},
            {"table": "nowhere", "keys": []},
        ]
        answer = await here.http.post("/api/mine", json=rings)
        listed = msgspec.json.decode(answer.content, type=list[p.TableShown])
        assert [(one.table, bool(one.over)) for one in listed] == [
            (running.table, False),
            (over.table, True),
        ]
        assert listed[1].over.endswith(".")


@pytest.mark.parametrize(
    ("game", "options", "name"),
    [
        ("battle", {}, "Battle!"),
        ("express", {"beach": "gold"}, "Express! · Gold Beach"),
        ("express", {"campaign": "neptune"}, "Express! · Operation Neptune: all six beaches"),
        ("normandy", {"map": "sword-beach"}, "Normandy · Sword Beach"),
    ],
)
async def test_my_tables_are_called_by_where_they_are(
    game: str, options: dict[str, str], name: str, tmp_path: Path
) -> None:
    async with house(tmp_path) as here:
        table = await here.table(game, "me", options=options)
        rings = [{"table": table.table, "keys": table.keys}]
        answer = await here.http.post("/api/mine", json=rings)
        assert [one["name"] for one in answer.json()] == [name]


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_rules_and_cards_are_told_in_both_languages(lang: str, tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        rules = (await here.http.get("/api/rules", params={"lang": lang})).json()
        assert {rule["id"] for rule in rules} >= {"B-1", "E-1", "V-1"}
        cards = (await here.http.get("/api/cards", params={"lang": lang})).json()
        assert len({card["group"] for card in cards}) > len(GAMES)
        assert all(card["title"] and card["text"] for card in cards)
        assert all(rule["chapter"] and rule["section"] for rule in rules)
        sections = {rule["id"]: rule["section"] for rule in rules}
        assert sections["B-1"] == sections["B-12"] != sections["E-1"]


async def test_every_card_has_an_address_of_its_own_and_says_what_it_is(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        told = {
            lang: (await here.http.get("/api/cards", params={"lang": lang})).json()
            for lang in LANGUAGES
        }
    english, french = told.values()
    addresses = [(card["game"], card["id"]) for card in english]
    assert len(set(addresses)) == len(addresses)
    for one, other in zip(english, french, strict=True):
        same = ("game", "id", "kind", "nation", "source", "module", "cost")
        assert [one.get(name) for name in same] == [other.get(name) for name in same]
        assert one["source"] in ("book", "public", "ours")
    by_id = {(card["game"], card["id"]): card for card in english}
    items = load_game("normandy").content.by_id
    smoke, jeep = by_id["normandy", "smoke-shells"], by_id["normandy", "jeep"]
    assert (smoke["kind_words"], smoke["cost"]) == ("Items", items["smoke-shells"].cost)
    assert jeep["cost"] == items["jeep"].stars + items["jeep"].tools
    heroes = [card for card in english if card["kind"] == "hero"]
    assert {card["module_words"] for card in heroes} == {"Module: War Heroes"}


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_every_map_is_told_and_drawn(lang: str, tmp_path: Path) -> None:
    content = load_game("normandy").content
    async with house(tmp_path) as here:
        answer = await here.http.get("/api/maps", params={"lang": lang})
        maps = msgspec.json.decode(answer.content, type=list[p.MapText])
        assert [map.id for map in maps] == list(content.maps)
        for map in maps:
            assert map.history == getattr(content.maps[map.id].text, lang)
            assert map.cards == content.maps[map.id].special_items
            assert any(str(content.maps[map.id].par) in line for line in map.lines)
        drawn = await here.http.get("/api/maps/normandy/hillman", params={"lang": lang})
        board = msgspec.json.decode(drawn.content, type=p.BoardPanel)
        assert len(board.cells) == len(content.maps["hillman"].sectors)
        assert board.title in [map.title for map in maps] and board.pieces == ()


async def test_the_small_picture_of_a_map_is_kept_and_does_nothing_but_lie_there(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as here:
        picture = await here.http.get("/api/maps/normandy/hillman.svg")
        assert picture.headers["content-type"] == "image/svg+xml"
        assert "max-age" in picture.headers["cache-control"]
        policy = picture.headers["content-security-policy"]
        assert "default-src 'none'" in policy and "script" not in policy
        assert picture.text.startswith("<svg")
        for path in ("hillman2", "hillman2.svg", "..%2Fhillman"):
            gone = await here.http.get(f"/api/maps/normandy/{path}", params={"lang": "fr"})
            assert gone.status_code == 404
        unknown = await here.http.get("/api/maps/chess/hillman")
        assert unknown.json()["code"] == "unknown-game"
        no_maps = await here.http.get("/api/maps/battle/hillman.svg")
        assert no_maps.json()["code"] == "unknown-map"


@pytest.mark.parametrize(
    ("game", "options", "played"),
    [
        ("express", {"beach": "gold"}, ("beach", "gold", "")),
        (
            "normandy",
            {"map": "exercise-tiger", "level": "dice"},
            ("map", "exercise-tiger", "first-landing"),
        ),
        ("battle", {}, ("", "", "")),
    ],
)
async def test_an_ending_says_what_was_played(
    game: str, options: dict[str, Any], played: tuple[str, str, str], tmp_path: Path
) -> None:
    async with house(tmp_path) as here:
        table = await here.table(game, "me", options=options)
        async with here.guest(table.table, table.keys[0]) as guest:
            await guest.play_on()
            over = guest.screen.over if guest.screen else None
        assert over is not None
        told = over.played
        assert (told.game, (told.setting, told.place, told.evening)) == (game, played)
        mine = [{"table": table.table, "keys": table.keys}]
        (listed,) = (await here.http.post("/api/mine", json=mine)).json()
        assert told.started == listed["started"]


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_rule_says_where_it_comes_from_in_words(lang: str, tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        rules = (await here.http.get("/api/rules", params={"lang": lang})).json()
    known = {
        "en": r"Source: (the rulebook|other publications|our ruling)",
        "fr": r"Source\s: (le livret|d’autres publications|notre choix)",
    }
    for rule in rules:
        assert re.match(known[lang], rule["body"].splitlines()[-1].strip("*")), rule["id"]


async def test_every_answer_keeps_the_page_to_itself(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        for path in ("/api/offer", "/health", "/board.css", "/nowhere"):
            headers = (await here.http.get(path)).headers
            assert "script-src 'self';" in headers["content-security-policy"]
            assert "unsafe" not in headers["content-security-policy"]
            assert headers["referrer-policy"] == "no-referrer"


async def test_a_page_that_does_not_exist_is_said_by_the_one_that_does(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        for path in ("/some/where", "/assets/nothing.js"):
            answer = await here.http.get(path, headers={"Accept": "text/html,*/*;q=0.8"})
            assert (answer.status_code, answer.headers["location"]) == (307, "/#/nowhere")
            assert (await here.http.get(path)).status_code == 404


async def test_nobody_sets_up_tables_by_the_hundred(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        wish = {"game": "express", "seats": [{"kind": "me"}]}
        answers = [
            await here.http.post("/api/tables", json=wish)
            for _ in range(int(limits.TABLES_AT_ONCE) + 5)
        ]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert answers[0].status_code == 201 and refused
        assert {answer.json()["code"] for answer in refused} == {"too-fast"}


async def test_whoever_looks_after_the_server_sees_what_is_done_and_refused(tmp_path: Path) -> None:
    async with house(tmp_path, metrics=True) as here:
        table = await here.table("battle", "me", "sergeant")
        async with here.guest(table.table, table.keys[0]) as guest:
            acts = await guest.play_on()
            await guest.answer(p.Rename(guest.next_id(), 0, "x" * 99, "olive"))
            told = (await here.metrics()).splitlines()
    assert "beachhead_tables 1.0" in told
    assert "beachhead_connections 1.0" in told
    assert f'beachhead_answer_seconds_count{{wish="act"}} {acts}.0' in told
    assert 'beachhead_refused_total{code="bad-name"} 1.0' in told
    thoughts = next(line for line in told if line.startswith("beachhead_bot_seconds_count"))
    assert float(thoughts.split()[1]) > 0
    assert not any(table.table in line for line in told)


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_rule_calls_its_setting_what_the_form_calls_it(lang: str, tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        offer = (await here.http.get("/api/offer", params={"lang": lang})).content
        rules = (await here.http.get("/api/rules", params={"lang": lang})).json()
    bodies = {rule["id"]: rule["body"] for rule in rules}
    straight = next(
        setting
        for game in msgspec.json.decode(offer, type=p.Offer).games
        for setting in game.settings
        if setting.name == "straight"
    )
    assert straight.label in bodies["T-6"] and "`" not in "".join(bodies.values())
    assert all(label in bodies["T-6"] for _, label in straight.choices)
    assert not any("_" in body for body in bodies.values())


async def test_settings_are_checked_before_there_is_a_table(tmp_path: Path) -> None:
    options = {"map": "pegasus-bridge", "crossing": True, "nation_1": "uk"}
    async with house(tmp_path, metrics=True) as here:

        async def checked(seats: int, lang: str = "en") -> p.SettingsChecked:
            wish = {"game": "normandy", "seats": seats, "options": options}
            answer = await here.http.post("/api/check", params={"lang": lang}, json=wish)
            assert answer.status_code == 200
            return msgspec.json.decode(answer.content, type=p.SettingsChecked)

        one, two = await checked(1), await checked(2)
        assert [fault.settings for fault in one.faults] == [("crossing", "map")]
        assert [fault.settings for fault in two.faults] == [
            ("nation_1", "nation_2"),
            ("crossing", "map"),
        ]
        assert one.where == "map" and "omaha-beach" in one.fitting
        assert "pegasus-bridge" not in one.fitting
        assert (await checked(1, "fr")).faults[0].text != one.faults[0].text
        assert "beachhead_tables 0" in (await here.metrics())


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess", "seats": 1}, "unknown-game"),
        ({"game": "express", "seats": "two"}, "bad-message"),
        ({"game": "express", "seats": 1, "cheat": True}, "bad-message"),
    ],
)
async def test_nonsense_is_not_checked(wish: Any, code: str, tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        answer = await here.http.post("/api/check", json=wish)
        assert (answer.status_code, answer.json()["code"]) == (400, code)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", ["1" + "0" * 30, "-1" + "0" * 50, "9" * 4000, "9" * 9000])
async def test_a_number_that_no_language_has_words_for_is_refused(
    lang: str, seats: str, tmp_path: Path
) -> None:
    wish = f'{{"game": "express", "seats": {seats}}}'
    kind = {"content-type": "application/json"}
    async with house(tmp_path) as here:
        answer = await here.http.post(f"/api/check?lang={lang}", content=wish, headers=kind)
        if answer.status_code == 200:
            (fault,) = answer.json()["faults"]
            assert seats[:300] in fault["text"] and len(fault["text"]) < 400
        else:
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")


@pytest.mark.parametrize("what", ["check", "tables"])
async def test_nobody_has_settings_checked_that_there_are_none_of_by_the_hundred(
    what: str, tmp_path: Path
) -> None:
    wish: dict[str, Any] = {"game": "normandy", "seats": 1 if what == "check" else [{"kind": "me"}]}
    async with house(tmp_path) as here:
        for count, code in ((limits.SETTINGS, "bad-options"), (limits.SETTINGS + 1, "bad-message")):
            wish["options"] = {f"x{number}": 1 for number in range(count)}
            told = (await here.http.post(f"/api/{what}", json=wish)).json()
            if code == "bad-options":
                assert len(told["faults"]) == limits.SETTINGS
            else:
                assert told["code"] == code


async def test_nobody_has_settings_checked_without_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "CHECKS_AT_ONCE", 2.0)
    monkeypatch.setattr(limits, "CHECKS_A_SECOND", 0.0)
    async with house(tmp_path) as here:
        asked = [
            await here.http.post("/api/check", json={"game": "express", "seats": 1})
            for _ in range(3)
        ]
    assert [answer.status_code for answer in asked] == [200, 200, 429]


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_evenings_and_what_groups_are_about_are_told(lang: str, tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        answer = await here.http.get("/api/offer", params={"lang": lang})
    for shown in msgspec.json.decode(answer.content, type=p.Offer).games:
        game = load_game(shown.id)
        assert [one.id for one in shown.evenings] == [one.id for one in game.content.evenings]
        for one, evening in zip(shown.evenings, game.content.evenings, strict=True):
            assert one.name == getattr(evening.name, lang)
            assert one.line == getattr(evening.text, lang)
            assert one.options == evening.options and one.guided == evening.guided
        named = [group.name for group in shown.groups]
        assert named == list(dict.fromkeys(setting.group for setting in shown.settings))
    groups = {spec.group for spec in load_game("normandy").specs()}
    own = (module.id for module in NormandyGame.modules if module.id in groups)
    modules = {Texts(lang).say(f"group-normandy-{id}") for id in own}
    assert modules == {group.name for group in shown.groups if group.help}
