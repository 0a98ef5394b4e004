"""P-F: P+F: P's code and the facts about it.

Source: falsification paper section 4 (future work: a mirror arm on the P trajectory).
"""

from benchmark.repair.arm import Arm, Bullets, Code, Family
from benchmark.repair.worked import HEAD, TAIL

ARM = Arm(
    id="P-F",
    order=7,
    title="P+F: P's code and the facts about it",
    source="falsification paper section 4 (future work: a mirror arm on the P trajectory)",
    family=Family.OUTSIDE,
    trajectory="P",
    code=Code.INCUMBENT,
    bullets=Bullets.FACTS,
    instruction=True,
    same_code_as="P",
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
