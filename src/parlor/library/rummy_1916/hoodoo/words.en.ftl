# The moment in which a seat wins; in the count this is rummy-1916-last-card.
hoodoo-last-card = { $seat } has played their last card
    .you = You have played your last card
hoodoo-lead = { $seat } takes the lead with { $card }; the trick goes to the pile
    .you = You take the lead with { $card }; the trick goes to the pile
hoodoo-hoodooed = { $seat } is hoodooed and picks up { $number ->
    [one] one card
   *[other] { $number } cards
}
    .you = You are hoodooed and pick up { $number ->
        [one] one card
       *[other] { $number } cards
    }
# $other is the number of hoodoos that ends the game.
hoodoo-fewest = fewest cards, { $number }, after { $other } hoodoos

## The goal

hoodoo-goal = Be first out of cards; hoodooed (can’t follow), you take the pile

## The lesson

hoodoo-lesson-aim = Be the first without cards.
hoodoo-lesson-hand-1 = Follow the suit led. Complete tricks go face down to a pile.
hoodoo-lesson-hand-2 = Whoever cannot follow is hoodooed: he picks up the trick and the whole pile, and leads.
hoodoo-lesson-hand-3 = The first to play his last card wins at once.
hoodoo-lesson-watch-1 = Lead suits in which the others are short, and keep a card of every suit as long as you can.
hoodoo-lesson-watch-2 = A large pile on the table is dangerous for the next one who cannot follow.
hoodoo-lesson-step-aim = First one out of cards wins.
hoodoo-lesson-step-follow = You must follow the suit led. High cards win the lead, but that's all they win.
hoodoo-lesson-step-lead = Everyone followed, so those cards go face down on the pile. The highest card leads again.
hoodoo-lesson-step-hoodooed = Hoodooed! They couldn't follow, so they pick up the trick and the whole pile.
hoodoo-lesson-step-short = Try leading a suit the others are short of, and keep one of every suit yourself.
hoodoo-lesson-step-count = The last card played wins on the spot. That's the whole game.

## What the leaflet calls the places on the table

hoodoo-place-pile = Pile in the middle
