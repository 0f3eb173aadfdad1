rumme-baseball-field-card = The field card is { $card }
# What a field card has done, and how the half-inning stands now.
rumme-baseball-acts = { $card }: { $effect }. Outs { $outs }, runs { $runs }, bases: { LIST($bases, type: "and") }
rumme-baseball-three-out = Three are out
rumme-baseball-retired = Five packs are played: the side is retired
rumme-baseball-deals-again = The pack is played with fewer than three out: { $seat } shuffles and deals again
    .you = The pack is played with fewer than three out: you shuffle and deal again

## What field cards have done

rumme-baseball-out = out
rumme-baseball-strike-out = strikeout
rumme-baseball-double-play-at-first = double play, the batter and the runner on first are out
rumme-baseball-double-play-at-second = double play, the batter and the runner on second are out
rumme-baseball-sacrifice = sacrifice
rumme-baseball-out-third-scores = out, and the runner on third scores
rumme-baseball-error = error
rumme-baseball-walk = base on balls
rumme-baseball-safe-hit = safe hit
rumme-baseball-two-base-hit = two-base hit
rumme-baseball-three-base-hit = three-base hit

## The bases that are occupied, in a list

rumme-baseball-first = first
rumme-baseball-second = second
rumme-baseball-third = third
rumme-baseball-empty = empty

## The count

rumme-baseball-half =
    inning { $inning }, { $half ->
        [top] top
       *[bottom] bottom
    }: runs { $runs }, hits { $hits }, errors { $errors }, men left { $left }

## Refusals

rumme-baseball-batter-leads = It is not your turn: the batter, { $seat }, leads to every trick
rumme-baseball-crowns = { $suit } are the field pack: they are never in a hand

## The goal

rumme-baseball-goal = { $seat } bats: get three outs and give up no runs
    .you = You bat: bring runners home before three outs
rumme-baseball-tally = { $number ->
    [one] 1 run
   *[other] { $number } runs
 }, { $outs } out

## What one is asked to do, and what it means

rumme-baseball-ask = if you win this trick, { $win }; if you lose it, { $lose }

## The lesson

rumme-baseball-lesson-step-follow = The batter always leads, the fielder follows suit. High card takes it, and trumps beat all.
rumme-baseball-lesson-step-acts = The field card did its work. Odd ones mostly help the batter who takes them.
rumme-baseball-lesson-step-out = Three out! Runners still on base are lost.
rumme-baseball-lesson-step-count = Runs are all that counts. Now change sides.

## What is agreed before the deal

rumme-baseball-option-innings = Innings

## Places in the leaflet

rumme-baseball-place-field = Field pack
rumme-baseball-place-fieldup = Field card
rumme-baseball-place-aside = Not used
