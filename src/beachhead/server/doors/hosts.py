"""By which names this server may be called.

A page from elsewhere can have its own name point to this machine (DNS rebinding), and would then be
one of ours to the browser. It cannot do so with an address, nor with a name that is nobody's on
the Internet: those are all ours, so that whoever is in the same house finds the table.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable
from ipaddress import ip_address
from urllib.parse import urlsplit

NAME = re.compile(r"[a-z0-9_-]+(\.[a-z0-9_-]+)*")
AT_HOME = (".localhost", ".local", ".lan", ".internal", ".home.arpa")
"""Ends of names that nobody can buy."""


class Hosts:
    """The names of this server."""

    def __init__(self, names: Iterable[str] = ()) -> None:
        """`names`: those by which it is known on the Internet."""
        self._names = {name.lower().rstrip(".") for name in (*names, socket.gethostname())}

    def ours(self, host: str) -> bool:
        """Whether somebody who calls this host, with its port or without, means us."""
        try:
            name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
        except ValueError:
            return False
        if _is_address(name) or name in self._names:
            return True
        return bool(NAME.fullmatch(name)) and ("." not in name or name.endswith(AT_HOME))


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def same_place(origin: str, host: str) -> bool:
    """Whether a page is the one that was served from this host."""
    try:
        return urlsplit(origin).netloc == host
    except ValueError:
        return False
