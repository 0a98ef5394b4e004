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
"""
