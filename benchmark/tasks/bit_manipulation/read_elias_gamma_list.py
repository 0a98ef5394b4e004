"""A text of 0s and 1s holds positive integers in Elias gamma code, one straight after another: n
zeros, then the number in binary, which has n + 1 digits and begins with 1. List the numbers. Up
to seven zeros with no 1 behind them are padding at the end; more of them, or a last number that
lacks digits, give None. An empty text gives an empty list."""


def read_elias_gamma_list(bits):
    values = []
    position = 0
    one = bits.find("1")
    while one >= 0:
        end = one + (one - position) + 1
        if end > len(bits):
            return None
        values.append(int(bits[one:end], 2))
        position = end
        one = bits.find("1", position)
    if len(bits) - position > 7:
        return None
    return values


assert read_elias_gamma_list("0000000") == []
assert read_elias_gamma_list("1") == [1]
assert read_elias_gamma_list("001011010") == [5, 1, 2]
assert read_elias_gamma_list("10000000") == [1]
assert read_elias_gamma_list("100000000") is None
assert read_elias_gamma_list("0010") is None
assert read_elias_gamma_list("0001001") == [9]
assert read_elias_gamma_list("101") is None
assert read_elias_gamma_list("011000") == [3]
