"""What do the signals at the entries of a railway line's blocks show, in the order of travel, given
for every block whether it is occupied? "red" if the block itself is; otherwise "yellow", "double
yellow" or "green" when one, two, or three and more blocks in a row are free from this one on, this
one counted. What lies beyond the last block counts as occupied."""


def signal_aspects_along_line(occupied):
    aspects = []
    free = 0
    for taken in reversed(occupied):
        if taken:
            free = 0
            aspects.append("red")
            continue
        free += 1
        if free == 1:
            aspects.append("yellow")
        elif free == 2:
            aspects.append("double yellow")
        else:
            aspects.append("green")
    return aspects[::-1]


assert signal_aspects_along_line([False]) == ["yellow"]
assert signal_aspects_along_line([True]) == ["red"]
assert signal_aspects_along_line([False, False]) == ["double yellow", "yellow"]
assert signal_aspects_along_line([False, False, False, False]) == [
    "green", "green", "double yellow", "yellow"]
assert signal_aspects_along_line([False, True, False]) == ["yellow", "red", "yellow"]
assert signal_aspects_along_line([False, False, False, True, False, False]) == [
    "green", "double yellow", "yellow", "red", "double yellow", "yellow"]
assert signal_aspects_along_line([True, False, False, False, False, True]) == [
    "red", "green", "green", "double yellow", "yellow", "red"]
assert signal_aspects_along_line([True, True, False, False, True]) == [
    "red", "red", "double yellow", "yellow", "red"]
