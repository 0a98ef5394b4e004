"""Claims as pytest parameters: ids for -k, and a strict xfail where a figure does not follow.

Source: the house rules for items.
"""

import pytest

from suites.published.claims import Claim


def as_items(claims: tuple[Claim, ...]) -> list[object]:
    """One parameter a claim, in the catalogue's order."""
    return [pytest.param(claim, id=claim.id, marks=_marks(claim)) for claim in claims]


def _marks(claim: Claim) -> tuple[pytest.MarkDecorator, ...]:
    return (
        (pytest.mark.xfail(strict=True, raises=AssertionError, reason=claim.misfit),)
        if claim.misfit
        else ()
    )
