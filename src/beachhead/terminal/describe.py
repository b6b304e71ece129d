"""The table in lines of text: what a screen reader or a pipe gets to see."""

from __future__ import annotations

from datetime import datetime

from beachhead.cards.evenings import Evening
from beachhead.drawing import board_words
from beachhead.kernel.options import read_options
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
from beachhead.playing.numbers import side_lines
from beachhead.playing.telling import marked, over_line
from beachhead.terminal.saves import Save
from beachhead.terminal.session import Session


def save_line(language: str, save: Save) -> str:
    """A game to go on with: where it is played and by how many, so that one can tell it."""
    texts, header = Texts(language, save.game), save.header
    return texts.say(
        "home-resume",
        game=texts.game_at(read_options(save.game, header.options)),
        players=len(header.seats),
        started=datetime.fromisoformat(header.started).astimezone().strftime("%Y-%m-%d %H:%M"),
        events=save.events,
    )


def evening_line(texts: Texts, evening: Evening) -> str:
    """A ready-made evening with what it is about."""
    name, line = (getattr(said, texts.language) for said in (evening.name, evening.text))
    return texts.say("setup-evening", name=name, line=line)


def ending_lines(texts: Texts, session: Session) -> list[str]:
    """How a game has ended for those at this terminal, its numbers, and where it is kept."""
    table, over = session.table, session.over
    assert over is not None
    lines = [over_line(texts, over, table.people), *side_lines(texts, table)]
    if session.path:
        lines.append(texts.say("plain-kept", path=str(session.path), dice=table.header.dice))
    return lines


def notes_lines(texts: Texts, notes: Notes) -> list[str]:
    """A table to look something up in, a line for each of its rows."""
    return [texts.message(notes.title), *("  " + texts.message(line) for line in notes.lines)]


def scene_lines(texts: Texts, scene: Scene) -> list[str]:
    """The whole table."""
    return [line for panel in scene.panels for line in panel_lines(texts, panel)]


def panel_lines(texts: Texts, panel: Panel, whole: bool = True) -> list[str]:
    """One panel of the table; of a map, all or what is of account."""
    title = texts.message(panel.title)
    match panel:
        case DiceRow():
            dice = ", ".join(_dice(texts, panel)) or texts.say("none-yet")
            made = (f"  {texts.message(made.title)}" for made in panel.sets)
            return [texts.say("line", title=title, text=dice), *made]
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
            return board_words(texts, panel, whole)


def _dice(texts: Texts, row: DiceRow) -> list[str]:
    marks = row.marks or ("",) * len(row.dice)
    return [
        marked(texts, str(texts.value("die", die)), mark, place in row.locked)
        for place, (die, mark) in enumerate(zip(row.dice, marks, strict=True))
    ]


def _cards(texts: Texts, title: str, row: CardRow) -> list[str]:
    here = [shown for shown in row.cards if shown.status not in ("away", "gone")]
    if not here:
        return [texts.say("line", title=title, text=texts.say("no-cards"))]
    lines = [title]
    for shown in here:
        heading, text = card_heading(texts, shown), texts.card_text(shown.card)
        lines.append(texts.say("line-card", card=heading, text=text) if text else f"  {heading}")
        if note := texts.card_note(shown.card):
            lines.append(f"    {note}")
    return lines


def card_heading(texts: Texts, shown: CardShown) -> str:
    """A card's title, whose it is, and whether it is of use."""
    heading = texts.card_title(shown.card)
    if shown.seat is not None:
        heading = texts.say("card-of", card=heading, seat=texts.seat(shown.seat))
    if shown.status == "used":
        heading = texts.say(texts.own("card", "useless"), card=heading)
    return heading
