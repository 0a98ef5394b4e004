"""Put adverts into a radio playlist of (title, is live) songs. Whenever at least every songs have
run since the last advert or the start, the next advert of the list is due, starting over after its
last one. It must not stand directly before or after a live song, so it is put off, song by song,
until it may; and never after the final song. Return titles and adverts in playing order. There is
at least one advert."""


def splice_track_playlist(songs, adverts, every):
    playlist = []
    since = 0
    played = 0
    for place, (title, is_live) in enumerate(songs):
        playlist.append(title)
        since += 1
        if place == len(songs) - 1 or since < every:
            continue
        if is_live or songs[place + 1][1]:
            continue
        playlist.append(adverts[played % len(adverts)])
        played += 1
        since = 0
    return playlist


assert splice_track_playlist(
    [("a", False), ("b", False), ("c", False), ("d", False), ("e", False)], ["X", "Y", "Z"], 1
) == ["a", "X", "b", "Y", "c", "Z", "d", "X", "e"]
assert splice_track_playlist(
    [("a", False), ("b", False), ("c", False), ("d", False)], ["X"], 2
) == ["a", "b", "X", "c", "d"]
assert splice_track_playlist(
    [("a", False), ("b", True), ("c", False), ("d", False), ("e", False)], ["X", "Y"], 1
) == ["a", "b", "c", "X", "d", "Y", "e"]
assert splice_track_playlist(
    [("a", False), ("b", False), ("c", True), ("d", False), ("e", False), ("f", False)], ["X"], 2
) == ["a", "b", "c", "d", "X", "e", "f"]
assert splice_track_playlist([("a", False), ("b", False)], ["X"], 2) == ["a", "b"]
assert splice_track_playlist([("a", True), ("b", False), ("c", False)], ["X", "Y", "Z"], 1) == [
    "a", "b", "X", "c"]
assert splice_track_playlist([(str(n), n == 5) for n in range(9)], ["P", "Q"], 3) == [
    "0", "1", "2", "P", "3", "4", "5", "6", "Q", "7", "8"]
assert splice_track_playlist([("a", False), ("b", True), ("c", False)], ["X"], 1) == ["a", "b", "c"]
