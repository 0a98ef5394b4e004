"""Two shops each report their price as a list of (time, price) in time order, every report
replacing that shop's previous one. From both lists make one of (time, price) with the lower of
the current prices, containing an entry only when that lower price changes. Reports of the same
instant, from either shop, all take effect (the last of a shop counts) before the price is looked
at. A shop that has not reported yet is ignored."""


def merge_best_quote_changes(first, second):
    reports = [
        (time, shop, price)
        for shop, feed in enumerate((first, second))
        for time, price in feed
    ]
    reports.sort(key=lambda report: report[0])
    current = {}
    changes = []
    for index, (time, shop, price) in enumerate(reports):
        current[shop] = price
        if index + 1 < len(reports) and reports[index + 1][0] == time:
            continue
        lower = min(current.values())
        if not changes or changes[-1][1] != lower:
            changes.append((time, lower))
    return changes


assert merge_best_quote_changes([(1, 10), (5, 8)], [(2, 12)]) == [(1, 10), (5, 8)]
assert merge_best_quote_changes([(1, 10), (4, 14)], [(2, 11)]) == [(1, 10), (4, 11)]
assert merge_best_quote_changes([(1, 10), (3, 20)], [(3, 9)]) == [(1, 10), (3, 9)]
assert merge_best_quote_changes([(1, 10), (3, 15)], [(1, 15), (3, 10)]) == [(1, 10)]
assert merge_best_quote_changes([], [(2, 7), (3, 7), (4, 6)]) == [(2, 7), (4, 6)]
assert merge_best_quote_changes([(1, 10), (1, 12)], []) == [(1, 12)]
assert merge_best_quote_changes([(1, 5), (9, 5)], [(3, 2), (6, 8)]) == [(1, 5), (3, 2), (6, 5)]
assert merge_best_quote_changes([(2, 30), (2, 20)], [(2, 25)]) == [(2, 20)]
