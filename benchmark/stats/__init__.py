"""Statistics over queries: arrays in, frozen records out; no I/O, no alpha."""
