"""Preregistrations, one TOML file a run, frozen before the first token; `record` says what is in
one, `read` reads it. A change is an amendment: see audits.amendments.
"""
