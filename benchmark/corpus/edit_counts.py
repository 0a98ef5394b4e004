"""How many edits separate each distractor of a tier from its canonical.

Source: ExecRetrieval section 3.1 (one targeted edit), Appendix G (two to four stacked ones).
"""

from pathlib import Path
from typing import Final

from benchmark import jsonl
from benchmark.corpus import plan, release_files

SINGLE: Final = 1


def read_edit_counts(tier: str, release: Path = release_files.RELEASE) -> dict[str, int]:
    """Edits by corpus id, for tiers with composed distractors; who is not listed has one.

    Raises BenchmarkError when the released file is unreadable.
    """
    if tier not in plan.AUTHORED:  # EvalPlus and bundles: single edits by construction
        return {}
    path = release_files.folder_of(tier, release) / release_files.DISTRACTORS
    return {row["corpus_id"]: len(row["edits"]) for row in jsonl.read(path) if "edits" in row}
