# Games of asking.

question-limit = The limit of { $number } questions is reached
does-not-have = { $seat } does not have { $card }
    .you = You do not have { $card }
hands-over = { $seat } hands over { $card }
    .you = You hand over { $card }
lays-down = { $seat } lays down { $set }
    .you = You lay down { $set }
ask-yourself = You cannot ask yourself
no-cards-left = { $seat } has no cards left
    .you = You have no cards left
