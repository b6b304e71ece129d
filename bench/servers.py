"""Servers in processes of their own, on a core of their own, that end with the measurement."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from random import SystemRandom
from typing import IO
from zlib import crc32

PATIENCE = 30.0
"""Seconds in which a server must have started, and in which it must have ended."""
PORTS = (15_000, 32_000)
"""Below those that calls go out from: one of these stays free until somebody listens there."""
TICKS = os.sysconf("SC_CLK_TCK")


class Served:
    """A server that runs, or several, each at a port of its own."""

    def __init__(self, running: dict[int, subprocess.Popen[bytes]]) -> None:
        self._running = running

    def port_for(self, table: str) -> int:
        """Where those of a table call: a proxy would find it so."""
        ports = list(self._running)
        return ports[crc32(table.encode()) % len(ports)]

    @property
    def address(self) -> str:
        """Where its pages are."""
        return f"http://127.0.0.1:{self.port_for('')}/"

    def processor_time(self) -> float:
        """Seconds that all their processes have worked so far, in programs and in the kernel."""
        begun = (process.pid for process in self._running.values())
        return sum(_worked(process) for pid in begun for process in _family(pid))

    def peak_memory(self) -> float:
        """The most that all their processes ever held, in MB."""
        begun = (process.pid for process in self._running.values())
        return sum(_held(process) for pid in begun for process in _family(pid))


def _family(process: int) -> Iterator[int]:
    """A process, and those that it has started."""
    yield process
    for child in Path(f"/proc/{process}/task/{process}/children").read_text().split():
        yield from _family(int(child))


def _worked(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def _held(process: int) -> float:
    status = Path(f"/proc/{process}/status").read_text()
    return int(status.partition("VmHWM:")[2].split()[0]) / 1024


def two_cores() -> tuple[int, int]:
    """A core for servers and one for clients: the same one, if there is no other."""
    cores = sorted(os.sched_getaffinity(0))
    return cores[0], cores[-1]


def free_port() -> int:
    """A port on which nobody listens, and that the system gives to nobody who only calls."""
    while True:
        port = SystemRandom().randrange(*PORTS)
        with closing(socket.socket()) as listening, suppress(OSError):
            listening.bind(("127.0.0.1", port))
            return port


@contextmanager
def our_server(
    place: Path | str,
    core: int | None = None,
    processes: int = 1,
    ports: int = 1,
    complaints: IO[bytes] | None = None,
) -> Iterator[Served]:
    """The web table as anybody would start it, with its tables in a folder, or in a database.

    `processes`: of each server; `ports`: how many servers there are, each table at one of them;
    `complaints`: where they write what is wrong, if not where all else goes.
    """
    where = ["--data", str(place)] if isinstance(place, Path) else ["--store", place]
    command = ["beachhead", "serve", *where, "--processes", str(processes)]
    command += ["--behind", "127.0.0.1"]  # guests say from which addresses they come
    with ExitStack() as stack:
        running = {}
        for port in (free_port() for _ in range(ports)):
            begun = _running(port, [*command, "--port", str(port)], core, complaints)
            running[port] = stack.enter_context(begun)
        yield Served(running)


@contextmanager
def bare_server(core: int | None = None) -> Iterator[Served]:
    """The peer: see `bench.bare`."""
    port = free_port()
    with _running(port, ["bench.bare", str(port)], core) as process:
        yield Served({port: process})


@contextmanager
def _running(
    port: int, module: list[str], core: int | None, complaints: IO[bytes] | None = None
) -> Iterator[subprocess.Popen[bytes]]:
    with on_core(core):
        process = subprocess.Popen(
            [sys.executable, "-m", *module], stdout=subprocess.DEVNULL, stderr=complaints
        )
    try:
        _wait_for(port, process)
        yield process
    finally:
        process.terminate()
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


@contextmanager
def on_core(core: int | None) -> Iterator[None]:
    """In this block we are on the core, if one is given; a process that is started there stays."""
    mine = os.sched_getaffinity(0)
    os.sched_setaffinity(0, mine if core is None else {core})
    try:
        yield
    finally:
        os.sched_setaffinity(0, mine)


def _wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if process.poll() is not None:
            raise RuntimeError(f"the server ended with {process.returncode} before it served")
        with closing(socket.socket()) as calling:
            if calling.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise RuntimeError(f"the server did not start within {PATIENCE:.0f} seconds")
