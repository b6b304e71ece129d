"""Guests who behave as they like, and what they believe lies on the table."""

from __future__ import annotations

from contextlib import AsyncExitStack
from random import Random
from typing import Protocol

import msgspec

from beachhead.locale import Texts
from beachhead.server import protocol as p
from beachhead.server.people import COLOURS, PHRASES
from tests.secret_game import SecretGame
from tests.server.house import Guest, House
from tests.server.shown import Shown

SECRETS = SecretGame.id
NAMES = ("Ann", "Ben", "Zoé", "", "x" * 99, "a\0b", "Player 2", "{ $seat }")


class Around(Protocol):
    """The table that they are at."""

    random: Random
    game: str
    house: House
    table: p.NewTable
    done: int
    """The last version that anybody was told of as done."""
    renamed: bool

    def language(self) -> str: ...


class Visitor:
    """Somebody with keys to a table, who comes and goes, and what they believe lies there."""

    def __init__(self, party: Around, keys: tuple[str, ...]) -> None:
        self.party, self.keys, self.random = party, keys, party.random
        self.lang = party.language()
        self.guest: Guest | None = None
        self.taken: int | None = None
        """Who of several seats has said last that this screen is theirs."""
        self.log: list[p.LogLine] = []
        self.left_out: p.LeftOut | None = None
        self.version = 0
        self.sent: list[str] = []
        self._line = AsyncExitStack()

    async def come(self, version: int = 0) -> None:
        """Sit down, and be told what happened since."""
        guest = await self._line.enter_async_context(self.party.house.stranger())
        self.guest, guest.log, self.taken = guest, self.log, None
        guest.left_out = self.left_out
        await guest.send(p.Hello(self.party.table.table, self.keys, self.lang, version))
        while guest.screen is None:
            await self.read()

    async def go(self) -> None:
        """Say goodbye, or just be gone."""
        if self.guest is not None:
            if self.random.random() < 0.5:
                self.guest.connection.transport.abort()
            self.log, self.version = self.guest.log, self.guest.version
            self.left_out = self.guest.left_out
        self.guest = None
        await self._line.aclose()

    @property
    def here(self) -> Guest:
        assert self.guest is not None
        return self.guest

    @property
    def screen(self) -> Shown:
        assert self.here.screen is not None
        return self.here.screen

    @property
    def seats(self) -> tuple[int, ...]:
        return self.screen.seats

    async def read(self) -> p.FromServer:
        """The next message, which has to be in order."""
        message = await self.here.read()
        if isinstance(message, p.Refused):
            assert message.text and Texts(self.lang).has(f"error-{message.code}"), message
        elif isinstance(message, p.Done):
            self.party.done = max(self.party.done, message.version)
        elif isinstance(message, p.Update) and self.party.game == SECRETS:
            self._check_secrets()
        return message

    def _check_secrets(self) -> None:
        """Dice are seen, and read of, by those who have them; by others once they are shown."""
        names = [player.name for player in self.screen.players]
        mine = self.seats[0] if len(self.seats) == 1 else self.taken
        own = "" if mine is None else names[mine]
        lines = [line.text for line in self.here.log]
        known = {own, *(line.split(" shows ")[0] for line in lines if " shows " in line)}
        panels = self.here.seen.panels if self.here.seen else ()
        lying = [panel.seat for panel in panels if isinstance(panel, p.DicePanel)]
        assert {names[seat] for seat in lying if seat is not None} <= known, panels
        assert all(line.split(" drew ")[0] == own for line in lines if " drew " in line), lines

    async def send(self, wish: p.FromBrowser) -> None:
        """Wish for something that may be wished for again."""
        self.party.renamed |= isinstance(wish, p.Rename)
        self.sent.append(msgspec.json.encode(wish).decode())
        await self.here.connection.send(self.sent[-1])

    async def ask(self, wish: p.FromBrowser) -> p.Done | p.Refused:
        """Wish for something, and wait for what comes of it."""
        await self.send(wish)
        id = getattr(wish, "id", 0)
        while not isinstance(reply := await self.read(), p.Done | p.Refused) or reply.id != id:
            pass
        return reply

    async def listen(self) -> None:
        """Until all that was said before is answered, and read."""
        await self.ask(p.Phrase(self.here.next_id(), -1, ""))

    def move(self) -> p.Act | p.Enter | p.Here | None:
        """Any answer to any question."""
        entering, id = self.screen.entering, self.here.next_id()
        if self.screen.hand_over is not None:
            self.taken = self.screen.hand_over
            return p.Here(id, self.taken)
        if entering is not None:
            if isinstance(entering, p.Throw):
                text = " ".join(self.random.choice(faces).die for _, faces in entering.dice)
            else:
                text = self.random.choice(self.random.choice(entering.cards))
            return p.Enter(id, entering.seat, entering.number, text)
        if not self.screen.asks:
            return None
        ask = self.random.choice(self.screen.asks)
        return p.Act(id, ask.seat, ask.number, self._action(ask.prompt))

    def _action(self, prompt: p.Prompt) -> str:
        if isinstance(prompt, p.DicePrompt):
            without = [prompt.none] if prompt.none else []
            return self.random.choice([*prompt.picks, *without])
        entry = self.random.choice(prompt.entries)
        return self._action(entry.next) if entry.next is not None else entry.action

    def second_thought(self) -> p.FromBrowser | None:
        """What is on offer beside the game: to undo, to redo, to agree or not."""
        id, screen = self.here.next_id(), self.screen
        if screen.proposal is not None and self.seats:
            seat, agree = self.random.choice(self.seats), self.random.random() < 0.7
            return p.Answer(id, seat, screen.proposal.number, agree)
        if screen.redo is not None and self.random.random() < 0.5:
            return p.PutBack(id, screen.redo.seat, screen.redo.number)
        if screen.undo is not None:
            return p.TakeBack(id, screen.undo.seat, screen.undo.number)
        return None

    def nonsense(self) -> p.FromBrowser:
        """Anything else that can be said, whether it can be done or not."""
        some, id, number = self.random.choice, self.here.next_id(), self.random.randint(-1, 5)
        seat = some([*self.seats, 0, 9, -1])
        if self.party.game == SECRETS:  # they are told apart by the names of those who have them
            return p.Phrase(id, seat, some(PHRASES))
        return some(
            (
                p.Phrase(id, seat, some((*PHRASES, "rude"))),
                p.Rename(id, seat, some(NAMES), some((*COLOURS, "pink"))),
                p.Again(id, seat, "elsewhere", ("a", "", "b")),
                p.Hold(id, seat, hold=True),
                p.Begin(id, seat, bots=True),
                p.OpenUp(id, seat, open=True),
                p.TakeBack(id, seat, number),
                p.PutBack(id, seat, number),
                p.Answer(id, seat, number, agree=True),
                p.Act(id, seat, number, some(("", "done", "reroll Rk", "x" * 400))),
                p.Enter(id, some((None, seat)), number, some(("", "Rk", "1 2 3", "k" * 30))),
                p.Hello("", (), "en"),
                p.Speak("tlh"),
            )
        )
