"""A sitting: a whole game, or its first hand, in ints. What learners play; the table with its text and record is table.py."""

from hashlib import sha256
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlor.core.bits import zeros
from parlor.core.chance import Rng
from parlor.core.game import Rules
from parlor.core.hand import Hand, Match, Result, Tally
from parlor.core.shuffle import KeyedShuffler, Shuffler, key_of
from parlor.core.zone import Zone


class Sitting:
    """Hands in sequence and what they bring. The same seed deals the cards that `parlor.deal` deals."""

    def __init__(self, rules: Rules, shuffler: Shuffler, match: Match, hand: Hand, one_hand: bool) -> None:
        self.rules: Final = rules
        self.shuffler: Final = shuffler
        self.one_hand: Final = one_hand
        self.better: Final = rules.ending.better()
        self.match: Match = match
        self.hand: Hand = hand
        self.over = False
        # What the last move brought each seat, more being better, and what all moves have brought.
        self.brought: vec[i64] = zeros(rules.players)
        self.gained: vec[i64] = zeros(rules.players)
        self.bringing = False
        # What everyone heard, where it is wanted, and what seats did in secret.
        self.heard: list[str] | None = None
        self.secrets: list[tuple[int, str]] = []

    def begin(self) -> None:
        """Deals the hand that the match stands at."""
        hand = self.rules.new_hand(self.match, self.shuffler)
        hand.news = self.heard
        hand.deal(self.rules.shuffled(self.match, self.shuffler))
        self.hand = hand
        if hand.over:
            self._finish()

    def make(self, seat: i64, move: i64) -> None:
        """Makes a move that is known to be legal, and deals the next hand where it ends one."""
        if self.bringing:
            self.bringing = False
            self.brought = zeros(self.rules.players)
        hand = self.hand
        heard = self.heard
        if heard is not None:
            said = hand.said(seat, move)
            text = hand.notation.text(move)
            heard.append(f"{seat}: {said}")
            if said != text:
                self.secrets = [*self.secrets, (int(seat), text)]
        hand.make(seat, move)
        if hand.over:
            self._finish()

    def _finish(self) -> None:
        """Books the points of the finished hand and deals the next, unless the game is over."""
        rules = self.rules
        before = self.match
        players = rules.players
        tally = Tally(players, True)
        self.hand.count(tally)
        totals = before.totals[:]
        for seat in range(players):
            points = tally.points[seat]
            totals[seat] += points
            self.brought[seat] += self.better * points
            self.gained[seat] += self.better * points
        self.bringing = True
        if self.heard is not None:
            self.heard += tally.notes
        results = [*before.results, Result([int(points) for points in tally.points], tally.notes)]
        after = Match(players, before.dealer, before.number, totals, results)
        if self.one_hand or rules.ending.over(after, self.hand, tally):
            self.match = after
            self.over = True
        else:
            self.match = Match(players, rules.next_dealer(after), before.number + 1, totals, results)
            self.begin()

    def waiting(self) -> i64:
        """The set of the seats that may act now."""
        return 0 if self.over else self.hand.waiting()

    def clone(self) -> "Sitting":
        """An independent sitting in the same position."""
        return self._with(self.hand.clone(), self.shuffler)

    def guess(self, seat: i64, rng: Rng) -> "Sitting":
        """Another sitting that a seat cannot tell from this one: what it does not know is drawn anew."""
        hand = self.hand.guess(seat, rng)
        shuffler = KeyedShuffler(key_of(sha256(f"parlor/guess/{rng.seed()}".encode()).hexdigest()))
        hand.shuffler = shuffler
        other = self._with(hand, shuffler)
        other.secrets = [secret for secret in self.secrets if secret[0] == seat]
        return other

    def _with(self, hand: Hand, shuffler: Shuffler) -> "Sitting":
        other = Sitting(self.rules, shuffler, self.match, hand, self.one_hand)
        other.over = self.over
        other.brought = self.brought[:]
        other.gained = self.gained[:]
        other.bringing = self.bringing
        other.secrets = self.secrets
        if self.heard is not None:
            heard = list(self.heard)
            other.heard = heard
            hand.news = heard
        return other

    def played_out(self, rng: Rng) -> list[int]:
        """What each seat would have gained if the hand were played to its end at random; nothing here changes."""
        gained = [int(points) for points in self.gained]
        if not self.over:
            hand = self.hand.imagine(rng)
            hand.playout(rng)
            points = hand.points()
            for seat in range(self.rules.players):
                gained[seat] += int(self.better * points[seat])
        return gained

    def sight(self, seat: i64) -> str:
        """What a seat sees now, as text: the zones, and what else it knows of the hand."""
        hand = self.hand
        codes = self.rules.pack.codes
        lines = [shown(zone, codes, seat) for zone in hand.zones()]
        facts = hand.facts(seat)
        lines += [f"{name} = {facts[name]}" for name in facts]
        lines.append(f"scores {list(self.match.totals)}, hand {self.match.number}, dealer {hand.dealer}, waiting {self.waiting()}")
        return "\n".join(lines)

    def memory(self, seat: i64) -> str:
        """All that a seat has heard, and what it did in secret itself, as text."""
        own = [text for mover, text in self.secrets if mover == seat]
        return "\n".join([*(self.heard or []), *own])


def shown(zone: Zone, codes: list[str], seat: i64) -> str:
    """A zone as a seat sees it."""
    return f"{zone.name} {' '.join(zone.seen(codes, seat))}"


def sit_down(rules: Rules, seed: int | str, one_hand: bool = False, listening: bool = False) -> Sitting:
    """A sitting with the first hand dealt; listening, it keeps what was heard."""
    shuffler = KeyedShuffler(key_of(seed))
    match = Match(rules.players, shuffler.cut(rules.players), 1, rules.first_totals(), [])
    sitting = Sitting(rules, shuffler, match, rules.new_hand(match, shuffler), one_hand)
    if listening:
        sitting.heard = []
    sitting.begin()
    return sitting
