"""Pick the next hop for a packet. Addresses are 32-bit integers and a routing entry is
(prefix, prefix length, metric, hop); it applies when the address agrees with the prefix in that
many leading bits, so length 0 always applies, unless its metric is 16 or more, which means
unreachable. Prefer the greatest length, then the lowest metric, then the entry listed earlier;
None if none applies."""


def longest_prefix_route(address, routes):
    chosen = None
    best = None
    for prefix, length, metric, hop in routes:
        shift = 32 - length
        if metric >= 16 or prefix >> shift != address >> shift:
            continue
        rank = (-length, metric)
        if best is None or rank < best:
            best = rank
            chosen = hop
    return chosen


assert longest_prefix_route(
    0x0A010203, [(0x0A000000, 8, 10, "a"), (0x0A010000, 16, 15, "b"), (0, 0, 1, "d")]
) == "b"
assert longest_prefix_route(
    0x0A020304, [(0x0A010000, 16, 5, "b"), (0x0A000000, 8, 10, "a"), (0, 0, 1, "d")]
) == "a"
assert longest_prefix_route(
    0x0A010203, [(0x0A000000, 8, 10, "a"), (0x0A010000, 16, 16, "b"), (0x0A010200, 24, 17, "c")]
) == "a"
assert longest_prefix_route(0xC0A80001, [(0x0A000000, 8, 10, "a")]) is None
assert longest_prefix_route(
    0x0A000001,
    [(0x0A000000, 8, 12, "x"), (0x0A000000, 8, 10, "y"), (0x0A000000, 8, 10, "z")],
) == "y"
assert longest_prefix_route(
    0x0A010202, [(0x0A010203, 32, 1, "h"), (0x0A010202, 31, 9, "g")]
) == "g"
assert longest_prefix_route(0x0A7F0001, [(0x0A0000FF, 8, 1, "n")]) == "n"
assert longest_prefix_route(0x80000000, [(0, 1, 1, "low"), (0x80000000, 1, 2, "high")]) == "high"
assert longest_prefix_route(0xC0A80001, [(0x0A000000, 8, 10, "a"), (0, 0, 1, "d")]) == "d"
