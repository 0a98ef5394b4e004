"""A postman goes up a street along its odd house numbers in ascending order and comes back down
along the even ones in descending order. House numbers are texts such as "12" or "7b", with at most
one small letter; counting upwards the bare number precedes 7a, and 7a precedes 7b, which turns
round on the way back. Only houses whose bare number lies between the whole numbers `first` and
`last`, both included, are visited."""

from string import ascii_lowercase


def postman_walk_order(houses, first, last):
    odd, even = [], []
    for house in houses:
        number = int(house.rstrip(ascii_lowercase))
        if number < first or number > last:
            continue
        if number % 2 == 1:
            odd.append((number, house))
        else:
            even.append((number, house))
    return [house for _, house in sorted(odd) + sorted(even, reverse=True)]


assert postman_walk_order(["1", "2", "3", "4"], 1, 9) == ["1", "3", "4", "2"]
assert postman_walk_order(["7b", "7", "7a", "9", "5"], 1, 10) == ["5", "7", "7a", "7b", "9"]
assert postman_walk_order(["12", "12b", "12a", "10"], 1, 12) == ["12b", "12a", "12", "10"]
assert postman_walk_order(["3", "1", "5"], 3, 4) == ["3"]
assert postman_walk_order(["6", "8", "7", "10"], 7, 9) == ["7", "8"]
assert postman_walk_order(["10", "9", "100", "11"], 1, 200) == ["9", "11", "100", "10"]
assert postman_walk_order(["4a"], 5, 9) == []
assert postman_walk_order(["21c", "20c", "21", "20", "19"], 10, 30) == [
    "19", "21", "21c", "20c", "20"]
