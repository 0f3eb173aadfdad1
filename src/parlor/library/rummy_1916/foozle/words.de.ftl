foozle-trumps = { $suit } sind Trumpf
foozle-made = Gebot von { $number } geschafft, gegen { $other ->
    [one] einen
   *[other] { $other }
 }
foozle-failed = { $by } hat { $number } geboten und nicht geschafft
    .you = du hast { $number } geboten und nicht geschafft

## Das Ziel

foozle-goal-bidding = Biete, wie viele der 5 Stiche du schaffst
foozle-goal = Verhindere, dass { $seat } { $number } der 5 Stiche macht
    .you = Mach { $number } der 5 Stiche: So viele hast du geboten

## Was zu tun ist

foozle-ask-first = spiel aus: Die Farbe dieser Karte wird Trumpf

## Die Lektion

foozle-lesson-aim = Biete auf Stiche, allein gegen alle. Deine erste ausgespielte Karte bestimmt Trumpf.
foozle-lesson-hand-1 = Alle bieten einmal, einen bis fünf Stiche und immer mehr als vorher, oder passen. Passen alle, muss bieten, wer gibt.
foozle-lesson-hand-2 = Wer am höchsten geboten hat, spielt aus, und die Farbe dieser Karte ist Trumpf.
foozle-lesson-hand-3 = Bediene, wenn du kannst. Es geht um fünf Stiche.
foozle-lesson-watch-1 = Ein geschafftes Gebot zählt für jeden Gegner einmal; ein verfehltes bekommen die Gegner, und zwar jeder.
foozle-lesson-watch-2 = Stiche über das Gebot hinaus zählen nichts.
foozle-lesson-step-aim = Einer bietet gegen alle: so und so viele von fünf Stichen.
foozle-lesson-step-bid = Zähl deine sicheren Stiche, und biete so viele, oder passe. Geboten wird nur einmal reihum.
foozle-lesson-step-won = Wer am höchsten geboten hat, spielt aus, allein gegen alle anderen.
foozle-lesson-step-trumps = Die allererste Karte macht Trumpf. So sucht sich der Alleinspieler seine Farbe aus!
foozle-lesson-step-follow = Bediene, wenn du kannst; sonst stich, oder wirf etwas ab.
foozle-lesson-step-count = Geschafft: Das Gebot zählt für jeden Gegner einmal. Verfehlt: Jeder Gegner bekommt es.
