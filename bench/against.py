"""`python -m bench.against TREE`: the same games here and in another checkout, such as an older.

Both play the same games in turns, one process each, and have to come to the same result. What
counts is processor time, and of that the median of the ratios: the machine may have others to
serve.
"""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).parents[1]
ROUNDS = 15
CASES: dict[str, tuple[str, list[str], int]] = {
    "Normandy, two at random": ("normandy", ["random"] * 2, 60),
    "Normandy's sergeant": ("normandy", ["sergeant"], 60),
    "Battle!, two at random": ("battle", ["random"] * 2, 1000),
    "Express!, two at random": ("express", ["random"] * 2, 600),
}
PLAYER = """
import json, sys, time
from beachhead.simulate import simulate
for line in sys.stdin:
    game, bots, games, seed = json.loads(line)
    began = time.process_time()
    found = simulate(game, {}, tuple(bots), games, seed)
    taken = time.process_time() - began
    print(json.dumps([taken, found.events, found.wins, found.scores]), flush=True)
"""


class Player:
    """A process that plays with the sources of a tree."""

    def __init__(self, tree: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", PLAYER],
            env={"PYTHONPATH": str(tree / "src")},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def play(self, *what: object) -> tuple[float, list[Any]]:
        """The processor time that games took, and what came out of them."""
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(json.dumps(what) + "\n")
        self.process.stdin.flush()
        seconds, *found = json.loads(self.process.stdout.readline())
        return seconds, found


def main() -> None:
    """How many times as fast as there the games are here."""
    here, there = Player(HERE), Player(Path(sys.argv[1]).resolve())
    for name, (game, bots, games) in CASES.items():
        ratios = []
        for round in range(ROUNDS + 1):
            (ours, found), (theirs, known) = (
                player.play(game, bots, games, str(round)) for player in (here, there)
            )
            assert found == known, f"{name}: other games"
            if round:  # the first warms up
                ratios.append(theirs / ours)
        low, high = min(ratios), max(ratios)
        print(f"{name:26} {statistics.median(ratios):5.2f}  ({low:.2f} to {high:.2f})", flush=True)


if __name__ == "__main__":
    main()
