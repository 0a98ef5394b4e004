"""GR-SHAPE: CF-SF's code and as many generic bullets.

Source: falsification paper section 2.1.2, Table 4.
"""

from benchmark.repair.arm import Arm, Bullets, Code, Family
from benchmark.repair.worked import HEAD, TAIL

ARM = Arm(
    id="GR-SHAPE",
    order=5,
    title="CF-SF's code and as many generic bullets",
    source="falsification paper section 2.1.2, Table 4",
    family=Family.MAIN,
    trajectory="TC",
    code=Code.INCUMBENT,
    bullets=Bullets.PLACEBO,
    instruction=True,
    same_code_as="CF-SF",
    same_count_as="CF-SF",
    example=HEAD
    + (
        "A previous solution is shown below. It did not pass the public tests.\n\n"
        "Previous solution:\n```python\ndef twice(n):\n    return n + 2\n```\n\n"
        "Your implementation must satisfy these input/output requirements:\n"
        "- the function returns a value of the documented return type\n"
        "- the implementation handles the documented input domain\n\n"
        "Your solution failed the tests. Write a corrected, different solution.\n\n"
    )
    + TAIL,
)
