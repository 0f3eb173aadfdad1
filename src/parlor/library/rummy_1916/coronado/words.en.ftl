# How everybody hears that a seat throws out cards for as many new ones.
coronado-exchanges = { $seat }: exchange { $number ->
    [one] 1 card
   *[other] { $number } cards
}
    .you = You exchange { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
    .named = { $seat } exchanges { $number ->
        [one] 1 card
       *[other] { $number } cards
    }

## The count

coronado-all-five = took all five tricks
# Bound is who did not demand new cards, or refused them, before the play.
coronado-against-bound = took { $number } tricks, and the other was bound
coronado-tricks = took { $number } tricks

## Refusals

coronado-stock-empty = No cards are left in the stock
coronado-lead-or-propose = { $move } cannot be done now: lead a card or propose
coronado-agree-or-refuse = Your opponent demands cards: agree or refuse
coronado-stock-left = { $number ->
    [one] Only one card is left in the stock
   *[other] Only { $number } cards are left in the stock
}
coronado-discard-one = You demanded cards: discard at least one
coronado-being-exchanged = { $move } cannot be done now: cards are being exchanged
coronado-refused = Your demand was refused: you must lead
coronado-beat = You must beat the card led if you can: { $card } was led and you hold { $cards }
coronado-trump = You cannot follow suit and must trump: you hold { $cards }

## The goal

coronado-goal = Win 3 of the 5 tricks for a point, all 5 for two
coronado-goal-bound = Win 3 tricks: { $seat } is bound, so they pay two
    .you = Win 3 tricks: you are bound, so losing pays them two

## What one is asked to do, and what it means

coronado-ask-lead = lead a card, or ask for new cards
coronado-ask-lead-bound = ask for new cards, or lead; if you lead now, losing costs two
coronado-ask-answer = agree or refuse; { $seat } wants to exchange cards
coronado-ask-throw = pick one to five cards to exchange
coronado-ask-throw-or-pass = pick one to five cards to exchange, or pass
coronado-means-refuse = You play on as you are, and you are bound: if you lose the hand, it costs two points instead of one.

## The lesson

coronado-lesson-step-took = One trick for you. Three will do, and all five are worth two points.
coronado-lesson-step-count = Three tricks are a point, five are two. Whoever refused to swap and lost pays double.
