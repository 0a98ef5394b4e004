"""How likely is a disease after a series of tests that each came out True (positive), False or None
(inconclusive, tells nothing)? Known are the likelihood beforehand, the share of the ill who test
positive and the share of the healthy who test negative, all three in whole percent; tests are
independent of each other. Answer in percent rounded to 2 decimals, or None if such results are
impossible."""


def belief_after_tests(prior, sensitivity, specificity, results):
    ill = prior
    healthy = 100 - prior
    for positive in results:
        if positive is None:
            continue
        if positive:
            ill *= sensitivity
            healthy *= 100 - specificity
        else:
            ill *= 100 - sensitivity
            healthy *= specificity
    if ill + healthy == 0:
        return None
    return round(100 * ill / (ill + healthy), 2)


assert belief_after_tests(50, 80, 60, [False]) == 25
assert abs(belief_after_tests(1, 90, 91, [True]) - 9.17) < 1e-9
assert belief_after_tests(50, 80, 60, [True, False]) == 40
assert belief_after_tests(20, 80, 80, [True]) == 50
assert belief_after_tests(20, 90, 70, [None, None]) == 20
assert belief_after_tests(0, 90, 100, [True]) is None
assert belief_after_tests(100, 100, 50, [False]) is None
assert abs(belief_after_tests(25, 60, 90, [True, None]) - 66.67) < 1e-9
assert belief_after_tests(35, 60, 90, []) == 35
