"""A run that is killed while a server is silent goes on where it stopped."""

import os
import signal
import subprocess
import time
from collections import Counter
from pathlib import Path

import pytest
import yaml

from benchmark.corpus import release_files
from fixtures.retrieval.vectors import CHUNK_TEXTS
from suites.instruments import loopback_faults as faults
from suites.instruments.core_part import core_part, environment, retrieval_command, run_retrieval
from suites.instruments.loopback_server import DIMENSION, KEY, Loopback, loopback
from suites.instruments.loopback_systems import VARIABLE

QUERIES = 30
BATCH = 32
CORPUS = 5 * QUERIES
SOUND_REQUESTS = 1 + CHUNK_TEXTS // BATCH  # the queries, and the first of the corpus' two chunks


def _table(path: Path, server: Loopback) -> Path:
    row = {
        "id": "mine",
        "kind": "mistral",
        "title": "Mine",
        "extra": "mistral",
        "dimension": DIMENSION,
        "batch_size": BATCH,
        "similarity": "cosine",
        "model": "tiny",
        "key": VARIABLE,
        "url": server.url("mistral"),
    }
    path.write_text(yaml.safe_dump({"systems": [row]}))
    return path


def _killed_in_silence(command: list[str], root: Path, server: Loopback) -> None:
    run = subprocess.Popen(
        command,
        cwd=root,
        env=environment(root, **{VARIABLE: KEY}),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        deadline = time.monotonic() + 240
        while len(server.asked) <= SOUND_REQUESTS and time.monotonic() < deadline:
            assert run.poll() is None, "it ended by itself"
            time.sleep(0.05)
    finally:
        os.killpg(run.pid, signal.SIGKILL)
        run.wait()


def test_a_killed_run_asks_again_only_for_the_chunk_it_was_in(
    tmp_path: Path, pytestconfig: pytest.Config
) -> None:
    pytest.importorskip("mistralai", reason="comes with the extra mistral")
    bundle, root = tmp_path / "bundle", pytestconfig.rootpath
    bundle.mkdir()
    release_files.write_tier(bundle, core_part(QUERIES))
    with loopback() as server:
        options = ("--system", str(_table(tmp_path / "mine.yaml", server)), "--systems", "mine")
        server.script, server.always = [faults.NONE] * SOUND_REQUESTS, faults.SILENCE
        _killed_in_silence(retrieval_command(tmp_path, bundle, *options), root, server)
        before = [text for asked in server.asked[:SOUND_REQUESTS] for text in asked.texts]
        assert len(before) == QUERIES + CHUNK_TEXTS
        server.asked.clear()
        server.always = faults.NONE
        done = run_retrieval(root, tmp_path, bundle, options, **{VARIABLE: KEY})
        assert done.returncode == pytest.ExitCode.OK, done.stdout + done.stderr
        again = [text for asked in server.asked for text in asked.texts]
        assert len(again) == CORPUS - CHUNK_TEXTS
        assert Counter(before) & Counter(again) == Counter()
        server.asked.clear()
        done = run_retrieval(root, tmp_path, bundle, options, **{VARIABLE: KEY})
        assert done.returncode == pytest.ExitCode.OK
        assert server.asked == []  # all of it is remembered
        assert server.broken == []
