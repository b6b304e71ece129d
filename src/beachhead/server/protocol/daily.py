"""The daily battle: what is fought for, how it went for the one who asks, and for others."""

from __future__ import annotations

from beachhead.server.protocol.wire import Wire


class DayWish(Wire, frozen=True, forbid_unknown_fields=True):
    """Somebody wants to fight a battle of the day, or to come back to it."""

    day: str
    """The one that they look at."""
    game: str
    player: str
    """The browser's own key: whoever shows it again comes back to the same table."""
    name: str = ""
    colour: str = ""


class ParShown(Wire, frozen=True):
    """What a bot made of it."""

    bot: str
    text: str


class BarShown(Wire, frozen=True):
    """How many came to this, or to about this; the best comes first."""

    text: str
    count: int
    mine: bool = False
    par: tuple[str, ...] = ()
    """The bots that came to this as well."""


class MineShown(Wire, frozen=True):
    """How it went for the one who asks."""

    table: str
    text: str = ""
    """Nothing as long as it does not count: it is not over, or it ended too late."""
    place: int = 0
    """1 is the best of the day; who did as well as others has their place."""
    against: int = 0
    """1: better than the first bot, 0: as well, -1: not as well."""


class BattleShown(Wire, frozen=True):
    """One battle of a day."""

    game: str
    name: str
    """What is played, and where."""
    settings: tuple[str, ...]
    map: str = ""
    """The map, if there is one to be drawn."""
    par: tuple[ParShown, ...] = ()
    thinking: bool = False
    """Whether there are bots that have not finished it yet."""
    played: int = 0
    """How many have finished it."""
    bars: tuple[BarShown, ...] = ()
    """What they came to: told to those who have finished it, and to everybody the day after."""
    mine: MineShown | None = None


class DayShown(Wire, frozen=True):
    """The battles of a day, and what its dice come from."""

    day: str
    battles: tuple[BattleShown, ...]
    commitment: str
    """The fingerprint of the seed, as it was shown the day before."""
    shown: str
    """When the seed is shown: what ends later does not count."""
    today: bool = False
    """Whether it can be begun now."""
    tomorrow: str = ""
    """The fingerprint of the next day's seed, today."""
    seed: str = ""


class RecordChecked(Wire, frozen=True):
    """What a genuine record of a daily battle came to."""

    day: str
    game: str
    text: str
