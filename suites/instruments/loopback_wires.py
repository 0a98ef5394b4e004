"""The wires of four providers' embedding calls: what a request asks, how vectors are answered.

Source: the providers' API references; written down again from requests of their SDKs.
"""

import hashlib
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

Rows = list[Any]  # of numbers, or what a fault puts there
_GOOGLE: Final = re.compile(r"/(v1|v1beta)/models/([^:/]+):batchEmbedContents")


@dataclass(frozen=True, slots=True)
class Asked:
    """One embedding request as the server understood it."""

    wire: str
    model: str
    texts: tuple[str, ...]
    key: str
    task_types: tuple[str | None, ...] = ()
    dimension: int | None = None


@dataclass(frozen=True, slots=True)
class Wire:
    """How a provider's rows are answered; `places` are the indices, where it has them."""

    answer: Callable[[Rows, Sequence[int]], Mapping[str, Any]]


def vector(text: str, dimension: int) -> list[float]:
    """A unit vector that depends on the text alone."""
    seed = int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")
    numbers = np.random.default_rng(seed).normal(size=dimension)
    unit: list[float] = (numbers / np.linalg.norm(numbers)).tolist()
    return unit


def _openai(rows: Rows, places: Sequence[int]) -> Mapping[str, Any]:
    data = [
        {"object": "embedding", "index": place, "embedding": row}
        for row, place in zip(rows, places, strict=True)
    ]
    usage = {"prompt_tokens": 1, "total_tokens": 1, "completion_tokens": 0}
    return {"object": "list", "id": "e", "model": "m", "data": data, "usage": usage}


def _google(rows: Rows, _places: Sequence[int]) -> Mapping[str, Any]:
    return {"embeddings": [{"values": row} for row in rows]}


def _ollama(rows: Rows, _places: Sequence[int]) -> Mapping[str, Any]:
    return {"model": "m", "embeddings": rows}


WIRES: Final = {
    "openai": Wire(_openai),
    "mistral": Wire(_openai),
    "google": Wire(_google),
    "ollama": Wire(_ollama),
}


def understood(path: str, headers: Mapping[str, str], body: Mapping[str, Any]) -> Asked | None:
    """The request, None when it is none for embeddings. OpenAI's base path here is /openai/v1."""
    google = _GOOGLE.fullmatch(path)
    if google:
        return _from_google(google[2], headers, body)
    wire = {
        "/openai/v1/embeddings": "openai",
        "/v1/embeddings": "mistral",
        "/api/embed": "ollama",
    }.get(path)
    if wire is None:
        return None
    texts = body["input"]
    dimension = body.get("dimensions", body.get("output_dimension"))
    key = headers.get("authorization", "").removeprefix("Bearer ")
    return Asked(wire, body["model"], tuple(texts), key, dimension=dimension)


def _from_google(model: str, headers: Mapping[str, str], body: Mapping[str, Any]) -> Asked:
    parts = [[part["text"] for part in row["content"]["parts"]] for row in body["requests"]]
    return Asked(
        wire="google",
        model=model,
        texts=tuple("".join(texts) for texts in parts),
        key=headers.get("x-goog-api-key", ""),
        task_types=tuple(row.get("taskType") for row in body["requests"]),
        dimension=body["requests"][0].get("outputDimensionality"),
    )
