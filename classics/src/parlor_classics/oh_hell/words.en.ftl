oh-hell-hook = A bid of { $number } would make all bids come out even, and the dealer may not do that
oh-hell-exact = { $number ->
    [one] took exactly 1 trick
   *[other] took exactly { $number } tricks
 }
oh-hell-missed = bid { $other } and took { $number }

## The goal

oh-hell-goal-bidding = Say how many tricks you will take, and take exactly so many
oh-hell-goal = Take exactly { $number ->
    [one] 1 trick
   *[other] { $number } tricks
 }

## The lesson

oh-hell-lesson-aim = Say how many tricks you will take, then take exactly that many: ten points and one for each trick. More is as bad as fewer.
oh-hell-lesson-hand-1 = Look at the trump card on the table, then say your number. The dealer speaks last, and may not let the sum come out even.
oh-hell-lesson-hand-2 = Follow the suit led if you can; if not, play what you like. The highest trump takes the trick.
oh-hell-lesson-hand-3 = Each hand has a card less than the one before, down to a single card, and then a card more.
oh-hell-lesson-watch-1 = When you have your tricks, get rid of your high cards under higher ones.
oh-hell-lesson-watch-2 = Nought is a fine bid with low cards in every suit.
oh-hell-lesson-watch-3 = Listen to the others: if all bids together are more than the tricks there are, everybody will fight for them.
