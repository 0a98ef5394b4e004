"""Room 1, the ruler: tasks, mutation, gates, metrics and statistics. Runs nothing.

protocol   every fixed number          outcomes, records, verdicts   what travels between rooms
ports      what other rooms implement  corpus/        task files and tiers
mutation/  single edits                gates/         the five gates, as pure functions
metrics/   one query                   stats/         many queries
construction/  propose, choose, freeze tasks/         the authored tasks; release/  the frozen files
"""
