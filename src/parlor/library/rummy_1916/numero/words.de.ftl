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

numero-lesson-step-count = Wer die meisten Karten hat, gewinnt.

## Wie die Spielanleitung die Plätze auf dem Tisch nennt

numero-place-hand = { $mine ->
    [yes] Dein Stapel
   *[no] Stapel
 }
