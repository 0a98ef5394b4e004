"""Counterexamples that must earn their verdict: hostile candidates, honest controls."""
