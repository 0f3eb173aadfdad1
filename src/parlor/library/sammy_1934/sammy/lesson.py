"""Sammy: the staged first hand."""

from parlor.core.lessons import COUNTED, DEALT, Staged, Step, seen, turn

STAGED = Staged(
    seed=11,
    steps=[
        Step("aim", DEALT, "plates", reads="aim"),
        Step("bid", turn("bid"), "actions", reads="turn 1"),
        Step("trumps", seen("noted", key="sammy-declarant"), "strip"),
        Step("dummy", seen("shown", key="sammy-dummy"), "plates", reads="turn 6"),
        Step("follow", turn("play"), "hand", reads="turn 7"),
        Step("count", COUNTED),
    ],
    moves=[
        "bid 4 red",
        "pass",
        "pass",
        "play ND",
        "play PA",
        "play IA",
        "play OR",
        "play RI",
        "play WV",
        "play NC",
        "play OH",
        "play NM",
        "play SC",
        "play GA",
        "play AZ",
        "play ID",
        "play MI",
    ],
)
