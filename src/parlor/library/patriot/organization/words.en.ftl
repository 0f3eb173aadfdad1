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
