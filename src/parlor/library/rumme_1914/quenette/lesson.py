"""Quenette: the staged first hand."""

from parlor.core.lessons import COUNTED, DEALT, VOID, Staged, Step, seen, turn

STAGED = Staged(
    seed=35,
    options={"hands": 2},
    steps=[
        Step("aim", DEALT, "hand", reads="aim"),
        Step("follow", turn("play"), "hand", reads="turn 2"),
        Step("taken", seen("took"), "plates", reads="turn 4"),
        Step("void", VOID, "hand", reads="turn 3"),
        Step("five", seen("played", card="U5"), "trick"),
        Step("count", COUNTED),
    ],
    moves=[
        "play S13",
        "play H8",
        "play C10",
        "play H13",
        "play S11",
        "play S3",
        "play S10",
        "play H9",
        "play H4",
        "play H2",
        "play S9",
        "play C5",
        "play C1",
    ],
)
