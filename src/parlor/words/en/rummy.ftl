# Games of melds.

discard-taken = { $seat } takes { $card } from the discard pile
    .you = You take { $card } from the discard pile
discard-turned-over = The discard pile is turned over: { $number ->
    [one] 1 card is
   *[other] { $number } cards are
 } the new stock
discard-begun = { $card } is turned up to begin the discard pile
stock-used-up = The stock is used up: all hands are shown
hand-shown = { $seat } shows { $cards }
    .you = You show { $cards }
turn-limit = Each player has had { $number } turns: the hand ends, and nobody is out

## The count

is-out = { $by } is out
    .you = You are out
lowest-hand = The stock is used up: the lowest hand is worth { $number }
hands-equal = All hands are equal: nobody scores
holds-worth = { $by } holds cards worth { $number }
    .you = you hold cards worth { $number }
nobody-out-all-count = Nobody is out: all count their cards
cards-left = cards left in hand ({ $number })

## Refusals

not-so-many-held = You do not hold so many of { $cards }
discard-taken-too-often = The discard pile has been taken { $number } times in a row: now the stock must be drawn

name-the-wild-card = Name the card that the Rumme card stands for, e.g. RU=H6
draw-first = You must draw first
already-drawn = You have already drawn in this turn
misfits-run = { $card } does not fit meld { $number } ({ LIST($cards, type: "space") }), which can take { LIST($takes, type: "or") } only
misfits-triplet = { $card } does not fit meld { $number } ({ LIST($cards, type: "space") }): only the fourth suit ({ LIST($takes, type: "or") }) may be added
meld-is-full = { $card } does not fit: meld { $number } ({ LIST($cards, type: "space") }) is full
no-such-meld = There is no such meld: nobody has laid a meld { $number }
three-cards-at-least = A meld needs at least three cards
one-after-thirteen = These cards are not consecutive: a 1 does not follow a 13
sequence-has-a-gap = These cards are not consecutive: a Sequence has each number once, without a gap
triplet-of-three-suits = A Triplet needs three different suits
triplet-is-three = A Triplet is three cards: lay three and add the fourth
sequence-or-triplet = A meld is a Sequence of one suit or a Triplet of one number

draw-before-playing = You must draw before you play or discard
only-one-card-drawn = You have already drawn this turn; you may draw only one card
does-not-extend = { $card } does not extend meld { $number } ({ LIST($cards, type: "space") })
no-meld = There is no meld { $number }

## Knocking

knock-knocks = { $seat } knocks with { $number }
    .you = You knock with { $number }
knock-gin = { $seat } has gin: nothing is left over
    .you = You have gin: nothing is left over
knock-nobody = Only { $number } cards are left in the stock: the hand ends, and nobody scores
knock-offer-first = Take the first discard, or pass
knock-offer-passed = Everybody has passed the first discard: draw from the stock
knock-no-pass = You must draw a card
knock-discard-first = Throw a card away, or knock
knock-just-taken = You have just taken { $card }: throw another card
knock-too-much = That leaves { $number } over; to knock it may be { $limit } at most
knock-lay-off = Add a card to a meld, or pass
