"""May a new rental from start to end for a customer be added to the existing (start, end,
customer) ones, in no order? Other customers' rentals must keep at least the buffer away before and
after it; those of the same customer may follow directly but not overlap. A rental that doesn't end
after its start is never accepted. Answer True or False."""


def buffered_booking_fits(bookings, start, end, customer, buffer):
    if end <= start:
        return False
    for other_start, other_end, other_customer in bookings:
        gap = 0 if other_customer == customer else buffer
        if start < other_end + gap and other_start < end + gap:
            return False
    return True


assert buffered_booking_fits([], 10, 11, "ann", 5) is True
assert buffered_booking_fits([], 10, 10, "ann", 5) is False
assert buffered_booking_fits([(0, 10, "bob"), (25, 30, "cid")], 15, 20, "ann", 5) is True
assert buffered_booking_fits([(0, 10, "bob"), (25, 30, "cid")], 14, 19, "ann", 5) is False
assert buffered_booking_fits([(25, 30, "cid"), (0, 10, "bob")], 16, 21, "ann", 5) is False
assert buffered_booking_fits([(0, 10, "ann"), (20, 30, "ann")], 10, 20, "ann", 5) is True
assert buffered_booking_fits([(0, 10, "ann"), (20, 30, "ann")], 9, 12, "ann", 5) is False
assert buffered_booking_fits([(40, 50, "bob"), (20, 30, "ann")], 15, 21, "ann", 5) is False
