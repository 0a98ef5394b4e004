"""Label a video frame, counted from 0, with its broadcast time code "HH:MM:SS;FF" at nominally 30
frames a second. To keep up with the clock the labels leave out frame numbers 00 and 01 in the
first second of every minute, except in minutes that are multiples of ten; no frame itself is lost.
After 23:59:59;29 the labels begin anew, and a negative frame gives None."""


def drop_frame_timecode(frame):
    if frame < 0:
        return None
    tens, rest = divmod(frame, 17982)
    label = frame + tens * 18
    label += max(rest - 2, 0) // 1798 * 2
    seconds, shown = divmod(label, 30)
    minutes, second = divmod(seconds, 60)
    hours, minute = divmod(minutes, 60)
    hour = hours % 24
    return f"{hour:02d}:{minute:02d}:{second:02d};{shown:02d}"


assert drop_frame_timecode(0) == "00:00:00;00"
assert drop_frame_timecode(-1) is None
assert drop_frame_timecode(1799) == "00:00:59;29"
assert drop_frame_timecode(1800) == "00:01:00;02"
assert drop_frame_timecode(3597) == "00:01:59;29"
assert drop_frame_timecode(3598) == "00:02:00;02"
assert drop_frame_timecode(17981) == "00:09:59;29"
assert drop_frame_timecode(17983) == "00:10:00;01"
assert drop_frame_timecode(107892 + 1799) == "01:00:59;29"
assert drop_frame_timecode(2589408 + 1801) == "00:01:00;03"
