"""Measurement items of the repair instrument."""
