"""The one exception class of this room."""


class AuditError(ValueError):
    """Evidence that no rule can judge; the message ends with the remedy."""
