"""Who skips what leaves no choice is not asked it, and everybody sees what came of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from beachhead.games.normandy.actions import Move
from beachhead.kernel.contract import Action, Decision
from beachhead.kernel.notation import write_action
from beachhead.server import protocol as p
from tests.browser.moments import Moment, before, set_down
from tests.server.house import house


def _leads_to_a_forced_move(was: Moment, action: Action, now: Moment) -> bool:
    pending = now.pending if isinstance(now.pending, tuple) else ()
    match pending:
        case [Decision(options=[Move() as move])] if was.asked:
            about = now.scene("normandy", 0).about
            return not any(one.warning for one in about if one.action == move)
    return False


@pytest.mark.parametrize("skips", [(True,), (False,), (True, False)])
async def test_a_forced_move_is_asked_of_those_who_stop_at_everything(
    skips: tuple[bool, ...], tmp_path: Path
) -> None:
    """One who stops is enough, among all who sit at a seat."""
    moment, choice = before("normandy", {"map": "omaha-beach"}, _leads_to_a_forced_move)
    table = await set_down(tmp_path, "normandy", moment)
    async with (
        house(tmp_path) as here,
        here.stranger() as guest,
        here.stranger() as other,
        here.guest(table.table, table.watch) as watcher,
    ):
        for one, skip in zip((guest, other), skips, strict=False):
            await one.send(p.Hello(table.table, table.keys, "en", skips=skip))
            await one.shown()
        asked = await guest.asked()
        assert asked is not None
        assert isinstance(await guest.act(asked, write_action(choice.action)), p.Done)
        now = await guest.asked()
        assert now is not None
        assert (now.ask == "move") == (not all(skips))
        assert now.number == asked.number + (1 if now.ask == "move" else 2)
        while watcher.version < guest.version:
            await watcher.read()
        assert watcher.log[-1] == guest.log[-1]
