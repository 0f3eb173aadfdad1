# The review of a game

review-of = { $game }, { $number } players
review-of-few = { $game }, { $number } players (low score wins, so points count as minus here, and more is better)
review-alone = { $game }
review-seat = { $seat }: result { $result } = luck { $luck } and play { $play }, in { $number } decisions
review-seat-hurried =
    { $seat }: result { $result } = luck { $luck } and play { $play }, in { $number } decisions; there was no time for { $unjudged } more
review-faultless = No decision clearly cost anything.
review-decision = Hand { $hand }, move { $number }: { $move }, { $cost } points
review-better = better: { $move }
review-better-because = better: { $move } ({ $why })
review-better-open = with all cards open: { $move }

# Why a computer player thinks a move good: one short line without a full stop.

## What the trials showed

why-only-move = There is only one thing to do
why-plainly-best = Nothing else here is worth trying
why-all-alike = Whatever you do here comes to about the same
why-no-better = Nothing else did better in trial play
why-more-points = In trial play, it brought about { $points } more points than the next best
why-better-than-played = In trial play, it brought about { $points } more points
why-did-best = It did best in trial play

## Tricks. The best is the card that would take the trick so far, with its article.

why-takes-trick = Takes the trick over { $best }, as the last to play
why-nothing-beats = Nothing still out beats it
why-goes-over = Goes over { $best }; { $number ->
        [one] one unseen card still beats it
       *[other] { $number } unseen cards still beat it
    }
why-leaves-to-partner = Leaves the trick to your partner
why-gives-away = Gives away { $number ->
        [one] { $number } bad point
       *[other] { $number } bad points
    }
why-takes-points = Takes the trick with { $number ->
        [one] { $number } bad point
       *[other] { $number } bad points
    }
why-takes-for-nothing = Takes the trick with a high card while that costs nothing
why-ducks = Ducks: stays under { $best }
why-leaves-trick = Leaves the trick to { $best }
why-leads-low = Leads low: most of the cards still out beat it
why-leads-best = Leads a card that nothing of its suit beats
why-strongest-suit = Your hand is strongest in { $suit }
why-good-for = Your hand looks good for { $number ->
        [one] a trick
       *[other] about { $number } tricks
    }
why-good-for-points = Your hand looks good for about { $number } points
why-too-weak = Your hand does not look good enough to bid

## Melds

why-lays-meld = Lays down a meld
why-knocks = Ends the hand with { $number } left over
why-lays-off = Adds a card to a meld
why-rid-of-points = Gets rid of { $number } points, and it goes with nothing
why-rid-of-points-but = Gets rid of { $number } points, but it goes with other cards
why-throws = Throws a card that goes with nothing
why-throws-but = Throws a card, but it goes with other cards
why-wild-card = A card that stands for any other
why-laid-off-at-once = It can be added to a meld right away
why-makes-meld = Makes a meld with your cards
why-goes-with-yours = Goes with your cards

## Asking

why-known-to-hold = { $seat } is known to hold it
why-has-asked = { $seat } has asked for cards of that set
why-held-of-set = You hold { $number } of that set

## Laying, passing and contesting

why-makes-count = Makes { $number }
why-leaves-count = Leaves a count of { $number }
why-can-follow =
    { $number ->
        [one] One of your cards can follow it
       *[other] { $number } of your cards can follow it
    }
why-opens-own-way = Opens the way to your own cards
why-opens-others-way = Opens the way to others' cards
why-opens-nothing = Opens nothing for others
why-book = You hold a book
why-one-of-number =
    { $number ->
        [one] The only one of its number
       *[other] One of { $number } of its number
    }
why-bids-largest = Bids for { $number } votes with the largest state
why-opens-votes = Opens a state with { $number } votes
why-opens-no-votes = Opens a card that carries no votes

## Patience

why-shows-next = Shows the next card of the stock
why-builds-and-opens = Builds up, and opens a face-down card
why-builds-up = Builds up; no card comes back from there
why-fills-space = Fills an empty space
why-from-waste = Brings a card from the waste into play
why-opens-face-down = Opens a face-down card
why-clears-space = Clears a space
why-waits-for-state = Waits for a better state to come up
why-last-state = The last state that can be reached from there
why-roads-lead-on =
    { $number ->
        [one] { $number } road leads on from { $state }
       *[other] { $number } roads lead on from { $state }
    }

## Races

why-keeps-kings = Ends the turn and keeps the Kings
why-plays-payoff = Brings the pay-off pile down; whoever empties theirs wins
why-towards-payoff = Brings a pile up toward your pay-off card
why-helps-others = Helps the others toward their pay-off cards
why-mobilizes = Mobilizes a card
why-loads-other = Loads the other player's piles
why-clears-own = Clears your reserve or discards
