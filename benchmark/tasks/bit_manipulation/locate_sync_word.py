"""At which offset of a received text of 0s and 1s does a sync pattern, also a text of 0s and 1s,
lie in full with the fewest wrong bits? More wrong bits than a tolerance are not acceptable, of
equally good offsets the earliest wins, and -1 means that there is no acceptable one."""


def locate_sync_word(bits, pattern, tolerance):
    best = -1
    fewest = tolerance + 1
    for offset in range(len(bits) - len(pattern) + 1):
        window = bits[offset:offset + len(pattern)]
        wrong = sum(1 for got, wanted in zip(window, pattern) if got != wanted)
        if wrong >= fewest:
            continue
        best = offset
        fewest = wrong
    return best


assert locate_sync_word("0010110", "1011", 0) == 2
assert locate_sync_word("0000000", "1011", 2) == -1
assert locate_sync_word("0000000", "1011", 3) == 0
assert locate_sync_word("10011011", "1011", 1) == 4
assert locate_sync_word("01001001", "1011", 1) == 1
assert locate_sync_word("10", "101", 3) == -1
assert locate_sync_word("000101", "101", 0) == 3
assert locate_sync_word("111", "111", 0) == 0
assert locate_sync_word("000", "1", 0) == -1
