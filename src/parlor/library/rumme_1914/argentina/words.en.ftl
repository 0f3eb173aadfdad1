argentina-next-hands = All take up their next hands
argentina-trump = took the { $number } of trumps
argentina-most-cards = took the most cards, { $number }, and was dealt { $other }

## Refusals

argentina-not-taken-up = You do not hold { $card }: a hand that lies face down has not been taken up yet

## The lesson

argentina-lesson-aim = Catch the trumps that count, the ten above all, and more cards than anybody else.
argentina-lesson-hand-1 = The last card dealt is turned: its suit is trumps.
argentina-lesson-hand-2 = Follow suit if you can; otherwise trump or throw away, as you like.
argentina-lesson-hand-3 = When your hand is played out you take up the next one, until all your cards are gone.
argentina-lesson-watch-1 = The 1 is the highest card here, above the 13.
argentina-lesson-watch-2 = The ten of trumps alone is worth ten points: bring yours home, and hunt the others'.
