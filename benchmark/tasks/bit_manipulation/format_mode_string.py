"""Show a 12-bit Unix permission number the way a directory listing does, nine letters such as
"rwxr-xr-x" for owner, group and others with "-" for what is off. Setuid (0o4000), setgid (0o2000)
and sticky (0o1000) appear in the execute place of owner, group and others as s, s and t, or as S, S
and T where execute is off. Numbers that need more than 12 bits or are negative give None."""


def format_mode_string(mode):
    if mode < 0 or mode > 0o7777:
        return None
    letters = []
    for place, mark in enumerate("sst"):
        rights = mode >> (6 - 3 * place)
        special = mode >> (11 - place) & 1
        letters.append("r" if rights & 4 else "-")
        letters.append("w" if rights & 2 else "-")
        if special:
            letters.append(mark if rights & 1 else mark.upper())
        else:
            letters.append("x" if rights & 1 else "-")
    return "".join(letters)


assert format_mode_string(0o755) == "rwxr-xr-x"
assert format_mode_string(0) == "---------"
assert format_mode_string(0o4755) == "rwsr-xr-x"
assert format_mode_string(0o2640) == "rw-r-S---"
assert format_mode_string(0o1666) == "rw-rw-rwT"
assert format_mode_string(0o7777) == "rwsrwsrwt"
assert format_mode_string(0o4421) == "r-S-w---x"
assert format_mode_string(0o10000) is None
assert format_mode_string(-1) is None
