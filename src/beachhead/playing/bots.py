"""The bots at a table: which of them is to decide, and what it chooses."""

from __future__ import annotations

from beachhead.bots import find_bot
from beachhead.kernel import fair
from beachhead.kernel.contract import Action, Decision, Over, first_chance
from beachhead.kernel.table import Table


class BotSeats:
    """The seats of one table that bots play."""

    def __init__(self, table: Table, seed: bytes) -> None:
        self._table = table
        self._seed = seed
        self._bots = {
            seat: find_bot(plan.bot, table.header.game)
            for seat, plan in enumerate(table.header.seats)
            if plan.bot is not None
        }

    def choose(self, decision: Decision) -> Action:
        """What the bot does: the same in the same record with the same seed."""
        table = self._table
        view = table.game.view(table.state, decision.seat)
        below = fair.bot_stream(self._seed, decision.seat, len(table.entries))
        return self._bots[decision.seat](table.game, view, decision, below)


def next_decision(table: Table) -> Decision | None:
    """A bot's decision; one that a person shares is left to the person."""
    pending = table.pending
    assert not isinstance(pending, Over)
    left_to_people = any(item.shared for item in decisions_of_people(table))
    for item in pending:
        if not isinstance(item, Decision) or table.header.seats[item.seat].bot is None:
            continue
        if not (item.shared and left_to_people):
            return item
    return None


def decisions_of_people(table: Table) -> list[Decision]:
    """What the people at a table have to decide, once the dice lie still."""
    pending = table.pending
    if isinstance(pending, Over) or first_chance(pending) is not None:
        return []
    people = table.people
    return [item for item in pending if isinstance(item, Decision) and item.seat in people]
