"""The five gates of the paper over every entry of every tier, one item an entry and gate."""

from collections.abc import Callable

import pytest

from benchmark.gates.ast_semantics import check_ast_semantics
from benchmark.gates.canonical_execution import check_canonical_execution
from benchmark.gates.corpus_integrity import check_corpus_integrity
from benchmark.gates.distractor_execution import check_distractor_execution
from benchmark.gates.entry import Entry
from benchmark.gates.schema import check_schema
from benchmark.records import Tier
from fixtures.gates.cases import DistractorCase, EntryCase, distractor_cases, entry_cases
from fixtures.retrieval.fixture import TIER_NAMES

LoadEntry = Callable[[str, str], Entry]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    tiers = metafunc.config.stash[TIER_NAMES]
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", entry_cases(tiers), ids=lambda case: case.id)
    if "distractor" in metafunc.fixturenames:
        metafunc.parametrize("distractor", distractor_cases(tiers), ids=lambda case: case.id)
    if "tier" in metafunc.fixturenames:
        metafunc.parametrize("tier", tiers)


def test_gate_1_schema(case: EntryCase, load_entry: LoadEntry) -> None:
    assert check_schema(load_entry(case.tier, case.entry.entry_id)) == ()


def test_gate_2_ast_semantics(case: EntryCase, load_entry: LoadEntry) -> None:
    assert check_ast_semantics(load_entry(case.tier, case.entry.entry_id)) == ()


def test_gate_3_canonical_execution(
    case: EntryCase,
    load_executed: LoadEntry,
    sandbox_statement: str,
    request: pytest.FixtureRequest,
) -> None:
    request.node.user_properties.append(("sandbox", sandbox_statement))
    assert check_canonical_execution(load_executed(case.tier, case.entry.entry_id)) == ()


def test_gate_4_distractor_execution(case: EntryCase, load_executed: LoadEntry) -> None:
    assert check_distractor_execution(load_executed(case.tier, case.entry.entry_id)) == ()


def test_gate_4_distractor_fails_by_wrong_output(
    distractor: DistractorCase, load_executed: LoadEntry
) -> None:
    entry = load_executed(distractor.tier, distractor.entry.entry_id)
    place = entry.query.distractor_ids.index(distractor.corpus_id)
    assert "FAIL" in entry.verdicts[1 + place].released


def test_gate_5_corpus_integrity(tier: str, load_tier: Callable[[str], Tier]) -> None:
    assert check_corpus_integrity(load_tier(tier)) == ()
