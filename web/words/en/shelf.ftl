### The shelf, and the page of a game.

title = The shelf
motto = Forgotten card games, playable again.
# (count: number)
inside = { $count ->
        [one] 1 game
       *[other] { $count } games
    }
loading = Taking the boxes down …
search = Look for a game
filters = Which games
players = Players
anyPlayers = any number
minutes = Time
anyMinutes = any length
# (minutes: number)
upTo = up to { $minutes } min
kind = Kind
anyKind = any kind
company = With
anyCompany = anyone
companies_alone = alone
companies_computer = the computer
companies_friends = friends
clear = Show all
# (count: number)
found = { $count ->
        [0] No game fits.
        [one] 1 game fits
       *[other] { $count } games fit
    }
nothing = No game on the shelf is like that. Try other words, or fewer filters.
play = Play
# (game: string)
playNamed = Play { $game } now
# (game: string)
rulesOf = { $game }: rules, options and more ways to play
# (minutes: number)
minutesLong = about { $minutes } min
# (counts: string)
playersLong = { $counts ->
        [1] 1 player
       *[other] { $counts } players
    }
today = Today’s deal
todayPlay = The same cards for everyone, a new deal every day.
newHere = New here?
newHereText = You can learn Ups and Downs in two minutes: the table shows what you may do, and why.
# table
kinds_asking = asking
kinds_capturing = capturing
kinds_laying = laying out
kinds_passing = passing
kinds_patience = patience
kinds_race = race
kinds_rummy = rummy
kinds_tricks = tricks

## The page of a game

# (id: string)
noGame = There is no game called “{ $id }” on the shelf.
playNow = Play now
learn = Learn by playing
invite = Invite friends
daily = Today’s deal
watch = Watch the computers
setUp = Set the table
howMany = Players
level = Computer players
# table
levels_random = Random: any legal card
levels_casual = Casual: plays by feel
levels_skilled = Skilled: thinks ahead
levels_expert = Expert: thinks long
levels_master = Master: plays from a trained network
levels_strength-1 = Strength 1: newcomer
levels_strength-2 = Strength 2: learner
levels_strength-3 = Strength 3: hobbyist
levels_strength-4 = Strength 4: regular
levels_strength-5 = Strength 5: club player
levels_strength-6 = Strength 6: old hand
levels_strength-7 = Strength 7: sharp
levels_strength-8 = Strength 8: ace
levels_strength-9 = Strength 9: champion
options = House rules
friends = With friends
joining = Who may sit down
# table
joinings_link = whoever has the link
joinings_open = anyone in this house
joinings_key = only people with a key
clock = Time for a turn
noClock = as long as you like
# (n: number)
clocks_seconds = { $n } seconds
# (n: number)
clocks_minutes = { $n ->
        [one] 1 minute
       *[other] { $n } minutes
    }
# (n: number)
clocks_hours = { $n ->
        [one] 1 hour
       *[other] { $n } hours
    }
takeBack = Taking back a move
takeBacks_yes = your own last move, if it showed nobody a card
takeBacks_no = never: every move stands
hints = Hints from the computer
hintings_no = none while people play together
hintings_yes = for everyone who asks
hotSeat = Hot seat: everyone at this screen
practice = Practice with a seed
seed = Seed
seedHint = The same number gives the same cards. Such games do not count.
seedBad = A seed is a whole number, such as 7.
start = Deal
rules = Rules
rulesFailed = The rules could not be fetched.
small = Small print: places, hidden cards, refusals
common = What holds for the whole book
# (number: string, ground: string)
ruling = { $ground }: ruling { $number }
grounds_silent = the book is silent
grounds_read = how we read the book
grounds_custom = our choice
# (source: string)
source = Source: { $source }.
again = Try again
