"""A tier exported in BEIR's layout gives the same nDCG in another project's evaluator."""

import csv
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from statistics import fmean
from typing import Any

import pytest

from benchmark.construction import export
from benchmark.corpus.beir import write_beir
from benchmark.corpus.plan import CORE
from benchmark.metrics.ranked_query import TierIndex, rank_query
from benchmark.records import Tier
from fixtures.embedders.dense import load_model
from fixtures.embedders.local_specs import SentenceTransformersSpec
from fixtures.embedders.table import read_systems
from fixtures.retrieval.scoring import cosine_scores

QUERIES = 12
SPEC = next(spec for spec in read_systems() if isinstance(spec, SentenceTransformersSpec))


def small(tier: Tier) -> Tier:
    """The first queries of a tier with their families alone."""
    queries = tier.queries[:QUERIES]
    entries = {query.entry_id for query in queries}
    corpus = tuple(snippet for snippet in tier.corpus if snippet.entry_id in entries)
    return replace(tier, queries=queries, corpus=corpus)


def _evaluator_class() -> Any:
    """From where version 6 has it; before, from the package's own name."""
    try:
        from sentence_transformers.sentence_transformer import evaluation
    except ImportError:
        from sentence_transformers import evaluation
    return evaluation.InformationRetrievalEvaluator


def test_sentence_transformers_evaluator_gets_our_ndcg(
    load_tier: Callable[[str], Tier], tmp_path: Path
) -> None:
    if SPEC.missing:
        pytest.skip(SPEC.missing)
    evaluator_class = _evaluator_class()
    tier = small(load_tier(CORE))
    write_beir(tmp_path, tier)
    read = {
        name: {
            row["_id"]: row["text"]
            for row in map(json.loads, (tmp_path / name).read_text().splitlines())
        }
        for name in ("queries.jsonl", "corpus.jsonl")
    }
    with open(tmp_path / "qrels" / "test.tsv", newline="") as stream:
        relevant = {
            row["query-id"]: {row["corpus-id"]} for row in csv.DictReader(stream, delimiter="\t")
        }
    model = load_model(SPEC)
    evaluator = evaluator_class(
        read["queries.jsonl"], read["corpus.jsonl"], relevant, ndcg_at_k=[3, 10]
    )
    theirs = evaluator(model)
    scores = cosine_scores(
        *(
            model.encode(list(texts.values()), normalize_embeddings=True)
            for texts in (read["queries.jsonl"], read["corpus.jsonl"])
        )
    )
    index = TierIndex(tier)
    ranked = [
        rank_query(index, query, row, [query.canonical_id])
        for query, row in zip(tier.queries, scores, strict=True)
    ]
    for place, k in ((1, 3), (3, 10)):
        ours = fmean(r.ndcg_at[place].expected or 0.0 for r in ranked)
        assert ours == pytest.approx(theirs[f"cosine_ndcg@{k}"], abs=1e-9)
        assert 0 < ours < 1


def test_the_command_exports_a_frozen_tier(tmp_path: Path) -> None:
    assert export.main([CORE, str(tmp_path)]) == 0
    assert (tmp_path / "qrels" / "test.tsv").read_text().startswith("query-id\tcorpus-id\tscore\n")
