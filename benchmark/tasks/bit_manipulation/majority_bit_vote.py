"""Several receivers heard the same message, each as a non-negative integer with some wrong bits.
Combine the list into one integer in which every bit has the value that most of the words give
it; where as many have a one as a zero the last word decides. An empty list gives 0."""


def majority_bit_vote(words):
    result = 0
    width = max(words, default=0).bit_length()
    for position in range(width):
        bit = 1 << position
        ones = sum(1 for word in words if word & bit)
        zeros = len(words) - ones
        if ones > zeros or (ones == zeros and words[-1] & bit):
            result |= bit
    return result


assert majority_bit_vote([]) == 0
assert majority_bit_vote([5]) == 5
assert majority_bit_vote([0b110, 0b011, 0b010]) == 0b010
assert majority_bit_vote([0b1100, 0b1010]) == 0b1010
assert majority_bit_vote([0b1010, 0b1100]) == 0b1100
assert majority_bit_vote([0, 0, 1, 1]) == 1
assert majority_bit_vote([7, 7, 1, 0, 0]) == 1
assert majority_bit_vote([6, 3, 3, 8]) == 2
assert majority_bit_vote([8, 9, 8, 1, 2]) == 8
