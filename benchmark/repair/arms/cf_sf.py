"""CF-SF: TC's facts and the code they were run on.

Source: falsification paper section 2.1.2, Table 4.
"""

from benchmark.repair.arm import Arm, Bullets, Code, Family
from benchmark.repair.worked import HEAD, TAIL

ARM = Arm(
    id="CF-SF",
    order=4,
    title="TC's facts and the code they were run on",
    source="falsification paper section 2.1.2, Table 4",
    family=Family.MAIN,
    trajectory="TC",
    code=Code.INCUMBENT,
    bullets=Bullets.FACTS,
    instruction=True,
    same_constraint_as="TC",
    example=HEAD
    + (
        "A previous solution is shown below. It did not pass the public tests.\n\n"
        "Previous solution:\n```python\ndef twice(n):\n    return n + 2\n```\n\n"
        "Your implementation must satisfy these input/output requirements:\n"
        "- twice(0) == 0\n- twice(9) == 18\n\n"
        "Your solution failed the tests. Write a corrected, different solution.\n\n"
    )
    + TAIL,
)
