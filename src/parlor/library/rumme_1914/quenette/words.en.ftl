quenette-extra = { $seat } takes the cards laid aside, { $number } in all
    .you = You take the cards laid aside, { $number } in all
quenette-five = took the five of Unicorns
quenette-others = took { $number } of the other Unicorns

## The lesson

quenette-lesson-aim = Do not take Unicorns: each costs a point, and the five of Unicorns costs five.
quenette-lesson-hand-1 = Any card may be led, and you must follow its suit if you can.
quenette-lesson-hand-2 = The highest card of the suit led takes the trick, and its taker leads again. There are no trumps.
quenette-lesson-hand-3 = When all cards are played the Unicorns in your tricks are counted against you.
quenette-lesson-watch-1 = Without the suit led you may throw anything away: a Unicorn, best of all the five.
quenette-lesson-watch-2 = With cards left over from the deal, the first trick brings them too, and you cannot know what they hide.
