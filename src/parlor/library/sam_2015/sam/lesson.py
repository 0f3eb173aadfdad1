"""SAM: the staged first hand."""

from parlor.core.lessons import COUNTED, DEALT, Staged, Step, seen, turn

STAGED = Staged(
    seed=12,
    options={"payoff": 5},
    steps=[
        Step("aim", DEALT, "pile", reads="aim"),
        Step("move", turn("move"), "centre", reads="turn 2"),
        Step("discard", turn("discard"), "discard", reads="turn 6"),
        Step("payoff", seen("turned", by="me", key="sam-turns-up"), "pile"),
        Step("count", COUNTED),
    ],
    moves=[
        "move AC from payoff to new",
        "move KS from payoff to centre1",
        "move AD from hand to new",
        "move 2C from hand to centre2",
        "discard QH",
        "move AS from hand to new",
        "move 2D from hand to centre3",
        "move 5S from hand to centre1",
        "move 6S from hand to centre1",
        "discard 5C",
        "move 5C from discard to centre1",
        "move AC from hand to new",
        "discard 7H",
        "move 8D from hand to centre1",
        "move 9S from payoff to centre1",
        "move 4C from payoff to centre3",
        "move 10S from payoff to centre1",
        "move JC from hand to centre1",
        "discard 3C",
    ],
)
