"""What people type: numbers."""

from __future__ import annotations


def read_number(text: str) -> int | None:
    """A number as a person types one; None if it is none, or absurdly long."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 6 else None
