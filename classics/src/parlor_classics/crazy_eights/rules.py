"""Crazy Eights: match the suit or the rank, and be rid of your cards first. The leaflet next to this file explains the rules in words."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import bit, count, last, least, lowest, members, union
from parlor.core.deals import deal_singly, rest_reversed
from parlor.core.facts import SUIT, FactKinds
from parlor.core.game import FirstTo, Options, Rules, whole
from parlor.core.hand import Deck, Fact, Tally
from parlor.core.messages import Params, Refusal
from parlor.core.moves import DRAW, NAME, PASS, PLAY, Choice, Form, OneCard, Word, payload_of, verb_of
from parlor.core.pack import Pack
from parlor.core.phase import Phase
from parlor.core.state import CardHand, CardRules, Place, Stock
from parlor.core.zone import EVERYONE
from parlor.packs.standard import STANDARD

EIGHT, QUEEN, ACE, TWO = 8, 12, 1, 2
EIGHTS: Final = sum([int(bit(card)) for card in range(52) if STANDARD.number[card] == EIGHT])
TWOS: Final = sum([int(bit(card)) for card in range(52) if STANDARD.number[card] == TWO])
VALUES: Final = vec[i64]([50 if number == EIGHT else min(int(number), 10) for number in STANDARD.number])
SUITS: Final = [suit.lower() for suit in STANDARD.suits]
# For each card, all of its rank.
RANK: Final = [sum([int(bit(card)) for card in range(52) if STANDARD.number[card] == number]) for number in range(14)]
HANDS, TURNS = 200, 400

# Places and phases.
DISCARD: Final = 1
TURN, NAMING = 0, 1
# The game's own counters: how many cards may be drawn in a turn, whether the discards are shuffled again, whether some cards are special;
# the suit to play; drawn in this turn; passes in a row; owed for twos; the way round; turns; shuffles.
DRAWS, AGAIN, SPECIAL, WANTED, DRAWN, PASSES, OWED, WAY, TURNED, SHUFFLES = range(10)


class Turn(Phase[CardHand]):
    """Play a card that fits, or draw; pass if nothing can be drawn."""

    name = "play"

    def forms(self, pack: Pack) -> list[Form]:
        return [OneCard(PLAY, "play", pack), Word(PASS, "pass"), Choice(DRAW, "draw", ["stock"])]

    def fitting(self, h: CardHand) -> i64:
        """The cards that may be played on the top card."""
        if h.own[OWED] > 0:
            return TWOS
        return h.pack.suited[h.own[WANTED]] | RANK[h.pack.number[last(h.lying(DISCARD))]] | EIGHTS

    def may_draw(self, h: CardHand) -> bool:
        """Whether the seat on turn may draw."""
        return len(h.stock) > 0 and (h.own[OWED] > 0 or h.own[DRAWN] < h.own[DRAWS])

    def moves(self, h: CardHand) -> vec[i64]:
        plays = members(h.hands[h.turn] & self.fitting(h))
        return append(plays, DRAW if self.may_draw(h) else PASS)

    def reason(self, h: CardHand, move: i64) -> Refusal:
        if verb_of(move) == PLAY:
            if h.hands[h.turn] & bit(move) == 0:
                return Refusal("not-held", {"cards": [h.pack.codes[move]]})
            if h.own[OWED] > 0:
                return Refusal("crazy-eights-owed", {"number": int(h.own[OWED])})
            params: Params = {
                "card": h.pack.codes[move],
                "suit": h.pack.suit_name(h.own[WANTED]),
                "top": h.pack.codes[last(h.lying(DISCARD))],
            }
            return Refusal("crazy-eights-misfit", params)
        if move == PASS:
            return Refusal("crazy-eights-draw-first")
        return Refusal("crazy-eights-nothing-to-draw" if verb_of(move) == DRAW else "crazy-eights-name-later")

    def make(self, h: CardHand, move: i64) -> None:
        if move == PASS:
            h.own[PASSES] += 1
            h.over = h.own[PASSES] == h.players
            if h.over:
                h.tell("noted", "crazy-eights-blocked")
            self.next(h, 1)
        elif verb_of(move) == DRAW:
            h.own[PASSES] = 0
            self.draw(h)
        else:
            h.own[PASSES] = 0
            self.lay(h, move)

    def draw(self, h: CardHand) -> None:
        """One card, or all that are owed, which ends the turn."""
        for _ in range(max(1, int(h.own[OWED]))):
            if len(h.stock) > 0:
                h.hands[h.turn] |= bit(h.draw())
                shuffle_again(h)
        h.own[DRAWN] += 1
        if h.own[OWED] > 0:
            h.own[OWED] = 0
            self.next(h, 1)

    def lay(self, h: CardHand, card: i64) -> None:
        """A card on the discards, and what it does."""
        h.lose(h.turn, card)
        h.put(DISCARD, card)
        h.own[WANTED] = h.pack.suit[card]
        shuffle_again(h)
        steps = steps_after(h, card)
        if h.hands[h.turn] == 0:
            h.over = True
        elif bit(card) & EIGHTS != 0:
            h.enter(NAMING)
        else:
            self.next(h, steps)

    def next(self, h: CardHand, steps: int) -> None:
        """It is the turn of the next player, or of the one after."""
        h.own[DRAWN] = 0
        h.own[TURNED] += 1
        h.go_to((h.turn + steps * h.own[WAY] + 2 * h.players) % h.players)
        if h.own[TURNED] >= TURNS * h.players and not h.over:
            h.over = True
            h.tell("stopped", "crazy-eights-limit", number=TURNS)

    def facts(self, h: CardHand, facts: dict[str, Fact]) -> None:
        facts["suit"] = h.pack.suits[h.own[WANTED]]
        facts["owed"] = int(h.own[OWED])
        facts["way"] = int(h.own[WAY])
        facts["drawn"] = int(h.own[DRAWN])

    def fact_kinds(self) -> FactKinds:
        return {"suit": SUIT}


class Naming(Phase[CardHand]):
    """Whoever has played an eight names the suit to follow."""

    name = "naming"

    def forms(self, pack: Pack) -> list[Form]:
        return [Choice(NAME, "name", SUITS)]

    def moves(self, h: CardHand) -> vec[i64]:
        return vec[i64]([NAME | suit for suit in range(4)])

    def reason(self, h: CardHand, move: i64) -> Refusal:
        return Refusal("crazy-eights-name-first")

    def make(self, h: CardHand, move: i64) -> None:
        h.own[WANTED] = payload_of(move)
        h.enter(TURN)
        TURNING.next(h, 1)


TURNING: Final = Turn()


def steps_after(h: CardHand, card: i64) -> int:
    """Does what a special card does, and tells how many seats further the turn goes."""
    number = h.pack.number[card] if h.own[SPECIAL] == 1 else 0
    if number == ACE:
        h.own[WAY] = -h.own[WAY]
    if number == TWO and len(h.stock) > 0:
        h.own[OWED] += 2
    return 2 if number == QUEEN else 1


def shuffle_again(h: CardHand) -> None:
    """When the stock is gone, the discards except the top one are shuffled and become the stock, if the table plays so."""
    pile = h.lying(DISCARD)
    if len(h.stock) > 0 or h.own[AGAIN] == 0 or len(pile) < 2:
        return
    top = last(pile)
    h.own[SHUFFLES] += 1
    h.stock = h.shuffler.shuffle(members(union(pile) & ~bit(top)), h.match.number, h.own[SHUFFLES])
    h.lay_out(DISCARD, vec[i64]([top]))
    h.tell("shuffled", "crazy-eights-shuffled")


def deal(h: CardHand, deck: Deck) -> None:
    """Seven cards each for two, five for more; the next card that is no eight begins the discards, as if the dealer had played it."""
    dealt = deal_singly(h, deck, 7 if h.players == 2 else 5)
    stock = rest_reversed(deck.cards, dealt)
    start = next(card for card in deck.cards[dealt:] if h.pack.number[card] != EIGHT)
    h.stock = vec[i64]([card for card in stock if card != start])
    h.pause()
    h.put(DISCARD, start)
    h.tell("turned", "discard-begun", card=start)
    h.own[WANTED] = h.pack.suit[start]
    steps = steps_after(h, start)
    h.go_to((h.dealer + steps * h.own[WAY] + 2 * h.players) % h.players)


def held(h: CardHand, seat: int) -> i64:
    """What the cards of a hand count."""
    return sum(VALUES[card] for card in members(h.hands[seat]))


def counts(h: CardHand, tally: Tally) -> None:
    """Whoever is out scores what the others hold; if nobody is, the lowest hand scores what they hold more."""
    worth = vec[i64]([held(h, seat) for seat in range(h.players)])
    low = least(worth)
    winner = lowest(sum([int(bit(seat)) for seat in range(h.players) if worth[seat] == low]))
    alone = count(sum([int(bit(seat)) for seat in range(h.players) if worth[seat] == low])) == 1
    tally.note("is-out" if h.hands[winner] == 0 else "lowest-hand" if alone else "hands-equal", low, by=winner)
    for seat in range(h.players):
        if alone and seat != winner:
            tally.add(winner, worth[seat] - low, "crazy-eights-left", worth[seat] - low, by=seat)


def rules(players: int, options: Options) -> Rules:
    """The rules for a table."""
    special = options["special"] == "yes"
    counters = [whole(options, "draws") or 52, int(options["stock"] == "again"), int(special), 0, 0, 0, 0, 1, 0, 0]
    return CardRules(
        pack=STANDARD,
        players=players,
        ending=FirstTo(whole(options, "target"), HANDS),
        deal=deal,
        phases=[TURNING, Naming()],
        count=counts,
        places=[Stock(), Place("discard", "discard", EVERYONE)],
        counters=counters,
    )
