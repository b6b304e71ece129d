"""Shared by all tests: games are kept in a folder of the test's own."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def games_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the games of this test are saved."""
    folder = tmp_path / "games"
    monkeypatch.setenv("BEACHHEAD_DATA", str(folder))
    monkeypatch.setenv("BEACHHEAD_LANG", "en")
    return folder
