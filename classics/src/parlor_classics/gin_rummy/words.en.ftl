gin-rummy-no-meld = Three or more of a rank, or a run of a suit, make a meld
gin-rummy-gin = gin
gin-rummy-undercut = an undercut
gin-rummy-difference = { $number } left over against { $other }
gin-rummy-nobody = Nobody has knocked: nobody scores

## The goal

gin-rummy-goal = Arrange your cards in melds, and knock with { $number } or less left over
gin-rummy-goal-gin = Arrange all your cards in melds: this hand needs gin
gin-rummy-goal-laying-off = Add what fits to the melds of { $seat }
    .you = The other may now add cards to your melds
gin-rummy-left-over = { $number } left over

## The lesson

gin-rummy-lesson-aim = Arrange your ten cards in melds. When little is left over, knock: you score what the other has more left over.
gin-rummy-lesson-hand-1 = A meld is three or four cards of a rank, or three and more in a row of one suit. The ace is low.
gin-rummy-lesson-hand-2 = Each turn you draw a card, from the stock or the top discard, and throw one away.
gin-rummy-lesson-hand-3 = With ten points or less left over you may knock instead. With nothing left over you have gin, and score 25 more.
gin-rummy-lesson-watch-1 = After your knock the other lays cards off on your melds. If he then has no more left over than you, he scores, and 25 more.
gin-rummy-lesson-watch-2 = Court cards count ten each: throw those early that go with nothing.
gin-rummy-lesson-watch-3 = Remember what the other takes, and do not throw its neighbors.
