"""The processes that serve.

One alone makes way for who is to have its folder for a moment; of several at one address one that
ends is started again, and all end together.
"""

from __future__ import annotations

import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from functools import partial
from multiprocessing import parent_process
from pathlib import Path
from typing import Any, TypeAlias

import uvicorn
from starlette.types import ASGIApp
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess

from beachhead.kernel.errors import Problem
from beachhead.server.stores.folder import OFTEN, is_wanted

Make: TypeAlias = Callable[[], ASGIApp]
How: TypeAlias = Callable[[], dict[str, Any]]
"""How uvicorn is to serve it, asked for in each process."""
SELDOM = 0.5
"""Seconds from one look to the next while nobody wants the folder, as mostly."""
UNTIL_HUNG = 60
"""Seconds after which a process that does not answer is killed: on a busy machine one needs some of
them to start."""


def ready(make: Make, processes: int, how: How, folder: Path | None = None) -> Callable[[], None]:
    """All is ready to serve what is made in each process, until somebody says that it is enough.

    `folder`: what the process has to itself, if it is one alone and has one.
    """
    if processes == 1:
        return partial(_serve, make, make(), how, folder)
    config = _Config(make, processes, how)
    # All of them take from one socket, so that whoever knocks is let in by one that runs.
    return _Processes(config, sockets=[_listening(config)]).run


def _serve(make: Make, app: ASGIApp, how: How, folder: Path | None) -> None:
    """One process; whenever it has made way, all is made anew."""
    try:
        while True:
            server, wanted = uvicorn.Server(uvicorn.Config(app, **how())), threading.Event()
            if folder is not None:
                watch = partial(_make_way, server, folder, wanted)
                threading.Thread(target=watch, daemon=True).start()
            server.run()
            if folder is None or not wanted.is_set():
                break
            app = _made_anew(make, folder)
    except KeyboardInterrupt:
        return
    if not server.started:
        sys.exit(STARTUP_FAILURE)


def _made_anew(make: Make, folder: Path) -> ASGIApp:
    """Once nobody wants the folder; the next one who does may have it before us."""
    while True:
        while is_wanted(folder):
            time.sleep(OFTEN)
        try:
            return make()
        except Problem:
            if not is_wanted(folder):
                raise


def _make_way(server: uvicorn.Server, folder: Path, wanted: threading.Event) -> None:
    """A server ends, as by a signal, if its folder is wanted; nobody waits for a slow disk here."""
    while not is_wanted(folder):
        time.sleep(SELDOM)
    wanted.set()
    server.should_exit = True


def _listening(config: uvicorn.Config) -> socket.socket:
    """As asyncio makes one for a single process: what is sent goes at once, and `::` is IPv6 alone.

    Else every answer in two parts waits 40 ms for the other side to say that it has the first, and
    a proxy that calls from 127.0.0.1 seems to be somebody else.
    """
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    found = socket.create_server((config.host, config.port), family=family, backlog=config.backlog)
    found.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    found.set_inheritable(True)
    return found


class _Processes(Multiprocess):
    """Looks after all of them."""

    def keep_subprocess_alive(self) -> None:
        """One that dies while it is asked whether it lives is heard to die.

        But not as long as its end of the line is open here as well: then the others would not be
        looked after meanwhile, nor would anybody hear that it is enough.
        """
        for process in self.processes:
            process.child_conn.close()
        super().keep_subprocess_alive()


class _Config(uvicorn.Config):
    """Made anew in each process: not all that it holds can be sent there."""

    def __init__(self, make: Make, processes: int, how: How) -> None:
        self._made_of = make, processes, how
        super().__init__(
            partial(_made, make),
            factory=True,
            workers=processes,
            timeout_worker_healthcheck=UNTIL_HUNG,
            **how(),
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return _Config, self._made_of


def _made(make: Make) -> ASGIApp:
    threading.Thread(target=_end_with_the_first, daemon=True).start()
    return make()


def _end_with_the_first() -> None:
    """Whoever looks after the processes may be killed: nobody would look after them any more."""
    first = parent_process()
    if first is not None:
        first.join()
        os.kill(os.getpid(), signal.SIGTERM)
