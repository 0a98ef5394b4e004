"""Sections of the terminal report, one analysis a module; none computes.

leaderboard    counts, exec@k, precision, nDCG, deception, nulls   (Figure 2, Appendix F)
failures       rank 1 (Table 3)               density      near-clones left in the pool (Table 4)
gap            canonical less best distractor (Figure 4)
deception      by bug type and domain (Figure 5)
edit_size      by characters edited (Appendix G)
pairs          McNemar and Holm (Table 5)     solved       by how many systems (Appendix C)
beside         core beside decentred          stacking     one to four edits (Table 9)
noise          the noise floor
"""
