"""What is worth a look of a second or two when it happens, without words."""

from __future__ import annotations

from msgspec import Struct

from beachhead.kernel.kinds import Dice
from beachhead.kernel.scene import Amount


class Highlight(Struct, frozen=True, gc=False):
    """What a screen that can draw it shows of a fact, for as long as nobody has seen enough."""

    kind: str = ""
    """What it looks and sounds like, and what it is called (`highlight-<kind>`); nothing: it is
    only a part of what was shown before it of the same seats, such as what Combat has cost."""
    numbers: tuple[Amount, ...] = ()
    """What it comes to, such as the DEF."""
    lost: tuple[Amount, ...] = ()
    """What is counted down."""
    dice: Dice = ()
    """Dice that fall."""
    card: str = ""
    table: bool = False
    """Whether it is everybody's, and not only of those whom the fact names."""
    joins: bool = False
    """Whether it goes on with what was shown before it of the same seats, if anything was."""
    heard: bool = False
    """Whether there is nothing to see: it is told beside the next question anyway."""
