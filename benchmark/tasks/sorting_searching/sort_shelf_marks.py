"""Library marks such as "512.46 LANG 2" hold a class, an author (one word or several) and perhaps
a volume number. Sort them by the whole number of the class, then its decimals digit by digit
(none at all first, .46 before .5), then author, then volume as a number, none before 1. Marks
that begin with the extra word "REF" go behind all others; those without an author are left
out."""


def sort_shelf_marks(marks):
    keyed = []
    for mark in marks:
        words = mark.split()
        reference = words[:1] == ["REF"]
        if reference:
            words.pop(0)
        volume = 0
        if words and words[-1].isdigit():
            volume = int(words.pop())
        if len(words) < 2:
            continue
        whole, _, decimals = words[0].partition(".")
        keyed.append(((reference, int(whole), decimals, words[1:], volume), mark))
    keyed.sort(key=lambda entry: entry[0])
    return [mark for _, mark in keyed]


assert sort_shelf_marks(["512.5 ADLER", "512.46 LANG"]) == ["512.46 LANG", "512.5 ADLER"]
assert sort_shelf_marks(["1000 A", "512 B", "99.9 C"]) == ["99.9 C", "512 B", "1000 A"]
assert sort_shelf_marks(["7 KAY 10", "7 KAY 9", "7 KAY"]) == ["7 KAY", "7 KAY 9", "7 KAY 10"]
assert sort_shelf_marks(["7 KAY 1", "7 KAY"]) == ["7 KAY", "7 KAY 1"]
assert sort_shelf_marks(["300.1 B", "300 Z"]) == ["300 Z", "300.1 B"]
assert sort_shelf_marks(["12.5", "3 A", "REF 1.4 6", "2.5 7"]) == ["3 A"]
assert sort_shelf_marks(["20 DE VRIES 3", "20 DE BOER 4", "20 DAY 9"]) == [
    "20 DAY 9", "20 DE BOER 4", "20 DE VRIES 3"]
assert sort_shelf_marks(["50.2 X 2", "50.2 W 3", "50.10 X 1"]) == [
    "50.10 X 1", "50.2 W 3", "50.2 X 2"]
assert sort_shelf_marks(["REF 8 Q 2", "REF 8 B 4", "9 C"]) == ["9 C", "REF 8 B 4", "REF 8 Q 2"]
