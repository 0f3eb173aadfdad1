# What a player lays down: the four cards of a number.
quatro-four = the four { $number }s
quatro-all-laid = { $number } of the 13 fours were laid down
quatro-laid = fours laid down: { $number }
quatro-held = You hold that card yourself
quatro-no-such-number = You must hold a card of the same number: you have no { $number }
