"""Room 1, the ruler: tasks, mutation, gates, metrics and statistics. Runs nothing.

protocol, repair_protocol   every fixed number
ports      what other rooms implement  outcomes, records, verdicts   what travels between rooms
corpus/    task files and tiers        mutation/      single edits
gates/     the five gates, as pure functions
metrics/   one query                   stats/         many queries
construction/  propose, choose, freeze tasks/         the authored tasks; release/  the frozen files
"""
