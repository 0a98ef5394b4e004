"""Game music has an intro, a middle part that is repeated and an outro, of given lengths in whole
seconds (that of the middle at least 1) in one audio file. Where in the file is the player after
some seconds, if the middle part is played a given number of times in all, or for ever when that
number is 0? Once everything has been played the position remains at the file's length."""


def looped_clip_position(elapsed, intro, middle, outro, plays):
    if elapsed < intro:
        return elapsed
    inside = elapsed - intro
    if plays == 0 or inside < middle * plays:
        return intro + inside % middle
    past = inside - middle * plays
    return intro + middle + min(past, outro)


assert looped_clip_position(2, 4, 10, 3, 3) == 2
assert looped_clip_position(4, 4, 10, 3, 3) == 4
assert looped_clip_position(14, 4, 10, 3, 3) == 4
assert looped_clip_position(19, 4, 10, 3, 3) == 9
assert looped_clip_position(33, 4, 10, 3, 3) == 13
assert looped_clip_position(34, 4, 10, 3, 3) == 14
assert looped_clip_position(36, 4, 10, 3, 3) == 16
assert looped_clip_position(90, 4, 10, 3, 3) == 17
assert looped_clip_position(1000, 4, 10, 3, 0) == 10
assert looped_clip_position(15, 5, 9, 20, 1) == 15
