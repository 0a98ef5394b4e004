"""May a server with this host name use a certificate issued for that name pattern? A star counts
only as the whole leftmost label and covers precisely one non-empty label; a pattern with a star
anywhere else fits nothing, nor does a starred one with fewer than three labels. Otherwise all
labels must be equal. Upper and lower case, and one dot at the end of either text, make no
difference."""


def wildcard_host_matches(host, pattern):
    labels = host.lower().removesuffix(".").split(".")
    wanted = pattern.lower().removesuffix(".").split(".")
    if wanted[0] == "*":
        if len(wanted) < 3 or not labels[0]:
            return False
        labels, wanted = labels[1:], wanted[1:]
    if "*" in "".join(wanted):
        return False
    return labels == wanted


assert wildcard_host_matches("www.example.com", "*.example.com") is True
assert wildcard_host_matches("a.b.example.com", "*.example.com") is False
assert wildcard_host_matches("example.com", "*.com") is False
assert wildcard_host_matches("Example.COM.", "example.com") is True
assert wildcard_host_matches("x.y.z.org", "*.Y.z.org.") is True
assert wildcard_host_matches("a.*.com", "a.*.com") is False
assert wildcard_host_matches(".example.com", "*.example.com") is False
assert wildcard_host_matches("www.example.com", "*.example.org") is False
assert wildcard_host_matches("example.com", "www.example.com") is False
