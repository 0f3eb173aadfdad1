quenette-extra = { $seat } takes { $number ->
        [one] the card laid aside
       *[other] the { $number } cards laid aside
    }
    .you = You take { $number ->
        [one] the card laid aside
       *[other] the { $number } cards laid aside
    }
quenette-five = took the five of Unicorns
quenette-others = { $number ->
    [one] took 1 Unicorn other than the five
   *[other] took { $number } Unicorns other than the five
 }

## The goal

quenette-goal = Take no Unicorns: each costs one, the five costs five
quenette-tally = { $number ->
    [one] 1 Unicorn
   *[other] { $number } Unicorns
 }, { $points }

## The lesson

quenette-lesson-step-five = There's the 5 of Unicorns. Whoever takes this trick pays five points for it.
quenette-lesson-step-count = Each Unicorn you took costs a point. After the last hand, whoever lost the least wins.
