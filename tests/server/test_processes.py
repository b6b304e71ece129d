"""Several processes at one address begin, are replaced, and end together."""

from __future__ import annotations

import asyncio
import errno
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from bench.servers import free_port
from starlette.applications import Starlette
from starlette.types import ASGIApp
from typer.testing import CliRunner

from beachhead.cli.main import app
from beachhead.kernel.errors import Problem
from beachhead.locale import LANGUAGES, Texts
from beachhead.server import processes
from beachhead.server.doors.line import check_port
from tests.server.house import PATIENCE, serve_apart
from tests.test_cli import Runner, run

__all__ = ["run"]


class Many:
    """Some processes that serve next to nothing."""

    def __init__(self, port: int, first: asyncio.subprocess.Process) -> None:
        self._url = f"http://127.0.0.1:{port}/"
        self.first = first

    def workers(self) -> set[int]:
        """Those that serve."""
        pid = self.first.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        return {int(child) for child in children if _serves(child)}

    async def until(self, answers: bool) -> None:
        """Wait until somebody answers, or nobody does."""
        async with asyncio.timeout(PATIENCE), httpx.AsyncClient(verify=False) as http:
            while await self._answers(http) != answers:
                await asyncio.sleep(0.02)

    async def _answers(self, http: httpx.AsyncClient) -> bool:
        try:
            return (await http.get(self._url)).status_code == 200
        except httpx.TransportError:
            return False


def _serves(pid: str) -> bool:
    try:
        return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except (FileNotFoundError, ProcessLookupError):  # it has just ended
        return False


@pytest.fixture
async def many() -> AsyncIterator[Many]:
    port = free_port()
    command = (sys.executable, "-m", "tests.server.tiny", str(port))
    found = Many(port, await asyncio.create_subprocess_exec(*command))
    await found.until(answers=True)
    yield found
    if found.first.returncode is None:
        found.first.kill()
        await found.first.wait()


async def test_one_that_dies_is_replaced(many: Many) -> None:
    before = many.workers()
    assert len(before) == 2
    dead = min(before)
    os.kill(dead, signal.SIGKILL)
    async with asyncio.timeout(PATIENCE):
        while len(now := many.workers()) < 2 or dead in now:
            await asyncio.sleep(0.02)
    await many.until(answers=True)


async def test_one_that_dies_when_asked_whether_it_lives_is_replaced(many: Many) -> None:
    """One that is stopped does not answer; nobody waits for one that is dead."""
    dead = min(many.workers())
    os.kill(dead, signal.SIGSTOP)
    await asyncio.sleep(1.5)  # by then it has been asked
    os.kill(dead, signal.SIGKILL)
    async with asyncio.timeout(processes.UNTIL_HUNG / 2):
        while len(now := many.workers()) < 2 or dead in now:
            await asyncio.sleep(0.02)


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
async def test_all_end_with_the_first(how: signal.Signals, many: Many) -> None:
    """Also if it is killed: nobody would look after the others."""
    many.first.send_signal(how)
    await asyncio.wait_for(many.first.wait(), PATIENCE)
    await many.until(answers=False)


def test_a_server_makes_way_again_for_the_next_one_who_is_faster(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted = iter([True, False, True, True, False])
    monkeypatch.setattr(processes, "is_wanted", lambda _: next(wanted))
    monkeypatch.setattr(processes, "OFTEN", 0.0)
    taken = iter([True, False])

    def make() -> ASGIApp:
        if next(taken):
            raise Problem("store-in-use", path=str(tmp_path))
        return Starlette()

    assert isinstance(processes._made_anew(make, tmp_path), Starlette)
    assert next(wanted, None) is None


async def test_beachhead_is_served_by_several(database: str) -> None:
    first, here = await serve_apart(database, None, "--processes", "2")
    table = await here.table("express", "me", "friend")
    async with (
        here.guest(table.table, table.keys[0]) as ann,
        here.guest(table.table, table.keys[1]) as ben,
    ):
        await asyncio.gather(ann.play_on(), ben.play_on())
        assert ann.log == ben.log
    await here.http.aclose()
    first.terminate()
    await asyncio.wait_for(first.wait(), PATIENCE)


def test_what_is_sent_does_not_wait_for_more() -> None:
    with processes._listening(uvicorn.Config("", port=0, log_level="error")) as found:
        found.listen()
        with socket.create_connection(found.getsockname()), found.accept()[0] as accepted:
            assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


def test_on_ipv6_nobody_seems_to_be_somebody_else() -> None:
    """A proxy at 127.0.0.1 would call as `::ffff:127.0.0.1`, and not be known by that."""
    with processes._listening(uvicorn.Config("", host="::", port=0, log_level="error")) as found:
        assert found.getsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY)


def test_a_folder_is_for_one_process(tmp_path: Path) -> None:
    command = ["serve", "--data", str(tmp_path), "--processes", "2"]
    found: Any = CliRunner().invoke(app, command).exception
    assert isinstance(found, Problem) and found.code == "one-process"


def test_a_database_that_is_not_there_is_told_before_anything_is_served() -> None:
    found: Any = CliRunner().invoke(app, ["serve", "--store", "postgresql:///x?host=/x"]).exception
    assert isinstance(found, Problem) and found.code == "no-store"


@pytest.mark.parametrize("option", ["--port", "--metrics-port"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_port_that_is_taken_is_told_before_anything_is_served(
    lang: str, option: str, run: Runner, tmp_path: Path
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        ports = {"--port": free_port(), option: port}
        wanted = " ".join(f"{name} {number}" for name, number in ports.items())
        ran = run(f"serve --data {tmp_path} --lang {lang} {wanted}")
    assert ran.code == 2 and not ran.out
    problem = Problem(
        "no-port", host="127.0.0.1", port=port, option=option, detail=os.strerror(errno.EADDRINUSE)
    )
    assert ran.err.strip() == Texts(lang).problem(problem) and str(port) in ran.err


def test_a_port_that_there_cannot_be_is_told() -> None:
    for port in (65536, 65599):
        with pytest.raises(Problem, match="no-port"):
            check_port("127.0.0.1", port, "--metrics-port")


def test_a_host_that_is_not_there_is_told(run: Runner, tmp_path: Path) -> None:
    ran = run(f"serve --data {tmp_path} --port {free_port()} --host 192.0.2.1")
    assert ran.code == 2 and "192.0.2.1" in ran.err
