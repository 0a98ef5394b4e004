"""Find the first bad part between the dots of a host name, as (index from 0, reason), or None. The
reasons, in order for each part: "empty", "too long" over 63 characters, "edge hyphen" at its start
or end, "bad character" unless it has only ASCII letters, digits and hyphens, and "numeric" when the
last part is all digits. One dot at the very end is dropped beforehand; if then more than 253
characters are left, the answer is just (-1, "too long")."""

import re


def hostname_label_fault(name):
    if name.endswith("."):
        name = name[:-1]
    if len(name) > 253:
        return -1, "too long"
    labels = name.split(".")
    for index, label in enumerate(labels):
        if label == "":
            return index, "empty"
        if len(label) > 63:
            return index, "too long"
        if label[0] == "-" or label[-1] == "-":
            return index, "edge hyphen"
        if not re.fullmatch("[A-Za-z0-9-]+", label):
            return index, "bad character"
    if labels[-1].isdigit():
        return len(labels) - 1, "numeric"
    return None


assert hostname_label_fault("9.Example-7.com") is None
assert hostname_label_fault("shop..com") == (1, "empty")
assert hostname_label_fault("a" * 64 + ".com") == (0, "too long")
assert hostname_label_fault(".".join(["a" * 63, "b" * 63, "c" * 63, "d" * 61]) + ".") is None
assert hostname_label_fault(".".join(["a" * 63, "b" * 63, "c" * 63, "d" * 62])) == (-1, "too long")
assert hostname_label_fault("good.-bad.x_y") == (1, "edge hyphen")
assert hostname_label_fault("good-.7") == (0, "edge hyphen")
assert hostname_label_fault("10.x_y.9") == (1, "bad character")
assert hostname_label_fault("x.y.3.") == (2, "numeric")
assert hostname_label_fault("") == (0, "empty")
