"""The command line as somebody at a terminal sees it: bars, tables, drawings, in its width."""

from __future__ import annotations

import json

import pytest
from rich.cells import cell_len

from beachhead.cli.plot import bins, count_bar, interval_bar
from beachhead.locale import LANGUAGES
from tests.test_cli import Runner, run

__all__ = ["run"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_simulation_is_plotted_for_whoever_looks(run: Runner, language: str) -> None:
    line = f"simulate battle --games 30 --bot sergeant --bot random --seed 4 --lang {language}"
    seen = run.on_screen(line)
    bars = [text for text in seen if "█" in text]
    assert any("%" in text and "▒" in text for text in bars), "win rates with their intervals"
    assert sum(int(text.split()[-1]) for text in bars if "%" not in text) == 2 * 30
    assert all(cell_len(text) <= 80 for text in seen[seen.index(bars[0]) :])
    assert any("30/30" in text for text in seen), "how far it is, while one waits"


def test_a_pipe_gets_no_bars(run: Runner) -> None:
    line = "simulate express --games 12 --seed 4"
    for piped in (run(line), run(f"{line} --json")):
        assert "█" not in piped.out and "━" not in piped.out and piped.err == ""
    told = json.loads(run(f"{line} --json").out)
    assert sum(told["lengths"].values()) == 12 and told["points"] == {}


def test_a_plot_leaves_nothing_out() -> None:
    counts = {3: 5, 4: 1, 40: 2, 99: 7}
    found = bins(counts, 5)
    assert sum(found.values()) == 15 and len(found) <= 5
    assert all(first <= 99 and last >= 3 for first, last in found)
    assert bins({7: 2}) == {(7, 7): 2}
    assert str(interval_bar(0.25, 0.5, 8)) == "██▒▒····"
    assert str(count_bar(1, 1000, 10)) == "█" and str(count_bar(0, 9, 10)) == ""


@pytest.mark.parametrize("columns", [60, 80, 120])
def test_cards_stand_in_a_table_as_wide_as_the_terminal(run: Runner, columns: int) -> None:
    seen = run.on_screen("cards normandy --kind vehicle", columns)
    assert {cell_len(text) for text in seen if text.startswith(("│", "╭"))} == {columns}
    assert "Scout Car" in " ".join(seen) and "Normandy: Vehicles" in seen[0]


def test_cards_are_found_by_kind_and_by_words(run: Runner) -> None:
    cards = json.loads(run("cards normandy --kind item --find grenade --json").out)
    assert cards and {card["kind"] for card in cards} == {"item"}
    slip = json.loads(run("cards normandy --kind item --find grenad --json").out)
    assert [card["id"] for card in cards] == [card["id"] for card in slip]
    unknown = run("cards normandy --kind tank")
    assert unknown.code == 2 and "tank" in unknown.err and "vehicle" in unknown.err
    nothing = run("cards --find xyzzy")
    assert nothing.code == 2 and "xyzzy" in nothing.err
    assert run("cards --find xyzzy --json").out.strip() == "[]"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_map_is_drawn_and_told_in_the_width_there_is(run: Runner, language: str) -> None:
    seen = run.on_screen(f"map omaha-beach --lang {language}")
    assert all(cell_len(text.rstrip()) <= 80 for text in seen)
    whole = "\n".join(seen)
    told = run(f"map omaha-beach --lang {language}").out.splitlines()[1].strip()
    assert "╔" in whole and "≈" in whole and told in whole and "╭" in whole
    assert "╔" not in "\n".join(run.on_screen(f"map omaha-beach --plain --lang {language}"))
