"""Limits that hold for all processes together: each tells the others what it has let through.

What two let through in the same moment may be one too many, which does no harm; nothing is written
anywhere, and who it was is forgotten as it is in one process.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from beachhead.server.limits import Limits, Lines
from beachhead.server.sharing.exchange import Exchange
from beachhead.server.sharing.news import LinesOpen, News, Took, in_parts


class Counting:
    """Some limits of this process, and what others let through."""

    def __init__(self, exchange: Exchange, limits: Mapping[str, Limits], lines: Lines) -> None:
        self._exchange, self._limits, self._lines = exchange, limits, lines
        for name, limit in limits.items():
            limit.tell = self._teller(name)
        lines.tell = self._tell_lines
        exchange.listen(self)

    def _teller(self, name: str) -> Callable[[str], None]:
        return lambda network: self._exchange.tell(Took(name, network))

    def _tell_lines(self, network: str, count: int) -> None:
        self._exchange.tell(LinesOpen({network: count}))

    def _tell_all_lines(self) -> None:
        for lines in in_parts(self._lines.open):
            self._exchange.tell(LinesOpen(lines))

    def hear(self, process: str, news: News) -> None:
        """Somebody was let in elsewhere."""
        match news:
            case Took(name, network) if name in self._limits:
                self._limits[name].had(network)
            case LinesOpen(lines, ask):
                there = self._lines.elsewhere[process]
                there.update(lines)
                for network in [network for network, count in lines.items() if not count]:
                    del there[network]
                if ask:
                    self._tell_all_lines()

    def gone(self, process: str) -> None:
        """Nobody has a line there any more."""
        self._lines.elsewhere.pop(process, None)

    def back(self) -> None:
        """Nor do the others know of us."""
        self._lines.elsewhere.clear()
        self._exchange.tell(LinesOpen({}, ask=True))
        self._tell_all_lines()
