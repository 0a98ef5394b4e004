"""Bare names from a guest list: 'Prof. Dr. Anna Weber, Ph.D., MD' should become 'Anna Weber'. Take
all titles off the front and all degrees, divided by commas, off the end; both sets hold
small-letter forms without points, and case and points don't matter for comparing. The last word
before the first comma is never taken. What stays is set with single blanks, and ', ' between comma
parts; empty parts after a comma vanish beforehand."""


def strip_honorifics(name, titles, degrees):
    def plain(word):
        return word.replace(".", "").lower()

    first, *rest = [" ".join(piece.split()) for piece in name.split(",")]
    rest = [piece for piece in rest if piece]
    while rest and plain(rest[-1]) in degrees:
        rest.pop()
    words = first.split()
    start = 0
    while start < len(words) - 1 and plain(words[start]) in titles:
        start += 1
    return ", ".join([" ".join(words[start:]), *rest])


assert strip_honorifics("Prof. Dr. Anna Weber, Ph.D., MD", {"dr", "prof"}, {"phd", "md"}) == (
    "Anna Weber")
assert strip_honorifics("Mrs Dalloway", {"mrs"}, set()) == "Dalloway"
assert strip_honorifics("Dr", {"dr"}, {"md"}) == "Dr"
assert strip_honorifics("DR. prof", {"dr", "prof"}, set()) == "prof"
assert strip_honorifics("Ann Dr Lee", {"dr"}, {"lee"}) == "Ann Dr Lee"
assert strip_honorifics("Dr Lee, Jr, MD", {"dr"}, {"md"}) == "Lee, Jr"
assert strip_honorifics("Lee, MD, Jr", {"dr"}, {"md"}) == "Lee, MD, Jr"
assert strip_honorifics("Dr Li  Wu ,  Jr", {"dr"}, {"md"}) == "Li Wu, Jr"
assert strip_honorifics("MD, MD", {"dr"}, {"md"}) == "MD"
assert strip_honorifics("Lee, , Jr, MD,", {"dr"}, {"md"}) == "Lee, Jr"
