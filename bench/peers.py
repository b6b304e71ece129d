"""Random play of peer engines from Python, on one core, for the benchmark's ratios.

The peers are no dependency of the package: each is imported inside its function, and through
importlib, so that type checking gives the same answer whether or not they are installed.
Imports and loading are outside the timing; making each new game is inside it. A game begun before
the deadline is played to its end, so the seconds returned run a little over those asked for.
"""

import importlib
import random
from time import process_time


def pig_steps(seconds: float, seed: int) -> tuple[int, float]:
    """Play OpenSpiel's pig at random; return (steps, seconds taken).

    A step is one apply_action, of a player's decision or of chance (a die roll).
    """
    pyspiel = importlib.import_module("pyspiel")
    rng = random.Random(seed)
    game = pyspiel.load_game("pig")
    steps = 0
    start = process_time()
    while (taken := process_time() - start) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                action = rng.choices(outcomes, [weight for _, weight in outcomes])[0][0]
            else:
                action = rng.choice(state.legal_actions())
            state.apply_action(action)
            steps += 1
    return steps, taken


def catanatron_actions(seconds: float, seed: int) -> tuple[int, float]:
    """Play catanatron's games of four RandomPlayers; return (actions, seconds taken).

    catanatron draws from the global random module, and each Game made without a seed draws its own
    from there and reseeds it: seeding once fixes all the games. The caller's state is put back.
    """
    catanatron = importlib.import_module("catanatron")
    before = random.getstate()
    random.seed(seed)
    actions = 0
    try:
        start = process_time()
        while (taken := process_time() - start) < seconds:
            game = catanatron.Game([catanatron.RandomPlayer(c) for c in catanatron.Color])
            game.play()
            actions += len(game.state.actions)
    finally:
        random.setstate(before)
    return actions, taken
