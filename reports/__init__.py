"""Room 5, the voice: collects observations, folds them once, renders without computing.

plugin         hooks, options, one fixture      observations   payload <-> Observation (guarded)
collector      what arrived -> Harvest          plain          values that survive the crossing
summary        the pure fold -> Summary         thresholds     --gate
  means, rank_one, pairs, ablation, gaps, edit_sizes, across, stacking   its parts
records, analysis_records   what a Summary says, with units
noise          noise floors <-> item properties
rerank_note, rerank_records, reranked, rerank_section, stacking   rerankers; edits stacked
repair/        the same path for repair runs: observations, harvest, fold, section, figure
run_report     Harvest -> RunReport, red or not environment    what the run ran on
terminal       tables (drawn by `tables`), one section a module in `sections`
as_json        summary.json                     plots          figures as SVG
as_html        the terminal's sections and the figures as one file
"""
