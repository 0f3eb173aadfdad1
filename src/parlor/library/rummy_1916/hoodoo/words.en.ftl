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

hoodoo-lesson-step-short = Try leading a suit the others are short of, and keep one of every suit yourself.
hoodoo-lesson-step-count = The last card played wins on the spot. That's the whole game.

## What the leaflet calls the places on the table

hoodoo-place-pile = Pile in the middle
