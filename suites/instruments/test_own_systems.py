"""A user's own systems, by a table and by a factory, measured by the real suite."""

import json
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import yaml

from benchmark.corpus import release_files
from fixtures.embedders.own import own_systems
from fixtures.embedders.table import read_systems
from fixtures.errors import FixtureError
from suites.instruments.core_part import core_part, run_retrieval
from suites.instruments.loopback_server import DIMENSION, KEY, Loopback, loopback
from suites.instruments.loopback_systems import VARIABLE

MODULE = "suites.instruments.own_system"
QUERIES = 3
Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("bundle")
    release_files.write_tier(folder, core_part(QUERIES))
    return folder


@pytest.fixture
def run(bundle: Path, tmp_path: Path, pytestconfig: pytest.Config) -> Run:
    def start(*options: str, **variables: str) -> subprocess.CompletedProcess[str]:
        return run_retrieval(pytestconfig.rootpath, tmp_path, bundle, options, **variables)

    return start


@pytest.fixture
def server() -> Iterator[Loopback]:
    with loopback() as told:
        yield told
        assert told.broken == []


def _table(path: Path, server: Loopback, **changes: object) -> Path:
    row = {
        "id": "mine",
        "kind": "openai",
        "title": "Mine",
        "extra": "openai",
        "dimension": DIMENSION,
        "batch_size": 16,
        "similarity": "cosine",
        "model": "tiny",
        "key": VARIABLE,
        "url": server.url("openai"),
        "query_prompt": "find: ",
        **changes,
    }
    path.write_text(yaml.safe_dump({"systems": [row]}))
    return path


def _summary(folder: Path) -> dict[str, object]:
    summary: dict[str, object] = json.loads((folder / "out" / "summary.json").read_text())
    return summary


@pytest.mark.parametrize("workers", [(), ("-n", "2")], ids=["plain", "two_workers"])
def test_a_table_of_ones_own_is_measured_beside_the_named_systems(
    workers: tuple[str, ...], run: Run, server: Loopback, tmp_path: Path
) -> None:
    pytest.importorskip("openai", reason="comes with the extra openai")
    table = _table(tmp_path / "mine.yaml", server)
    done = run("--system", str(table), "--systems", "bm25", *workers, **{VARIABLE: KEY})
    assert done.returncode == pytest.ExitCode.OK, done.stdout + done.stderr
    assert f"{2 * QUERIES} passed" in done.stdout
    results = sorted(path.name for path in (tmp_path / "out" / "results").iterdir())
    assert results == ["bundle.bm25.json", "bundle.mine.json"]
    texts = [text for asked in server.asked for text in asked.texts]
    assert len(texts) == len(set(texts)) == 6 * QUERIES  # each once, whatever the workers
    assert [text.startswith("find: ") for text in texts].count(True) == QUERIES
    notes = json.loads((tmp_path / "out" / "notes" / "bundle.mine.json").read_text())
    assert notes == {"truncated_queries": "unknown", "truncated_corpus": "unknown"}


@pytest.mark.parametrize("workers", [(), ("-n", "2")], ids=["plain", "two_workers"])
def test_a_factory_of_ones_own_is_measured(
    workers: tuple[str, ...], run: Run, tmp_path: Path
) -> None:
    done = run("--system", f"{MODULE}:shared_words", "--systems", "bm25", *workers)
    assert done.returncode == pytest.ExitCode.OK, done.stdout + done.stderr
    assert f"{2 * QUERIES} passed" in done.stdout
    assert "shared-words" in done.stdout
    assert (tmp_path / "out" / "results" / "bundle.shared-words.json").exists()


def test_only_ones_own_is_measured_where_only_that_is_named(run: Run) -> None:
    done = run("--system", f"{MODULE}:shared_words", "--systems", "shared-words")
    assert f"{QUERIES} passed" in done.stdout


def _refused(done: subprocess.CompletedProcess[str], *said: str) -> None:
    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    message = " ".join(done.stderr.split())
    assert [part for part in ("ERROR:", "got", "expected", *said) if part not in message] == []
    assert "Traceback" not in done.stdout + done.stderr
    assert "collected" not in done.stdout


def test_a_named_system_without_its_key_is_refused_by_the_variable_before_collection(
    run: Run,
) -> None:
    pytest.importorskip("openai", reason="comes with the extra openai")
    done = run("--systems", "bm25,text-embedding-3-small")
    _refused(done, "text-embedding-3-small: no key", "export OPENAI_API_KEY")


def test_a_table_of_ones_own_without_its_key_is_refused_too(
    run: Run, server: Loopback, tmp_path: Path
) -> None:
    pytest.importorskip("openai", reason="comes with the extra openai")
    done = run("--system", str(_table(tmp_path / "mine.yaml", server)), "--systems", "bm25")
    _refused(done, "mine: no key", f"export {VARIABLE}")
    assert server.asked == []


def test_a_named_hub_model_that_is_not_here_is_refused_with_the_command_that_gets_it(
    run: Run, tmp_path: Path
) -> None:
    pytest.importorskip("sentence_transformers", reason="comes with the extra hub")
    done = run("--systems", "bge-m3", HF_HOME=str(tmp_path))
    _refused(done, "bge-m3: the weights of BAAI/bge-m3 are not", "hf download BAAI/bge-m3 --rev")


def test_a_wrong_key_is_one_sentence_at_each_item_without_the_key(
    run: Run, server: Loopback, tmp_path: Path
) -> None:
    pytest.importorskip("openai", reason="comes with the extra openai")
    table = _table(tmp_path / "mine.yaml", server)
    wrong = "sk-another-secret"
    done = run("--system", str(table), "--systems", "mine", **{VARIABLE: wrong})
    assert done.returncode == pytest.ExitCode.TESTS_FAILED
    assert "HTTP 401" in done.stdout
    assert f"correct the key in {VARIABLE}" in done.stdout
    assert f"{QUERIES} failed" in done.stdout or f"{QUERIES} errors" in done.stdout
    assert wrong not in done.stdout + done.stderr
    assert len(server.asked) == 1


def test_a_dead_server_is_one_sentence_that_names_it(run: Run, tmp_path: Path) -> None:
    pytest.importorskip("mistralai", reason="comes with the extra mistral")
    with loopback() as gone:
        table = _table(tmp_path / "mine.yaml", gone, kind="mistral", url=gone.address)
    done = run("--system", str(table), "--systems", "mine", **{VARIABLE: KEY})
    assert done.returncode == pytest.ExitCode.TESTS_FAILED
    assert f"from {gone.address}; expected vectors; is the server up" in " ".join(
        done.stdout.split()
    )


FAULTS: dict[str, tuple[str, list[str]]] = {
    "neither": ("mine", ["neither a table nor a factory", "'mine'", "package.module:factory"]),
    "no_file": ("absent.yaml", ["absent.yaml: unreadable"]),
    "no_module": ("no_such_module_here:make", ["can't be imported", "ModuleNotFoundError"]),
    "no_function": (f"{MODULE}:absent", ["can't be imported", "AttributeError", "'absent'"]),
    "failing": (f"{MODULE}:failing", ["the factory failed", "RuntimeError: no weights here"]),
    "arguments": (f"{MODULE}:SharedWords.score", ["neither a table nor a factory"]),
    "nothing": (f"{MODULE}:nothing", ["no system", "NoneType", "benchmark.ports"]),
    "bad_id": (f"{MODULE}:bad_id", ["system_id", "'shared words'", "[A-Za-z0-9_.-]"]),
    "taken_id": (f"{MODULE}:taken_id", ["duplicate id", "'bm25'", "rename yours"]),
    "no_fingerprint": (f"{MODULE}:no_fingerprint", ["identifies nothing", "{}"]),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_what_brings_no_system_is_refused_by_name(fault: str) -> None:
    named, said = FAULTS[fault]
    with pytest.raises(FixtureError) as caught:
        own_systems([named], read_systems())
    message = str(caught.value)
    assert [part for part in (named, "got", "expected", *said) if part not in message] == []


def test_an_import_that_fails_inside_is_named_at_configure_time(run: Run, tmp_path: Path) -> None:
    (tmp_path / "own_broken.py").write_text("import a_library_of_mine\n")
    done = run("--system", "own_broken:make", path=str(tmp_path))
    _refused(done, "--system own_broken:make", "No module named 'a_library_of_mine'")
