"""An installed Beachhead has everything that the source tree has."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

PROJECT = Path(__file__).parents[1]
DATA = (".ftl", ".md", ".toml", ".tcss", ".py")


def files(folder: Path, inside: str) -> set[str]:
    """What a folder holds, as it is to be called in the wheel."""
    found = (file for file in folder.rglob("*") if file.suffix in DATA)
    return {f"{inside}/{file.relative_to(folder)}" for file in found}


def test_a_wheel_holds_all_texts_rules_and_content(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(build, cwd=PROJECT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    held = set(ZipFile(wheel).namelist())
    expected = files(PROJECT / "src/beachhead", "beachhead")
    expected |= files(PROJECT / "docs/rules", "beachhead/rulebook")
    assert expected - held == set()
    for end in ("badges/fr.ftl", "gold_dice/rules.en.md", "badges/content/badges.toml"):
        assert f"beachhead/games/normandy/modules/{end}" in expected
