"""What each card of Normandy is good for: the same battles with it and without it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from functools import cache
from math import sqrt

from msgspec import Struct

from beachhead.bots.normandy import sergeant
from beachhead.games.normandy import NormandyGame
from beachhead.games.normandy import facts as f
from beachhead.games.normandy.box import Box
from beachhead.games.normandy.cards.shapes import DeckSpecialist, Item
from beachhead.games.normandy.game import BaseGame
from beachhead.games.normandy.modules.module import Module
from beachhead.games.normandy.modules.parts import OfOptions
from beachhead.games.normandy.state import Normandy, NormandyOptions
from beachhead.kernel.contract import Choice, Decision, Event, Over
from beachhead.kernel.decks import Draw
from beachhead.kernel.dice import Below
from beachhead.kernel.fair import fast_stream
from beachhead.kernel.options import read_options
from beachhead.locale import Texts
from beachhead.simulate.run import Z95, without_collector

BATCH = 20
GOT = (f.SpecialistRallied, f.ItemFound, f.VehicleTaken, f.CardTaken, f.CardDrawn)
"""Facts that tell of a card that a Unit gets."""


class NoOptions(Struct, frozen=True):
    """A module without settings."""


class LeftOut(Module):
    """A module that does nothing but leave a card out of the game."""

    id = "left-out"
    rule_ids = ()
    options = OfOptions(NoOptions)

    def __init__(self, card: str) -> None:
        self.card = card

    def active(self, options: NormandyOptions) -> bool:
        return False

    def banned(self, box: Box, options: NormandyOptions) -> frozenset[str]:
        return frozenset((self.card,))


@cache
def whole_game() -> BaseGame:
    """The game with all its cards."""
    return NormandyGame()


@cache
def game_without(card: str) -> BaseGame:
    """The game without a card ("" leaves nothing out)."""
    if not card:
        return whole_game()
    modules = (*NormandyGame.modules, LeftOut(card))
    kind: type[BaseGame] = type("Without", (BaseGame,), {"modules": modules})
    return kind(content=whole_game().content)


class Battle(Struct, frozen=True):
    """What came out of one battle of the study."""

    number: int
    won: bool
    got: frozenset[str]
    offered: frozenset[str]


def fight(card: str, number: int) -> Battle:
    """Battle number so-and-so, without a card."""
    game = game_without(card)
    maps, nations = list(game.content.maps), list(game.content.nations)
    given: dict[str, object] = {
        "map": maps[number % len(maps)],
        "gold_dice": number % 4 == 0,
        "badges": number % 4 == 0,
        "badge_of_assistance": number % 8 == 0,
        "way_to_hell": number % 4 == 0,
    }
    for seat in range(len(nations)):
        given[f"nation_{seat + 1}"] = nations[(number // 5 + seat) % len(nations)]
    state = game.start(read_options(game, given), 1 + number // len(maps) % 2)
    dice = fast_stream(f"dice/{number}")
    order = _shuffled(whole_game(), fast_stream(f"decks/{number}"))
    got: set[str] = set()
    offered: frozenset[str] = frozenset()
    while not isinstance(pending := game.pending(state), Over):
        if state.turn == 1 and not offered:
            offered = _offered(game, state)
        now = pending[0]
        event: Event
        if isinstance(now, Decision):
            event = Choice(now.seat, sergeant.choose(game, state, now, dice))
        elif isinstance(now, Draw):
            event = now.event(min(now.deck, key=order.__getitem__))
        else:
            event = now.happen(dice)
        state, facts = game.apply(state, event)
        got |= {fact.card for fact in facts if isinstance(fact, GOT)}
    return Battle(number, pending.result == "won", frozenset(got), offered)


def _shuffled(game: BaseGame, below: Below) -> dict[str, int]:
    """Where each card lies in the decks of a battle: without one, the others come as before."""
    return {id: below(1 << 30) for id in game.content.by_id}


def _offered(game: BaseGame, start: Normandy) -> frozenset[str]:
    """The cards that could be got in a battle."""
    nations = {player.nation for player in start.players}
    offered = {*start.special, *start.vehicles}
    offered |= {card for deck in start.decks for card in deck.cards}
    for id, card in game.content.by_id.items():
        theirs = isinstance(card, DeckSpecialist) and card.nation in (None, *nations)
        if theirs or (isinstance(card, Item) and not card.special):
            offered.add(id)
    return frozenset(offered) - game.box.banned(start)


def fight_all(card: str, numbers: list[int]) -> list[Battle]:
    """Several battles, for one worker."""
    with without_collector():
        return [fight(card, number) for number in numbers]


def _submit(pool: ProcessPoolExecutor, card: str, numbers: list[int]) -> list[Future[list[Battle]]]:
    return [pool.submit(fight_all, card, chunk) for chunk in _chunks(numbers)]


def _chunks(numbers: list[int]) -> Iterator[list[int]]:
    for first in range(0, len(numbers), BATCH):
        yield numbers[first : first + BATCH]


def card_rows(pool: ProcessPoolExecutor, games: int) -> list[str]:
    """A table: how often each card is got, and what it adds to the win rate."""
    battles = [b for future in _submit(pool, "", list(range(games))) for b in future.result()]
    won = {battle.number: battle.won for battle in battles}
    offered = Counter(card for battle in battles for card in battle.offered)
    got = Counter(card for battle in battles for card in battle.got)
    content = whole_game().content
    futures = {}
    for id, kind in content.kinds.items():
        # Without a Vehicle of the set another one lies there, even if nobody took the first.
        again = [b.number for b in battles if id in (b.offered if kind == "vehicle" else b.got)]
        futures[id] = _submit(pool, id, again)
    texts = Texts("en", whole_game())
    rows = ["| card | got in | adds |", "|---|---|---|"]
    for id in content.by_id:
        changes = [won[b.number] - b.won for future in futures[id] for b in future.result()]
        share = 100 * got[id] / max(1, offered[id])
        added = _added(changes, offered[id])
        name = texts.name("card", id)
        rows.append(f"| {name} (`{id}`) | {share:.1f} % of {offered[id]} | {added} |")
    return rows


def _added(changes: list[int], games: int) -> str:
    """The mean change over all battles with the card on offer, and its 95 % interval."""
    if not games:
        return "never on offer"
    mean = sum(changes) / games
    variance = max(0.0, sum(change * change for change in changes) / games - mean * mean)
    return f"{100 * mean:+.2f} ± {100 * Z95 * sqrt(variance / games):.2f}"
