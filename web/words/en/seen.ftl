# table
# What a player says with a move that has no more to say than its verb.
says_pass = Pass
says_content = I’ll play this hand
says_cop = I’ll take the Cop hand
says_resign = I’m out
says_fold = I fold!
says_propose = Exchange?
says_agree = Agreed
says_refuse = No, thanks
says_bonus = Bonus!
says_double = Double!
says_claim = I’ll take the points

# table (card: string)
# What a player says in a line that is not a plain move, by the key of the line.
lines_does-not-have = No, sorry
lines_hands-over = Yes, here
lines_goop-puts-down = Ready
lines_secret-seven-picks = I’ve picked my secret card
lines_secret-seven-names = I’ve picked the combination
lines_grafto-must-graft = I must bury { $card }
lines_united-states-cannot-place = Nothing fits
lines_ups-and-downs-no-seven = No seven
lines_flique-eleven = Eleven!
lines_hoodoo-last-card = My last card!
lines_united-states-last-card = My last card!
lines_numero-out = I’m out of cards
lines_moosehead-scores-go = Go!

# (what: string)
name = { $what }!
# (trick: string)
prove = Trick { $trick }
# (name: string, card: string)
ask = { $name }, do you have the { $card }?
# (card: string)
askYou = Do you have the { $card }?
# (card: string)
askOneself = Do I have the { $card }?

## The count of a hand

# (hand: number)
countedNow = Hand { $hand } is counted
reckoned = How it was counted
# (n: number)
times = { " " }({ $n } times)
who = Player
thisHand = This hand
total = Total
toGo = To go
# (target: number)
target = Played to { $target }
there = reached
# (total: string)
runningTotal = makes { $total }

## Several people at one screen

hotSeatNames = Names, if you like
# (number: number)
player = Player { $number }

## For screen readers

# (count: number)
more = { $count ->
    [one] One more thing happened
   *[other] { $count } more things happened
}
# (name: string, points: string, total: string)
totals = { $name }: { $points }, { $total } in all
# (points: number)
left = { $points } to go
