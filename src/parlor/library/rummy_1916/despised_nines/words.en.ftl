despised-nines-taken = took { $number } of the nines
despised-nines-none = Nobody took a nine: all four stayed in the stock
