"""Beachhead: a home for the D-Day Dice family of dice games."""

__version__ = "0.1.0"
