"""Models over HTTP, by the real clients against a loopback server: what is sent, and each fault."""

import re
from collections.abc import Callable, Iterator

import pytest

from benchmark.ports import ChatMessage, ChatRequest, ConcurrentModel, Generation, Sampling
from fixtures.errors import FixtureError
from fixtures.models.catalogue import OLLAMA, OPENAI, ModelSpec
from fixtures.models.make import make_model, unavailable_reason
from fixtures.models.ollama import OllamaModel
from fixtures.models.openai_compatible import OpenAIModel
from suites.instruments.completed import texts_of
from suites.instruments.loopback_models import (
    DIGEST,
    OLLAMA_NAME,
    OPENAI_NAME,
    OTHER_DIGEST,
    Behaviour,
    serving,
)

KEY = "LOOPBACK_KEY"
MESSAGES = (ChatMessage("system", "You write Python."), ChatMessage("user", "Reverse a list."))
SAMPLING = Sampling(max_tokens=64, temperature=0.8, seed=7, stop=("\n\n",))
Served = OllamaModel | OpenAIModel
KINDS = (OLLAMA, OPENAI)


@pytest.fixture
def act() -> Behaviour:
    return Behaviour()


@pytest.fixture
def make(act: Behaviour, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Served]]:
    """A model of a kind at the loopback server."""
    pytest.importorskip("ollama")
    pytest.importorskip("openai")
    monkeypatch.setenv(KEY, "any")
    with serving(act) as address:

        def made(kind: str, **changed: object) -> Served:
            row = {
                "id": "small",
                "kind": kind,
                "title": "Small",
                "extra": kind,
                "context_tokens": 4096,
                "slots": 1,
                "name": OLLAMA_NAME if kind == OLLAMA else OPENAI_NAME,
                "base_url": address if kind == OLLAMA else f"{address}/v1",
                "key_variable": "" if kind == OLLAMA else KEY,
            }
            model = make_model(ModelSpec(**{**row, **changed}))  # type: ignore[arg-type]
            assert isinstance(model, OllamaModel | OpenAIModel)
            return model

        yield made


@pytest.mark.parametrize("kind", KINDS)
def test_an_answer_comes_with_its_counts(kind: str, make: Callable[..., Served]) -> None:
    answer = make(kind).generate(MESSAGES, SAMPLING)
    assert answer == Generation("echo: Reverse a list.", 20, 5, "stop", answer.wall_s)


def test_ollama_is_sent_window_seed_and_plain_sampling(
    make: Callable[..., Served], act: Behaviour
) -> None:
    make(OLLAMA).generate(MESSAGES, SAMPLING)
    (sent,) = act.chats()
    assert sent["model"] == OLLAMA_NAME
    assert sent["stream"] is False
    assert sent["messages"][1] == {"role": "user", "content": "Reverse a list."}
    assert sent["options"] == {
        **{"num_ctx": 4096, "num_predict": 64, "temperature": 0.8, "seed": 7, "stop": ["\n\n"]},
        **{"top_k": 0, "top_p": 1.0, "min_p": 0.0, "typical_p": 1.0, "repeat_penalty": 1.0},
    }


def test_an_openai_server_is_sent_seed_limit_and_stop(
    make: Callable[..., Served], act: Behaviour
) -> None:
    make(OPENAI).generate(MESSAGES, SAMPLING)
    (sent,) = act.chats()
    sent.pop("messages")
    assert sent == {
        **{"model": OPENAI_NAME, "max_tokens": 64, "temperature": 0.8, "seed": 7},
        **{"top_p": 1.0, "n": 1, "stop": ["\n\n"]},
    }


@pytest.mark.parametrize("kind", KINDS)
def test_a_prompt_is_counted_once_by_the_server(
    kind: str, make: Callable[..., Served], act: Behaviour
) -> None:
    model = make(kind)
    assert (model.count_tokens(MESSAGES), model.count_tokens(MESSAGES)) == (20, 20)
    assert len(act.chats()) == 1


@pytest.mark.parametrize("kind", KINDS)
def test_fewer_tokens_than_words_are_a_cut_prompt(
    kind: str, make: Callable[..., Served], act: Behaviour
) -> None:
    act.evaluated = 5  # the six words are tokens at least
    with pytest.raises(FixtureError, match="the prompt was cut, got 5 tokens"):
        make(kind).generate(MESSAGES, SAMPLING)


@pytest.mark.parametrize("kind", KINDS)
def test_fewer_tokens_than_counted_before_are_a_cut_prompt(
    kind: str, make: Callable[..., Served], act: Behaviour
) -> None:
    model = make(kind)
    model.count_tokens(MESSAGES)
    act.evaluated = 19
    with pytest.raises(FixtureError, match=r"got 19 tokens.*expected 20, as counted before"):
        model.generate(MESSAGES, SAMPLING)


@pytest.mark.parametrize("kind", KINDS)
def test_a_prompt_whose_words_alone_overflow_is_not_sent(
    kind: str, make: Callable[..., Served], act: Behaviour
) -> None:
    long = (ChatMessage("user", "word " * 4_090),)
    with pytest.raises(FixtureError, match=r"no room for the answer.*4096 together"):
        make(kind).generate(long, SAMPLING)
    assert act.chats() == []


@pytest.mark.parametrize("kind", KINDS)
def test_an_answer_to_a_prompt_at_the_border_of_the_window_is_refused(
    kind: str, make: Callable[..., Served], act: Behaviour
) -> None:
    act.evaluated = 4096 - 63
    with pytest.raises(FixtureError, match="no room for the answer, got a prompt of 4033"):
        make(kind).generate(MESSAGES, SAMPLING)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    ("fault", "retryable"),
    [
        ({"status": 500}, True),
        ({"status": 503}, True),
        ({"status": 400}, False),
        ({"drop": True}, True),
        ({"garbage": True}, True),
    ],
    ids=["500", "503", "400", "dropped", "garbage"],
)
def test_a_fault_is_an_error_with_a_hint_and_asked_once(
    kind: str,
    fault: dict[str, object],
    retryable: bool,
    make: Callable[..., Served],
    act: Behaviour,
) -> None:
    for name, value in fault.items():
        setattr(act, name, value)
    with pytest.raises(FixtureError, match=r"small: .* failed at chat") as caught:
        make(kind).generate(MESSAGES, SAMPLING)
    assert caught.value.retryable is retryable
    assert len(act.chats()) == 1


@pytest.mark.parametrize("kind", KINDS)
def test_another_end_than_stop_or_length_is_refused(
    kind: str, make: Callable[..., Served], act: Behaviour
) -> None:
    act.finish = "content_filter"
    with pytest.raises(FixtureError, match="unusable end, got 'content_filter'"):
        make(kind).generate(MESSAGES, SAMPLING)


@pytest.mark.parametrize(
    ("kind", "key"), [(OLLAMA, "prompt_eval_count"), (OLLAMA, "eval_count"), (OPENAI, "usage")]
)
def test_an_answer_without_counts_is_half_an_answer(
    kind: str, key: str, make: Callable[..., Served], act: Behaviour
) -> None:
    act.without = key
    with pytest.raises(FixtureError, match="half an answer"):
        make(kind).generate(MESSAGES, SAMPLING)


def test_ollamas_digest_is_in_the_fingerprint(make: Callable[..., Served]) -> None:
    found = make(OLLAMA).fingerprint
    assert (found["weights"], found["server"]) == (DIGEST, "0.30.0")


def test_weights_that_change_during_a_run_are_refused(
    make: Callable[..., Served], act: Behaviour
) -> None:
    act.digests = [DIGEST, DIGEST, OTHER_DIGEST]
    model = make(OLLAMA)
    model.generate(MESSAGES, SAMPLING)
    with pytest.raises(FixtureError, match=f"changed during the run, got digest {OTHER_DIGEST}"):
        model.generate(MESSAGES, SAMPLING)


def test_weights_other_than_the_pinned_ones_are_refused_before_any_answer(
    make: Callable[..., Served], act: Behaviour
) -> None:
    with pytest.raises(FixtureError, match=f"got digest {DIGEST}; expected {OTHER_DIGEST}"):
        make(OLLAMA, digest=OTHER_DIGEST).generate(MESSAGES, SAMPLING)
    assert act.chats() == []


def test_a_model_that_ollama_has_not_is_named_with_its_pull(make: Callable[..., Served]) -> None:
    with pytest.raises(FixtureError, match="ollama pull big:latest"):
        make(OLLAMA, name="big").generate(MESSAGES, SAMPLING)


def test_a_window_beyond_the_models_own_is_refused(
    make: Callable[..., Served], act: Behaviour
) -> None:
    act.window = 2048
    with pytest.raises(FixtureError, match="window too large, got context_tokens 4096"):
        make(OLLAMA).generate(MESSAGES, SAMPLING)


def test_an_openai_server_that_changes_during_a_run_is_refused(
    make: Callable[..., Served], act: Behaviour
) -> None:
    act.fingerprints = ["fp_1", "fp_2"]
    model = make(OPENAI)
    model.generate(MESSAGES, SAMPLING)
    with pytest.raises(FixtureError, match=r"the server changed.*fp_2"):
        model.generate(MESSAGES, SAMPLING)


def test_without_a_key_the_sentence_names_the_variable(
    make: Callable[..., Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(KEY)
    with pytest.raises(FixtureError, match=rf"no key, got no \${KEY}"):
        make(OPENAI).generate(MESSAGES, SAMPLING)


@pytest.mark.parametrize("kind", KINDS)
def test_a_server_that_is_not_there_is_a_reason_not_to_run(kind: str) -> None:
    pytest.importorskip("ollama")
    pytest.importorskip("openai")
    with serving(Behaviour()) as address:
        gone = address
    spec = ModelSpec(
        *("small", kind, "Small", kind, 4096, 1),
        name="small:1b",
        base_url=gone,
        key_variable="" if kind == OLLAMA else "PATH",
    )
    assert re.search(r"small: .* failed at (version|tags|models)", unavailable_reason(spec))


@pytest.mark.parametrize("kind", KINDS)
def test_a_server_that_answers_is_available(kind: str, make: Callable[..., Served]) -> None:
    assert unavailable_reason(make(kind)._spec) == ""


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("slots", [1, 3])
def test_many_answers_come_in_the_order_asked(
    kind: str, slots: int, make: Callable[..., Served]
) -> None:
    model = make(kind, slots=slots)
    assert isinstance(model, ConcurrentModel)
    asked = [ChatRequest((ChatMessage("user", f"number {place}"),), SAMPLING) for place in range(7)]
    texts = texts_of(model.generate_many(asked))
    assert texts == [f"echo: number {place}" for place in range(7)]
    assert model.fingerprint["slots"] == str(slots)
