parquet-no-line = { $card } makes no line of three with the cards on the table: neither in the row of { $suit } nor in the column of { $number }s
parquet-no-line-of = { $cards } make no line of three with the cards on the table: neither in one row without a gap nor in one column
