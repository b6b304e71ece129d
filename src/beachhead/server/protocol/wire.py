"""What all Structs that go over the wire have in common."""

from __future__ import annotations

from msgspec import Struct


class Wire(Struct, frozen=True, gc=False, omit_defaults=True):
    """Part of a message."""
