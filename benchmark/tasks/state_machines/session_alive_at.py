"""Is a login session still alive at a moment, and how many have there been until then? A session
begins with its first activity and is dead as soon as the idle limit has passed since its latest
activity or the absolute limit since its beginning. An activity when the latest session is dead, or
the first of all, begins a new one. Of the sorted activity times those up to the moment count, the
moment included. Return (alive, number of sessions)."""


def session_alive_at(activities, moment, idle_limit, absolute_limit):
    begun = latest = None
    sessions = 0

    def is_alive(time):
        if sessions == 0:
            return False
        return time - latest < idle_limit and time - begun < absolute_limit

    for time in activities:
        if time > moment:
            break
        if not is_alive(time):
            begun = time
            sessions += 1
        latest = time
    return is_alive(moment), sessions


assert session_alive_at([], 7, 10, 25) == (False, 0)
assert session_alive_at([0], 9, 10, 25) == (True, 1)
assert session_alive_at([3], 13, 10, 25) == (False, 1)
assert session_alive_at([0, 9, 18], 24, 10, 25) == (True, 1)
assert session_alive_at([0, 9, 18], 25, 10, 25) == (False, 1)
assert session_alive_at([0, 10], 11, 10, 25) == (True, 2)
assert session_alive_at([0, 8, 16, 24, 25], 30, 10, 25) == (True, 2)
assert session_alive_at([5, 50], 40, 10, 25) == (False, 1)
assert session_alive_at([5, 20], 20, 10, 25) == (True, 2)
assert session_alive_at([0, 9, 18, 24, 30], 40, 10, 25) == (False, 2)
