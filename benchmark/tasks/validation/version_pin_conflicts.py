"""Which packages can't be installed because their pins contradict each other? Pins are (package,
pin) with pins ">=1.2", ">1", "<2", "<=2.0" and "!=1.5", versions compare number by number with
absent numbers as zero, and between two different versions there is always another. A highest lower
bound above the lowest upper bound is a contradiction; equal bounds are one unless all pins there
allow that version and no pin excludes it. Sorted package names, each once."""


def version_pin_conflicts(pins):
    lower, upper, excluded = {}, {}, set()
    for package, pin in pins:
        version = _release(pin.lstrip("<>=!"))
        if pin.startswith("!"):
            excluded.add((package, version))
        elif pin.startswith(">"):
            bound = (version, "=" not in pin)
            lower[package] = max(lower.get(package, bound), bound)
        else:
            bound = (version, "=" in pin)
            upper[package] = min(upper.get(package, bound), bound)
    conflicts = []
    for package in sorted(lower.keys() & upper.keys()):
        (low, above), (high, inclusive) = lower[package], upper[package]
        barred = above or not inclusive or (package, low) in excluded
        if low > high or (low == high and barred):
            conflicts.append(package)
    return conflicts


def _release(text):
    numbers = [int(number) for number in text.split(".")]
    while numbers and numbers[-1] == 0:
        numbers.pop()
    return tuple(numbers)


assert version_pin_conflicts(
    [("web", ">=1.10"), ("web", "<1.9"), ("app", ">=2"), ("app", "<3")]
) == [
    "web"]
assert version_pin_conflicts(
    [("a", ">=1.2"), ("a", "<=1.2.0")]
) == []
assert version_pin_conflicts(
    [("a", ">=1.2"), ("a", "<=1.2.0"), ("a", "!=1.2"), ("b", ">1")]
) == ["a"]
assert version_pin_conflicts(
    [("a", ">1"), ("a", ">=1"), ("a", "<=1")]
) == ["a"]
assert version_pin_conflicts(
    [("b", "<2"), ("b", "<=2"), ("b", ">=2.0"), ("a", "<1"), ("a", ">3")]
) == [
    "a", "b"]
assert version_pin_conflicts(
    [("a", ">=1"), ("a", "<=3"), ("a", "!=1"), ("a", "!=3"), ("b", "!=2")]
) == []
assert version_pin_conflicts(
    [("a", ">=4"), ("a", ">=2"), ("a", "<5"), ("a", "<3.9.9")]
) == ["a"]
assert version_pin_conflicts(
    [("a", ">=1"), ("a", "<=1"), ("b", "!=1")]
) == []
assert version_pin_conflicts(
    [("a", ">=0"), ("a", "<0.0.1")]
) == []
