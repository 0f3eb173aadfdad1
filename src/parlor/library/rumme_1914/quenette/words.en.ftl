quenette-extra = { $seat } takes the cards laid aside, { $number } in all
    .you = You take the cards laid aside, { $number } in all
quenette-five = took the five of Unicorns
quenette-others = took { $number } of the other Unicorns
