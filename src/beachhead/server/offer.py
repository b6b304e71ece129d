"""What there is to play here: the games with their settings and bots, explained."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from beachhead.bots import bots_for, preferred_bot
from beachhead.cards.evenings import Evening
from beachhead.kernel.contract import AnyGame
from beachhead.kernel.options import Spec, grouped
from beachhead.locale import Texts
from beachhead.playing.measured import measured
from beachhead.server import protocol as p
from beachhead.server.people import COLOURS, LONGEST_NAME


def offer(language: str, games: Iterable[AnyGame], open_tables: bool = False) -> p.Offer:
    """All of it, in a language."""
    return p.Offer(
        games=tuple(_game(Texts(language, game), game) for game in games),
        colours=COLOURS,
        longest_name=LONGEST_NAME,
        open_tables=open_tables,
    )


def _game(texts: Texts, game: AnyGame) -> p.GameShown:
    return p.GameShown(
        id=game.id,
        name=texts.say(f"game-{game.id}"),
        line=texts.say(f"game-{game.id}-line"),
        seats=(game.seats[0], game.seats[-1]),
        played=_played(game),
        evenings=tuple(_evening(texts, game, evening) for evening in game.content.evenings),
        groups=tuple(_group(texts, game, group) for group in grouped(game.specs())),
        settings=tuple(
            _setting(texts, game, spec)
            for specs in grouped(game.specs()).values()
            for spec in specs
        ),
        bots=tuple((name, texts.say(f"bot-{name}")) for name in bots_for(game.id)),
        bot=preferred_bot(game.id),
        effort=_effort(game),
    )


def _played(game: AnyGame) -> Literal["together", "against", "sides"]:
    """Who plays with whom at a full table, unless its settings say otherwise."""
    sides = game.sides(game.options_type(), game.seats[-1])
    if len(sides) == 1:
        return "together"
    return "against" if all(len(side) == 1 for side in sides) else "sides"


def _evening(texts: Texts, game: AnyGame, evening: Evening) -> p.EveningShown:
    seats = evening.seats(game)
    return p.EveningShown(
        id=evening.id,
        name=getattr(evening.name, texts.language),
        line=getattr(evening.text, texts.language),
        options=evening.options,
        players=(seats[0], seats[-1]),
        guided=evening.guided,
        bots=evening.bots,
        effort=_effort(game, evening.id),
    )


def _effort(game: AnyGame, evening: str = "") -> p.EffortShown | None:
    found = measured(game.id, evening)
    if found is None:
        return None
    return p.EffortShown(found.minutes, found.decisions, found.level, found.won)


def _group(texts: Texts, game: AnyGame, group: str) -> p.GroupShown:
    return p.GroupShown(texts.say(f"group-{game.id}-{group}"), texts.group_help(group))


def _setting(texts: Texts, game: AnyGame, spec: Spec) -> p.SettingShown:
    key = f"option-{game.id}-{spec.label}"
    return p.SettingShown(
        name=spec.name,
        label=texts.say(key),
        help=texts.say(f"{key}-help"),
        rule=spec.rule,
        kind=spec.kind,
        default=spec.default,
        group=texts.say(f"group-{game.id}-{spec.group}"),
        seat=spec.seat,
        choices=tuple((c, texts.choice(spec, c)) for c in spec.choices),
        low=spec.low,
        high=spec.high,
        maps=spec.content == "map",
    )
