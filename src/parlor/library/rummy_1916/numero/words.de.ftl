numero-turns = { $seat }: deckt { $card } auf
    .you = Du deckst { $card } auf
    .named = { $seat } deckt { $card } auf
numero-out = { $seat } ist draußen
    .you = Du bist draußen
numero-captures = { $seat } gewinnt den Haufen mit { $number } Karten
    .you = Du gewinnst den Haufen mit { $number } Karten
numero-holds = { $number ->
    [one] eine Karte am Ende
   *[other] { $number } Karten am Ende
}
numero-only-move = Der einzige Zug ist turn: Deck deine oberste Karte auf

## Das Ziel

numero-goal = Triff die erste Zahl, hol den Haufen: Die meisten Karten gewinnen
numero-tally = { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
 }

## Was zu tun ist und was es bedeutet

numero-ask = deck deine oberste Karte auf

## Die Lektion

numero-lesson-aim = Gewinn Haufen, und hab am Ende die meisten Karten. Reines Glück, ein Spiel für Kinder.
numero-lesson-hand-1 = Wer dran ist, deckt seine oberste Karte auf.
numero-lesson-hand-2 = Auf die erste Karte im Haufen kommt es an: Wer dieselbe Zahl aufdeckt, gewinnt den ganzen Haufen.
numero-lesson-hand-3 = Ohne Karten bist du draußen. Sind nur noch zwei übrig, geht es noch um fünf Haufen.
numero-lesson-watch-1 = Zu entscheiden gibt es nichts. Behalte die Zahl im Auge, mit der der Haufen angefangen hat.
numero-lesson-step-aim = Wer am Ende die meisten Karten hat, gewinnt. Entscheiden musst du nichts: alles Glückssache.
numero-lesson-step-turn = Deck deine oberste Karte auf. Ist sie gleich der ersten im Haufen, gehört der Haufen dir.
numero-lesson-step-capture = Treffer! Wer die Karte aufgedeckt hat, bekommt den ganzen Haufen.
numero-lesson-step-again = Diesmal ist es deiner. Den nächsten Haufen beginnt, wer links von dir sitzt.
numero-lesson-step-count = Wer die meisten Karten hat, gewinnt.

## Wie die Spielanleitung die Plätze auf dem Tisch nennt

numero-place-hand = { $mine ->
    [yes] Dein Stapel
   *[no] Stapel
 }
