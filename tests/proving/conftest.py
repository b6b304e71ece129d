"""The tests of this folder play Normandy with the proving module."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.proving import ProvingGame, registered


@pytest.fixture(autouse=True)
def game() -> Iterator[ProvingGame]:
    """The proving game, registered."""
    with registered() as found:
        yield found
