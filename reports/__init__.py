"""Room 5, the voice: collects observations, folds them once, renders without computing.

plugin        hooks and options       observations   payload <-> Observation
summary       the pure fold           thresholds     --gate
terminal, as_json                     renderers
"""
