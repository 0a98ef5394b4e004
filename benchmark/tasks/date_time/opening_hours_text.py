"""Turn a week's opening times into a sign. Seven lists, Monday first, hold (open, close) minutes of
the day; the text reads like "Mon-Fri 09:00-17:00; Sat,Sun closed". Neighbouring days with equal
times are grouped, two of them with a comma, more as a range from first to last. Several times on a
day are joined with a plus, "08:00-12:00+13:00-18:00"; closing at midnight is 24:00, and a day with
just 0 to 1440 is "24h"."""


def _clock(minute_of_day):
    hour, minute = divmod(minute_of_day, 60)
    return f"{hour:02}:{minute:02}"


def opening_hours_text(week):
    groups = []
    for name, times in zip("Mon Tue Wed Thu Fri Sat Sun".split(), week):
        hours = "+".join(f"{_clock(opens)}-{_clock(closes)}" for opens, closes in times)
        if not times:
            hours = "closed"
        elif times == [(0, 1440)]:
            hours = "24h"
        if groups and groups[-1][1] == hours:
            groups[-1][0].append(name)
        else:
            groups.append(([name], hours))
    parts = []
    for names, hours in groups:
        days = f"{names[0]}-{names[-1]}" if len(names) > 2 else ",".join(names)
        parts.append(f"{days} {hours}")
    return "; ".join(parts)


assert opening_hours_text([[(540, 1020)]] * 5 + [[(600, 840)], []]) == (
    "Mon-Fri 09:00-17:00; Sat 10:00-14:00; Sun closed")
assert opening_hours_text([[]] * 7) == "Mon-Sun closed"
assert opening_hours_text(
    [[(0, 1440)]] * 2 + [[(480, 720), (780, 1080)]] + [[(480, 720)]] * 4
) == "Mon,Tue 24h; Wed 08:00-12:00+13:00-18:00; Thu-Sun 08:00-12:00"
assert opening_hours_text([[], [(555, 725)], [], [], [], [(1080, 1440)], [(1080, 1440)]]) == (
    "Mon closed; Tue 09:15-12:05; Wed-Fri closed; Sat,Sun 18:00-24:00")
assert opening_hours_text([[(0, 1439)]] * 3 + [[(1, 1440)]] * 2 + [[(0, 1440)]] * 2) == (
    "Mon-Wed 00:00-23:59; Thu,Fri 00:01-24:00; Sat,Sun 24h")
assert opening_hours_text([[(360, 660)], [(360, 661)]] + [[(300, 660)]] * 5) == (
    "Mon 06:00-11:00; Tue 06:00-11:01; Wed-Sun 05:00-11:00")
assert opening_hours_text([[(0, 1440)], [], [(0, 1440)], [], [], [], [(60, 119)]]) == (
    "Mon 24h; Tue closed; Wed 24h; Thu-Sat closed; Sun 01:00-01:59")
