"""How alike are two products whose features are the bits of two masks? Take the weight of the
features they share over the weight of those that at least one has, in percent rounded down. A
feature weighs 1, or 2 if it is in a heavy mask; the bits of an ignored mask are left out
altogether. When neither product has anything left, that is 100."""


def _weight(features, heavy):
    return features.bit_count() + (features & heavy).bit_count()


def feature_mask_similarity(first, second, ignored, heavy):
    first &= ~ignored
    second &= ~ignored
    if first == 0 and second == 0:
        return 100
    shared = _weight(first & second, heavy)
    total = _weight(first | second, heavy)
    return shared * 100 // total


assert feature_mask_similarity(0b1101, 0b0111, 0, 0) == 50
assert feature_mask_similarity(0b111, 0b001, 0, 0) == 33
assert feature_mask_similarity(0b1101, 0b0111, 0b1000, 0) == 66
assert feature_mask_similarity(0b0111, 0b1101, 0b1000, 0) == 66
assert feature_mask_similarity(0b1000, 0b0100, 0b1100, 0b1111) == 100
assert feature_mask_similarity(0b1000, 0, 0, 0) == 0
assert feature_mask_similarity(0, 0b11, 0, 0) == 0
assert feature_mask_similarity(0b1101, 0b0111, 0, 0b0001) == 60
assert feature_mask_similarity(0b111, 0b101, 0b100, 0b110) == 33
