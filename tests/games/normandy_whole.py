"""A player, the Unit and the turn in one: tests say `soldiers`, `sector` and `dice` alike."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from beachhead.games.normandy.state import Normandy, Player, Turn, Unit


class Whole:
    """All that belongs to one seat, to be read."""

    def __init__(self, player: Player) -> None:
        self.player = player

    def __getattr__(self, name: str) -> Any:
        for part in (self.player, self.player.unit, self.player.turn):
            if hasattr(part, name):
                return getattr(part, name)
        raise AttributeError(name)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Whole) and other.player == self.player

    __hash__ = None  # type: ignore[assignment]


def whole(s: Normandy, seat: int) -> Whole:
    """What belongs to a seat, from 0."""
    return Whole(s.players[seat])


def wholes(s: Normandy) -> list[Whole]:
    """What belongs to each seat."""
    return [Whole(player) for player in s.players]


def changed(s: Normandy, seat: int, **fields: Any) -> Normandy:
    """Another state: a seat with other values, each put where it belongs."""
    players = list(s.players)
    players[seat] = changed_player(players[seat], **fields)
    return replace(s, players=tuple(players))


def changed_player(player: Player, **fields: Any) -> Player:
    """The same for a player by himself."""
    turn = {name: fields.pop(name) for name in list(fields) if name in Turn.__struct_fields__}
    unit = {name: fields.pop(name) for name in list(fields) if name in Unit.__struct_fields__}
    if turn:
        fields["turn"] = replace(player.turn, **turn)
    if unit:
        assert player.unit is not None
        fields["unit"] = replace(player.unit, **unit)
    return replace(player, **fields)
