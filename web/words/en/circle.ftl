### Circles: people who come back, their tables, chat, standings and evenings.

title = Circles
intro = A circle is a place for people who play together again and again. It has one link that stays, a score, a chat, and evenings with the same deals for everyone.
none = You’re not in a circle yet.
found = Start a circle
name = Name of the circle
nameExample = Thursday cards
yourName = Your name
closedChoice = By invitation only
# (count: number)
members = { $count ->
        [one] 1 member
       *[other] { $count } members
    }
youHost = you are the host
# (when: string)
next = Next: { $when }

## The door

# (host: string, count: number)
doorText = { $host } is the host. { $count ->
        [one] There is 1 member.
       *[other] There are { $count } members.
    }
join = Join
doorClosed = This circle is closed to strangers. Ask its host for an invitation.
doorOver = This invitation has expired or is used up. Ask the host for a new one.
before = You belong to it already, on another device?
beforeLink = Make a link there, under “You”, and open it here.
gone = You no longer belong to this circle, or it is no more.
toCircles = To my circles

## Tables

play = Let’s play
noTables = Nobody plays just now. Propose a game: whoever is in sits down, and computer players fill the gaps.
propose = Propose a game
game = Game
players = Players
unhurried = No limit
counts = It counts: no take-backs, no hints, and nobody changes seats
imIn = I’m in
toTable = To the table
watch = Watch
result = Look at it
# (seated: number, players: number)
seated = { $seated } of { $players } seats
counted = counts
casual = does not count
# (game: string, people: string, count: number)
phase_gathering = { $people } would like to play { $game }.
# (game: string, people: string, count: number)
phase_playing = { $game }: { $people } { $count ->
        [one] is
       *[other] are
    } playing.
# (game: string, people: string, count: number)
phase_over = { $game }, finished: { $people }
goOn = Go on together
back = Back to the circle
gaps = Deal, with computer players in the empty seats

## Members and host

people = Members
here = here
away = not here
host = host
you = you
muted = muted
blocked = blocked
# (name: string)
options = What to do about { $name }
# (name: string)
blockSure = Block { $name }? What they write is folded up for you, and they cannot sit down at your tables.
# (name: string)
mute = Mute { $name }
# (name: string)
unmute = Let { $name } write again
# (name: string)
remove = Remove { $name }
# (name: string)
makeHost = Make { $name } the host
# (name: string)
removeSure = Remove { $name } from the circle? They lose the chat and the tables at once.
# (name: string)
hostSure = Make { $name } the host? You become an ordinary member.
leave = Leave the circle
leaveSure = Leave the circle? You can come back by its link, if it is open.
manage = Manage the circle
date = Next date
dissolve = Dissolve the circle
dissolveSure = Dissolve the circle for good? Its chat, its standings and its evenings are deleted.
invite = Invite
link = The circle’s link, which stays
linkText = Whoever opens it can join.
linkClosed = The circle is closed: this link is for members. Make an invitation for others.
invitation = Make an invitation
invitationLink = Invitation
# (when: string)
invitationText = It lets people in until { $when }, even while the circle is closed.
withdraw = Withdraw all invitations
withdrawn = No invitation lets anyone in now.
yes = Yes
no = No

## Chat

chat = Chat
chatEmpty = Nothing has been said yet. Only members can read this.
say = Say something
send = Send
removed = removed
earlier = Earlier lines
folded = written by somebody whom you have blocked
# (name: string, text: string)
reportLine = Report the line of { $name }: { $text }
quoted = The line goes along as it was written.
# (name: string, text: string)
unsay = Remove the line of { $name }: { $text }

## Standings

standings = Standings
standingsText = Every game is worth one point: you get the share of your opponents that you left behind.
noStandings = No game has counted in this time.
period = Time
periods_evening = Last evening
periods_month = This month
periods_ever = All time
allGames = All games
place = Place
player = Player
points = Points
played = Played
won = Won
rating = Rating
# (rating: string, unsure: string)
rated = { $rating } ± { $unsure }
ratingText = Newcomers start at 1,000; the second number tells how sure that is.
headToHead = Head to head
# (name: string)
against = against { $name }
# (ahead: number, level: number, behind: number)
met = { $ahead } – { $level } – { $behind }
metText = Ahead, level and behind, seen from the name at the left.
someone = someone who left

## Evenings

evenings = Evenings
eveningsText = Everyone plays the same deals at several tables, so that luck cancels out.
appoint = Appoint an evening
starts = Begins
deals = Deals
clock = Time for a turn
appointIt = Appoint it
oneHand = One hand a deal
# (game: string, when: string)
line = { $game }, { $when }
# (count: number)
signedUp = { $count ->
        [0] nobody has signed up yet
        [one] 1 person has signed up
       *[other] { $count } people have signed up
    }
sign = I take part
unsign = I can’t come
repartner = With this partner
signedNote = You take part.
partner = Partner
partnerAny = whoever comes
pairsText = Partners play this game. Two who name each other are a pair; the others are paired by lot.
begin = Begin now
cancel = Call it off
state_signing = You can sign up until it begins.
# (round: number, deals: number)
playing = Deal { $round } of { $deals } is being played.
state_over = The evening is over.
state_canceled = The evening was called off.
waitForRound = Your table is done. The next deal begins when the others are.
myTable = To your table
nextTable = To your next table
toEvening = To the evening
# (deal: number)
deal = Deal { $deal }
# (number: number)
table = Table { $number }
replay = Replay
hidden = can be seen when all tables are done
net = Above average
netText = Points above the average of those who held the same cards, in the game’s own points.
rawPoints = Points
noResult = The standings begin with the first deal that all tables have finished.
finalTitle = Final standings
eveningFair = The house has committed to all deals of this evening at once; everyone who takes part adds to the shuffle.
seal = Commitment
secret = Secret
