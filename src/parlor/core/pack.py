"""Packs: the cards as printed in their book, and the tables the engine uses to look them up."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import bit, lowest
from parlor.core.messages import named

JSON = str | int | list[str]


class Card:
    """One kind of card: its code, its name, and what is printed on it."""

    def __init__(self, code: str, name: str, suit: int, number: int, printed: dict[str, JSON] | None = None) -> None:
        self.code: Final = code
        self.name: Final = name
        self.suit: Final = suit
        self.number: Final = number
        self.printed: Final = printed or {}


# A set of cards is a mask, which has room for this many.
MOST_CARDS: Final = 62


def check_pack(name: str, suits: list[str], suit_codes: list[str], kinds: list[Card], copies: int) -> None:
    """Raises ValueError for a pack that the engine cannot handle, and says what would be right."""
    if copies not in (1, 2):
        raise ValueError(f"the pack {name!r} has {copies} copies of each card: a pack has 1 or 2; a game may deal more (Rules.deck)")
    size = len(kinds) * copies
    if not 1 <= size <= MOST_CARDS:
        raise ValueError(
            f"the pack {name!r} has {size} cards: a pack has 1 to {MOST_CARDS}; a game may deal each of them more often (Rules.deck)"
        )
    if len(suits) != len(suit_codes):
        raise ValueError(f"the pack {name!r} has {len(suits)} suits and {len(suit_codes)} codes for them: each suit has one")
    seen: set[str] = set()
    for kind in kinds:
        if not kind.code.isascii() or not kind.code.isalnum() or kind.code in seen:
            raise ValueError(f"the pack {name!r} has a card {kind.code!r}: a code is letters and digits, and no two cards have the same")
        if not -1 <= kind.suit < len(suits):
            raise ValueError(
                f"the pack {name!r} has a card {kind.code!r} of suit {kind.suit}: suits go from 0 to {len(suits) - 1}, or -1 for none"
            )
        seen.add(kind.code)


@final
class Pack:
    """The kinds of cards in a pack, in pack order. Inside the engine a card is an int; copies of a kind are next to each other.

    Card `kind * copies` is the first copy, which represents its kind in moves.
    """

    def __init__(
        self, name: str, title: str, suits: list[str], suit_codes: list[str], kinds: list[Card], copies: int = 1, proper: bool = False
    ) -> None:
        check_pack(name, suits, suit_codes, kinds, copies)
        self.name: Final = name
        self.title: Final = title
        self.suits: Final = suits
        self.suit_codes: Final = suit_codes
        self.kinds: Final = kinds
        # Whether its cards have proper names, which take no article: Nebraska.
        self.proper: Final = proper
        self.copies: Final[i64] = copies
        self.size: Final[i64] = len(kinds) * copies
        self.codes: Final[list[str]] = []
        self.index: Final[dict[str, int]] = {}
        self.all: i64 = 0
        suit = vec[i64](capacity=self.size)
        number = vec[i64](capacity=self.size)
        suited = vec[i64](capacity=8)
        for _ in suits:
            suited = append(suited, 0)
        firsts: i64 = 0
        for kind in kinds:
            self.index[kind.code] = len(self.codes)
            firsts |= bit(len(self.codes))
            for _ in range(copies):
                card: i64 = len(self.codes)
                self.codes.append(kind.code)
                suit = append(suit, kind.suit)
                number = append(number, kind.number)
                self.all |= bit(card)
                if kind.suit >= 0:
                    suited[kind.suit] |= bit(card)
        self.suit: Final = suit
        self.number: Final = number
        self.suited: Final = suited
        self.firsts: Final = firsts

    def name_of(self, card: i64) -> dict[str, object]:
        """The name of a card, for use in a message."""
        return named(f"card-{self.name}-{self.codes[card]}")

    def the(self, card: i64) -> dict[str, object]:
        """A card inside a sentence, for use in a message: the six of Helmets."""
        name = self.name_of(card)
        return name if self.proper else {"key": "the-card", "params": {"name": name}}

    def suit_name(self, suit: i64) -> dict[str, object]:
        """The name of a suit, for use in a message."""
        return named(f"suit-{self.name}-{self.suit_codes[suit]}")

    def one_of_suit(self, suit: i64) -> dict[str, object]:
        """The name for a card of a suit, for use in a message: a Helmet."""
        return named(f"one-suit-{self.name}-{self.suit_codes[suit]}")

    def names(self) -> dict[str, str]:
        """The English names of cards and suits, by the keys that messages use."""
        words = {f"suit-{self.name}-{self.suit_codes[k]}": self.suits[k] for k in range(len(self.suits))}
        words.update({f"one-{key}": name.removesuffix("s") for key, name in words.items()})
        words.update({f"card-{self.name}-{kind.code}": kind.name for kind in self.kinds})
        return words

    def kind(self, card: i64) -> Card:
        """What is printed on a card."""
        return self.kinds[card // self.copies]

    def first(self, card: i64) -> i64:
        """The first copy of a card's kind."""
        return card - card % self.copies

    def folded(self, mask: i64) -> i64:
        """The first copies of all kinds in a set."""
        if self.copies == 1:
            return mask
        return (mask | mask >> 1) & self.firsts

    def copies_in(self, mask: i64, first: i64) -> i64:
        """All copies of a kind that a set holds."""
        if self.copies == 1:
            return mask & bit(first)
        return mask & (bit(first) | bit(first + 1))

    def cards(self, codes: list[str]) -> vec[i64]:
        """Cards by their codes; copies of a kind are taken in order."""
        found = vec[i64](capacity=len(codes))
        seen: dict[str, i64] = {}
        for code in codes:
            copy: i64 = seen.get(code, 0)
            seen[code] = copy + 1
            found = append(found, self.index[code] + copy % self.copies)
        return found

    def text(self, mask: i64) -> str:
        """The cards of a set, as text for a sentence."""
        return ", ".join(self.codes_of(mask))

    def codes_of(self, mask: i64) -> list[str]:
        """The codes of a set, in pack order."""
        codes = []
        m = mask
        while m != 0:
            codes.append(self.codes[lowest(m)])
            m &= m - 1
        return codes
