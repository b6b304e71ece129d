"""What is said at a table, put into words once: for each language, and for all who see the same."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Callable
from typing import Generic, TypeAlias, TypeVar

from beachhead.kernel import scene as k
from beachhead.kernel.contract import Decision
from beachhead.kernel.notation import write_action
from beachhead.kernel.scene import Scene
from beachhead.locale import Texts
from beachhead.playing.advice import Advised
from beachhead.playing.telling import about, question
from beachhead.server import protocol as p
from beachhead.server import screen
from beachhead.server.faces import cards_on

Asked = TypeVar("Asked")
Said = TypeVar("Said")
Lying: TypeAlias = tuple[p.Panel, ...]
News: TypeAlias = tuple[tuple[p.PanelNow, ...], tuple[str, ...]]
FEW = 8
"""How many answers are remembered: there are not many ways to look at what lies there now."""
SEATED = 64
"""Ways to see who sits where, for whom the table waits, and at how many screens."""


class Lately(Generic[Asked, Said]):
    """The last answers, found again by what was asked: whoever sees the same is told the same."""

    def __init__(self, size: int = FEW) -> None:
        self._known: deque[tuple[Asked, Said]] = deque(maxlen=size)

    def find(self, asked: Asked, answer: Callable[[], Said]) -> Said:
        """What was answered to this, or else is now."""
        for known, said in self._known:  # mostly it is the very same
            if known is asked:
                return said
        for known, said in self._known:
            if known == asked:
                return said
        said = answer()
        self._known.appendleft((asked, said))
        return said

    @property
    def last(self) -> tuple[Asked, Said] | None:
        """What was asked last for the first time."""
        return self._known[0] if self._known else None


class Words:
    """One voice at one table, with what it said last.

    Nothing is found again by who asks, but by all that it is made of: secrets keep words apart.
    """

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self._panels: Lately[tuple[k.Panel, ...], Lying] = Lately()
        self._news: deque[tuple[Lying, Lying, News]] = deque(maxlen=FEW)
        self._notes: Lately[tuple[k.Notes, ...], tuple[p.NotesPanel, ...]] = Lately()
        self._markets: defaultdict[int, Lately[k.Market, p.MarketShown]] = defaultdict(Lately)
        self._asks: defaultdict[int, Lately[tuple[object, ...], p.Ask]] = defaultdict(Lately)
        self._players: dict[tuple[object, ...], tuple[p.Player, ...]] = {}

    def panels(self, panels: tuple[k.Panel, ...]) -> Lying:
        """What lies on the table."""
        return self._panels.find(panels, lambda: tuple(map(self._panel, panels)))

    def _panel(self, panel: k.Panel) -> p.Panel:
        before = self._panels.last
        if before is not None and panel in before[0]:
            return before[1][before[0].index(panel)]
        return screen.panel(self.texts, panel)

    def news(self, old: Lying, panels: Lying) -> News:
        """What is new among panels to somebody who has seen the old ones, and the cards there.

        What lies there is said once (`panels`), so that it is enough to look for the very same.
        """
        for before, now, told in self._news:
            if now is panels and before is old:
                return told
        new = screen.news(old, panels)
        told = (new, tuple(cards_on(new)))
        self._news.appendleft((old, panels, told))
        return told

    def notes(self, scene: Scene) -> tuple[p.NotesPanel, ...]:
        """What can be looked up."""
        return self._notes.find(scene.lookup, lambda: screen.notes(self.texts, scene))

    def market(self, seat: int, market: k.Market) -> p.MarketShown:
        """What a seat can buy."""
        return self._markets[seat].find(market, lambda: screen.market(self.texts, seat, market))

    def players(
        self, seen: tuple[object, ...], told: Callable[[], tuple[p.Player, ...]]
    ) -> tuple[p.Player, ...]:
        """Who sits where, seen so."""
        if (known := self._players.get(seen)) is None:
            if len(self._players) >= SEATED:
                self._players.clear()
            known = self._players[seen] = told()
        return known

    def ask(self, decision: Decision, number: int, scene: Scene, advised: Advised | None) -> p.Ask:
        """A question, as the one who is asked sees the table; it is its entry of that number."""
        boards = tuple(panel for panel in scene.panels if isinstance(panel, k.Board))
        told = (scene.asked, scene.about, scene.places, scene.forecast, scene.usual, scene.leave)
        return self._asks[decision.seat].find(
            (number, decision, told, boards, advised),
            lambda: self._ask(decision, number, scene, advised),
        )

    def _ask(self, decision: Decision, number: int, scene: Scene, advised: Advised | None) -> p.Ask:
        texts = self.texts
        return p.Ask(
            seat=decision.seat,
            number=number,
            ask=decision.ask,
            question=question(texts, decision, scene),
            rule=decision.rule,
            prompt=screen.prompt(texts, decision.options, about(texts, scene, decision.options)),
            hint=advised.text if advised else "",
            guide=screen.guide(texts, advised) if advised else None,
            places=screen.places(texts, scene),
            forecast=screen.forecast(texts, scene),
            usual=write_action(scene.usual) if scene.usual in decision.options else "",
            leave=screen.leave(texts, scene),
        )
