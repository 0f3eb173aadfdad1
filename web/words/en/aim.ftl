### What one is after, what one has to do, and moves that the page makes because there is nothing to choose.

goal = Goal
# (score: number, target: number)
target = { $score } of { $target }

## Prompts, to follow “Your turn:”

drawStock = draw a card from the stock.
drawNext = draw from the stock; nothing else fits.
# (card: string)
drawOr = draw from the stock, or take { $card }.
# (card: string)
take = take { $card } from the discard pile.
# (least: string, pass: boolean)
bid = { $pass ->
        [true] bid { $least } or more, or pass.
       *[false] bid { $least } or more; the others have passed.
    }
# (bid: string, pass: boolean)
bidOnly = { $pass ->
        [true] bid { $bid }, or pass.
       *[false] bid { $bid }.
    }
# (least: string, also: string)
bidAnd = bid { $least } or more, { $also }, or pass.
# (also: string)
passOr = { $also }, or pass.
# table
also_bonus = place a bonus
also_double = double the bonus
# (cards: string, worth: string, rest: string)
layOne = lay { $cards }{ $worth ->
        [none] { "" }
       *[other] { " " }({ $worth })
    }{ $rest }.
# (worth: string, rest: string)
lay = lay down a meld{ $worth ->
        [none] { "" }
       *[other] { " " }(at best { $worth })
    }{ $rest }.
# (rest: string)
addOnly = add to a meld{ $rest }.
orDiscard = , or discard
orPass = , or pass
discard = discard a card to end your turn.
# (suit: string)
noneOf = play any card; you have no { $suit }.
# (suit: string)
followOrTrump = follow { $suit }, or trump.
# (name: string)
askFor = choose the card to ask { $name } for.
lead = lead any card.
onlyPass = you can only pass.
# (ask: string, more: string)
with = { $ask }; { $more }
# (card: string, worth: string)
brings = { $card } is { $worth }
or = { " " }or{ " " }
soon = One moment …

## Moves without a choice

# (suit: string)
why_follow = Your only card in { $suit }
why_last = Your last card
why_only = The only card you can play
why_pass = Nothing you hold can be played
why_single = The only thing to do
# table
done_play = played
done_pass = passed
done_draw = drawn
done_turn = turned up
done_other = done
# (why: string, done: string)
forced = { $why }: { $done } for you.
