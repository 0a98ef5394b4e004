"""Sweeps over whole tiers."""
