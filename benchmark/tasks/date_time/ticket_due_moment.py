"""Support tickets are due after a number of working minutes (one or more). People work Monday to
Friday (0 to 4) and the hours tuple tells the minutes of the day at which work starts, lunch
starts, lunch ends and work ends. From a (weekday, minute) arrival find the (weekday, minute) at
which the time is up. An arrival outside working time counts from the next working minute, and a
deadline reached just when lunch or the evening begins stays there."""


def ticket_due_moment(weekday, minute, needed, hours):
    opening, lunch, resume, closing = hours
    while True:
        if weekday < 5:
            for start, end in ((opening, lunch), (resume, closing)):
                begin = max(start, minute)
                available = max(0, end - begin)
                if needed <= available:
                    return weekday, begin + needed
                needed -= available
        weekday = (weekday + 1) % 7
        minute = 0


assert ticket_due_moment(0, 540, 60, (540, 720, 780, 1020)) == (0, 600)
assert ticket_due_moment(0, 540, 180, (540, 720, 780, 1020)) == (0, 720)
assert ticket_due_moment(0, 540, 181, (540, 720, 780, 1020)) == (0, 781)
assert ticket_due_moment(1, 750, 30, (540, 720, 780, 1020)) == (1, 810)
assert ticket_due_moment(2, 1000, 21, (540, 720, 780, 1020)) == (3, 541)
assert ticket_due_moment(4, 1000, 20, (540, 720, 780, 1020)) == (4, 1020)
assert ticket_due_moment(4, 1030, 50, (540, 720, 780, 1020)) == (0, 590)
assert ticket_due_moment(5, 600, 420, (540, 720, 780, 1020)) == (0, 1020)
assert ticket_due_moment(6, 300, 430, (540, 720, 780, 1020)) == (1, 550)
assert ticket_due_moment(3, 290, 230, (0, 100, 200, 300)) == (0, 20)
