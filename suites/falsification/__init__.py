"""Attempts to prove the instrument wrong: hostile candidates, and honest ones that look odd."""
