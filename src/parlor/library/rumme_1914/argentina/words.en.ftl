argentina-next-hands = All take up their next hands
argentina-trump = took the { $number } of trumps
argentina-most-cards = took the most cards, { $number }, and was dealt { $other }

## Refusals

argentina-not-taken-up = You do not hold { $card }: a hand that lies face down has not been taken up yet

## The goal

argentina-goal = Win the ten of trumps for 10, other high trumps, and most cards

## The lesson

argentina-lesson-step-trumps = The last card dealt was turned up, and its suit is trumps. The 1 is the highest card.
argentina-lesson-step-count = Trumps: the 10 counts 10, the 1, 13, 12 and 11 count 4, 3, 2, 1. Extra cards count too.

## The leaflet

argentina-place-first = { $mine ->
    [yes] Your first hand
   *[no] First hand
 }
argentina-place-second = { $mine ->
    [yes] Your second hand
   *[no] Second hand
 }
