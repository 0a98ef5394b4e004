"""On which page of a sideways menu does somebody land, starting on page 1, after (distance, speed)
swipes? A positive distance goes to the next page, a negative one back, if it covers at least half
the page width, or at least a tenth when the speed is above the flick limit; shorter ones do
nothing. A turn beyond the first or last page stays there and counts as an overscroll. Return (page,
overscrolls)."""


def swipe_menu_page(swipes, pages, width, flick_limit):
    page, overscrolls = 1, 0
    for distance, speed in swipes:
        needed = width / 10 if speed > flick_limit else width / 2
        if abs(distance) < needed:
            continue
        target = page + 1 if distance > 0 else page - 1
        if 1 <= target <= pages:
            page = target
        else:
            overscrolls += 1
    return page, overscrolls


assert swipe_menu_page([], 3, 110, 9) == (1, 0)
assert swipe_menu_page([(0.5, 0), (-0.5, 0)], 2, 1, 9) == (1, 0)
assert swipe_menu_page([(55, 0)], 3, 110, 9) == (2, 0)
assert swipe_menu_page([(54, 9)], 3, 110, 9) == (1, 0)
assert swipe_menu_page([(11, 10)], 3, 110, 9) == (2, 0)
assert swipe_menu_page([(10, 10)], 3, 110, 9) == (1, 0)
assert swipe_menu_page([(-60, 0)], 3, 110, 9) == (1, 1)
assert swipe_menu_page([(80, 0), (80, 0), (80, 0)], 3, 110, 9) == (3, 1)
assert swipe_menu_page([(55, 0), (-55, 1), (-30, 20), (60, 2)], 4, 110, 9) == (2, 1)
assert swipe_menu_page([(20, 30), (-15, 30), (-54, 1)], 1, 110, 9) == (1, 2)
