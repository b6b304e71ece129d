"""Who looks at a screen that several people share: secrets are shown to one side at a time."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from beachhead.kernel.contract import Chance, Decision, Draw, Drawn, Outcome, Sides
from beachhead.kernel.table import Table


class Eyes:
    """Those of the seats at one screen. As long as none of them has a secret, all look together."""

    def __init__(self, seats: Collection[int]) -> None:
        self.seats = frozenset(seats)
        self.viewer: int | None = next(iter(self.seats)) if len(self.seats) == 1 else None
        """Through whose eyes the table is shown: with several people, through nobody's."""
        self.hand_over: int | None = None
        """To whom the screen has to go before anything is asked or a secret shown."""
        self._looking: int | None = None
        """The seat that said last that it has the screen."""
        self._passing = False
        """Whether the screen is on its way from one to the next."""
        self._closed: frozenset[int] = frozenset()

    def take(self, seat: int) -> None:
        """This seat says that it has the screen now."""
        self._looking, self._passing = seat, False

    def several(self, sides: Sides) -> bool:
        """Whether people of several sides share the screen."""
        return sum(not self.seats.isdisjoint(side) for side in sides) > 1

    def may_ask(self, seat: int) -> bool:
        """Whether what is asked of a seat may be shown now."""
        return seat in self.seats and seat not in self._closed

    def settle(self, table: Table, asked: Sequence[Decision | Chance]) -> None:
        """Find out who may look now, while these of this screen's seats are asked something."""
        if len(self.seats) == 1:
            return
        side = {seat: side for side in table.sides for seat in side}
        secret = self._secret_sides(table, side, asked)
        if not secret:
            self._looking, self._passing = None, False
        looking = None if self._looking is None else side[self._looking]
        if looking in secret:
            self._closed = frozenset(seat for seat in self.seats if side[seat] != looking)
        else:
            self._closed = frozenset(seat for seat in self.seats if side[seat] in secret)
        seats = [item.seat for item in asked if item.seat in self.seats]
        self._passing |= bool(seats) and self._closed.issuperset(seats)
        if self._passing:
            self._looking, self._closed = None, self.seats
        self.hand_over = next(iter(seats), None) if self._passing else None
        alone = looking in secret and len(self.seats.intersection(looking or ())) == 1
        self.viewer = self._looking if alone else None

    def _secret_sides(
        self,
        table: Table,
        side: dict[int, tuple[int, ...]],
        asked: Sequence[Decision | Chance],
    ) -> set[tuple[int, ...]]:
        """The sides at this screen that have something to hide from each other."""
        if not self.several(table.sides) or table.over is not None:
            return set()
        game, state = table.game, table.state
        public = game.view(state, None)
        hiding = {seat for seat in self.seats if game.view(state, seat) != public}
        hiding |= {
            item.seat
            for item in asked
            if item.seat is not None and not isinstance(item, Decision) and _secret(table, item)
        }
        return {side[seat] for seat in hiding}


def _secret(table: Table, chance: Chance) -> bool:
    """Whether what comes of it may be for one seat only."""
    ways: list[Outcome]
    if isinstance(chance, Draw):
        ways = [Drawn(chance.seat, card) for card in chance.outcomes()]
    else:
        ways = [chance.happen(lambda _: 0)]
    facts = (fact for way in ways for fact in table.game.apply(table.state, way)[1])
    return any(fact.seen_by() is not None for fact in facts)
