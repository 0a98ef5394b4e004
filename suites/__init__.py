"""Room 4, the items: parametrize, call, assert; no logic.

validation/   the gates and the task files      integrity/   sweeps over a whole tier
retrieval/    one item a (system, tier, query)  instruments/ the instrument's own tests
falsification/  hostile candidates and honest controls
published/    figures of the two papers that follow from other published figures
repair/       a run's stages, and one item a (unit, arm)   audits/   what frozen runs must hold
"""
