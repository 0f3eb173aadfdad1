# What leaflets say around their figures.

leaflet-you = You
leaflet-side = { LIST($names, type: "series") }
leaflet-hand = Hand
leaflet-total = Total
leaflet-mistake = The table says: “{ $answer }.”
leaflet-face-down = { $number ->
    [one] 1 card face down
   *[other] { $number } cards face down
 }
leaflet-last-hand = How hand { $number } was counted
leaflet-span = { $least } to { $most }
leaflet-or = { LIST($numbers, type: "or") }
leaflet-minutes = { $number ->
    [one] 1 minute
   *[other] { $number } minutes
 }

## Cards in a sentence

leaflet-the-rumme-card = { $code ->
    [RU] { $name }
   *[other] the { $name }
 }
leaflet-the-rummy-card = the { $name }
leaflet-the-patriot-card = the { $name }
leaflet-the-standard-card = the { $name }
leaflet-the-sammy-card = { $name }
leaflet-stands-for = { $name } (as the { $other })

## What someone does

leaflet-does-play = { $seat } plays { LIST($cards, type: "series") }
    .you = You play { LIST($cards, type: "series") }
leaflet-does-discard = { $seat } discards { LIST($cards, type: "series") }
    .you = You discard { LIST($cards, type: "series") }
leaflet-does-meld = { $seat } lays down { LIST($cards, type: "series") }
    .you = You lay down { LIST($cards, type: "series") }
leaflet-does-add = { $seat } adds { LIST($cards, type: "series") }
    .you = You add { LIST($cards, type: "series") }
leaflet-does-move = { $seat } moves { LIST($cards, type: "series") }
    .you = You move { LIST($cards, type: "series") }
leaflet-does-draw = { $word ->
    [discard] { $seat } takes the discard
   *[other] { $seat } draws from the stock
 }
    .you = { $word ->
    [discard] You take the discard
   *[other] You draw from the stock
 }
leaflet-does-pass = { $seat } passes
    .you = You pass
leaflet-does-ask = { $seat } asks { $whom } for { LIST($cards, type: "series") }
    .you = You ask { $whom } for { LIST($cards, type: "series") }
leaflet-whom-you = you
leaflet-does-bid = { $seat } bids { $word }
    .you = You bid { $word }
leaflet-does-propose = { $seat } asks for new cards
    .you = You ask for new cards
leaflet-does-agree = { $seat } agrees
    .you = You agree
leaflet-does-refuse = { $seat } refuses
    .you = You refuse
leaflet-does-claim = { $seat } stops and claims the points
    .you = You stop and claim the points
leaflet-does-fold = { $seat } folds
    .you = You fold
leaflet-does-give = { $seat } passes on { LIST($cards, type: "series") }
    .you = You pass on { LIST($cards, type: "series") }
leaflet-does-turn = { $seat } turns up a card
    .you = You turn up a card

## Places on the table

leaflet-place-of = { $name }: { $place }
leaflet-place-hand = Your cards
leaflet-place-trick = On the table
leaflet-place-played = Played
leaflet-place-captured = Cards taken
leaflet-place-board = On the table
leaflet-place-stock = Stock
leaflet-place-discard = Discard pile
leaflet-place-column = { $number ->
    [0] Pile
   *[other] Pile { $number }
 }
leaflet-place-under = Face down
leaflet-place-centre = { $number ->
    [0] Center
   *[other] Center { $number }
 }
leaflet-place-pile = Pile
leaflet-place-row = { $number ->
    [0] Row
   *[other] Row { $number }
 }
leaflet-place-meld = { $mine ->
    [yes] Laid down by you
   *[no] Laid down
 }
leaflet-place-aside = Set aside
leaflet-place-turned = Turned up

## The table of states

leaflet-states-state = State
leaflet-states-suit = Suit
leaflet-states-value = Value
leaflet-states-rank = Rank by population
leaflet-states-votes = Electoral votes
leaflet-states-borders = Borders
