"""How casual players play Spades."""

from mypy_extensions import i64

from parlor.families.tricks import TrickHand, forecast_of
from parlor.packs.standard import ACE_HIGH, STANDARD
from parlor_classics.forecasting import Forecaster

# A hand that should take fewer tricks than this goes nil.
NIL: float = 0.9


class SpadesPlayer(Forecaster):
    """Bids for itself alone; a nil ducks, and partners stop when both bids together are made."""

    def wanted(self, h: TrickHand, seat: i64) -> float:
        tricks = super().wanted(h, seat)
        return 0.0 if tricks < NIL else max(1.0, tricks)

    def short_of_bid(self, h: TrickHand, seat: i64) -> bool:
        if forecast_of(h, seat) == 0:
            return False
        return h.side_tricks(h.side[seat]) < sum(forecast_of(h, mate) for mate in range(h.players) if h.side[mate] == h.side[seat])


CASUAL = SpadesPlayer(STANDARD, 10.0, power=ACE_HIGH)
