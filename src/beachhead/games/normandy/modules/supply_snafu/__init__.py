"""Supply Snafu: Items come in whatever order they were unloaded (O-2)."""

from beachhead.games.normandy.modules.supply_snafu.module import SupplySnafu

__all__ = ["SupplySnafu"]
