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

## The goal

goop-goal = Collect four of a number: fives and tens count extra

## What one is asked to do, and what it means

goop-ask-pass = pass a card to the left
goop-ask-fold = fold, you have four of a number, or pass a card on
goop-ask-race = fold now; the last to fold is the Goop, a title that costs nothing

## The lesson

goop-lesson-step-got = A new card came from your right. Keep pairs and threes together, and pass on the singles.
goop-lesson-step-fold = Fold, quick! Either you hold four of a number, or somebody has folded before you.
goop-lesson-step-goop = The last one to fold is the Goop. The one who folded first lays down a book of four.
goop-lesson-step-count = Every book of four is a point, and books still in hand count too.

## What is agreed before the deal

goop-option-end = The hand ends when fewer than four cards are left to
    .out = one player
    .all = everyone

## The leaflet

goop-does-fold = { $seat } folds
    .you = You fold
