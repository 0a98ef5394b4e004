"""Measurements: the observation is the outcome."""
