"""Progress display of a download: how long will the rest take at the average speed so far? Takes
the bytes done and in total and the elapsed whole seconds, and shows minutes and seconds as "mm:ss",
rounded up to a second and at most "99:59". It is "--:--" while less than 5 % is done, and "00:00"
as soon as nothing is left, even for an empty download."""


def estimate_time_left(done, total, elapsed):
    if done >= total:
        return "00:00"
    if done * 100 < total * 5:
        return "--:--"
    remaining = -(-elapsed * (total - done) // done)
    remaining = min(remaining, 5999)
    minutes, seconds = divmod(remaining, 60)
    return f"{minutes:02}:{seconds:02}"


assert estimate_time_left(10, 40, 60) == "03:00"
assert estimate_time_left(5, 100, 7) == "02:13"
assert estimate_time_left(4, 100, 7) == "--:--"
assert estimate_time_left(499, 10000, 60) == "--:--"
assert estimate_time_left(41, 40, 55) == "00:00"
assert estimate_time_left(3, 10, 10) == "00:24"
assert estimate_time_left(10, 20, 5999) == "99:59"
assert estimate_time_left(1, 20, 316) == "99:59"
assert estimate_time_left(0, 0, 5) == "00:00"
