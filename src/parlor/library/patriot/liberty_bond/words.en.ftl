# Liberty Bond Game.

## The count

liberty-bond-nobody-out = Nobody is out: the cards in hand count for no one
liberty-bond-bonds = Liberty Bonds on the table ({ $number })

## Refusals

liberty-bond-draw-first = Draw a card first
liberty-bond-already-drawn = You have already drawn a card in this turn
liberty-bond-misfit = { $card } does not fit on meld { $number } ({ LIST($cards, type: "space") })
liberty-bond-one-meld = Only one combination may be laid in a turn
liberty-bond-keep-a-card = You must keep a card to discard
liberty-bond-no-meld = These cards are not a sequence of one country nor a group of like cards

## The goal

liberty-bond-goal = Lay all your cards first; each Bond before you pays 10
liberty-bond-tally = { $number ->
    [one] 1 Bond
   *[other] { $number } Bonds
 }

## The lesson

liberty-bond-lesson-aim = Go out first, and have Liberty Bonds lying before you: ten points for each.
liberty-bond-lesson-hand-1 = Draw a card from the stock or the discard pile.
liberty-bond-lesson-hand-2 = Lay one sequence of a country or one group of equal cards, and add as many cards to melds as you like.
liberty-bond-lesson-hand-3 = Discard one card. The last card can only leave your hand that way.
liberty-bond-lesson-watch-1 = Only one meld a turn: lay the one with the Bond first.
liberty-bond-lesson-watch-2 = A Bond that you add to another's meld counts for him.
liberty-bond-lesson-step-aim = Go out first, and have Liberty Bonds in front of you: ten points for each.
liberty-bond-lesson-step-draw = Draw a card: from the stock, or the top discard.
liberty-bond-lesson-step-discard = A discard ends your turn, and your very last card must leave that way.
liberty-bond-lesson-step-meld = A run of one country, or three alike: lay it down. Only one meld a turn!
liberty-bond-lesson-step-add = Add as many cards as you like to melds. A Bond counts for whoever owns the meld.
liberty-bond-lesson-step-count = Going out scores what the others hold, and your Bonds on the table count ten each.
