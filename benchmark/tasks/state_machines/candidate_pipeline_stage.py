"""Where does a job candidate stand after ("move", stage), ("hold", None), ("resume", None) and
("withdraw", None) events? Everybody starts "active" in the first of the ordered stages. A move may
go to the next stage or to any earlier one; every other move, including to the same or an unknown
stage, is refused, and so is any move while "on hold", that is from a hold to a resume. "withdrawn"
is final: whatever comes after it is refused too. Return (stage, status, number refused)."""


def candidate_pipeline_stage(stages, events):
    place, status, refused = 0, "active", 0
    for action, stage in events:
        if status == "withdrawn":
            refused += 1
            continue
        if action == "withdraw":
            status = "withdrawn"
        elif action == "hold":
            status = "on hold"
        elif action == "resume":
            status = "active"
        else:
            reachable = stages[:place] + stages[place + 1 : place + 2]
            if status == "active" and stage in reachable:
                place = stages.index(stage)
            else:
                refused += 1
    return stages[place], status, refused


assert candidate_pipeline_stage(["applied", "phone", "onsite"], []) == ("applied", "active", 0)
assert candidate_pipeline_stage(
    ["applied", "phone", "onsite"], [("move", "onsite"), ("move", "phone")]
) == ("phone", "active", 1)
assert candidate_pipeline_stage(
    ["applied", "phone", "onsite"], [("move", "phone"), ("move", "onsite"), ("move", "applied")]
) == ("applied", "active", 0)
assert candidate_pipeline_stage(
    ["applied", "phone", "onsite"],
    [("hold", None), ("move", "phone"), ("resume", None), ("move", "phone")],
) == ("phone", "active", 1)
assert candidate_pipeline_stage(
    ["applied", "phone", "onsite"],
    [("move", "phone"), ("withdraw", None), ("move", "onsite"), ("resume", None)],
) == ("phone", "withdrawn", 2)
assert candidate_pipeline_stage(
    ["applied", "phone", "onsite"], [("move", "applied"), ("move", "lunch")]
) == ("applied", "active", 2)
assert candidate_pipeline_stage(
    ["applied", "phone", "onsite"], [("move", "phone"), ("hold", None)]
) == ("phone", "on hold", 0)
assert candidate_pipeline_stage(
    ["applied", "phone", "onsite", "offer"],
    [("move", "phone"), ("move", "onsite"), ("move", "offer"), ("move", "phone"),
     ("move", "offer")],
) == ("phone", "active", 1)
assert candidate_pipeline_stage(
    ["applied", "phone"], [("hold", None), ("withdraw", None)]
) == ("applied", "withdrawn", 0)
