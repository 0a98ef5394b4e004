"""A small server that speaks Ollama's native API and OpenAI's chat completions, with faults.

It answers `echo: ` and the last message; a prompt counts two tokens a word and four a turn.
"""

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Final

DIGEST: Final = "ab" * 32
OTHER_DIGEST: Final = "cd" * 32
OLLAMA_NAME: Final = "small:1b"
OPENAI_NAME: Final = "org/small"


@dataclass
class Behaviour:
    """What the server does; a test sets a fault, and reads what was asked."""

    window: int = 32_768
    evaluated: int | None = None  # prompt tokens claimed instead of the true ones
    digests: list[str] = field(default_factory=lambda: [DIGEST])  # one a call, the last one stays
    status: int = 200
    drop: bool = False
    garbage: bool = False
    finish: str = "stop"
    without: str = ""  # a key of the answer that is left out
    fingerprints: list[str] = field(default_factory=lambda: ["fp_1"])
    asked: list[tuple[str, dict[str, Any]]] = field(default_factory=list)

    def chats(self) -> list[dict[str, Any]]:
        return [body for path, body in self.asked if path.endswith(("/chat", "/completions"))]


def counted(messages: list[dict[str, str]]) -> int:
    return sum(4 + 2 * len(each["content"].split()) for each in messages)


def _next(values: list[str]) -> str:
    return values.pop(0) if len(values) > 1 else values[0]


def _ollama_chat(act: Behaviour, body: dict[str, Any]) -> dict[str, Any]:
    true = counted(body["messages"])
    answer = {
        "model": body["model"],
        "created_at": "2026-01-01T00:00:00Z",
        "message": {"role": "assistant", "content": "echo: " + body["messages"][-1]["content"]},
        "done": True,
        "done_reason": act.finish,
        "prompt_eval_count": true if act.evaluated is None else act.evaluated,
        "eval_count": min(5, body["options"]["num_predict"]),
    }
    return {key: value for key, value in answer.items() if key != act.without}


def _openai_chat(act: Behaviour, body: dict[str, Any]) -> dict[str, Any]:
    true = counted(body["messages"])
    prompt, written = true if act.evaluated is None else act.evaluated, min(5, body["max_tokens"])
    answer = {
        "id": "c1",
        "object": "chat.completion",
        "created": 1,
        "model": body["model"],
        "system_fingerprint": _next(act.fingerprints),
        "choices": [
            {
                "index": 0,
                "finish_reason": act.finish,
                "message": {
                    "role": "assistant",
                    "content": "echo: " + body["messages"][-1]["content"],
                },
            }
        ],
        "usage": {
            "prompt_tokens": prompt,
            "completion_tokens": written,
            "total_tokens": prompt + written,
        },
    }
    return {key: value for key, value in answer.items() if key != act.without}


def _generate(act: Behaviour, body: dict[str, Any]) -> dict[str, Any]:
    chat = _ollama_chat(act, {**body, "messages": [{"content": body["prompt"]}]})
    return {**chat, "response": chat["message"]["content"]}


def _answer(act: Behaviour, path: str, body: dict[str, Any]) -> dict[str, Any]:
    match path:
        case "/api/version":
            return {"version": "0.30.0"}
        case "/api/tags":
            return {"models": [{"model": OLLAMA_NAME, "digest": _next(act.digests), "size": 1}]}
        case "/api/show":
            return {"model_info": {"qwen2.context_length": act.window}}
        case "/api/chat":
            return _ollama_chat(act, body)
        case "/api/generate":
            return _generate(act, body)
        case "/v1/models":
            return {"object": "list", "data": [{"id": OPENAI_NAME, "object": "model"}]}
        case "/v1/chat/completions":
            return _openai_chat(act, body)
    raise LookupError(path)


class _Handler(BaseHTTPRequestHandler):
    server: "_Server"

    def do_GET(self) -> None:
        self._reply()

    def do_POST(self) -> None:
        self._reply()

    def _reply(self) -> None:
        act = self.server.behaviour
        length = int(self.headers.get("Content-Length") or 0)
        body = json.loads(self.rfile.read(length)) if length else {}
        act.asked.append((self.path, body))
        asks_for_text = self.path in ("/api/chat", "/api/generate", "/v1/chat/completions")
        if asks_for_text and act.drop:
            self.close_connection = True
            self.connection.close()
            return
        if asks_for_text and act.status != 200:
            self._send(act.status, json.dumps({"error": "out of memory"}).encode())
        elif asks_for_text and act.garbage:
            self._send(200, b'{"model": "sm')
        else:
            self._send(200, json.dumps(_answer(act, self.path, body)).encode())

    def _send(self, status: int, data: bytes) -> None:
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, format: str, *args: Any) -> None:
        """Silent: what was asked is in the behaviour."""


class _Server(ThreadingHTTPServer):
    daemon_threads = True
    behaviour: Behaviour

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A dropped connection is meant."""


@contextmanager
def serving(behaviour: Behaviour) -> Iterator[str]:
    """The address of a running server."""
    server = _Server(("127.0.0.1", 0), _Handler)
    server.behaviour = behaviour
    thread = threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
