foozle-trumps = { $suit } are trumps
foozle-made = made a bid of { $number } against { $other }
foozle-failed = { $by } failed with a bid of { $number }
    .you = you failed with a bid of { $number }
