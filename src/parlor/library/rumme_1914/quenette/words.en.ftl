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

quenette-lesson-aim = Do not take Unicorns: each costs a point, and the five of Unicorns costs five.
quenette-lesson-hand-1 = Any card may be led, and you must follow its suit if you can.
quenette-lesson-hand-2 = The highest card of the suit led takes the trick, and its taker leads again. There are no trumps.
quenette-lesson-hand-3 = When all cards are played the Unicorns in your tricks are counted against you.
quenette-lesson-watch-1 = Without the suit led you may throw anything away: a Unicorn, best of all the five.
quenette-lesson-watch-2 = With cards left over from the deal, the first trick brings them too, and you cannot know what they hide.
quenette-lesson-step-aim = Don't take Unicorns! Each one costs a point, and the 5 of Unicorns costs five.
quenette-lesson-step-follow = Follow the suit led if you can. The highest card of that suit takes the trick.
quenette-lesson-step-taken = Whoever takes a trick keeps its cards and leads the next one. There are no trumps.
quenette-lesson-step-void = You have none of that suit, so play anything. A fine time to pass on a Unicorn!
quenette-lesson-step-five = There's the 5 of Unicorns. Whoever takes this trick pays five points for it.
quenette-lesson-step-count = Each Unicorn you took costs a point. After the last hand, whoever lost the least wins.
