national-contest-captures = { $seat } captures { $card }
    .you = You capture { $card }

## The count. The number is that of the Democrats, the other that of the Republicans.

national-contest-democrats = Democrats
national-contest-republicans = Republicans
national-contest-electoral-votes = Electoral votes: Democrats { $number }, Republicans { $other }
national-contest-congressmen = Congressmen: Democrats { $number }, Republicans { $other }
national-contest-senators = Senators: Democrats { $number }, Republicans { $other }
national-contest-president = is elected President
national-contest-vice-president = is elected Vice President
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

## The lesson

national-contest-lesson-aim = You and the player opposite are one party. Capture the states with the most electoral votes and win the Presidency; a second hand decides House and Senate.
national-contest-lesson-hand-1 = In turn each player puts one card into the contest.
national-contest-lesson-hand-2 = Everyone may bid for it once with a state that borders it and has more people. The largest state on the table captures it.
national-contest-lesson-hand-3 = Bid cards go back to their hands; the card in contest is won for good.
national-contest-lesson-watch-1 = A territory cannot be bid for: played, it is safe, but it carries no votes.
national-contest-lesson-watch-2 = A state whose neighbours are all smaller, such as New York, cannot be taken from you. Keep the weak ones back until the dangerous bidders are gone.
national-contest-lesson-watch-3 = Your bid card comes back, but everybody has seen it.
