"""Did you mean ...? For a mistyped command propose at most `count` known commands, count being one
or more. Words are compared by the different pairs of adjacent letters in them: a proposal has
pairs in common with the typed word, at least half of all that occur in either, and the greater
this share, the earlier it is listed; then the smaller difference in length decides, then the
alphabet. If the typed word is a known command, the list holds only that."""

from fractions import Fraction


def _letter_pairs(word):
    return {word[index:index + 2] for index in range(len(word) - 1)}


def suggest_close_commands(typed, commands, count):
    if typed in commands:
        return [typed]
    wanted = _letter_pairs(typed)
    ranked = []
    for command in commands:
        pairs = _letter_pairs(command)
        shared = len(wanted & pairs)
        either = len(wanted | pairs)
        if shared == 0 or shared * 2 < either:
            continue
        share = Fraction(shared, either)
        ranked.append((-share, abs(len(command) - len(typed)), command))
    ranked.sort()
    return [command for _, _, command in ranked[:count]]


assert suggest_close_commands("stats", ["start", "status"], 3) == ["status"]
assert suggest_close_commands("push", ["pusher", "push"], 5) == ["push"]
assert suggest_close_commands("list", ["listing", "lists", "alist"], 3) == [
    "alist", "lists", "listing"]
assert suggest_close_commands("list", ["listing", "lists", "alist"], 1) == ["alist"]
assert suggest_close_commands("abab", ["bab", "ababab", "aba", "baba"], 9) == [
    "baba", "aba", "bab", "ababab"]
assert suggest_close_commands("commit", ["omit", "comit", "commits", "merge"], 2) == [
    "commits", "comit"]
assert suggest_close_commands("push", ["pull", "shove"], 3) == []
assert suggest_close_commands("aaaa", ["aab", "abc"], 2) == ["aab"]
assert suggest_close_commands("x", ["y", "xy"], 2) == []
