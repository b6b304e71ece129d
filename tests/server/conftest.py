"""Where the tables of a test are kept: in a folder, or in a real database."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Postgres, postgres


@pytest.fixture(scope="session")
def database_server() -> Iterator[Postgres]:
    """One for all tests that a process runs, and only if there is one that asks for it."""
    with postgres() as server:
        yield server


@pytest.fixture
def database(database_server: Postgres) -> str:
    """The address of a database of the test's own."""
    return database_server.database()


@pytest.fixture(params=["folder", "database"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Both, for what has to be the same in both."""
    if request.param == "folder":
        return tmp_path
    found: str = request.getfixturevalue("database")
    return found
