"""Everything that can be wrong with what a person gave us, as a code and arguments.

The sentence for a code is in the Fluent files (`error-<code>`), in every language.
"""

from __future__ import annotations

import copyreg
from typing import Any


class Problem(Exception):
    """Bad input. Nothing was changed by it."""

    def __init__(self, code: str, **args: Any) -> None:
        super().__init__(code, args)
        self.code = code
        self.args_by_name = args

    def __reduce__(self) -> tuple[Any, ...]:
        """So that a problem found by a worker process comes home as it is."""
        return copyreg.__newobj__, (type(self), *self.args), self.__dict__  # type: ignore[attr-defined]

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value!r}" for name, value in self.args_by_name.items())
        return f"{self.code} ({details})" if details else self.code


class NotationError(Problem):
    """A text that does not name one event."""


class Malformed(NotationError):
    """The text is not notation at all."""


class Illegal(NotationError):
    """The text or action is well formed, but not on offer now."""


class Ambiguous(NotationError):
    """The text fits several of the actions on offer."""


class Problems(Problem):
    """Several problems found in one go: a person mends them all at once."""

    def __init__(self, code: str, found: list[Problem], **args: Any) -> None:
        super().__init__(code, count=len(found), **args)
        self.found = found

    def __str__(self) -> str:
        return "; ".join(str(problem) for problem in self.found)
