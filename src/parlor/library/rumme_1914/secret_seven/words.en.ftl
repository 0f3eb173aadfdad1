# Moves whose card or combination the dealer alone knows.
secret-seven-picks = { $seat }: secret, a card face down
    .you = You choose a secret card, face down
    .named = { $seat } chooses a secret card, face down
secret-seven-names = { $seat }: name, a combination kept secret
    .you = You name a combination, kept secret
    .named = { $seat } names a combination, kept secret

secret-seven-packet = { $seat } takes the secret cards: { $cards }
    .you = You take the secret cards: { $cards }
secret-seven-shown = The secret cards are { $cards }, and the combination is { $combination }
secret-seven-proven = Trick { $number } holds the combination: the dealer has missed the call

# Two to four numbers that total seven, the last one by itself: 1, 2 and 4. It stands in other messages as $combination.
secret-seven-combination = { $numbers } and { $last }

## The count

secret-seven-was = The dealer's combination was { $combination }
secret-seven-tricks = took { $number } tricks
secret-seven-tricks-and-packet = took { $number } tricks, the packet among them
secret-seven-packet-for-called = took { $number } tricks, the packet in the place of the called one
secret-seven-seven-tricks = { $number ->
    [one] 1 trick with cards that make 7
   *[other] { $number } tricks with cards that make 7
 }
secret-seven-given = took the packet
secret-seven-missed = the dealer missed the call, as was proved

## Refusals

secret-seven-pick-first = The dealer picks the secret cards first
secret-seven-not-in-stock = { $card } is not in the stock
secret-seven-no-seven = The cards must include two or more of different suits that total 7
secret-seven-name-first = The dealer names the combination first
secret-seven-not-in-packet = Your packet does not hold { $combination } in different suits
secret-seven-play = Play a card: nothing else can be done now
secret-seven-call-or-pass = A seven trick has fallen: call your combination or pass
secret-seven-yours = Your combination is { $combination }
secret-seven-gone-by = The first trick with your combination has gone by
secret-seven-not-in-trick = This trick does not hold { $combination }
secret-seven-not-asked = The dealer was not asked about trick { $number }
secret-seven-prove-or-pass = The play is over: prove a trick on which the dealer passed, or pass

## The goal

secret-seven-goal = Win tricks, best those that make 7; the packet costs 7

## What one is asked to do, and what it means

secret-seven-ask-pick = { $number ->
    [one] pick one more card for your packet
   *[other] pick { $number } cards for your packet; some must add up to 7
 }
secret-seven-ask-name = name the numbers in your packet that add up to 7
secret-seven-ask-call = call this trick, it holds your { $combination }, or pass
secret-seven-ask-not-yours = pass; this trick makes 7, but not with your { $combination }
secret-seven-ask-prove = name a trick that the dealer should have called, or pass

## The lesson

secret-seven-lesson-step-packet = The dealer is hiding a secret packet, and notes which numbers in it make 7.
secret-seven-lesson-step-called = That trick held the dealer's secret numbers, so its taker gets the packet: minus seven.
secret-seven-lesson-step-count = Late tricks count, tricks that make 7 count two more, and the packet costs seven.

## What is agreed before the deal

secret-seven-option-sides = Four players
    .partners = two against two
    .single = each for themselves
secret-seven-option-call = Who calls the dealer's combination
    .dealer = the dealer
    .auto = the table, by itself
secret-seven-option-called = The called trick
    .counts = counts like any other
    .apart = does not count; the packet does
secret-seven-option-packet = Cards in the packet
    .each = one for each player
    .four = four

## The leaflet

secret-seven-place-secret = { $mine ->
    [yes] Your secret packet
   *[no] Secret packet
 }
secret-seven-does-secret = { $seat } picks { LIST($cards, type: "and") } for the packet
    .you = You pick { LIST($cards, type: "and") } for the packet
secret-seven-does-call = { $seat } calls { LIST($words, type: "and") }
    .you = You call { LIST($words, type: "and") }
secret-seven-does-prove = { $seat } names trick { $word }
    .you = You name trick { $word }
