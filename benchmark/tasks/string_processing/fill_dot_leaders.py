"""Lay out one line of a printed table of contents: title, space, dots, space and page number,
precisely as wide as asked. At least three dots must remain, so too long a title loses characters at
its end, and blanks that then stand last too, with dots taking up the space. An empty title makes
the line start with the dots; without room for even one character of title, be there one or not,
give just the page number as text."""


def fill_dot_leaders(title, page, width):
    number = str(page)
    room = width - len(number) - 5
    if room < 1:
        return number
    if len(title) > room:
        title = title[:room].rstrip()
    start = f"{title} " if title else ""
    dots = "." * (width - len(start) - len(number) - 1)
    return f"{start}{dots} {number}"


assert fill_dot_leaders("Intro", 7, 15) == "Intro ....... 7"
assert fill_dot_leaders("Appendix", 112, 13) == "Appen ... 112"
assert fill_dot_leaders("On the road", 4, 13) == "On the .... 4"
assert fill_dot_leaders("Index", 30, 12) == "Index ... 30"
assert fill_dot_leaders("Index", 30, 11) == "Inde ... 30"
assert fill_dot_leaders("Index", 30, 8) == "I ... 30"
assert fill_dot_leaders("Index", 30, 7) == "30"
assert fill_dot_leaders("", 9, 8) == "...... 9"
assert fill_dot_leaders("", 123, 6) == "123"
