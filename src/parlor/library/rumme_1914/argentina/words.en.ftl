argentina-next-hands = All take up their next hands
argentina-trump = took the { $number } of trumps
argentina-most-cards = took the most cards, { $number }, and was dealt { $other }

## Refusals

argentina-not-taken-up = You do not hold { $card }: a hand that lies face down has not been taken up yet

## The goal

argentina-goal = Win the ten of trumps for 10, other high trumps, and most cards

## The lesson

argentina-lesson-aim = Catch the trumps that count, the ten above all, and more cards than anybody else.
argentina-lesson-hand-1 = The last card dealt is turned: its suit is trumps.
argentina-lesson-hand-2 = Follow suit if you can; otherwise trump or throw away, as you like.
argentina-lesson-hand-3 = When your hand is played out you take up the next one, until all your cards are gone.
argentina-lesson-watch-1 = The 1 is the highest card here, above the 13.
argentina-lesson-watch-2 = The ten of trumps alone is worth ten points: bring yours home, and hunt the others'.
argentina-lesson-step-aim = Catch the trumps that count. The 10 is the prize: ten points all by itself.
argentina-lesson-step-trumps = The last card dealt was turned up, and its suit is trumps. The 1 is the highest card.
argentina-lesson-step-follow = Follow suit if you can. Trumps beat everything else.
argentina-lesson-step-void = You can't follow: take the trick with a trump, or throw something away.
argentina-lesson-step-next = These six are played out, so you each pick up your next six. Trumps stay the same.
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
