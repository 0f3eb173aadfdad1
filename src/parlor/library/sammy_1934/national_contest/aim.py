"""What A National Contest is about: the goal of a hand, and how far everyone has come."""

from typing import Any

from mypy_extensions import i64

from parlor.core.aim import Aim, Measure, Standing
from parlor.core.game import Options
from parlor.core.messages import Message, Params
from parlor.core.state import CardHand
from parlor.library.sammy_1934.national_contest.rules import CONTEST, FORCED, OPENING, elects_congress, may_bid, votes_of
from parlor.packs.sammy import CONGRESSMEN, ELECTORAL_VOTES, SAMMY, SENATORS


class ContestAim(Aim[CardHand]):
    """The Presidency, or Congress."""

    def goal(self, h: CardHand, viewer: i64) -> Message | None:
        if elects_congress(h):
            return Message("national-contest-goal-congress")
        votes = sum([int(each) for each in ELECTORAL_VOTES])
        return Message(self.key, {"number": votes // 2 + 1, "other": votes})

    def asked(self, h: CardHand, seat: i64) -> Message | None:
        if h.phase_number == OPENING:
            return Message("national-contest-ask-open")
        contest: Params = {"contest": SAMMY.name_of(h.own[CONTEST])}
        if may_bid(h) == 0:
            return Message("national-contest-ask-pass", contest)
        return Message("national-contest-ask-bid" if h.own[FORCED] == 0 else "national-contest-ask-must", contest)


class VotesWon(Measure[CardHand]):
    """What the captured cards of each side are worth in this contest."""

    def standings(self, h: CardHand, viewer: i64) -> list[Standing]:
        if not elects_congress(h):
            votes = [votes_of(h, ELECTORAL_VOTES, side) for side in range(2)]
            return [Standing(seat, "national-contest-tally", {"number": votes[seat % 2]}) for seat in range(4)]
        house = [votes_of(h, CONGRESSMEN, side) for side in range(2)]
        senate = [votes_of(h, SENATORS, side) for side in range(2)]
        key = "national-contest-tally-congress"
        return [Standing(seat, key, {"number": house[seat % 2], "other": senate[seat % 2]}) for seat in range(4)]


def aim(players: int, options: Options) -> Aim[Any]:
    """What the players are after."""
    return ContestAim("national-contest-goal", measures=[VotesWon()])
