# The moment in which a seat wins; in the count this is rummy-1916-last-card.
hoodoo-last-card = { $seat } has played its last card
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
hoodoo-fewest = has the fewest cards, { $number }, after { $other } hoodoos
