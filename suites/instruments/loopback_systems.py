"""Hosted systems that ask the loopback server, one a wire, with waits short enough for tests."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from fixtures.embedders.google_ import google_system
from fixtures.embedders.hosted import HostedSystem
from fixtures.embedders.hosted_provider import Retries
from fixtures.embedders.hosted_specs import (
    GoogleSpec,
    HostedSpec,
    MistralSpec,
    OllamaSpec,
    OpenAISpec,
)
from fixtures.embedders.mistral_ import mistral_system
from fixtures.embedders.ollama_ import ollama_system
from fixtures.embedders.openai_ import openai_system
from suites.instruments.loopback_server import DIMENSION

VARIABLE: Final = "LOOPBACK_KEY"
ATTEMPTS: Final = 3
QUICK: Final = Retries(ATTEMPTS, first_s=0.05, longest_s=0.05)

Make = Callable[[Any, Retries], HostedSystem]
ADAPTERS: Final[Mapping[str, tuple[type[HostedSpec], Make]]] = {
    "openai": (OpenAISpec, openai_system),
    "google": (GoogleSpec, google_system),
    "mistral": (MistralSpec, mistral_system),
    "ollama": (OllamaSpec, ollama_system),
}


def row(wire: str, url: str, **changes: Any) -> HostedSpec:
    """A row of the wire's kind for the loopback server; `changes` are its other keys."""
    values = {
        "id": wire,
        "kind": wire,
        "title": wire,
        "extra": wire,
        "dimension": DIMENSION,
        "batch_size": 3,
        "similarity": "cosine",
        "model": "tiny",
        "url": url,
        "timeout_s": 20,
        "unit_norm": True,
        **({} if wire == "ollama" else {"key": VARIABLE}),
        **changes,
    }
    return ADAPTERS[wire][0](**values)


def system(wire: str, url: str, **changes: Any) -> HostedSystem:
    return ADAPTERS[wire][1](row(wire, url, **changes), QUICK)
