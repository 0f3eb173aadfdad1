# Was Sätze in dieser Sprache zusammenhält: wie Aufzählungen verbunden werden, mit ihren Leerzeichen, und wie ein Platz ohne Namen heißt.

join-or = { " oder " }
join-and = { " und " }
join-semicolon = { "; " }
seat-opening = Platz { $number }
seat-inside = Platz { $number }
number-point = ,
