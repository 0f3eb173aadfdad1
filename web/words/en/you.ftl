### You: who one is on several devices, word when it matters, and the page of whoever runs the house.

link = Your devices, passkeys and notices
title = You
guest = So far only this browser knows you. With a passkey you are yourself on all your devices, and nothing gets lost with a phone.
lasting = The house knows you on these devices.
needsHttps = This house is open without HTTPS. With it you could have a passkey, and be told when it is your turn. A link to another device works anyway.
needsName = Passkeys need an address with a name. On this machine, open the house as “localhost” instead.
noPasskeys = This browser has no passkeys. A link to another device works anyway.
stopped = Nothing was changed.
already = This device has a passkey for you already.

## Passkeys

passkeys = Passkeys
makePasskey = Make a passkey
passkeyMade = Your passkey is made. Use it to sign in on any of your devices.
signIn = Sign in with a passkey
signInAbout = You have played here before, on another device?
# (name: string)
removePasskey = Remove the passkey of { $name }
remove = Remove
# (day: string)
madeOn = made on { $day }

## Devices

devices = Your devices
thisDevice = this one
# (day: string)
seenOn = last here on { $day }
# (name: string)
signOutNamed = Sign out { $name }
signOut = Sign out
otherDevice = Continue on another device
linkText = Open this link on the other device, or point its camera at the square. It works once, for ten minutes.
linkLabel = Your personal link: give it to nobody else
makeLink = Make a link

## Arriving by link

# (name: string)
arriving = You are { $name }?
arrivingText = This device will be yours from now on. What you have played here as a guest goes along.
# (name: string)
continueAs = Continue as { $name }
# (name: string, games: number)
welcome = { $games ->
        [0] Welcome back, { $name }.
        [one] Welcome back, { $name }. One game that you played here as a guest has come along.
       *[other] Welcome back, { $name }. { $games } games that you played here as a guest have come along.
    }

## Word when it matters

notices = Word when it matters
noticesAbout = Everything is off until you turn it on.
push = Messages on this device
pushAbout = Even when the page is closed.
pushDenied = Your browser does not allow messages from this house: change that in its settings.
mail = Mail
mailAbout = Only to an address that you have confirmed.
address = Your address
send = Send the confirmation
# (address: string)
unconfirmed = A mail is on its way to { $address }: open the link in it.
# (address: string)
confirmed = Mail goes to { $address }.
forget = Forget the address
of_turn = when it is my turn, and I am not here
of_table = when a table is open for me
of_evening = when an evening begins
quiet = Quiet hours
quietFrom = from
quietTo = to
mailConfirmed = Your address is confirmed. You will get word by mail.
mailStopped = You will get no more mail.

## Everything

everything = Everything about you
export = Download everything
exportAbout = Your games, results and records, as one file.
closeAccount = Close the account
closeAbout = Your name goes from everything that is kept here. Others keep their games. Unfinished games are given up. There is no way back.
typeName = Type your name to go on
closed = Your account is closed.
blocked = People you have blocked
unblock = Unblock
# (name: string)
unblockNamed = Unblock { $name }

## At the table

block = Block
# (name: string)
blockNamed = Block { $name }
# (name: string)
blockText = { $name } will not be able to sit down at tables of which you are the host.
report = Report
# (name: string)
reportNamed = Report { $name }
reportText = Whoever runs this house will read it.
reported = Thank you. It was passed on.
why = What happened
# table
whys_name = a bad name
whys_words = bad words
whys_cheating = cheating
whys_stalling = lets others wait
whys_other = something else
more = Anything else to know

## My games

# (names: string)
against = with { $names }
# (names: string)
waitsFor = waits for { $names }
# (time: string)
timeLeft = { $time } left

## The operator

operator = The house
becomeOperator = Run this house
becomeText = Whoever opened this link may run the house: see tables and people, read reports, block. You need a passkey for it.
becomeDone = You run this house now.
enter = Open with your passkey
enterText = The page of the house opens with your passkey, for twelve hours on this device.
# table
counts_people = people
counts_lasting = with passkey or devices
counts_blocked = blocked
counts_gathering = tables waiting
counts_playing = tables playing
counts_over = games over
counts_reports = reports waiting
counts_circles = circles
reports = Reports
noReports = Nothing was reported.
# (name: string, by: string)
reportAbout = { $by ->
        [none] about { $name }
       *[other] { $by } about { $name }
    }
settle = Done
settled = done
people = People
find = Search
search = Search for a name
blockPerson = Block
unblockPerson = Unblock
closePerson = Close the account
# (name: string)
closePersonText = The name { $name } goes from everything, and unfinished games are given up. There is no way back.
isBlocked = blocked
isOperator = runs the house
# (games: number)
played = { $games ->
        [one] 1 game
       *[other] { $games } games
    }
tables = Tables
closeTable = Close the table
closeTableText = The table is gone for everybody. There is no way back.
circles = Circles
# (members: number, host: string)
circleOf = { $members ->
        [one] 1 member
       *[other] { $members } members
    }, host: { $host }
dissolve = Dissolve
# (name: string)
dissolveText = The circle { $name } goes, with its chat, its standings and its evenings. There is no way back.
# (name: string)
reportIn = in the circle { $name }
reserved = Reserved names
reservedAbout = Nobody may have one of these, nor one that looks like it.
reserve = Reserve
release = Release
# (name: string)
releaseNamed = Release { $name }
kept = How long things are kept
# table
keep_tables = finished tables
keep_unfinished = unfinished tables
keep_guests = guests who do not come back
keep_people = people with a passkey who do not come back
keep_reports = reports
keep_chats = lines of circles’ chats
# (days: number)
days = { $days ->
        [0] for ever
        [one] 1 day
       *[other] { $days } days
    }
none = None.
