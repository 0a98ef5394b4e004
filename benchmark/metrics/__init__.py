"""Per-query metrics: scores and relevance in, tie envelopes out."""
