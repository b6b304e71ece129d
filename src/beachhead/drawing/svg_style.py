"""The colours and letters of a board's picture, by day and by night."""

from __future__ import annotations

import re

DAY = {
    "paper": "#f5efe2",
    "ink": "#1f2b2a",
    "soft": "#4a554f",
    "sea-deep": "#86adb5",
    "sea": "#b4d0cf",
    "foam": "#fbfdf9",
    "sand-wet": "#d8c69d",
    "sand": "#ead9b1",
    "grass": "#bfc898",
    "field": "#a6b387",
    "concrete": "#bcbab1",
    "veil": "#fffdf6",
    "label": "#fffdf6",
    "label-line": "#8b8467",
    "mine": "#8c2a1b",
    "mine-ground": "#f0d3b4",
    "wire": "#33393a",
    "wall": "#4b4433",
    "hedge": "#66784a",
    "cliff": "#8d7340",
    "gift": "#47532f",
    "steel": "#2f4858",
    "on-steel": "#ffffff",
}
NIGHT = {
    "paper": "#141a1b",
    "ink": "#f2ecdd",
    "soft": "#b9b5a4",
    "sea-deep": "#0d2833",
    "sea": "#1b434f",
    "foam": "#86a3a6",
    "sand-wet": "#4d4431",
    "sand": "#5c5139",
    "grass": "#3f4c32",
    "field": "#324029",
    "concrete": "#4a4d4c",
    "veil": "#0e1413",
    "label": "#1a2120",
    "label-line": "#8f8970",
    "mine": "#ff9a7a",
    "mine-ground": "#4b2318",
    "wire": "#e3dfd0",
    "wall": "#d6cdb4",
    "hedge": "#1f2a18",
    "cliff": "#2b2313",
    "gift": "#b9c68e",
    "steel": "#b4c8d4",
    "on-steel": "#0e1413",
}
SEAT_COLOURS = ("#1d4e89", "#9b1c1f", "#23633a", "#7a4a12", "#5b3a86", "#3d444b")

SANS = 'system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif'
SERIF = 'Rockwell,"Roboto Slab",Georgia,"Times New Roman",serif'

RULES = f"""
.board text {{ fill: var(--ink); font-family: {SANS}; text-rendering: geometricPrecision; }}
.board .heading {{ font-family: {SERIF}; font-weight: 700; }}
.board .title {{ font-family: {SERIF}; font-weight: 700; letter-spacing: .06em; }}
.board .row-mark {{ fill: var(--soft); font-weight: 600; }}
.board .paper {{ fill: var(--paper); }}
.board .frame {{ fill: none; stroke: var(--ink); stroke-width: 1.4; }}
.board .crop {{ fill: var(--grass); fill-opacity: .75; }}
.board .pasture {{ fill: var(--sand); fill-opacity: .35; }}
.board .rill {{ stroke: var(--hedge); stroke-opacity: .35; }}
.board .hedge {{ fill: none; stroke: var(--hedge); stroke-width: 5.5; stroke-linecap: round;
  stroke-dasharray: .1 4.6; stroke-opacity: .8; }}
.board .beach {{ fill: var(--sand); }}
.board .slope {{ fill: none; stroke: var(--cliff); stroke-width: 10; stroke-dasharray: 1.6 3.2;
  stroke-opacity: .7; }}
.board .cliff {{ fill: none; stroke: var(--cliff); stroke-width: 2.4; }}
.board .wet {{ fill: var(--sand-wet); }}
.board .hedgehogs {{ fill: none; stroke: var(--wall); stroke-width: 1.4; stroke-opacity: .7; }}
.board .water {{ fill: var(--sea); fill-opacity: .9; }}
.board .water ~ .water {{ fill: var(--sea-deep); fill-opacity: .45; }}
.board .foam {{ fill: none; stroke: var(--foam); stroke-linecap: round; }}
.board .ripple {{ fill: none; stroke: var(--foam); stroke-opacity: .4; }}
.board .road {{ fill: var(--sand); stroke: var(--ink); stroke-opacity: .35; }}
.board .rut {{ fill: none; stroke: var(--ink); stroke-opacity: .3; stroke-dasharray: 14 5; }}
.board .fleck {{ stroke: var(--ink); stroke-opacity: .1; }}
.board .compass {{ fill: none; stroke: var(--soft); }}
.board .compass path {{ fill: var(--ink); stroke: none; }}
.board .compass .away {{ fill: var(--soft); fill-opacity: .5; }}
.board .ground {{ fill: var(--veil); fill-opacity: .45; stroke: var(--ink); stroke-opacity: .5; }}
.board .occupied .ground {{ fill-opacity: .8; stroke-opacity: 1; stroke-width: 2; }}
.board .bunker .ground {{ fill: var(--concrete); fill-opacity: .94; stroke: var(--wall);
  stroke-opacity: 1; stroke-width: 2.6; }}
.board .deep .ground {{ fill: var(--sea-deep); fill-opacity: .5; }}
.board .safe .ground {{ fill: var(--sea); fill-opacity: .6; }}
.board .slit {{ fill: #0c1011; }}
.board .lip {{ fill: none; stroke: var(--wall); stroke-width: 1; stroke-opacity: .55; }}
.board .sign rect {{ fill: var(--label); stroke: var(--label-line); stroke-width: .8; }}
.board .sign use, .board .row-mark use {{ fill: var(--ink); }}
.board .sign .struck {{ fill-opacity: .5; }}
.board .strike {{ stroke: var(--mine); stroke-width: 2.2; stroke-linecap: round; }}
.board .danger rect {{ fill: var(--mine-ground); stroke: var(--mine); }}
.board .danger use {{ fill: var(--mine); }}
.board .gift rect {{ stroke: var(--gift); }}
.board .gift use {{ fill: var(--gift); }}
.board .number, .board .row-mark text {{ font-weight: 700; }}
.board .shield use {{ fill: var(--steel); stroke: var(--label); stroke-width: 1; }}
.board .shield text {{ fill: var(--on-steel); font-weight: 700; }}
.board .raised use, .board .change {{ fill: var(--mine); }}
.board .lowered use, .board .lowered .change {{ fill: var(--gift); }}
.board .open {{ stroke: var(--ink); stroke-opacity: .55; stroke-width: 2; stroke-dasharray: .1 5.4;
  stroke-linecap: round; }}
.board .mined rect {{ stroke: var(--mine); stroke-width: .8; }}
.board .mined .mine {{ fill: var(--mine); stroke: var(--mine-ground); stroke-width: 1.6; }}
.board .barrier {{ fill: none; stroke: var(--wire); }}
.board .wall {{ stroke: var(--wall); stroke-width: 2; }}
.board .hatch {{ stroke: var(--mine); stroke-width: 1.6; }}
.board .hatched {{ fill: var(--mine-ground); }}
.board .grain {{ stroke: var(--ink); stroke-opacity: .16; stroke-width: 2; stroke-linecap: round; }}
.board .seat path, .board .seat rect {{ stroke: #ffffff; stroke-width: 1.4;
  stroke-linejoin: round; }}
.board .own .seat path, .board .own .seat rect {{ stroke: #ffd65c; stroke-width: 2; }}
.board .seat .waves {{ fill: none; stroke: var(--foam); stroke-width: 2.4; stroke-linecap: round; }}
.board .seat text, .board .strength {{ fill: #ffffff; font-weight: 700; }}
.board .strength {{ font-size: 12.5px; text-anchor: middle; }}
"""


_VARIABLE = re.compile(r"([a-z-]+): var\(--([a-z-]+)\);")


def _with_fallbacks(rules: str) -> str:
    """The colours of the day before each variable, for viewers that know no variables."""
    return _VARIABLE.sub(lambda found: f"{found[1]}: {DAY[found[2]]}; {found[0]}", rules)


def _colours(values: dict[str, str]) -> str:
    return " ".join(f"--{name}: {value};" for name, value in values.items())


def style() -> str:
    """The style sheet of a picture, which stands alone."""
    seats = "\n".join(
        f".board .seat-{number} {{ fill: var(--seat-{number}, {colour}); }}"
        for number, colour in enumerate(SEAT_COLOURS, start=1)
    )
    stops = "\n".join(f".board .stop-{name} {{ stop-color: var(--{name}); }}" for name in DAY)
    night = f"@media (prefers-color-scheme: dark) {{ .board {{ {_colours(NIGHT)} }} }}"
    day = f".board {{ background: var(--paper); {_colours(DAY)} }}"
    return _with_fallbacks(f"\n{day}\n{night}{RULES}{stops}\n{seats}\n")
