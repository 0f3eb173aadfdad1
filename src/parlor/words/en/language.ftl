# What holds sentences together in this language: how lists are joined, with their spaces, and what a seat without a name is called.

join-or = { " or " }
join-and = { " and " }
join-semicolon = { "; " }
seat-opening = Seat { $number }
seat-inside = seat { $number }
number-point = .
