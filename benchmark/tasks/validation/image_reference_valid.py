"""Check that the address of a container image such as "host:port/path/name:tag" is well formed. A
first part before a slash is a host if it has a dot or colon or is "localhost": ASCII letters,
digits, dots, hyphens, then perhaps ":" and a port number from 1 to 65535. Every other part is one
or more of a-z, 0-9, ".", "_", "-". A colon after the last slash starts a tag: 1 to 128 ASCII
letters, digits, "_", ".", "-", the first no dot or hyphen. Host and tag are optional."""

from re import fullmatch


def image_reference_valid(reference):
    path, colon, tag = reference.rpartition(":")
    if not colon or "/" in tag:
        path = reference
    elif not fullmatch(r"[A-Za-z0-9_][A-Za-z0-9_.-]{0,127}", tag):
        return False
    first, *parts = path.split("/")
    if parts and ("." in first or ":" in first or first == "localhost"):
        host, colon, port = first.partition(":")
        if not fullmatch(r"[A-Za-z0-9.-]+", host):
            return False
        if colon and not (fullmatch(r"[0-9]+", port) and 1 <= int(port) <= 65535):
            return False
    else:
        parts.append(first)
    return all(fullmatch(r"[a-z0-9._-]+", part) for part in parts)


assert image_reference_valid("nginx") is True
assert image_reference_valid("Reg:65535/team/app_2:1.2-RC") is True
assert image_reference_valid("reg.io:65536/app") is False
assert image_reference_valid("localhost:0/app:v1") is False
assert image_reference_valid("Team/app") is False
assert image_reference_valid("localhost:1/a//b") is False
assert image_reference_valid("Reg.IO/app:" + "v" * 128) is True
assert image_reference_valid("app:" + "v" * 129) is False
assert image_reference_valid("app:.9") is False
assert image_reference_valid("r_g.io/app") is False
