cribbage-starter = { $card } is the starter
cribbage-heels = { $seat } has his heels, a jack as the starter: { $number }
    .you = You have his heels, a jack as the starter: { $number }
cribbage-pegged = pegged in the play
cribbage-hand = the hand
cribbage-crib = the crib

## The goal

cribbage-goal = Peg fifteens, pairs, runs and the last card; { $number } points win
cribbage-goal-crib = Keep four good cards, and lay two away for the crib of { $seat }
    .you = Keep four good cards, and lay two away for your crib
cribbage-so-far = { $number } pegged

## What one is asked to do

cribbage-ask-crib = lay a card away for the crib of { $seat }
    .you = lay a card away for your crib
cribbage-ask = play a card; the sum is { $number }

## The lesson

cribbage-lesson-aim = Score for fifteens, pairs and runs: in the play, in your hand and, as the dealer, in the crib. The first with 121 points wins.
cribbage-lesson-hand-1 = Of your six cards lay two away for the crib, which counts for the dealer.
cribbage-lesson-hand-2 = A starter is turned up. Then lay cards in turn and add them up, court cards as ten, to 31 at most.
cribbage-lesson-hand-3 = Whoever makes fifteen, a pair, a run, or 31 pegs at once. Who cannot lay a card without passing 31 says go.
cribbage-lesson-hand-4 = In the end each hand is counted with the starter: the other hand first, then the dealer's, then the crib.
cribbage-lesson-watch-1 = Fives are precious: with every ten and court card they make fifteen. Do not give them into the other's crib.
cribbage-lesson-watch-2 = Do not lead a five, and do not bring the sum to five or twenty-one.
cribbage-lesson-watch-3 = Keep low cards for the end of the play: they fit when others do not.
