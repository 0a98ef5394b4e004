"""Lint a build pipeline: stages in order, each (stage name, jobs), a job being (name, names of the
jobs it needs, True if started by hand). List the faults as they turn up. Per job: "duplicate JOB"
if its name came before anywhere, then "JOB needs OTHER" for every need, in order, that isn't a job
of an earlier stage. After a stage's jobs: "STAGE has 2 too many" beyond the most jobs allowed, then
"STAGE is manual" unless some job starts by itself."""


def pipeline_stage_faults(stages, most):
    faults = []
    earlier = []
    for stage, jobs in stages:
        names = []
        automatic = 0
        for name, needs, manual in jobs:
            if name in earlier or name in names:
                faults.append(f"duplicate {name}")
            names.append(name)
            faults += [f"{name} needs {need}" for need in needs if need not in earlier]
            if not manual:
                automatic += 1
        if len(jobs) > most:
            faults.append(f"{stage} has {len(jobs) - most} too many")
        if automatic < 1:
            faults.append(f"{stage} is manual")
        earlier += names
    return faults


assert pipeline_stage_faults(
    [("build", [("a", [], False)]), ("ship", [("b", ["a"], True), ("c", ["a"], False)])], 2) == []
assert pipeline_stage_faults([("s", [("a", ["b"], False), ("b", ["b", "c"], False)])], 2) == [
    "a needs b", "b needs b", "b needs c"]
assert pipeline_stage_faults([("s", [("a", [], True), ("a", [], True)])], 1) == [
    "duplicate a", "s has 1 too many", "s is manual"]
assert pipeline_stage_faults(
    [("s", [("a", [], False)]), ("t", [("b", [], False)]), ("u", [("a", ["x", "b"], False)])], 1
) == ["duplicate a", "a needs x"]
assert pipeline_stage_faults([("s", [])], 3) == ["s is manual"]
assert pipeline_stage_faults([("s", [("a", ["b"], True)]), ("t", [("b", ["a"], False)])], 5) == [
    "a needs b", "s is manual"]
assert pipeline_stage_faults(
    [("s", [("a", [], False), ("b", [], False), ("c", [], True)]), ("t", [("d", ["c"], True)])], 1
) == ["s has 2 too many", "t is manual"]
