"""Stage of a battery charger after each (volts, amps) reading, "bulk" at first. In bulk, volts at
or above the absorption voltage bring "absorb". There, two readings in a row, not counting the one
that brought it, with amps at or under the tail current bring "float"; so does, at the latest, the
reading after as many in absorb as the cap says, the bringing one included. Volts below the restart
voltage bring bulk from any stage."""


def charger_stage_trace(readings, absorb_volts, restart_volts, tail_amps, cap):
    stage, held, tapered = "bulk", 0, 0
    stages = []
    for volts, amps in readings:
        if volts < restart_volts:
            stage = "bulk"
        elif stage == "bulk" and volts >= absorb_volts:
            stage, held, tapered = "absorb", 1, 0
        elif stage == "absorb":
            held += 1
            tapered = tapered + 1 if amps <= tail_amps else 0
            if tapered == 2 or held > cap:
                stage = "float"
        stages.append(stage)
    return stages


assert charger_stage_trace([(13, 9), (14, 8), (14, 2), (14, 2)], 14, 12, 2, 9) == [
    "bulk", "absorb", "absorb", "float"]
assert charger_stage_trace([(15, 1), (15, 1), (15, 1)], 14, 12, 2, 4) == [
    "absorb", "absorb", "float"]
assert charger_stage_trace([(14, 5), (14, 5), (14, 5), (13, 5), (14, 5)], 14, 12, 2, 4) == [
    "absorb", "absorb", "absorb", "absorb", "float"]
assert charger_stage_trace([(14, 5), (14, 2), (14, 3), (14, 1), (14, 1)], 14, 12, 2, 9) == [
    "absorb", "absorb", "absorb", "absorb", "float"]
assert charger_stage_trace(
    [(14, 1), (14, 1), (14, 1), (12, 0), (11, 0), (14, 3)], 14, 12, 2, 9
) == ["absorb", "absorb", "float", "float", "bulk", "absorb"]
assert charger_stage_trace([(14, 5), (11, 5), (13, 1), (13, 1)], 14, 12, 2, 9) == [
    "absorb", "bulk", "bulk", "bulk"]
assert charger_stage_trace(
    [(14, 5), (14, 5), (11, 5), (14, 5), (14, 5), (14, 5), (15, 5)], 14, 12, 2, 2
) == ["absorb", "absorb", "bulk", "absorb", "absorb", "float", "float"]
assert charger_stage_trace(
    [(14, 2), (14, 1), (11, 1), (14, 1), (14, 1), (14, 1)], 14, 12, 2, 9
) == ["absorb", "absorb", "bulk", "absorb", "absorb", "float"]
