"""Argentina: the staged first hand."""

from parlor.core.lessons import COUNTED, DEALT, VOID, Staged, Step, seen, turn

STAGED = Staged(
    seed=2,
    steps=[
        Step("aim", DEALT, "hand", reads="aim"),
        Step("trumps", DEALT, "strip"),
        Step("follow", turn("play"), "hand", reads="turn 2"),
        Step("void", VOID, "hand", reads="turn 3"),
        Step("next", seen("noted", key="argentina-next-hands"), "hand", reads="turn 6"),
        Step("count", COUNTED),
    ],
    moves=[
        "play H8",
        "play H12",
        "play U6",
        "play S6",
        "play S11",
        "play S9",
        "play C1",
        "play U1",
        "play H10",
        "play U7",
        "play H6",
        "play U11",
        "play S10",
        "play C11",
        "play C6",
        "play S13",
        "play C7",
        "play C8",
    ],
)
