"""Quatro: the staged first hand."""

from parlor.core.lessons import COUNTED, DEALT, Staged, Step, seen, turn

STAGED = Staged(
    seed=279,
    steps=[
        Step("aim", DEALT, "hand", reads="aim"),
        Step("ask", turn("ask"), "actions", reads="turn 1"),
        Step("may", turn("ask"), "hand", reads="turn 2"),
        Step("got", seen("gave", by="others"), "hand", reads="turn 3"),
        Step("no", seen("answered", key="does-not-have"), "plates", reads="turn 4"),
        Step("laid", seen("laid"), "plates", reads="turn 5"),
        Step("count", COUNTED),
    ],
    moves=[
        "ask 2 for R4",
        "ask 1 for B4",
        "ask 2 for L4",
        "ask 2 for R4",
        "ask 2 for B4",
        "ask 1 for K1",
        "ask 2 for K9",
        "ask 1 for K9",
        "ask 2 for R5",
        "ask 2 for L5",
        "ask 3 for K13",
        "ask 1 for R13",
        "ask 2 for B5",
        "ask 1 for B13",
        "ask 2 for B7",
        "ask 1 for B7",
        "ask 2 for L7",
        "ask 3 for L7",
    ],
)
