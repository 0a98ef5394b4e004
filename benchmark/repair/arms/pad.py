"""PAD: irrelevant code as long as P's, of its shape.

Source: falsification paper section 4.2 (a content-free, syntax- and length-matched control).
"""

from benchmark.repair.arm import Arm, Bullets, Code, Family
from benchmark.repair.worked import HEAD, TAIL

ARM = Arm(
    id="PAD",
    order=8,
    title="irrelevant code as long as P's, of its shape",
    source="falsification paper section 4.2",
    family=Family.OUTSIDE,
    trajectory="P",
    code=Code.PADDING,
    bullets=Bullets.NONE,
    instruction=True,
    example=HEAD
    + (
        "A previous solution is shown below. It did not pass the public tests.\n\n"
        "Previous solution:\n```python\ndef v_____():\n    return v____\n```\n\n"
        "Your solution failed the tests. Write a corrected, different solution.\n\n"
    )
    + TAIL,
)
