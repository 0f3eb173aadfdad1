passing-passes = { $seat } passes a card, face down
    .you = You pass a card, face down
passing-passed = { $number ->
    [1] The cards go to the left
    [-1] The cards go to the right
   *[other] The cards go across the table
}
passing-has-passed = You have passed your cards: wait for the others
passing-first = Pass a card first, { $number } to go
passing-over = The passing is over: play a card
