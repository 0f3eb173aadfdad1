# What is printed on paper.

paper-back = The back of a card
paper-hand = Hand
paper-total = Total
paper-booklet = { $number ->
    [one] How to play it
   *[other] How to play its { $number } games
 }
paper-map = The map of the states
paper-states = All the states
