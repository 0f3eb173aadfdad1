# Games that count fifteens, pairs and runs.

crib-lays = { $seat } lays a card away
    .you = You lay a card away
crib-has-laid = You have laid your cards away: wait for the others
crib-first = Lay cards away first, { $number } to go
pegging-fifteen = { $seat } makes fifteen: { $number }
    .you = You make fifteen: { $number }
pegging-pairs = { $seat } makes pairs: { $number }
    .you = You make pairs: { $number }
pegging-run = { $seat } makes a run: { $number }
    .you = You make a run: { $number }
pegging-go = { $seat } says go
    .you = You say go
pegging-limit = { $seat } reaches thirty-one: { $number }
    .you = You reach thirty-one: { $number }
pegging-last = { $seat } laid the last card: { $number }
    .you = You laid the last card: { $number }
pegging-play = Play a card
pegging-too-much = That would make { $number }, and the cards may count { $limit } at most
