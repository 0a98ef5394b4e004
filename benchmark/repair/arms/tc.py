"""TC: violated public facts only.

Source: falsification paper section 2.1.2, Table 4.
"""

from benchmark.repair.arm import Arm, Bullets, Code, Family
from benchmark.repair.worked import HEAD, TAIL

ARM = Arm(
    id="TC",
    order=3,
    title="violated public facts only",
    source="falsification paper section 2.1.2, Table 4",
    family=Family.MAIN,
    trajectory="TC",
    code=Code.NONE,
    bullets=Bullets.FACTS,
    instruction=False,
    example=HEAD
    + (
        "Your implementation must satisfy these input/output requirements:\n"
        "- twice(0) == 0\n- twice(9) == 18\n\n"
    )
    + TAIL,
)
