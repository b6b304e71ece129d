"""Measurements: ratios against peers in the same run."""
