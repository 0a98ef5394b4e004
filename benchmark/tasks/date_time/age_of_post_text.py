"""A feed shows how old each post is, from two times in whole seconds (posted, now). Younger than
45 seconds reads "just now", and so does a post up to 60 seconds ahead of now; further ahead reads
"in the future". Then come "1 minute ago" (also for 45 to 59 seconds), "5 minutes ago", hours from
60 minutes on, "yesterday" from 24 up to but not including 48 hours and after that "3 days ago",
all rounded down."""


def _ago(count, unit):
    plural = "" if count == 1 else "s"
    return f"{count} {unit}{plural} ago"


def age_of_post_text(posted, now):
    age = now - posted
    if age < -60:
        return "in the future"
    if age < 45:
        return "just now"
    minutes = age // 60
    if minutes < 60:
        return _ago(max(minutes, 1), "minute")
    hours = minutes // 60
    if hours < 24:
        return _ago(hours, "hour")
    days = hours // 24
    return "yesterday" if days < 2 else _ago(days, "day")


assert age_of_post_text(1000, 1044) == "just now"
assert age_of_post_text(1000, 1045) == "1 minute ago"
assert age_of_post_text(500, 440) == "just now"
assert age_of_post_text(500, 439) == "in the future"
assert age_of_post_text(0, 3599) == "59 minutes ago"
assert age_of_post_text(0, 3600) == "1 hour ago"
assert age_of_post_text(200, 86599) == "23 hours ago"
assert age_of_post_text(0, 86400) == "yesterday"
assert age_of_post_text(100, 172900) == "2 days ago"
assert age_of_post_text(0, 1000000) == "11 days ago"
