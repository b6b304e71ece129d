"""What happened, line by line, under the headings of turns and phases."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

from msgspec.structs import replace

from beachhead.kernel.contract import Fact, Heading, facts_for
from beachhead.kernel.highlights import Highlight
from beachhead.kernel.kinds import read_die
from beachhead.kernel.table import Step
from beachhead.kernel.tail import Tail
from beachhead.locale import Texts
from beachhead.locale.texts import DIE_MARK
from beachhead.server import protocol as p
from beachhead.server.screen import amount_shown, die_shown

_DIE = rf"{DIE_MARK}(..){DIE_MARK}"
_DICE = re.compile(rf"({DIE_MARK}..{DIE_MARK}(?:, {DIE_MARK}..{DIE_MARK})*)")


def first_known(line: Sequence[Step]) -> int:
    """The first step that is in memory."""
    return line.first if isinstance(line, Tail) else 0


class Headings:
    """What has begun since the last line that was told."""

    def __init__(self, line: Sequence[Step], after: int, viewer: int | None) -> None:
        self.turn: Fact | None = None
        self.phase: Fact | None = None
        for at in range(after - 1, first_known(line) - 1, -1):
            for fact in reversed(facts_for(line[at].headed, viewer)):
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


def is_for_all(line: Sequence[Step], after: int, upto: int) -> bool:
    """Whether everybody is told the same of what happened between two steps, and over it."""
    if any(fact.seen_by() is not None for at in range(after, upto) for fact in line[at].headed):
        return False
    for at in range(after - 1, first_known(line) - 1, -1):  # as far as headings are looked for
        for fact in reversed(line[at].headed):
            if fact.seen_by() is not None:
                return False
            if not isinstance(fact, Heading):
                return True
    return True


def last_lines(line: Sequence[Step], upto: int, viewer: int | None, count: int) -> int:
    """The step after which the last lines up to another one were told, so many or a few more."""
    for at in range(upto - 1, first_known(line) - 1, -1):
        told = facts_for(line[at].headed, viewer)
        count -= sum(not isinstance(fact, Heading) for fact in told)
        if count <= 0:
            return at
    return min(upto, first_known(line))


def left_out(texts: Texts, line: Sequence[Step], upto: int, viewer: int | None) -> p.LeftOut | None:
    """What happened up to a step, if anything: how far it goes, and under which headings."""
    if not upto:
        return None
    phase = ""
    for at in range(upto - 1, first_known(line) - 1, -1):
        for fact in reversed(facts_for(line[at].headed, viewer)):
            if fact.heads == "turn":
                return p.LeftOut(upto, texts.heading(fact), phase)
            if fact.heads and not phase:
                phase = texts.heading(fact)
    return p.LeftOut(upto, "", phase)


def log_lines(
    texts: Texts,
    line: Sequence[Step],
    after: int,
    viewer: int | None,
    upto: int | None = None,
    highlights: bool = False,
) -> tuple[p.LogLine, ...]:
    """What happened after a step; with what is shown of it, if it happens just now."""
    return tuple(
        _lines(texts, line, after, viewer, len(line) if upto is None else upto, highlights)
    )


def _lines(
    texts: Texts, line: Sequence[Step], after: int, viewer: int | None, upto: int, highlights: bool
) -> Iterator[p.LogLine]:
    headings = Headings(line, after, viewer)
    for at, step in enumerate(line[after:upto], start=after + 1):
        for fact in facts_for(step.headed, viewer):
            headings.begin(fact)
            if isinstance(fact, Heading):
                continue
            turn, phase = headings.take(texts)
            yield replace(_line(texts, fact, highlights), at=at, turn=turn, phase=phase)


@lru_cache(maxsize=4096)
def _line(texts: Texts, fact: Fact, highlights: bool) -> p.LogLine:
    """A fact in words, wherever it stands: everybody is told the same, and much is told again."""
    text, parts = _told(texts, fact)
    return p.LogLine(
        at=0,
        text=text,
        rule=fact.cites(),
        decisive=fact.decisive,
        turning=fact.decided(),
        dice=tuple(die_shown(texts, die) for die in fact.thrown()),
        parts=parts,
        names=fact.named(),
        opens=bool(fact.heads),
        seats=fact.concerns(),
        brief=texts.brief(fact),
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


def _told(texts: Texts, fact: Fact) -> tuple[str, tuple[str | p.DiceTold, ...]]:
    """A fact in words, and in pieces if there are dice to draw."""
    marked = texts.marking.fact(fact)
    if DIE_MARK not in marked:
        return marked, ()
    parts = tuple(_part(texts, piece) for piece in _DICE.split(marked) if piece)
    return "".join(part if isinstance(part, str) else part.words for part in parts), parts


def _part(texts: Texts, piece: str) -> str | p.DiceTold:
    if DIE_MARK not in piece:
        return piece
    dice = tuple(re.findall(_DIE, piece))
    return p.DiceTold(", ".join(die_shown(texts, read_die(die)).words for die in dice), dice)
