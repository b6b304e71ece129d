"""A run that is long enough to be killed: what is done of it is kept, and not done again.

A journal is a file of lines. The first says which run it is of; each of the others has the result
of one part, by its number. A line begins with a checksum, so that one that was torn, or bent, is no
line: its part is played again. Parts are the same whoever plays them, so a run may go on with
other workers, or elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Set
from concurrent.futures import Executor, Future
from contextlib import closing, contextmanager
from itertools import count
from pathlib import Path
from threading import Lock
from typing import Any, ParamSpec, TypeVar, get_type_hints
from zlib import crc32

import msgspec
from msgspec import Raw, Struct

from beachhead.kernel.errors import Problem

P = ParamSpec("P")
T = TypeVar("T")


class Part(Struct):
    """What came out of a part of the run."""

    part: int
    result: Raw


class Journal:
    """The file of one run: what is in it is read, and more is written at its end."""

    def __init__(self, path: Path, run: Mapping[str, Any]) -> None:
        self.path = path
        self.kept: dict[int, Raw] = {}
        """What is done, by the numbers of the parts."""
        self._writing = Lock()
        first = _line(msgspec.json.encode({"run": run}, order="deterministic"))
        try:
            written = path.read_bytes() if path.exists() else b""
            # Nothing yet, or a first line that was torn: nothing is lost with it.
            new = first.startswith(written)
            if not new:
                self._read(written, run)
            self._file = path.open("wb" if new else "ab")
        except OSError as failed:
            raise Problem("cannot-write", path=str(path), detail=failed.strerror) from None
        self._file.write(first if new else b"" if written.endswith(b"\n") else b"\n")
        self._file.flush()

    def _read(self, written: bytes, run: Mapping[str, Any]) -> None:
        first, *lines = written.splitlines()
        try:
            theirs = msgspec.json.decode(_checked(first) or b"", type=dict[str, dict[str, Any]])
        except msgspec.MsgspecError:
            raise Problem("not-a-journal", path=str(self.path)) from None
        ours, known = msgspec.json.decode(msgspec.json.encode(run)), theirs.get("run", {})
        if other := [name for name in {**ours, **known} if ours.get(name) != known.get(name)]:
            raise Problem("journal-of-another", path=str(self.path), what=", ".join(other))
        for line in lines:
            if (found := _checked(line)) is not None:
                part = msgspec.json.decode(found, type=Part)
                self.kept[part.part] = part.result

    def keep(self, number: int, result: object) -> None:
        """Write down what came out of a part, before it counts."""
        said = msgspec.json.encode(Part(number, Raw(msgspec.json.encode(result))))
        with self._writing:
            self._file.write(_line(said))
            self._file.flush()

    def close(self) -> None:
        """Nothing more is to come."""
        self._file.close()


@contextmanager
def keeping(
    pool: Executor, path: Path | None, run: Mapping[str, Any]
) -> Iterator[tuple[Executor, Set[int]]]:
    """Who plays the parts of a run that a journal has not got yet, and the numbers of those it has.

    Without a journal nothing is kept.
    """
    if path is None:
        yield pool, frozenset()
        return
    with closing(Journal(path, run)) as journal:
        yield Kept(pool, journal), journal.kept.keys()


def _line(said: bytes) -> bytes:
    return b"%08x %s\n" % (crc32(said), said)


def _checked(line: bytes) -> bytes | None:
    """What a line says, if it is whole."""
    said = line[9:]
    return said if line == _line(said)[:-1] else None


class Kept(Executor):
    """Has others do what is not in a journal, and writes it there; what is, is done already.

    Parts are counted as they are submitted, so a run has to submit the same ones in the same order
    each time. What they return is read by the type that they say they return.
    """

    def __init__(self, pool: Executor, journal: Journal) -> None:
        self.pool, self.journal = pool, journal
        self._numbers = count()

    def submit(self, do: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        number, future = next(self._numbers), Future[T]()
        kept = self.journal.kept.get(number)
        if kept is not None:
            future.set_result(msgspec.json.decode(kept, type=get_type_hints(do)["return"]))
            return future

        def keep(played: Future[T]) -> None:
            try:
                self.journal.keep(number, played.result())
            except OSError as failed:
                path, detail = str(self.journal.path), failed.strerror
                future.set_exception(Problem("cannot-write", path=path, detail=detail))
            except BaseException as failed:
                future.set_exception(failed)
            else:
                future.set_result(played.result())

        self.pool.submit(do, *args, **kwargs).add_done_callback(keep)
        return future
