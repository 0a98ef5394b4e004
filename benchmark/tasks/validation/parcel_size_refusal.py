"""At the counter: the three sides of a parcel come in any order, the longest being its length. Give
the first reason to refuse it: "weight" above the heaviest allowed, "length" above the longest
allowed, "girth" when the length plus twice each of the other two sides is above that limit, "face"
when its largest face has no room for a label of two given sides (any order) put parallel to the
edges. None if it may go; equal to a limit is fine."""


def parcel_size_refusal(weight, sides, heaviest, longest, girth, label):
    height, width, length = sorted(sides)
    short, long = sorted(label)
    if weight > heaviest:
        return "weight"
    if length > longest:
        return "length"
    if length + 2 * (width + height) > girth:
        return "girth"
    if length < long or width < short:
        return "face"
    return None


assert parcel_size_refusal(10, (20, 60, 30), 10, 60, 160, (30, 50)) is None
assert parcel_size_refusal(11, (20, 99, 30), 10, 60, 160, (30, 50)) == "weight"
assert parcel_size_refusal(9, (20, 61, 30), 10, 60, 150, (30, 50)) == "length"
assert parcel_size_refusal(9, (60, 30, 20), 10, 60, 159, (90, 50)) == "girth"
assert parcel_size_refusal(9, (60, 30, 20), 10, 60, 160, (31, 50)) == "face"
assert parcel_size_refusal(9, (20, 30, 60), 10, 60, 160, (61, 20)) == "face"
assert parcel_size_refusal(9, (20, 30, 60), 10, 60, 160, (60, 30)) is None
assert parcel_size_refusal(1, (5, 5, 5), 2, 6, 25, (5, 5)) is None
