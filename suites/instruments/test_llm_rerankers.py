"""Listwise, pairwise and likelihood rerankers, on a model that answers by a script."""

import re

import pytest

from benchmark import protocol
from fixtures.errors import FixtureError
from fixtures.rerankers.answer import answer_of
from fixtures.rerankers.blind import NO_QUERY, BlindReranker
from fixtures.rerankers.labels import read_choice, read_order, shuffled
from fixtures.rerankers.likelihood import LikelihoodReranker
from fixtures.rerankers.listwise import ListwiseReranker
from fixtures.rerankers.pairwise import PairwiseReranker
from suites.instruments.scripted_model import ScriptedModel

TEXTS = tuple(f"def f():\n    return {number}" for number in (3, 1, 4, 0, 2))
QUERY = "Return as much as you can."


def _shown(prompt: str) -> dict[str, int]:
    """What each labelled candidate returns, by label, read from the prompt."""
    found = re.findall(r"\[([A-Z])\]\n```python\ndef f\(\):\n    return (\d)", prompt)
    return {label: int(number) for label, number in found}


def _by_number(prompt: str) -> str:
    """The right answer: the labels by what is returned, best first."""
    shown = _shown(prompt)
    return " > ".join(sorted(shown, key=lambda label: -shown[label]))


def _order(scores: tuple[float, ...] | None) -> list[int]:
    assert scores is not None
    return sorted(range(len(scores)), key=lambda place: -scores[place])


@pytest.mark.parametrize(
    ("answer", "order"),
    [
        ("B > A > C", (1, 0, 2)),
        ("[B] > [A] > [C]\nbecause", (1, 0, 2)),
        ("\n C>A", (2, 0)),
        ("A", (0,)),
        ("A > A > B", None),
        ("A > D", None),
        ("A, B, C", None),
        ("The best is A", None),
        ("a > b", None),
        ("A > ", None),
        ("", None),
    ],
    ids=[
        "order",
        "brackets",
        "no_blanks",
        "one",
        "twice",
        "unknown",
        "commas",
        "prose",
        "small",
        "open_end",
        "empty",
    ],
)
def test_an_order_is_read_strictly(answer: str, order: tuple[int, ...] | None) -> None:
    assert read_order(answer, 3) == order


@pytest.mark.parametrize(
    ("answer", "choice"),
    [("B", 1), (" A.\n", 0), ("[B]", 1), ("A > B", None), ("A or B", None), ("C", None)],
    ids=["label", "stop", "brackets", "order", "either", "unknown"],
)
def test_a_choice_is_one_label_and_nothing_else(answer: str, choice: int | None) -> None:
    assert read_choice(answer, 2) == choice


def test_listwise_orders_candidates_as_the_model_says_through_the_shuffle() -> None:
    model = ScriptedModel(_by_number)
    answer = ListwiseReranker("listwise", model, 64).answer(QUERY, TEXTS)
    assert _order(answer.scores) == [2, 0, 4, 1, 3]
    assert (answer.account.calls, answer.account.asked, answer.account.answered) == (1, 1, 1)
    assert (answer.account.unparsed, answer.account.partial) == (0, 0)
    assert model.samplings[0].temperature == 0.0
    assert model.samplings[0].seed == protocol.RERANK_SEED


def test_the_order_shown_is_drawn_by_query_and_texts_and_the_same_again() -> None:
    drawn = [shuffled("n", f"query {number}", TEXTS) for number in range(40)]
    assert all(sorted(places) == list(range(5)) for places in drawn)
    assert {places[0] for places in drawn} == set(range(5))
    assert shuffled("n", "query 0", TEXTS) == drawn[0]


def test_a_model_that_always_picks_the_first_is_found_out() -> None:
    """It answers in the order shown, so its rate of first picks is 1 where chance is 1/5."""
    reranker = ListwiseReranker(
        "listwise", ScriptedModel(lambda p: " > ".join(sorted(_shown(p)))), 64
    )
    account = reranker.answer(QUERY, TEXTS).account
    assert (account.first, account.first_chance) == (1, 1 / 5)


def test_an_answer_that_names_some_leaves_the_others_in_the_first_stages_order() -> None:
    def last_of_all(prompt: str) -> str:
        return next(label for label, number in _shown(prompt).items() if number == 0)

    answer = ListwiseReranker("listwise", ScriptedModel(last_of_all), 64).answer(QUERY, TEXTS)
    assert _order(answer.scores) == [3, 0, 1, 2, 4]
    assert answer.account.partial == 1


def test_an_unread_answer_gives_no_order_and_is_counted() -> None:
    answer = ListwiseReranker("listwise", ScriptedModel(lambda p: "I think A"), 64).answer(
        QUERY, TEXTS
    )
    assert answer.scores is None
    assert (answer.account.asked, answer.account.unparsed, answer.account.answered) == (1, 1, 0)
    assert answer.account.first == 0


def test_an_answer_that_copies_the_form_shown_is_unread() -> None:
    model = ScriptedModel(lambda prompt: "X > Y > Z")
    answer = ListwiseReranker("listwise", model, 64).answer(QUERY, TEXTS)
    assert "X > Y > Z" in model.prompts[0]
    assert (answer.scores, answer.account.unparsed) == (None, 1)


def test_a_prompt_that_does_not_fit_is_not_sent_and_is_counted() -> None:
    model = ScriptedModel(_by_number, context_tokens=80)
    answer = ListwiseReranker("listwise", model, 64).answer(QUERY, TEXTS)
    assert (answer.scores, model.prompts) == (None, [])
    assert (answer.account.overlong, answer.account.calls) == (1, 0)


def test_more_candidates_than_labels_are_refused() -> None:
    with pytest.raises(FixtureError, match="got 24; expected at most 23; lower top_k"):
        ListwiseReranker("listwise", ScriptedModel(), 64).answer(QUERY, ["def f(): ..."] * 24)


def test_pairwise_wins_are_points_over_both_orders_of_every_pair_of_the_head() -> None:
    model = ScriptedModel(lambda prompt: _by_number(prompt)[0])
    answer = PairwiseReranker("pairwise", model, 4, head=4).answer(QUERY, TEXTS)
    # The head returns 3, 1, 4, 0: two games against each other, two points a pair won.
    assert answer.scores == (4.0, 2.0, 6.0, 0.0, -1.0)
    assert answer.account.calls == 4 * 3


def test_a_pairwise_model_that_always_says_a_ties_all_and_shows_its_bias() -> None:
    answer = PairwiseReranker("pairwise", ScriptedModel(lambda p: "A"), 4, head=3).answer(
        QUERY, TEXTS
    )
    assert answer.scores is not None
    assert answer.scores[:3] == (2.0, 2.0, 2.0)
    assert (answer.account.first, answer.account.first_chance) == (6, 3.0)


def test_pairwise_without_one_answer_read_gives_no_order() -> None:
    answer = PairwiseReranker("pairwise", ScriptedModel(lambda p: "neither"), 4, head=3).answer(
        QUERY, TEXTS
    )
    assert answer.scores is None
    assert (answer.account.asked, answer.account.unparsed) == (6, 6)


def test_likelihood_scores_the_query_after_each_code() -> None:
    model = ScriptedModel(
        likelihood=lambda context, text: -float(context.count("0")) - len(text) / 100
    )
    scores = LikelihoodReranker("likelihood", model).rerank(QUERY, TEXTS)
    assert _order(tuple(scores))[-1] == 3  # the one that returns 0
    assert all(code in prompt for code, prompt in zip(TEXTS, model.prompts, strict=True))


def test_a_blind_reranker_costs_the_same_and_answers_alike_for_all_queries() -> None:
    model = ScriptedModel(_by_number)
    blind = BlindReranker("blind", ListwiseReranker("listwise", model, 64))
    answers = [answer_of(blind, query, TEXTS) for query in (QUERY, "Something else entirely.")]
    assert answers[0] == answers[1]
    assert answers[0].account.calls == 1
    assert all(NO_QUERY in prompt and QUERY not in prompt for prompt in model.prompts)


def test_fingerprints_name_prompt_model_and_blindness() -> None:
    inner = ListwiseReranker("listwise", ScriptedModel(), 64)
    blind = BlindReranker("blind", inner)
    assert inner.fingerprint["model.model"] == "scripted"
    assert "Rank them" in inner.fingerprint["prompt"]
    assert inner.fingerprint != blind.fingerprint
    assert blind.fingerprint["query"] == NO_QUERY
