"""The written games are still played the same; `make playthroughs` writes them anew."""

from __future__ import annotations

import pytest

from tests.playthroughs import FOLDER, GAMES, playthrough


@pytest.mark.parametrize("name", GAMES)
def test_the_game_is_played_as_written(name: str) -> None:
    written = (FOLDER / f"{name}.txt").read_text("utf-8").splitlines()
    seed = int(written[0].rpartition(" ")[2])
    assert list(playthrough(name, seed)) == written


def test_no_file_is_left_over() -> None:
    assert {file.stem for file in FOLDER.iterdir()} == set(GAMES)
