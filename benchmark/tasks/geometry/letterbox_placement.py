"""Show an image (width, height) in the middle of a frame (width, height), shrunk as little as
needed to fit with its proportions kept, but never enlarged. Return (left, top, width, height) in
the frame; the side that does not fill the frame is rounded down, though at least 1 pixel, and an
odd spare pixel goes to the right or the bottom. The image has at least 1 pixel each way; a frame
without a pixel gives None."""


def letterbox_placement(image, frame):
    width, height = image
    frame_width, frame_height = frame
    if frame_width < 1 or frame_height < 1:
        return None
    if width > frame_width or height > frame_height:
        if width * frame_height > frame_width * height:
            height = max(height * frame_width // width, 1)
            width = frame_width
        else:
            width = max(width * frame_height // height, 1)
            height = frame_height
    return (frame_width - width) // 2, (frame_height - height) // 2, width, height


assert letterbox_placement((800, 400), (200, 151)) == (0, 25, 200, 100)
assert letterbox_placement((300, 900), (200, 150)) == (75, 0, 50, 150)
assert letterbox_placement((40, 31), (95, 60)) == (27, 14, 40, 31)
assert letterbox_placement((500, 2), (100, 7)) == (0, 3, 100, 1)
assert letterbox_placement((3, 700), (10, 70)) == (4, 0, 1, 70)
assert letterbox_placement((10, 10), (0, 5)) is None
assert letterbox_placement((10, 10), (5, 0)) is None
assert letterbox_placement((64, 99), (64, 33)) == (21, 0, 21, 33)
assert letterbox_placement((7, 5), (1, 1)) == (0, 0, 1, 1)
