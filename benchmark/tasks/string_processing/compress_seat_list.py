"""Write seat numbers on a group ticket, such as "1-3, 8, 9 and 12": three or more successive
numbers become a span, shorter rows are listed one by one, everything stands in rising order with
commas between the items and " and " before the last. The numbers come in any order, repeats count
once, and no seats give an empty text."""


def compress_seat_list(seats):
    rows = []
    for seat in sorted(set(seats)):
        if rows and seat == rows[-1][-1] + 1:
            rows[-1].append(seat)
        else:
            rows.append([seat])
    items = []
    for row in rows:
        if len(row) < 3:
            items.extend(str(seat) for seat in row)
        else:
            items.append(f"{row[0]}-{row[-1]}")
    if len(items) < 2:
        return "".join(items)
    return ", ".join(items[:-1]) + " and " + items[-1]


assert compress_seat_list([4, 5, 6, 9]) == "4-6 and 9"
assert compress_seat_list([2, 1]) == "1 and 2"
assert compress_seat_list([7, 7]) == "7"
assert compress_seat_list([]) == ""
assert compress_seat_list([12, 3, 1, 2, 2, 8, 9]) == "1-3, 8, 9 and 12"
assert compress_seat_list([1, 3, 5]) == "1, 3 and 5"
assert compress_seat_list([1, 2, 3]) == "1-3"
assert compress_seat_list([10, 11, 12, 13, 20, 21, 22]) == "10-13 and 20-22"
