"""A language model that answers by a script, and keeps what it was asked."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from benchmark.ports import ChatMessage, Generation, Sampling

Script = Callable[[str], str]


@dataclass
class ScriptedModel:
    """Implements `LanguageModel` and `ScoringModel`. A token is a word; `script` gives the answer
    to a prompt, `likelihood` that of (context, continuation)."""

    script: Script = lambda prompt: ""
    likelihood: Callable[[str, str], float] = lambda context, continuation: 0.0
    context_tokens: int = 100_000
    model_id: str = "scripted"
    prompts: list[str] = field(default_factory=list)
    samplings: list[Sampling] = field(default_factory=list)

    @property
    def fingerprint(self) -> dict[str, str]:
        return {"model": self.model_id}

    def count_tokens(self, messages: Sequence[ChatMessage]) -> int:
        return sum(len(message.content.split()) for message in messages)

    def generate(self, messages: Sequence[ChatMessage], sampling: Sampling) -> Generation:
        prompt = messages[-1].content
        self.prompts.append(prompt)
        self.samplings.append(sampling)
        text = self.script(prompt)
        return Generation(text, self.count_tokens(messages), len(text.split()), "stop", 0.0)

    def log_likelihood(self, context: str, continuation: str) -> float:
        self.prompts.append(context)
        return self.likelihood(context, continuation)
