"""Long division of polynomials with integer coefficients, listed from the highest power down:
return (quotient, remainder) as such lists without leading zeros, where zero is [0]. The inputs may
have leading zeros. None if a coefficient of the quotient would not be a whole number, or if the
divisor is zero."""


def _stripped(coefficients):
    for index, coefficient in enumerate(coefficients):
        if coefficient != 0:
            return coefficients[index:]
    return [0]


def divide_integer_polynomials(dividend, divisor):
    rest = _stripped(dividend)
    divisor = _stripped(divisor)
    if divisor == [0]:
        return None
    quotient = []
    for shift in range(len(rest) - len(divisor) + 1):
        factor, uneven = divmod(rest[shift], divisor[0])
        if uneven:
            return None
        quotient.append(factor)
        for index, coefficient in enumerate(divisor):
            rest[shift + index] -= factor * coefficient
    return _stripped(quotient), _stripped(rest)


assert divide_integer_polynomials([1, -3, 2], [1, -1]) == ([1, -2], [0])
assert divide_integer_polynomials([2, 0, 0, 5], [1, 2]) == ([2, -4, 8], [-11])
assert divide_integer_polynomials([3, 1], [2, 1]) is None
assert divide_integer_polynomials([0, 0, 4, 2], [0, 2]) == ([2, 1], [0])
assert divide_integer_polynomials([5], [1, 0]) == ([0], [5])
assert divide_integer_polynomials([2], [0, 0, 0]) is None
assert divide_integer_polynomials([6, 1, 4], [-3, 1]) == ([-2, -1], [5])
assert divide_integer_polynomials([1, 0, 0, 0, 0, 3], [1, 0, 0, -2]) == ([1, 0, 0], [2, 0, 3])
assert divide_integer_polynomials([6, 5, 4], [-3, 1]) is None
