argentina-next-hands = All take up their next hands
argentina-trump = took the { $number } of trumps
argentina-most-cards = took the most cards, { $number }, and was dealt { $other }

## Refusals

argentina-not-taken-up = You do not hold { $card }: a hand that lies face down has not been taken up yet
