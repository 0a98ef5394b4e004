"""The falsification paper's figures that follow from its other figures, one an item.

Source: falsification paper, places named by each claim. What has no inputs in print can't follow
and isn't here: prompt lengths and pass rates as such (Table 7), the limits of the clustered
intervals (Table 12; only their side of 0), the per-cell counts behind Figure 2's bars.
"""

import re

import pytest

from suites.published.claims import Claim
from suites.published.falsification_arms import ARM_CLAIMS
from suites.published.falsification_family import FAMILY_CLAIMS
from suites.published.falsification_flow import FLOW_CLAIMS
from suites.published.falsification_followups import FOLLOWUP_CLAIMS
from suites.published.items import as_items

CLAIMS = (*FLOW_CLAIMS, *FAMILY_CLAIMS, *ARM_CLAIMS, *FOLLOWUP_CLAIMS)


@pytest.mark.parametrize("claim", as_items(CLAIMS))
def test_falsification_figure_follows(claim: Claim) -> None:
    assert claim.holds(), claim.sentence()


def test_falsification_claims_have_unique_ids() -> None:
    ids = [claim.id for claim in CLAIMS]
    assert len(set(ids)) == len(ids)
    assert all(re.fullmatch(r"[A-Za-z0-9_.-]{1,80}", id_) for id_ in ids)
