"""A server on this machine that speaks four providers' wires and fails as it is told to.

The SDKs are the real ones: nothing of them is replaced. Every request is kept, so that a test
counts retries; a text's vector depends on the text alone.
"""

import json
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Final

from suites.instruments.loopback_faults import NONE, Fault, Manner
from suites.instruments.loopback_wires import WIRES, Asked, understood, vector

DIMENSION: Final = 8
KEY: Final = "sk-loopback-secret"
DIGEST: Final = "ab" * 32
TAGS: Final = {"models": [{"model": "tiny:latest", "name": "tiny:latest", "digest": DIGEST}]}
RETRY_HEADERS: Final = {"retry-after-ms": "10"}


@dataclass
class Loopback:
    """The running server. `script` is used up fault by fault, then `always` holds."""

    address: str
    script: list[Fault] = field(default_factory=list)
    always: Fault = NONE
    asked: list[Asked] = field(default_factory=list)
    broken: list[str] = field(default_factory=list)  # what went wrong in the server itself
    released: threading.Event = field(default_factory=threading.Event)

    def next_fault(self) -> Fault:
        return self.script.pop(0) if self.script else self.always

    def url(self, wire: str) -> str:
        """The base that each SDK wants."""
        return f"{self.address}/openai/v1" if wire == "openai" else self.address


@contextmanager
def loopback() -> Iterator[Loopback]:
    """A server for the time of the block."""
    server = _Server(("127.0.0.1", 0), _Handler)
    server.told = Loopback(f"http://127.0.0.1:{server.server_port}")
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    try:
        yield server.told
    finally:
        server.told.released.set()
        server.shutdown()
        thread.join()
        server.server_close()


class _Server(ThreadingHTTPServer):
    daemon_threads = True
    block_on_close = False
    told: Loopback

    def handle_error(self, _request: Any, _client_address: Any) -> None:
        """A client that went away is no news; a mistake of ours is."""
        error = sys.exception()
        if not isinstance(error, ConnectionError):
            self.told.broken.append(repr(error))


class _Handler(BaseHTTPRequestHandler):
    server: _Server

    def log_message(self, *_args: Any) -> None:
        """Tests read `asked`."""

    def do_GET(self) -> None:
        self._send(200 if self.path == "/api/tags" else 404, json.dumps(TAGS).encode())

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["content-length"])))
        headers = {name.lower(): value for name, value in self.headers.items()}
        asked = understood(self.path, headers, body)
        if asked is None:
            self._send(404, b'{"error": "no such path"}')
            return
        self.server.told.asked.append(asked)
        self._answer(asked, self.server.told.next_fault())

    def _answer(self, asked: Asked, fault: Fault) -> None:
        if asked.wire != "ollama" and asked.key != KEY:
            fault = Fault(status=401)
        if fault.manner is Manner.HANG_UP:
            self.close_connection = True
        elif fault.manner is Manner.SILENCE:
            self.server.told.released.wait(30)
            self.close_connection = True
        elif fault.manner is Manner.NOISE:
            self._send(200, b"<html>welcome</html>", "text/html")
        elif fault.status != 200:
            self._send(fault.status, _refusal(fault.status, asked.key))
        else:
            content = json.dumps(_answered(asked, fault)).encode()
            self._send(200, content, cut=fault.manner is Manner.HALF)

    def _send(
        self, status: int, content: bytes, kind: str = "application/json", cut: bool = False
    ) -> None:
        self.send_response(status)
        retry = RETRY_HEADERS if status == 429 or status >= 500 else {}
        for name, value in {"content-type": kind, **retry}.items():
            self.send_header(name, value)
        self.send_header("content-length", str(len(content)))
        self.end_headers()
        self.wfile.write(content[: len(content) // 2] if cut else content)
        self.close_connection = self.close_connection or cut


def _answered(asked: Asked, fault: Fault) -> Any:
    rows = [vector(text, DIMENSION) for text in asked.texts]
    spoiled = fault.spoil(rows)
    return WIRES[asked.wire].answer(spoiled, fault.places(range(len(rows))))


def _refusal(status: int, key: str) -> bytes:
    """As the providers put it; some repeat the key."""
    error = {"code": status, "message": f"refused {status} for key {key}", "status": "REFUSED"}
    return json.dumps({"error": error}).encode()
