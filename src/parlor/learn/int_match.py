"""A whole game, or its first hand, in ints, for learners. The table with text and records is table/table.py."""

from hashlib import sha256
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlor.core.bits import members, zeros
from parlor.core.game import Rules
from parlor.core.hand import Hand, Tally
from parlor.core.match import MatchPlay
from parlor.core.rng import Rng
from parlor.core.shuffle import KeyedShuffler, Shuffler, key_of
from parlor.core.zone import Zone
from parlor.table.watching import Journal, Watcher


class IntMatch(MatchPlay):
    """A game in progress that tracks what each seat has gained. The same seed deals the same cards as `parlor.deal`."""

    def __init__(self, rules: Rules, shuffler: Shuffler, dealer: i64, one_hand: bool, heard: Journal | None = None) -> None:
        super().__init__(rules, shuffler, dealer, [], heard, one_hand)
        self.better: Final = rules.ending.better()
        # What the last move brought each seat (more is better), and the total of all moves.
        self.brought: vec[i64] = zeros(rules.players)
        self.gained: vec[i64] = zeros(rules.players)
        self.bringing = False
        # What everyone heard, if wanted.
        self.heard: Journal | None = heard

    def make(self, seat: i64, move: i64) -> None:
        if self.bringing:
            self.bringing = False
            self.brought = zeros(self.rules.players)
        super().make(seat, move)

    def booked(self, tally: Tally) -> None:
        for seat in range(self.rules.players):
            points = self.better * tally.points[seat]
            self.brought[seat] += points
            self.gained[seat] += points
        self.bringing = True

    def clone(self) -> "IntMatch":
        """An independent copy."""
        return self._with(self.hand.clone(), self.shuffler)

    def guess(self, seat: i64, rng: Rng) -> "IntMatch":
        """Another game that a seat cannot tell from this one: whatever it does not know is drawn again."""
        hand = self.hand.guess(seat, rng)
        shuffler = KeyedShuffler(key_of(sha256(f"parlor/guess/{rng.seed()}".encode()).hexdigest()))
        hand.shuffler = shuffler
        return self._with(hand, shuffler)

    def _with(self, hand: Hand, shuffler: Shuffler) -> "IntMatch":
        other = IntMatch(self.rules, shuffler, self.match.dealer, self.one_hand)
        other.stand_as(self)
        other.hand = hand
        other.brought = self.brought[:]
        other.gained = self.gained[:]
        other.bringing = self.bringing
        if self.heard is not None:
            other.listen(self.heard.twin() if isinstance(self.heard, Watcher) else self.heard.copy())
        return other

    def listen(self, heard: Journal) -> None:
        """Starts recording what everyone hears."""
        self.heard = heard
        self.news = heard
        self.hand.news = heard

    def played_out(self, rng: Rng) -> list[int]:
        """What each seat would have gained if the hand were played out at random; changes nothing here."""
        gained = [int(points) for points in self.gained]
        if not self.over:
            hand = self.hand.imagine(rng)
            hand.playout(rng)
            points = hand.points()
            for seat in range(self.rules.players):
                gained[seat] += int(self.better * points[seat])
        return gained

    def sight(self, seat: i64) -> str:
        """What a seat sees now, as text: the zones, and what else it knows about the hand."""
        hand = self.hand
        codes = self.rules.pack.codes
        lines = [shown(zone, codes, seat) for zone in hand.zones()]
        facts = hand.facts(seat)
        lines += [f"{name} = {facts[name]}" for name in facts]
        waiting = [int(known) for known in members(self.waiting_known(seat))]
        lines.append(f"scores {list(self.match.totals)}, hand {self.match.number}, dealer {hand.dealer}, waiting {waiting}")
        return "\n".join(lines)


def shown(zone: Zone, codes: list[str], seat: i64) -> str:
    """A zone as a seat sees it."""
    return f"{zone.name} {' '.join(zone.seen(codes, seat))}"


def start_match(rules: Rules, seed: int | str, one_hand: bool = False, heard: Journal | None = None) -> IntMatch:
    """A match with the first hand dealt; if someone is listening, it tells what happens."""
    shuffler = KeyedShuffler(key_of(seed))
    play = IntMatch(rules, shuffler, shuffler.cut(rules.players), one_hand, heard)
    play.begin()
    return play
