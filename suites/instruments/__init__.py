"""Tests of the instrument itself."""
