"""First complaint about a non-empty colon-separated address of sixteen-bit hex groups, or None.
"zone": it has a "%" whose following text is empty, or that comes after anything not beginning with
"fe80:" (letters of either case). Then, in what stands before the "%": "double" for "::" more than
once (":::" holds one); "group" if any piece between colons (other than at the "::") isn't one to
four hex digits; "count" if there aren't eight groups or, with a "::" standing for one or more, more
than seven."""

from re import fullmatch


def compressed_hex_address_fault(text):
    address, percent, zone = text.partition("%")
    if percent and (zone == "" or not address.lower().startswith("fe80:")):
        return "zone"
    if address.count("::") > 1:
        return "double"
    groups = []
    head, double, tail = address.partition("::")
    for side in (head, tail):
        if side:
            groups.extend(side.split(":"))
    for group in groups:
        if not fullmatch(r"[0-9A-Fa-f]{1,4}", group):
            return "group"
    if double and len(groups) > 7:
        return "count"
    if not double and len(groups) != 8:
        return "count"
    return None


assert compressed_hex_address_fault("1:2:3:4:5:6:7:8") is None
assert compressed_hex_address_fault("::") is None
assert compressed_hex_address_fault("1:2:3::5:6:7:8") is None
assert compressed_hex_address_fault("1:2:3:4::5:6:7:8") == "count"
assert compressed_hex_address_fault("1:2:3:4:5:6:7:8:9") == "count"
assert compressed_hex_address_fault("FE80::1%eth0") is None
assert compressed_hex_address_fault("2001::1%eth0") == "zone"
assert compressed_hex_address_fault("fe80::12345%") == "zone"
assert compressed_hex_address_fault("1::x::2") == "double"
assert compressed_hex_address_fault("1::2:12345") == "group"
