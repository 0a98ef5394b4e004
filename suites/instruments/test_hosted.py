"""Hosted systems on the wire: prompts, task types, batches, order, identity, keys, truncation."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from fixtures.embedders.batches import batches
from fixtures.embedders.hosted import HostedSystem
from fixtures.embedders.hosted_answers import Answer
from fixtures.embedders.hosted_provider import Provider, Retries
from fixtures.embedders.hosted_requests import PROBES
from fixtures.embedders.hosted_specs import GoogleSpec, HostedSpec, OpenAISpec
from fixtures.embedders.kinds import make_system
from fixtures.embedders.table import read_systems
from fixtures.embedders.token_counts import BOUND, TokenCount, bytes_at_most, openai_tokens
from fixtures.errors import FixtureError
from suites.instruments import loopback_faults as faults
from suites.instruments.loopback_server import DIGEST, DIMENSION, KEY, Loopback, loopback
from suites.instruments.loopback_systems import ADAPTERS, VARIABLE, row, system
from suites.instruments.loopback_wires import vector

INDEXED = ("openai", "mistral")
UNINDEXED = ("google", "ollama")
TABLE = {spec.id: spec for spec in read_systems() if isinstance(spec, HostedSpec)}


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[Loopback]:
    monkeypatch.setenv(VARIABLE, KEY)
    with loopback() as told:
        yield told
        assert told.broken == []


@pytest.fixture(params=ADAPTERS)
def wire(request: pytest.FixtureRequest) -> str:
    name = str(request.param)
    pytest.importorskip(ADAPTERS[name][0].module, reason=f"comes with the extra {name}")
    return name


def _texts(server: Loopback) -> list[tuple[str, ...]]:
    """Of each request but the probes."""
    return [asked.texts for asked in server.asked if not set(asked.texts) & set(PROBES)]


def test_vectors_are_of_each_text_in_order_over_all_batches(wire: str, server: Loopback) -> None:
    texts = [f"text {number}" for number in range(8)]
    found = system(wire, server.url(wire)).embed_documents(texts)
    assert found.dtype == np.float32
    expected = np.array([vector(text, DIMENSION) for text in texts])
    assert np.abs(found - expected).max() < 1e-7
    assert _texts(server) == [tuple(texts[:3]), tuple(texts[3:6]), tuple(texts[6:])]


def test_prompts_are_put_before_queries_and_documents_once(wire: str, server: Loopback) -> None:
    embedder = system(wire, server.url(wire), query_prompt="q: ", document_prompt="d: ")
    embedder.embed_queries(["a"])
    embedder.embed_documents(["b"])
    assert _texts(server) == [("q: a",), ("d: b",)]


def test_an_empty_text_is_refused_before_the_server_is_asked(wire: str, server: Loopback) -> None:
    with pytest.raises(FixtureError, match=f"{wire}: query 1 is empty"):
        system(wire, server.url(wire)).embed_queries(["fine", " "])
    assert server.asked == []


def test_batches_are_also_split_by_bytes_where_tokens_cant_be_counted(
    wire: str, server: Loopback
) -> None:
    embedder = system(wire, server.url(wire), request_tokens=30)
    embedder.embed_documents(["x" * 10, "y" * 10, "z" * 100, "w"])
    assert [len(texts) for texts in _texts(server)] == [2, 1, 1]


@pytest.mark.parametrize("wire", INDEXED, indirect=True)
def test_a_permuted_answer_is_sorted_by_its_indices(wire: str, server: Loopback) -> None:
    server.always = faults.PERMUTED
    found = system(wire, server.url(wire)).embed_documents(["a", "b", "c"])
    assert np.abs(found - np.array([vector(t, DIMENSION) for t in "abc"])).max() < 1e-7
    assert len(server.asked) == 1


@pytest.mark.parametrize("wire", UNINDEXED, indirect=True)
def test_a_permuted_answer_without_indices_is_found_by_the_probe(
    wire: str, server: Loopback
) -> None:
    server.always = faults.PERMUTED
    with pytest.raises(FixtureError, match=r"not answered in their order, got \[2, 0, 1\]"):
        system(wire, server.url(wire)).embed_documents(["a", "b"])
    assert [asked.texts for asked in server.asked] == [*((text,) for text in PROBES), PROBES]


@pytest.mark.parametrize("wire", UNINDEXED, indirect=True)
def test_the_order_is_probed_once_and_never_for_single_texts(wire: str, server: Loopback) -> None:
    embedder = system(wire, server.url(wire), batch_size=1)
    embedder.embed_documents(["a", "b"])
    assert len(server.asked) == 2
    embedder = system(wire, server.url(wire))
    for _ in range(2):
        embedder.embed_documents(["a", "b"])
    assert len(server.asked) == 2 + len(PROBES) + 1 + 2


def test_lengths_other_than_1_are_normalised_where_none_is_promised(
    wire: str, server: Loopback
) -> None:
    embedder = system(wire, server.url(wire), unit_norm=False)
    server.always = faults.LENGTH
    (found,) = embedder.embed_documents(["a"])
    assert np.abs(found - np.array(vector("a", DIMENSION))).max() < 1e-7


@pytest.mark.parametrize("wire", ["openai", "google", "mistral"], indirect=True)
def test_without_a_key_there_is_no_system_and_the_sentence_names_the_variable(
    wire: str, server: Loopback, monkeypatch: pytest.MonkeyPatch
) -> None:
    for value in ("", "  ", None):
        if value is None:
            monkeypatch.delenv(VARIABLE)
        else:
            monkeypatch.setenv(VARIABLE, value)
        spec = row(wire, server.url(wire))
        assert f"{wire}: no key" in spec.missing
        assert f"export {VARIABLE}" in spec.missing
        with pytest.raises(FixtureError, match=f"no key, got .* {VARIABLE}"):
            make_system(spec)
    assert server.asked == []


@pytest.mark.parametrize("wire", ["openai", "google", "mistral"], indirect=True)
def test_a_wrong_key_ends_at_the_first_request_and_is_not_repeated_in_the_message(
    wire: str, server: Loopback, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, "sk-wrong-secret")
    embedder = system(wire, server.url(wire))
    with pytest.raises(FixtureError, match=rf"HTTP 401 .*correct the key in {VARIABLE}") as caught:
        embedder.embed_documents(["a"])
    assert "sk-wrong-secret" not in str(caught.value)
    assert f"${VARIABLE}" in str(caught.value)
    assert len(server.asked) == 1


def test_a_dead_server_is_a_sentence_with_its_address(
    wire: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, KEY)
    with loopback() as gone:
        url = gone.url(wire)
    with pytest.raises(FixtureError, match=rf"got no usable answer .*from {url}; .*server up"):
        system(wire, url).embed_documents(["a"])


def test_the_key_is_in_no_fingerprint_and_the_sdks_version_is(wire: str, server: Loopback) -> None:
    found = system(wire, server.url(wire)).fingerprint
    assert KEY not in str(found)
    library = {"google": "google-genai", "mistral": "mistralai"}.get(wire, wire)
    assert found[library]
    assert found["endpoint"] == server.url(wire)
    wanted = {"system", "model", "revision", "dtype", "dimension", "batch_size", "query_prompt"}
    assert wanted <= found.keys()


@pytest.mark.parametrize(
    "change",
    [
        *({"model": "tiny:latest"}, {"dimension": 9}, {"batch_size": 4}, {"request_tokens": 9}),
        *({"query_prompt": "q"}, {"document_prompt": "d"}, {"max_tokens": 5}),
    ],
    ids=lambda change: next(iter(change)),
)
def test_any_change_of_the_invocation_is_another_fingerprint(
    change: dict[str, Any], wire: str, server: Loopback
) -> None:
    before = system(wire, server.url(wire)).fingerprint
    assert system(wire, server.url(wire), **change).fingerprint != before


@pytest.mark.parametrize("wire", ["ollama"], indirect=True)
def test_ollamas_digest_is_in_the_fingerprint_and_an_absent_model_is_a_sentence(
    wire: str, server: Loopback
) -> None:
    assert system(wire, server.url(wire)).fingerprint["revision"] == DIGEST
    with pytest.raises(FixtureError, match=r"no such model .* tiny:latest; .*ollama pull absent"):
        _ = system(wire, server.url(wire), model="absent").fingerprint


@pytest.mark.parametrize("wire", ["google"], indirect=True)
def test_googles_task_types_go_with_each_text_and_differ_by_role(
    wire: str, server: Loopback
) -> None:
    types = {
        "query_task_type": "CODE_RETRIEVAL_QUERY",
        "document_task_type": "RETRIEVAL_DOCUMENT",
    }
    embedder = system(wire, server.url(wire), **types)
    embedder.embed_queries(["a"])
    embedder.embed_documents(["b"])
    sent = [asked.task_types for asked in server.asked]
    assert sent == [("CODE_RETRIEVAL_QUERY",), ("RETRIEVAL_DOCUMENT",)]
    assert [asked.dimension for asked in server.asked] == [DIMENSION] * 2


@pytest.mark.parametrize("wire", INDEXED, indirect=True)
def test_a_dimension_is_asked_for_only_where_the_row_says_so(wire: str, server: Loopback) -> None:
    for send in (False, True):
        system(wire, server.url(wire), send_dimension=send).embed_documents(["a"])
    assert [asked.dimension for asked in server.asked] == [None, DIMENSION]


def test_the_tables_gemini_2_frames_and_001_sends_task_types() -> None:
    second, first = TABLE["gemini-embedding-2"], TABLE["gemini-embedding-001"]
    assert isinstance(second, GoogleSpec)
    assert isinstance(first, GoogleSpec)
    assert (second.query_task_type, second.document_task_type) == ("", "")
    assert (first.query_task_type, first.document_task_type) == (
        *("CODE_RETRIEVAL_QUERY", "RETRIEVAL_DOCUMENT"),
    )
    with pytest.raises(FixtureError, match=r"query_task_type: without effect.*query_prompt"):
        replace(second, query_task_type="CODE_RETRIEVAL_QUERY")


@pytest.mark.parametrize(
    ("sizes", "count", "tokens", "expected"),
    [
        ([], 3, 0, []),
        ([1] * 7, 3, 0, [3, 3, 1]),
        ([4, 4, 4, 4], 9, 8, [2, 2]),
        ([9, 1, 9], 9, 8, [1, 1, 1]),  # larger than a request: alone
        ([1, 7, 1], 9, 8, [2, 1]),
    ],
    ids=["none", "by_count", "by_tokens", "too_large", "exactly_full"],
)
def test_batches_keep_order_and_both_limits(
    sizes: list[int], count: int, tokens: int, expected: list[int]
) -> None:
    plan = batches(sizes, count, tokens)
    assert [own.stop - own.start for own in plan] == expected
    assert [place for own in plan for place in range(own.start, own.stop)] == [*range(len(sizes))]


def test_bytes_bound_the_tokens_of_any_text() -> None:
    assert bytes_at_most(["", "abc", "é", "\ud800"]) == [2, 5, 4, 5]


def _counted(tokens: TokenCount, limit: int, refuses: bool = False) -> HostedSystem:
    spec = OpenAISpec(
        id="o",
        kind="openai",
        title="O",
        extra="openai",
        dimension=2,
        batch_size=2,
        similarity="cosine",
        model="m",
        key="",
        max_tokens=limit,
    )
    return HostedSystem(
        spec, Provider("numpy", lambda: lambda t, k: Answer([]), True, tokens, refuses)
    )


def test_truncation_is_unknown_where_the_tokenizer_is_not_to_be_had() -> None:
    unknown = _counted(BOUND, 8)
    assert unknown.truncated_documents(["short", "longer than eight bytes"]) is None
    assert unknown.truncated_queries(["short"]) == ()  # its bytes are fewer than the limit
    assert _counted(BOUND, 0).truncated_documents(["short"]) is None


def test_truncation_is_counted_by_the_models_own_tokenizer() -> None:
    words = TokenCount("words", True, lambda texts: [len(text.split()) for text in texts])
    counted = _counted(words, 3)
    assert counted.truncated_documents(["a b c", "a b c d", "a"]) == (1,)
    assert _counted(words, 3, refuses=True).truncated_documents(["a b c d"]) == ()


def test_an_encoding_that_cant_be_loaded_leaves_the_bound() -> None:
    assert openai_tokens("") is BOUND
    assert openai_tokens("no-such-encoding") is BOUND


def test_openais_encoding_counts_as_its_makers_say() -> None:
    tokens = openai_tokens("cl100k_base")
    if not tokens.exact:
        pytest.skip("cl100k_base is not cached; go online, or set TIKTOKEN_CACHE_DIR")
    assert tokens.count(["tiktoken is great!"]) == [6]  # OpenAI's own example


def test_waits_between_attempts_double_up_to_the_longest() -> None:
    assert Retries(5, 1.0, 30.0).elapsed_s == 1 + 2 + 4 + 8
    assert Retries(4, 1.0, 2.0).elapsed_s == 1 + 2 + 2
    assert Retries(1).elapsed_s == 0
