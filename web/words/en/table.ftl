houseGone = The house does not answer. Check your connection, then try again.
# (status: number)
houseAils = The house could not do that just now ({ $status }). Try again in a moment.
tooMany = That was a little too often. Wait a moment, then try again.
# (id: string)
noSuchGame = There is no game called “{ $id }” on the shelf.

you = You
# The reader inside a sentence.
youWithin = you
# (name: string, you: boolean)
# Whose card lies there: a note beside it.
whose = { $you ->
    [true] Your
   *[false] { $name }’s
}
# (seat: number)
seat = Seat { $seat }
# (names: readonly string[])
together = { LIST($names, type: "and") }
# (first: string, last: string)
# The end of a list: “Ann, Bob” and “Cid”.
list = { $first } and { $last }

## What one may do, as a list to choose from and on labels

# table
verbs_play = play
verbs_draw = draw
verbs_discard = discard
verbs_meld = lay down
verbs_add = add
verbs_move = move
verbs_pass = pass
verbs_bid = bid
verbs_ask = ask
verbs_give = give
verbs_name = name
verbs_call = call
verbs_claim = stop and claim the points
verbs_prove = prove
verbs_propose = ask for new cards
verbs_agree = agree
verbs_refuse = refuse
verbs_content = play your own hand
verbs_cop = take the cop hand
verbs_resign = resign
verbs_exchange = exchange
verbs_graft = graft
verbs_secret = choose a secret card
verbs_bonus = place a bonus
verbs_double = double the bonus
verbs_fold = fold
verbs_turn = turn up a card

## What somebody has done: the lines of the log

# table (name: string, you: boolean, what: string)
# $what may be empty; spaces that are left over are taken away.
spoken_play = { $name } { $you ->
    [true] play
   *[false] plays
} { $what }
spoken_draw = { $name } { $you ->
    [true] draw
   *[false] draws
} { $what }
spoken_discard = { $name } { $you ->
    [true] discard
   *[false] discards
} { $what }
spoken_meld = { $name } { $you ->
    [true] lay down
   *[false] lays down
} { $what }
spoken_add = { $name } { $you ->
    [true] add
   *[false] adds
} { $what }
spoken_move = { $name } { $you ->
    [true] move
   *[false] moves
} { $what }
spoken_pass = { $name } { $you ->
    [true] pass
   *[false] passes
} { $what }
spoken_bid = { $name } { $you ->
    [true] bid
   *[false] bids
} { $what }
spoken_give = { $name } { $you ->
    [true] give
   *[false] gives
} { $what }
spoken_name = { $name } { $you ->
    [true] name
   *[false] names
} { $what }
spoken_call = { $name } { $you ->
    [true] call
   *[false] calls
} { $what }
spoken_claim = { $name } { $you ->
    [true] stop and claim the points
   *[false] stops and claims the points
} { $what }
spoken_prove = { $name } { $you ->
    [true] prove
   *[false] proves
} { $what }
spoken_propose = { $name } { $you ->
    [true] ask for new cards
   *[false] asks for new cards
} { $what }
spoken_agree = { $name } { $you ->
    [true] agree
   *[false] agrees
} { $what }
spoken_refuse = { $name } { $you ->
    [true] refuse
   *[false] refuses
} { $what }
spoken_content = { $name } { $you ->
    [true] keep your hand
   *[false] plays with the hand dealt
} { $what }
spoken_cop = { $name } { $you ->
    [true] take the cop hand
   *[false] takes the cop hand
} { $what }
spoken_resign = { $name } { $you ->
    [true] resign
   *[false] resigns
} { $what }
spoken_exchange = { $name } { $you ->
    [true] exchange
   *[false] exchanges
} { $what }
spoken_graft = { $name } { $you ->
    [true] graft
   *[false] grafts
} { $what }
spoken_secret = { $name } { $you ->
    [true] choose a secret card
   *[false] chooses a secret card
} { $what }
spoken_bonus = { $name } { $you ->
    [true] place a bonus
   *[false] places a bonus
} { $what }
spoken_double = { $name } { $you ->
    [true] double
   *[false] doubles
} { $what }
spoken_fold = { $name } { $you ->
    [true] fold
   *[false] folds
} { $what }
spoken_turn = { $name } { $you ->
    [true] turn up a card
   *[false] turns up a card
} { $what }
# (name: string, you: boolean, whom: string, fromYou: boolean, what: string)
spokenAsk = { $name } { $you ->
    [true] ask
   *[false] asks
} { $fromYou ->
    [true] you
   *[false] { $whom }
} for { $what }

## Places in such a line

# (zone: string, kind: string)
drawnFrom = from the { $zone }
# (place: string)
fromPlace = from { $place }
# (place: string)
toPlace = to { $place }
# (number: string)
toMeld = to meld { $number }
# table
# Places that are there but once: where a card comes from …
from_stock = from stock
from_discard = from discard pile
from_hand = from hand
from_payoff = from pay-off pile
from_reserve = from reserve
# table
# … and where it goes.
onto_discard = to discard pile
onto_reserve = to reserve
onto_flags = to flags
onto_mobilized = to its set
onto_new = to new pile
onto_travel = to journey

## Whose turn, and what for

# (what: string)
yourTurn = Your turn: { $what }
# (names: string)
theirTurn = { $names } to move
# (names: string)
waitingFor = Waiting for { $names }
gameOver = The game is over
# (suit: string)
mustFollow = you must follow { $suit }.
toDo_play = play a card.
# (name: string)
toDo_fromDummy = play a card of { $name }’s hand.
toDo_draw = draw a card.
toDo_bid = bid or pass.
toDo_bidCard = bid a card, or pass.
toDo_ask = ask somebody for a card.
toDo_move = move a card.
toDo_give = choose a card to pass on.
toDo_name = name one.
toDo_call = call or pass.
toDo_secret = choose a secret card from the pack.
toDo_graft = graft a card, or pass.
toDo_answer = agree or refuse.
toDo_turn = turn up a card.
watching = You are watching
# (count: number)
spectators = { $count ->
    [one] 1 person is watching
   *[other] { $count } people are watching
}

## Seats

dealer = Dealer
# (count: number)
cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
# (count: number)
took = { $count ->
    [one] took 1 card
   *[other] took { $count } cards
}
# (count: number)
tricks = { $count ->
    [one] 1 trick
   *[other] { $count } tricks
}
# (count: number)
sets = { $count ->
    [one] 1 set
   *[other] { $count } sets
}
thinking = thinking
toMove = to move
away = away
# (time: string)
awayFor = away { $time }
host = host
resigned = resigned
empty = empty seat
kept = computer, keeping the seat
# table
levels_random = random
levels_casual = casual
levels_skilled = skilled
levels_expert = expert
levels_master = master
levels_strength-1 = strength 1
levels_strength-2 = strength 2
levels_strength-3 = strength 3
levels_strength-4 = strength 4
levels_strength-5 = strength 5
levels_strength-6 = strength 6
levels_strength-7 = strength 7
levels_strength-8 = strength 8
levels_strength-9 = strength 9
# (level: string)
computer = computer, { $level }
partner = your partner
dummy = dummy
# table
# What a seat has declared, on its plate.
declared_content = plays
declared_cop = cop hand
declared_resign = out
declared_pass = pass
declared_bonus = bonus
declared_double = double
declarant = declarer

## Zones

# table
zones_hand = hand
zones_stock = Stock
zones_discard = Discard pile
zones_waste = Waste
zones_trick = Trick
zones_contest = Contest
zones_turned = Turned up
zones_won = cards won
zones_extra = Extra cards
zones_cop = Cop hand
zones_dead = Dead cards
zones_secret = Secret cards
zones_reserve = Reserve
zones_field = Field
zones_fieldup = Field card
zones_aside = Set aside
zones_drawn = Drawn card
zones_complete = Complete piles
zones_payoff = Pay-off pile
zones_center = Kansas
zones_stack = Stack
zones_down = Face down
zones_flags = Flags
zones_pile = Pile
zones_travel = Journey
zones_played = Played
zones_laid = Laid down
zones_melds = Melds
zones_sets = Sets
zones_bid = Bid
zones_pass = Passed on
zones_first = Next hand
zones_second = Last hand
zones_centre = Center pile
zones_new = New pile
zones_mob = Mobilized
zones_mobilized = its set
zones_meld = Meld
# (zone: string, name: string, you: boolean)
ownZone = { $you ->
    [true] Your { $zone }
   *[false] { $name }’s { $zone }
}
newPileHint = Ace or King
# (card: string)
due = next: { $card }
# (zone: string)
emptyZone = { $zone }, empty
# (zone: string, count: number, top: string)
pile = { $zone }, { $count ->
    [one] 1 card
   *[other] { $count } cards
}{ $top ->
    [none] { "" }
   *[other] , { $top } on top
}
canDraw = draw
canDrop = put it here
# (name: string, you: boolean)
handOf = { $you ->
    [true] Your hand
   *[false] { $name }’s hand
}
playable = can be played
isPicked = picked
# (number: string, name: string)
meldOf = Meld { $number }, { $name }
# (name: string, count: number)
meldCount = { $name }: counts { $count }
nothingLaid = Nothing is laid down yet

## Doing

# (zone: string, kind: string)
act_draw = Draw from the { $zone }
# (cards: string)
act_discard = Discard { $cards }
# (cards: string)
act_meld = Lay down { $cards }
# (card: string, to: string)
act_add = Add { $card } to meld { $to }
# (card: string)
act_play = Play { $card }
# (card: string, to: string)
act_move = Move { $card } to { $to }
# (what: string)
act_bid = Bid { $what }
# (what: string)
act_name = Name { $what }
# (what: string)
act_call = Call { $what }
# (what: string)
act_prove = Prove by trick { $what }
# (card: string)
act_give = Pass on { $card }
# (card: string)
act_exchange = { $card ->
    [none] Exchange for the turned card
   *[other] Exchange { $card }
}
# (card: string)
act_graft = Graft { $card }
# (card: string)
act_secret = Choose { $card }
# (name: string, card: string)
act_ask = Ask { $name } for { $card }
# table
plain_pass = Pass
plain_agree = Agree to the exchange
plain_refuse = Refuse the exchange
plain_propose = Ask for new cards
plain_fold = Fold
plain_turn = Turn up a card
plain_claim = Stop and claim the points
plain_content = Play my own hand
plain_cop = Take the cop hand
plain_resign = Sit this hand out
plain_bonus = Place a bonus
plain_double = Double the bonus
plain_exchange = Exchange for the turned card
noTrumps = no trumps
clearPicked = Put back
choosePlace = Pick a highlighted spot.
fewer = Less
more = More
askWhom = Whom do you ask?
# (name: string)
askFor = What do you ask { $name } for?
askYourself = yourself
# (verb: string)
pickFromPack = { $verb ->
    [secret] Choose your secret card
   *[other] Choose a card to begin with
}
combosWith = Possible with this:
# (count: number)
otherCombos = { $count } more: pick further cards to see them
# (what: string)
confirm = { $what }?
confirmYes = Do it
confirmNo = Not yet
sortBy = Sort
# table
sorts_game = best for this game
sorts_suit = by suit
sorts_number = by number
sorts_own = my order

## Facts

facts_trumps = Trumps
facts_power = Country in Power
facts_turned = Turned up
facts_bid = Bid
# (bid: string, name: string, you: boolean)
facts_bidOf = { $bid } by { $you ->
        [true] you
       *[false] { $name }
    }
facts_noBid = none yet
facts_doubled = doubled
facts_bonus = bonus
facts_contest = Contest for
# table
facts_contests_President = President
facts_contests_Congress = Congress
facts_target = Played to
facts_hands = Hand
# (hand: number, of: number)
facts_handOf = { $hand } of { $of }
facts_turkette = Turkette suit
facts_trick = Trick
facts_combination = Combination
facts_flag = Flag
facts_turnOvers = Turned over
facts_inning = Inning
# (half: string, inning: number)
facts_innings = { $half } of { $inning }
# table
facts_halves_top = top
facts_halves_bottom = bottom
facts_count = Count
facts_exchanges = Cards passed
# (count: number, limit: number)
facts_of = { $count } of { $limit }
facts_goop = The Goop
facts_phase = Phase
# table
facts_phases_play = play
facts_phases_bidding = bidding
facts_phases_draw = drawing
facts_phases_opening = opening
facts_phases_passing = passing cards
facts_phases_race = the race
facts_phases_graft = grafting
facts_phases_declaring = declaring
facts_phases_picking = choosing secret cards
facts_phases_naming = naming the combination
facts_phases_proving = proving
facts_phases_use = use the card or throw it away
facts_phases_discard = discarding
facts_phases_country = naming the country
facts_phases_declaration = laying combinations
facts_phases_claim = laying down
facts_phases_first-part = first part
facts_phases_second-part = second part
facts_phases_asking = asking
facts_phases_deciding = lead, or ask for new cards
facts_phases_answering = answering
facts_phases_exchanging = exchanging
facts_phases_start = the start
facts_gave = You gave
facts_got = You got
facts_called = Called
facts_partner = Partner
facts_bound = Bound to win
facts_passing = Cards pass
# table
facts_ways_left = to the left
facts_ways_right = to the right
facts_ways_across = across
facts_ways_nobody = to nobody
facts_maker = Maker
facts_knockLimit = Knock with at most
facts_freeCells = Free cells
facts_suit = Suit
facts_owed = To draw
facts_drawn = Drawn
facts_direction = Direction
facts_turnedAround = turned around
facts_cribOf = Crib of
facts_sum = Count so far
# (count: number)
facts_times = { $count ->
    [one] once
   *[other] { $count } times
}

## Refusal

# (name: string)
notYourTurn = { $name ->
    [none] You have no move now.
   *[other] It is not your turn: { $name } to move.
}
onlyWatching = You are watching this game.
cannot = That cannot be done here.
rules = Rules
readRule = Read the rule
close = Close

## Tools

hint = Hint
hintThinking = Thinking …
hintNothing = The expert has nothing to say here.
undo = Take back
lastTrick = Last trick
noLastTrick = No trick has been taken yet.
# (name: string, you: boolean)
tookIt = { $you ->
    [true] You took it
   *[false] { $name } took it
}
log = What happened
score = Score
scoreSheet = Score sheet
# (hand: number)
handNumber = Hand { $hand }
total = Total
noHandsYet = No hand is finished yet.
keys = Keys
keysTitle = Keys at the table
keyList_walk_key = ← → ↑ ↓
keyList_walk_does = walk the cards and piles
keyList_play_key = Enter
keyList_play_does = play, draw, choose
keyList_pick_key = Space
keyList_pick_does = pick a card for a meld
keyList_draw_key = D
keyList_draw_does = draw
keyList_turn_key = T
keyList_turn_does = turn cards until one fits
keyList_pass_key = P
keyList_pass_does = pass
keyList_hint_key = H
keyList_hint_does = hint
keyList_undo_key = U
keyList_undo_does = take back
keyList_last_key = L
keyList_last_does = last trick
keyList_back_key = Esc
keyList_back_does = put picked cards back, close
keyList_help_key = ?
keyList_help_does = how to play, and these keys
menu = Table
side = Score and log
finish = Finish by itself
stopFinishing = Stop
handOver = Hand my seat to the computer
leaveTable = Leave the table
keyToSeat = Move my seat to another device

## Hand count

onward = Next hand
toResult = To the result
lookAtTable = Look at the table
noPoints = Nobody scores.

## Hot seat

# (name: string)
passScreen = Pass the screen to { $name }
passScreenWhy = Nobody else should look now.
# (name: string)
iAm = I am { $name }: show my cards

## Connection

connecting = Connecting …
lost = Connection lost, trying again …
tryNow = Try now
back = Connected again.
onItsWay = Your move is kept and will be sent.
noTable = There is no such table. The link may be wrong, or the table was cleared away.
noTableTitle = No such table
shelf = Back to the shelf
loading = Laying out the table …
# (seconds: number)
clock = { $seconds } s
clockStands = waits
clockStandsLabel = The clock waits while the count is read.
# (seconds: number)
clockLabel = { $seconds } seconds left

## Quick phrases

say = Say
# table
phrases_hello = Hello!
phrases_luck = Good luck!
phrases_well = Well played!
phrases_thanks = Thank you!
phrases_oops = Oops …
phrases_moment = One moment, please.
phrases_hurry = Your turn!
phrases_nice = What a hand!
phrases_again = Another game?
phrases_bye = I have to go. Bye!

## Board

mapHere = Board
