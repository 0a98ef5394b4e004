"""From a click stream of (user, time) pairs in time order derive (user, start, end, clicks)
sessions, where start and end are the times of the first and last click. A user's click opens a new
session when more than the idle limit has passed since that user's previous click, or when the
session would otherwise reach the longest duration or more. Sessions are listed by start, then
user."""


def clicks_to_sessions(clicks, idle, longest):
    sessions = []
    latest = {}
    for user, time in clicks:
        session = latest.get(user)
        if session is None or time - session[2] > idle or time - session[1] >= longest:
            session = [user, time, time, 0]
            latest[user] = session
            sessions.append(session)
        session[2] = time
        session[3] += 1
    sessions.sort(key=lambda entry: (entry[1], entry[0]))
    return [tuple(entry) for entry in sessions]


assert clicks_to_sessions([("u", 0), ("u", 30), ("u", 61)], 30, 100) == [
    ("u", 0, 30, 2), ("u", 61, 61, 1)]
assert clicks_to_sessions([("u", 0), ("u", 50), ("u", 100)], 60, 100) == [
    ("u", 0, 50, 2), ("u", 100, 100, 1)]
assert clicks_to_sessions([("u", 5), ("u", 50), ("u", 104)], 60, 100) == [("u", 5, 104, 3)]
assert clicks_to_sessions([("b", 1), ("a", 1), ("a", 4), ("b", 40)], 10, 99) == [
    ("a", 1, 4, 2), ("b", 1, 1, 1), ("b", 40, 40, 1)]
assert clicks_to_sessions([("u", 0), ("u", 9), ("u", 10), ("u", 19), ("u", 20)], 15, 10) == [
    ("u", 0, 9, 2), ("u", 10, 19, 2), ("u", 20, 20, 1)]
assert clicks_to_sessions([("y", 3), ("x", 5), ("y", 7), ("y", 9), ("x", 30)], 4, 50) == [
    ("y", 3, 9, 3), ("x", 5, 5, 1), ("x", 30, 30, 1)]
assert clicks_to_sessions([("k", 2), ("k", 2), ("k", 3)], 0, 8) == [("k", 2, 2, 2), ("k", 3, 3, 1)]
