"""One browser for all tests of a process: each of them gets windows of its own in it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from tests.browser.reader import SOON, chromium

HERE = Path(__file__).parent
expect.set_options(timeout=SOON)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The browser lives in one event loop, and so do those who use it."""
    for item in items:
        if HERE in item.path.parents and pytest_asyncio.is_async_test(item):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """A real browser."""
    async with chromium() as opened:
        yield opened
