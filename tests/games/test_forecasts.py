"""What is told before one stops is what then comes about, whatever the settings and the dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from beachhead.games import load_game
from beachhead.games.battle import facts as battle
from beachhead.games.battle.state import Pass
from beachhead.games.express import facts as express
from beachhead.games.express.squad import candidates
from beachhead.games.express.state import Done as TallyIsFinal
from beachhead.games.moves import STAND, Reroll, SitOut, Stand
from beachhead.games.normandy import actions as a
from beachhead.games.normandy.kinds import Resource
from beachhead.games.normandy.state import Normandy, Player
from beachhead.kernel.contract import AnyGame, Choice, Event, Over, decision_for
from beachhead.kernel.kinds import SYMBOLS
from beachhead.kernel.scene import Forecast, Gain, message
from tests.option_sets import SEATS, around, start
from tests.test_conformance import pick

GAMES_EACH = 30
MOST_EVENTS = 4_000
SENSIBLE = 0.9
"""How often people do what a sensible bot would: battles last longer then."""
RESOURCES: dict[str, Resource] = {
    "soldier": "soldiers",
    "star": "stars",
    "courage": "courage",
    "tool": "tools",
}
OF_DICE = (Reroll, Stand, SitOut, a.Throw, a.Lock, a.Done, a.Cancel)
"""What changes nobody else's dice."""
MEDALS = (battle.MedalEarned, battle.MedalHandedOver)
ORDERS = (battle.Advanced, battle.Retreated)
LATER = "stuck"
"""How a game ends when a Unit has to move, after Upkeep."""
FORCED = ("forecast-advance", "forecast-retreat")
SHORT_OR_NOT = (express.TallyMatched, express.StraightCleared)


def told(game: AnyGame, state: Any, event: Event) -> Forecast | None:
    """What somebody was told who now stops."""
    stops = (Stand, a.Done, Pass, TallyIsFinal)
    if not isinstance(event, Choice) or not isinstance(event.action, stops):
        return None
    return game.look(state, event.seat).forecast


def stopping(game: AnyGame, state: Any, event: Event, random: Random) -> Event:
    """Whoever may stop does so half of the time, so that there is much to compare."""
    pending = game.pending(state)
    if isinstance(event, Choice) and not isinstance(pending, Over) and random.random() < 0.5:
        decision = decision_for(pending, event.seat)
        if decision is not None and STAND in decision.options:
            return Choice(event.seat, STAND)
    return event


def events(
    id: str, number: int, **fixed: Any
) -> Iterator[tuple[AnyGame, Any, Event, Any, tuple[Any, ...]]]:
    """A random game: each state, what happens, what comes of it."""
    random = Random(f"{id}/{number}")
    game = load_game(id)
    chosen = around(game, fixed, random)
    assert chosen is not None
    state = start(game, chosen)
    for _ in range(MOST_EVENTS):
        pending = game.pending(state)
        if isinstance(pending, Over):
            return
        event = stopping(game, state, pick(game, state, pending, random, SENSIBLE), random)
        after, facts = game.apply(state, event)
        yield game, state, event, after, facts
        state = after


@pytest.mark.parametrize("number", range(GAMES_EACH))
@pytest.mark.rule("T-4")
def test_what_stopping_brings_in_normandy(number: int) -> None:
    """As long as nobody does anything but with dice, until Upkeep is over."""
    promised: dict[int | None, tuple[Forecast, Player]] = {}
    for game, state, event, after, _ in events("normandy", number):
        if not isinstance(event, Choice):
            promised.pop(event.seat, None)
        elif not isinstance(event.action, OF_DICE):
            promised.clear()
        elif (forecast := told(game, state, event)) is not None:
            promised[event.seat] = (forecast, state.players[event.seat])
        for seat, player in enumerate(after.players):
            if seat in promised and is_counted(after, player):
                check_normandy(*promised.pop(seat), player, after.ended)


def is_counted(s: Normandy, player: Player) -> bool:
    """Whether a player is through with Upkeep."""
    done = s.phase == "upkeep" and not player.turn.step and not player.todo
    return bool(s.ended) or s.phase == "rally" or done


def check_normandy(forecast: Forecast, before: Player, now: Player, ended: str) -> None:
    if forecast.open or now.turn.dice != before.turn.dice:
        return
    if ended and ended != LATER:
        assert forecast.fails, "the rest of it does not come about any more"
        return
    amounts = {gain.symbol: (gain.least, gain.most) for gain in forecast.gains if is_amount(gain)}
    for symbol, name in RESOURCES.items():
        least, most = amounts.get(symbol, (0, 0))
        assert least <= now.has(name) - before.has(name) <= most, name
    made = [SYMBOLS[symbol] for symbol in now.turn.rwbs]
    sure = [gain.symbol for gain in forecast.gains if not is_amount(gain)]
    may = sum(line.id == "forecast-rwb-may" for line in forecast.lines)
    assert not Counter(sure) - Counter(made)
    assert len(made) <= len(sure) + may


def is_amount(gain: Gain) -> bool:
    return bool(gain.least or gain.most)


@pytest.mark.parametrize("number", range(GAMES_EACH))
@pytest.mark.rule("B-6")
def test_what_stopping_brings_in_battle(number: int) -> None:
    for game, state, event, _, facts in events("battle", number):
        forecast = told(game, state, event)
        if forecast is None or forecast.open:
            continue
        won = [fact.points for fact in facts if isinstance(fact, battle.SkirmishWon)]
        lost = [-fact.lost for fact in facts if isinstance(fact, battle.SkirmishLost)]
        assert len(won + lost) == 1, "nothing was open, and so it is decided"
        assert sum(gain.most for gain in forecast.gains) == sum(won + lost)
        assert forecast.fails == bool(lost)
        medals = [fact for fact in facts if isinstance(fact, MEDALS)]
        assert len(medals) == sum(gain.text.id == "forecast-card" for gain in forecast.gains)
        orders = [fact for fact in facts if isinstance(fact, ORDERS)]
        assert len(orders) == sum(line.id in FORCED for line in forecast.lines)


@pytest.mark.parametrize("number", range(2 * GAMES_EACH))
@pytest.mark.rule("E-3")
def test_what_stopping_brings_in_express(number: int) -> None:
    alone = {SEATS: 1} if number % 2 else {}
    for game, state, event, after, facts in events("express", number, **alone):
        forecast = told(game, state, event)
        if forecast is None or message("forecast-specialists") in forecast.open:
            continue
        failed = any(isinstance(f, express.TallyFailed) and f.seat == event.seat for f in facts)
        judged = any(isinstance(f, SHORT_OR_NOT) and f.seat == event.seat for f in facts)
        by_rwb = any(isinstance(f, express.SquadLost) and f.why == "rwb" for f in facts)
        assert not failed or forecast.fails
        assert not judged or not forecast.fails or by_rwb
        if not forecast.open and len(state.soldiers) == 1:
            assert forecast.fails == (after.ended in ("tally", "rwb"))
            rallied = candidates(game.content, after) if after.phase == "rally" else ()
            assert len(forecast.gains) == len(rallied)
