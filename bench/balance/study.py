"""What each card of a kind is good for: the same battles with it and without it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import Executor
from functools import cache
from math import sqrt

from msgspec import Struct

from beachhead.bots.normandy import sergeant
from beachhead.games.normandy import NormandyGame
from beachhead.games.normandy import facts as f
from beachhead.games.normandy.box import Box
from beachhead.games.normandy.cards.shapes import DeckSpecialist, Item
from beachhead.games.normandy.game import BaseGame
from beachhead.games.normandy.modules.atlantikwall.cards import GermanItem, GermanSpecialist
from beachhead.games.normandy.modules.atlantikwall.facts import GermanItemFound, GermanRallied
from beachhead.games.normandy.modules.module import Module
from beachhead.games.normandy.modules.parts import OfOptions
from beachhead.games.normandy.modules.war_heroes.hero import Hero
from beachhead.games.normandy.modules.war_heroes.module import LedTheWay
from beachhead.games.normandy.state import Normandy, NormandyOptions
from beachhead.kernel.contract import Choice, Decision, Event, Fact, Over
from beachhead.kernel.decks import Draw
from beachhead.kernel.dice import Below
from beachhead.kernel.fair import fast_stream
from beachhead.kernel.notation import tag
from beachhead.kernel.options import read_options
from beachhead.locale import Texts
from beachhead.simulate.batch import without_collector
from beachhead.simulate.run import Z95
from bench.balance.battles import Case

BATCH = 20
GOT = (
    *(f.SpecialistRallied, f.ItemFound, f.VehicleTaken, f.CardTaken, f.CardDrawn, LedTheWay),
    *(GermanRallied, GermanItemFound, f.SecretSeen),
)
"""Facts that tell of a card that somebody gets."""


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

    def banned(self, box: Box, options: NormandyOptions, seats: int) -> frozenset[str]:
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


class Study(Struct, frozen=True):
    """Battles over all maps and nations, to learn about some kinds of cards."""

    kinds: tuple[str, ...]
    units: tuple[int, ...]
    always: Case = {}
    """The settings of every battle."""
    fourth: Case = {}
    """Those of every fourth besides."""
    wall: bool = False
    """Whether a German plays against the Units, and it is his cards that are studied."""

    def side(self, seats: int) -> int:
        """The seat whose battles are won or lost."""
        return seats - 1 if self.wall else 0


class Battle(Struct, frozen=True):
    """What came out of one battle of a study."""

    number: int
    won: bool
    offered: frozenset[str]
    told: dict[str, int]
    """How often a fact of a kind told of a card (`about`)."""

    def got(self, card: str) -> bool:
        return any(about(kind, card) in self.told for kind in GOT)


def about(kind: type[Fact], card: str) -> str:
    """A fact of a kind that tells of a card, as it can be written into a journal."""
    return f"{tag(kind)} {card}"


def fight(study: Study, card: str, number: int) -> Battle:
    """Battle number so-and-so of a study, without a card."""
    game = game_without(card)
    maps, nations = list(game.content.maps), list(game.content.nations)
    given = {"map": maps[number % len(maps)], **study.always}
    if number % 4 == 0:
        given |= study.fourth
    for seat in range(len(nations)):
        given[f"nation_{seat + 1}"] = nations[(number // 5 + seat) % len(nations)]
    units = study.units[number // len(maps) % len(study.units)]
    seats = units + study.wall
    state = game.start(read_options(game, given), seats)
    dice = fast_stream(f"dice/{number}")
    order = shuffled(whole_game(), fast_stream(f"decks/{number}"))
    told: Counter[str] = Counter()
    offered: frozenset[str] = frozenset()
    while not isinstance(now := game.first(state), Over):
        if state.turn == 1 and not offered:
            offered = _offered(game, state)
        event: Event
        if isinstance(now, Decision):
            view = game.view(state, now.seat)
            event = Choice(now.seat, sergeant.choose(game, view, now, dice))
        elif isinstance(now, Draw):
            event = now.event(min(now.deck, key=order.__getitem__))
        else:
            event = now.happen(dice)
        state, facts = game.apply(state, event)
        told.update(
            about(type(fact), card) for fact in facts if (card := getattr(fact, "card", ""))
        )
    return Battle(number, study.side(seats) in now.winners, offered, dict(told))


def shuffled(game: BaseGame, below: Below) -> dict[str, int]:
    """Where each card lies in the decks of a battle: without one, the others come as before."""
    return {id: below(1 << 30) for id in game.content.by_id}


def _offered(game: BaseGame, start: Normandy) -> frozenset[str]:
    """The cards that could be got in a battle."""
    nations = {player.nation for player in start.players}
    offered = {*start.special, *start.vehicles}
    offered |= {card for deck in start.decks for card in deck.cards}
    for id, card in game.content.by_id.items():
        theirs = isinstance(card, DeckSpecialist) and card.nation in (None, *nations)
        pool = isinstance(card, Hero | GermanSpecialist | GermanItem)
        if theirs or pool or (isinstance(card, Item) and not card.special):
            offered.add(id)
    return frozenset(offered) - game.box.banned(start)


def battles(
    pool: Executor, study: Study, numbers: Iterable[int], card: str = ""
) -> Iterator[Battle]:
    """Battles of a study, without a card; they are being fought before the first is asked for."""
    chosen = list(numbers)
    chunks = [chosen[first : first + BATCH] for first in range(0, len(chosen), BATCH)]
    playing = [pool.submit(_fight_all, study, card, chunk) for chunk in chunks]
    return (battle for future in playing for battle in future.result())


def _fight_all(study: Study, card: str, numbers: list[int]) -> list[Battle]:
    """Several battles, for one worker."""
    with without_collector():
        return [fight(study, card, number) for number in numbers]


def card_table(pool: Executor, study: Study, games: int) -> str:
    """How often each card of a study is got, and what it adds to the win rate."""
    content = whole_game().content
    fought = list(battles(pool, study, range(games)))
    again = {}
    for id, kind in content.kinds.items():
        if kind in study.kinds:
            # Without a Vehicle of the set another one lies there, even if nobody took the first.
            met = (b for b in fought if (id in b.offered if kind == "vehicle" else b.got(id)))
            again[id] = battles(pool, study, (b.number for b in met), id)
    texts = Texts("en", whole_game())
    rows = ["| card | got in | adds |", "|---|---|---|"]
    for id, without in again.items():
        offered = sum(id in battle.offered for battle in fought)
        changes = [fought[battle.number].won - battle.won for battle in without]
        share = 100 * sum(battle.got(id) for battle in fought) / max(1, offered)
        name, added = texts.name("card", id), points_added(changes, offered)
        rows.append(f"| {name} (`{id}`) | {share:.1f} % of {offered} | {added} |")
    return "\n".join(rows)


def points_added(changes: list[int], games: int) -> str:
    """The mean change over all battles with the card on offer, and its 95 % interval."""
    if not games:
        return "never on offer"
    mean = sum(changes) / games
    variance = max(0.0, sum(change * change for change in changes) / games - mean * mean)
    return f"{100 * mean:+.2f} ± {100 * Z95 * sqrt(variance / games):.2f}"
