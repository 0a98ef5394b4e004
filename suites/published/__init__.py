"""Figures of the two papers that follow from other published figures, recomputed one an item.

cells, figures   rounding cells and printed figures        claims, items   what is checked, and how
derivations      what several recomputations need          *_figures, *_tables   the papers' data
execretrieval_*, falsification_*   the claims, by part of the paper
"""
