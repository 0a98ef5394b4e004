"""How far is a news article, (stage, version), after a list of "next", "back" and "lift"? It starts
as "draft" in version 1; next moves it on to "review", "scheduled" and "live", back one stage back,
but from live right to draft, which starts the next version number. Next on a live article and back
on a draft do nothing. An embargoed article can't leave scheduled either way until a lift, which may
also come earlier and holds for good."""


def article_release_stage(actions, embargoed):
    stages = ("draft", "review", "scheduled", "live")
    position, version = 0, 1
    for action in actions:
        if action == "lift":
            embargoed = False
            continue
        if embargoed and position == 2:
            continue
        if action == "next":
            position = min(position + 1, 3)
        elif position == 3:
            position = 0
            version += 1
        else:
            position = max(position - 1, 0)
    return stages[position], version


assert article_release_stage([], True) == ("draft", 1)
assert article_release_stage(["next", "next", "next", "next", "back"], False) == ("draft", 2)
assert article_release_stage(["next", "next", "next", "next"], True) == ("scheduled", 1)
assert article_release_stage(["next", "next", "next", "back", "lift", "next"], True) == (
    "live", 1)
assert article_release_stage(["back", "next"], False) == ("review", 1)
assert article_release_stage(["next", "next", "back"], False) == ("review", 1)
assert article_release_stage(["next", "lift", "next", "next"], True) == ("live", 1)
assert article_release_stage(
    ["lift", "next", "next", "next", "back", "back", "next", "next", "next", "next", "back"], True
) == ("draft", 3)
assert article_release_stage(["next", "back", "next"], True) == ("review", 1)
