quenette-extra = { $seat } takes the cards laid aside, { $number } in all
    .you = You take the cards laid aside, { $number } in all
quenette-five = took the five of Unicorns
quenette-others = took { $number } of the other Unicorns

## The goal

quenette-goal = Take no Unicorns: each costs one, the five costs five
quenette-tally = { $number ->
    [one] 1 Unicorn
   *[other] { $number } Unicorns
 }, { $points }

## The lesson

quenette-lesson-step-five = There's the 5 of Unicorns. Whoever takes this trick pays five points for it.
quenette-lesson-step-count = Each Unicorn you took costs a point. After the last hand, whoever lost the least wins.
