"""Flique: the staged first hand."""

from parlor.core.lessons import COUNTED, DEALT, Staged, Step, turn

STAGED = Staged(
    seed=5,
    steps=[
        Step("aim", DEALT, "hand", reads="aim"),
        Step("draw", turn("draw"), "stock", reads="turn 1"),
        Step("meld", turn("meld"), "hand"),
        Step("discard", turn("discard"), "discard", reads="turn 3"),
        Step("add", turn("add"), "meld"),
        Step("count", COUNTED),
    ],
    moves=[
        "draw stock",
        "meld S9 S10",
        "discard S1",
        "draw discard",
        "meld S3 S4",
        "discard H7",
        "draw stock",
        "discard C6",
        "draw discard",
        "add S8 to 1",
        "discard U4",
        "draw discard",
        "meld H2 H3",
        "discard H9",
        "draw discard",
        "add H4 to 5",
        "discard U3",
        "draw discard",
        "add H1 to 5",
        "discard U2",
        "draw stock",
        "meld C3 C4",
    ],
)
