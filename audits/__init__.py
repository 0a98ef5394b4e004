"""Room 3, the judge: reads records and files, runs nothing.

decisions          two systems            repair_decisions   the frozen family of the repair study
repair_guards      what its wording may say    rerank_decision    a reranker and its placebos
each of these: statistic + preregistered rule -> verdict
repair_family, repair_wording   its contrasts, and the sentences that they allow
preregistration/, amendments/   plans frozen before the first token; what changed after it
plan_standing      whether a run keeps the plan that it names
run_evidence, hidden_calls, task_prompts   what is read of a run and of its dataset
invariants/        what must hold of a run                 frozen_files   its files as frozen
whole_run, run_audit            the same with its texts whole; the audit verdict
evidence/          frozen runs; never edited               under_way/     runs before their end
"""
