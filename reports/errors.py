"""The one exception class of this room."""


class ReportError(ValueError):
    """An option or a payload that can't be read; the message ends with the remedy."""
