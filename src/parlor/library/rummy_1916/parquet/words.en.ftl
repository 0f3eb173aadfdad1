parquet-no-line = { $card } makes no line of three with the cards on the table: neither in the row of { $suit } nor in the column of { $number }s
parquet-no-line-of = { $cards } make no line of three with the cards on the table: neither in one row without a gap nor in one column

## The goal

parquet-goal = Get rid of your cards: what you still hold counts against you

## What one is asked to do, and what it means

parquet-ask = lay cards to make three or more in line, or discard one to end

## The lesson

parquet-lesson-aim = Rummy on one common layout: be out first, and be caught with little.
parquet-lesson-hand-1 = Draw one card.
parquet-lesson-hand-2 = Every card has its place in four rows. You may lay cards that make a line of three with what lies there already, along the row or down the column.
parquet-lesson-hand-3 = Discard one card to end the turn.
parquet-lesson-watch-1 = It does not matter who laid the other cards: two neighbors on the table, and your single card completes the line.
parquet-lesson-watch-2 = What you lay opens ways for the others as well.
parquet-lesson-step-aim = One board for everybody: four rows, one for each suit. Be first out of cards.
parquet-lesson-step-draw = Draw a card, from the stock or the top of the discards.
parquet-lesson-step-discard = A discard ends your turn. High cards cost the most if you're caught with them.
parquet-lesson-step-meld = These make a line of three or more with what's there, along a row or down a column.
parquet-lesson-step-play = Here a single card is enough: others laid the rest of the line for you.
parquet-lesson-step-count = Somebody's out. Cards left in hand cost their numbers, and low score wins.

## What the leaflet calls the places on the table

parquet-place-roses = Row of Roses
parquet-place-lanterns = Row of Lanterns
parquet-place-keys = Row of Keys
parquet-place-bells = Row of Bells
