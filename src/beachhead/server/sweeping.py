"""When Python looks for things that only hold each other: seldom, and not while somebody plays.

Most of what a server lets go of is gone at once. A look at everything else takes a tenth of a
second with some hundred tables in memory, in which nobody is served.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

SELDOM = (1_000, 9_000, 10)
"""How many new things call for a look at them; how many such looks, that is nine million things,
for one at all that has come since the last sweep; and how many of those for one at everything. Few
at a time: it takes some microseconds for each of them, and there are more of them than these, as
old ones that are gone count against new ones. Once, not again soon: play leaves nothing to find."""


@contextmanager
def sweeping_seldom() -> Iterator[None]:
    """What is loaded now stays, and is never looked at; what comes later is by and by.

    Who shares a process with a server may have said before what stays: that is left as it is.
    """
    usual, said = gc.get_threshold(), gc.get_freeze_count() > 0
    gc.collect()
    if not said:
        gc.freeze()
    gc.set_threshold(*SELDOM)
    try:
        yield
    finally:
        gc.set_threshold(*usual)
        if not said:
            gc.unfreeze()


def sweep() -> None:
    """Look at everything: nobody waits for anything."""
    gc.collect()
