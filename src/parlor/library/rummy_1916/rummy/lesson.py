"""Rummy: the staged first hand."""

from parlor.core.lessons import COUNTED, DEALT, Staged, Step, turn

STAGED = Staged(
    seed=6,
    options={"hands": 2},
    steps=[
        Step("aim", DEALT, "hand", reads="aim"),
        Step("draw", turn("draw"), "stock", reads="turn 1"),
        Step("discard", turn("discard"), "discard", reads="turn 4"),
        Step("meld", turn("meld"), "hand", reads="turn 2"),
        Step("add", turn("add"), "meld", reads="turn 3"),
        Step("count", COUNTED),
    ],
    moves=[
        "draw discard",
        "meld L11 L12 L13",
        "discard K12",
        "draw stock",
        "add R8 to 2",
        "discard R10",
        "draw stock",
        "discard L8",
        "draw stock",
        "meld R1 R2 R3",
    ],
)
