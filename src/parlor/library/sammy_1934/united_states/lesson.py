"""United States: the staged first hand."""

from parlor.core.lessons import COUNTED, DEALT, Staged, Step, seen, turn

STAGED = Staged(
    seed=4,
    steps=[
        Step("aim", DEALT, "hand", reads="aim"),
        Step("corners", DEALT, "board", reads="turn 1"),
        Step("place", turn("move"), "hand", reads="turn 2"),
        Step("again", turn("move", nth=2), "hand", reads="turn 3"),
        Step("stuck", seen("noted", by="me", key="united-states-cannot-place"), "board", reads="turn 4"),
        Step("count", COUNTED),
    ],
    moves=[
        "move NM to stack3",
        "move SD to stack1",
        "move WI to stack2",
        "move WY to stack1",
        "move MT to stack1",
        "move GA to stack3",
        "move CA to stack4",
        "move AL to stack3",
    ],
)
