"""Frames that nobody asked for, broken frames, and what a passed function gives away."""

from typing import Final

from suites.falsification.hostile_case import ANY_FAILURE, PASS, WRONG, HostileCase, same

# Finds the channel without knowing its number; `say` writes one frame.
_CHANNEL = """
import json, os, socket, stat, struct, threading, time
def channel():
    for fd in range(3, 64):
        try:
            if stat.S_ISSOCK(os.fstat(fd).st_mode): return fd
        except OSError: pass
    return -1
def raw(body):
    view = memoryview(body)
    while view: view = view[os.write(channel(), view):]
def say(message):
    body = json.dumps(message).encode()
    raw(struct.pack('>I', len(body)) + body)
"""

CHANNEL: Final = (
    HostileCase(
        "channel.answers_ahead",
        "channel",
        "answers sent before they are asked for are values at most, never verdicts",
        _CHANNEL + "def f(n):\n    for a in range(1, 40):\n"
        "        say({'a': a, 'ok': True, 'i': 0, 'kind': 'pass', 'done': True})\n    return n\n",
        ("assert f(1) == 2", "assert f(2) == 3", "assert f(3) == 4"),
        same(3, WRONG),
    ),
    HostileCase(
        "channel.answer_twice_from_a_thread",
        "channel",
        "a thread that answers over and over disturbs its own suite only",
        _CHANNEL + "def spam():\n    for _ in range(2000):\n"
        "        for a in (1, 2, 3): say({'a': a, 'ok': 5})\n"
        "def f(n):\n    threading.Thread(target=spam, daemon=True).start()\n"
        "    time.sleep(0.05)\n    return n\n",
        ("assert f(1) == 9", "assert f(2) == 9"),
        same(2, ANY_FAILURE),
    ),
    HostileCase(
        "channel.namespace_forged_at_load",
        "channel",
        "a namespace sent at load binds names to values of the candidate's box, no more",
        _CHANNEL + "say({'loaded': ['d', ['L', ['f']], ['l', ['g', 'int']]], 'compiled': True})\n"
        "def f(n):\n    return 9\n",
        ("assert f(1) == 2", "assert f(2) == 3"),
        same(2, WRONG),
    ),
    HostileCase(
        "channel.deep_json",
        "channel",
        "a frame nested a hundred thousand deep does not crash the judge",
        _CHANNEL
        + "def f(n):\n    body = b'{\"a\":1,\"ok\":' + b'[' * 100000 + b']' * 100000 + b'}'\n"
        "    raw(struct.pack('>I', len(body)) + body)\n    return n\n",
        ("assert f(1) == 2",),
        same(1, WRONG),
    ),
    HostileCase(
        "channel.objects_never_given",
        "channel",
        "the number of an object that was never passed is disorder",
        _CHANNEL + "def f(n):\n    say({'a': 1, 'ok': ['o', 7]})\n    return n\n"
        "def g(n):\n    say({'q': 1, 'op': 'call', 'on': 0, 'args': ['l', ['l'], ['d', ['l'], "
        "['l']]]})\n"
        "    return n\n",
        ("assert f(1) == 2", "assert g(1) == 2"),
        same(2, WRONG),
    ),
    HostileCase(
        "channel.garbled_values",
        "channel",
        "a node that no encoder writes is disorder, not a crash",
        _CHANNEL + "def f(n):\n"
        "    say({'a': 1, 'ok': ['n', 'T', ['__eq__'], ['t', ['lambda: 1', 'e'], {}]]})\n"
        "    return n\n",
        ("assert f(1) == (1,)",),
        same(1, WRONG),
    ),
    HostileCase(
        "channel.closed_and_lingering",
        "channel",
        "hanging up and staying alive is the candidate's failure, never ours",
        _CHANNEL + "def f(n):\n    os.close(channel())\n    time.sleep(0.5)\n    return n\n",
        ("assert f(1) == 1",),
        same(1, WRONG),
    ),
)

CALLBACKS: Final = (
    HostileCase(
        "callbacks.getattr_reaches_nothing",
        "callbacks",
        "a test that passes `getattr` does not hand over the judge's builtins",
        "def f(get):\n    try:\n        run = get(get(get, '__self__'), 'exec')\n"
        "        run('import sys')\n    except Exception:\n        return 'refused'\n"
        "    return 'reached'\n",
        ("assert f(getattr) == 'refused'",),
        same(1, PASS),
    ),
    HostileCase(
        "callbacks.no_way_to_test_globals",
        "callbacks",
        "a passed function shows neither globals nor closure nor code",
        "import gc\ndef f(fn):\n"
        "    for name in ('__globals__', '__closure__', '__code__', 'gi_frame'):\n"
        "        try: return getattr(fn, name)['expected']\n        except Exception: pass\n"
        "    for d in gc.get_objects():\n        if type(d) is dict and 'expected' in d:\n"
        "            return d['expected']\n    return None\n",
        ("expected = 4711\nassert f(lambda x: x) == expected",),
        same(1, WRONG),
    ),
    HostileCase(
        "callbacks.traceback_shows_no_frames",
        "callbacks",
        "an exception out of a passed function brings no frame of the test along",
        "def f(fn):\n    try:\n        fn('bad')\n    except BaseException as e:\n"
        "        t = e.__traceback__\n        while t:\n"
        "            for scope in (t.tb_frame.f_locals, t.tb_frame.f_globals):\n"
        "                if 'expected' in scope: return scope['expected']\n"
        "            t = t.tb_next\n    return None\n",
        ("expected = 4711\nassert f(lambda x: 1 / len(x[3:])) == expected",),
        same(1, WRONG),
    ),
    HostileCase(
        "callbacks.endless_ping_pong",
        "callbacks",
        "calls that call each other for ever end as a failure of this suite",
        "def f(fn, n=0):\n    return fn(n)\n",
        ("def g(n):\n    return f(g)\nassert f(g) == 1", "assert 1 == 1"),
        (ANY_FAILURE, ANY_FAILURE | PASS),
    ),
)
