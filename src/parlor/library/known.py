"""The well-known games that ours resemble, each with the other names by which people may look for it."""

from typing import Final

from parlor.core.finding import Known

# Games that avoid tricks or cards.
HEARTS: Final = Known("Hearts", ["Black Lady", "Black Maria", "Rickety Kate", "Reversis"])
BARBU: Final = Known("Barbu", ["Herzeln", "Slobberhannes", "Polignac", "King"])

# Games of tricks and bids.
BRIDGE: Final = Known("Bridge", ["Contract Bridge", "Auction Bridge", "Rubber Bridge"])
WHIST: Final = Known("Whist", ["Bid Whist", "German Whist", "Honeymoon Whist"])
SPADES: Final = Known("Spades", ["Call Break"])
PINOCHLE: Final = Known("Pinochle", ["Pinocle", "Bezique", "Binokel"])
EUCHRE: Final = Known("Euchre", ["Juckern", "Five Hundred", "500"])
PITCH: Final = Known("Pitch", ["All Fours", "Seven Up", "Setback", "High Low Jack", "Cinch", "Pedro"])
CATCH_THE_TEN: Final = Known("Catch the Ten", ["Scotch Whist"])
NAP: Final = Known("Nap", ["Napoleon"])
OH_HELL: Final = Known("Oh Hell", ["Wizard", "Nomination Whist", "Up and Down the River"])
LOO: Final = Known("Loo", ["Rams", "Rounce", "Bourré"])
ECARTE: Final = Known("Écarté", ["Ecarte"])
SPOIL_FIVE: Final = Known("Spoil Five", ["Twenty-five", "25", "Forty-fives"])
ROLLING_STONE: Final = Known("Rolling Stone", ["Enflé", "Schwellen"])

# Games of runs and sets.
ORDINARY_RUMMY: Final = Known("Rummy", ["Rummy 500", "Knock Rummy", "Basic Rummy", "Rommé"])
GIN: Final = Known("Gin Rummy", ["Gin", "Knock"])
RUMMIKUB: Final = Known("Rummikub", ["Rummy tiles", "Okey"])
CONQUIAN: Final = Known("Conquian")
CRIBBAGE: Final = Known("Cribbage", ["Crib", "Fifteens"])

# Games of asking, passing and luck.
GO_FISH: Final = Known("Go Fish", ["Fish", "Authors", "Happy Families", "Quartets"])
SPOONS: Final = Known("Spoons", ["Pig", "Donkey", "Tongues"])
OLD_MAID: Final = Known("Old Maid", ["Black Peter"])
WAR: Final = Known("War", ["Battle", "Snap", "Beggar My Neighbor"])
TOP_TRUMPS: Final = Known("Top Trumps", ["Trumps"])

# Games of laying out, and races.
SEVENS: Final = Known("Sevens", ["Fan Tan", "Parliament", "Card Dominoes"])
DOMINOES: Final = Known("Dominoes", ["Domino"])
UNO: Final = Known("Uno", ["Crazy Eights", "Switch", "Mau-Mau"])
SKIP_BO: Final = Known("Skip-Bo", ["Skipbo", "Spite and Malice", "Cat and Mouse"])
RUSSIAN_BANK: Final = Known("Russian Bank", ["Crapette", "Double Solitaire", "Nertz", "Racing Demon"])

# Games for one.
SOLITAIRE: Final = Known("Solitaire", ["Patience", "Klondike", "Canfield", "FreeCell", "Spider"])
TICKET_TO_RIDE: Final = Known("Ticket to Ride", ["Ten Days in the USA"])
