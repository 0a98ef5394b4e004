"""In a side-scrolling game, find the camera's new left edge once the player has moved. The player
may be at most the slack to the left or right of the middle of the view (left edge plus half the
view width, rounded down); otherwise the camera moves just enough. It never shows anything left of 0
or beyond the world's width, and in a world narrower than the view it stays at 0."""


def camera_follow_deadzone(camera_x, player_x, view_width, slack, world_width):
    offset = player_x - (camera_x + view_width // 2)
    if offset > slack:
        camera_x += offset - slack
    elif offset < -slack:
        camera_x += offset + slack
    rightmost = world_width - view_width
    return max(0, min(camera_x, rightmost))


assert camera_follow_deadzone(100, 180, 100, 20, 500) == 110
assert camera_follow_deadzone(100, 169, 100, 20, 500) == 100
assert camera_follow_deadzone(100, 120, 100, 20, 500) == 90
assert camera_follow_deadzone(100, 131, 100, 20, 500) == 100
assert camera_follow_deadzone(390, 480, 100, 20, 500) == 400
assert camera_follow_deadzone(5, 20, 100, 20, 500) == 0
assert camera_follow_deadzone(10, 40, 51, 4, 200) == 11
assert camera_follow_deadzone(30, 60, 100, 5, 80) == 0
assert camera_follow_deadzone(100, 149, 100, 0, 500) == 99
