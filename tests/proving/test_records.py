"""A record of the proving game: fair draws of secret cards, undo across them, upgrades."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from beachhead.bots import find_bot
from beachhead.games import load_game
from beachhead.games.normandy import actions as a
from beachhead.kernel.contract import Choice, Decision, Drawn, first_chance
from beachhead.kernel.errors import Illegal
from beachhead.kernel.fair import fast_stream
from beachhead.kernel.fingerprint import content_hash, state_hash
from beachhead.kernel.notation import Seed, Undo, Upgrade
from beachhead.kernel.record import Reading, read_record, verify, write_record
from beachhead.kernel.table import Table
from tests.cards.packs import put
from tests.games.hidden_hands import dealt
from tests.kernel.play import SEED, new_header
from tests.proving import ProvingGame
from tests.proving.play import MASTER, asked, began, settings
from tests.proving.tide.module import GiveOrder

OPTIONS: dict[str, Any] = {"tide": True, "map": "pegasus-bridge"}
CHANGED = """\
[[order]]
id = "%s"
name = { en = "Other", fr = "Autre" }
source = "ours"
effects = [{ do = "lose", courage = 2 }]
"""


def played(game: Any, entries: int = 10_000, orders: bool = True) -> Table:
    """Two sergeants, or one who never gives an order, for so many entries or to the end."""
    table = Table(game, new_header(game, 2, (), "fair", **OPTIONS))
    bot, below = find_bot("sergeant", game.id), fast_stream("records")
    while table.over is None and len(table.entries) < entries:
        if first_chance(table.pending) is not None:
            table.roll(SEED)
            continue
        question = asked(game, table.state)[0]
        assert isinstance(question, Decision)
        chosen = bot(game, game.view(table.state, question.seat), question, below)
        if question.ask == "order" and not orders:
            chosen = a.DONE
        table.choose(question.seat, chosen)
    if table.over is not None:
        table.append(Seed(SEED.hex()))
    return table


def kept(table: Table) -> bytes:
    return write_record(table.header, table.noted).encode()


def opened(data: bytes, pack: Path | None = None) -> Reading:
    return read_record(data, lambda id: load_game(id, pack), SEED)


def test_a_whole_game_is_written_read_and_found_fair(game: ProvingGame) -> None:
    table = played(game)
    drawn = [entry for entry in table.entries if isinstance(entry, Drawn)]
    assert {entry.seat for entry in drawn} >= {None, MASTER}
    reading = opened(kept(table))
    assert (reading.fault, reading.warnings) == (None, [])
    assert reading.table.state == table.state and reading.table.over == table.over
    assert verify(reading).result == "fair"


def test_a_secret_card_that_did_not_come_from_the_seed_is_found(game: ProvingGame) -> None:
    table = Table(game, new_header(game, 2, (), "fair", **OPTIONS))
    honest = first_chance(table.pending)
    assert honest is not None and honest.seat == MASTER
    table.roll(SEED)
    (first,) = table.entries
    assert isinstance(first, Drawn)
    bent = next(card for card in honest.outcomes() if card != first.card)
    other = Table(game, table.header)
    other.append(Drawn(MASTER, str(bent)))
    fault = opened(kept(other)).fault
    assert fault is not None and fault.problem.code == "other-dice"


def test_to_take_back_an_order_needs_agreement_to_pass_needs_none(game: ProvingGame) -> None:
    table = played(game, 4)
    while table.decision(MASTER) is None:
        table.roll(SEED)
    before, length = table.state, len(table.line)
    table.choose(MASTER, a.DONE)
    assert len(table.line) == length + 1, "nothing was drawn after it"
    assert table.undo_plan(MASTER) == Undo(MASTER, 1, ())
    table.append(Undo(MASTER, 1, ()))
    assert table.state == before
    order = next(o for o in table.decision(MASTER).options if isinstance(o, GiveOrder))  # type: ignore[union-attr]
    table.choose(MASTER, order)
    for agreed in ((), (MASTER,)):
        with pytest.raises(Illegal, match="undo-needs-agreement"):
            table.append(Undo(MASTER, 1, agreed))
    table.roll(SEED)
    assert table.undo_plan(MASTER) == Undo(MASTER, 2, (0, 1))
    with pytest.raises(Illegal, match="undo-needs-agreement"):
        table.append(Undo(MASTER, 2, (MASTER,)))
    table.append(Undo(MASTER, 2, (0, 1)))
    assert table.state == before


def test_a_unit_does_not_cross_a_secret_draw_alone(game: ProvingGame) -> None:
    """Whoever landed before the harbour master drew cannot take it back on his own."""
    header = new_header(game, 3, (), "typed", **OPTIONS)
    table = Table(game, header)
    table.choose(0, next(iter(table.decision(0).options)))  # type: ignore[union-attr]
    assert table.undo_plan(0).agreed == ()
    table.append(Drawn(2, "blackout"))
    assert table.undo_plan(0) == Undo(0, 2, (0, 1, 2))
    with pytest.raises(Illegal, match="undo-needs-agreement"):
        table.append(Undo(0, 2, (0, 2)))
    assert table.undo_plan(2).agreed == (0, 1, 2), "he has seen it"


def test_the_fingerprint_covers_the_hand_and_the_tide(game: ProvingGame) -> None:
    s = began(game, hand=("blackout", "false-beacon"))
    pending = game.pending(s)
    assert game.position(s)["others"][0]["secret"] == ["blackout", "false-beacon"]
    hands = [("blackout", "harbour-guns"), ("false-beacon", "search-lights")]
    found = {state_hash(game, dealt(s, hand), pending) for hand in hands}
    found.add(state_hash(game, s, pending))
    assert len(found) == 3
    for card in ("ebb", "flood"):
        turned, _ = game.apply(s, Drawn(None, card))
        assert game.position(turned)["tide"] == {"now": card}
        found.add(state_hash(game, turned, game.pending(turned)))
    assert len(found) == 5


def test_a_table_meets_its_orders_its_water_and_no_nation_of_who_leads_no_unit(
    game: ProvingGame,
) -> None:
    met, dry = (game.in_use(settings(game, tide=tide), 2) for tide in (True, False))
    assert {("water", "shallows"), ("order", "blackout"), ("tide", "ebb")} <= set(met)
    assert not {kind for kind, _ in dry} & {"water", "order", "tide"}
    nations = [{getattr(card, "nation", None) for card in found.values()} for found in (met, dry)]
    assert nations == [{None, "usa"}, {None, "usa", "uk"}]


def test_a_game_goes_on_after_an_upgrade_that_it_has_not_met(
    game: ProvingGame, tmp_path: Path
) -> None:
    table = played(game, 60, orders=False)
    assert table.over is None
    put(tmp_path, "normandy/tide/mine.toml", CHANGED % "blackout")
    reading = opened(kept(table), tmp_path)
    theirs = reading.table.game
    assert content_hash(theirs, settings(game, **OPTIONS), 2) != table.header.content
    assert (reading.fault, reading.other_course) == (None, None)
    assert [warning.code for warning in reading.warnings] == ["other-content"]
    going_on = reading.table
    assert going_on.noted == table.noted
    while first_chance(going_on.pending) is not None:
        going_on.roll(SEED)
    question = asked(game, going_on.state)[0]
    assert isinstance(question, Decision)
    going_on.choose(question.seat, question.options[0])
    assert sum(isinstance(entry, Upgrade) for entry in going_on.entries) == 1
    again = opened(kept(going_on), tmp_path)
    assert (again.fault, again.warnings) == (None, [])


def test_a_game_is_halted_where_an_order_that_changed_was_given(
    game: ProvingGame, tmp_path: Path
) -> None:
    table = played(game, 60)
    number, card = next(_orders(table))
    put(tmp_path, "normandy/tide/mine.toml", CHANGED % card)
    reading = opened(kept(table), tmp_path)
    assert reading.fault is not None and reading.fault.problem.code == "other-state"
    assert reading.other_course is not None
    assert number <= len(reading.table.entries) < len(table.entries)


def _orders(table: Table) -> Iterator[tuple[int, str]]:
    """The orders that were given, with the number of the entry."""
    for number, entry in enumerate(table.entries):
        if isinstance(entry, Choice) and isinstance(entry.action, GiveOrder):
            yield number, entry.action.card
