"""Models whose answers are given: written by hand, or recorded in an earlier run."""

import json
import threading
import time

import pytest

from benchmark.ports import ChatMessage, ChatRequest, ConcurrentModel, Generation, Sampling
from fixtures.errors import FixtureError
from fixtures.models.replay import ReplayModel, recorded
from fixtures.models.scripted import ScriptedModel
from fixtures.models.slots import in_slots
from suites.instruments.completed import texts_of

ASK = (ChatMessage("user", "what is two"),)


def sampling(seed: int, tokens: int = 10) -> Sampling:
    return Sampling(tokens, 0.8, seed)


def scripted() -> ScriptedModel:
    return ScriptedModel(lambda messages, drawn: f"{messages[-1].content} {drawn.seed}")


def requests(count: int) -> list[ChatRequest]:
    return [ChatRequest(ASK, sampling(seed)) for seed in range(count)]


def rows(model: ScriptedModel, count: int) -> list[dict[str, object]]:
    asked = requests(count)
    answers = [model.generate(each.messages, each.sampling) for each in asked]
    found = recorded(model, asked, answers)
    return [json.loads(json.dumps(row)) for row in found]  # as they come back from the ledger


def test_a_script_sees_messages_and_sampling() -> None:
    answer = scripted().generate(ASK, sampling(7))
    assert answer == Generation("what is two 7", 4, 4, "stop", 0.0)


def test_a_scripted_answer_is_cut_at_max_tokens() -> None:
    answer = scripted().generate(ASK, sampling(7, tokens=2))
    assert (answer.text, answer.finish_reason) == ("what is", "length")


def test_a_script_too_refuses_what_does_not_fit() -> None:
    with pytest.raises(FixtureError, match="no room for the answer"):
        scripted().generate(ASK, sampling(7, tokens=4_093))


@pytest.mark.parametrize(
    ("messages", "drawn", "message"),
    [
        ((), Sampling(1, 0.0, 1), "no messages"),
        ((ChatMessage("tool", "x"),), Sampling(1, 0.0, 1), "unknown role, got 'tool'"),
        (ASK, Sampling(0, 0.0, 1), "max_tokens: got 0"),
        (ASK, Sampling(1, -0.1, 1), "temperature: got -0.1"),
        (ASK, Sampling(1, float("nan"), 1), "temperature: got nan"),
        (ASK, Sampling(1, 0.0, -1), "seed: got -1"),
        (ASK, Sampling(1, 0.0, 2**32 - 1), "seed: got 4294967295"),
        (ASK, Sampling(1, 0.0, 1, ("",)), "stop: got"),
    ],
    ids=["empty", "role", "tokens", "cold", "nan", "negative", "large", "stop"],
)
def test_a_request_that_backends_would_bend_is_refused(
    messages: tuple[ChatMessage, ...], drawn: Sampling, message: str
) -> None:
    with pytest.raises(FixtureError) as caught:
        scripted().generate(messages, drawn)
    assert message in str(caught.value)


def test_recorded_answers_come_again_with_the_same_fingerprint() -> None:
    model = scripted()
    replay = ReplayModel("scripted", model.fingerprint, 4096, rows(model, 3))
    assert isinstance(replay, ConcurrentModel)
    texts = texts_of(replay.generate_many(requests(3)))
    assert texts == ["what is two 0", "what is two 1", "what is two 2"]
    assert replay.count_tokens(ASK) == model.count_tokens(ASK)
    assert replay.fingerprint == model.fingerprint


def test_a_prompt_or_seed_that_was_not_recorded_is_an_error() -> None:
    model = scripted()
    replay = ReplayModel("scripted", model.fingerprint, 4096, rows(model, 1))
    with pytest.raises(FixtureError, match="not recorded, got a request that ends with 'what is t"):
        replay.generate(ASK, sampling(1))
    with pytest.raises(FixtureError, match="not recorded"):
        replay.count_tokens((ChatMessage("user", "other"),))


def test_recordings_of_another_model_are_not_taken() -> None:
    other = ScriptedModel(lambda _messages, _drawn: "x", version="2")
    replay = ReplayModel("scripted", scripted().fingerprint, 4096, rows(other, 1))
    with pytest.raises(FixtureError, match="among 0 recorded ones"):
        replay.generate(ASK, sampling(0))


def test_two_answers_to_one_request_are_refused() -> None:
    model = scripted()
    (row,) = rows(model, 1)
    with pytest.raises(FixtureError, match="two answers to request"):
        ReplayModel("scripted", model.fingerprint, 4096, [row, {**row, "text": "another"}])


@pytest.mark.parametrize("slots", [1, 2])
def test_after_a_fault_none_is_begun_and_what_was_begun_is_told(slots: int) -> None:
    def script(_messages: object, drawn: Sampling) -> str:
        if drawn.seed == 2:
            raise FixtureError("gone", retryable=True)
        if drawn.seed > 2:
            time.sleep(0.05)  # so that the fault is told before many more begin
        return str(drawn.seed)

    told = list(in_slots(ScriptedModel(script).generate, requests(40), slots))
    answered = {each.place: each.generation.text for each in told if each.generation is not None}
    assert answered == {place: str(place) for place in answered}
    assert {0, 1} <= answered.keys() < set(range(40)) - {2}
    (fault,) = [each for each in told if each.fault is not None]
    assert (fault.place, str(fault.fault)) == (2, "gone")


def test_a_short_answer_does_not_wait_for_a_long_one_before_it() -> None:
    long = threading.Event()

    def script(_messages: object, drawn: Sampling) -> str:
        if drawn.seed == 0:
            assert long.wait(20)
        return str(drawn.seed)

    told = in_slots(ScriptedModel(script).generate, requests(5), 2)
    assert sorted(next(told).place for _one in range(4)) == [1, 2, 3, 4]
    long.set()
    assert [each.place for each in told] == [0]
