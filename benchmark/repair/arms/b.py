"""B: blind resample of the task.

Source: falsification paper section 2.1.2, Table 4.
"""

from benchmark.repair.arm import BLIND, Arm, Bullets, Code, Family
from benchmark.repair.worked import HEAD, TAIL

ARM = Arm(
    id="B",
    order=2,
    title="blind resample of the task",
    source="falsification paper section 2.1.2, Table 4",
    family=Family.MAIN,
    trajectory=BLIND,
    code=Code.NONE,
    bullets=Bullets.NONE,
    instruction=False,
    example=HEAD + TAIL,
)
