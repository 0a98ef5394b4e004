"""Rows of `distractor_metadata.jsonl`: how each distractor was made, and which tests it fails.

Source: ExecRetrieval section 3.2 (the released `bug_description`), Appendix G.
"""

from collections.abc import Iterator
from typing import Any

from benchmark.construction.assemble import Assembled
from benchmark.construction.variant import Variant
from benchmark.mutation.mutant import Mutant


def rows(assembled: Assembled) -> Iterator[dict[str, Any]]:
    """A row a distractor. One edit stands in the row itself; of several each is a row in `edits`,
    the place of each in the text that it edited."""
    for corpus_id, variant in assembled.edits.items():
        snippet = assembled.tier.snippet(corpus_id)
        yield {
            "corpus_id": corpus_id,
            "entry_id": snippet.entry_id,
            "bug_type": variant.bug_type.value,
            **_edits(variant),
            "failing_tests": list(variant.failing),
            "bug_description": snippet.bug_description,
        }


def _edits(variant: Variant) -> dict[str, Any]:
    edits = [_edit(mutant) for mutant in variant.mutants]
    if len(edits) == 1 and not variant.hub:
        return edits[0]
    typed = zip(variant.mutants, edits, strict=True)
    more = {"hub": True} if variant.hub else {}
    return {**more, "edits": [{"bug_type": m.bug_type.value, **edit} for m, edit in typed]}


def _edit(mutant: Mutant) -> dict[str, Any]:
    return {
        "operator": mutant.operator_id,
        "line": mutant.line,
        "start": mutant.edit.start,
        "end": mutant.edit.end,
        "before": mutant.edit.before,
        "after": mutant.edit.after,
    }
