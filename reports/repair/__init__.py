"""What is said about repair runs.

observations, plan  payload of one (unit, arm) item <-> record, with the plan that it is under
harvest             those of a run, sorted
records, contrast_records
                    what a summary is made of
fold                observations -> summary, from
                      arms, contrasts, families, views
section             what the terminal says, in its order, from
                      arm_tables, contrast_tables, verdict_lines, view_tables, beside; shares
figure              unlocks per arm as SVG
run_record          what is said of a run as a whole, from its one item; run_fold puts it to the
                      summary, audit_lines says the audit verdict beside the statistical one
run_state           how far it is: pool, pairs to come; state_lines
provenance          sample flow, model, engine, data, plan, faults of a run; provenance_lines
"""
