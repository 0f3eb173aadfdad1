# What the house says to its guests: why something cannot be had, and what ails the house.

## A guest without a name

house-guest = Guest

## Tables and seats

house-no-table = There is no such table
house-damaged-table = The journal of this table is damaged: it cannot be opened
house-old-rules = { $reason }
house-table-open = The table is open already
house-journal-unopened = The journal does not begin with the opening of the table
house-plan-seats = { $number ->
    [one] The table has 1 seat: plan each of them
   *[other] The table has { $number } seats: plan each of them
 }
house-no-seat = There is no such seat at this table
house-seat-taken = That seat is taken
house-seat-kept = That seat is kept for { $name }
house-seat-kept-by-computer = A computer player keeps that seat for { $name ->
    [none] someone
   *[other] { $name }
 }
house-not-your-seat = That seat is not yours
house-seats-full = All seats are taken
house-key-needed = This table is joined with the key to a seat: ask the host for one
house-key-useless = This key opens no seat at this table: it may have been used already
house-key-not-yours = The key to that seat is not yours to have
house-seated-already = You sit at this table already
house-sent-away = The host has sent you away from this table
house-not-to-be-watched = This table is not to be watched
house-computer-holds-seat = A computer player holds your seat: take it back first
house-seat-moved = Your seat has moved to another device
house-got-up = You have got up from your seat
house-resigned = You have resigned
house-resigned-for-good = Who resigns does not come back to the game
house-time-up = Your time for this move is up: the computer player makes it, and then you can come back
house-seats-empty = { $number ->
    [one] One seat is empty: let someone sit down, or a computer player
   *[other] { $number } seats are empty: let someone sit down, or a computer player
 }
house-swap-too-late = Seats are swapped before the cards are dealt
house-seat-not-emptied = A seat cannot be emptied during the game: a computer player can take it

## Asking for a seat

house-host-said-no = The host has said no: you can watch, or wait for the next game
house-seat-asked-for = { $name } has asked for this seat already
house-asked-for-another = You have asked for another seat already
house-nobody-asked = Nobody has asked for this seat, or it has been decided already
house-not-yourself = You cannot let yourself in while others play: the seat is yours when the next hand begins

## What the host may do, and what players may

house-only-host = Only the host can do that
house-only-host-unless-away = Only the host can do that, unless he has been away for { $unit ->
    [minutes] { $number ->
        [one] 1 minute
       *[other] { $number } minutes
     }
   *[seconds] { $number ->
        [one] 1 second
       *[other] { $number } seconds
     }
 }
house-only-players = Only those who play can do that
house-not-away-yet = Nobody has been away for { $unit ->
    [minutes] { $number ->
        [one] 1 minute
       *[other] { $number } minutes
     }
   *[seconds] { $number ->
        [one] 1 second
       *[other] { $number } seconds
     }
 } yet: until then only the player can do that
house-host-is-a-person = Only a person can be the host
house-seat-without-person = Nobody sits in that seat
house-get-up-instead = You cannot send yourself away: get up instead

## The game

house-not-begun = The game has not begun
house-not-over = The game is not over yet
house-nothing-to-end = There is no game to end
house-nothing-to-resign = There is no game to resign
house-not-your-game = That game is not yours
house-moves-stand = At this table every move stands
house-taken-back-enough = { $number } moves have been taken back in this game: from now on every move stands
house-practice-begins-here = This is where the practice began: nothing before it is taken back
house-several-for-one = Several moves can only be taken back in a game for one
house-moves-not-made = So many moves have not been made
house-no-hints = At this table nobody asks for hints: that was agreed when it was opened
house-dealt-already = The cards are dealt already
house-cards-fixed = The cards of this table are fixed already
house-contributed-already = That seat has contributed already
house-rematch-of-players = Only those who played can ask for another game
house-again-when-over = A game is played again when it is over
house-over-there = The game is over there: choose an earlier position
house-not-that-far = The game did not get that far
house-one-phrase = One phrase after the other: wait a moment

## Records, replays and reviews

house-record-when-over = The record is handed out when the game is over
house-record-when-day-over = The record of a daily deal is handed out when the day is over
house-cards-when-over = The others' cards are shown when the game is over
house-cards-when-day-over = The others' cards are shown when the game is over, and the day
house-review-when-over = A game is reviewed when it is over
house-review-of-whole = Only a game that was played to its end is reviewed
house-review-when-day-over = A daily deal is reviewed by others when the day is over
house-no-thoughts = No computer player made this move
house-not-checked = This cannot be checked: { $why }
house-not-printed = This cannot be printed: { $reason }

## The daily deal

house-daily-alone = The daily deal is played by yourself
house-daily-play-on = The daily deal is played by yourself: play on, or resign
house-daily-computers-stay = The computer players of the daily deal stay where they are
house-daily-resign = In the daily deal you can resign
house-daily-moves-stand = In the daily deal every move stands
house-daily-no-hints = In the daily deal there are no hints
house-daily-once = There is one daily deal a day
house-daily-again = A daily deal is played again when the day is over
house-no-day = A day is written like { $day }
house-day-to-come = That day has not come yet

## Too much, too fast

house-tables-at-once = That is too many new tables at once: try again in a minute
house-unfinished-yours = You have { $number } unfinished tables: finish one before you open another
house-unfinished-address = There are too many unfinished tables from your address: finish one before you open another
house-changes-at-once = That is too much at once: wait a moment
house-hint-asked = You are getting a hint already: wait for it
house-hint-failed = Nobody knows: the thinking failed
house-replay-asked = That is too much at once: wait for the positions that you asked for
house-replay-failed = The replay failed: ask again
house-verify-asked = One record after the other: wait for the first
house-verify-failed = This record takes too long to check: use parlor verify
house-review-asked = Two reviews at a time are enough: wait for one of them
house-review-failed = The review failed: ask again
house-print-asked = One pack after the other: wait for the first
house-print-failed = Printing takes too long here: use parlor print
house-busy-for-address = Too much is being done for your address: try again in a moment
house-busy = The house has its hands full: try again in a moment
house-too-fast = That is too fast: try again in a second
house-full = The house is full: try again later
house-connections-address = There are too many connections from your address
house-connections-guest = You have too many connections: close a tab
house-talks-too-fast = You talk too fast
house-watches-too-often = You ask for the whole table too often
house-tables-followed = One connection follows { $number } tables at most
house-reads-too-slowly = You read too slowly: connect again and watch from the last event that you saw
house-flooded = That is too much at once
house-silent = You were silent for too long: connect again

## Requests that no page sends

house-impossible = { $reason }
house-no-game = There is no such game on the shelf
house-no-pack = There is no such pack on the shelf
house-no-page = There is no such page
house-no-language = There is no language '{ $language }': the languages are { LIST($languages, type: "comma") }
house-not-understood = This request is not understood: { $reason }
house-nested-too-deeply = This request is not understood: it is nested too deeply
house-refused = { $reason }
house-message-not-understood = This message is not understood: { $reason }
house-message-is-text = A message is text, one JSON object, not binary
house-text-is-utf8 = A text is written in UTF-8
house-live-channel = This is the live channel: it speaks WebSocket
house-stranger = The house does not know you: ask for /api/house first, and keep its cookie
house-other-name = This house does not go by that name
house-other-site = This request comes from another web site
house-too-slow = This request took too long to arrive
house-long-headers = The headers of this request are too long
house-no-browser = This request comes in a way that no browser sends it
house-operator-only = The figures are for the one who runs the house
house-name-needs-letter = A name needs a letter at least
house-nobody-waits = Nobody waits for this any more

## The house itself

house-trouble = The house has trouble of its own: try again in a moment
house-trouble-connect = The house has trouble of its own: connect again
house-changing-hands = The table is changing hands: try again in a moment
house-goes-down = The house goes down: come back in a moment
house-stood-still = The house stood still: connect again
house-ails-silent = The database does not answer.
house-ails-forgets = The database forgets what is written.
house-ails-unexamined = The house cannot be examined.
house-ails-disk-full = The disk is full.
house-ails-disk-nearly-full = The disk is nearly full: less than { $number } MB are left.
house-ails-file-damaged = The database file is damaged.
house-ails-file-gone = The database file was taken away: what is stored now is lost when the house ends.
house-ails-unreachable = The database cannot be reached.
house-ails-stores-nothing = Nothing can be stored at the moment.
house-ails-tables = { $number ->
    [one] 1 table is damaged and stays closed.
   *[other] { $number } tables are damaged and stay closed.
 }
house-chore-fails = A chore fails: { $chore }.
house-chore-stands-still = A chore stands still: { $chore }.
house-chore-memory = the clearing of memory
house-chore-connections = the watch over connections
house-chore-clearing = the clearing of what has had its time
house-chore-inspection = the inspection of the database
house-chore-journals = the reading of the journals
house-chore-examination = the examination of the house

## Whether a document is a house record

house-record-no-json = this is not JSON
house-record-no-object = a house record is a JSON object
house-record-plain = this is the plain record of a game, which carries no proof: a house record has one
house-record-format = this is no house record: its format is not '{ $format }'
house-record-version = this Parlor reads house records of versions { LIST($versions, type: "and") } only
house-record-empty = the house record holds no record of a game
house-record-too-long = the record has more than { $number } moves: no game is that long

## Whether a game was fair

house-proof-unsigned = This record is not signed: anyone can have written it, so it does not prove that the game was played at any house.
house-proof-signature = The signature does not fit: the record was changed after it was signed, or was made up.
house-proof-signed-with = The record is unchanged since it was signed with the key { $key }. Compare that key with the one of your house.
house-proof-other-house = This house did not sign the record: it was signed with another key, { $key }.
house-proof-signed = The house has signed this record, and nothing in it was changed since.
house-proof-practice = This was a practice table: its cards were chosen, so nobody committed to anything.
house-proof-damaged = The proof is damaged: it lacks a part, or a part is no text of 64 hexadecimal digits.
house-proof-other-secret = The secret is not the one that the house committed to before the deal.
house-proof-secret = The secret is the one that the house committed to before the deal.
house-proof-contributions = The contributions are not one a seat.
house-proof-other-cards = The cards do not come from the secret and the contributions of the players.
house-proof-seed = The seed of the cards comes from the secret and { $number ->
    [one] 1 contribution
   *[other] { $number } contributions
 } of the players.
house-proof-nothing-given = Of the { $number ->
    [one] 1 person
   *[other] { $number } people
 } at the table, { $other } contributed nothing to the deal.
house-proof-other-dealer = The first dealer is not the one that the cut gives.
house-proof-unplayable = The game cannot be played again: { $reason }
house-proof-moves-missing = The game does not end with its last move: moves are missing.
house-proof-legal = All { $number } moves are legal with these cards, hand 1 to hand { $hand }.
house-proof-ended = The players ended this game before its end.
house-proof-resigned = A player resigned, and that ended this game.
house-proof-before-log = The table was opened before the house began its log.
house-proof-log-lacks = The log of the house does not tell of this game as it should: { LIST($lines, type: "comma") }.
house-proof-log-silent = The log of the house does not tell of this game as it should: nothing.
house-proof-other-opening = Line { $number } of the log of the house tells of another opening.
house-proof-other-contributions = Line { $number } of the log of the house tells of other contributions.
house-proof-other-record = Line { $number } of the log of the house tells of another record.
house-proof-logged = The log of the house has it all: committed to in line { $first }, dealt in line { $second }, over in line { $third }.
house-line-opened = opened
house-line-dealt = dealt
house-line-ended = ended
house-line-finished = finished
