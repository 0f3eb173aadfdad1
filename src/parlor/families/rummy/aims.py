"""What rummy games are about: cards to lay, which count against whoever still holds them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlor.core.aim import Aim, CardsLeft, Measure
from parlor.core.messages import Message
from parlor.core.moves import ADD, MELD, verb_of
from parlor.families.rummy.hand import RummyHand


@mypyc_attr(allow_interpreted_subclasses=True)
class LayingAim(Aim[RummyHand]):
    """To lay all one's cards: what is laid no longer counts for others."""

    def __init__(
        self, key: str, values: vec[i64], measures: list[Measure[RummyHand]] | None = None, asks: dict[str, str] | None = None
    ) -> None:
        super().__init__(key, {}, [*(measures or []), CardsLeft()], asks)
        # What each card counts that is left in a hand.
        self.values: Final = values

    def worth(self, h: RummyHand, seat: i64, move: i64) -> Message | None:
        if verb_of(move) not in (MELD, ADD):
            return None
        total: i64 = 0
        for code in h.notation.parts(move).cards:
            total += self.values[h.pack.index[code.partition("=")[0]]]
        return Message("worth-off-hand", {"number": int(total)})
