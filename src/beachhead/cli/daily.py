"""`beachhead daily`: the battles of a day, its seed, and records of them, checked by anybody."""

from __future__ import annotations

import json
from datetime import date
from http.client import HTTPException
from pathlib import Path
from typing import Annotated, Any
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import Request, urlopen

import typer

from beachhead.cli.words import Lang, language, say
from beachhead.games import load_game, load_games
from beachhead.kernel import days
from beachhead.kernel.contract import AnyGame
from beachhead.kernel.errors import Problem
from beachhead.kernel.options import read_options
from beachhead.kernel.record import read_header
from beachhead.locale import Texts
from beachhead.playing.daily import battle_of, judge, record_told, settings_told

PATIENCE = 30.0
SEED_BYTES = 32


def daily(
    day: Annotated[str | None, typer.Option(help=say("cli-arg-day"))] = None,
    server: Annotated[str | None, typer.Option(help=say("cli-arg-server"))] = None,
    check: Annotated[Path | None, typer.Option(help=say("cli-arg-check"))] = None,
    seed: Annotated[str | None, typer.Option(help=say("cli-arg-day-seed"))] = None,
    commitment: Annotated[str | None, typer.Option(help=say("cli-arg-commitment"))] = None,
    pack: Annotated[Path | None, typer.Option(help=say("cli-arg-pack"))] = None,
    lang: Annotated[Lang | None, typer.Option(help=say("cli-arg-lang"))] = None,
) -> None:
    """Exit code 0 only if what was to be checked is as it should be."""
    texts = Texts(language(lang))
    if check is not None:
        print(_checked(texts, _read(check), server, seed, pack))
        return
    wanted = days.read_day(day) if day else days.today()
    told = _ask(server, f"/api/daily/{wanted}", texts.language, "battles") if server else {}
    print(texts.say("daily-title", day=str(wanted)))
    for line in _told(texts, told) if told else _battles(texts.language, wanted, pack):
        print(line)
    promised, shown = commitment or told.get("commitment", ""), seed or told.get("seed", "")
    if shown and promised:
        fits = days.day_commitment(wanted, _seed(shown)) == promised.strip().lower()
        print(texts.say("daily-seed-fits" if fits else "daily-seed-not"))
        if not fits:
            raise typer.Exit(1)


def _battles(language: str, day: date, pack: Path | None) -> list[str]:
    """As anybody can work them out."""
    lines = []
    for game in load_games(pack).values():
        texts, settings = Texts(language, game), battle_of(game, day)
        name = texts.game_at(read_options(game, settings))
        lines += _battle(texts, name, settings_told(texts, game, day, settings))
    return lines


def _told(texts: Texts, told: dict[str, Any]) -> list[str]:
    """As a server tells it."""
    lines = []
    for one in told["battles"]:
        par = ", ".join(
            texts.say("daily-par", bot=each["bot"], merit=each["text"])
            for each in one.get("par", ())
        )
        lines += _battle(texts, one["name"], one["settings"], par)
        lines.append(texts.say("daily-played", count=one.get("played", 0)))
    for name in ("commitment", "tomorrow", "seed"):
        if told.get(name):
            lines.append(texts.say(f"daily-{name}", **{name: told[name]}))
    return lines


def _battle(texts: Texts, name: str, settings: tuple[str, ...], par: str = "") -> list[str]:
    lines = [texts.say("daily-battle", battle=name, par=par or "none")]
    if settings:
        lines.append(texts.say("daily-settings", settings=" · ".join(settings)))
    return lines


def _checked(
    texts: Texts, record: bytes, server: str | None, seed: str | None, pack: Path | None
) -> str:
    """A record: by the server, which knows the seed already, or by the seed that it has shown."""
    if server:
        return str(_ask(server, "/api/daily/check", texts.language, "text", record)["text"])
    header = read_header(record.partition(b"\n")[0])
    if not header.day:
        raise Problem("day-none")
    day, game = days.read_day(header.day), load_game(header.game, pack)
    if not seed:
        raise Problem("day-secret", day=str(day))
    settings, dice = battle_of(game, day), days.game_seed(_seed(seed), game.id)

    def load(_: str) -> AnyGame:
        return game

    merit = judge(record, load, settings, day, dice)
    return record_told(Texts(texts.language, game), game, day, settings, merit)


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise Problem("unreadable-file", file=str(path), detail=error.strerror) from None


def _seed(text: str) -> bytes:
    try:
        seed = bytes.fromhex(text.strip())
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise Problem("day-seed")
    return seed


def _ask(
    server: str, path: str, language: str, part: str, sent: bytes | None = None
) -> dict[str, Any]:
    """What a server answers, with this part of it; what it refuses is told in its words."""
    url = f"{server.rstrip('/')}{path}?{urlencode({'lang': language})}"
    try:
        with urlopen(Request(url, data=sent), timeout=PATIENCE) as answer:
            told = json.load(answer)
        if not isinstance(told, dict) or part not in told:
            raise ValueError(str(told)[:80])
    except HTTPError as refused:
        raise Problem("day-refused", text=_text_of(refused)) from None
    except (OSError, HTTPException, ValueError) as error:
        raise Problem("day-server", server=server, detail=str(error)) from None
    return told


def _text_of(refused: HTTPError) -> str:
    try:
        return str(json.load(refused)["text"])
    except (ValueError, KeyError, TypeError):
        return f"HTTP {refused.code}"
