"""Rumme: the staged first hand."""

from parlor.core.lessons import COUNTED, DEALT, Staged, Step, turn

STAGED = Staged(
    seed=1,
    options={"hands": 2},
    steps=[
        Step("aim", DEALT, "hand", reads="aim"),
        Step("draw", turn("draw"), "stock", reads="turn 1"),
        Step("discard", turn("discard"), "discard", reads="turn 3"),
        Step("meld", turn("meld"), "hand"),
        Step("add", turn("add"), "meld"),
        Step("count", COUNTED),
    ],
    moves=[
        "draw stock",
        "meld H5 H6 H7",
        "meld U6 C6 S6",
        "discard C12",
        "draw stock",
        "discard H12",
        "draw stock",
        "discard C1",
        "draw stock",
        "add H4 to 1",
        "discard S7",
        "draw stock",
        "discard C9",
        "draw stock",
        "discard C7",
        "draw stock",
        "meld RU=S2 S3 S4",
        "discard U3",
    ],
)
