"""The command `beachhead`."""

from beachhead.cli.main import main

__all__ = ["main"]
