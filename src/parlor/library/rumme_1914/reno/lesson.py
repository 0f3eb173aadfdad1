"""Reno: the staged first hand."""

from parlor.core.lessons import COUNTED, DEALT, VOID, Staged, Step, seen, turn

STAGED = Staged(
    seed=3,
    steps=[
        Step("aim", DEALT, "strip", reads="aim"),
        Step("trumps", DEALT, "stock"),
        Step("follow", turn("play"), "hand", reads="turn 2"),
        Step("draw", seen("drew", by="me"), "stock", reads="turn 4"),
        Step("void", VOID, "hand"),
        Step("count", COUNTED),
    ],
    moves=[
        "play S11",
        "play U1",
        "play S13",
        "play U7",
        "play U8",
        "play C8",
        "play C9",
        "play C12",
        "play S7",
        "play S10",
        "play C10",
        "play S8",
        "play U11",
        "play S5",
        "play U2",
        "play H9",
        "play U4",
        "play H7",
        "play H4",
        "play S9",
        "play C13",
        "play S2",
        "play U10",
        "play C3",
        "play C7",
        "play U9",
    ],
)
