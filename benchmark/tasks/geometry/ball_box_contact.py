"""How do a solid ball and an upright 3-D box relate? The ball has a centre (x, y, z) and a radius,
the box its lowest and highest corner, all in whole numbers. "inside" if no part of the ball sticks
out of the box, touching its walls from within allowed; "touch" if it isn't inside, but the two have
at least one point in common, rims included; "apart" otherwise."""


def ball_box_contact(centre, radius, low, high):
    contained = True
    gap = 0
    for middle, start, end in zip(centre, low, high):
        if middle - radius < start or middle + radius > end:
            contained = False
        if middle < start:
            gap += (start - middle) ** 2
        elif middle > end:
            gap += (middle - end) ** 2
    if contained:
        return "inside"
    return "touch" if gap <= radius * radius else "apart"


assert ball_box_contact((5, 6, 7), 2, (3, 4, 5), (9, 9, 9)) == "inside"
assert ball_box_contact((5, 6, 7), 3, (2, 3, 4), (8, 9, 9)) == "touch"
assert ball_box_contact((5, 6, 7), 3, (3, 3, 4), (8, 9, 10)) == "touch"
assert ball_box_contact((1, 2, 3), 13, (13, 7, 1), (19, 19, 19)) == "touch"
assert ball_box_contact((1, 2, 3), 5, (6, 3, 1), (9, 9, 9)) == "apart"
assert ball_box_contact((12, 2, 8), 13, (-9, 1, 1), (0, 9, 3)) == "touch"
assert ball_box_contact((12, 2, 8), 4, (4, 1, 1), (8, 9, 5)) == "apart"
assert ball_box_contact((5, 5, 5), 40, (4, 4, 4), (6, 6, 6)) == "touch"
assert ball_box_contact((4, 7, 1), 0, (4, 7, 1), (4, 8, 1)) == "inside"
