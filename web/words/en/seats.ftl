# (minutes: number)
minutes = { $minutes ->
    [0] less than a minute
   *[other] { $minutes } min
}

## A lost seat

heldByComputer = A computer player holds your seat.
youResigned = You have resigned. You can go on watching.
goOnWatching = You can go on watching.
takeBack = Take my seat back
toShelf = Back to the shelf

## Asking for a computer player’s place

askToJoin = Ask to join in
# (name: string, seat: number)
placeOf = In place of { $name } (seat { $seat })
# (name: string, seat: number)
asks = { $name } would like to take the computer’s place in seat { $seat }.
# (seat: number)
youAsked = You have asked for the computer’s place in seat { $seat }. You come in when the host says yes, or when the next hand begins.
# (name: string)
letIn = Yes, let { $name } in
keepOut = No
hostAsked = You come in when the next hand begins.

## A player is away

# (name: string, time: string)
isAway = { $name } has been away for { $time }.
computerPlaysOn = Let a computer play on
# (name: string)
computerPlaysOnTitle = Let a computer play on for { $name }?
# (name: string)
computerPlaysOnText = The game goes on at once. The seat is kept: { $name } can take it back at any time.
becomeHost = Become the host

## The host

people = People at the table
makeHost = Make host
# (name: string)
makeHostTitle = Make { $name } the host?
makeHostText = The host answers requests, sends people away, and ends a game. You will not be the host any more.
sendAway = Send away
# (name: string)
sendAwayTitle = Send { $name } away?
sendAwayText = They lose their seat and cannot come back to this table. In a running game a computer plays on.
sendAwayYes = Send away
end = End the game
endTitle = End the game for everyone?
endText = Nobody wins, and the game cannot be taken up again.

## Resigning

resign = Resign
resignTitle = Resign this game?
resignAlone = The game is over, and counts as not won.
resignTwo = You lose, and the game is over.
resignMore = A computer plays on in your seat, and you count as last. You cannot come back to this game.
goOnPlaying = Go on playing
no = Cancel

## What the table has agreed on

agreed = Agreed at this table
takeBackYes = You may take back your own last move if it showed nobody a card.
takeBackNo = Every move stands.
hintsYes = Everyone may ask the computer for hints.
hintsNo = Nobody gets hints while people play together.
nothingToTakeBack = There is nothing of yours to take back now.
notYourTurn = You get a hint when it is your turn.

## A rematch

# (name: string)
wantsAnother = { $name } wants another game.
joinAnother = Join
noThanks = No thanks
anotherWaits = Your next game is waiting.
goThere = Go there
anotherOn = The next game has begun.
watchIt = Watch

## What people have done, between the lines of the log

# (name: string, seat: number)
traces_sat = { $name } sits down in seat { $seat }
# (name: string)
traces_back = { $name } is back
# (before: string, name: string)
traces_renamed = { $before } goes on as { $name }
# (name: string, seat: number)
traces_left = { $name } gets up from seat { $seat }
# (name: string)
traces_declinedInvitation = { $name } does not play this time
# (name: string)
traces_filled = A computer plays on for { $name }
# “A computer plays on for you”
traces_forYou = you
# (name: string)
traces_timeout = Time is up: a computer plays on for { $name }
# (name: string, seat: number)
traces_asked = { $name } would like to take the computer’s place in seat { $seat }
# (name: string)
traces_declined = { $name } does not join in
traces_declinedYou = The host has said no to your request
# (name: string)
traces_hosted = { $name ->
    [none] There is a new host
   *[other] { $name } is the host now
}
traces_hostedYou = You are the host now
# (name: string)
traces_removed = The host has sent { $name ->
    [none] somebody
   *[other] { $name }
} away
traces_swapped = Two seats have been swapped
# (name: string)
traces_undone = { $name ->
    [none] Somebody
   *[other] { $name }
} takes a move back
traces_undoneYou = You take a move back
# (name: string)
traces_resigned = { $name } resigns
traces_resignedYou = You resign
traces_ended = The game was ended
