national-contest-captures = { $seat } captures { $card }
    .you = You capture { $card }

## The count. The number is that of the Democrats, the other that of the Republicans.

national-contest-democrats = Democrats
national-contest-republicans = Republicans
national-contest-electoral-votes = Electoral votes: Democrats { $number }, Republicans { $other }
national-contest-congressmen = Congressmen: Democrats { $number }, Republicans { $other }
national-contest-senators = Senators: Democrats { $number }, Republicans { $other }
national-contest-president = elected President
national-contest-vice-president = elected Vice President
national-contest-house = the { $party } win the House
national-contest-senate = the { $party } win the Senate
national-contest-casting-vote = the { $party } win the Senate by the Vice President's casting vote
national-contest-divided = The Senate is divided, and there is no Vice President to decide

## Refusals

national-contest-open-first = Put a card into the contest first
national-contest-bid-or-pass = { $contest } is in contest: bid or pass
national-contest-must-bid = You hold a larger border state and must bid
national-contest-no-state = { $card } is not a state: only a state can bid
national-contest-no-border = { $state } does not border { $contest }
national-contest-not-larger = { $state } is not larger in population than { $contest }: only a larger border state can bid

## The goal

national-contest-goal = Win { $number } of the { $other } electoral votes with your partner
national-contest-goal-congress = Win more congressmen and more senators than they do
national-contest-tally = { $number ->
    [one] 1 vote
   *[other] { $number } votes
 }
national-contest-tally-congress = House { $number }, Senate { $other }

## What one is asked to do, and what it means

national-contest-ask-open = put a state up for the contest; the others may outbid it
national-contest-ask-bid = bid a larger neighbor of { $contest } to capture it, or pass
national-contest-ask-must = bid a larger neighbor of { $contest } to capture it
national-contest-ask-pass = pass; you hold no larger neighbor of { $contest }

## The lesson

national-contest-lesson-step-mine = That one is yours. States whose neighbors are all smaller can't be taken from you.
national-contest-lesson-step-count = The party with more electoral votes elects the President. That's a point.

## What is agreed before the deal

national-contest-option-contests = What is fought for
    .both = the Presidency, then Congress
    .president = the Presidency
    .congress = Congress
national-contest-option-bids = If you can bid
    .free = you may still pass
    .forced = you must bid

## The leaflet

national-contest-place-contest = In contest
national-contest-place-bid = Bid
national-contest-does-play = { $seat } puts { LIST($cards, type: "and") } into the contest
    .you = You put { LIST($cards, type: "and") } into the contest
national-contest-does-bid = { $seat } bids { LIST($cards, type: "and") }
    .you = You bid { LIST($cards, type: "and") }
# A state with its rank by people, the largest being no. 1; a territory by its name.
national-contest-leaflet-card = { $kind ->
    [state] { $name } (no. { $rank })
   *[other] { $name }
 }
