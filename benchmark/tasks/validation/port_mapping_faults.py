"""Container ports get published as "host:container/proto", for example "8080:80/udp", and without
"/proto" the protocol is tcp. List (index from 0, reason) for each mapping at fault, with the first
reason that holds: "range" when one of the two numbers isn't in 1 to 65535, "privileged" for a host
port below 1024 unless that is permitted, "taken" when an earlier faultless mapping has the same
host port and protocol. The texts themselves are well formed."""


def port_mapping_faults(mappings, permitted):
    faults = []
    taken = set()
    for index, mapping in enumerate(mappings):
        ports, _, protocol = mapping.partition("/")
        host, container = [int(port) for port in ports.split(":")]
        claim = (host, protocol or "tcp")
        if min(host, container) < 1 or max(host, container) > 65535:
            faults.append((index, "range"))
        elif host < 1024 and not permitted:
            faults.append((index, "privileged"))
        elif claim in taken:
            faults.append((index, "taken"))
        else:
            taken.add(claim)
    return faults


assert port_mapping_faults(["8080:80", "65535:65535/udp", "1024:1"], False) == []
assert port_mapping_faults(["80:8080", "1023:9"], False) == [(0, "privileged"), (1, "privileged")]
assert port_mapping_faults(["80:8080", "1:1/udp"], True) == []
assert port_mapping_faults(["8080:80", "8080:70/tcp", "8080:90/udp"], False) == [(1, "taken")]
assert port_mapping_faults(["65536:80", "0:80", "9000:0", "9000:65536"], False) == [
    (0, "range"), (1, "range"), (2, "range"), (3, "range")
]
assert port_mapping_faults(["9000:0", "9000:1", "9000:2", "9000:3"], True) == [
    (0, "range"), (2, "taken"), (3, "taken")
]
assert port_mapping_faults(["5000:7", "6000:7/udp", "6000:7", "6000:8/udp"], True) == [
    (3, "taken")
]
