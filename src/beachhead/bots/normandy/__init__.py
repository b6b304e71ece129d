"""Bots for Normandy."""
