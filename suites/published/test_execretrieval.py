"""The ExecRetrieval paper's figures that follow from its other figures, one an item.

Source: ExecRetrieval, places named by each claim. Tables 1 to 9 are checked where the text quotes
them. What has no inputs in print can't follow and isn't here: p at exec@3, 0.622 and 0.456 (Table
5), the means over domains (5.6), the shares by edit size and by stacking (appendix G).
"""

import re

import pytest

from suites.published.claims import Claim
from suites.published.execretrieval_dataset import DATASET_CLAIMS
from suites.published.execretrieval_results import RESULT_CLAIMS
from suites.published.items import as_items

CLAIMS = (*DATASET_CLAIMS, *RESULT_CLAIMS)


@pytest.mark.parametrize("claim", as_items(CLAIMS))
def test_execretrieval_figure_follows(claim: Claim) -> None:
    assert claim.holds(), claim.sentence()


def test_execretrieval_claims_have_unique_ids() -> None:
    ids = [claim.id for claim in CLAIMS]
    assert len(set(ids)) == len(ids)
    assert all(re.fullmatch(r"[A-Za-z0-9_.-]{1,80}", id_) for id_ in ids)
