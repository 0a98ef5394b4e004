"""Writes a tier as a retrieval data set in the layout of BEIR, which MTEB and others read.

Relevant is the canonical alone, so that nDCG there is the canonical-ID nDCG here.

Source: ExecRetrieval section 4.1 (canonical-ID nDCG); Thakur et al. 2021 (the layout).
"""

from pathlib import Path
from typing import Final

from benchmark import jsonl
from benchmark.records import Tier

CORPUS: Final = "corpus.jsonl"
QUERIES: Final = "queries.jsonl"
QRELS: Final = Path("qrels") / "test.tsv"


def write_beir(folder: Path, tier: Tier) -> None:
    """`corpus.jsonl`, `queries.jsonl` and `qrels/test.tsv` of `tier` in `folder`."""
    jsonl.write(
        folder / CORPUS,
        ({"_id": s.corpus_id, "title": "", "text": s.code} for s in tier.corpus),
    )
    jsonl.write(folder / QUERIES, ({"_id": q.query_id, "text": q.text} for q in tier.queries))
    lines = [f"{query.query_id}\t{query.canonical_id}\t1\n" for query in tier.queries]
    (folder / QRELS).parent.mkdir(parents=True, exist_ok=True)
    (folder / QRELS).write_text(
        "query-id\tcorpus-id\tscore\n" + "".join(lines), encoding="utf-8", newline="\n"
    )
