"""Every fixed number of the repair instrument, once.

Source: falsification paper (arXiv:2606.31511), section or table named at each constant.
"""

from fractions import Fraction
from typing import Final

# Population (2.1.1, Definition 1; Table 1): "N = 8, fixed by the K_POOL code constant".
POOL_CANDIDATES: Final = 8
DEAD_UNITS_PER_CELL_MAX: Final = 60
DISJOINT_UNITS: Final = 60
DISJOINT_UNITS_PER_CELL: Final = 15  # Table 1: 15, 30 and 15 of three cells; ours the least

# Tiers (2.1.1, Tables 2 and 3): "at most six literal I/O facts", "first 300 in source order".
FACTS_PER_PROMPT_MAX: Final = 6
HIDDEN_TESTS_MAX: Final = 300

# Budget and decoding (2.2.2, Table 5).
ROUNDS: Final = 4
CANDIDATES_PER_ROUND: Final = 1
TEMPERATURE: Final = 0.8
COMPLETION_TOKENS: Final = 1_024
CONTEXT_TOKENS: Final = 4_096
PROMPT_TOKENS_MAX: Final = 3_072  # in the run: the context less the completion
PREFLIGHT_PROMPT_TOKENS_MAX: Final = 2_944  # before the run, on the prompts of round 0

# Seeds (2.1.1, eq. 2.6; 3.2): what is hashed, and to how many values.
SEED_NAMESPACE: Final = "antidote"
DISJOINT_NAMESPACE: Final = "antidote-disjoint"
SELECTION_NAMESPACE: Final = "antidote-fixed"  # of the cap; ours, as the paper inherits its sample
SEED_VALUES: Final = 2**32
CLUSTER_BOOTSTRAP_SEED_TEXT: Final = "task-cluster-bootstrap-v1"

# Preregistered family (2.2.1): three one-sided claims, Holm at a familywise 0.05.
FAMILY_CLAIMS: Final = 3
FAMILY_ALPHA: Final = 0.05
FIRST_STEP_ALPHA: Final = FAMILY_ALPHA / FAMILY_CLAIMS  # of the power analysis, eq. 2.5
FOLLOW_UP_CLAIMS: Final = 2  # D1' and D2' (3.2, Table 10)
ODDS_RATIO_SMOOTHING: Final = 0.5  # Haldane-Anscombe, eq. 2.3
SHARE_LEVEL: Final = 0.95  # Clopper-Pearson intervals of Tables 6 and 10

# Guards on the wording (2.2.1, eq. 2.4; 3.1).
HARM_SHARE_MAX: Final = 0.02
MATERIAL_RESCUE_SHARE: Final = Fraction(1, 2)  # "less than half of the CF-SF - P rescue"
CELL_GUARD_NET: Final = -2  # "the net discordant difference is <= -2"
CELL_GUARD_ALPHA: Final = 0.05  # "one-sided binomial p < 0.05 in the base-only harm direction"

# Post hoc analyses (3.2, Table 12): cluster bootstrap within benchmark; q0 strata (eq. 2.7).
CLUSTER_BOOTSTRAP_REPLICATES: Final = 50_000
Q0_EDGES: Final = (Fraction(1, 3), Fraction(2, 3))
SEARCH_BOUND_Q0_MIN: Final = Fraction(1, 3)  # of S_SB: 1/3 <= q0 < 1

# External controllers (2.3): trust in kinds of evidence (2.8), fixed weights (2.14, 2.17, 2.18).
TRUST_PUBLIC_ASSERTION: Final = 1.0
TRUST_METAMORPHIC: Final = 0.95
TRUST_MODEL_GENERATED: Final = 0.0
RIFT_AXES: Final = 10
RIFT_THRESHOLD: Final = 0.0  # delta of (2.11), deployed configuration M1
VALUE_UNFIT: Final = 0.5  # V of (2.10) when the value head is unfit
ECK_AXIS_WEIGHTS: Final = (1.0, 0.8, 0.7, 0.6, 0.4, 0.3, 0.3)
ECK_UNITS_MIN: Final = 160  # the controller's own power bar (4.1)
EOT_SEVERITY_WEIGHTS: Final = (4.0, 2.0, 1.0, 0.5)  # crash, type, small literal, anchor
EOT_FAILURES: Final = 3  # k_F
EOT_ANCHORS: Final = 2  # k_A
EOT_EXCEPTION_SHARE_MIN: Final = Fraction(1, 2)
