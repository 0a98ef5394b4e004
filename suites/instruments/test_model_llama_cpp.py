"""Real small models in this process: counts, seeds, limits, likelihoods, slots."""

import math
from pathlib import Path

import pytest

from benchmark.ports import (
    ChatMessage,
    ChatRequest,
    ConcurrentModel,
    LanguageModel,
    Sampling,
    ScoringModel,
)
from fixtures.errors import FixtureError
from fixtures.llama_server import LlamaServer
from fixtures.models.llama_cpp import LlamaCppModel
from fixtures.models.table import read_models
from suites.instruments.completed import texts_of

SPECS = {spec.id: spec for spec in read_models()}
MESSAGES = (ChatMessage("user", "Write a Python function that reverses a string."),)


def sampling(seed: int, temperature: float = 0.8, tokens: int = 24, *stop: str) -> Sampling:
    return Sampling(tokens, temperature, seed, stop)


def loaded(model_id: str) -> LlamaCppModel:
    if SPECS[model_id].missing:
        pytest.skip(SPECS[model_id].missing)
    return LlamaCppModel(SPECS[model_id])


@pytest.fixture(scope="module")
def small() -> LlamaCppModel:
    return loaded("smollm2-135m")


@pytest.fixture(scope="module")
def coder() -> LlamaCppModel:
    return loaded("qwen-coder-0.5b")


def test_it_is_what_the_ports_ask_for(small: LlamaCppModel) -> None:
    model: LanguageModel = small
    assert isinstance(model, ScoringModel)
    assert isinstance(model, ConcurrentModel)


def test_what_is_counted_is_what_is_evaluated(small: LlamaCppModel) -> None:
    answer = small.generate(MESSAGES, sampling(1))
    assert answer.prompt_tokens == small.count_tokens(MESSAGES) == 40


def test_what_is_counted_is_what_the_engines_own_chat_route_counts(small: LlamaCppModel) -> None:
    turns = [{"role": "system", "content": "Be brief."}, {"role": "user", "content": "é\n\n2+2?"}]
    messages = [ChatMessage(**turn) for turn in turns]
    body = {"messages": turns, "max_tokens": 1, "temperature": 0}
    answer = small._server.post("/v1/chat/completions", body)
    assert answer["usage"]["prompt_tokens"] == small.count_tokens(messages)


def test_a_file_that_is_no_model_is_refused_by_name(tmp_path: Path) -> None:
    pytest.importorskip("xllamacpp")
    path = tmp_path / "not.gguf"
    path.write_bytes(b"GGUF" + bytes(100))
    with pytest.raises(FixtureError, match=r"not\.gguf: llama\.cpp can't load it"):
        LlamaServer(path, slot_tokens=256)


def test_the_models_own_template_adds_its_system_turn(coder: LlamaCppModel) -> None:
    alone = coder.count_tokens([ChatMessage("user", "hi")])
    with_system = coder.count_tokens([ChatMessage("system", "x"), ChatMessage("user", "hi")])
    assert alone == 30  # <|im_start|>system ... You are Qwen ...<|im_end|> and three markers more
    assert with_system < alone


def test_a_seed_gives_its_text_again_whatever_was_asked_between(small: LlamaCppModel) -> None:
    first = small.generate(MESSAGES, sampling(1)).text
    other = small.generate(MESSAGES, sampling(2)).text
    assert other != first
    assert small.generate(MESSAGES, sampling(1)).text == first


def test_greedy_answers_do_not_depend_on_the_seed(small: LlamaCppModel) -> None:
    texts = {small.generate(MESSAGES, sampling(seed, 0.0)).text for seed in (1, 2)}
    assert len(texts) == 1


def test_a_limit_and_a_stop_are_told_apart(small: LlamaCppModel) -> None:
    cut = small.generate(MESSAGES, sampling(1, 0.0, 4))
    assert (cut.finish_reason, cut.completion_tokens) == ("length", 4)
    stopped = small.generate(MESSAGES, sampling(1, 0.0, 60, "def"))
    assert stopped.finish_reason == "stop"
    assert "def" not in stopped.text


def test_a_prompt_without_room_for_its_answer_is_refused(small: LlamaCppModel) -> None:
    with pytest.raises(FixtureError, match="got a prompt of 40 tokens and max_tokens 2009"):
        small.generate(MESSAGES, sampling(1, 0.0, 2009))


def test_the_likelihood_is_that_of_the_whole_vocabulary_token_by_token(
    small: LlamaCppModel,
) -> None:
    context, continuation = "def add(a, b):\n", "    return a + b  # é\n"
    server = small._server
    given = server.token_ids(context, special=False)
    wanted = server.token_ids(continuation, special=False)
    expected = 0.0
    for place, token in enumerate(wanted):  # each alone, from all logits, without a grammar
        payload = {"prompt": given + wanted[:place], "n_predict": 1, "n_probs": 60_000}
        answer = server.post("/completion", {**payload, "temperature": 0, "cache_prompt": False})
        row = answer["completion_probabilities"][0]["top_logprobs"]
        assert math.fsum(math.exp(each["logprob"]) for each in row) == pytest.approx(1, abs=1e-2)
        expected += next(each["logprob"] for each in row if each["id"] == token)
    assert small.log_likelihood(context, continuation) == pytest.approx(expected, abs=1e-2)


def test_a_likely_word_is_likelier_than_an_absurd_one(small: LlamaCppModel) -> None:
    likely = small.log_likelihood("The capital of France is", " Paris")
    absurd = small.log_likelihood("The capital of France is", " banana")
    assert absurd < likely - 5 < 0


def test_nothing_to_score_is_refused(small: LlamaCppModel) -> None:
    for context, continuation in (("", "x"), ("x", "")):
        with pytest.raises(FixtureError, match="nothing to score"):
            small.log_likelihood(context, continuation)


def test_many_answers_at_one_slot_are_those_given_alone(small: LlamaCppModel) -> None:
    asked = [ChatRequest(MESSAGES, sampling(seed, 0.8, 8)) for seed in (5, 6, 7)]
    alone = [small.generate(MESSAGES, each.sampling).text for each in asked]
    assert texts_of(small.generate_many(asked)) == alone


def test_the_fingerprint_names_weights_engine_and_slots(small: LlamaCppModel) -> None:
    found = small.fingerprint
    assert found["weights"] == SPECS["smollm2-135m"].sha256
    assert found["slots"] == "1"
    assert "AVX2" in found["build"] or "NEON" in found["build"]


def test_the_coder_writes_code(coder: LlamaCppModel) -> None:
    asked = (ChatMessage("user", "Write a Python function add(a, b). Answer with code only."),)
    assert "def add(a, b)" in coder.generate(asked, sampling(1, 0.0, 32)).text
