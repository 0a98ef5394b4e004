"""Tell single, double and triple clicks apart from sorted click times. A click less than the
minimum spacing after the last kept one is contact bounce and dropped. A kept click at most the gap
after the kept one before it belongs to the same group, but a group is closed once it has three.
Return the size of each group in order, e.g. [1, 3, 2]."""


def click_group_counts(times, gap, min_space):
    counts = []
    last_kept = float("-inf")
    for time in times:
        spacing = time - last_kept
        if spacing < min_space:
            continue
        if spacing <= gap and counts[-1] < 3:
            counts[-1] += 1
        else:
            counts.append(1)
        last_kept = time
    return counts


assert click_group_counts([5], 150, 20) == [1]
assert click_group_counts([0, 100, 200, 300], 150, 20) == [3, 1]
assert click_group_counts([0, 150, 301], 150, 20) == [2, 1]
assert click_group_counts([0, 10, 100], 150, 20) == [2]
assert click_group_counts([7, 27], 150, 20) == [2]
assert click_group_counts([0, 15, 30], 150, 20) == [2]
assert click_group_counts([0, 15, 160], 150, 20) == [1, 1]
assert click_group_counts([0, 400, 500, 510, 620, 700], 200, 50) == [1, 3, 1]
assert click_group_counts([1, 2, 3, 4, 5, 6, 7], 1, 1) == [3, 3, 1]
