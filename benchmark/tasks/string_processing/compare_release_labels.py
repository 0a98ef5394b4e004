"""Say which of two well-formed semantic version texts is newer: 1 for the left, -1 for the right, 0
when equal, where missing trailing core numbers count as zero and anything after a plus sign is
ignored. A pre-release (after the dash) is older than its final release; its dot-separated parts
go left to right, digits by size and below words, words alphabetically, and with all shared parts
alike the longer one is newer."""


def compare_release_labels(first, second):
    def parse(label):
        core, _, tag = label.partition("+")[0].partition("-")
        numbers = [int(part) for part in core.split(".")]
        numbers += [0] * (3 - len(numbers))
        return numbers, tag.split(".") if tag else []

    def order(a, b):
        return (a > b) - (a < b)

    numbers_a, tags_a = parse(first)
    numbers_b, tags_b = parse(second)
    if numbers_a != numbers_b:
        return order(numbers_a, numbers_b)
    if not tags_a or not tags_b:
        return order(not tags_a, not tags_b)
    for a, b in zip(tags_a, tags_b, strict=False):
        if a == b:
            continue
        if a.isdigit() and b.isdigit():
            return order(int(a), int(b))
        if a.isdigit() or b.isdigit():
            return order(b.isdigit(), a.isdigit())
        return order(a, b)
    return order(len(tags_a), len(tags_b))


assert compare_release_labels("1.10.0", "1.9.3") == 1
assert compare_release_labels("1.2-rc+7", "1.2.0-rc+x") == 0
assert compare_release_labels("2.0.0-rc.1", "2.0.0") == -1
assert compare_release_labels("2.0.0", "2.0.0-alpha.3") == 1
assert compare_release_labels("1.0.0-beta.2", "1.0.0-beta.11") == -1
assert compare_release_labels("1.0.0-beta", "1.0.0-alpha.9") == 1
assert compare_release_labels("1.0.0-alpha.1", "1.0.0-alpha.-b") == -1
assert compare_release_labels("1.0.0-rc.-x", "1.0.0-rc.7") == 1
assert compare_release_labels("1.0.0-rc", "1.0.0-rc.1") == -1
assert compare_release_labels("3.1.4+build.9", "3.2.0") == -1
