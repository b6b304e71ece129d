"""How a daily battle went: for the bots, for the one who asks, and for everybody."""

from __future__ import annotations

from beachhead.kernel.contract import AnyGame
from beachhead.locale import Texts
from beachhead.playing.daily import Merit, merit_text
from beachhead.server import protocol as p
from beachhead.server.stores import Attempt

BARS = 8
"""Into which results are sorted, at most."""


class Standings:
    """Of one battle, in words."""

    def __init__(
        self,
        texts: Texts,
        game: AnyGame,
        pars: dict[str, Merit],
        results: dict[Merit, int],
        tried: Attempt | None,
    ) -> None:
        self._texts = texts
        self._game = game
        self._pars = pars
        self._results = results
        self._tried = tried

    @property
    def finished(self) -> bool:
        """Whether the one who asks has a result that counts."""
        return self._tried is not None and self._tried.merit is not None

    def _said(self, merit: Merit) -> str:
        return self._texts.message(merit_text(self._game, merit))

    def _bot(self, bot: str) -> str:
        return self._texts.say("par-bot", bot=bot)

    def par(self) -> tuple[p.ParShown, ...]:
        """What each bot came to."""
        found = self._pars.items()
        return tuple(p.ParShown(self._bot(bot), self._said(merit)) for bot, merit in found)

    def mine(self) -> p.MineShown | None:
        """How it went for the one who asks, if they have begun."""
        tried = self._tried
        if tried is None or tried.merit is None:
            return p.MineShown(tried.table) if tried else None
        merit = tried.merit
        first = next(iter(self._pars.values()), merit)
        return p.MineShown(
            table=tried.table,
            text=self._said(merit),
            place=1 + sum(count for other, count in self._results.items() if other > merit),
            against=(merit > first) - (merit < first),
        )

    def bars(self) -> tuple[p.BarShown, ...]:
        """All results with those of the bots, the best first; neighbours go together if many."""
        merits = sorted({*self._results, *self._pars.values()}, reverse=True)
        size = -(-len(merits) // BARS) or 1
        groups = (merits[at : at + size] for at in range(0, len(merits), size))
        return tuple(map(self._bar, groups))

    def _bar(self, merits: list[Merit]) -> p.BarShown:
        best, worst = self._said(merits[0]), self._said(merits[-1])
        several = self._texts.say("merit-from-to", worst=worst, best=best)
        return p.BarShown(
            text=best if best == worst else several,
            count=sum(self._results.get(merit, 0) for merit in merits),
            mine=self._tried is not None and self._tried.merit in merits,
            par=tuple(self._bot(bot) for bot, merit in self._pars.items() if merit in merits),
        )
