"""What both Pocket games are in the same way: events sorted to their steps, and no secrets."""

from __future__ import annotations

from abc import abstractmethod

from beachhead.kernel.contract import (
    Action,
    Choice,
    Event,
    Fact,
    Game,
    Options,
    Rolled,
    State,
    illegal,
)


class PocketGame(Game[State, Options]):
    """A game of the Pocket box: everything lies open on the table."""

    rules_version = "pocket-1"

    def apply(self, s: State, event: Event) -> tuple[State, tuple[Fact, ...]]:
        happened: list[Fact] = []
        if type(event) is Rolled:
            after = self._rolled(s, event, happened)
        elif type(event) is Choice:
            after = self._chosen(s, event.seat, event.action, happened)
        else:
            raise illegal(event)
        return after, tuple(happened)

    @abstractmethod
    def _rolled(self, s: State, event: Rolled, happened: list[Fact]) -> State:
        """The state after a roll; what happened is added to the list."""

    @abstractmethod
    def _chosen(self, s: State, seat: int, action: Action, happened: list[Fact]) -> State:
        """The state after a choice; what happened is added to the list."""

    def view(self, s: State, seat: int | None) -> State:
        return s
