"""What is said at any table: facts with their rule, questions, how to enter dice."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from itertools import cycle
from typing import NamedTuple

from beachhead.kernel.contract import Action, Chance, Decision, Draw, Fact, Over
from beachhead.kernel.kinds import (
    COLOURS,
    FIELD,
    PLAIN,
    SECTORS,
    SYMBOL_LETTERS,
    fields,
    is_numbered,
)
from beachhead.kernel.record import Verdict
from beachhead.kernel.scene import About, Board, Gain, Message, Scene
from beachhead.kernel.table import Table
from beachhead.locale import Texts


def fact_line(texts: Texts, fact: Fact) -> str:
    """What happened, and by which rule."""
    return texts.say("log-line", text=texts.fact(fact), rule=fact.cites())


def seat_and_role(texts: Texts, table: Table, seat: int) -> str:
    """A player's name, and who it is where the seat is somebody's in particular."""
    role = table.game.roles(table.options, len(table.header.seats)).get(seat)
    return f"{texts.seat(seat)} · {texts.message(role)}" if role else texts.seat(seat)


def called(texts: Texts, table: Table, name: str) -> str:
    """What a table is called: a daily battle says that it is one."""
    return texts.say("game-of-day", game=name) if table.header.day else name


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
        faces = (f"{face + 1} {texts.value('sector', face)}" for face in range(len(SECTORS)))
        said.append(texts.say("typed-field", faces=", ".join(faces)))
    if PLAIN in roll.pool:
        said.append(texts.say("typed-plain"))
    return " ".join(said)


def end_seen_by(over: Over, seats: Collection[int]) -> int | None:
    """Through whose eyes those who look together see the end: nobody's, if it is not the same."""
    ends = {(over.result_for(seat), over.reason_for(seat)) for seat in seats}
    return min(seats) if len(ends) == 1 else None


def over_line(texts: Texts, over: Over, seats: Collection[int]) -> str:
    """How the game ended for those who look together, and by which rule."""
    reason = over.reason_for(end_seen_by(over, seats))
    return texts.say("plain-over", reason=texts.message(reason), rule=over.rule)


def next_game_name(texts: Texts, table: Table) -> str:
    """What to play after a game that has ended so, if there is such a thing."""
    changed = table.game.next_game(table.state)
    return ", ".join(texts.chosen(name, value) for name, value in changed.items())


def verdict_text(texts: Texts, verdict: Verdict, result: str) -> str:
    """What checking the dice of a record found."""
    return texts.say(
        f"verify-{result}",
        rolls=verdict.rolls,
        line=verdict.line,
        recorded=verdict.recorded,
        expected=verdict.expected,
    )


def question(texts: Texts, decision: Decision, scene: Scene) -> str:
    """What is asked, and what belongs to it."""
    return " ".join([texts.ask(decision), *map(texts.message, scene.asked)])


def forecast_lines(texts: Texts, scene: Scene) -> list[str]:
    """What stopping now would bring, and what there is to say about it."""
    found = scene.forecast
    if found is None:
        return []
    gains = ", ".join(_gain(texts, gain) for gain in found.gains)
    told = list(map(texts.message, (*found.lines, *found.open)))
    text = gains or told.pop(0)
    return [texts.say("line", title=texts.message(found.title), text=text), *told]


def _gain(texts: Texts, gain: Gain) -> str:
    text = texts.message(gain.text)
    return f"{texts.sign(gain.symbol)} {text}" if texts.signs and gain.symbol else text


def marked(texts: Texts, die: str, mark: str, locked: bool) -> str:
    """A die in words, with what is to be said of it."""
    if mark:
        die = texts.say(f"mark-{mark}", die=die)
    return texts.say("mark-locked", die=die) if locked else die


class Known(NamedTuple):
    """What there is to know of an option, such as what it costs."""

    text: str
    instead: bool = False
    """Whether it is said in the place of what its card says."""
    warning: str = ""
    """What it would lose or throw away."""


def about(texts: Texts, scene: Scene, options: tuple[Action, ...]) -> dict[Action, Known]:
    """What there is to know of each option: said of itself, or of the place that it names."""
    boards = [panel for panel in scene.panels if isinstance(panel, Board)]
    places = {cell.id: cell.details for board in boards for cell in board.cells}
    places |= {place.cell: (*places[place.cell], *place.lines) for place in scene.places}
    found: dict[Action, About] = {}
    if places:
        named = ((option, named_place(option)) for option in options if _place_field(type(option)))
        found = {option: About(option, places[place]) for option, place in named if place in places}
    found |= {item.action: item for item in scene.about}
    return {
        option: Known(_joined(texts, item.lines), item.instead, _joined(texts, item.warning))
        for option, item in found.items()
    }


def _joined(texts: Texts, lines: tuple[Message, ...]) -> str:
    return " ".join(map(texts.message, lines))


def named_place(option: Action) -> str | None:
    """The place that an action names, if it names one."""
    name = _place_field(type(option))
    return getattr(option, name) if name else None


@cache
def _place_field(cls: type[Action]) -> str:
    return next((field.name for field in fields(cls) if field.kind == "place"), "")
