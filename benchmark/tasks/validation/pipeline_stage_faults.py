"""Lint a build pipeline: stages in order, each (stage name, jobs), a job being (name, names of the
jobs it needs, True if started by hand). List the faults as they turn up. Per job: "duplicate JOB"
if its name came before anywhere, then "JOB needs OTHER" for every need, in order, that isn't a job
of an earlier stage. After a stage's jobs: "STAGE too big" above the most jobs allowed, then "STAGE
manual" unless some job starts by itself."""


def pipeline_stage_faults(stages, most):
    faults = []
    earlier = []
    for stage, jobs in stages:
        names = []
        for name, needs, _ in jobs:
            if name in earlier + names:
                faults.append(f"duplicate {name}")
            names.append(name)
            for need in needs:
                if need in earlier:
                    continue
                faults.append(f"{name} needs {need}")
        if len(jobs) > most:
            faults.append(f"{stage} too big")
        if all(manual for _, _, manual in jobs):
            faults.append(f"{stage} manual")
        earlier += names
    return faults


assert pipeline_stage_faults(
    [("build", [("a", [], False)]), ("ship", [("b", ["a"], True), ("c", ["a"], False)])], 2) == []
assert pipeline_stage_faults([("s", [("a", ["b"], False), ("b", ["b", "c"], False)])], 2) == [
    "a needs b", "b needs b", "b needs c"]
assert pipeline_stage_faults([("s", [("a", [], True), ("a", [], True)])], 1) == [
    "duplicate a", "s too big", "s manual"]
assert pipeline_stage_faults(
    [("s", [("a", [], False)]), ("t", [("b", [], False)]), ("u", [("a", ["x", "b"], False)])], 1
) == ["duplicate a", "a needs x"]
assert pipeline_stage_faults([("s", [])], 3) == ["s manual"]
assert pipeline_stage_faults([], 3) == []
assert pipeline_stage_faults([("s", [("a", ["b"], True)]), ("t", [("b", ["a"], False)])], 5) == [
    "a needs b", "s manual"]
assert pipeline_stage_faults(
    [("s", [("a", [], False), ("b", [], False), ("c", [], False)])], 2) == ["s too big"]
