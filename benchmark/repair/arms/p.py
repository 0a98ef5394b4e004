"""P: bare own failing code.

Source: falsification paper section 2.1.2, Table 4.
"""

from benchmark.repair.arm import Arm, Bullets, Code, Family
from benchmark.repair.worked import HEAD, TAIL

ARM = Arm(
    id="P",
    order=1,
    title="bare own failing code",
    source="falsification paper section 2.1.2, Table 4",
    family=Family.MAIN,
    trajectory="P",
    code=Code.INCUMBENT,
    bullets=Bullets.NONE,
    instruction=True,
    example=HEAD
    + (
        "A previous solution is shown below. It did not pass the public tests.\n\n"
        "Previous solution:\n```python\ndef twice(n):\n    return n + 2\n```\n\n"
        "Your solution failed the tests. Write a corrected, different solution.\n\n"
    )
    + TAIL,
)
