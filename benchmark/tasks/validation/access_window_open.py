"""Does a staff badge open the door now? Days are numbered from a Monday as 0, so that day 7 is the
next Monday; the time is in minutes after midnight. The windows are a dict from weekday (0 to 6) to
(start, end) pairs, open from start up to but not at end; an end not after the start lies on the
following day. Days in the set of holidays have the Sunday windows, also for their part after
midnight. True or False."""


def access_window_open(windows, holidays, day, minute):
    def windows_of(number):
        weekday = 6 if number in holidays else number % 7
        return windows.get(weekday, [])

    for start, end in windows_of(day):
        if start <= minute and (minute < end or end <= start):
            return True
    for start, end in windows_of(day - 1):
        if end <= start and minute < end:
            return True
    return False


assert access_window_open({0: [(480, 1020)]}, set(), 7, 480) is True
assert access_window_open({0: [(300, 400), (480, 1020)]}, {1}, 0, 1020) is False
assert access_window_open({4: [(480, 1020)]}, set(), 5, 500) is False
assert access_window_open({4: [(1320, 120)]}, set(), 5, 119) is True
assert access_window_open({4: [(1320, 120)]}, set(), 5, 120) is False
assert access_window_open({4: [(1320, 120)]}, set(), 4, 60) is False
assert access_window_open({0: [(480, 1020)], 6: [(600, 90)]}, {0}, 0, 500) is False
assert access_window_open({0: [(480, 1020)], 6: [(600, 90)]}, {14}, 15, 89) is True
assert access_window_open({2: [(500, 500)]}, set(), 2, 500) is True
assert access_window_open({2: [(500, 500)]}, set(), 3, 499) is True
