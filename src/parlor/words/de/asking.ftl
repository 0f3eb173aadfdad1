# Spiele, in denen man nach Karten fragt.

question-limit = Nach { $number } Fragen ist Schluss
does-not-have = { $seat } hat { $card } nicht
    .you = Du hast { $card } nicht
hands-over = { $seat } gibt { $card } her
    .you = Du gibst { $card } her
lays-down = { $seat } legt { $set } aus
    .you = Du legst { $set } aus
ask-yourself = Dich selbst kannst du nicht fragen
no-cards-left = { $seat } hat keine Karten mehr
    .you = Du hast keine Karten mehr
