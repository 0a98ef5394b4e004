"""Room 5, the voice: collects observations, folds them once, renders without computing.

plugin         hooks, options, one fixture      observations   payload <-> Observation
collector      what arrived -> Harvest          plain          values that survive the crossing
summary        the pure fold -> Summary         means, rank_one, pairs   its parts
records        what a Summary says, with units  thresholds     --gate
run_report     Harvest -> RunReport, red or not environment    what the run ran on
terminal       tables (drawn by `tables`)       as_json        summary.json
"""
