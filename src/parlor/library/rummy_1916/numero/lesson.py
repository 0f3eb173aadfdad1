"""Numero: the staged first hand."""

from parlor.core.lessons import COUNTED, DEALT, Staged, Step, seen, turn

STAGED = Staged(
    seed=2,
    players=2,
    steps=[
        Step("aim", DEALT, "plates", reads="aim"),
        Step("turn", turn("turn"), "hand", reads="turn 2"),
        Step("capture", seen("took"), "pile", reads="turn 3"),
        Step("again", seen("took", by="me"), "hand", reads="turn 4"),
        Step("count", COUNTED),
    ],
    moves=[
        "turn",
        "turn",
        "turn",
        "turn",
        "turn",
        "turn",
        "turn",
        "turn",
        "turn",
        "turn",
        "turn",
        "turn",
        "turn",
        "turn",
        "turn",
        "turn",
        "turn",
        "turn",
        "turn",
        "turn",
        "turn",
        "turn",
        "turn",
        "turn",
        "turn",
    ],
)
