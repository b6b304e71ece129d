"""The table in lines of text: what a screen reader or a pipe gets to see."""

from __future__ import annotations

from datetime import datetime
from itertools import cycle
from typing import Any

from beachhead.drawing import board_words
from beachhead.kernel.contract import Action, AnyGame, Chance, Decision, Draw, Fact, Over
from beachhead.kernel.kinds import COLOURS, FIELD, PLAIN, SYMBOL_LETTERS, fields, is_numbered
from beachhead.kernel.options import Spec
from beachhead.kernel.scene import (
    Board,
    CardRow,
    CardShown,
    DiceRow,
    Notes,
    Panel,
    Scene,
    ScoreSheet,
    Track,
)
from beachhead.locale import Texts
from beachhead.terminal.saves import Save

PLACES = ("beach", "map")
"""Settings that say where a game is played."""


def fact_line(texts: Texts, fact: Fact) -> str:
    """What happened, and by which rule."""
    return texts.say("log-line", text=texts.fact(fact), rule=fact.cites())


def setting_text(texts: Texts, game: AnyGame, spec: Spec, value: Any) -> str:
    """What a setting is set to, in words."""
    if spec.content:
        return texts.name(spec.content, value)
    if spec.kind == "flag":
        return texts.say("flag-yes" if value else "flag-no")
    return texts.say(f"choice-{game.id}-{spec.name}-{value}") if spec.choices else str(value)


def save_line(language: str, save: Save) -> str:
    """A game to go on with: where it is played and by how many, so that one can tell it."""
    texts, header = Texts(language, save.game), save.header
    where = [
        setting_text(texts, save.game, spec, header.options[spec.name])
        for spec in save.game.specs()
        if spec.name in PLACES
    ]
    return texts.say(
        "home-resume",
        game=", ".join([texts.say(f"game-{header.game}"), *where]),
        players=len(header.seats),
        started=datetime.fromisoformat(header.started).astimezone().strftime("%Y-%m-%d %H:%M"),
        events=save.events,
    )


def typed_help(texts: Texts, roll: Chance) -> str:
    """How to type these dice, or this card, in."""
    if isinstance(roll, Draw):
        names = sorted(texts.name("card", card) for card in roll.outcomes())
        return texts.say("typed-card", cards=", ".join(names))
    colours = ", ".join(texts.say(f"colour-{COLOURS[colour]}") for colour in roll.pool)
    symbols = cycle(SYMBOL_LETTERS)
    example = "".join("4" if is_numbered(colour) else next(symbols) for colour in roll.pool)
    said = [texts.say("typed-help", colours=colours, example=example)]
    if not all(map(is_numbered, roll.pool)):
        said.append(texts.say("typed-symbols"))
    if FIELD in roll.pool:
        said.append(texts.say("typed-field"))
    if PLAIN in roll.pool:
        said.append(texts.say("typed-plain"))
    return " ".join(said)


def over_line(texts: Texts, over: Over) -> str:
    """How the game ended, and by which rule."""
    return texts.say("plain-over", reason=texts.message(over.reason), rule=over.rule)


def question(texts: Texts, decision: Decision, scene: Scene) -> str:
    """What is asked, and what belongs to it."""
    return " ".join([texts.ask(decision), *map(texts.message, scene.asked)])


def about(texts: Texts, scene: Scene, options: tuple[Action, ...]) -> dict[Action, str]:
    """What there is to know of each option: said of itself, or of the place that it names."""
    boards = [panel for panel in scene.panels if isinstance(panel, Board)]
    places = {cell.id: cell.details for board in boards for cell in board.cells}
    known = {item.action: item.lines for item in scene.about}
    known |= {o: places[place] for o in options if (place := named_place(o)) in places}
    return {option: " ".join(map(texts.message, lines)) for option, lines in known.items()}


def named_place(option: Action) -> str | None:
    """The place that an action names, if it names one."""
    names = (field.name for field in fields(type(option)) if field.kind == "place")
    return next((getattr(option, name) for name in names), None)


def notes_lines(texts: Texts, notes: Notes) -> list[str]:
    """A table to look something up in, a line for each of its rows."""
    return [texts.message(notes.title), *("  " + texts.message(line) for line in notes.lines)]


def scene_lines(texts: Texts, scene: Scene) -> list[str]:
    """The whole table."""
    return [line for panel in scene.panels for line in panel_lines(texts, panel)]


def panel_lines(texts: Texts, panel: Panel) -> list[str]:
    """One panel of the table."""
    title = texts.message(panel.title)
    match panel:
        case DiceRow():
            dice = ", ".join(_marked(texts, die, mark) for die, mark in _with_marks(panel))
            return [texts.say("line", title=title, text=dice or texts.say("none-yet"))]
        case CardRow():
            return _cards(texts, title, panel)
        case Track():
            at = texts.message(panel.steps[panel.at])
            where = {"at": at, "number": panel.at + 1, "of": len(panel.steps)}
            return [texts.say("line-track", title=title, **where)]
        case ScoreSheet():
            rows = [
                texts.say("line-score", seat=texts.seat(row.seat), text=texts.message(row.text))
                for row in panel.scores
            ]
            return [title, *rows]
        case Notes():
            text = " ".join(texts.message(line) for line in panel.lines)
            return [texts.say("line", title=title, text=text)]
        case Board():
            return board_words(texts, panel)


def _with_marks(row: DiceRow) -> list[tuple[int, str]]:
    marks = row.marks or ("",) * len(row.dice)
    return list(zip(row.dice, marks, strict=True))


def _marked(texts: Texts, die: int, mark: str) -> str:
    words = texts.value("die", die)
    return texts.say(f"mark-{mark}", die=words) if mark else str(words)


def _cards(texts: Texts, title: str, row: CardRow) -> list[str]:
    here = [shown for shown in row.cards if shown.status not in ("away", "gone")]
    if not here:
        return [texts.say("line", title=title, text=texts.say("no-cards"))]
    lines = [title]
    for shown in here:
        text = texts.card_text(shown.card)
        lines.append(texts.say("line-card", card=card_heading(texts, shown), text=text))
    return lines


def card_heading(texts: Texts, shown: CardShown) -> str:
    """A card's title, whose it is, and whether it is of use."""
    heading = texts.card_title(shown.card)
    if shown.seat is not None:
        heading = texts.say("card-of", card=heading, seat=texts.seat(shown.seat))
    if shown.status == "used":
        heading = texts.say(texts.own("card", "useless"), card=heading)
    return heading
