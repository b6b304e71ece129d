"""Where the parts of a run are played: here, in processes beside this one, or on a cluster.

All are a `concurrent.futures.Executor`: whoever has many parts to play submits them, and does not
need to know where that is.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from multiprocessing import parent_process
from threading import Thread
from typing import Any, ParamSpec, TypeVar

from beachhead import __version__
from beachhead.kernel.errors import Problem

P = ParamSpec("P")
T = TypeVar("T")
REACHED_WITHIN = "10s"
EXAMPLE = "tcp://host:8786"
ADDRESS = re.compile(r"(tcp|tls)://.+:\d{1,5}")


class Here(Executor):
    """Does what it is given at once, in this process."""

    def submit(self, do: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        future: Future[T] = Future()
        try:
            future.set_result(do(*args, **kwargs))
        except Exception as failed:
            future.set_exception(failed)
        return future


@contextmanager
def executor(workers: int = 1, cluster: str | None = None) -> Iterator[Executor]:
    """Who plays: so many processes, or the workers of a cluster at an address."""
    if cluster is not None:
        with _cluster(cluster) as pool:
            yield pool
    elif workers > 1:
        pool = ProcessPoolExecutor(workers, initializer=_end_with_parent)
        try:
            yield pool
        finally:
            pool.shutdown(cancel_futures=True)
    else:
        yield Here()


def _end_with_parent() -> None:
    """A worker whose run was killed would wait for work for ever."""
    parent = parent_process()
    assert parent is not None

    def wait() -> None:
        parent.join()
        os._exit(1)

    Thread(target=wait, daemon=True).start()


@contextmanager
def _cluster(address: str) -> Iterator[Executor]:
    """The workers of Dask, each of which has to have the same Beachhead as we have."""
    try:
        dask = import_module("distributed")
    except ImportError:
        raise Problem("no-dask") from None
    if not ADDRESS.fullmatch(address):
        raise Problem("bad-cluster-address", address=address, example=EXAMPLE)
    try:
        client = dask.Client(address, timeout=REACHED_WITHIN, set_as_default=False)
    except OSError as failed:
        raise Problem("no-cluster", address=address, detail=str(failed)) from None
    with client:
        _same_everywhere(address, client.run(version, on_error="return"))
        with client.get_executor(pure=False) as pool:
            yield pool


def version() -> str:
    """The version of Beachhead where this is called."""
    return __version__


def _same_everywhere(address: str, versions: dict[str, Any]) -> None:
    """By other rules, or without any, a worker would spoil the whole run."""
    if not versions:
        raise Problem("no-cluster-workers", address=address)
    for worker, found in versions.items():
        if found != __version__:
            raise Problem("cluster-version", worker=worker, found=str(found), version=__version__)
