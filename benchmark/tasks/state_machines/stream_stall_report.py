"""A video player adds the seconds downloaded in a tick to its buffer and then plays one second of
it. It starts once the buffer holds the start mark (like the cap, at least 1); with less than one
second there to play it stalls in that tick, and plays on once the buffer holds double the last
mark, doubled anew at each stall but never over the cap. Return (stalls, ticks stalled, seconds left
in the buffer); ticks before the start aren't stalled, and a tick in which it starts or resumes
plays."""


def stream_stall_report(downloads, start_mark, cap):
    buffer, mark, playing = 0, start_mark, False
    stalls = stalled_ticks = 0
    for seconds in downloads:
        buffer += seconds
        if not playing and buffer >= mark:
            playing = True
        if playing and buffer < 1:
            playing = False
            stalls += 1
            mark = min(mark * 2, cap)
        if playing:
            buffer -= 1
        elif stalls > 0:
            stalled_ticks += 1
    return stalls, stalled_ticks, buffer


assert stream_stall_report([], 3, 9) == (0, 0, 0)
assert stream_stall_report([1, 1, 1], 2, 8) == (0, 0, 1)
assert stream_stall_report([2, 0, 0, 0], 2, 8) == (1, 2, 0)
assert stream_stall_report([2, 0, 0, 3, 1, 0], 2, 8) == (1, 2, 2)
assert stream_stall_report([2, 0, 0, 3, 0, 0, 0, 2, 1], 2, 3) == (2, 3, 2)
assert stream_stall_report([1.5, 0, 0.5], 1, 4) == (1, 2, 1.0)
assert stream_stall_report([0.5, 0.5], 3, 9) == (0, 0, 1.0)
assert stream_stall_report([1, 0, 2, 0, 0, 3, 1], 1, 8) == (2, 3, 3)
