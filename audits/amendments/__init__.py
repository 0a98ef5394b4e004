"""Dated amendments, NNNN-title.toml, one change each; the original verdict stays beside the new.

record and reader: `read`.
"""
