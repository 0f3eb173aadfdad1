# Organization.

organization-discards = { $seat }: discard a card face down
    .you = You discard a card face down
    .named = { $seat } discards a card face down
organization-partner = { $seat } has played the called card { $card } and is the bidder's partner
    .you = You have played the called card { $card } and are the bidder's partner

## The count

organization-made = { $by } has made the bid of { $number }
    .you = You have made the bid of { $number }
organization-missed = { $by } has missed the bid of { $number }
    .you = You have missed the bid of { $number }
organization-bid-and-took = bid { $number } and took { $other }
organization-partner-missed = partner in a bid that was missed
organization-units = units taken

## Refusals

organization-only-so-many = There are only { $number } units to take
organization-both-copies = You have both copies of { $card }: nobody else can hold it
organization-reserve-first = Take the reserve first, or pass to leave it
organization-discard-first = Discard first, { $number } to go, for the reserve that you took
organization-call-first = Call a card for your partner first
# The same, said to a player who bids.
organization-no-bid-reserve = The bidding is over: take the reserve first, or pass to leave it
organization-no-bid-discard = The bidding is over: discard first, { $number } to go, for the reserve that you took
organization-no-bid-call = The bidding is over: call a card for your partner first

## The lesson

organization-lesson-aim = Bid how many units, that is tricks, you and your partner will organize, and take them.
organization-lesson-hand-1 = Bid a number of units, or pass; you may bid again later.
organization-lesson-hand-2 = The highest bidder names the ruling country and leads.
organization-lesson-hand-3 = Follow the country led if you can. The ruling country beats the others, and of two equal cards the first is higher.
organization-lesson-watch-1 = A missed bid costs what was bid, and the units taken count nothing.
organization-lesson-watch-2 = There are two of every card: your Flag can only be met by its twin, and the first one wins.
