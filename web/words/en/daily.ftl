### The daily deal.

title = The daily deal
intro = Every game has one deal a day, the same for everyone. You play it once, by yourself: no hints, no take-backs. Games finished within an hour of the day’s end still count.
# (time: string)
ends = New deals in { $time }.
# (days: number)
streak = { $days ->
        [one] 1 day in a row
       *[other] { $days } days in a row
    }
noStreak = Finish a deal today and again tomorrow: that is a streak.
week = This week
# (day: string, finished: number)
dayDone = { $day }: { $finished ->
        [0] none finished
        [one] 1 deal finished
       *[other] { $finished } deals finished
    }
# (played: number, games: number)
playedToday = { $played } of { $games } finished today
play = Play
goOn = Go on
result = Result
won = won
lost = lost
# (score: string, one: boolean)
points = { $score } { $one ->
        [true] point
       *[false] points
    }
# (won: boolean, score: string, streak: number)
done = You have { $won ->
        [true] won
       *[false] played
    } it: { $score }{ $streak ->
        [0] .
        [one] .
       *[other] , { $streak } days in a row.
    }

## The board of a deal

board = Board
# (title: string, day: string)
boardOf = { $title }, { $day }
empty = Nobody has finished this deal yet.
place = Place
name = Name
score = Points
outcome = Result
you = you
earlier = The day before
later = The day after
notADay = A board has a day and a game in its address.
playThis = Play this deal
goOnThis = Go on with this deal

## How one result compares

# (place: number, count: number)
placed = Place { $place } of { $count }
onlyOne = You are the first to finish this deal.
# (better: number, level: number, worse: number)
compared = { $better ->
        [0] Nobody
       *[other] { $better }
    } did better{ $level ->
        [0] { "" }
       *[other] , { $level } as well
    }{ $worse ->
        [0] .
       *[other] , { $worse } worse.
    }
# (count: number, mean: string, best: string)
figures = { $count ->
        [one] 1 player
       *[other] { $count } players
    }. On average { $mean }, at best { $best }.
spread = How everyone did, by points
# (points: string, count: number, mine: boolean)
bar = { $points }: { $count ->
        [one] 1 player
       *[other] { $count } players
    }{ $mine ->
        [true] , you among them
       *[false] { "" }
    }
# (from: string, to: string)
range = { $from } to { $to }

## The end of a daily deal

shareResult = Share the result
# (day: string, title: string, score: string, place: number, count: number, streak: number)
shared = Parlor daily, { $day }: { $title }, { $score }, place { $place } of { $count }{ $streak ->
        [0] { "" }
        [one] { "" }
       *[other] , streak { $streak }
    }
copied = The result is copied, with a link to the board.
replayCopied = The link to the replay is copied.
another = Play another daily
todays = Play today’s deal
# (time: string)
tomorrow = Tomorrow’s deal in { $time }.
shareReplay = Share the replay
# (time: string)
shareReplayIn = Share the replay in { $time }
# (time: string)
checkIn = Check the deal in { $time }
shut = Others still play this deal, so its cards are yours alone until then.
late = The day was over when this game was finished, so it is not on the board.
