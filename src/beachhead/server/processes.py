"""Several processes at one address: one that ends is started again, and all end together."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable
from functools import partial
from multiprocessing import parent_process
from typing import Any

import uvicorn
from starlette.types import ASGIApp
from uvicorn.supervisors import Multiprocess

UNTIL_HUNG = 60
"""Seconds after which a process that does not answer is killed: on a busy machine one needs some of
them to start."""


def ready(make: Callable[[], ASGIApp], processes: int, **how: Any) -> Callable[[], None]:
    """All is ready to serve what is made in each process, until somebody says that it is enough."""
    if processes == 1:
        return partial(uvicorn.run, make(), **how)
    config = uvicorn.Config(
        partial(_made, make),
        factory=True,
        workers=processes,
        timeout_worker_healthcheck=UNTIL_HUNG,
        **how,
    )
    # All of them take from one socket, so that whoever knocks is let in by one that runs.
    return Multiprocess(config, sockets=[config.bind_socket()]).run


def _made(make: Callable[[], ASGIApp]) -> ASGIApp:
    threading.Thread(target=_end_with_the_first, daemon=True).start()
    return make()


def _end_with_the_first() -> None:
    """Whoever looks after the processes may be killed: nobody would look after them any more."""
    first = parent_process()
    if first is not None:
        first.join()
        os.kill(os.getpid(), signal.SIGTERM)
