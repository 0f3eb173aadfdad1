"""Games of tricks: what a game composes, in one place to import it from."""

from parlor.core.aim import Aim, CardsLeft, Measure, PointsSoFar, Standing
from parlor.core.deals import deal_all, deal_batches, deal_singly, rest_reversed
from parlor.core.phase import Phase
from parlor.core.state import OWNER, CardHand, Guessing, Hands, OpenStock, PerSeat, Place, Stock, refill
from parlor.families.tricks.aims import BidAim, Caught, TricksBid, TricksNeeded, TricksTaken, seen_taken
from parlor.families.tricks.auctions import Auction, Bids, OneRound, UntilOthersPass, calls_from, passes_in_a_row
from parlor.families.tricks.bowers import Bowers, FollowWithBowers
from parlor.families.tricks.counting import CountMakers, CountTaken, EachTaken, ForTricks, Sweep
from parlor.families.tricks.deals import show_trump, take_turned, turn_up
from parlor.families.tricks.effects import Effect
from parlor.families.tricks.forecasts import Forecasts, forecast_of
from parlor.families.tricks.hand import Extra, TrickHand, TrickRules, Turned, card_named, is_play
from parlor.families.tricks.limits import FirstLead, FollowOrTrump, FollowSuit, Free, Limit, NotToFirst, Unbroken, led_and_held
from parlor.families.tricks.making import ALONE, WITH_PARTNER, LayAway, NameSuit, OrderUp, PartnerSitsOut, TakenUp
from parlor.families.tricks.passing import PASSED_DOWN, PASSING_OVER, PASSING_ROWS, KnowsWhatItGave, Passing
from parlor.families.tricks.play import Copies, HolderLeads, Tricks
from parlor.families.tricks.ranking import Order, Ranking

__all__ = [
    "ALONE",
    "OWNER",
    "PASSED_DOWN",
    "PASSING_OVER",
    "PASSING_ROWS",
    "WITH_PARTNER",
    "Aim",
    "Auction",
    "BidAim",
    "Bids",
    "Bowers",
    "CardHand",
    "CardsLeft",
    "Caught",
    "Copies",
    "CountMakers",
    "CountTaken",
    "EachTaken",
    "Effect",
    "Extra",
    "FirstLead",
    "FollowOrTrump",
    "FollowSuit",
    "FollowWithBowers",
    "ForTricks",
    "Forecasts",
    "Free",
    "Guessing",
    "Hands",
    "HolderLeads",
    "KnowsWhatItGave",
    "LayAway",
    "Limit",
    "Measure",
    "NameSuit",
    "NotToFirst",
    "OneRound",
    "OpenStock",
    "Order",
    "OrderUp",
    "PartnerSitsOut",
    "Passing",
    "PerSeat",
    "Phase",
    "Place",
    "PointsSoFar",
    "Ranking",
    "Standing",
    "Stock",
    "Sweep",
    "TakenUp",
    "TrickHand",
    "TrickRules",
    "Tricks",
    "TricksBid",
    "TricksNeeded",
    "TricksTaken",
    "Turned",
    "Unbroken",
    "UntilOthersPass",
    "calls_from",
    "card_named",
    "deal_all",
    "deal_batches",
    "deal_singly",
    "forecast_of",
    "is_play",
    "led_and_held",
    "passes_in_a_row",
    "refill",
    "rest_reversed",
    "seen_taken",
    "show_trump",
    "take_turned",
    "turn_up",
]
