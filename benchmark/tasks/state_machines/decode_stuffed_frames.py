"""Receive packets from a serial byte stream: 126 marks both the end of one packet and the start of
the next, 125 means the following byte is to be XORed with 32, and a packet's last byte is the sum
of its payload modulo 256. Return the payload lists in order, dropping noise before the first
marker, an unfinished packet at the end, empty payloads, payloads longer than the limit (equal is
fine), wrong checksums, and any packet whose 125 is directly followed by a marker."""


def decode_stuffed_frames(stream, limit):
    def is_sound(packet):
        size = len(packet) - 1
        if size < 1 or size > limit:
            return False
        return sum(packet[:-1]) % 256 == packet[-1]

    frames, packet, state = [], [], "hunt"
    for byte in stream:
        if byte == 126:
            if state == "data" and is_sound(packet):
                frames.append(packet[:-1])
            packet, state = [], "data"
        elif state == "escape":
            packet.append(byte ^ 32)
            state = "data"
        elif state == "data" and byte == 125:
            state = "escape"
        elif state == "data":
            packet.append(byte)
    return frames


assert decode_stuffed_frames([126, 1, 2, 3, 126], 5) == [[1, 2]]
assert decode_stuffed_frames([], 4) == []
assert decode_stuffed_frames([125, 5, 37, 126, 125, 39, 7, 126], 4) == [[7]]
assert decode_stuffed_frames([126, 1, 2, 4, 126, 3, 2, 126, 7, 7, 126], 4) == [[7]]
assert decode_stuffed_frames([126, 125, 94, 125, 94, 126], 3) == [[126]]
assert decode_stuffed_frames([126, 1, 1, 1, 3, 126, 1, 1, 2, 126], 2) == [[1, 1]]
assert decode_stuffed_frames([126, 4, 4, 125, 126, 6, 6, 126], 4) == [[6]]
assert decode_stuffed_frames([126, 0, 126, 2, 2, 126, 8, 8], 4) == [[2]]
assert decode_stuffed_frames([126, 200, 100, 44, 126, 126, 9, 9, 126], 4) == [[200, 100], [9]]
assert decode_stuffed_frames([126, 124, 127, 251, 126, 125, 93, 125, 93, 126], 2) == [
    [124, 127], [125]]
