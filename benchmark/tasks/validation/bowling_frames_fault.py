"""Check a finished game of ten-pin bowling, a list of frames that each list the pins knocked down
by every roll. Unless there are ten frames it is (0, "frames"). Otherwise give (frame from 1,
reason) of the first bad frame: "pins" if a roll is negative or exceeds the pins standing (ten are
set up anew within a frame once all are down), else "rolls" if the count is wrong: one for a strike,
otherwise two, and in the tenth three after a strike or spare. None if the game is sound."""


def bowling_frames_fault(frames):
    if len(frames) != 10:
        return 0, "frames"
    for number, rolls in enumerate(frames, start=1):
        standing = 10
        for roll in rolls:
            if roll < 0 or roll > standing:
                return number, "pins"
            standing -= roll
            if standing == 0:
                standing = 10
        if number == 10:
            expected = 3 if sum(rolls[:2]) >= 10 else 2
        else:
            expected = 1 if rolls[:1] == [10] else 2
        if len(rolls) != expected:
            return number, "rolls"
    return None


assert bowling_frames_fault([[3, 4]] * 8 + [[10], [10, 10, 10]]) is None
assert bowling_frames_fault([[0, 10]] * 9 + [[4, 6, 10]]) is None
assert bowling_frames_fault([[3, 4]] * 9 + [[4, 5]]) is None
assert bowling_frames_fault([[3, 4]] * 9) == (0, "frames")
assert bowling_frames_fault([[3, 4]] * 3 + [[4, 7], [1]] + [[3, 4]] * 5) == (4, "pins")
assert bowling_frames_fault([[3, 4], [10, 0]] + [[3, 4]] * 8) == (2, "rolls")
assert bowling_frames_fault([[3, 4]] * 9 + [[10, 4, 7]]) == (10, "pins")
assert bowling_frames_fault([[3, 4]] * 9 + [[4, 5, 1]]) == (10, "rolls")
assert bowling_frames_fault([[3, 4]] * 5 + [[-1, 4]] + [[10]] * 4) == (6, "pins")
assert bowling_frames_fault([[3, 4]] * 9 + [[6, 4]]) == (10, "rolls")
