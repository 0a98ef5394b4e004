"""Work off a job queue, a mapping in queue order from job name to the outcomes of its tries: "ok",
"fail" or "fatal". Each tick makes one try of the first waiting job, or passes idle if none waits.
"ok" finishes a job; "fatal", or failing the last of the most tries, makes it dead; after any other
fail it stays away for as many ticks as it has had tries, then joins the end of the queue, of two at
once the one that failed earlier first. Return (finished names, dead names, ticks taken), names in
the order of happening."""

from heapq import heappop, heappush


def retrying_job_queue(scripts, most_tries):
    queue = [(0, place, name, 1) for place, name in enumerate(scripts)]
    done, dead = [], []
    clock = 0
    while queue:
        ready, _, name, tries = heappop(queue)
        clock = max(clock, ready) + 1
        outcome = scripts[name][tries - 1]
        if outcome == "ok":
            done.append(name)
        elif outcome == "fatal" or tries >= most_tries:
            dead.append(name)
        else:
            heappush(queue, (clock + tries, clock, name, tries + 1))
    return done, dead, clock


assert retrying_job_queue({}, 3) == ([], [], 0)
assert retrying_job_queue({"a": ["fail", "ok"], "b": ["ok"]}, 3) == (["b", "a"], [], 3)
assert retrying_job_queue({"a": ["fail", "ok"]}, 3) == (["a"], [], 3)
assert retrying_job_queue({"a": ["fail", "fail", "ok"]}, 3) == (["a"], [], 6)
assert retrying_job_queue({"a": ["fail", "fail", "ok"]}, 2) == ([], ["a"], 3)
assert retrying_job_queue({"z": ["fatal"], "b": ["ok"]}, 5) == (["b"], ["z"], 2)
assert retrying_job_queue({"a": ["fail", "ok"], "b": ["fail", "ok"], "c": ["ok"]}, 3) == (
    ["c", "a", "b"], [], 5)
assert retrying_job_queue(
    {"a": ["fail", "ok"], "e": ["ok"], "d": ["ok"], "c": ["ok"]}, 2
) == (["e", "d", "c", "a"], [], 5)
