"""A little of what `make soak` does a million times."""

from __future__ import annotations

from pathlib import Path

from tests.server.hostile import soak_hostile


def test_hostile_messages_find_no_fault(tmp_path: Path) -> None:
    assert soak_hostile(tmp_path, 1500) > 0
