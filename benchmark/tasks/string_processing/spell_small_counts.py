"""House style wants small numbers in prose written as words, "seven" or "twenty-one". Do that for
every whole number from zero up to limit, which is at most 99, with a capital if it opens the text.
Larger numbers stay, and so do digits that touch a letter or underscore, directly follow a point or
comma, or are followed by a point or comma with a digit next."""

import re


def spell_small_counts(text, limit):
    small = (
        "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen "
        "fifteen sixteen seventeen eighteen nineteen"
    ).split()
    tens = "twenty thirty forty fifty sixty seventy eighty ninety".split()

    def spelled(match):
        number = int(match[0])
        if number > limit:
            return match[0]
        if number < 20:
            word = small[number]
        else:
            word = tens[number // 10 - 2]
            if number % 10 > 0:
                word += "-" + small[number % 10]
        return word.capitalize() if match.start() == 0 else word

    return re.sub(r"(?<![\w.,])\d+(?!\w|[.,]\d)", spelled, text)


assert spell_small_counts("I saw 3 cats, 21 dogs", 99) == "I saw three cats, twenty-one dogs"
assert spell_small_counts("7 swans", 10) == "Seven swans"
assert spell_small_counts("10 or 11", 10) == "Ten or 11"
assert spell_small_counts("It is 2.5 or 3.", 9) == "It is 2.5 or three."
assert spell_small_counts("a4 b 4th v12 0", 50) == "a4 b 4th v12 zero"
assert spell_small_counts("20, 19 and 40", 40) == "Twenty, nineteen and forty"
assert spell_small_counts("99 and 100", 99) == "Ninety-nine and 100"
assert spell_small_counts("1,000 of 5", 9) == "1,000 of five"
