# Sentences of several games of the book.

rummy-1916-last-card = out of cards first
rummy-1916-cannot-pass = You cannot pass: you can play { $cards }
