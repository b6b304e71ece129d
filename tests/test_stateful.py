"""A table played in every way that Hypothesis finds: act, roll, take back, put back, reload."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from beachhead.games import GAMES, load_game
from beachhead.kernel import fair
from beachhead.kernel.contract import Choice, Decision, Over, first_chance
from beachhead.kernel.errors import Illegal
from beachhead.kernel.fingerprint import content_hash
from beachhead.kernel.notation import Redo, Undo
from beachhead.kernel.options import read_options
from beachhead.kernel.record import read_record, write_record
from beachhead.kernel.table import FORMAT, Header, SeatPlan, Table, table_faults
from tests.games.normandy_whole import wholes

SEED = bytes(32)
LOADED = {id: load_game(id) for id in GAMES}


class TableMachine(RuleBasedStateMachine):
    """A table, and a shadow of its line: the states that undo must lead back to."""

    table: Table
    shadow: list[Any]

    @initialize(data=st.data(), id=st.sampled_from(sorted(GAMES)))
    def sit_down(self, data: st.DataObject, id: str) -> None:
        game = LOADED[id]
        options = {
            spec.name: data.draw(st.sampled_from(spec.samples()), label=spec.name)
            for spec in game.specs()
        }
        seats = data.draw(st.integers(1, 4), label="seats")
        if table_faults(game, read_options(game, options), seats):
            options, seats = {}, 1
        header = Header(
            beachhead=FORMAT,
            game=id,
            rules=game.rules_version,
            content=content_hash(game, read_options(game, options), seats),
            options=options,
            seats=(SeatPlan(""),) * seats,
            dice="fair",
            commitment=fair.commitment(SEED),
            started="",
        )
        self.table = Table(game, header)
        self.shadow = [self.table.state]

    def _over(self) -> bool:
        return isinstance(self.table.pending, Over)

    @precondition(lambda self: not self._over())
    @rule(data=st.data())
    def something_happens(self, data: st.DataObject) -> None:
        pending = self.table.pending
        assert isinstance(pending, tuple)
        now = data.draw(st.sampled_from(pending), label="who")
        if isinstance(now, Decision):
            self.table.append(Choice(now.seat, data.draw(st.sampled_from(now.options))))
        else:
            below = data.draw(st.randoms(use_true_random=False)).randrange
            self.table.append(now.happen(below))
        self.shadow.append(self.table.state)

    @precondition(lambda self: len(self.table.line) > 0)
    @rule(data=st.data())
    def take_back(self, data: st.DataObject) -> None:
        steps = data.draw(st.integers(1, min(5, len(self.table.line))))
        agreed = self.table.people
        before = self.table.state
        self.table.append(Undo(0, steps, agreed))
        assert self.table.state == self.shadow[-1 - steps]
        if data.draw(st.booleans(), label="put back"):
            self.table.append(self.table.redo_plan())
            assert self.table.state == before
        else:
            del self.shadow[-steps:]

    @rule()
    def redo_without_undo_is_refused(self) -> None:
        if not self.table._undone:
            try:
                self.table.append(Redo(0))
            except Illegal:
                return
            raise AssertionError("redo of nothing")

    @rule()
    def reload(self) -> None:
        text = write_record(self.table.header, self.table.noted)
        reading = read_record(text.encode(), LOADED.__getitem__)
        assert reading.fault is None
        assert reading.warnings == []
        assert reading.table.state == self.table.state
        assert reading.table.pending == self.table.pending

    @invariant()
    def state_is_what_the_line_says(self) -> None:
        assert self.table.state == self.shadow[-1]
        assert len(self.shadow) == len(self.table.line) + 1
        again = msgspec.json.decode(
            msgspec.json.encode(self.table.state), type=self.table.game.state_type
        )
        assert again == self.table.state

    @invariant()
    def conservation(self) -> None:
        """Dice and cards are neither made nor lost."""
        state = self.table.state
        if self.table.game.id == "battle":
            assert len(state.medals) == 7
            assert all(-1 <= holder < len(state.scores) for holder in state.medals)
            lying = len(state.skirmish.dice) + len(state.skirmish.pool)
            assert lying in (0, 5, 6)
            assert len(state.skirmish.axis) <= 6
        elif self.table.game.id == "express":
            everyone = {card.id for card in self.table.game.content.specialists}
            assert len(set(state.hand)) == len(state.hand)
            assert set(state.hand) | set(state.gone) <= everyone
            for man in state.soldiers:
                assert len(man.dice) + len(man.pool) <= 6
        else:
            lost = [*state.gone, *(id for unit in wholes(state) for id in unit.gone)]
            held = [*lost, *(id for unit in wholes(state) for id in unit.specialists)]
            pool = {card.id for card in self.table.game.content.common_pool}
            common = [id for id in held if id in pool]
            assert len(set(common)) == len(common)
            assert all(unit.soldiers >= 0 and len(unit.dice) <= 8 for unit in wholes(state))

    @invariant()
    def a_chance_can_be_typed_in(self) -> None:
        chance = first_chance(self.table.pending)
        if chance is not None:
            result: Any = chance.draw(lambda n: n - 1)
            assert chance.allows(result)
            assert chance.read(chance.write(result)) == result


TestTable = TableMachine.TestCase
TestTable.settings = settings(
    max_examples=60, stateful_step_count=50, deadline=None, derandomize=True
)
