"""What fills the disk? Given the size of each file by its path, such as "home/ann/a.txt", sum up
each folder, everything in its subfolders included; folders are written "/home/ann", and the one
above all is "/". Return (folder, size) for those of at least the limit, the biggest first and equal
ones by name. Empty parts of a path, as in "//home//b.txt", are ignored."""


def folder_sizes_over_limit(sizes, limit):
    totals = {}
    for path, size in sizes.items():
        parts = [part for part in path.split("/") if part]
        for depth in range(len(parts)):
            folder = "/" + "/".join(parts[:depth])
            totals[folder] = totals.get(folder, 0) + size
    large = [(folder, total) for folder, total in totals.items() if total >= limit]
    return sorted(large, key=lambda entry: (-entry[1], entry[0]))


assert folder_sizes_over_limit({"home/ann/a.txt": 5, "home/b.txt": 2, "c.txt": 4}, 1) == [
    ("/", 11), ("/home", 7), ("/home/ann", 5)]
assert folder_sizes_over_limit({"x/a": 5, "y/b": 7, "z/c": 4}, 5) == [
    ("/", 16), ("/y", 7), ("/x", 5)]
assert folder_sizes_over_limit({"//q//f": 3, "/q/g": 4, "q/r//h": 1}, 2) == [("/", 8), ("/q", 8)]
assert folder_sizes_over_limit({"m/2": 6, "k/1": 6}, 6) == [("/", 12), ("/k", 6), ("/m", 6)]
assert folder_sizes_over_limit({"a/b/c/d": 9}, 9) == [
    ("/", 9), ("/a", 9), ("/a/b", 9), ("/a/b/c", 9)]
assert folder_sizes_over_limit({"a/b": 3, "c": 2}, 6) == []
assert folder_sizes_over_limit({"e/f/g": 0, "e/h": 1}, 0) == [("/", 1), ("/e", 1), ("/e/f", 0)]
assert folder_sizes_over_limit({"solo": 8}, 8) == [("/", 8)]
