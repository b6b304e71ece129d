"""How the tests of Normandy get to a moment, change a Unit and throw dice.

A test changes what it is about and lets `to_phase` play up to it: everybody throws dice that bring
nothing, stands, buys nothing, gives nothing and stays.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from beachhead.games import load_game
from beachhead.games.normandy.box import Box
from beachhead.games.normandy.facts import DiceCounted, Gained
from beachhead.games.normandy.game import BaseGame
from beachhead.games.normandy.kinds import RESOURCES
from beachhead.games.normandy.map.ground import Ground
from beachhead.games.normandy.state import Deck, Phase
from beachhead.kernel.contract import AnyGame, Fact
from beachhead.kernel.kinds import read_die
from beachhead.kernel.notation import tag
from tests.games.normandy_whole import Whole, changed, whole
from tests.script import Script

NOTHING = "Rk Rk Wk Wk B1 B1"
"""The skulls cancel both soldiers: no resource, no RWB, nothing to decide."""
PLAIN = "Rs Rs W1 W1 Bc Bc"
"""Two Stars, two Soldiers, two Courage; no skull, no RWB."""
STRAIGHT = "Rk Rs W1 W2 Bc Bt"
FACES = {"R": "k", "W": "k", "B": "1", "K": "1", "Y": "k", "D": "1"}
"""What `to_phase` throws, by colour."""
PASSING = ("stand", "done", "stay", "suffer", "refuse", "count-dice")


@cache
def the_game() -> AnyGame:
    """The content is read once for all tests."""
    return load_game("normandy")


def the_box() -> Box:
    """What the rules ask of the content."""
    game = the_game()
    assert isinstance(game, BaseGame)
    return game.box


def normandy(seats: int = 1, **options: object) -> Script:
    """A battle at its beginning, on Exercise Tiger unless an option says otherwise."""
    return Script(the_game(), seats=seats, **options)


def unit(play: Script, seat: int = 1) -> Whole:
    """The Unit of a seat, from 1, with all that its player has and is about."""
    return whole(play.state, seat - 1)


def change(play: Script, seat: int = 1, **fields: Any) -> None:
    """Give the Unit of a seat, from 1, other values; `sector` is the number on the map."""
    if "sector" in fields:
        fields["sector"] = _ground(play).by_number[fields["sector"]]
    play.set(players=changed(play.state, seat - 1, **fields).players)


def place(play: Script, seat: int = 1) -> str:
    """The number of the sector that a Unit is in."""
    here: int = unit(play, seat).sector
    return _ground(play).sectors[here].number


def _ground(play: Script) -> Ground:
    assert isinstance(play.game, BaseGame)
    return play.game.box.ground(play.state)


def give_card(play: Script, seat: int, *cards: str) -> None:
    """Put cards where they belong: Specialists into the Unit, all others into the hand."""
    for card in cards:
        where = "specialists" if play.game.content.kinds[card] == "specialist" else "hand"
        change(play, seat, **{where: (*getattr(unit(play, seat), where), card)})


def award_deck(play: Script) -> Deck:
    """The Awards to draw from, and those that were played."""
    found: Deck = next(deck for deck in play.state.decks if deck.name == "award")
    return found


def set_awards(play: Script, *cards: str, played: tuple[str, ...] = ()) -> None:
    """Leave only these Awards to be drawn."""
    others = tuple(deck for deck in play.state.decks if deck.name != "award")
    play.set(decks=(Deck("award", cards, played), *others))


# Playing


def throw(play: Script, dice: str, seat: int = 1) -> list[Fact]:
    """A seat's dice fall like this."""
    return play.do(f"seat{seat} rolls " + " ".join(sorted(dice.split(), key=read_die)))


def tally(play: Script, dice: str, seat: int = 1) -> list[Fact]:
    """A seat throws this, locks what it must and stands; returns all that happened then."""
    before = len(play.facts)
    throw(play, dice, seat)
    if play.asks(seat) == "lock":
        play.do(f"seat{seat} {play.options(seat)[0]}")
    if play.asks(seat) == "reroll":
        play.do(f"seat{seat} stand")
    return play.facts[before:]


def pass_on(play: Script) -> None:
    """Whoever is asked first does as little as possible; dice bring nothing."""
    for who in (None, *range(1, len(play.state.players) + 1)):
        name = f"seat{who}" if who else "table"
        if pool := play.pool(who):
            play.do(" ".join([f"{name} rolls", *(colour + FACES[colour] for colour in pool)]))
            return
        if deck := play.deck(who):
            play.do(f"{name} draws {deck[0]}")
            return
        if who and (options := play.options(who)):
            chosen = next((option for option in PASSING if option in options), options[0])
            play.do(f"{name} {chosen}")
            return
    raise AssertionError("nobody is asked for anything")


def to_phase(play: Script, phase: Phase) -> None:
    """Play on until somebody is asked for something in this phase of this turn."""
    turn = max(1, play.state.turn)
    while play.state.phase != phase:
        pass_on(play)
        assert play.state.turn <= turn, f"there was nothing to do in the phase {phase}"


def to_next_turn(play: Script) -> None:
    """Play on until the dice of the next turn are thrown."""
    turn = play.state.turn
    while play.state.turn == turn:
        pass_on(play)


def finish_tally(play: Script) -> list[Fact]:
    """Everybody is done with the Final Tally; returns all facts so far."""
    while play.state.phase == "tally":
        pass_on(play)
    return play.facts


# Reading


def brought(facts: list[Fact], seat: int = 1) -> dict[str, int]:
    """What a Unit got: from its dice, its RWBs, its sector and its cards."""
    total = dict.fromkeys(RESOURCES, 0)
    for fact in facts:
        if isinstance(fact, DiceCounted) and fact.seat == seat - 1:
            for name in RESOURCES:
                total[name] += getattr(fact, name)
        elif isinstance(fact, Gained) and fact.seat == seat - 1:
            total[fact.resource] += fact.amount
    return {name: amount for name, amount in total.items() if amount}


def all_of(facts: list[Fact], name: str) -> list[Any]:
    """Every fact of that name."""
    return [fact for fact in facts if tag(type(fact)) == name]


def starting(options: list[str], *words: str) -> list[str]:
    """What follows one of these words on a list of options: `rally scout` -> `scout`."""
    pairs = (option.split(" ", 1) for option in options)
    return [pair[1] for pair in pairs if len(pair) == 2 and pair[0] in words]
