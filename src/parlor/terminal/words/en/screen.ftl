# The full screen: the table, its keys and its panels.

## Keys at the foot of the screen

key-play = Play
key-pick = Pick
key-draw = Draw
key-pass = Pass
key-hint = Hint
key-inspect = Inspect
key-undo = Undo
key-last-trick = Last trick
key-scores = Scores
key-log = Log
key-rules = Rules
key-sort = Sort
key-light = Light
key-pace = Pace
key-write = Write
key-people = People
key-again = New game
key-help = Help
key-leave = Leave
key-forward = Forward
key-back = Back
key-next-hand = Next hand
key-hand-before = Hand before
key-start = Start
key-end = End
key-run = Go on
key-eyes = Eyes
key-space = Space

## The table

hand = hand
your-turn = Your turn: { $what }
what-to-do-play = play a card
what-to-do-draw = draw
what-to-do-meld = lay a meld
what-to-do-add = add to a meld
what-to-do-discard = discard
what-to-do-move = move a card
what-to-do-ask = ask for a card
what-to-do-give = pass a card on
what-to-do-bid = bid
what-to-do-name = name
what-to-do-secret = hide a card
what-to-do-turn = turn up a card
what-to-do-pass = pass
what-to-do-agree = agree
what-to-do-bonus = bonus
what-to-do-call = call
what-to-do-claim = claim
what-to-do-content = content
what-to-do-cop = cop
what-to-do-double = double
what-to-do-exchange = exchange
what-to-do-fold = fold
what-to-do-graft = graft
what-to-do-propose = propose
what-to-do-prove = prove
what-to-do-refuse = refuse
what-to-do-resign = resign
what-to-do-take = take
what-to-do-other = { $verb }
any-of = { LIST($parts, type: "or") }
all-of = { LIST($parts, type: "and") }
waiting-for = Waiting for { $names } …
seconds-left = { "  " }({ $seconds } s)
table-over = The game is over. N deals a new one, S shows the score sheet, Q leaves.
you = You
seat-named = { $seat }
lifted = { $card }: where to? Enter puts it down, Escape back.
picked = Picked: { $cards }. Enter lays them.
which-move = What?
what-are-they = What should they be?
card-face-down = a card face down
stands-for = { $card } as { $other }
button-list = { $verb } … ({ $number })
button-ask = Ask { $whom } for { $card }
verb-play = Play
verb-draw = Draw
verb-meld = Meld
verb-add = Add
verb-discard = Discard
verb-move = Move
verb-ask = Ask
verb-give = Give
verb-bid = Bid
verb-name = Name
verb-secret = Hide
verb-turn = Turn up
verb-pass = Pass
verb-agree = Agree
verb-bonus = Bonus
verb-call = Call
verb-claim = Claim
verb-content = Content
verb-cop = Cop
verb-double = Double
verb-exchange = Exchange
verb-fold = Fold
verb-graft = Graft
verb-propose = Propose
verb-prove = Prove
verb-refuse = Refuse
verb-resign = Resign
verb-take = Take
verb-other = { $verb }
light-is = Light: { $name }.
light-lamplight = lamplight
light-pine = pine
light-daylight = daylight
light-night = night
pace-is = Pace: { $name }.
pace-instant = instant
pace-brisk = brisk
pace-calm = calm
thinking = Thinking …
expert-would = An expert would { $move }.
expert-title = What an expert would do
taken-back = Your last move is taken back.
nobody-comes = Nobody else can come to this table.
people-title = The people at the table
yes-do = Yes, { $what }.
no-dont = No.
no-trick-yet = No trick has been taken yet.
last-trick-title = The last trick
scores-title = Score sheet
counted-title = Hand { $number } is counted
log-title = Log
rules-title = How to play { $game }
keys-title = Keys
write-where = Write the record of the game to which file?
not-saved = Not saved: { $why }
not-over = This game is not over: play it to its end, or leave with Q.
not-your-turn = It is not your turn
saved-in = The game is saved in { $file }
cover = { $seat } is to play. Press Enter when only { $seat } sees the screen.
sheet-back = Enter goes back
sheet-more = ↓ more, Enter goes back
menu-back = Escape goes back
picker-keys = Arrows walk, Enter picks, letters search, Escape goes back.
window-small = This window is too small.
cards-held = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
tricks-taken = { $number ->
    [one] 1 trick
   *[other] { $number } tricks
}
cards-won = { $number } won
bid-is = bid { $bid }
new-pile = new pile
place-yours = your { $place }
place-of = { $name } { $place }

## What one can do, with cards as they look

do-play = play { $what }
do-draw = { $word ->
    [discard] take the top discard
   *[other] draw from the stock
 }
do-meld = lay down { $what }
do-add = add { $what } to meld { $place }
do-discard = discard { $what }
do-move = { $source ->
    [none] { $what } → { $place }
   *[other] { $what }: { $source } → { $place }
 }
do-ask = ask { $whom } for { $what }
do-give = pass on { $what }
do-bid = { $bid ->
    [none] bid { $what }
   *[other] bid { $bid }
 }
do-name = name { LIST($words, type: "and") }
do-secret = put { $what } into the packet
do-turn = turn up a card
do-pass = pass
do-agree = agree
do-bonus = place a bonus
do-call = call { LIST($words, type: "and") }
do-claim = stop and claim the points
do-content = play your own hand
do-cop = take the cop hand
do-double = double the bonus
do-exchange = { $what ->
    [none] swap
   *[other] swap { $what }
 }
do-fold = fold
do-graft = swap { $what }
do-propose = ask for new cards
do-prove = name trick { $word }
do-refuse = refuse
do-resign = sit this hand out

## Leaving

leave-title = Leave the table?
leave-yes = Leave.
leave-no = Stay.
leave-kept = The game is kept, and offered again the next time you play.
leave-saved = The game is saved in { $file }.
leave-fresh = You have not made a move yet, so nothing is kept.
leave-house = Your seat is kept: the link brings you back.
left-title = You left a game of { $game } unfinished, in hand { $number }.
left-go-on = Go on with it.
left-new = Deal a new game. The old one is given up.

## The card at the cursor

card-sammy = { $name } · { $suit } { $number }
card-votes = { $number ->
    [one] 1 vote
   *[other] { $number } votes
}
card-borders = borders { $states }
card-counts = counts { $number }
card-none = Go to a card first: the arrows walk.
inspect-suits = The suits
inspect-pictures = The pictures
inspect-borders = Borders
inspect-no-borders = It borders no other state.
inspect-electors = Votes for the Presidency: { $number }
inspect-congress = Congressmen: { $congressmen }, senators: { $senators }
inspect-rank = By number of people, the states rank it { $rank }.
inspect-map = The map: [{ $code }] is this state, (XX) borders it.

## The keys

keys-table =
    What you can play is raised and has a lamp-colored edge. If you pick
    anything else, the table names the rule that forbids it.

    arrows, Tab    move around; go to the next thing you can do
    Enter, click   play the card, draw, press the button, put down
    Space          pick a card for a meld (or right click); Enter lays
    Escape         put back what was picked or lifted
    1 … 9          press a button
    I              inspect the card: what it is, what its signs mean
    H              a hint: what an expert would do in your place
    U              take back your last move, if that is allowed
    D, P           draw, pass
    L, S, G        the last trick, the score sheet, the log
    R              how to play this game
    O              sort the hand by suit or by number
    T, F           another light; the pace of the computer players
    W              write the record of the game to a file
    M              in a house: the people at the table
    N, Q           when it is over: play again; leave the table
keys-replay =
    Right, Left          one move forward, one move back
    Page Down, Page Up   to the next hand, to the hand before
    Home, End            to the first deal, to the end
    Space                play automatically, or stop
    E                    all cards open, or as one seat after another
    S, G, R              score sheet, log, how to play
    T                    another light
    Q                    leave

## A replay

replay-deal = The deal, { $eyes }. ← → walk, Space goes on, ? tells the keys.
replay-move = Move { $number } of { $last }, { $eyes }. ← → walk, Space goes on, ? tells the keys.
replay-open = all cards open
replay-as = as { $seat } saw it

## The shelf

shelf-title = Pick a game: arrows move, letters search, Enter takes it.
shelf-left = Left unfinished
shelf-left-at = in hand { $number }
shelf-left-about = You left this game unfinished. Enter goes on with it.
shelf-usually = { $players }, usually { $number }
shelf-choices = Enter: players, computer level and options.
setup-title = { $game }   (↑ ↓ ← → change, Enter deals, Escape goes back)
setup-players = Players
setup-level = Computer players
level-random = random
level-casual = casual
level-skilled = skilled
level-expert = expert
level-master = master
level-strength-1 = strength 1, newcomer
level-strength-2 = strength 2, learner
level-strength-3 = strength 3, hobbyist
level-strength-4 = strength 4, regular
level-strength-5 = strength 5, club player
level-strength-6 = strength 6, old hand
level-strength-7 = strength 7, sharp
level-strength-8 = strength 8, ace
level-strength-9 = strength 9, champion
