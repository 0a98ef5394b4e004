"""Should a new password be accepted? The earlier ones come newest first, so that the first is the
current one; if there are none, answer None. Otherwise say "reused" if it equals one of the
remembered newest ones (a number, may be zero), else "similar" if it differs from the current one in
fewer places than the least number, where each place of extra length is one too, else "early" if
fewer than 24 hours have gone by since the last change, else None."""


def password_change_refusal(new, earlier, remembered, least, hours):
    if not earlier:
        return None
    if new in earlier[:remembered]:
        return "reused"
    current = earlier[0]
    changed = abs(len(new) - len(current))
    for before, after in zip(current, new):
        if before != after:
            changed += 1
    if changed < least:
        return "similar"
    return "early" if hours < 24 else None


assert password_change_refusal("abc", [], 3, 2, 1) is None
assert password_change_refusal("lemon", ["apple", "grape", "lemon"], 3, 2, 48) == "reused"
assert password_change_refusal("lemon", ["apple", "grape", "lemon"], 2, 2, 24) is None
assert password_change_refusal("lemon", ["apple", "grape"], 2, 5, 23) == "early"
assert password_change_refusal("apply12", ["apple"], 5, 4, 48) == "similar"
assert password_change_refusal("apply12", ["apple"], 5, 3, 48) is None
assert password_change_refusal("app", ["apple"], 5, 3, 2) == "similar"
assert password_change_refusal("apple", ["apple"], 0, 1, 48) == "similar"
assert password_change_refusal("melon", ["lemon", "melon"], 1, 3, 48) == "similar"
