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
