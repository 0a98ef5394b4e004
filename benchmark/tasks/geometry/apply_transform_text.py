"""Where does a point (x, y) land under a text such as "translate(3, 4) rotate(90) scale(2)" with
whole numbers, the rightmost operation coming first? translate adds two numbers, rotate turns about
(0, 0) so that 90 takes (1, 0) to (0, 1), and scale multiplies x and y by its two numbers or both by
its only one. Another operation name or an angle that isn't a multiple of 90 gives None; an empty
text moves nothing."""

import re


def apply_transform_text(text, point):
    x, y = point
    for name, inside in reversed(re.findall(r"(\w+)\(([^)]*)\)", text)):
        numbers = [int(number) for number in re.findall(r"-?\d+", inside)]
        if name == "translate":
            x += numbers[0]
            y += numbers[1]
        elif name == "scale":
            x *= numbers[0]
            y *= numbers[-1]
        elif name == "rotate" and numbers[0] % 90 == 0:
            for _ in range(numbers[0] // 90 % 4):
                x, y = -y, x
        else:
            return None
    return x, y


assert apply_transform_text("translate(3,4) rotate(90) scale(2)", (1, 5)) == (-7, 6)
assert apply_transform_text("scale(2) rotate(90) translate(3,4)", (1, 5)) == (-18, 8)
assert apply_transform_text("scale(3, -2)", (4, 7)) == (12, -14)
assert apply_transform_text("rotate(-90)", (4, 7)) == (7, -4)
assert apply_transform_text("rotate(540)", (4, 7)) == (-4, -7)
assert apply_transform_text("", (4, 7)) == (4, 7)
assert apply_transform_text("translate(1,2) skew(90)", (4, 7)) is None
assert apply_transform_text("mirror() scale(2)", (4, 7)) is None
assert apply_transform_text("rotate(45) translate(1,2)", (4, 7)) is None
assert apply_transform_text("rotate(0) translate(-9,1)", (4, 7)) == (-5, 8)
