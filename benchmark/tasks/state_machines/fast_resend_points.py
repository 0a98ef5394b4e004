"""A sender gets cumulative ack numbers, each naming the segment wanted next; one above the base,
the oldest unconfirmed segment, becomes the new base, one equal to it is a repeat. At the third
repeat that segment is sent again, once until the base moves. Numbers below the base or above the
upcoming segment (the first never sent) are ignored, and the upcoming segment is never sent again.
Return (list of segments sent again, final base)."""


def fast_resend_points(acks, base, upcoming):
    resent = []
    repeats = 0
    for ack in acks:
        if ack < base or ack > upcoming:
            continue
        if ack > base:
            base, repeats = ack, 0
            continue
        repeats += 1
        if repeats == 3 and base < upcoming:
            resent.append(base)
    return resent, base


assert fast_resend_points([3, 3, 3], 3, 8) == ([3], 3)
assert fast_resend_points([3, 3, 4, 4, 4, 4, 4, 4], 3, 9) == ([4], 4)
assert fast_resend_points([5, 5, 5], 2, 9) == ([], 5)
assert fast_resend_points([5, 2, 5, 3, 5, 5], 4, 9) == ([5], 5)
assert fast_resend_points([12, 7, 7, 7, 7], 6, 10) == ([7], 7)
assert fast_resend_points([10, 10, 10, 10, 10], 8, 10) == ([], 10)
assert fast_resend_points([2, 2, 2, 4, 4, 4, 4, 6], 2, 7) == ([2, 4], 6)
assert fast_resend_points([4, 4, 1, 1, 1], 4, 8) == ([], 4)
