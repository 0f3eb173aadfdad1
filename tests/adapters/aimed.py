"""Hands that lead to one action: the deck is stacked for it, and all seats play toward it.

A hand is dealt from a chosen deck and played by the rules like any other; only the cards and what the seats choose are arranged. Random
hands hardly ever reach these actions: the longest melds, additions to the last of many melds, the last of many piles.
"""

from collections.abc import Callable
from functools import lru_cache
from random import Random

from parlor import Rng
from parlor.adapters.encoding import Encoding
from parlor.core.shuffle import FastShuffler
from parlor.families.rummy.hand import RummyRules
from parlor.families.rummy.turn import Play
from parlor.learn.int_match import IntMatch

# What a seat does: it is given the hand, the seat and its moves as text.
Choose = Callable[[IntMatch, int, list[str]], str]
# A deck, and the way to play it.
Aim = tuple[list[str], Choose]
ANY = ""
LONGEST = 3000


def occurring(table: Encoding, aim: Aim, action: int) -> set[int]:
    """The actions that are legal at some moment of an arranged hand, which goes on until one of them is."""
    deck, choose = aim
    play = dealt(table, deck)
    found: set[int] = set()
    for _ in range(LONGEST):
        if play.over or action in found:
            break
        waiting = [seat for seat in range(table.players) if int(play.waiting()) >> seat & 1]
        for seat in waiting:
            found.update(table.actions.numbers_of(play.hand, seat))
        moves = [int(move) for move in play.hand.moves_of(waiting[0])]
        texts = [play.hand.notation.text(move) for move in moves]
        play.make(waiting[0], moves[texts.index(choose(play, waiting[0], texts))])
    return found


def dealt(table: Encoding, deck: list[str]) -> IntMatch:
    """A hand dealt by the last seat from a deck, so that seat 0 is the first one."""
    play = IntMatch(table.rules, FastShuffler(Rng(0)), table.players - 1, True)
    play.decks.append(deck)
    play.begin()
    return play


def codes_of(table: Encoding) -> list[str]:
    """The cards of the pack."""
    return [table.rules.pack.codes[card] for card in table.rules.deck]


def held(play: IntMatch, seat: int) -> list[str]:
    """The cards in a seat's hand."""
    return [play.rules.pack.codes[card] for zone in play.hand.zones() if zone.name == f"hand:{seat}" for card in zone.cards]


@lru_cache(maxsize=64)
def places(table: Encoding) -> list[list[int]]:
    """The places in the deck that each seat is dealt: its hand changes when the card there changes places with a later one."""
    deck, seats = codes_of(table), range(table.players)
    before = [held(dealt(table, deck), seat) for seat in seats]
    found: list[list[int]] = [[] for _ in seats]
    for place in range(len(deck) - 4):
        other = list(deck)
        end = next(end for end in (-1, -2, -3, -4) if deck[end] != deck[place])
        other[place], other[end] = other[end], other[place]
        play = dealt(table, other)
        for seat in seats:
            if held(play, seat) != before[seat]:
                found[seat].append(place)
    return found


def stacked(table: Encoding, hands: dict[int, list[str]], rest: list[str], rng: Random) -> list[str]:
    """A deck that deals these cards to the seats, then those of `rest`; all others come in random order."""
    pool = codes_of(table)
    deck = [ANY] * len(pool)
    own = {place for places_of_seat in places(table) for place in places_of_seat}
    free = [place for place in range(len(deck)) if place not in own]
    for seat, cards in hands.items():
        for place, card in zip(places(table)[seat], cards, strict=False):
            deck[place] = card
    for place, card in zip(free, rest, strict=False):
        deck[place] = card
    for card in deck:
        if card != ANY:
            pool.remove(card)
    rng.shuffle(pool)
    return [pool.pop() if card == ANY else card for card in deck]


def cards_in(text: str) -> list[str]:
    """The cards that a move takes from the hand; a wild card has no other name there."""
    return [word.partition("=")[0] for word in text.split(" to ")[0].split()[1:]]


# Rummy games: draw from the stock, lay what is planned, throw away the rest.


def keeping(plan: list[tuple[int, str]], kept: dict[int, list[str]]) -> Choose:
    """The seats lay the melds of a plan one after another, and throw away no card that they are to keep."""
    left = list(plan)

    def choose(play: IntMatch, seat: int, texts: list[str]) -> str:
        if "draw stock" in texts:
            return "draw stock"
        if left and left[0][0] == seat and left[0][1] in texts:
            return left.pop(0)[1]
        has, wanted = held(play, seat), kept.get(seat, [])
        thrown = [text for text in texts if text.startswith("discard ")]
        return next((text for text in thrown if has.count(text.split()[1]) > wanted.count(text.split()[1])), (thrown or texts)[0])

    return choose


def meld(table: Encoding, text: str, rng: Random) -> Aim:
    """The first seat is dealt a meld, or all but the card that it draws, which lies under the one that is turned up."""
    cards = cards_in(text)
    room = len(places(table)[0])
    return stacked(table, {0: cards[:room]}, [ANY, *cards[room:]], rng), keeping([], {0: cards})


@lru_cache(maxsize=64)
def runs(table: Encoding) -> list[list[str]]:
    """All runs of three cards."""
    texts = [table.rules.notation.text(move) for move in table.actions.moves]
    melds = [cards_in(text) for text in texts if text.startswith("meld ") and "=" not in text]
    return [cards for cards in melds if len(set(cards)) == 3 and len({card[0] for card in cards}) == 1]


def disjoint(table: Encoding, count: int, without: list[str], rng: Random) -> list[list[str]]:
    """Some runs that can be laid side by side, without some cards."""
    while True:
        pool = codes_of(table)
        for card in without:
            pool.remove(card)
        found: list[list[str]] = []
        for run in rng.sample(runs(table) * 2, 2 * len(runs(table))):
            if len(found) < count and all(card in pool for card in run):
                found.append(run)
                for card in run:
                    pool.remove(card)
        if len(found) == count:
            return found


def add(table: Encoding, text: str, rng: Random) -> Aim:
    """All seats lay melds; the last one, which takes the card, is laid by the dealer, who holds the card or draws it."""
    card, number, name = cards_in(text)[0], int(text.split()[-1]), text.split()[1].split("=")[-1]
    taking = [run for run in runs(table) if name not in run and run[0][0] == name[0] and touches(run, name)]
    last = rng.choice(taking)
    melds = [*disjoint(table, number - 1, [card, *last], rng), last]
    room, dealer = len(places(table)[0]), table.players - 1
    own = min(number, (room - kept_back(table)) // 3)
    seats = [seat for seat in range(dealer) for _ in range((room - 1) // 3)][: number - own] + [dealer] * own
    plan = [(seat, " ".join(["meld", *cards])) for seat, cards in zip(seats, melds, strict=True)]
    kept = {seat: [each for mine, laid in plan if mine == seat for each in cards_in(laid)] for seat in range(table.players)}
    kept[dealer].append(card)
    drawn = [ANY] * table.players + kept[dealer][room:]
    return stacked(table, {seat: cards[:room] for seat, cards in kept.items()}, drawn, rng), keeping(plan, kept)


def kept_back(table: Encoding) -> int:
    """How many cards a seat must keep for its discard."""
    assert isinstance(table.rules, RummyRules)
    return next(int(phase.keep) for phase in table.rules.phases if isinstance(phase, Play))


def touches(run: list[str], name: str) -> bool:
    """Whether a card of the same suit is the next one before or after a run."""
    return int(name[1:]) in (int(run[0][1:]) - 1, int(run[-1][1:]) + 1)


# Flique: the seats pair the cards that they draw with cards of their hands, until ten pairs lie.


def meld_in_flique(table: Encoding, text: str, rng: Random) -> Aim:
    """The first seat holds all of a combination but the card that it draws."""
    cards = cards_in(text)
    return stacked(table, {0: cards[1:]}, cards[:1], rng), keeping([], {0: cards})


def add_in_flique(table: Encoding, text: str, rng: Random) -> Aim:
    """The stock brings each seat in turn the second card of its next pair; then the owner of the last pair draws the card that it takes."""
    card, number = cards_in(text)[0], int(text.split()[-1])
    pairs = pairs_beside(card, number, rng)
    kept: dict[int, list[str]] = {0: [], 1: []}
    drawn: list[str] = []
    for turn, (first, second) in enumerate(pairs):
        kept[turn % 2].append(first)
        drawn.append(second)
    # The other seat draws once more before the owner of the last pair does.
    drawn += [ANY, card]
    melds = [f"meld {first} {second}" for first, second in pairs]

    def choose(play: IntMatch, seat: int, texts: list[str]) -> str:
        if "draw stock" in texts:
            return "draw stock"
        planned = [text for text in texts if text in melds]
        thrown = [text for text in texts if text.startswith("discard ") and text.split()[1] not in kept[seat]]
        return (planned or thrown or texts)[0]

    return stacked(table, kept, drawn, rng), choose


def pairs_beside(card: str, number: int, rng: Random) -> list[tuple[str, str]]:
    """Some pairs of neighbors of a suit, without a card; the last one touches it."""
    suit, value = card[0], int(card[1:])
    last = rng.choice([pair for pair in ((value + 1, value + 2), (value - 2, value - 1)) if pair[0] >= 1 and pair[1] <= 10])
    free = [f"{each}{n}" for each in "HUCS" for n in range(1, 11)]
    free = [each for each in free if each not in (card, f"{suit}{last[0]}", f"{suit}{last[1]}")]
    found: list[tuple[str, str]] = []
    while len(found) < number - 1:
        first = rng.choice(free)
        second = f"{first[0]}{int(first[1:]) + 1}"
        if second in free:
            found.append((first, second))
            free = [each for each in free if each not in (first, second)]
    return [*found, (f"{suit}{last[0]}", f"{suit}{last[1]}")]


# Sham Battle: the first seat holds a combination and gets to lay it.


def meld_in_sham_battle(table: Encoding, text: str, rng: Random) -> Aim:
    """It makes the only bid, and names the country of the combination's last card."""
    cards = cards_in(text)

    def choose(play: IntMatch, seat: int, texts: list[str]) -> str:
        country = [each for each in texts if each.startswith("name ") and each.split()[1][0] == cards[-1][0]]
        bids = [each for each in texts if each.startswith("bid ") and seat == 0]
        return (bids or country or [each for each in texts if each == "pass"] or texts)[0]

    return stacked(table, {0: cards}, [], rng), choose


def meld_in_sham_battle_2(table: Encoding, text: str, rng: Random) -> Aim:
    """It keeps the combination until it takes a trick; a card of the last one's country is turned up."""
    cards = cards_in(text)
    turned = rng.choice([card for card in codes_of(table) if card[0] == cards[-1][0] and card not in cards])

    def choose(play: IntMatch, seat: int, texts: list[str]) -> str:
        free = [each for each in texts if each.startswith("play ") and (seat == 1 or each.split()[1] not in cards)]
        return rng.choice(free) if free else "pass" if "pass" in texts else rng.choice(texts)

    return stacked(table, {0: cards}, [turned], rng), choose


# Parquet: most lines can be laid by a hand of one suit, where what lies makes three of any two neighbors.


def meld_in_parquet(table: Encoding, text: str, rng: Random) -> Aim:
    """Others have laid the 3s and the 7s; the dealer holds and draws the reds from 1 on. All lists of moves there have the same begin."""
    room, dealer = len(places(table)[0]), table.players - 1
    own = [f"R{number}" for number in range(1, 14) if number not in (3, 7)][: room + 1]
    laid = [["R3", "L3", "K3"], ["R7", "L7", "K7"]]
    first, second = (0, 0) if table.players == 2 else (0, 1)
    plan = [(first, " ".join(["meld", *laid[0]])), (second, " ".join(["meld", *laid[1]]))]
    kept = {
        seat: [card for mine, cards in zip((first, second), laid, strict=True) if mine == seat for card in cards] for seat in range(dealer)
    }
    kept[dealer] = own
    drawn = [ANY] * table.players + own[room:]
    return stacked(table, {seat: cards[:room] for seat, cards in kept.items()}, drawn, rng), keeping(plan, kept)


# Secret Seven: the dealer hides a combination, and the seats keep the same numbers in other suits for the last trick.


def name_or_call(table: Encoding, text: str, rng: Random) -> Aim:
    """The dealer picks the cards of a combination; of the others, those to be kept are dealt first, one to each seat."""
    numbers, suits = text.split()[1:], sorted({card[0] for card in codes_of(table)})
    packet = [suit + number for suit, number in zip(suits, numbers, strict=False)]
    last: list[str] = []
    for number in numbers:
        last += [suit + number for suit in reversed(suits) if suit + number not in packet + last][:1]
    others = [card for card in codes_of(table) if card not in packet + last]
    rng.shuffle(others)

    def choose(play: IntMatch, seat: int, texts: list[str]) -> str:
        wanted = [f"secret {card}" for card in [*packet, *reversed(others)]] + [f"name {' '.join(numbers)}"]
        planned = [each for each in wanted if each in texts]
        free = [each for each in texts if each.split()[-1] not in last]
        return planned[0] if planned else rng.choice(free or texts)

    return [*packet, *last, *others], choose


# SAM: the first seat begins piles with Aces and Kings, and builds on the last of them.

RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
LOW = "23456789J"


def move_in_sam(table: Encoding, text: str, rng: Random) -> Aim:
    """The stock brings the first seat as many Aces and Kings as are needed, then what comes before the card on the last pile."""
    card, source, number = text.split()[1], text.split()[3], int(text.split()[5].removeprefix("centre"))
    pool, seats = codes_of(table), table.players
    rng.shuffle(pool)
    if card[0] == "K" and number == len(pool) // 52 * 8:
        return last_pile(table, pool, card, number, rng)
    pool.remove(card)
    stock = [taken(pool, "AK", card) for _ in range(number)]
    if card[0] != "K":
        stock += [taken(pool, rank) for rank in RANKS[: RANKS.index(card[:-1])]]
    # The seat with the highest card on its pay-off pile begins: the first one, or the last one before it, which draws five.
    first = card if source == "payoff" else taken(pool, "Q")
    later = first[0] == "2"
    tops = [first, *[taken(pool, "3" if later and seat == seats - 1 else "2") for seat in range(1, seats)]]
    if source == "discard":
        # It is all that is left of the first five cards; then each of the others draws five.
        stock = [card, *stock[:4], *[taken(pool, LOW) for _ in range(5 * (seats - 1))], *stock[4:]]
    elif source == "hand":
        stock.append(card)
    stock = [taken(pool, LOW) for _ in range(5 * later)] + stock
    below = [taken(pool, LOW) for _ in range(seats * (int(table.options["payoff"]) - 1))]

    def choose(play: IntMatch, seat: int, texts: list[str]) -> str:
        lie = {zone.name: len(zone.cards) for zone in play.hand.zones()}
        kept = source == "discard" and lie["discard:0"] == 0
        begins = [each for each in texts if each.endswith("from hand to new") and not (kept and each.split()[1] == card)]
        builds = [each for each in texts if each.endswith(f"from hand to centre{number}")]
        ends = [each for each in texts if each.startswith("discard ")]
        return ((builds if f"centre{number}" in lie else begins) or ends if seat == 0 else ends)[0]

    return [*below, *tops, *stock, *pool], choose


def last_pile(table: Encoding, pool: list[str], card: str, number: int, rng: Random) -> Aim:
    """All Aces and Kings begin piles. Kings come back when such a pile is complete, and find the last one still there.

    The King is thrown away whenever it may be; with other discards it comes under the pay-off pile, which is played down as far as it goes.
    """
    stock = [taken(pool, "AK") for _ in range(number)]
    tops = [taken(pool, "Q"), *[taken(pool, "2") for _ in range(table.players - 1)]]
    below = [taken(pool, LOW) for _ in range(table.players * (int(table.options["payoff"]) - 1))]

    def choose(play: IntMatch, seat: int, texts: list[str]) -> str:
        lie = {zone.name for zone in play.hand.zones()}
        begins = [each for each in texts if each.endswith("from hand to new")]
        builds = [each for each in texts if each.startswith("move ") and not each.endswith(f"centre{number}") and each.split()[1] != card]
        played = [each for each in builds if " from payoff " in each]
        ends = [each for each in texts if each.startswith("discard ")]
        thrown = [each for each in ends if each.split()[1] == card]
        if f"centre{number}" not in lie and begins:
            return begins[0]
        return rng.choice(played or (builds if rng.random() < 0.8 else []) or thrown or ends)

    return [*below, *tops, *stock, *pool], choose


def taken(pool: list[str], ranks: str, other: str = "") -> str:
    """Takes the first card of some ranks, and not of one code if that is possible."""
    fitting = [card for card in pool if card[0] in ranks]
    found = next((card for card in fitting if card != other), fitting[0])
    pool.remove(found)
    return found


# For each game the rare moves, and how to get to one.
AIMS: dict[str, dict[str, Callable[[Encoding, str, Random], Aim]]] = {
    "rumme": {"meld": meld, "add": add},
    "double-rumme": {"meld": meld, "add": add},
    "rummy": {"meld": meld, "add": add},
    "liberty-bond": {"meld": meld, "add": add},
    "flique": {"meld": meld_in_flique, "add": add_in_flique},
    "sham-battle": {"meld": meld_in_sham_battle},
    "sham-battle-2": {"meld": meld_in_sham_battle_2},
    "parquet": {"meld": meld_in_parquet},
    "secret-seven": {"name": name_or_call, "call": name_or_call},
    "sam": {"move": move_in_sam},
}
