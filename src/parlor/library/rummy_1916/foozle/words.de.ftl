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

foozle-lesson-step-won = Wer am höchsten geboten hat, spielt aus, allein gegen alle anderen.
foozle-lesson-step-count = Geschafft: Das Gebot zählt für jeden Gegner einmal. Verfehlt: Jeder Gegner bekommt es.
