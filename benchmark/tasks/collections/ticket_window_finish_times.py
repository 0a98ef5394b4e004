"""When is everybody served at a station with several ticket windows, all free from time 0? The
customers come as (arrival, service time) in order of arrival. Each one goes to the window that is
or was free earliest, the lowest number if several are equal, and is served there at once or when it
gets free; somebody who would wait longer than patience walks away without using it. For each
customer give (window number from 1, finish time), or None for those who left."""


def ticket_window_finish_times(customers, windows, patience):
    free_at = [0] * windows
    results = []
    for arrival, service in customers:
        window = free_at.index(min(free_at))
        start = max(arrival, free_at[window])
        if start - arrival > patience:
            results.append(None)
            continue
        finish = start + service
        free_at[window] = finish
        results.append((window + 1, finish))
    return results


assert ticket_window_finish_times([(0, 4), (1, 6), (2, 3)], 2, 5) == [(1, 4), (2, 7), (1, 7)]
assert ticket_window_finish_times([(0, 4), (1, 6), (2, 3)], 2, 2) == [(1, 4), (2, 7), (1, 7)]
assert ticket_window_finish_times([(0, 4), (1, 6), (2, 3)], 2, 1) == [(1, 4), (2, 7), None]
assert ticket_window_finish_times([(0, 5), (0, 5), (6, 1)], 2, 9) == [(1, 5), (2, 5), (1, 7)]
assert ticket_window_finish_times([(0, 2), (0, 1), (9, 1)], 2, 0) == [(1, 2), (2, 1), (2, 10)]
assert ticket_window_finish_times([(0, 10), (1, 5), (11, 2)], 1, 3) == [(1, 10), None, (1, 13)]
assert ticket_window_finish_times([(3, 2), (4, 2)], 1, 5) == [(1, 5), (1, 7)]
assert ticket_window_finish_times([(2, 3), (2, 4), (2, 5), (3, 1)], 3, 1) == [
    (1, 5), (2, 6), (3, 7), None]
