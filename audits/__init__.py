"""Room 3, the judge: reads records and files, runs nothing.

decisions          two systems            repair_decisions   the frozen family of the repair study
repair_guards      what its wording may say; each: statistic + preregistered rule -> verdict
"""
