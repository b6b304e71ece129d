"""What players do at sea."""

from __future__ import annotations

from typing import Literal

from beachhead.games.normandy.kinds import Place
from beachhead.kernel.contract import Action
from beachhead.kernel.kinds import CardId


class Launch(Action, frozen=True):
    """The craft starts in this sector (C-2)."""

    sector: Place


class Steer(Action, frozen=True):
    """The craft moves into a sector of the sea (C-8)."""

    sector: Place


class WadeOn(Action, frozen=True):
    """A Unit in the water moves into a sector of the sea (C-11)."""

    sector: Place


class Disembark(Action, frozen=True):
    """The Unit leaves its craft and goes into the water of this sector (C-11)."""

    sector: Place


class GoAshore(Action, frozen=True):
    """The Unit steps onto the beach (C-12)."""

    sector: Place


class PayOff(Action, frozen=True):
    """The Naval Specialist stays with the boats, and leaves the Unit this (C-12)."""

    gets: Literal["soldiers", "courage"]


class PlayAtSea(Action, frozen=True):
    """Play an Award for what it does at sea (C-13)."""

    card: CardId
