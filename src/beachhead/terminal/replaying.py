"""Stepping through a record: the moments of a game, forward and back."""

from __future__ import annotations

from pathlib import Path
from typing import Any, TextIO

from beachhead.kernel.contract import AnyGame, Fact
from beachhead.kernel.errors import Problem
from beachhead.kernel.record import Reading
from beachhead.kernel.scene import Scene
from beachhead.playing.plans import table_texts
from beachhead.playing.telling import fact_line, over_line
from beachhead.terminal.answers import read_number
from beachhead.terminal.describe import scene_lines
from beachhead.terminal.session import read_file


class Replay:
    """A record with a finger on one of its moments; 0 is the start."""

    def __init__(self, reading: Reading, language: str) -> None:
        self.reading = reading
        self.table = reading.table
        self.game: AnyGame = reading.table.game
        self.speak(language)
        self.at = 0

    def speak(self, language: str) -> None:
        """Tell it in this language."""
        self.texts = table_texts(language, self.table)

    @property
    def last(self) -> int:
        """The last moment."""
        return len(self.table.line)

    @property
    def state(self) -> Any:
        """The state at this moment."""
        return self.table.line[self.at - 1].state if self.at else self.table.first_state

    @property
    def facts(self) -> tuple[Fact, ...]:
        """What led to this moment."""
        return self.table.line[self.at - 1].facts if self.at else ()

    @property
    def scene(self) -> Scene:
        """What lies on the table at this moment."""
        return self.game.look(self.state, None)

    def go(self, at: int) -> None:
        """Move the finger; past an end it stays at that end."""
        self.at = max(0, min(at, self.last))

    def notes(self) -> list[str]:
        """What has to be said about the record: other rules, other content, damage."""
        fault, elsewhere = self.reading.fault, self.reading.other_course
        if fault is None:
            begun = self.reading.warnings[:1]
            return [self.texts.problem(Problem("same-course", begun=one)) for one in begun]
        if elsewhere is not None:
            why = self.texts.problem(elsewhere)
            return [self.texts.say("record-elsewhere", why=why, after=fault.lines_after)]
        detail = self.texts.problem(fault.problem)
        return [
            self.texts.say("record-fault", line=fault.line, detail=detail, after=fault.lines_after)
        ]


def open_replay(path: Path, language: str, pack: Path | None = None) -> Replay:
    """Read a record for stepping through it."""
    return Replay(read_file(path, pack), language)


def plain_replay(replay: Replay, source: TextIO, sink: TextIO) -> None:
    """Step with Enter, back with `b`, to a moment by its number; at the end of input, stop."""
    say = replay.texts.say
    for note in replay.notes():
        sink.write(note + "\n")
    while True:
        sink.write("\n" + say("replay-at", at=replay.at, last=replay.last) + "\n")
        for fact in replay.facts:
            sink.write(fact_line(replay.texts, fact) + "\n")
        for line in scene_lines(replay.texts, replay.scene):
            sink.write(line + "\n")
        over = replay.table.over if replay.at == replay.last else None
        if over is not None:
            sink.write(over_line(replay.texts, over, ()) + "\n")
        sink.write(say("replay-prompt"))
        sink.flush()
        line = source.readline()
        answer = line.strip().lower()
        if not line or answer == "q":
            sink.write("\n")
            return
        number = read_number(answer)
        if answer == "b":
            replay.go(replay.at - 1)
        elif number is not None:
            replay.go(number)
        elif not answer:
            replay.go(replay.at + 1)
        else:
            problem = Problem("not-in-replay", answer=answer, last=replay.last)
            sink.write(replay.texts.problem(problem) + "\n")
