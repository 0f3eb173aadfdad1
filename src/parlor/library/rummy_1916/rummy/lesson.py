"""Rummy: the staged first hand."""

from parlor.core.lessons import COUNTED, DEALT, Staged, Step, turn

STAGED = Staged(
    seed=6,
    options={"hands": 2},
    steps=[
        Step("aim", DEALT, "hand"),
        Step("draw", turn("draw"), "stock"),
        Step("discard", turn("discard"), "discard"),
        Step("meld", turn("meld"), "hand"),
        Step("add", turn("add"), "meld"),
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
