"""Average number of stars for a product with few votes, made less jumpy by adding `weight` made-up
votes that each give the prior number of stars. The votes come as a list of how many people gave one
star, two stars and so on. Round to two decimals; without a single real vote the prior comes back
unchanged."""


def smoothed_star_rating(votes, prior, weight):
    people = 0
    stars = 0
    for given, number in enumerate(votes, start=1):
        people += number
        stars += given * number
    if people == 0:
        return prior
    return round((stars + prior * weight) / (people + weight), 2)


assert smoothed_star_rating([0, 0, 0, 0, 4], 3, 4) == 4
assert smoothed_star_rating([1, 0, 0, 0, 0], 3, 1) == 2
assert abs(smoothed_star_rating([0, 2, 1, 0, 0], 2.5, 2) - 2.4) < 1e-9
assert smoothed_star_rating([], 3, 5) == 3
assert abs(smoothed_star_rating([2, 0, 1], 2, 0) - 1.67) < 1e-9
assert abs(smoothed_star_rating([0, 0], 1.237, 5) - 1.237) < 1e-9
assert abs(smoothed_star_rating([3, 1, 4, 1, 5], 3, 10) - 3.17) < 1e-9
assert smoothed_star_rating([0, 0, 0], 2.75, 0) == 2.75
