"""What is printed on a cell and who stands there, drawn: shields, signs and pieces."""

from __future__ import annotations

from math import cos, pi, sin
from xml.etree.ElementTree import Element

from beachhead.drawing.blocks import LABEL, SHIELD, SYMBOL, Shield, SignPlace
from beachhead.drawing.places import Standing
from beachhead.drawing.svg_parts import add
from beachhead.drawing.svg_style import SEAT_COLOURS
from beachhead.drawing.symbols import SIZE, symbol_name
from beachhead.kernel.scene import Symbol

_SIDES = (0, 4, 3, 4, 5, 6)
"""The corners of each seat's piece: circle, square, triangle, diamond, pentagon, hexagon."""
HEAD = 10.0
"""How far the shape of a piece reaches from its middle."""
SHIELD_IN_SIGN = (3.8, 1.8, 16.4, 20.4)
"""Where it is in the drawing of its sign, and its size: two figures need the whole of it."""
NUMBER_DOWN = 14.5
"""How far below a piece's middle its strength is written."""


def draw_symbol(
    parent: Element, name: str, symbol: Symbol, x: float, y: float, size: float = SYMBOL
) -> None:
    """A symbol whose upper left corner is at a point, crossed out if it is struck."""
    scale = size / SIZE
    place = f"translate({x:.5g} {y:.5g}) scale({scale:.4g})"
    used = add(parent, "use", href=f"#{name}-sign-{symbol_name(symbol.id)}", transform=place)
    if symbol.struck:
        used.set("class", "struck")
        add(parent, "path", class_="strike", d=f"M{x:.5g} {y + size:.5g}l{size:.4g} {-size:.4g}")


def draw_sign(parent: Element, name: str, place: SignPlace, left: float, top: float) -> None:
    """A sign in a cell whose upper left corner is at a point."""
    x, y = left + place.left, top + place.top
    group = add(parent, "g", class_=f"sign {place.sign.tone}".rstrip())
    add(group, "rect", x=x, y=y, width=place.width, height=place.height, rx=5)
    for chunk in place.chunks:
        at, down = x + chunk.left, y + chunk.top
        if chunk.symbol is None:
            add(group, "text", chunk.text, x=at, y=down + 12.5, font_size=place.size)
            continue
        draw_symbol(group, name, chunk.symbol, at, down + 1.5)
        if chunk.text:
            beside = at + SYMBOL + 1
            add(
                group, "text", chunk.text, class_="number", x=beside, y=down + 13.4, font_size=LABEL
            )


def draw_shield(parent: Element, name: str, place: Shield, left: float, top: float) -> None:
    """The DEF on a shield; an arrow beside it tells which way it has changed."""
    wide, high = SHIELD
    x, y = left + place.x, top + place.y
    group = add(parent, "g", class_=f"shield {place.sign.now}".rstrip())
    used = add(group, "use", href=f"#{name}-sign-shield")
    left_out, above, own_wide, own_high = SHIELD_IN_SIGN
    across, down = wide / own_wide, high / own_high
    corner = f"{x - wide / 2 - left_out * across:.5g} {y - above * down:.5g}"
    used.set("transform", f"translate({corner}) scale({across:.4g} {down:.4g})")
    number = place.sign.symbols[0].sign
    text = add(group, "text", number, x=x, y=y + 17, font_size=13.0 if len(number) < 3 else 11.0)
    text.set("text-anchor", "middle")
    if place.sign.now:
        up = -1 if place.sign.now == "raised" else 1
        arrow = f"M{x + wide / 2 + 1:.5g} {y + 13 - 4 * up:.5g}h8l-4 {8 * up}z"
        add(group, "path", class_="change", d=arrow)


def piece(parent: Element, seat: int, x: float, y: float, standing: Standing) -> Element:
    """A seat's piece around the point where its strength is written: on a base, or on a hull."""
    group = add(parent, "g", class_=_of_seat(seat))
    if standing == "afloat":
        # A flat bottom, a ramp at the bow and a low stern.
        add(group, "path", class_="base", d=f"M{x - 13.3:.5g} {y - 10.5:.5g}h26.6l-3.5 14h-19.6z")
    else:
        add(group, "rect", class_="base", x=x - 12, y=y - 10.5, width=24, height=14, rx=4)
    top = y - NUMBER_DOWN - 7.5
    _head(group, seat, x, top)
    if standing == "wading":
        waves = f"M{x - 13:.5g} {y - 11:.5g}q3.2 -4 6.5 0t6.5 0 6.5 0 6.5 0"
        add(group, "path", class_="waves", d=waves)
    return group


def head(parent: Element, seat: int, x: float, y: float) -> None:
    """What a seat's piece is known by, around a point: its shape, with its number on it."""
    _head(add(parent, "g", class_=_of_seat(seat)), seat, x, y)


def _of_seat(seat: int) -> str:
    return f"seat seat-{seat % len(SEAT_COLOURS) + 1}"


def _head(group: Element, seat: int, x: float, y: float) -> None:
    shape = seat % len(_SIDES)
    add(group, "path", class_="head", d=_shape(shape, x, y))
    down = 2.0 if _SIDES[shape] == 3 else 0.0
    number = add(group, "text", str(seat + 1), x=x, y=y + 4.2 + down, font_size=11.5)
    number.set("text-anchor", "middle")


def _shape(shape: int, x: float, y: float) -> str:
    sides, radius = _SIDES[shape], HEAD
    if not sides:
        return (
            f"M{x - radius:.5g} {y:.5g}"
            + f"a{radius} {radius} 0 1 0 {2 * radius} 0"
            + f"a{radius} {radius} 0 1 0 {-2 * radius} 0z"
        )
    turn = pi / 4 if shape == 1 else 0
    radius *= {1: 1.2, 2: 1.25, 3: 1.15}.get(shape, 1.06)
    middle = y + (radius / 6 if shape == 2 else 0)
    points = [
        (
            x + radius * sin(turn + 2 * pi * n / sides),
            middle - radius * cos(turn + 2 * pi * n / sides),
        )
        for n in range(sides)
    ]
    return "M" + "L".join(f"{px:.5g} {py:.5g}" for px, py in points) + "z"
