"""What happened, line by line, under the headings of turns and phases."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

from beachhead.kernel.contract import AnyGame, Fact, Heading, facts_for
from beachhead.kernel.highlights import Highlight
from beachhead.kernel.kinds import read_die
from beachhead.kernel.table import Step
from beachhead.locale import Texts
from beachhead.locale.texts import DIE_MARK
from beachhead.server import protocol as p
from beachhead.server.screen import amount_shown, die_shown

_DIE = rf"{DIE_MARK}(..){DIE_MARK}"
_DICE = re.compile(rf"({DIE_MARK}..{DIE_MARK}(?:, {DIE_MARK}..{DIE_MARK})*)")


class Headings:
    """What has begun since the last line that was told."""

    def __init__(self, line: Sequence[Step], after: int, viewer: int | None) -> None:
        self.turn: Fact | None = None
        self.phase: Fact | None = None
        for step in reversed(line[:after]):
            for fact in reversed(facts_for(step.headed, viewer)):
                if not isinstance(fact, Heading):
                    return
                # The last that began counts, and nothing that it put an end to.
                if fact.heads == "turn":
                    self.turn = self.turn or fact
                elif self.turn is None:
                    self.phase = self.phase or fact

    def begin(self, fact: Fact) -> None:
        """A fact that heads what follows."""
        if fact.heads == "turn":
            self.turn, self.phase = fact, None
        elif fact.heads:
            self.phase = fact

    def take(self, texts: Texts) -> tuple[str, str]:
        """The turn and the phase over the next line, where they have just begun."""
        found = self.turn, self.phase
        self.turn = self.phase = None
        turn, phase = (texts.heading(fact) if fact else "" for fact in found)
        return turn, phase


def log_lines(
    texts: Texts, line: Sequence[Step], after: int, viewer: int | None, highlights: bool = False
) -> tuple[p.LogLine, ...]:
    """What happened after a step; with what is shown of it, if it happens just now."""
    return tuple(_lines(texts, line, after, viewer, highlights))


def _lines(
    texts: Texts, line: Sequence[Step], after: int, viewer: int | None, highlights: bool
) -> Iterator[p.LogLine]:
    headings = Headings(line, after, viewer)
    for at, step in enumerate(line[after:], start=after + 1):
        for fact in facts_for(step.headed, viewer):
            headings.begin(fact)
            if isinstance(fact, Heading):
                continue
            text, parts = _told(texts.language, texts.game, texts.seats, fact)
            turn, phase = headings.take(texts)
            yield p.LogLine(
                at=at,
                text=text,
                rule=fact.cites(),
                decisive=fact.decisive,
                turning=fact.decided(),
                dice=tuple(die_shown(texts, die) for die in fact.thrown()),
                parts=parts,
                names=fact.named(),
                turn=turn,
                phase=phase,
                opens=bool(fact.heads),
                seats=fact.concerns(),
                brief=_brief(texts.language, texts.game, texts.seats, fact),
                begins=fact.begins,
                highlight=_highlight(texts, fact.highlight()) if highlights else None,
            )


def _highlight(texts: Texts, shown: Highlight | None) -> p.HighlightShown | None:
    if shown is None:
        return None
    return p.HighlightShown(
        kind=shown.kind,
        title=""
        if shown.heard or not shown.kind
        else texts.say(texts.own("highlight", shown.kind)),
        numbers=tuple(amount_shown(texts, one) for one in shown.numbers),
        lost=tuple(amount_shown(texts, one) for one in shown.lost),
        dice=tuple(die_shown(texts, die) for die in shown.dice),
        card=shown.card,
        table=shown.table,
        joins=shown.joins,
        heard=shown.heard,
    )


@lru_cache(maxsize=4096)
def _told(
    language: str, game: AnyGame | None, seats: tuple[str, ...], fact: Fact
) -> tuple[str, tuple[str | p.DiceTold, ...]]:
    """A fact in words, and in pieces if there are dice to draw: everybody is told the same."""
    texts = Texts(language, game, seats)
    text, marked = texts.fact(fact), Texts(language, game, seats, marks=True).fact(fact)
    if DIE_MARK not in marked:
        return text, ()
    return text, tuple(_part(texts, piece) for piece in _DICE.split(marked) if piece)


@lru_cache(maxsize=4096)
def _brief(language: str, game: AnyGame | None, seats: tuple[str, ...], fact: Fact) -> str:
    return Texts(language, game, seats).brief(fact)


def _part(texts: Texts, piece: str) -> str | p.DiceTold:
    if DIE_MARK not in piece:
        return piece
    dice = tuple(re.findall(_DIE, piece))
    return p.DiceTold(str(texts.value("dice", tuple(map(read_die, dice)))), dice)
