"""Decide where a tooltip (width, height) goes next to a target (left, top, right, bottom) on a
screen (width, height), y growing downward. Of "above", "below", "right" and "left", in this order
of preference, take the first where the gap plus the tooltip fits between target and screen edge, an
exact fit being enough; the tooltip's other dimension does not matter. Otherwise "center"."""


def pick_tooltip_side(target, tip, screen, gap):
    left, top, right, bottom = target
    needed_width = tip[0] + gap
    needed_height = tip[1] + gap
    if top >= needed_height:
        return "above"
    if bottom + needed_height <= screen[1]:
        return "below"
    if right + needed_width <= screen[0]:
        return "right"
    if left >= needed_width:
        return "left"
    return "center"


assert pick_tooltip_side((40, 25, 60, 35), (30, 20), (100, 80), 5) == "above"
assert pick_tooltip_side((40, 24, 60, 55), (30, 20), (100, 80), 5) == "below"
assert pick_tooltip_side((40, 24, 65, 56), (30, 20), (100, 80), 5) == "right"
assert pick_tooltip_side((35, 24, 66, 56), (30, 20), (100, 80), 5) == "left"
assert pick_tooltip_side((34, 24, 66, 56), (30, 20), (100, 80), 5) == "center"
assert pick_tooltip_side((50, 10, 90, 70), (30, 20), (100, 80), 0) == "left"
assert pick_tooltip_side((0, 30, 100, 40), (120, 10), (100, 80), 4) == "above"
assert pick_tooltip_side((5, 7, 70, 75), (25, 12), (100, 80), 4) == "right"
assert pick_tooltip_side((0, 5, 12, 60), (90, 13), (100, 80), 6) == "below"
