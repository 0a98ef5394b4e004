"""A transform runs fast on buffers whose size is even and has no prime factors other than 2, 3 and
5. Which is the smallest such size that is not below the requested one? Requests under 2 get 2."""


def next_friendly_length(least):
    candidate = max(least + least % 2, 2)
    while True:
        rest = candidate
        for factor in (2, 3, 5):
            while rest % factor == 0:
                rest //= factor
        if rest == 1:
            return candidate
        candidate += 2


assert next_friendly_length(7) == 8
assert next_friendly_length(8) == 8
assert next_friendly_length(13) == 16
assert next_friendly_length(0) == 2
assert next_friendly_length(-5) == 2
assert next_friendly_length(26) == 30
assert next_friendly_length(101) == 108
assert next_friendly_length(43) == 48
