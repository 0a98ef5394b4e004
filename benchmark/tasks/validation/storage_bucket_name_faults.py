"""List every rule that a storage bucket's name breaks, always in this order: "length" (3 to 63
characters), "characters" (only a to z, digits, dots and hyphens), "edges" (its first and last must
be a letter a to z or a digit), "dots" (two in a row), "address" (exactly four runs of digits joined
by single dots), "prefix" (it starts with one of the reserved texts). An empty name breaks only the
first; an empty list means that the name is fine."""

import re
from string import ascii_lowercase, digits


def storage_bucket_name_faults(name, reserved):
    plain = ascii_lowercase + digits
    faults = []
    if not 3 <= len(name) <= 63:
        faults.append("length")
    if any(char not in plain + ".-" for char in name):
        faults.append("characters")
    if any(char not in plain for char in name[:1] + name[-1:]):
        faults.append("edges")
    if ".." in name:
        faults.append("dots")
    if re.fullmatch(r"[0-9]+(\.[0-9]+){3}", name):
        faults.append("address")
    if any(name.startswith(prefix) for prefix in reserved):
        faults.append("prefix")
    return faults


assert storage_bucket_name_faults("my-logs.2024", ["xn--", "sys-"]) == []
assert storage_bucket_name_faults("a7", []) == ["length"]
assert storage_bucket_name_faults("a" * 63, ["b"]) == []
assert storage_bucket_name_faults("b" * 64, []) == ["length"]
assert storage_bucket_name_faults("b_7", []) == ["characters"]
assert storage_bucket_name_faults("-Ab..z", ["b"]) == ["characters", "edges", "dots"]
assert storage_bucket_name_faults("10.0.20.1", ["10."]) == ["address", "prefix"]
assert storage_bucket_name_faults("1.2.3", []) == []
assert storage_bucket_name_faults("sys-data.", ["xn--", "sys-"]) == ["edges", "prefix"]
assert storage_bucket_name_faults("", ["xn--"]) == ["length"]
