"""What must hold of a run's files for its numbers to be believed; one subject a module.

invariant, catalogue            the record; all of them, in the order they are told
whole_records, completeness     every line whole and once; every transition and generation there
seeds, round0, prompts, model   what was asked, of whom, with what chance
mirror, forbidden, hidden       what a prompt shows and may not show
population, incumbent, outcomes rules of the instrument, worked out again from the records
pooled                          pooled counts = sums of cells
preregistered, planned          the plan came first; the run is the one that was planned
"""
