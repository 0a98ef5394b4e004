"""Room 3, the judge: reads records and files, runs nothing.

decisions          two systems            repair_decisions   the frozen family of the repair study
repair_guards      what its wording may say    rerank_decision    a reranker and its placebos
each of these: statistic + preregistered rule -> verdict
repair_family, repair_wording   its contrasts, and the sentences that they allow
preregistration/, amendments/   plans frozen before the first token; what changed after it
plan_standing      whether a run keeps the plan that it names
run_evidence, hidden_calls      what is read of a run      invariants/   what must hold of it
evidence/          frozen runs; never edited
"""
