"""Mobilization: the staged first hand."""

from parlor.core.lessons import COUNTED, DEALT, Staged, Step, seen, turn

STAGED = Staged(
    seed=13,
    steps=[
        Step("aim", DEALT, "hand", reads="aim"),
        Step("ask", turn("ask"), "actions", reads="turn 1"),
        Step("no", seen("answered", key="does-not-have"), "plates", reads="turn 3"),
        Step("got", seen("gave", by="others"), "plates", reads="turn 2"),
        Step("laid", seen("laid"), "plates", reads="turn 4"),
        Step("count", COUNTED),
    ],
    moves=[
        "ask 1 for A2",
        "ask 3 for B6",
        "ask 1 for B5",
        "ask 3 for B2",
        "ask 2 for B3",
        "ask 3 for A2",
        "ask 3 for A1",
        "ask 1 for A6",
        "ask 2 for I6",
        "ask 3 for I2",
        "ask 2 for I1",
        "ask 1 for F1",
        "ask 3 for F5",
        "ask 3 for F5",
        "ask 3 for F1",
        "ask 3 for F3",
        "ask 1 for F2",
    ],
)
