"""What a costly call gave is remembered, its failure included."""

import pytest

from fixtures.once import once


def test_a_value_is_made_once_for_each_argument() -> None:
    calls: list[int] = []

    @once
    def twice(number: int) -> int:
        calls.append(number)
        return 2 * number

    assert [twice(1), twice(2), twice(1)] == [2, 4, 2]
    assert calls == [1, 2]


def test_none_is_remembered_like_any_value() -> None:
    calls: list[int] = []
    nothing = once(lambda: calls.append(1))
    nothing()
    nothing()
    assert calls == [1]


def test_a_failure_is_raised_again_without_another_try() -> None:
    calls: list[int] = []

    @once
    def fail() -> None:
        calls.append(1)
        raise ValueError("broken")

    for _attempt in range(3):
        with pytest.raises(ValueError, match="broken"):
            fail()
    assert calls == [1]


def test_a_failure_raised_again_does_not_grow_its_traceback() -> None:
    @once
    def fail() -> None:
        raise ValueError("broken")

    depths = []
    for _attempt in range(5):
        with pytest.raises(ValueError, match="broken") as caught:
            fail()
        depths.append(len(caught.traceback))
    assert depths[1:] == [depths[1]] * 4


def test_a_skip_or_an_interrupt_is_not_remembered() -> None:
    calls: list[int] = []

    @once
    def interrupted() -> int:
        calls.append(1)
        if len(calls) == 1:
            raise KeyboardInterrupt
        return 7

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert interrupted() == 7
