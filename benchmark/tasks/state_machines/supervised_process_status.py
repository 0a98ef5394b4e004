"""What becomes of a supervised process with these (time, exit code) pairs in time order? Code 0
makes it "done"; after another code it is restarted at once, unless as many restarts as the limit
lie less than the window back, which makes it "failed". An exit more than the stable time after the
last restart first wipes out the record of restarts. Exits after the end are ignored, and without an
end it is "running"; return (status, restarts made in all)."""


def supervised_process_status(exits, limit, window, stable_time):
    restarts = 0
    recent = []
    for time, code in exits:
        if code == 0:
            return "done", restarts
        if recent and time - recent[-1] > stable_time:
            recent = []
        recent = [moment for moment in recent if time - moment < window]
        if len(recent) >= limit:
            return "failed", restarts
        recent.append(time)
        restarts += 1
    return "running", restarts


assert supervised_process_status([], 2, 60, 100) == ("running", 0)
assert supervised_process_status([(5, 1), (9, 0), (12, 3)], 3, 60, 100) == ("done", 1)
assert supervised_process_status([(5, 1), (10, 1), (15, 1)], 2, 60, 100) == ("failed", 2)
assert supervised_process_status([(5, 1), (10, 1), (65, 1)], 2, 60, 100) == ("running", 3)
assert supervised_process_status([(5, 1), (10, 1), (64, 1), (65, 0)], 2, 60, 100) == ("failed", 2)
assert supervised_process_status([(5, 1), (10, 1), (31, 1)], 2, 60, 20) == ("running", 3)
assert supervised_process_status([(5, 1), (10, 1), (30, 1)], 2, 60, 20) == ("failed", 2)
assert supervised_process_status([(5, 2)], 0, 60, 100) == ("failed", 0)
