"""What is printed on a sector: in symbols, in a word or two, and in sentences."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Literal, NamedTuple

from beachhead.games.normandy.kinds import Level, Moment
from beachhead.games.normandy.map.effective import SectorNow
from beachhead.games.normandy.map.sheet import Sector
from beachhead.games.normandy.words.word import Effect
from beachhead.kernel.scene import Message, Ref, Sign, Symbol, message

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box

WHEN: dict[str, tuple[Symbol, ...]] = {
    "always": (),
    "turn": (Symbol("each-turn"),),
    "enter": (Symbol("enter"),),
    "d6": (Symbol("six"),),
    "gray": (Symbol("skull"),),
}
"""The moment at which a sector does something; Special Damage by what the MGF dice are."""


class Told(NamedTuple):
    """A sector as it is printed, and as it is now."""

    box: Box
    level: Level
    mgf_dice: str
    sector: Sector
    now: SectorNow

    def signs(self) -> Iterator[Sign]:
        """As it is printed on the map, with what has changed."""
        yield self._defence()
        yield from self._special("cell", "short")

    def details(self, place: str) -> Iterator[Message]:
        """In sentences."""
        if self.sector.name:
            yield message("detail-name", name=Ref("sector-of-map", place))
        yield message("detail-def", defence=self.now.defence)
        if self.now.defence != self.sector.defence:
            yield message("detail-def-printed", printed=self.sector.defence)
        if self.now.bunker:
            yield message(f"detail-bunker-{self.now.bunker}")
        yield from (sign.words for sign in self._special("detail", "effects"))

    def _defence(self) -> Sign:
        defence, printed = self.now.defence, self.sector.defence
        shield = (Symbol("shield", str(defence)),)
        if defence == printed:
            return Sign(message("cell-def", defence=defence), shield)
        way: Literal["raised", "lowered"] = "raised" if defence > printed else "lowered"
        return Sign(message("cell-def-now", defence=defence, printed=printed), shield, now=way)

    def _special(self, style: str, effects: str) -> Iterator[Sign]:
        """What is special about it, said on the map or in sentences."""
        now = self.now
        if guns := now.mgf or self.sector.mgf:
            yield self._guns(style, guns)
        if now.needs:
            words = message(f"{style}-needs", title=Ref("title", now.needs))
            yield Sign(words, (Symbol("key"), _specialist(now.needs)))
        if now.free and self.level != "dice":
            words = message(f"{style}-free", title=Ref("title", now.free))
            yield Sign(words, (Symbol("gift"), _specialist(now.free)), "gift")
        if now.bunker != "final" and now.stay < 3:
            yield Sign(message(f"{style}-stay", turns=now.stay), (Symbol("clock", str(now.stay)),))
        if now.units is not None:
            words = message(f"{style}-units", units=now.units)
            yield Sign(words, (Symbol("unit", f"≤{now.units}"),))
        moments: tuple[Moment, ...] = ("six", "always", "turn", "enter")
        for when in moments:
            rolled = {"rolled": self.mgf_dice} if when == "six" else {}
            keys = list(in_play(self.box, self.level, now.keys(when)))
            said = effects_told(keys, when, style, effects, **rolled)
            for key, words in zip(keys, said, strict=True):
                effect = self.box.content.effects[key]
                symbols = (*WHEN[rolled.get("rolled", when)], *_symbols(effect))
                yield Sign(words, symbols, "gift" if effect.once() > 0 else "danger")

    def _guns(self, style: str, guns: int) -> Sign:
        firing = "" if self.now.mgf else "-silent" if self.now.silenced else "-quiet"
        words = message(f"{style}-mgf{firing}", dice=guns, rolled=self.mgf_dice)
        symbol = Symbol("mgf", f"×{guns}" if guns > 1 else "", struck=bool(firing))
        return Sign(words, (symbol,), "" if firing else "danger")


def _specialist(title: str) -> Symbol:
    """By a picture of their own, or of any Specialist; and by name where there is room."""
    return Symbol(f"specialist-{title}", name=message("title-name", title=Ref("title", title)))


def _symbols(effect: Effect) -> Iterator[Symbol]:
    for emblem in effect.emblems():
        yield Symbol(emblem.glyph, emblem.sign, emblem.struck)


def in_play(box: Box, level: Level, keys: Iterable[str]) -> Iterator[str]:
    """Those of the effects that can do something."""
    return (key for key in keys if box.content.effects[key].matters(level))


def effects_told(
    keys: Iterable[str], when: str, style: str, effects: str, **more: str
) -> list[Message]:
    """Effects of a sector at a moment."""
    return [message(f"{style}-{when}", effects=Ref(effects, key), **more) for key in keys]
