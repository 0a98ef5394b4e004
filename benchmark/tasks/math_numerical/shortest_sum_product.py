"""Two square tables of equal size hold costs of a first and a second leg of a trip, row to column,
with None where there is no connection. Work out the table of cheapest costs for both legs together,
changing at whichever place is best. It holds None where no combination exists or the cheapest costs
more than `limit`."""


def shortest_sum_product(first, second, limit):
    size = len(first)
    combined = [[None] * size for _ in range(size)]
    for start in range(size):
        for change in range(size):
            leg = first[start][change]
            if leg is None:
                continue
            for end in range(size):
                onward = second[change][end]
                if onward is None or leg + onward > limit:
                    continue
                known = combined[start][end]
                if known is None or leg + onward < known:
                    combined[start][end] = leg + onward
    return combined


assert shortest_sum_product([[1, 5], [2, None]], [[4, 1], [0, 7]], 99) == [[5, 2], [6, 3]]
assert shortest_sum_product([[1, 5], [2, None]], [[4, 1], [0, 7]], 5) == [[5, 2], [None, 3]]
assert shortest_sum_product([[1, 5], [2, None]], [[4, 1], [0, 7]], 4) == [[None, 2], [None, 3]]
assert shortest_sum_product([[None]], [[3]], 9) == [[None]]
assert shortest_sum_product([[2]], [[None]], 9) == [[None]]
assert shortest_sum_product(
    [[0, 2, 9], [None, 0, 4], [1, None, 0]], [[3, None, 1], [6, 0, None], [None, 5, 2]], 20
) == [[3, 2, 1], [6, 0, 6], [4, 5, 2]]
assert shortest_sum_product([[6, 1], [3, 8]], [[2, 3], [4, 1]], 7) == [[5, 2], [5, 6]]
