# A table in a house: the people, what can be asked about seats, and what has happened to them.

house-strange = The house says something that this table does not understand: is it a Parlor house of another version?
house-no-link = '{ $link }' is no link of a table: it looks like http://127.0.0.1:8080/t/k3v9x2m4p7q1
house-too-much = the house at { $house } answers with more than a table can need
house-silent = the house at { $house } does not answer ({ $error })
house-none = { $house } is no Parlor house
house-said = the house said { $status }
house-watching = You watch this table: there is no seat for you
house-asked = You have asked to join in. You come in when the host says yes, or when the next hand begins.
house-no-seat = there is no seat { $number } at this table
house-lost = The connection is lost: coming back …
house-at-table = { $game }: { $names } at the table.
house-invited = { $count ->
    [one] { $names } is invited.
   *[other] { $names } are invited.
}
house-free = { $number ->
    [one] 1 seat is empty.
   *[other] { $number } seats are empty.
}
house-host-deals = Waiting for the host to deal.
house-saved = The house record is saved in { $file }: 'parlor verify { $file }' checks its deal
house-left = You leave the table. Your seat is kept: the link brings you back.
house-changed = The table has changed: look again
house-pause = While you wait: table, view, scores, log, rules or quit; Enter goes on waiting:{ " " }
house-later = That can be typed when it is your turn.
house-not-now = 'table { $text }' cannot be done now.
house-really = { $question } Type yes to do it:{ " " }
house-yes = yes
house-nothing = Nothing is done.
house-not-done = Not done. { $why }
house-done = Done: { $what }
house-seat-is = seat { $number } is { $name }
house-computer-plays = the computer plays { $seat } ({ $level })
house-you-watch = you watch
house-you-are = you are { $seat }
house-welcome = { $players ->
    [one] 1 player: { $who }.
   *[other] { $players } players: { $who }.
}
house-welcome-watch = Press Ctrl-C to ask to join in, or to leave.
house-empty = empty
house-computer = computer
somebody = Somebody

## Who sits where

seat-line = { $seat }: { $name }
seat-you = you
seat-host = host
seat-invited = invited, not here yet
seat-resigned = resigned
seat-computer = a computer plays, { $level }
seat-away = away
seat-away-minutes = away for { $minutes } min
seat-wish = { $name } would like to take the computer's place in { $seat }.
seats-take-back = You may take back your own last move if it showed nobody a card.
seats-stands = Every move stands.
seats-hints = Everyone may ask for hints.
seats-no-hints = Nobody gets hints while people play together.

## What can be asked

offer-back = take your seat back
offer-computer-away = let a computer play on for { $name }, who is away
offer-computer-away-sure = Let a computer play on for { $name }? The seat is kept.
offer-computer-sits = let a computer sit down in { $seat }
offer-host = make { $name } the host
offer-host-sure = Make { $name } the host?
offer-remove = send { $name } away
offer-remove-sure = Send { $name } away for good?
offer-become-host = become the host: the host is away
offer-end = end the game for everyone; nobody wins
offer-end-sure = End the game for everyone?
offer-hand-over = hand your seat to a computer until you come back
offer-admit = let { $name } take the computer's place in { $seat }
offer-decline = say no to { $name }
offer-join = ask to join in, in the computer's place in { $seat }
offer-resign = give the game up
offer-resign-last = Resign? A computer plays on in your seat, and you count as last.
offer-resign-over = Resign? You lose, and the game is over.

## What has happened

trace-back = { $name } is back
trace-sits = { $name } sits down in { $seat }
trace-left = { $name } gets up
trace-filled = A computer plays on for { $name }
trace-timeout = Time is up: a computer plays on for { $name }
trace-asked = { $name } would like to take the computer's place in { $seat }
trace-declined = { $name } does not join in
trace-hosted-you = You are the host now
trace-hosted = { $name } is the host now
trace-removed = The host has sent { $name } away
trace-undone = { $name } takes a move back
trace-hinted = { $name } asks for a hint
trace-resigned = { $name } resigns
trace-ended = The game was ended
trace-rematch = Another game is offered
