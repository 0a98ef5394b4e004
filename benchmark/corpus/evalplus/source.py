"""Reads HumanEval+ and MBPP+ through the `evalplus` package, pinned by SHA-256.

Source: EvalPlus (Liu et al. 2023), releases HumanEval+ v0.1.10 and MBPP+ v0.2.0. The data is never
part of this project: it is read where HUMANEVAL_OVERRIDE_PATH and MBPP_OVERRIDE_PATH point, else
from the package's download cache.
"""

import gzip
import hashlib
import importlib
import importlib.util
import os
import zlib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from benchmark.errors import BenchmarkError

INSTALL: Final = "pip install 'execretrieval-suite[evalplus]'"


@dataclass(frozen=True, slots=True)
class Dataset:
    """One release: how the package calls it, and the hash of its JSON lines unpacked."""

    name: str
    version: str
    prefix: str
    domain: str
    variable: str
    loader: str
    sha256: str
    tasks: int


DATASETS: Final = (
    Dataset(
        name="HumanEvalPlus",
        version="v0.1.10",
        prefix="HumanEval",
        domain="humaneval",
        variable="HUMANEVAL_OVERRIDE_PATH",
        loader="get_human_eval_plus",
        sha256="42526ec0e7d5f3ee0b06d6ced98f8c8bae3d76519151bfb3d36f79010645bd7f",
        tasks=164,
    ),
    Dataset(
        name="MbppPlus",
        version="v0.2.0",
        prefix="Mbpp",
        domain="mbpp",
        variable="MBPP_OVERRIDE_PATH",
        loader="get_mbpp_plus",
        sha256="b54e762755248ca411b523c917fa9f93c07b5ff2966bf60b3917b853926a3dad",
        tasks=378,
    ),
)


@dataclass(frozen=True, slots=True)
class Problem:
    """One EvalPlus problem, as released; inputs are plain data with the package's types."""

    dataset: Dataset
    number: int
    function_name: str
    prompt: str
    solution: str
    base_inputs: tuple[tuple[object, ...], ...]
    plus_inputs: tuple[tuple[object, ...], ...]
    atol: float

    @property
    def task_id(self) -> str:
        return f"{self.dataset.prefix}/{self.number}"


@cache
def unavailable_reason() -> str:
    """Empty when both releases can be had; else one sentence that says how to get them.

    Tries the download once where no copy is named and none is cached.
    """
    if importlib.util.find_spec("evalplus") is None:
        return f"the evalplus package is missing; {INSTALL}"
    for dataset in DATASETS:
        path = _path(dataset)
        if path.exists() or os.environ.get(dataset.variable):
            continue  # `check_overrides` judges a copy that is named
        try:
            _download(dataset, path)
        except OSError as error:
            return (
                f"{dataset.name} {dataset.version} can't be downloaded, got {error}; expected "
                f"network access to its release page, or {dataset.variable} set to a copy"
            )
    return ""


def check_overrides() -> None:
    """Raises BenchmarkError when a variable names a file that is missing, damaged or another
    release; cheap enough to ask before anything else."""
    for dataset in DATASETS:
        override = os.environ.get(dataset.variable)
        if override and not Path(override).is_file():
            raise BenchmarkError(
                f"{dataset.variable}: no such file, got {override!r}; expected {dataset.name} "
                f"{dataset.version}; correct or unset the variable"
            )
        if override:
            _verify(dataset, Path(override))


def read_problems() -> tuple[Problem, ...]:
    """All problems of both releases in source order.

    Raises BenchmarkError when the data is missing, damaged, or not the pinned release.
    """
    check_overrides()
    reason = unavailable_reason()
    if reason:
        raise BenchmarkError(f"EvalPlus: {reason}")
    return tuple(problem for dataset in DATASETS for problem in _read(dataset))


def _read(dataset: Dataset) -> list[Problem]:
    path = _path(dataset)
    _verify(dataset, path)
    package = importlib.import_module("evalplus.data")
    rows: dict[str, dict[str, Any]] = getattr(package, dataset.loader)()
    if len(rows) != dataset.tasks:
        raise BenchmarkError(
            f"{path}: wrong number of tasks, got {len(rows)}; expected {dataset.tasks}"
        )
    return [_problem(dataset, task_id, row) for task_id, row in rows.items()]


def _problem(dataset: Dataset, task_id: str, row: dict[str, Any]) -> Problem:
    return Problem(
        dataset=dataset,
        number=int(task_id.rpartition("/")[2]),
        function_name=row["entry_point"],
        prompt=row["prompt"],
        solution=row["canonical_solution"],
        base_inputs=tuple(tuple(arguments) for arguments in row["base_input"]),
        plus_inputs=tuple(tuple(arguments) for arguments in row["plus_input"]),
        atol=float(row["atol"]),
    )


def _path(dataset: Dataset) -> Path:
    """Where the release lies, or where the package would put it."""
    override = os.environ.get(dataset.variable)
    return Path(override or _utils().get_dataset_metadata(dataset.name, dataset.version, False)[1])


def _download(dataset: Dataset, path: Path) -> None:
    url, _cached = _utils().get_dataset_metadata(dataset.name, dataset.version, False)
    _utils().make_cache(url, str(path))


def _utils() -> Any:
    return importlib.import_module("evalplus.data.utils")


def _verify(dataset: Dataset, path: Path) -> None:
    try:
        content = path.read_bytes()
        if path.suffix == ".gz":
            content = gzip.decompress(content)
    except (OSError, EOFError, zlib.error) as error:
        raise BenchmarkError(
            f"{path}: damaged EvalPlus file, got {error}; expected {dataset.name} "
            f"{dataset.version}; fetch it again"
        ) from error
    found = hashlib.sha256(content).hexdigest()
    if found != dataset.sha256:
        raise BenchmarkError(
            f"{path}: not the pinned EvalPlus release, got SHA-256 {found} of the unpacked lines; "
            f"expected {dataset.sha256} ({dataset.name} {dataset.version}); fetch that release"
        )
