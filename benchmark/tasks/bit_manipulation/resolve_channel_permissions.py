"""What may a chat member do in a channel? From a base mask take away all that any role denies, then
add all that any role allows, then take away what the member's own override denies and add what it
allows; roles are a list of (allow, deny) masks, the override is one such pair. Only the low 16 bits
are returned. A base mask that has the administrator bit (bit 3) on gives 0xFFFF in any case; a role
or an override that allows this bit does not."""


def resolve_channel_permissions(base, roles, member):
    if base & (1 << 3):
        return 0xFFFF
    allowed = denied = 0
    for allow, deny in roles:
        allowed |= allow
        denied |= deny
    granted = (base & ~denied) | allowed
    allow, deny = member
    return ((granted & ~deny) | allow) & 0xFFFF


assert resolve_channel_permissions(0b0111, [], (0, 0)) == 0b0111
assert resolve_channel_permissions(0b1000, [(0, 0b1000)], (0, 0xFFFF)) == 0xFFFF
assert resolve_channel_permissions(0b0111, [(0, 0b0010)], (0, 0)) == 0b0101
assert resolve_channel_permissions(0b0001, [(0b0010, 0), (0, 0b0010)], (0, 0)) == 0b0011
assert resolve_channel_permissions(0b0111, [(0b0010, 0)], (0, 0b0010)) == 0b0101
assert resolve_channel_permissions(0, [], (0b0100, 0b0100)) == 0b0100
assert resolve_channel_permissions(0b0101, [(0x10, 0x01), (0x20, 0x05)], (0x40, 0x10)) == 0x60
assert resolve_channel_permissions(0x10021, [], (0x20002, 0)) == 0x23
assert resolve_channel_permissions(0, [(0b1000, 0)], (0, 0)) == 0b1000
