"""How it is said where tables are kept."""

from __future__ import annotations

import re


def place(url: str) -> str:
    """Where a database is, without who comes by which password; nothing if that is not clear."""
    clear = re.fullmatch(r"([\w+.-]+://)?(?:[^?]*@)?([^?@]*)(?:\?[^@]*)?", url)
    return "".join(part or "" for part in clear.groups()) if clear else "…"
