"""How large is the rank of an integer matrix when all arithmetic is done modulo a prime number? The
matrix is a list of equally long rows, need not be square, and may hold negative entries or ones
above the prime; without any rows the answer is 0."""


def rank_modulo_prime(matrix, prime):
    rows = [[entry % prime for entry in row] for row in matrix]
    width = len(rows[0]) if rows else 0
    rank = 0
    for column in range(width):
        pivot = rank
        while pivot < len(rows) and rows[pivot][column] == 0:
            pivot += 1
        if pivot == len(rows):
            continue
        rows[rank], rows[pivot] = rows[pivot], rows[rank]
        top = rows[rank]
        inverse = pow(top[column], -1, prime)
        for below in range(rank + 1, len(rows)):
            factor = rows[below][column] * inverse
            rows[below] = [(own - factor * other) % prime for own, other in zip(rows[below], top)]
        rank += 1
    return rank


assert rank_modulo_prime([[1, 2], [3, 4]], 7) == 2
assert rank_modulo_prime([[1, 2], [3, 4]], 2) == 1
assert rank_modulo_prime([], 5) == 0
assert rank_modulo_prime([[3, 6], [9, -3]], 3) == 0
assert rank_modulo_prime([[0, 1, 2], [0, 2, 4], [1, 0, 0]], 5) == 2
assert rank_modulo_prime([[-1, 2], [1, -2]], 7) == 1
assert rank_modulo_prime([[1, 1, 1], [1, 2, 3], [1, 3, 5]], 11) == 2
assert rank_modulo_prime([[2, 0], [0, 3], [1, 1]], 5) == 2
assert rank_modulo_prime([[2, 1], [1, 3]], 5) == 1
assert rank_modulo_prime([[1, 2, 3], [4, 5, 6], [7, 8, 10]], 3) == 2
