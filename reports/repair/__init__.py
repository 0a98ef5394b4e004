"""What is said about repair runs.

observations  payload of one (unit, arm) item <-> record    harvest   those of a run, sorted
records       what a summary is made of
fold          observations -> summary: arms, cells, contrasts, guards, strata, budgets
section       terminal tables                              beside    the paper's own cell
run_record    what is said of a run as a whole, from its one item: run_fold puts it to the summary
audit_lines   the audit verdict, beside the statistical one
"""
