"""BM25: the formula by hand, and the corpora on which rank_bm25 alone goes wrong."""

import math
from collections.abc import Sequence
from random import Random

import numpy as np
import pytest
import rank_bm25
from hypothesis import given
from hypothesis import strategies as st

from benchmark import protocol
from fixtures.embedders.bm25 import BM25System, NonNegativeBM25
from fixtures.embedders.catalogue import LEXICAL, LexicalSpec
from fixtures.errors import FixtureError

WORDS = ("alpha", "beta", "gamma", "delta")
DOCUMENTS = st.lists(st.lists(st.sampled_from(WORDS), max_size=6), min_size=1, max_size=8)


def _scores(query: str, corpus: Sequence[str]) -> list[float]:
    system = BM25System(LexicalSpec(id="bm25", kind=LEXICAL, title="BM25", extra="bm25"))
    (row,) = system.score([query], corpus).tolist()
    return [float(value) for value in row]


def test_protocol_has_the_papers_parameters() -> None:
    assert (protocol.BM25_K1, protocol.BM25_B) == (1.5, 0.75)


def test_three_documents_have_the_scores_of_the_formula() -> None:
    found = _scores("alpha gamma unheard", ["alpha beta", "alpha alpha gamma", "delta"])
    # N = 3, lengths 2, 3, 1, so avgdl = 2; df(alpha) = 2, df(gamma) = 1
    idf_alpha = math.log(1 + (3 - 2 + 0.5) / (2 + 0.5))
    idf_gamma = math.log(1 + (3 - 1 + 0.5) / (1 + 0.5))
    first = idf_alpha * 1 * 2.5 / (1 + 1.5 * (0.25 + 0.75 * 2 / 2))
    second = idf_alpha * 2 * 2.5 / (2 + 1.5 * (0.25 + 0.75 * 3 / 2))
    second += idf_gamma * 1 * 2.5 / (1 + 1.5 * (0.25 + 0.75 * 3 / 2))
    assert found == pytest.approx([first, second, 0.0], rel=0, abs=1e-12)


def test_a_word_said_twice_in_the_query_counts_twice() -> None:
    corpus = ["alpha beta", "beta gamma"]
    once, twice = _scores("alpha", corpus), _scores("alpha alpha", corpus)
    assert twice == [2 * value for value in once]


@pytest.mark.parametrize(("holders", "total"), [(1, 4), (2, 4), (3, 4), (4, 4), (1, 1)])
def test_idf_is_positive_in_less_than_half_half_more_than_half_and_all(
    holders: int, total: int
) -> None:
    documents = [["alpha", "beta"]] * holders + [["gamma"]] * (total - holders)
    assert NonNegativeBM25(documents).idf["alpha"] > 0.0


def test_rank_bm25_itself_puts_three_clones_below_an_unrelated_document() -> None:
    """The reason for our IDF; when this fails, the library has mended it."""
    documents = [["alpha", "beta"]] * 3 + [["gamma"]]
    own = rank_bm25.BM25Okapi(documents).get_scores(["alpha"])
    assert own[0] < own[3]


def test_three_clones_that_match_stand_above_the_unrelated_document() -> None:
    clones = ["def area(width): return width"] * 3
    found = _scores("area of a width", [*clones, "def shout(text): print(text)"])
    assert found[0] == found[1] == found[2] > found[3] == 0.0


@given(DOCUMENTS, st.sampled_from(WORDS))
def test_a_matching_document_never_scores_below_one_that_does_not_match(
    documents: list[list[str]], word: str
) -> None:
    corpus = [" ".join(words) for words in [*documents, ["other"]]]
    found = _scores(word, corpus)
    matching = [s for s, words in zip(found, documents, strict=False) if word in words]
    assert all(value > 0.0 for value in matching)
    assert [s for s, words in zip(found, documents, strict=False) if word not in words] == (
        [0.0] * (len(documents) - len(matching))
    )


@given(DOCUMENTS, st.randoms(use_true_random=False))
def test_scores_do_not_depend_on_the_order_of_the_corpus(
    documents: list[list[str]], rng: Random
) -> None:
    corpus = [*(" ".join(words) for words in documents), "alpha beta"]
    places = list(range(len(corpus)))
    rng.shuffle(places)
    straight = _scores("alpha beta gamma", corpus)
    shuffled = _scores("alpha beta gamma", [corpus[place] for place in places])
    assert shuffled == [straight[place] for place in places]


def test_duplicates_and_texts_that_differ_in_operators_only_tie_exactly() -> None:
    one, other, third = _scores("is a below b", ["a < b", "a <= b", "a == c"])
    assert one == other != third


def test_a_query_without_a_known_token_scores_zero_everywhere() -> None:
    assert _scores("unheard", ["alpha", "beta"]) == [0.0, 0.0]
    assert _scores("", ["alpha", "beta"]) == [0.0, 0.0]
    assert _scores("?!", ["alpha", "beta"]) == [0.0, 0.0]


def test_an_empty_document_among_others_scores_zero() -> None:
    assert _scores("alpha", ["alpha", "", "()"])[1:] == [0.0, 0.0]


@pytest.mark.parametrize("corpus", [[], [""], ["", "( )", "_"]], ids=["none", "empty", "signs"])
def test_a_corpus_without_any_word_is_refused(corpus: list[str]) -> None:
    with pytest.raises(FixtureError, match=f"bm25: nothing to index, got {len(corpus)} texts"):
        _scores("alpha", corpus)


def test_no_queries_give_no_rows() -> None:
    system = BM25System(LexicalSpec(id="bm25", kind=LEXICAL, title="BM25", extra="bm25"))
    assert system.score([], ["alpha", "beta"]).shape == (0, 2)


def test_scores_are_float64_one_a_pair() -> None:
    system = BM25System(LexicalSpec(id="bm25", kind=LEXICAL, title="BM25", extra="bm25"))
    scores = system.score(["alpha", "beta"], ["alpha", "beta", "gamma"])
    assert scores.dtype == np.float64
    assert scores.shape == (2, 3)


def test_no_pool_of_processes_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_args: object) -> None:
        raise AssertionError("rank_bm25 opened a pool")

    monkeypatch.setattr(rank_bm25, "Pool", refuse)
    assert _scores("alpha", ["alpha", "beta"])[0] > 0.0


def test_the_fingerprint_names_all_that_scores_depend_on() -> None:
    system = BM25System(LexicalSpec(id="bm25", kind=LEXICAL, title="BM25", extra="bm25"))
    assert system.fingerprint.keys() == {
        "system",
        "rank-bm25",
        "unicode",
        "k1",
        "b",
        "tokenizer",
        "idf",
    }
