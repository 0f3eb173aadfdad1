"""The play of the tricks."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from parlor.core.bits import bit, members
from parlor.core.hand import Fact
from parlor.core.messages import Refusal
from parlor.core.moves import BID, BONUS, DOUBLE, PASS, PLAY, Form, OneCard, verb_of
from parlor.core.pack import Pack
from parlor.core.phase import Phase
from parlor.core.rng import Rng
from parlor.families.tricks.effects import Effect, Effects
from parlor.families.tricks.hand import TrickHand, card_named, is_play
from parlor.families.tricks.limits import All, Limit
from parlor.families.tricks.ranking import Ranking


@mypyc_attr(allow_interpreted_subclasses=True)
class Copies:
    """Decides which of several equal cards the player plays."""

    def pick(self, h: TrickHand, card: i64) -> i64:
        """The copy to play."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class ShownFirst(Copies):
    """Plays a copy that everyone has seen, if there is one."""

    def pick(self, h: TrickHand, card: i64) -> i64:
        return h.copy_held(h.at, card)


SHOWN_FIRST: Final = ShownFirst()


@mypyc_attr(allow_interpreted_subclasses=True)
class Tricks(Phase[TrickHand]):
    """Each player plays a card in turn. The best card takes the trick, and its player leads next, until no cards are left."""

    name = "play"

    def __init__(
        self,
        limits: list[Limit],
        ranking: Ranking,
        effects: list[Effect] | None = None,
        refusals: dict[int, Refusal] | None = None,
        copies: Copies = SHOWN_FIRST,
    ) -> None:
        self.limit: Final[Limit] = limits[0] if len(limits) == 1 else All(limits)
        self.ranking: Final = ranking
        happening = effects or [Effect()]
        self.effect: Final[Effect] = happening[0] if len(happening) == 1 else Effects(happening)
        # Most games have nothing to do after a card, and learn nothing from a lead: what is asked here need not be asked of every card.
        self.acts_on_cards: Final = any(type(effect).after_card is not Effect.after_card for effect in happening)
        self.leads_show: Final = any(type(limit).lead_shows is not Limit.lead_shows for limit in limits)
        # Refusals for moves of other phases, by verb, where the game has its own reason.
        self.refusals: Final[dict[int, Refusal]] = refusals or {}
        self.copies: Final = copies

    def forms(self, pack: Pack) -> list[Form]:
        return [OneCard(PLAY, "play", pack)]

    def may_play(self, h: TrickHand) -> i64:
        """The cards that may be played now."""
        return self.limit.narrow(h, h.hands[h.at])

    def moves(self, h: TrickHand) -> vec[i64]:
        return members(h.pack.folded(self.may_play(h)))

    def allows(self, h: TrickHand, move: i64) -> bool:
        return is_play(move) and h.pack.copies_in(self.may_play(h), move) != 0

    def reason(self, h: TrickHand, move: i64) -> Refusal:
        if not is_play(move):
            if verb_of(move) in self.refusals:
                return self.refusals[verb_of(move)]
            if len(h.calls) > 0 and verb_of(move) in (PASS, BID, BONUS, DOUBLE):
                return Refusal("bidding-over")
            return Refusal("play-a-card", {"move": repr(h.notation.text(move))})
        if h.pack.copies_in(h.hands[h.at], move) == 0:
            return card_named(h, move)
        return self.limit.reason(h, h.hands[h.at], move)

    def make(self, h: TrickHand, move: i64) -> None:
        self.lay(h, move if h.pack.copies == 1 else self.copies.pick(h, move), None)

    def any_of(self, h: TrickHand, cards: i64, rng: Rng) -> i64:
        """A random card of those that may be played."""
        return rng.member(cards) if h.pack.copies == 1 else self.copies.pick(h, rng.member(h.pack.folded(cards)))

    def step(self, h: TrickHand, rng: Rng) -> None:
        self.make(h, rng.member(h.pack.folded(self.may_play(h))))

    def run(self, h: TrickHand, rng: Rng) -> i64:
        return self.lay(h, self.any_of(h, self.may_play(h), rng), rng)

    def lay(self, h: TrickHand, card: i64, rng: Rng | None) -> i64:
        """Plays a card. With a generator, also plays random cards as long as the phase lasts. Returns how many were played.

        At random nobody asks what a card shows about the hand it came from.
        """
        limit, ranking, effect = self.limit, self.ranking, self.effect
        hands, known, lacks, left = h.hands, h.known, h.lacks, h.left
        at, size, in_trick = h.at, h.size, h.in_trick
        single = h.pack.copies == 1
        laid: i64 = 0
        while True:
            here = bit(card)
            hands[at] &= ~here
            known[at] &= ~here
            if size == 0:
                if self.leads_show and rng is None:
                    lacks[at] |= limit.lead_shows(h, card)
                h.played = append(h.played, card)
                h.follow = limit.following(h, card)
                h.best = card
                h.winner = at
            else:
                if rng is None:
                    lacks[at] |= limit.shows(h, card)
                h.played = append(h.played, card)
                if ranking.beats(h, card, h.best):
                    h.best = card
                    h.winner = at
            laid += 1
            size += 1
            h.size = size
            if self.acts_on_cards:
                effect.after_card(h, card)
            if size < in_trick:
                at = left[at]
                if rng is None:
                    h.go_to(at)
                    return laid
                h.at = at
            else:
                # An effect that begins another phase leaves the trick on the table.
                if h.phase is self:
                    if h.news is not None:
                        h.pause()
                    self.take(h)
                if rng is None or h.over or h.phase is not self:
                    return laid
                # The effects of a trick may have dealt new hands.
                hands, known, lacks, left = h.hands, h.known, h.lacks, h.left
                at, size, in_trick = h.at, h.size, h.in_trick
            cards = limit.narrow(h, hands[at])
            card = rng.member(cards) if single else self.any_of(h, cards, rng)

    def take(self, h: TrickHand) -> None:
        """The winner takes the trick and leads next."""
        winner = h.winner
        h.takers = append(h.takers, winner)
        h.tricks[winner] += 1
        h.size = 0
        h.follow = 0
        if h.news is not None:
            h.tell("took", "trick-taken", winner, h.best)
        h.go_to(winner)
        self.effect.after_trick(h)
        if h.hands[winner] == 0 and h.phase is self:
            h.over = True

    def facts(self, h: TrickHand, facts: dict[str, Fact]) -> None:
        facts["tricks"] = [int(n) for n in h.tricks]
        self.limit.facts(h, facts)


@mypyc_attr(allow_interpreted_subclasses=True)
class HolderLeads(Tricks):
    """Whoever holds a certain card leads to the first trick, and all know that it is there; with FirstLead it must be led."""

    def __init__(self, card: i64, limits: list[Limit], ranking: Ranking, refusals: dict[int, Refusal] | None = None) -> None:
        super().__init__(limits, ranking, None, refusals)
        self.card: Final = card

    def begin(self, h: TrickHand) -> None:
        here = bit(self.card)
        for seat in range(h.players):
            if h.hands[seat] & here != 0:
                h.known[seat] |= here
                h.go_to(seat)
