# Sentences of several games of the book.

rummy-1916-last-card = played its last card
rummy-1916-cannot-pass = You cannot pass: you can play { $cards }
