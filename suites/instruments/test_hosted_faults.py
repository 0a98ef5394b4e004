"""Real SDKs against a server that fails as told: what comes out, and after how many requests.

A failure of a server is a sentence of ours, never a vector and never a failure of the model.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from typing import Final

import numpy as np
import pytest

from fixtures.errors import FixtureError
from suites.instruments import loopback_faults as faults
from suites.instruments.loopback_faults import Fault, status
from suites.instruments.loopback_server import DIMENSION, KEY, Loopback, loopback
from suites.instruments.loopback_systems import ADAPTERS, ATTEMPTS, VARIABLE, system
from suites.instruments.loopback_wires import vector

TEXTS: Final = ["def a():\n    return 1\n", "def b():\n    return 2\n", "def c():\n    return 3\n"]
GOOD: Final = ""
REPEATED: Final = -1  # as often as the SDK's time allows, twice at least
OPENAI, GOOGLE, MISTRAL, OLLAMA = ADAPTERS


def _major(library: str) -> int:
    try:
        return int(version(library).split(".")[0])
    except PackageNotFoundError:
        return 0


@dataclass(frozen=True, slots=True)
class Case:
    """Faults told to the server, the last one kept if `stays`. Of each wire: what the message says
    ('' for sound vectors), and the requests."""

    script: tuple[Fault, ...]
    stays: bool
    outcome: dict[str, tuple[str, int]]


def once(*script: Fault, said: str, requests: int = 1) -> Case:
    return Case(script, True, dict.fromkeys(ADAPTERS, (said, requests)))


def refused(code: int, remedy: str) -> Case:
    return once(status(code), said=rf"document batch 1 of 1 .*HTTP {code} .*{remedy}")


def passing(code: int, times: int) -> Case:
    """A failure that is over after `times` answers: all but ollama ask again."""
    own = dict.fromkeys((OPENAI, GOOGLE, MISTRAL), (GOOD, times + 1))
    return Case((status(code),) * times, False, {**own, OLLAMA: (rf"HTTP {code} ", 1)})


def lasting(code: int, remedy: str) -> Case:
    said = rf"HTTP {code} .*{remedy}"
    own = {OPENAI: (said, ATTEMPTS), GOOGLE: (said, ATTEMPTS), MISTRAL: (said, REPEATED)}
    return Case((status(code),), True, {**own, OLLAMA: (said, 1)})


def broken(script: Fault, said: str, **requests: int) -> Case:
    """No answer, or half of one: openai asks again, its means know no other way."""
    counts = {**dict.fromkeys(ADAPTERS, 1), OPENAI: ATTEMPTS, **requests}
    return Case((script,), True, {wire: (said, count) for wire, count in counts.items()})


def unindexed(script: Fault, said: str, sound: str = GOOD) -> Case:
    """Where the answer has indices, they tell."""
    indexed = dict.fromkeys((OPENAI, MISTRAL), (sound, 1))
    return Case((script,), True, {**indexed, **dict.fromkeys((GOOGLE, OLLAMA), (said, 1))})


MATRIX: Final[dict[str, Case]] = {
    "sound": once(said=GOOD),
    "429_twice": passing(429, 2),
    "500_once": passing(500, 1),
    "503_once": passing(503, 1),
    "503_twice": passing(503, 2),
    "429_always": lasting(429, "wait, or raise the quota"),
    "503_always": lasting(503, "run again later"),
    "400": refused(400, "look at the texts' lengths"),
    "401": refused(401, "key"),
    "403": refused(403, "key"),
    "404": refused(404, "correct model 'tiny'"),
    "408": refused(408, "look at"),
    "409": refused(409, "look at"),
    "few": once(faults.SHORT, said="batch 1 of 1: not one vector a text, got 2; expected 3"),
    "many": once(faults.LONG, said="batch 1 of 1: not one vector a text, got 4; expected 3"),
    "nan": once(faults.NAN, said="batch 1 of 1"),
    "infinite": once(faults.INFINITE, said="batch 1 of 1"),
    "null": once(faults.NULL, said="batch 1 of 1"),
    "narrow": once(faults.NARROW, said=r"text 0 \('def a.*other dimension, got 7; expected 8"),
    "zero": once(faults.ZERO, said=r"text 2 \('def c.*no direction, got norm 0.0"),
    "length": once(faults.LENGTH, said=r"text 0 .*other length than documented, got norm 2; .*1"),
    "noise": once(faults.NOISE, said="batch 1 of 1"),
    "half": broken(faults.HALF, "batch 1 of 1 was not embedded, got no usable answer"),
    "duplicated": unindexed(
        faults.DUPLICATED, GOOD, sound=r"indices are no order of the texts, got \[0, 0, 0\]"
    ),
    "hang_up": broken(faults.HANG_UP, "no usable answer .*is the server up"),
    "silence": broken(
        faults.SILENCE,
        "no usable answer .*does it answer within timeout_s = 1",
        **({GOOGLE: ATTEMPTS} if _major("google-genai") > 1 else {}),
    ),
}
CELLS: Final = tuple((name, wire) for name in MATRIX for wire in ADAPTERS)


@pytest.fixture(scope="module")
def shared() -> Iterator[Loopback]:
    with loopback() as server:
        yield server
        assert server.broken == []


@pytest.fixture
def server(shared: Loopback, monkeypatch: pytest.MonkeyPatch) -> Loopback:
    """The server, sound, its log empty."""
    monkeypatch.setenv(VARIABLE, KEY)
    shared.script, shared.always = [], faults.NONE
    shared.asked.clear()
    return shared


@pytest.mark.parametrize(("name", "wire"), CELLS, ids=[f"{n}-{w}" for n, w in CELLS])
def test_each_fault_has_its_outcome_and_its_number_of_requests(
    name: str, wire: str, server: Loopback
) -> None:
    pytest.importorskip(ADAPTERS[wire][0].module, reason=f"comes with the extra {wire}")
    embedder = system(wire, server.url(wire), timeout_s=1 if name == "silence" else 20)
    embedder.embed_documents(["one", "two"])  # probes the order, where it must
    server.asked.clear()
    case = MATRIX[name]
    said, requests = case.outcome[wire]
    server.script = list(case.script)
    server.always = case.script[-1] if case.stays and case.script else faults.NONE
    if said == GOOD:
        found = embedder.embed_documents(TEXTS)
        expected = [vector(text, DIMENSION) for text in TEXTS]
        assert np.abs(found - np.array(expected)).max() < 1e-7
    else:
        with pytest.raises(FixtureError, match=said) as caught:
            embedder.embed_documents(TEXTS)
        assert str(caught.value).startswith(f"{wire}: document batch 1 of 1")
        assert KEY not in str(caught.value)
    if requests == REPEATED:
        assert len(server.asked) >= 2
    else:
        assert len(server.asked) == requests
