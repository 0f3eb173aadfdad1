# The plain form: what is printed line by line, and what can be typed.

you-did = You: { $what }
welcome-game = { $game }: { $summary }
welcome-one = { $players } players: you are { $seat }.
welcome-one-others = { $players } players: you are { $seat }; the computer plays the others ({ $level }).
welcome-several = { $players } players: seats { $seats } are at this keyboard.
welcome-several-others = { $players } players: seats { $seats } are at this keyboard; the computer plays the others ({ $level }).
welcome-options = Options: { $options }.
welcome-deal = Deal number { $number }: --seed { $number } deals it again.
welcome-help = Type ? for help.
welcome-left = A game that you left unfinished is kept: 'parlor play --load { $file }' goes on with it.
leave-plain = You leave the table.
leave-plain-kept = The game is kept: 'parlor play --load { $file }' goes on with it.
left-ask = You left a game of { $game } unfinished, in hand { $number }. Go on with it? [Y/n]{ " " }
left-no = n
your-move = Your move:{ " " }
seats-move = { $seat }, your move:{ " " }
hand-over = { $seat } is to play. Press Enter when only { $seat } sees the screen.{ " " }
type-something = Type the number of a move, the move itself, or ? for help.
not-allowed = Not allowed. { $why }
is-allowed = '{ $text }' is allowed now.
numbered = The moves are numbered from 1 to { $last }.
say-where = Say where: 'save FILE'.
scores-are = Scores: { $scores }
lines-before = … { $number } lines before this: type 'log' to read them
heading = Hand { $number }, { $seat } deals. Scores: { $scores }
row-goal = goal
row-others = others
row-known = known
called-you = you
called-seat = seat { $number }
count-hidden = ({ $number } hidden)
count-cut = ({ $number } cards) … { $cards }
nothing = none
more-moves = … and { $number } more: type 'legal' to see them all
thought-best = the best ({ $worlds } imagined deals)
thought-as-good = about as good ({ $worlds } imagined deals)
thought-percent = { $worse } % worse ({ $worlds } imagined deals)
thought-worse = { $worse } points worse ({ $worlds } imagined deals)
ended-after = The game is over after hand { $number }. { $outcome }
ended-nobody = Nobody has won.
ended-alone = Not won this time.
ended-you = You have won.
ended-one = { $names } has won.
ended-several = { $names } have won.
final-scores = Final scores: { $scores }
sheet-hand = Hand { $number }: { $points }
which-game = Which game? [{ $usual }]{ " " }
on-the-shelf = On the shelf: { $games }
no-such-game = There is no game '{ $name }' on the shelf.
no-such-game-but = There is no game '{ $name }' on the shelf. Did you mean { $meant }?
help-plain =
    Type the number of a move, or the move itself: 'play H4'. 'h4' will do where only one move is meant. Besides:
      legal        all your moves, however many there are
      view         the whole table as you see it, every card of every pile
      scores       the totals, and what each finished hand brought
      log          all that everyone at the table has seen happen
      cards        the pack: what the codes mean, and what is printed on each card
      rules        how to play this game ('rules full': every rule; 'rules common': what holds in all games of its book)
      ? MOVE       whether a move is allowed, and if not, the rule that forbids it
      hint         the moves that the computer thinks best
      undo         take back your last move: alone against the computer with all that was played since, among people
                   only the very last move, and only if it showed nobody a card
      save FILE    write the record of the game; 'parlor play --load FILE' goes on with it
      quit         leave the table (so do Ctrl-D and Ctrl-C)
help-visit =
      table        the people at the table, and what you can do about seats: ask to join in, answer those who ask, take
                   your seat back, hand it over, resign, end the game ('table resign', 'table yes 2' …)
    While you wait for others, Ctrl-C lets you type a command; Ctrl-C again leaves the table.
