"""The repair instrument, the part that is computed: population, packets, arms, extraction, seeds.

files      what lies in a run's folder           seeds      eq. 2.6
extraction code out of chat text                 selection  dead units, cap, disjoint sample
bullets    the frozen placebo list               packet     what an arm shows, and its prompt
arms       one arm a file, found by its folder   mirror     equal blocks, forbidden tokens
"""
