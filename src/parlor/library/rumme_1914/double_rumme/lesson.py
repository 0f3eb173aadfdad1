"""Double Rumme: the staged first hand."""

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
        "draw discard",
        "meld S5 S6 S7 S8 S9",
        "add C7 to 1",
        "discard S3",
        "draw discard",
        "discard U10",
        "draw stock",
        "meld C2 C3 C4",
        "discard U13",
        "draw stock",
        "add C10 to 1",
        "discard H4",
    ],
)
