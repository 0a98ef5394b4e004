"""Time, memory and size: spent where nobody looks, or in the test's own code."""

from typing import Final

from suites.falsification.hostile_case import LATE, QUICK, HostileCase, same

_TIMEOUT: Final = frozenset({"TIMEOUT"})

LIMITS: Final = (
    HostileCase(
        "limits.busy_threads_behind_a_sleeper",
        "limits",
        "a thread's CPU time counts while the main thread sleeps",
        "import threading, time\ndef burn():\n    while True: pass\n"
        "def f(n):\n    threading.Thread(target=burn, daemon=True).start()\n"
        "    time.sleep(60)\n    return n\n",
        ("assert f(1) == 1",),
        same(1, _TIMEOUT),
        limits=QUICK,
    ),
    HostileCase(
        "limits.bursts",
        "limits",
        "sleeping and working in turns sums up",
        "import time\ndef f(n):\n    end = time.time() + 20\n    while time.time() < end:\n"
        "        time.sleep(0.01)\n        stop = time.time() + 0.01\n"
        "        while time.time() < stop: pass\n    return n\n",
        ("assert f(1) == 1",),
        same(1, _TIMEOUT),
        limits=QUICK,
    ),
    HostileCase(
        "limits.small_pieces_over_many_tests",
        "limits",
        "the budget is the suite's, however it is cut up",
        "import time\ndef f(n):\n    end = time.process_time() + 0.5\n"
        "    while time.process_time() < end: pass\n    return n\n",
        tuple(f"assert f({n}) == {n}" for n in range(12)),
        (*same(1, frozenset({"pass"})), *same(7, _TIMEOUT | {"pass"}), *same(4, _TIMEOUT)),
        limits=QUICK,
    ),
    HostileCase(
        "limits.pattern_bomb_in_the_test",
        "limits",
        "a text that makes the test's own pattern explode is the candidate's time",
        "def f():\n    return 'a' * 60 + 'c'\n",
        ("import re\nassert re.fullmatch(r'(a+)+b', f())",),
        same(1, _TIMEOUT),
        limits=QUICK,
    ),
    HostileCase(
        "limits.endless_iterator_in_the_test",
        "limits",
        "sorting or searching what never ends is the candidate's time",
        "def f():\n    n = 0\n    while True:\n        n += 1\n        yield n\n",
        ("assert -1 in f() or sorted(f())",),
        same(1, LATE),
        limits=QUICK,
    ),
    HostileCase(
        "limits.doubling_tuple",
        "limits",
        "a value that is small here and endless on the way is cut off",
        "def f():\n    t = (0,)\n    for _ in range(40): t = (t, t)\n    return t\n",
        ("assert f() == 0",),
        same(1, LATE),
        limits=QUICK,
    ),
)
