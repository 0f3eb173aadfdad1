"""What a suite will cost a player that is paid by the token, estimated from one casual game of each kind."""

from collections import defaultdict
from collections.abc import Iterable

import parlor
from parlor.lab.deals import is_played
from parlor.lab.language.prompt import question, rules_told
from parlor.lab.suite.job import Job
from parlor.lab.tournament import derived, play_out

# Letters in a token, as a rule of thumb.
LETTERS = 3.5


class Counting:
    """A casual player who counts the questions that a model would have been asked, and their letters."""

    def __init__(self, seed: int, rules: str) -> None:
        self.player = parlor.player("casual", seed)
        self.rules = rules
        self.questions = 0
        self.letters = 0

    def choose(self, table: parlor.Table, seat: int) -> str:
        """A casual move."""
        if len(table.legal(seat)) > 1:
            self.questions += 1
            self.letters += len(rules_told(table.game.id, self.rules)) + len(question(table.view(seat)))
        return self.player.choose(table, seat)


def estimate(jobs: Iterable[Job], rules: str) -> dict[str, int]:
    """The questions and the tokens of all jobs; of each game only the first deal is played."""
    by_game: dict[str, list[Job]] = defaultdict(list)
    for job in jobs:
        if job.own:
            by_game[job.game].append(job)
    questions = letters = 0.0
    for group in by_game.values():
        first = group[0]
        players: list[Counting] = [Counting(derived(first.cards, seat), rules) for seat in range(first.players)]
        play_out(first.table(), [*players], is_played)
        share = len(group) * len(first.own) / first.players
        questions += share * sum(each.questions for each in players)
        letters += share * sum(each.letters for each in players)
    return {"questions": round(questions), "tokens": round(letters / LETTERS)}
