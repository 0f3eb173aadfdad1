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

liberty-bond-lesson-step-count = Going out scores what the others hold, and your Bonds on the table count ten each.
