sammy-places-changed = The players change places: clockwise sit { $seats }
sammy-declarant = { $seat } is the declarer at { $bid }
    .you = You are the declarer at { $bid }
sammy-dummy = { $seat } is dummy and lays down { $cards }
    .you = You are dummy and lay down { $cards }

## The count

sammy-kept = kept the bid of { $number } with { $other ->
    [one] 1 trick
   *[other] { $other } tricks
 }
sammy-over = { $number ->
    [one] took 1 trick more than the bid
   *[other] took { $number } tricks more than the bid
 }
sammy-short = { $number ->
    [one] the declarers are 1 trick short of their bid of { $other }
   *[other] the declarers are { $number } tricks short of their bid of { $other }
 }
sammy-bonus = the bonus
sammy-doubled = the bonus doubled
sammy-presidents = captured { $number } of the four Presidents
sammy-honours = captured { $number } of the four honors

## Refusals

sammy-raise = A raise must name more tricks than the outstanding { $bid }
sammy-no-bid-for-bonus = There is no bid to place a bonus on
sammy-bonus-on-own-bid = You cannot place a bonus on your own side's bid
sammy-bonus-placed-already = A bonus is already placed
sammy-no-bonus-to-double = There is no bonus on your side's bid to double
sammy-doubled-already = There is no bonus on your side's bid to double: it is doubled already
sammy-bidding-not-over = The bidding is not over
sammy-silent-partner = You are the silent partner: the declarer plays your hand
sammy-follow-suit = You must follow suit: { $suit } was led and you hold { $cards }
sammy-dummy-follows = You must follow suit: { $suit } was led and dummy holds { $cards }
sammy-dummy-lacks = It is dummy's turn, and dummy does not hold { $card }
sammy-follow-border = You must follow with a border state of { $led }: you hold { $cards }

## The goal

sammy-goal-bidding = Bid how many of the 14 tricks your side can win
sammy-goal = { $number ->
    [one] Keep { $seat } from winning a trick
   *[other] Keep { $seat } from winning { $number } tricks
 }
    .you = Win { $number } of the 14 tricks with your partner
sammy-goal-partner = Help { $seat } win { $number } of the 14 tricks
sammy-tally = { $number ->
    [one] 1 President
   *[other] { $number } Presidents
 }

## What one is asked to do, and what it means

sammy-means-bonus = 50 points more for whichever side wins this hand: yours if they miss their bid, theirs if they make it.
sammy-means-double = 100 points more in all for whichever side wins this hand: yours if you make your bid, theirs if you miss it.

## The lesson

sammy-lesson-step-trumps = The bidding is over, and trumps are set. Uncle Sam is the highest card of each suit.
sammy-lesson-step-count = Keeping your bid scores, each trick short costs 25, and Presidents count 25 apiece.

## What is agreed before the deal

sammy-option-play = How tricks are played
    .suits = by suits, with a dummy
    .borders = by border states
sammy-option-partners = Partners
    .fixed = the same for all four hands
    .changing = new ones after every four hands, twelve in all

## The leaflet

sammy-does-bid = { $seat } bids { $word } tricks, { $place ->
    [nt] without trumps
   *[other] with { $place } as trumps
 }
    .you = You bid { $word } tricks, { $place ->
    [nt] without trumps
   *[other] with { $place } as trumps
 }
sammy-does-bonus = { $seat } places a bonus on the bid
    .you = You place a bonus on the bid
sammy-does-double = { $seat } doubles the bonus
    .you = You double the bonus
# A card by its state, its value and its suit.
sammy-leaflet-card = { $name } ({ $number ->
    [11] Marine
    [12] Nurse
    [13] President
    [14] Uncle Sam
   *[other] { $number }
 }, { $suit })

## A bid inside a sentence, after its number: 8 blue

bid-red = red
bid-blue = blue
bid-stars = stars
bid-stripes = stripes
bid-nt = no trumps
