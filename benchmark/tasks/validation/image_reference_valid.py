"""Check that the address of a container image such as "host:port/path/name:tag" is well formed. A
first part before a slash is a host if it has a dot or colon: one or more ASCII letters, digits,
dots, hyphens, then perhaps ":" and a port number of at most 65535. Every other part is one or more
of a-z, 0-9, ".", "_", "-". A colon after the last slash starts a tag: 1 to 128 ASCII letters,
digits, "_", ".", "-", the first no dot or hyphen. Host and tag are optional."""

from re import fullmatch


def image_reference_valid(reference):
    path, colon, tag = reference.rpartition(":")
    if not colon or "/" in tag:
        path = reference
    elif not fullmatch(r"[A-Za-z0-9_][A-Za-z0-9_.-]{0,127}", tag):
        return False
    first, *parts = path.split("/")
    if parts and ("." in first or ":" in first):
        host, colon, port = first.partition(":")
        if not fullmatch(r"[A-Za-z0-9.-]+", host):
            return False
        if colon and not (fullmatch(r"[0-9]+", port) and int(port) <= 65535):
            return False
    else:
        parts.append(first)
    return all(fullmatch(r"[a-z0-9._-]+", part) for part in parts)


assert image_reference_valid("Reg.IO/team/app_2:1.2-RC" + "v" * 122) is True
assert image_reference_valid("Reg:65535/app") is True
assert image_reference_valid("reg.io:65536/app") is False
assert image_reference_valid("reg.io:x/app") is False
assert image_reference_valid("Team/app") is False
assert image_reference_valid("app//b") is False
assert image_reference_valid("Reg.IO") is False
assert image_reference_valid("app:" + "v" * 129) is False
assert image_reference_valid("app:.9") is False
assert image_reference_valid("r_g.io/app") is False
