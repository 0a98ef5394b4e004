"""The repair study's fixed numbers agree with each other where one follows from others."""

from benchmark import repair_protocol as protocol
from suites.published import falsification_figures as paper


def test_a_prompt_and_its_completion_just_fill_the_context() -> None:
    assert protocol.PROMPT_TOKENS_MAX + protocol.COMPLETION_TOKENS == protocol.CONTEXT_TOKENS
    assert protocol.PREFLIGHT_PROMPT_TOKENS_MAX < protocol.PROMPT_TOKENS_MAX


def test_search_bound_begins_at_the_first_edge_above_zero() -> None:
    assert protocol.Q0_EDGES[0] == protocol.SEARCH_BOUND_Q0_MIN
    assert list(protocol.Q0_EDGES) == sorted(protocol.Q0_EDGES)


def test_there_are_seven_constraint_axes_whose_weights_never_rise() -> None:
    weights = list(protocol.ECK_AXIS_WEIGHTS)
    assert len(weights) == 7  # "the fixed 7-axis severity"
    assert weights == sorted(weights, reverse=True)


def test_the_protocol_holds_what_the_paper_prints() -> None:
    printed = (
        (protocol.ROUNDS, paper.ROUNDS),
        (protocol.HIDDEN_TESTS_MAX, paper.HIDDEN_CAP),
        (protocol.DISJOINT_UNITS, paper.DISJOINT),
        (protocol.COMPLETION_TOKENS, paper.COMPLETION),
        (protocol.CONTEXT_TOKENS, paper.CONTEXT),
        (protocol.PROMPT_TOKENS_MAX, paper.PROMPT_GUARD),
        (protocol.ECK_UNITS_MIN, paper.POWER_BAR),
    )
    assert [ours for ours, theirs in printed if ours != theirs.value] == []
