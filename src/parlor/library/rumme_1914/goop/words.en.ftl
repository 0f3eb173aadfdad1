goop-puts-down = { $seat }: puts a card down
    .you = You put a card down
    .named = { $seat } puts a card down
goop-all-pass = All pass a card to the left
goop-limit = The limit of { $number } exchanges is reached: all lay down their books
goop-out = { $seat } has fewer than four cards left: all lay down their books
    .you = You have fewer than four cards left: all lay down their books
goop-is = { $seat } is the Goop
    .you = You are the Goop
goop-lays-down = { $seat } lays down the four { $number }s
    .you = You lay down the four { $number }s

## The count

goop-was = { $by } was the Goop
    .you = You were the Goop
goop-stopped = The hand was stopped after { $number } exchanges without a laying-down
goop-book = the book of { $number }s
goop-count-more = the four { $number }s count more

## Refusals

goop-already-down = You have already put down your card in this round
goop-already-folded = You have already folded
goop-no-cards = You have no cards
goop-no-book = You may fold only with a book of four, or after another has folded
goop-only-fold = Hands are being folded: you can only fold

## The lesson

goop-lesson-aim = Collect books of four equal numbers, and do not be the last to fold.
goop-lesson-hand-1 = All players put down a card for their left-hand neighbour at the same time.
goop-lesson-hand-2 = With four of a number in hand you may fold instead, and the race begins.
goop-lesson-hand-3 = Everybody else then folds as fast as he can. The last one is the Goop; he who opened lays down his books.
goop-lesson-hand-4 = As soon as somebody has fewer than four cards left, the hand is over. Books that the others still hold count too.
goop-lesson-watch-1 = Keep pairs and threes together, and pass single cards on.
goop-lesson-watch-2 = Once somebody has folded there is just one thing to do: fold.
goop-lesson-watch-3 = If a number does not come for a long time, somebody else is keeping its other cards: collect another one.
