"""Numero: the staged first hand."""

from parlor.core.lessons import COUNTED, DEALT, Staged, Step, seen, turn

STAGED = Staged(
    seed=2,
    players=2,
    steps=[
        Step("aim", DEALT, "plates"),
        Step("turn", turn("turn"), "hand"),
        Step("capture", seen("took"), "pile"),
        Step("again", seen("took", by="me"), "hand"),
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
