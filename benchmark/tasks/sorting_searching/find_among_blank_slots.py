"""A long list holds different words in alphabetical order, but with empty texts as free places
strewn in between and at both ends. At which index does a given word stand? It is -1 if the word
is not in the list, or if the empty text is asked for. Looking at every entry would be too slow."""


def find_among_blank_slots(slots, word):
    low, high = 0, len(slots) - 1
    while low <= high:
        middle = (low + high) // 2
        probe = middle
        while probe >= low and slots[probe] == "":
            probe -= 1
        if probe < low or slots[probe] < word:
            low = middle + 1
        elif slots[probe] > word:
            high = probe - 1
        else:
            return probe
    return -1


assert find_among_blank_slots(["", "ant", "", "", "bee", "", "cow"], "bee") == 4
assert find_among_blank_slots(["", "ant", "", "", "bee", "", "cow"], "cow") == 6
assert find_among_blank_slots(["", "ant", "", "", "bee", "", "cow", ""], "ant") == 1
assert find_among_blank_slots(["", "ant", "", "", "bee", "", "cow"], "bat") == -1
assert find_among_blank_slots(["", "", ""], "a") == -1
assert find_among_blank_slots(["a", "", "b"], "") == -1
assert find_among_blank_slots(["fox"], "fox") == 0
assert find_among_blank_slots(["ape", "", "", "", "", "", "yak"], "yak") == 6
assert find_among_blank_slots(["elk", "gnu", "hen", "kid", "owl"], "kid") == 3
assert find_among_blank_slots(["elk", "gnu", "hen", "kid", "owl"], "gnu") == 1
