"""`beachhead games`, `cards`, `rules`, `odds`: what there is to know."""

from __future__ import annotations

import re
from enum import StrEnum
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from textwrap import indent
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table

from beachhead.bots import bots_for
from beachhead.cli.pretty import cards_table
from beachhead.cli.words import Lang, language, on_screen, say
from beachhead.games import load_games
from beachhead.kernel.contract import AnyGame
from beachhead.kernel.errors import Problem
from beachhead.kernel.fingerprint import hash_of
from beachhead.locale import Texts
from beachhead.locale.catalogue import cards_heading, catalogue
from beachhead.locale.rulebook import RuleText, plain_lines, rule_text, rulebook
from beachhead.locale.searching import excerpt, ranked
from beachhead.odds import skirmish_odds

JsonOption = Annotated[bool, typer.Option("--json", help=say("cli-arg-json"))]
LangOption = Annotated[Lang | None, typer.Option(help=say("cli-arg-lang"))]
PackOption = Annotated[Path | None, typer.Option(help=say("cli-arg-pack"))]
MOST_FOUND = 12
_RULE_ID = re.compile(r"[A-Za-z]-\d+")


class SourceKind(StrEnum):
    """Where a card comes from."""

    book = "book"
    public = "public"
    ours = "ours"


def _print_json(value: object) -> None:
    print(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())


def games(as_json: JsonOption = False, lang: LangOption = None) -> None:
    """Every game with its seats, settings and rules."""
    texts = Texts(language(lang))
    loaded = load_games().values()
    if as_json:
        _print_json(
            [
                {
                    "id": game.id,
                    "name": texts.say(f"game-{game.id}"),
                    "seats": [game.seats[0], game.seats[-1]],
                    "bots": list(bots_for(game.id)),
                    "rules_version": game.rules_version,
                    "content": hash_of(game.content.entries()),
                    "options": [msgspec.to_builtins(spec) for spec in game.specs()],
                    "defaults": {spec.name: spec.default for spec in game.specs()},
                    "rules": game.rule_ids,
                }
                for game in loaded
            ]
        )
        return
    for game in loaded:
        low, high = game.seats[0], game.seats[-1]
        print(
            texts.say(
                "games-line", id=game.id, game=texts.say(f"game-{game.id}"), low=low, high=high
            )
        )
        print("  " + texts.say(f"game-{game.id}-line"))
        for spec in game.specs():
            key = f"option-{game.id}-{spec.name}"
            default = str(spec.default).lower()
            name = spec.name.replace("_", "-")
            args = {"name": name, "values": spec.expected(), "default": default}
            print(texts.say("games-option", rule=spec.rule, label=texts.say(key), **args))
        print()


def evenings(as_json: JsonOption = False, pack: PackOption = None, lang: LangOption = None) -> None:
    """Every ready-made evening with what it is called and what it is about."""
    found = [(game, one) for game in load_games(pack).values() for one in game.content.evenings]
    if as_json:
        _print_json([{"game": game.id, **msgspec.to_builtins(one)} for game, one in found])
        return
    for game, one in found:
        texts = Texts(language(lang), game)
        low, high = one.seats(game)[0], one.seats(game)[-1]
        args = {"low": low, "high": high, "range": "one" if low == high else "more"}
        name, text = (getattr(names, texts.language) for names in (one.name, one.text))
        print(texts.say("evenings-line", game=game.id, id=one.id, name=name, **args))
        print(f"  {text}")


def cards(
    game: Annotated[str | None, typer.Argument(help=say("cli-arg-cards-game"))] = None,
    kind: Annotated[str | None, typer.Option(help=say("cli-arg-kind"))] = None,
    find: Annotated[str | None, typer.Option(help=say("cli-arg-find"))] = None,
    source: Annotated[SourceKind | None, typer.Option(help=say("cli-arg-source"))] = None,
    escapes: Annotated[bool, typer.Option("--escapes", help=say("cli-arg-escapes"))] = False,
    as_json: JsonOption = False,
    pack: PackOption = None,
    lang: LangOption = None,
) -> None:
    """Every card, table and sector with the text that its effect gives, by game and kind."""
    speech = language(lang)
    known = load_games(pack)
    if game is not None and game not in known:
        raise Problem("unknown-game", game=game, known=", ".join(known))
    chosen = known if game is None else {game: known[game]}
    entries = [entry for loaded in chosen.values() for entry in _entries(loaded, speech)]
    count = len(entries)
    if escapes:
        entries = [entry for entry in entries if entry["escapes"]]
    if source is not None:
        entries = [entry for entry in entries if entry["source"] == source.value]
    if kind is not None:
        kinds = list(dict.fromkeys(entry["kind"] for entry in entries))
        if kind not in kinds:
            raise Problem("unknown-kind", kind=kind, known=", ".join(kinds))
        entries = [entry for entry in entries if entry["kind"] == kind]
    if find is not None:
        hits = ranked(find, entries, lambda entry: (entry["title"], entry["text"]))
        entries = [entry for entry in entries if entry in hits]
    if as_json:
        _print_json(entries)
        return
    if find is not None and not entries:
        raise Problem("no-such-words", words=find)
    texts = Texts(speech)
    for (id, listed), group in groupby(entries, key=itemgetter("game", "kind")):
        heading = cards_heading(texts, id, listed)
        if on_screen():
            Console(highlight=False).print(cards_table(texts, heading, list(group)))
            continue
        print(heading)
        print()
        for entry in group:
            origin = texts.say(f"source-{entry['source']}")
            print(texts.say("cards-line", id=entry["id"], name=entry["title"], source=origin))
            print(indent("\n".join(filter(None, (entry["text"], entry["note"]))), "  "))
        print()
    if escapes:
        print(texts.say("cards-escapes", escapes=len(entries), count=count))


def _entries(game: AnyGame, speech: str) -> list[dict[str, Any]]:
    return [
        {
            "id": card.id,
            "game": game.id,
            "kind": card.kind,
            "source": card.data.source,
            "name": card.name,
            "title": card.title,
            "text": "\n".join(card.lines),
            "note": card.note,
            "escapes": card.escapes,
            "data": msgspec.to_builtins(card.data),
        }
        for card in catalogue(Texts(speech, game), game)
    ]


def rules(
    words: Annotated[list[str] | None, typer.Argument(help=say("cli-arg-rule"))] = None,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """One rule in our own words, those that tell of something, or the list of all."""
    speech, wanted = language(lang), " ".join(words or ())
    every = list(rulebook(speech).values())
    if _RULE_ID.fullmatch(wanted):
        shown = [rule_text(wanted, speech)]
    else:
        shown = ranked(wanted, every, _title_and_body) if wanted else every
    if as_json:
        _print_json(shown)
    elif not shown:
        raise Problem("no-such-words", words=wanted)
    elif _RULE_ID.fullmatch(wanted):
        _print_rule(shown[0])
    else:
        for rule in shown[: MOST_FOUND if wanted else None]:
            print(f"{rule.id:6}{rule.title}")
            if wanted:
                print(indent(excerpt(wanted, plain_lines(rule.body)), " " * 6))


def _title_and_body(rule: RuleText) -> tuple[str, str]:
    return rule.title, rule.body


def _print_rule(rule: RuleText) -> None:
    """In a terminal with its typography; into a pipe as plain lines."""
    title = f"{rule.id} · {rule.title}"
    if on_screen():
        Console().print(Markdown(f"## {title}\n\n{rule.body}"))
    else:
        print("\n".join([title, "", *plain_lines(rule.body)]))


def odds(as_json: JsonOption = False, lang: LangOption = None) -> None:
    """The chance to match 1 to 6 Axis dice with two re-rolls and no cards, with 6 dice and 5."""
    texts = Texts(language(lang))
    rows: list[dict[str, Any]] = [
        {
            "axis": axis,
            **{f"dice{n}": float(skirmish_odds(axis, n)) for n in (6, 5)},
            "exact6": str(skirmish_odds(axis)),
        }
        for axis in range(1, 7)
    ]
    if as_json:
        _print_json(rows)
        return
    table = Table(title=texts.say("odds-title"))
    for column in ("odds-axis", "odds-six", "odds-five"):
        table.add_column(texts.say(column), justify="right")
    for row in rows:
        table.add_row(str(row["axis"]), *(_percent(texts, row[f"dice{n}"]) for n in (6, 5)))
    Console().print(table)


def _percent(texts: Texts, chance: float) -> str:
    return texts.say("percent", value=100 * chance)
