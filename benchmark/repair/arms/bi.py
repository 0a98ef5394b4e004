"""BI: blind resample with the failure instruction.

Source: falsification paper section 2.1.2 (sixth arm), 3.2.
"""

from benchmark.repair.arm import BLIND, Arm, Bullets, Code, Family
from benchmark.repair.worked import HEAD, TAIL

ARM = Arm(
    id="BI",
    order=6,
    title="blind resample with the failure instruction",
    source="falsification paper section 2.1.2 (sixth arm), 3.2",
    family=Family.FOLLOW_UP,
    trajectory=BLIND,
    code=Code.NONE,
    bullets=Bullets.NONE,
    instruction=True,
    example=HEAD
    + ("Your solution failed the tests. Write a corrected, different solution.\n\n")
    + TAIL,
)
