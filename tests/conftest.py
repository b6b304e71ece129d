"""Shared by all tests: games are kept in a folder of the test's own, and roll its own dice."""

from __future__ import annotations

import gc
import hashlib
import itertools
import os
from pathlib import Path

import pytest

from beachhead.kernel import fair
from beachhead.server import limits

# Read when numpy is loaded, after this: threads that share such small products wait in circles.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

MEDAL = """[[medal]]
id = "order-of-merit"
name = { en = "Order of Merit", fr = "Ordre du Mérite" }
source = "book"
earned = "two-soldiers"
turn = "own"
effects = [{ do = "win-skirmish" }]
"""


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """All tests and what they import stay to the end: they are not looked at again and again."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown() -> None:
    """So does what outlives a test: games remember much, and servers begin with a look at all."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def games_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the games of this test are saved."""
    folder = tmp_path / "games"
    monkeypatch.setenv("BEACHHEAD_DATA", str(folder))
    monkeypatch.setenv("BEACHHEAD_LANG", "en")
    return folder


@pytest.fixture(autouse=True)
def same_dice(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables of a test roll the same dice at every run: what fails once can be looked into."""
    tables = itertools.count()

    def seed() -> bytes:
        return hashlib.sha256(f"{request.node.nodeid} {next(tables)}".encode()).digest()

    monkeypatch.setattr(fair, "new_seed", seed)


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that lets a program play as fast as it can, for tests of whole games."""
    monkeypatch.setattr(limits, "MESSAGES_A_SECOND", 10_000.0)
    monkeypatch.setattr(limits, "FRAMES_A_SECOND", 10_000.0)


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A folder with one card of its own."""
    folder = tmp_path / "pack" / "battle"
    folder.mkdir(parents=True)
    (folder / "mine.toml").write_text(MEDAL)
    return folder.parent
