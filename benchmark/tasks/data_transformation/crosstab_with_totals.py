"""Cross-tabulate (row, column, quantity) records into a list of lists: first the heading line ["",
columns..., "Total"], then a line per row with its name, quantities (0 where there are none) and
their total, at last a line "Total" with the sums of the columns and the grand total. Rows and
columns are sorted by name. Columns whose total lies below least are left out and count in no total;
rows are always kept."""


def crosstab_with_totals(records, least):
    cells = {}
    totals = {}
    for row, column, quantity in records:
        cells[row, column] = cells.get((row, column), 0) + quantity
        totals[column] = totals.get(column, 0) + quantity
    columns = sorted(column for column, total in totals.items() if total >= least)
    table = [["", *columns, "Total"]]
    for row in sorted({record[0] for record in records}):
        quantities = [cells.get((row, column), 0) for column in columns]
        table.append([row, *quantities, sum(quantities)])
    sums = [totals[column] for column in columns]
    table.append(["Total", *sums, sum(sums)])
    return table


assert crosstab_with_totals([("b", "x", 2), ("a", "y", 3), ("b", "x", 4)], 1) == [
    ["", "x", "y", "Total"], ["a", 0, 3, 3], ["b", 6, 0, 6], ["Total", 6, 3, 9]]
assert crosstab_with_totals([("b", "x", 2), ("a", "y", 3), ("b", "x", 4)], 4) == [
    ["", "x", "Total"], ["a", 0, 0], ["b", 6, 6], ["Total", 6, 6]]
assert crosstab_with_totals([("b", "x", 2), ("a", "x", 3), ("b", "y", 4)], 5) == [
    ["", "x", "Total"], ["a", 3, 3], ["b", 2, 2], ["Total", 5, 5]]
assert crosstab_with_totals([("a", "p", 5), ("b", "p", -5), ("a", "q", 1)], 1) == [
    ["", "q", "Total"], ["a", 1, 1], ["b", 0, 0], ["Total", 1, 1]]
assert crosstab_with_totals([("a", "p", 5), ("b", "p", -5), ("a", "q", 1)], 0) == [
    ["", "p", "q", "Total"], ["a", 5, 1, 6], ["b", -5, 0, -5], ["Total", 0, 1, 1]]
assert crosstab_with_totals([("k", "m", 1)], 2) == [["", "Total"], ["k", 0], ["Total", 0]]
assert crosstab_with_totals([("a", "z", 7), ("a", "c", 9), ("a", "z", -2)], 5) == [
    ["", "c", "z", "Total"], ["a", 9, 5, 14], ["Total", 9, 5, 14]]
assert crosstab_with_totals([("a", "z", 0), ("b", "y", -3)], -3) == [
    ["", "y", "z", "Total"], ["a", 0, 0, 0], ["b", -3, 0, -3], ["Total", -3, 0, -3]]
