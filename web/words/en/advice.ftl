### Advice: hints, what a review shows on the board, playing on from a replay.

title = What an expert would do
playRest = The rest is yours: play it for me
others = Or
# (name: string)
hinted = { $name } asks for a hint
hintedYou = You ask for a hint
# (card: string)
anyOther = Any other { $card }
# (card: string)
any = Any { $card }
anythingElse = Anything else
# (n: number)
more = { $n } more
same = about the same
little = a little worse
# (points: string)
pointsWorse = { $points } { $points ->
        [1] point
       *[other] points
    } worse
# (percent: number)
percentWorse = { $percent } % worse

## Games with cards that were played before

practice_here = Play on from here
practice_same = Same cards again
practice_mark = Practice
practice_markWhy = These cards have been played before, so this game does not count.
practice_over = Start over
practice_overTitle = Start this deal over?
practice_overText = The game you are in is resigned, and the same cards are dealt again, as practice. Practice does not count.
practice_overPractice = The same cards are dealt again from the start.

## A review, move by move

# (costly: number, all: number, points: string)
review_tally = { $costly } of { $all } decisions could have been better; together they cost about { $points } { $points ->
        [1] point
       *[other] points
    }.
review_look = See it on the board
review_verdicts_costly = { "" }
review_verdicts_faultless = None of your decisions clearly cost you anything.
review_verdicts_unsure = Nothing that was looked at clearly cost anything, but too little was looked at to be sure.
review_verdicts_nothing = There was nothing to decide in this game.
# (move: string)
review_chosen = Chosen: { $move }.
# (points: string)
review_itCost = It cost about { $points } { $points ->
        [1] point
       *[other] points
    }.
# (move: string)
review_best = Better: { $move }.
review_played = Played
review_better = Better
review_others = Other decisions
# (at: number)
review_number = Decision { $at }
review_good = Nothing tried was clearly better than what was played here.
