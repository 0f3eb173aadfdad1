### People: the waiting room, open tables, my games, names.

## The waiting room

# (title: string)
waiting = A table for { $title }
waitingHost = Ask your friends in, let computer players fill the other seats, and deal.
waitingGuest = The host deals when all seats are taken.
waitingOutside = Would you like to sit down?
seats = Seats
# (number: number)
seat = Seat { $number }
empty = empty
you = you
here = here
away = not here yet
# (time: string)
awayFor = away for { $time }
host = host
# (name: string)
invited = { $name } is invited, and not here yet
# (name: string)
makeHost = Make { $name } the host
# (name: string)
sendAway = Send { $name } away
# (number: number)
moveUp = Swap with seat { $number }
# (level: string)
computer = computer, { $level }
sit = Sit down here
sitAnywhere = Sit down
getUp = Get up
addComputer = Computer player
remove = Empty the seat
# (number: number)
levelOf = How well the computer plays in seat { $number }
fillAll = Computer players in all empty seats
deal = Deal the cards
# (count: number)
needSeats = { $count ->
        [one] One seat is still empty.
       *[other] { $count } seats are still empty.
    }
full = All seats are taken. You may stay and watch.
fullClosed = All seats are taken, and nobody may watch this table.
needKey = This table is joined with the key to a seat: ask the host for one.
badKey = This key no longer opens a seat. It may have been used already: ask for a new one.
invite = Invite friends
inviteText = Send this link, or let them point a camera at the square.
inviteOpen = The table is also on the list of open tables.
inviteKey = Each empty seat has a key of its own: send one to each friend.
inviteLocal = This house is open on this machine only: other devices cannot reach it. “parlor serve --host 0.0.0.0” opens it to your network.
# (number: number)
keyOf = Key to seat { $number }
copy = Copy the link
copied = Copied.
notCopied = The browser does not let the page copy: mark the link and copy it yourself.
share = Share …
# (link: string)
qr = QR code of { $link }
close = Close
options = House rules
practice = Practice with a typed seed: this game does not count.
# (seconds: string)
clock = { $seconds } for a turn
fair = The house has sealed its share of the shuffle; every player’s browser adds its own.

## Moving a seat

move = Move my seat to another device
moveText = Open this link there, or point its camera at the square. The seat moves to that device, and this one lets go of it. The link works once; keep it to yourself.
newLink = Make a new link
newLinkMade = The old link no longer opens anything.

## Lobby

lobby = Open tables
lobbyText = Tables that wait for players, or may be watched.
lobbyEmpty = No table is open just now. Open one: choose a game on the shelf and ask anyone in.
toShelf = To the shelf
# (name: string)
hostedBy = opened by { $name }
# (seated: number, players: number)
seated = { $seated } of { $players } seats taken
join = Join
watch = Watch
# table
phase_gathering = gathering
phase_playing = being played
phase_over = over

## My games

mine = My games
running = Not finished
noneYet = You haven’t played yet. The shelf is full.
goOn = Go on
replay = Replay
won = won
lost = not won
# (score: number)
points = { $score ->
        [1] { $score } point
        [-1] { $score } point
       *[other] { $score } points
    }
when = When
game = Game
statistics = Statistics
statisticsNote = Practice games do not count.
played = Played
wins = Won
best = Best
streak = In a row
longest = Longest row

## Times

# (hours: number, minutes: number)
hours = { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes } min
    }

## Names

yourName = Your name
nameHint = What the others see; up to 24 letters.
save = Save
saved = Saved.
savedForLater = Saved. Seats that you have taken keep the old name.
tooLong = A name has at most 24 letters.
noName = A name needs at least one letter.
