"""Goop: the staged first hand."""

from parlor.core.lessons import COUNTED, DEALT, Staged, Step, seen, turn

STAGED = Staged(
    seed=3,
    options={"hands": 2},
    steps=[
        Step("aim", DEALT, "hand", reads="aim"),
        Step("give", turn("give"), "hand", reads="turn 1"),
        Step("got", turn("give", nth=2), "hand"),
        Step("fold", turn("fold"), "actions"),
        Step("goop", seen("noted", key="goop-is"), "plates"),
        Step("count", COUNTED),
    ],
    moves=[
        "give C12",
        "give U7",
        "give C13",
        "give H4",
        "fold",
        "give H4",
        "give H3",
        "give H9",
        "fold",
        "give S5",
        "fold",
        "give C11",
        "give S11",
        "fold",
        "give C3",
        "give S11",
        "fold",
        "give S11",
        "fold",
        "give S5",
        "fold",
    ],
)
