### After a game: its result, the replay, the review, and checking the deal.

## Checking the deal

check_title = Check the deal
check_intro = Before the deal the house fixed a secret and published its seal. Every player's device added chance of its own. Now that the game is over all of it is open and signed, and this page does the sum again, here in your browser.
check_proves = This proves that the house could not choose the cards after it had seen the players' numbers, and that the record is the one it signed when the game was over.
check_provesNot = It cannot prove that nobody at the house looked at the cards and told someone, nor that the last player to add numbers was not in league with the house.
check_bring = Bring a record
check_bringHelp = Drop the file of a finished game here, choose it, or paste its text.
check_choose = Choose a file
check_paste = Text of the record
check_start = Check it
check_working = Working it out …
check_other = Check another record
check_again = Try again
check_procedure = The procedure is written down for anyone to repeat: key, stream, shuffle.
check_good = fits
check_bad = does not fit
check_note = for your information
check_allGood = Everything fits. The cards were fixed before anybody could choose them, and the game was played here as it is told.
check_lacking_signature = The shuffle is right, but this record is not signed. It does not prove that the game was played anywhere.
check_lacking_check = What this browser can check fits. It cannot check the signature, though: “parlor verify FILE” can.
check_lacking_chance = The shuffle is right. It was a practice table, so there is no proof that the seed was left to chance.
# (title: string)
check_firstBad = This does not fit: { $title }
check_notJson = This text is not a record: it is not JSON.
check_notRecord = This is JSON, but no record of a house. A house record has the format “parlor-house-record”.
check_plainRecord = This is the plain record of a game. It carries no proof; ask the house for the house record of the table.
check_wrongVersion = This record is of a version that this page does not read.
check_tooLarge = This file is larger than any record. Was it the right one?
check_noCryptography = This browser lends its cryptography only to pages that come over https or from this machine. Open the house that way to check a deal here, or run “parlor verify FILE”.
check_read = The record can be read
# (title: string, names: string[], moves: number, takenBack: number)
check_readDetail = { $title }, { $names }; { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }{ $takenBack ->
        [0] .
        [one] , and 1 take-back.
       *[other] , and { $takenBack } take-backs.
    }
check_signed = The signature of the house
# (key: string)
check_signedDetail = Nothing in it was changed since the end of the game: names, moves, take-backs, ending. The key is { $key }, the one that your browser knows.
check_signedBad = The signature does not fit. The record was changed after it was signed, or somebody made it up.
# (key: string)
check_signedOther = It was signed with another key than that of this house: { $key }.
check_signedUnknown = This browser cannot check such signatures, or a number in the record is too large for it.
check_unsigned = The record is not signed
check_unsignedDetail = It is of a version from before houses signed their records. Anyone can have written it: with other names, other take-backs, or all of it.
check_damagedProof = The proof lacks a part, or a part is no text of 64 hexadecimal digits.
# (id: string)
check_unknownGame = This house has no game “{ $id }”, so its cards cannot be followed here.
check_sealed = The secret is the one that was sealed before the deal
# (seal: string)
check_sealedDetail = The digest of salt and secret is { $seal }, just as published.
# (found: string, published: string)
check_sealedBad = The digest of salt and secret is { $found }, but the house had published { $published }.
check_kept = This browser remembers the same seal
check_keptDetail = You were at this table, and the seal that your browser noted before the deal is this one.
check_keptBad = Your browser noted another seal before the deal than the record shows.
check_keptUnsigned = The signature that your browser noted with the seal does not fit this table.
check_ownShare = Your browser's numbers were used
check_ownShareDetail = The numbers that your browser drew and noted before it sent them stand in the record, unchanged.
check_ownShareBad = Your browser's numbers were not used. Either you were no longer at the table when the cards were dealt, or the house left them out.
check_people = Numbers from everyone at the table
# (people: number)
check_peopleDetail = { $people ->
        [one] One person was at the table, and added some.
       *[other] All { $people } people at the table added some.
    }
# (without: number, people: number)
check_peopleWithout = Of { $people ->
        [one] 1 person
       *[other] { $people } people
    } at the table, { $without } added none. Those who added some need not trust the others.
check_seed = The seed comes from the secret and the players
# (given: number, seed: string)
check_seedDetail = The secret and { $given ->
        [one] 1 contribution
       *[other] { $given } contributions
    } together give the seed { $seed }.
# (found: string)
check_seedBad = The secret and the contributions give the seed { $found }, and that is not the one of the cards.
check_seatsBad = The contributions are not one a seat.
check_typed = The seed was typed
check_typedDetail = This was a practice table: somebody chose the seed, and nobody committed to anything.
check_largeSeed = The seed is too large a number for a browser to follow. “parlor verify FILE” can.
check_chosenCards = The order of the cards was chosen by hand, so it does not come from the seed.
check_dealer = The cut gives the first dealer
# (name: string)
check_dealerDetail = { $name } deals first.
# (name: string, found: string)
check_dealerBad = The cut gives { $name }, but the record says { $found }.
# (hand: number)
check_deal = Hand { $hand }: the cards are those of the seed
# (batches: string)
check_dealRound = From the shuffled pack, { $batches ->
        [1] one card
       *[other] { $batches }
    } at a time, round from the dealer's left: every player got just these cards.
check_dealStock = What is left to draw lies in the order of the shuffled pack.
check_dealOwn = The pack is in this order. This game deals in a way of its own; its rules tell how.
check_dealBad = The cards that were dealt are not those that the shuffled pack gives.
check_order = The order of the pack
# (name: string)
check_orderOf = The order of { $name }'s pack
check_moves = The house has played the game again
# (moves: number, hands: number, ending: string)
check_movesDetail = All { $moves ->
        [one] 1 move is
       *[other] { $moves } moves are
    } legal with these cards, in { $hands ->
        [one] 1 hand
       *[other] { $hands } hands
    }.{ $ending ->
        [ended] { " " }The players ended the game before its end.
        [resigned] { " " }A player resigned.
       *[other] { "" }
    }
check_log = The game stands in the log of the house
# (opened: number, dealt: number, over: number)
check_logLines = The seal is in line { $opened }, the deal in line { $dealt }, this record in line { $over }, and every line is chained to the one before, up to the signed head.
# (dealt: number, unfinished: number)
check_logCounts = This house has dealt { $dealt ->
        [one] 1 game
       *[other] { $dealt } games
    }; { $unfinished ->
        [0] none were
        [one] 1 was
       *[other] { $unfinished } were
    } left unfinished so far.
check_logLong = The way from there to the head is too long for this page: “parlor mirror” follows it.
check_logOlder = The table was opened before the house began its log.
# (kinds: string)
check_logMissing = The log tells of this table only that it was { $kinds }.
check_logNothing = The log does not tell of this table at all.
# table
check_logKinds_opened = opened
check_logKinds_dealt = dealt
check_logKinds_finished = finished
check_logKinds_ended = ended
check_logUnsigned = The head of the log is not signed with the key of this house.
# (line: number)
check_logBroken_other = Line { $line } of the log tells of another game than this record.
# (line: number)
check_logBroken_broken = Line { $line } of the log does not follow from the one before: the log was changed.
# (line: number)
check_logBroken_rewritten = Line { $line } of the log is not the one that your browser saw there before: the log was rewritten.
# (number: number)
check_seat = Seat { $number }

## The key of the house

houseKey_title = This house shows another key than before
houseKey_changed = Your browser knows this house by its key, and the key has changed. The house may have been set up anew, or somebody else answers in its name. What it signs now proves nothing about earlier games.
houseKey_known = Known key
houseKey_shown = Key shown now
houseKey_why = I have asked the people who run the house
houseKey_accept = Trust the new key

## The result

result_solved = It came out!
result_unsolved = It did not come out this time
result_nobody = Nobody wins
result_ended = The game was ended
result_endedWhy = It was not played to its end, so nobody wins.
# (name: string, you: boolean)
result_resigned = { $you ->
        [true] You have resigned
       *[false] { $name } has resigned
    }
result_whenItEnded = How it stood
result_youWin = You win
# (name: string)
result_wins = { $name } wins
# (names: string)
result_win = { $names } win
# (names: string)
result_share = { $names } share the game
# (best: string, next: string, name: string, you: boolean, fewest: boolean)
result_margin = { $best } to { $you ->
        [true] your
       *[false] { $name }’s
    } { $next }{ $fewest ->
        [true] ; the fewest points win.
       *[false] .
    }
# (hand: number, gap: number)
result_turning = Hand { $hand } made the difference: { $gap } { $gap ->
        [one] point
       *[other] points
    } apart.
result_rematch = Play again
result_anotherDeal = Another deal
result_replay = Replay
result_review = Review
result_check = Check the deal
result_shareIt = Share
# (title: string)
result_shareText = A game of { $title } at Parlor
result_copied = The link is copied.
# (path: string)
result_notCopied = This browser does not let the link be copied. It ends with { $path }
result_record = Record
result_standing = The end
result_chart = Totals after each hand
result_hand = Hand
result_howItCame = How it came about
# (hand: number)
result_handNumber = Hand { $hand }
result_theHand = The count
result_noPoints = No points.

## The replay

# (game: string)
replay_title = Replay: { $game }
replay_loading = Fetching the game …
replay_position = Position
# (at: number, total: number)
replay_of = { $at } of { $total }
replay_deal = The deal
replay_first = To the deal
replay_back = One step back
replay_play = Play
replay_pause = Pause
replay_forward = One step on
replay_last = To the end
replay_from = Seen by
replay_open = All cards open
replay_openLater = All cards can be seen once the game is over.
replay_spectator = Spectator
replay_toTable = To the table
replay_again = Try again
replay_thoughts = What the computer thought
replay_thinking = The computer recalls …
replay_byRule = It did not calculate here: it went by a rule of thumb.
replay_only = It had only this one move.
replay_atRandom = It picked a move at random.
# (move: string)
replay_choice = Its own choice: { $move }.
replay_considered = It also considered:
# (hand: number)
replay_hand = Hand { $hand }

## The review

review_title = Review
review_thinking = An expert is going through your game. This takes a moment …
review_intro = What an expert expected you to score at each of your decisions. Luck is what the cards and the other players did; play is what your own choices cost you, and its line falls where a better move was there.
review_result = Result
review_luck = Luck
review_play = Play
# (luck: string, play: string, result: string)
review_sum = Luck brought you { $luck } and your play { $play }: together { $result }.
# (judged: number, all: number)
review_looked = { $judged } of your { $all } decisions were looked at: those where most was at stake.
review_decision = Decision
review_dearest = The costliest decisions
review_decisions = Your decisions
# (move: string)
review_openBest = With all cards open it would have been: { $move }
review_chart = Expected result after each decision, with luck and play apart
review_again = Try again
