"""The state for which every arm file spells its prompt out.

Source: falsification paper, Appendix B (the scaffolds).
"""

from typing import Final

from benchmark.repair.tiers import RepairTask

CODE: Final = "def twice(n):\n    return n + 2\n"
TASK: Final = RepairTask(
    task="worked__0",
    function_name="twice",
    prompt='\ndef twice(n):\n    """Double it."""\n',
    canonical="def twice(n):\n    return 2 * n\n",
    public=("assert twice(0) == 0", "assert twice(2) == 4", "assert twice(9) == 18"),
    facts=("twice(0) == 0", "twice(2) == 4", "twice(9) == 18"),
    hidden=("assert twice(7) == 14",),
    hidden_before_cap=1,
)
OUTCOMES: Final = "fpf"  # of CODE on the public tier
HEAD: Final = 'Write a Python solution for this task.\n\ndef twice(n):\n    """Double it."""\n\n'
TAIL: Final = "Return your answer in a ```python code block."
