"""What each Battle Condition does to a battle in which it is drawn."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from concurrent.futures import Executor

from msgspec.structs import replace

from beachhead.bots.normandy import sergeant
from beachhead.games.normandy.event import Happening
from beachhead.games.normandy.game import BaseGame
from beachhead.games.normandy.modules.conditions.cards import Condition
from beachhead.games.normandy.state import Normandy
from beachhead.games.normandy.turn.flow import advance
from beachhead.kernel.contract import Choice, Decision, Event, Over
from beachhead.kernel.decks import Draw, Drawn
from beachhead.kernel.fair import fast_stream
from beachhead.kernel.options import read_options
from beachhead.locale import Texts
from beachhead.simulate.batch import without_collector
from bench.balance.battles import Case
from bench.balance.modules import MAPS
from bench.balance.study import points_added, shuffled, whole_game

UNITS = (1, 2, 4)
DRAWN: Case = {"battle_conditions": True}
STAYING: Case = {"battle_conditions": True, "persistent_weather": True}
BATCH = 9

Change = tuple[str, int]
"""A Condition, and what it made of one battle: 1 if it was won for it, -1 if it was lost."""


class Day:
    """A battle with its dice and its decks, which can be fought again from any turn on."""

    def __init__(self, number: int, case: Case) -> None:
        self.game: BaseGame = whole_game()
        self.number = number
        self.units = UNITS[number // len(MAPS) % len(UNITS)]
        self.options = read_options(self.game, {"map": MAPS[number % len(MAPS)], **case})
        self.order = shuffled(self.game, fast_stream(f"decks/{number}"))
        self.draws: dict[str, Normandy] = {}
        """The tables at which a Condition was drawn, by the one that it was."""

    def begin(self) -> None:
        """Fight the battle as it is dealt."""
        self.fight(self.game.start(self.options, self.units))

    def fight(self, state: Normandy) -> bool:
        """Whether the battle is won from here; every turn has dice of its own."""
        game, turn = self.game, -1
        event: Event
        while not isinstance(now := game.first(state), Over):
            if state.turn != turn:
                turn, dice = state.turn, fast_stream(f"dice/{self.number}/{state.turn}")
            if isinstance(now, Decision):
                view = game.view(state, now.seat)
                event = Choice(now.seat, sergeant.choose(game, view, now, dice))
            elif isinstance(now, Draw):
                card = min(now.deck, key=self.order.__getitem__)
                if now.ask == "condition":
                    self.draws.setdefault(card, state)
                event = now.event(card)
            else:
                event = now.happen(dice)
            state, _ = game.apply(state, event)
        return now.result == "won"

    def with_drawn(self, state: Normandy, card: str) -> bool:
        """Whether the battle is won if this Condition is drawn now."""
        return self.fight(self.game.apply(state, Drawn(None, card))[0])

    def with_none(self, state: Normandy) -> bool:
        """Whether the battle is won if no Condition is drawn now."""
        h = Happening(self.game.box, replace(state, todo=state.todo[1:]))
        advance(h)
        return self.fight(h.s)


def _changes(case: Case, cards: tuple[str, ...], numbers: Iterable[int]) -> list[Change]:
    """What becomes of battles if one of these Conditions is drawn in a turn, or none."""
    found: list[Change] = []
    with without_collector():
        for number in numbers:
            day = Day(number, case)
            day.begin()
            draws = list(day.draws.values())
            # One that comes in this battle anyhow would be missed there if it came now.
            others = [card for card in cards if card not in day.draws]
            state = draws[fast_stream(f"turn/{number}")(len(draws))]
            none = day.with_none(state)
            found += ((card, day.with_drawn(state, card) - none) for card in others)
    return found


def condition_table(pool: Executor, games: int) -> str:
    """By how many points each Condition raises or lowers the win rate."""
    game = whole_game()
    cards = [card for card in game.content.by_id.values() if isinstance(card, Condition)]
    weather = tuple(card.id for card in cards if card.weather)
    once = _points(pool, games, DRAWN, tuple(card.id for card in cards))
    staying = _points(pool, games, STAYING, weather)
    texts = Texts("en", game)
    rows = ["| Condition | adds | adds with *Persistent weather* |", "|---|---|---|"]
    for card in cards:
        name = texts.name("card", card.id)
        rows.append(f"| {name} (`{card.id}`) | {once[card.id]} | {staying.get(card.id, '')} |")
    return "\n".join(rows)


def _points(pool: Executor, games: int, case: Case, cards: tuple[str, ...]) -> dict[str, str]:
    chunks = [range(first, min(first + BATCH, games)) for first in range(0, games, BATCH)]
    playing = [pool.submit(_changes, case, cards, chunk) for chunk in chunks]
    by_card: defaultdict[str, list[int]] = defaultdict(list)
    for future in playing:
        for card, change in future.result():
            by_card[card].append(change)
    return {card: points_added(changes, len(changes)) for card, changes in by_card.items()}
