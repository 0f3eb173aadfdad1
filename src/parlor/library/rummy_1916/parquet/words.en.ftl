parquet-no-line = { $card } makes no line of three with the cards on the table: neither in the row of { $suit } nor in the column of { $number }s
parquet-no-line-of = { $cards } make no line of three with the cards on the table: neither in one row without a gap nor in one column

## The lesson

parquet-lesson-aim = Rummy on one common layout: be out first, and be caught with little.
parquet-lesson-hand-1 = Draw one card.
parquet-lesson-hand-2 = Every card has its place in four rows. You may lay cards that make a line of three with what lies there already, along the row or down the column.
parquet-lesson-hand-3 = Discard one card to end the turn.
parquet-lesson-watch-1 = It does not matter who laid the other cards: two neighbours on the table, and your single card completes the line.
parquet-lesson-watch-2 = What you lay opens ways for the others as well.
