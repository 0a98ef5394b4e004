"""Which rooms of a floor plan can a robot not get to within a given number of moves? The plan maps
each room to the rooms its doors lead to, one way; rooms named only behind a door have no exits. A
locked room can be entered but not left, so a locked start, like a number of moves of zero or
less, leaves only the start itself. The missed rooms come back as a sorted list."""


def unreachable_rooms(exits, start, locked, moves):
    distance = {start: 0}
    queue = [start]
    for room in queue:
        if room in locked or distance[room] >= moves:
            continue
        for neighbour in exits.get(room, []):
            if neighbour not in distance:
                distance[neighbour] = distance[room] + 1
                queue.append(neighbour)
    rooms = set(exits).union(*exits.values())
    return sorted(rooms - distance.keys())


assert unreachable_rooms({"hall": ["den"], "den": ["bath"], "attic": []}, "hall", set(), 9) == [
    "attic"
]
assert unreachable_rooms({"a": ["b"], "b": ["c"], "c": ["d"]}, "a", set(), 2) == ["d"]
assert unreachable_rooms({"a": ["b"], "b": ["c"], "c": ["d"]}, "a", {"c"}, 5) == ["d"]
assert unreachable_rooms({"a": ["c", "b"]}, "a", {"a"}, 5) == ["b", "c"]
assert unreachable_rooms({"a": ["c", "b"]}, "a", set(), 0) == ["b", "c"]
assert unreachable_rooms({"a": ["b"], "b": ["a"]}, "b", {"x"}, 1) == []
assert unreachable_rooms({"a": ["b", "e"], "b": ["c"], "e": ["d"]}, "a", {"b"}, 2) == ["c"]
assert unreachable_rooms({"a": ["b"], "c": []}, "b", set(), -1) == ["a", "c"]
assert unreachable_rooms({"m": ["n"], "n": ["o", "p"], "o": ["m"]}, "m", set(), 1) == ["o", "p"]
