"""The one exception class of this room."""


class BenchmarkError(ValueError):
    """A ruler that is broken: `subject: what is wrong, got VALUE; expected CONSTRAINT; remedy`."""
