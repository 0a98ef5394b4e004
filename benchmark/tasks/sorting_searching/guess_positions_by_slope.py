"""Trace a search in an ascending list of whole numbers that works as in a phone book. In the part
under search, at first all of it, the guess lies as far on between the first and last index as the
target between the first and last value, rounded down; if these values are equal, it is the first
index. A wrong guess leaves only the part after it or before it. List the guessed indices including
the hit; guessing ends when the part is empty or the target outside its values."""


def guess_positions_by_slope(values, target):
    guesses = []
    low, high = 0, len(values) - 1
    while low <= high and values[low] <= target <= values[high]:
        guess = low
        spread = values[high] - values[low]
        if spread > 0:
            guess += (target - values[low]) * (high - low) // spread
        guesses.append(guess)
        if values[guess] == target:
            break
        if values[guess] < target:
            low = guess + 1
        else:
            high = guess - 1
    return guesses


assert guess_positions_by_slope([10, 20, 30, 40], 30) == [2]
assert guess_positions_by_slope([1, 2, 3, 100], 3) == [0, 1, 2]
assert guess_positions_by_slope([0, 50, 51, 52, 53, 54, 60], 50) == [5, 3, 1]
assert guess_positions_by_slope([4, 4, 4], 4) == [0]
assert guess_positions_by_slope([1, 5, 9], 7) == [1]
assert guess_positions_by_slope([3, 8], 9) == []
assert guess_positions_by_slope([3, 4, 4], 4) == [2]
assert guess_positions_by_slope([0, 40, 41, 50, 60, 70, 120], 70) == [3, 4, 5]
assert guess_positions_by_slope([-10, 50, 60, 80], 50) == [2, 1]
assert guess_positions_by_slope([5], 5) == [0]
