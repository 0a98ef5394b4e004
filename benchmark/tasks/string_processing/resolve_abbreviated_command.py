"""A shell that accepts shortened commands: what does the typed text mean in a list of distinct
command names? A complete name always wins, even if longer ones start with it. Otherwise, with
fewer characters than the shortest allowed abbreviation it means None; if one name starts with it,
that name; if several, a sorted list of them; if no name does, None."""


def resolve_abbreviated_command(typed, commands, shortest):
    if typed in commands:
        return typed
    if len(typed) < shortest:
        return None
    candidates = sorted(name for name in commands if name.startswith(typed))
    if not candidates:
        return None
    if len(candidates) == 1:
        return candidates[0]
    return candidates


assert resolve_abbreviated_command("st", ["status", "start", "stop"], 1) == [
    "start", "status", "stop"]
assert resolve_abbreviated_command("sta", ["status", "stash", "stop"], 2) == ["stash", "status"]
assert resolve_abbreviated_command("co", ["commit", "copy", "co"], 3) == "co"
assert resolve_abbreviated_command("com", ["commit", "copy"], 3) == "commit"
assert resolve_abbreviated_command("co", ["commit", "push"], 3) is None
assert resolve_abbreviated_command("x", ["commit"], 1) is None
assert resolve_abbreviated_command("", ["go"], 0) == "go"
assert resolve_abbreviated_command("go", ["go", "gone"], 1) == "go"
