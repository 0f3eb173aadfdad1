parquet-no-line = { $card } makes no line of three with the cards on the table: neither in the row of { $suit } nor in the column of { $number }s
parquet-no-line-of = { $cards } make no line of three with the cards on the table: neither in one row without a gap nor in one column

## The goal

parquet-goal = Get rid of your cards: what you still hold counts against you

## What one is asked to do, and what it means

parquet-ask = lay cards to make three or more in line, or discard one to end

## The lesson

parquet-lesson-step-play = Here a single card is enough: others laid the rest of the line for you.
parquet-lesson-step-count = Somebody's out. Cards left in hand cost their numbers, and low score wins.

## What the leaflet calls the places on the table

parquet-place-roses = Row of Roses
parquet-place-lanterns = Row of Lanterns
parquet-place-keys = Row of Keys
parquet-place-bells = Row of Bells
