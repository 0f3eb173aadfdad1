### Finding a game: the shelf, what a game is like, how long it is, and how far one has come.

sort = Order
sorts_box = box by box
sorts_name = by name
sorts_length = shortest first
sorts_players = fewest players first
sorts_kind = by kind
sorts_untried = not played yet first
partners = With a partner
more = Filters
# (count: number)
moreOn = Filters ({ $count })
searchHint = Name, or one you know: hearts, gin, bridge
# (known: string, why: string)
likeKnown = Like { $known }. { $why }
# (minutes: number, whole: number)
quickMinutes = about { $minutes } min, or { $whole } in full
# (minutes: number)
quick = Quick game · about { $minutes } min
# (told: string, minutes: number)
quickTold = Quick game, { $told }, about { $minutes } minutes
# (minutes: number)
full = Full game · about { $minutes } min
# (minutes: number)
fullTold = Full game, about { $minutes } minutes
# (told: string)
quickAbout = The quick game is { $told }.
# (name: string, year: string)
boxTitle = { $year ->
        [none] { $name }
       *[other] { $name }, { $year }
    }
# (name: string, year: string)
boxPlate = { $year ->
        [none] { $name }
       *[other] { $name } { $year }
    }
# (name: string)
onlyBox = Only the games of { $name }.{ " " }

## Progress

played = played
won = won
# (played: number, games: number, won: number)
progress = { $played ->
        [0] { $games } games to choose from.
       *[other] You have played { $played } of { $games } games and won { $won }.
    }
# (complete: number)
boxes = { $complete ->
        [0] { "" }
        [one] { " " }One box is complete.
       *[other] { " " }{ $complete } boxes are complete.
    }
# (played: number, games: number)
inBox = { $played } of { $games } played
complete = all played

## If you like …

ifYouLike = If you like …
siblings = More like this on the shelf

## Games that wait

waits = Your turn
# (count: number)
waiting = { $count ->
        [one] 1 game waits for you
       *[other] { $count } games wait for you
    }
gathering = waiting for players
yourGames = Your games
# (count: number)
allGames = All { $count } in “My games”
# (days: number)
streak = { $days ->
        [0] { "" }
        [one] { "" }
       *[other] { " " }{ $days } days in a row so far.
    }
allDeals = All of today’s deals

## Throwing a game away

throwAway = Throw away
# (title: string)
throwAwayNamed = Throw away this game of { $title }
# (title: string)
throwTitle = Throw away this game of { $title }?
throwAlone = It is gone for good, and does not count.
throwCompany = The others play on without you. If the cards have been dealt, you resign.
throwDaily = This gives up the daily deal: it counts as it stands, and there is only one a day.
throwYes = Throw away
throwNo = Keep it

## My games

onlyGame = Show
everyGame = all games
# (count: number)
showMore = Show { $count } more
# (count: number)
finishedCount = Finished ({ $count })

## The waiting room

# (name: string)
partner = partner of { $name }
# (letter: string)
side = side { $letter }
sides = Same letter, same side: partners win and lose together. The host can swap seats.
