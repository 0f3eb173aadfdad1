euchre-turned = { $card } is turned up
euchre-said-order = { $seat } { $what ->
    [alone] orders it up and goes alone
   *[other] orders it up
 }
    .you = You { $what ->
    [alone] order it up and go alone
   *[other] order it up
 }
euchre-taken-up = { $seat } takes up { $card }
    .you = You take up { $card }
euchre-discards = { $seat } lays a card away
    .you = You lay a card away
euchre-order-first = Order the turned card up, or pass
euchre-name-first = Name a suit, or pass
euchre-discard-first = Lay a card away first
euchre-turned-down = { $suit } were turned down: name another suit
euchre-stuck = Everybody has passed: the dealer must name a suit
euchre-made = { $number ->
    [3] three tricks
   *[other] four tricks
 }
euchre-march = a march: all five tricks
euchre-alone = all five tricks alone
euchre-euchred = the makers are euchred

## The goal

euchre-goal-naming = Make trumps with a hand that takes three of the five tricks
euchre-goal-makers = Take three tricks with { $seat }, or better all five
    .you = Take three tricks, or better all five: you made trumps
euchre-goal-others = Keep { $seat } from taking three tricks

## What one is asked to do

euchre-ask-ordering = make the turned suit trumps, or pass
euchre-ask-naming = name another suit, or pass
euchre-ask-discarding = lay a card away

## The lesson

euchre-lesson-aim = Whoever makes trumps must take three of the five tricks with his partner: one point, or two for all five. Who fails gives the others two.
euchre-lesson-hand-1 = A card is turned up. In turn each may order it up: then its suit is trumps, and the dealer takes it and lays another away.
euchre-lesson-hand-2 = If all pass, each in turn may name another suit.
euchre-lesson-hand-3 = Follow the suit led if you can. The highest trump takes the trick, or else the highest card of the suit led.
euchre-lesson-watch-1 = The jack of trumps is the highest card. The other jack of the same color is the second highest, and a trump.
euchre-lesson-watch-2 = With two sure tricks in hand, count on your partner for the third.
euchre-lesson-watch-3 = With a very strong hand go alone: all five tricks then bring four points.
