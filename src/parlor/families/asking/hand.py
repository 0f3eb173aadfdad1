"""The state of a hand in which cards are asked for until they make sets, and the slots that a game fills."""

from collections.abc import Callable
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from parlor.core.bits import NOTHING, bit, count, lowest, members, zeros
from parlor.core.facts import LEFT_OUT, FactKinds, OneOf
from parlor.core.game import Ending, Rules
from parlor.core.hand import Fact, Hand, Match, Tally
from parlor.core.messages import Params, Refusal
from parlor.core.moves import ASK, ROW, AskFor, Notation, payload_of
from parlor.core.pack import Pack
from parlor.core.rng import Rng
from parlor.core.shuffle import Shuffler
from parlor.core.zone import EVERYONE, Zone, hand_zone
from parlor.families.asking.unseen import Unseen


@mypyc_attr(allow_interpreted_subclasses=True)
class Sets:
    """What is collected: the set to which each card belongs, and the names of the sets."""

    def __init__(self, pack: Pack, of: vec[i64], names: list[Params]) -> None:
        self.of: Final = of
        self.names: Final = names
        cards = zeros(len(names))
        for card in range(pack.size):
            cards[of[card]] |= bit(card)
        kinds = zeros(len(names))
        for k in range(len(names)):
            kinds[k] = pack.folded(cards[k])
        # For each set: all its cards, and its kinds as their first copies.
        self.cards: Final = cards
        self.kinds: Final = kinds


@mypyc_attr(allow_interpreted_subclasses=True)
class Calls:
    """Which cards a seat may ask for."""

    def __init__(self, shows_part: bool = False) -> None:
        # Whether a question shows that the asker holds a card of the same set.
        self.shows_part: Final = shows_part

    def kinds(self, h: "AskHand", seat: i64) -> i64:
        """The kinds that it may ask for, as their first copies."""
        raise NotImplementedError

    def reason(self, h: "AskHand", seat: i64, card: i64) -> Refusal:
        """The rule that forbids asking for a card."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class PartHeld(Calls):
    """The asker must hold a card of the same set."""

    def __init__(self) -> None:
        super().__init__(shows_part=True)

    def kinds(self, h: "AskHand", seat: i64) -> i64:
        wanted: i64 = 0
        sets = h.rules.sets
        for k in range(len(sets.kinds)):
            if h.hands[seat] & sets.cards[k] != 0:
                wanted |= sets.kinds[k]
        return wanted & h.elsewhere(seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Turns:
    """Who asks first, and who asks after a question in vain. A seat without cards is passed over."""

    def first(self, h: "AskHand") -> i64:
        """The seat that would ask first."""
        raise NotImplementedError

    def after_miss(self, h: "AskHand", asker: i64, asked: i64) -> i64:
        """The seat that would ask next."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class AskHand(Hand):
    """Hands, the sets laid down, and what the questions have shown.

    After the deal every card moves before all eyes. So the cards that a seat hides are always some of those dealt to it, and what
    is known of them stays true.
    """

    def __init__(self, match: Match, rules: "AskRules", shuffler: Shuffler) -> None:
        super().__init__(match, rules.pack, rules.notation, shuffler)
        self.rules: Final = rules
        self.asked: i64 = 0
        # Sets of cards, one a seat: held; held, as all saw.
        self.hands: vec[i64] = NOTHING
        self.known: vec[i64] = NOTHING
        # The sets laid down, in order, each as seat * ROW + set; how often each set was laid.
        self.laid: vec[i64] = NOTHING
        self.gone: vec[i64] = NOTHING
        # What a seat hides besides its known cards: none of these; a card of each of these sets; at most one copy of these kinds.
        self.lacks: vec[i64] = NOTHING
        self.needs: vec[i64] = NOTHING
        self.single: vec[i64] = NOTHING
        # Kinds that a seat does not hide all together, or it would once have laid a set: bar k is said of seat bar_of[k].
        self.bar_of: vec[i64] = NOTHING
        self.bars: vec[i64] = NOTHING

    def clone(self) -> Hand:
        other = AskHand(self.match, self.rules, self.shuffler)
        self.settle(other)
        other.asked = self.asked
        other.hands = self.hands[:]
        other.known = self.known[:]
        other.laid = self.laid[:]
        other.gone = self.gone[:]
        other.lacks = self.lacks[:]
        other.needs = self.needs[:]
        other.single = self.single[:]
        other.bar_of = self.bar_of[:]
        other.bars = self.bars[:]
        return other

    def deal(self, deck: vec[i64]) -> None:
        players = self.players
        self.hands = zeros(players)
        self.known = zeros(players)
        self.lacks = zeros(players)
        self.needs = zeros(players)
        self.single = zeros(players)
        self.gone = zeros(len(self.rules.sets.names))
        seat = (self.dealer + 1) % players
        for card in deck:
            self.hands[seat] |= bit(card)
            seat = (seat + 1) % players
        for k in range(players):
            self.lay_all((self.dealer + 1 + k) % players)
        self.go_to(self.rules.turns.first(self))

    def go_to(self, seat: i64) -> None:
        """Makes it the turn of a seat, or of the next one to the left with cards. The hand is over when no cards or questions are left."""
        if self.asked >= self.rules.limit:
            self.tell("stopped", "question-limit", -1, -1, self.asked)
            self.over = True
            return
        for k in range(self.players):
            at = (seat + k) % self.players
            if self.hands[at] != 0:
                self.turn = at
                return
        self.over = True

    # Moves

    def elsewhere(self, seat: i64) -> i64:
        """The kinds of which another hand holds a copy."""
        pack = self.pack
        found: i64 = 0
        for s in range(self.players):
            if s != seat:
                found |= self.hands[s]
        return pack.folded(found)

    def askable(self) -> i64:
        """The seats that can be asked."""
        seats: i64 = 0
        for s in range(self.players):
            if s != self.turn and self.hands[s] != 0:
                seats |= bit(s)
        return seats

    def moves(self) -> vec[i64]:
        seats = members(self.askable())
        found = vec[i64](capacity=64)
        for card in members(self.rules.calls.kinds(self, self.turn)):
            for seat in seats:
                found = append(found, ASK | card * ROW + seat)
        return found

    def allows(self, seat: i64, move: i64) -> bool:
        payload = payload_of(move)
        return self.askable() >> payload % ROW & 1 == 1 and self.rules.calls.kinds(self, seat) & bit(payload // ROW) != 0

    def reason(self, seat: i64, move: i64) -> Refusal:
        payload = payload_of(move)
        asked = payload % ROW
        if asked == seat:
            return Refusal("ask-yourself")
        if self.hands[asked] == 0:
            return Refusal("no-cards-left", {"seat": int(asked)})
        return self.rules.calls.reason(self, seat, payload // ROW)

    def step(self, rng: Rng) -> None:
        cards = self.rules.calls.kinds(self, self.turn)
        seats = self.askable()
        card = rng.member(cards)
        self.make(self.turn, ASK | card * ROW + rng.member(seats))

    def make(self, seat: i64, move: i64) -> None:
        payload = payload_of(move)
        first = payload // ROW
        asked = payload % ROW
        self.asked += 1
        self.learn(seat, first)
        held = self.pack.copies_in(self.hands[asked], first)
        if held == 0:
            self.lacks[asked] |= self.pack.copies_in(self.pack.all, first)
            self.tell("answered", "does-not-have", asked, first)
            self.go_to(self.rules.turns.after_miss(self, seat, asked))
            return
        card = self.copy_held(asked, first)
        self.bar(asked, self.rules.sets.kinds[self.rules.sets.of[first]] & ~self.pack.folded(self.known[asked]) & ~bit(first))
        self.part_with(asked, card)
        self.hands[seat] |= bit(card)
        self.known[seat] |= bit(card)
        self.tell("gave", "hands-over", asked, first)
        if self.lay(seat, self.rules.sets.of[first]):
            self.lacks[seat] |= self.pack.copies_in(self.pack.all, first)
        self.go_to(seat)

    def lay_all(self, seat: i64) -> None:
        """Lays down every set that a seat was dealt, as often as it holds it."""
        for group in range(len(self.rules.sets.names)):
            while self.lay(seat, group):
                pass

    def lay(self, seat: i64, group: i64) -> bool:
        """Lays down a set, if a seat holds all its kinds."""
        sets = self.rules.sets
        kinds = sets.kinds[group]
        if self.pack.folded(self.hands[seat]) & kinds != kinds:
            return False
        for first in members(kinds):
            self.part_with(seat, self.copy_held(seat, first))
        self.laid = append(self.laid, seat * ROW + group)
        self.gone[group] += 1
        if self.news is not None:
            self.tell_with("laid", "lays-down", {"seat": int(seat), "set": sets.names[group]}, seat)
        return True

    def copy_held(self, seat: i64, first: i64) -> i64:
        """The copy of a card that a seat parts with: one that everybody saw it get, if there is one."""
        held = self.pack.copies_in(self.hands[seat], first)
        shown = held & self.known[seat]
        return lowest(shown) if shown != 0 else lowest(held)

    def laid_by(self, seat: i64, group: i64) -> i64:
        """How often a seat has laid a set."""
        found: i64 = 0
        for entry in self.laid:
            if entry == seat * ROW + group:
                found += 1
        return found

    # What is known

    def learn(self, seat: i64, first: i64) -> None:
        """Keeps what a question shows: others hold a copy of the card, and the asker may have to hold a part of its set."""
        group = self.rules.sets.of[first]
        if self.rules.calls.shows_part and self.known[seat] & self.rules.sets.cards[group] == 0:
            self.needs[seat] |= bit(group)
        copies = self.pack.copies_in(self.pack.all, first)
        hidden_at_most = self.pack.copies - self.gone[group] - count(self.known[seat] & copies) - 1
        if hidden_at_most == 0:
            self.lacks[seat] |= copies
        else:
            self.single[seat] |= bit(first)

    def part_with(self, seat: i64, card: i64) -> None:
        """A card leaves a hand, as everybody sees. If it was hidden there, it settles some of what was known of the hidden cards."""
        here = bit(card)
        self.hands[seat] &= ~here
        if self.known[seat] & here != 0:
            self.known[seat] &= ~here
            return
        first = self.pack.first(card)
        self.needs[seat] &= ~bit(self.rules.sets.of[card])
        if self.single[seat] & bit(first) != 0:
            self.lacks[seat] |= self.pack.copies_in(self.pack.all, first)
        for k in range(len(self.bars)):
            if self.bar_of[k] == seat:
                self.bars[k] &= ~bit(first)

    def bar(self, seat: i64, kinds: i64) -> None:
        """Remembers that a seat does not hide all of these kinds, and drops the bars that no longer matter."""
        of = vec[i64](capacity=8)
        kept = vec[i64](capacity=8)
        known: i64 = 0
        for s in range(self.players):
            known |= self.known[s]
        fresh = self.in_hands() & ~known
        for k in range(len(self.bars)):
            old = self.bars[k]
            at = self.bar_of[k]
            if self.pack.folded(fresh & ~self.lacks[at]) & old == old and (at != seat or old & kinds != kinds):
                of = append(of, at)
                kept = append(kept, old)
        if self.pack.folded(fresh & ~self.lacks[seat]) & kinds == kinds:
            of = append(of, seat)
            kept = append(kept, kinds)
        self.bar_of = of
        self.bars = kept

    def in_hands(self) -> i64:
        """All cards in hands."""
        cards: i64 = 0
        for hand in self.hands:
            cards |= hand
        return cards

    def guess(self, seat: i64, rng: Rng) -> Hand:
        other = self.imagine(rng)
        assert isinstance(other, AskHand)
        room = zeros(self.players)
        pool: i64 = 0
        for s in range(self.players):
            hidden = self.hands[s] & ~self.known[s]
            if s != seat:
                pool |= hidden
                room[s] = count(hidden)
        unseen = Unseen(self.pack, self.rules.sets.cards, self.rules.sets.kinds, pool, room, self.lacks)
        unseen.known = self.known
        unseen.needs = self.needs[:]
        unseen.needs[seat] = 0
        unseen.single = self.single
        unseen.bar_of = self.bar_of
        unseen.bars = self.bars
        dealt = unseen.draw(rng)
        for s in range(self.players):
            if s != seat:
                other.hands[s] = self.known[s] | dealt[s]
        return other

    # What is seen

    def zones(self) -> list[Zone]:
        zones = [hand_zone(seat, self.hands[seat]) for seat in range(self.players)]
        for seat in range(self.players):
            cards = vec[i64](capacity=16)
            for entry in self.laid:
                if entry // ROW == seat:
                    for card in members(self.rules.sets.kinds[entry % ROW]):
                        cards = append(cards, card)
            zones.append(Zone(f"{self.rules.laid_zone}:{seat}", cards, EVERYONE, "captured", seat))
        return zones

    def facts(self, seat: i64) -> dict[str, Fact]:
        laid = [0] * self.players
        for entry in self.laid:
            laid[entry // ROW] += 1
        return {"phase": "over" if self.over else "asking", "questions": self.asked, "limit": self.rules.limit, "laid": laid}

    def fact_kinds(self) -> FactKinds:
        return {"phase": OneOf(["asking", "over"]), "limit": LEFT_OUT}

    def count(self, tally: Tally) -> None:
        self.rules.counting(self, tally)


@mypyc_attr(allow_interpreted_subclasses=True)
class AskRules(Rules):
    """An asking game: what is collected, what one may ask for, who asks, and what the sets count."""

    def __init__(
        self,
        pack: Pack,
        players: i64,
        ending: Ending,
        sets: Sets,
        calls: Calls,
        turns: Turns,
        laid_zone: str,
        limit: i64,
        counting: Callable[[AskHand, Tally], None],
    ) -> None:
        super().__init__(pack, players, Notation([AskFor(pack, players)]), ending, members(pack.all))
        self.sets: Final = sets
        self.calls: Final = calls
        self.turns: Final = turns
        self.laid_zone: Final = laid_zone
        self.limit: Final = limit
        self.counting: Final = counting

    def new_hand(self, match: Match, shuffler: Shuffler) -> AskHand:
        """A hand of this game before the deal."""
        return AskHand(match, self, shuffler)
