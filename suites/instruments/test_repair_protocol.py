"""The repair study's fixed numbers agree with each other where one follows from others."""

from benchmark import repair_protocol as protocol


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
