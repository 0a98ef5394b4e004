"""How many lives and points does an arcade player have after a list of scores and "die" events? The
score starts at 0; an extra life comes when it reaches the first threshold, then every further
interval above that, and one score may bring several. Lives never go over the cap, and a life that
can't be given then is lost for good. Dying costs one life; with none left, everything later is
ignored. Return (lives, score)."""


def lives_after_points(events, lives, first, interval, cap):
    score, threshold = 0, first
    for event in events:
        if lives == 0:
            break
        if event == "die":
            lives -= 1
            continue
        score += event
        while score >= threshold:
            threshold += interval
            if lives < cap:
                lives += 1
    return lives, score


assert lives_after_points([50, 60], 3, 100, 200, 9) == (4, 110)
assert lives_after_points([100], 3, 100, 200, 9) == (4, 100)
assert lives_after_points([520], 2, 100, 200, 9) == (5, 520)
assert lives_after_points([100, "die", 100], 5, 100, 200, 5) == (4, 200)
assert lives_after_points(["die", 100], 1, 100, 200, 9) == (0, 0)
assert lives_after_points([90, "die", 9, "die", 50, "die"], 2, 100, 50, 9) == (0, 99)
assert lives_after_points([520], 2, 100, 200, 4) == (4, 520)
assert lives_after_points([299, 1], 1, 100, 200, 9) == (3, 300)
assert lives_after_points([], 3, 100, 200, 9) == (3, 0)
