"""The tool that measures the strengths between casual and expert."""

import pytest
import strength


@pytest.mark.parametrize("power", [0.5, 1.0, 1.5])
def test_the_power_with_which_gains_grow_is_found_and_steps_follow_from_it(power: float) -> None:
    rows = {part: [4.0 * (part / 1000) ** power + error for error in (-0.2, 0.2) for _ in range(20)] for part in strength.PARTS}
    best, low, high = strength.powers_of([rows, rows])
    assert best == pytest.approx(power)
    assert low <= best <= high
    gains = [(part / 1000) ** power for part in strength.steps_of(50, best)[1:]]
    assert gains == pytest.approx([k / 7 for k in range(8)], abs=0.01)


def test_a_slip_costs_as_much_as_a_step_is_worth() -> None:
    assert strength.slips_of({1000: [7.0, 7.0], strength.SLIPS: [-2.0, -2.0]}) == 50
    assert strength.slips_of({1000: [7.0, 7.0], strength.SLIPS: [0.5, 0.5]}) == strength.MOST_SLIPS, "a slip that seems to help"
