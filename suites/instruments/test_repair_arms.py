"""What the arms show: each spells its prompt out, and the rules hold at their edges."""

import ast
from dataclasses import replace

import pytest

from benchmark.errors import BenchmarkError
from benchmark.repair.arm import Arm, Bullets, Code, Family
from benchmark.repair.bullets import GENERIC, PUBLISHED, placebo_bullets
from benchmark.repair.catalogue import arms_digest, read_arms, select_arms
from benchmark.repair.mirror import mirrors_of, require_neutral
from benchmark.repair.packet import REQUIREMENTS, Packet, incumbent, rendered, violated
from benchmark.repair.padding import padding_for
from benchmark.repair.shown import pool_prompt, shown_by
from benchmark.repair.words import forbidden_words, words_of
from benchmark.repair.worked import CODE, OUTCOMES, TASK
from benchmark.repair_records import Candidate, Cell, Extraction
from benchmark.verdicts import sha256_text

ARMS = read_arms()
BY_ID = {arm.id: arm for arm in ARMS}


def candidate(arm: str, number: int, public: str, code: str = CODE) -> Candidate:
    return Candidate(
        cell=Cell("worked", "model"),
        task=TASK.task,
        arm=arm,
        round=number,
        namespace="n",
        seed_payload=f"n|{arm}|{number}",
        seed=0,
        prompt_sha256="",
        prompt_tokens=1,
        prompt_chars=1,
        text=code,
        finish_reason="stop",
        completion_tokens=1,
        code=code,
        extraction=Extraction.STANDARD,
        public=public,
        hidden="",
        public_other="",
        fingerprint_sha256="",
        wall_s=0.0,
        at_utc="",
    )


POOL = [candidate("pool", 0, OUTCOMES)]


@pytest.mark.parametrize("arm", ARMS, ids=lambda arm: arm.id)
def test_the_prompt_of_the_worked_state_is_what_the_arms_file_spells_out(arm: Arm) -> None:
    (shown,) = (each for each in shown_by(TASK, ARMS, POOL, {}) if each.arm is arm)
    assert shown.prompt == arm.example


def test_the_arms_are_the_papers_six_and_two_that_are_outside_of_its_families() -> None:
    assert [arm.id for arm in ARMS] == ["P", "B", "TC", "CF-SF", "GR-SHAPE", "BI", "P-F", "PAD"]
    assert [arm.id for arm in ARMS if arm.family is Family.OUTSIDE] == ["P-F", "PAD"]
    assert [arm.id for arm in ARMS if arm.family is Family.FOLLOW_UP] == ["BI"]


def test_the_failure_instruction_is_on_code_bearing_arms_and_on_bi_alone() -> None:
    said = {arm.id for arm in ARMS if arm.instruction}
    assert said == {arm.id for arm in ARMS if arm.code is not Code.NONE} | {"BI"}


def test_the_pool_is_drawn_with_the_blind_scaffold() -> None:
    assert pool_prompt(TASK) == BY_ID["B"].example


def test_of_candidates_with_equal_counts_the_latest_is_the_incumbent() -> None:
    late = candidate("P", 1, "pff")
    assert incumbent([candidate("pool", 0, "fpf"), candidate("P", 0, "fff"), late]) is late
    best = candidate("pool", 3, "ppf")
    assert incumbent([best, late]) is best


def test_at_most_six_violated_asserts_are_shown_the_first_in_the_tiers_order() -> None:
    assert violated("pfpeftfff") == (1, 3, 4, 5, 6, 7)
    assert violated("ppp") == ()


def test_nothing_violated_leaves_the_header_alone_and_no_placebo_either() -> None:
    whole = [candidate("pool", 0, "ppp")]
    shown = {each.arm.id: each for each in shown_by(TASK, ARMS, whole, {})}
    for arm in ("TC", "CF-SF", "GR-SHAPE", "P-F"):
        assert shown[arm].packet.constraint_block == REQUIREMENTS
        assert shown[arm].bullets == 0


def test_cf_sf_and_gr_shape_follow_tc_while_p_and_p_f_follow_p() -> None:
    earlier = {
        "TC": [candidate("TC", 0, "ppf", "def twice(n):\n    return 3\n")],
        "P": [candidate("P", 0, "fpp", "def twice(n):\n    return 4\n")],
        "CF-SF": [candidate("CF-SF", 0, "ppp", "def twice(n):\n    return 5\n")],
    }
    shown = {each.arm.id: each for each in shown_by(TASK, ARMS, POOL, earlier)}
    assert {arm: shown[arm].incumbent for arm in ("TC", "CF-SF", "GR-SHAPE")} == dict.fromkeys(
        ("TC", "CF-SF", "GR-SHAPE"), "TC:0"
    )
    assert {shown[arm].incumbent for arm in ("P", "P-F", "PAD")} == {"P:0"}
    assert shown["TC"].packet.bullets == ("twice(9) == 18",)
    assert shown["P-F"].packet.bullets == ("twice(0) == 0",)
    assert (shown["B"].incumbent, shown["B"].passed) == ("", -1)


def test_a_long_fact_is_shown_whole() -> None:
    fact = f"twice({list(range(5000))}) == 1"
    task = replace(TASK, facts=(fact, *TASK.facts[1:]))
    shown = {each.arm.id: each for each in shown_by(task, ARMS, POOL, {})}
    assert f"- {fact}\n" in shown["TC"].prompt


def test_mirrors_name_what_was_equal() -> None:
    assert mirrors_of(shown_by(TASK, ARMS, POOL, {})) == {
        "P": (),
        "B": (),
        "TC": (),
        "CF-SF": ("constraint=TC",),
        "GR-SHAPE": ("code=CF-SF", "count=CF-SF"),
        "BI": (),
        "P-F": ("code=P",),
        "PAD": (),
    }


@pytest.mark.parametrize(
    ("arm", "packet", "what"),
    [
        ("CF-SF", Packet(CODE, ("twice(0) == 1",), True), "CF-SF and TC: constraint differs"),
        ("GR-SHAPE", Packet(CODE + "#", PUBLISHED[:2], True), "CF-SF: code differs"),
        ("GR-SHAPE", Packet(CODE, PUBLISHED[:1], True), "CF-SF: count differs"),
    ],
    ids=["facts", "code", "count"],
)
def test_a_block_that_differs_from_its_mirror_is_refused(
    arm: str, packet: Packet, what: str
) -> None:
    shown = [
        replace(each, packet=packet) if each.arm.id == arm else each
        for each in shown_by(TASK, ARMS, POOL, {})
    ]
    with pytest.raises(BenchmarkError, match=what):
        mirrors_of(shown)


def test_a_placebo_with_a_word_of_the_task_is_refused() -> None:
    shown = [
        replace(each, packet=Packet(CODE, ("twice as good",), True))
        if each.arm.bullets is Bullets.PLACEBO
        else each
        for each in shown_by(TASK, ARMS, POOL, {})
    ]
    with pytest.raises(BenchmarkError, match=r"a placebo says something, got \['twice'\]"):
        require_neutral(TASK, shown)


def test_forbidden_are_names_identifiers_and_literals_but_no_particles() -> None:
    task = replace(
        TASK,
        prompt="from typing import List\ndef twice(value: List[int], of):\n    '''An edge.'''\n",
        facts=("twice(['a', 'edge', 'x y'], 12) == 2.5", *TASK.facts[1:]),
    )
    words = forbidden_words(task)
    assert {"twice", "value", "of", "List", "typing", "int", "edge", "12", "2.5"} <= words
    assert not {"a", "An"} & words


def test_a_bullet_with_a_word_of_the_task_gives_its_place_to_the_next() -> None:
    assert placebo_bullets(6, {"value"}) == (*PUBLISHED[1:], GENERIC[6])
    with pytest.raises(BenchmarkError, match="too few are free"):
        placebo_bullets(6, {"the", "is"})


def test_no_bullet_has_a_number_or_is_there_twice() -> None:
    assert len(set(GENERIC)) == len(GENERIC)
    assert not any(word.isdigit() for bullet in GENERIC for word in words_of(bullet))


LONG = '''from typing import List
import math
def f(xs: List[int], k):
    """One line.

    And another."""
    total = 0
    for i in range(len(xs)):
        if xs[i] > k and (xs[i] % 2 == 0):
            total += xs[i] * 3
        elif xs[i]:
            total -= math.floor(1.5)
        else:
            continue
    while total > 1000000:
        total //= 2
    try:
        return total
    except ValueError:
        return None
'''


@pytest.mark.parametrize(
    "code",
    [CODE, LONG, LONG[:150], "", "x", "I can't", "lambda: 0"],
    ids=["short", "long", "cut", "empty", "name", "prose", "lambda"],
)
def test_padding_is_python_as_long_as_the_code_and_has_nothing_of_it(code: str) -> None:
    padding = padding_for(code)
    ast.parse(padding)
    assert abs(len(padding) - len(code)) <= max(24, len(code) // 10)
    kept = {"f", "xs", "total", "range", "math", "twice", "n", "1000000", "return_"}
    assert not words_of(padding) & kept


def test_padding_keeps_the_kinds_of_statements_in_order() -> None:
    kinds = [type(node).__name__ for node in ast.parse(padding_for(LONG)).body[2].body]  # type: ignore[attr-defined]
    assert kinds == ["Assign", "Assign", "For", "While", "Try"]


def test_the_task_stands_unmodified_but_for_empty_lines_around_it() -> None:
    prompt = '\n\ndef f():\n    """A  b.\n\n    c"""\n\n'
    assert prompt.strip("\n") in rendered(prompt, Packet())


def test_arms_are_chosen_by_name_in_their_own_order() -> None:
    assert [arm.id for arm in select_arms(["B", "P"], ARMS)] == ["P", "B"]
    assert select_arms([], ARMS) == ARMS


@pytest.mark.parametrize(
    ("ids", "message"),
    [
        (["GR-SHAPE", "TC"], "arm GR-SHAPE: follows an arm that isn't in the run"),
        (["PAD"], "arm PAD: follows an arm that isn't in the run"),
        (["X"], "arm: unknown, got 'X'"),
    ],
    ids=["placebo", "padding", "unknown"],
)
def test_an_arm_without_the_one_it_follows_is_refused(ids: list[str], message: str) -> None:
    with pytest.raises(BenchmarkError, match=message):
        select_arms(ids, ARMS)


def test_the_digest_of_the_arms_changes_with_a_word() -> None:
    other = replace(ARMS[0], title="another")
    assert arms_digest([other, *ARMS[1:]]) != arms_digest(ARMS)


def test_a_packets_hashes_are_of_its_blocks_and_empty_without_one() -> None:
    packet = Packet(CODE, (), True)
    assert packet.code_sha256 == sha256_text(packet.code_block)
    assert packet.constraint_sha256 == sha256_text(REQUIREMENTS)
    assert (Packet().code_sha256, Packet().constraint_sha256) == ("", "")
