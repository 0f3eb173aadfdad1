goop-puts-down = { $seat }: puts a card down
    .you = You put a card down
    .named = { $seat } puts a card down
goop-all-pass = All pass a card to the left
goop-limit = The limit of { $number } exchanges is reached: all lay down their books
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
